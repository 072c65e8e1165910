"""The window and what belongs to all pages: start, menus, sheets, guide, pictures."""
