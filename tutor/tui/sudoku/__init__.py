"""Sudoku on the screen: how it is drawn and written on."""
