"""A game read back: each move with its simplest reason, and what to look at again."""
