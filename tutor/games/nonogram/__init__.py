"""A nonogram being played, without any screen: the same verbs as for a Sudoku."""
