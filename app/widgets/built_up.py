"""What the four steps build up, part by part."""


class BuiltUp:
    """A part of the picture: mixed into the widget that paints it, which asks `level` how far it has come, 0 to 1."""

    level = 1.0

    def set_level(self, level: float) -> None:
        """Show how far this part has been built up."""
        if level != self.level:
            self.level = level
            self.update()
