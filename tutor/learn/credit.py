"""What something is still worth after a hint."""

HINT_CREDIT = {0: 1.0, 1: 0.9, 2: 0.7, 3: 0.5, 4: 0.2, 5: 0.0}
"""The credit that is left, by the deepest rung."""
