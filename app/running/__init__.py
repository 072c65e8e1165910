"""Work in other processes: a program, and its end."""
