"""Pas à pas: a tutor in the terminal that teaches Sudoku by logic."""

__version__ = "0.2.0"
