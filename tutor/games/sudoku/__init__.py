"""A Sudoku being played, without any screen: the board, its history, and what the coach says."""
