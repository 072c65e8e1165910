"""Sheets over any page, about the show as a whole: what to begin with, its words, where its analogy breaks."""
