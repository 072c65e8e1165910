"""Benchmarks: `python -m tests.bench NAME [--check]`. One module a name."""
