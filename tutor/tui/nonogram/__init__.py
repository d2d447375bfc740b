"""Nonograms on the screen: a board with its clues, and the screens around it."""
