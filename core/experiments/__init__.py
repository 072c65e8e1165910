"""Experiments: claims about attention, each measured with seeded random numbers, by NumPy alone.

A file holds one experiment. Functions return numbers, never words. The same seed gives the same numbers (float64; sums
may differ in their last bit from one BLAS to another). What takes long calls `progress` with the fraction done, which
may raise to cancel it.
"""
