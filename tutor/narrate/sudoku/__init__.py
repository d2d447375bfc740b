"""Sudoku in words: digits, cells and houses, and the story of every technique."""
