"""Reusable widgets: they paint what they are handed and report gestures; they compute and remember nothing."""
