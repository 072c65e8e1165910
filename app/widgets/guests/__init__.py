"""Guests as cards and rows."""
