"""The simplest next step, whole paths, why a cell has its colour, and where a board went wrong."""
