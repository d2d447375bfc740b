"""The game: geometry, grid, text formats, exhaustive search, generator.

Nothing here knows a human technique, a screen or a command.
"""
