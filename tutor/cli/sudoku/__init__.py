"""Sudoku on the command line: what the verbs need of it."""
