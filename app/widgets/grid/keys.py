"""Where the keys take the cursor of a grid."""

from PySide6.QtCore import Qt

PAGE = 10  # rows
MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_PageUp: (-PAGE, 0),
    Qt.Key.Key_PageDown: (PAGE, 0),
}
STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}  # with Ctrl, where numbers can be edited
NUMBERS_BEGIN = "0123456789.-+−"


def moved(cell: tuple[int, int], key: int, ctrl: bool, shape: tuple[int, int]) -> tuple[int, int] | None:
    """Return where a key takes the cursor, within the matrix; None if it is no such key."""
    row, column = cell
    if key in MOVES and not ctrl:
        down, right = MOVES[Qt.Key(key)]
        return kept_within((row + down, column + right), shape)
    if key == Qt.Key.Key_Home:
        return (0, 0) if ctrl else (row, 0)
    if key == Qt.Key.Key_End:
        return kept_within((shape[0] if ctrl else row, shape[1]), shape)
    return None


def kept_within(cell: tuple[int, int], shape: tuple[int, int]) -> tuple[int, int]:
    """Return the nearest cell of a matrix of this shape."""
    return max(min(cell[0], shape[0] - 1), 0), max(min(cell[1], shape[1] - 1), 0)
