"""A show as a program in NumPy or PyTorch, and as a notebook."""
