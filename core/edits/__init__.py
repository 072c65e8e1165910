"""Edits of a show: each takes a Show and returns another."""
