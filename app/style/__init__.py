"""Colours, type, icons, plots and mathematics, the same everywhere."""
