"""A program: editor, margin, colours, output."""
