"""Plots by matplotlib as widgets. It is imported when the first one is drawn."""
