"""The second game: black and white pictures, told by the lengths of their blocks.

The same verbs as for Sudoku: formats, a solver, rules that yield Steps, a generator.
"""
