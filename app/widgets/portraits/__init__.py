"""Portraits of people, books, dishes and words."""
