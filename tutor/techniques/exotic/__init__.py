"""Patterns of the hardest puzzles: large, rare, and worth many nets."""
