"""Importing this gives `import` back to Python, which PySide has put a function of its own around.

That function reads the source of each module imported from then on, to find out whether it may want Qt's names in
another spelling (`from __feature__ import snake_case`). Ours never do, and there are two hundred of them.
"""

import builtins

import PySide6.QtCore  # noqa: F401  puts its function around

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
