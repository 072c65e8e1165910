"""A matrix as cells: colours, digits, names, picking and typing."""
