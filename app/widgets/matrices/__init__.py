"""Matrices in a line, formulas, the flow of tensors."""
