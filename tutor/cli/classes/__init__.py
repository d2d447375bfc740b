"""``tutor class``: a class and what it does."""
