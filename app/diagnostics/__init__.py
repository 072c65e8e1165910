"""What is kept and said when something unforeseen happens."""
