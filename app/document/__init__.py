"""The document: the show that is open, its undo stack, and where it was opened from."""
