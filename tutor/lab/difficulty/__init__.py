"""A study of how hard Sudoku is for people, made again from its puzzles, table by table."""
