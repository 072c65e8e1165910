"""The desktop app. It asks `core` for every number and paints what it is given."""
