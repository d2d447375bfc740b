"""How hard a nonogram is: by rules and sweeps, and as a formula."""

from tutor.rating.nonogram.rater import NonogramRating, NotRated, rate

__all__ = ["NonogramRating", "NotRated", "rate"]
