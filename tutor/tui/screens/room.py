"""How much room a board and the coach beside it need."""

from textual.geometry import Size

SMALLEST = Size(40, 16)
"""Below this there is no room for a board at all."""
BESIDE = Size(58, 16)
"""From here on the coach has a place beside the board; below it is a drawer."""
WIDEST = 66
"""A card has no more columns than this: its lines would be too long to read."""
READABLE = 30
"""The card keeps so many columns beside a board that is wider than its room anyway."""
LOWEST = 24
"""A board is set lower only as long as the card keeps so many lines."""
DRAWER = 32
"""Columns of the card where it is a drawer."""
