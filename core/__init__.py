"""Attention, and the shows that it is computed for. No Qt: usable from any script."""
