"""The two languages that everything is told in."""

from typing import Literal

Language = Literal["en", "fr"]
