"""The show: people, records and heads, and the file that they are kept in."""
