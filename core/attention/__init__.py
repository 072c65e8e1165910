"""Attention itself: arrays in, a Trace of every step out. Nothing here knows of people."""
