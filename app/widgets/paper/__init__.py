"""Text to be read: paper, paragraphs, glossary."""
