"""A grid being played, without any screen: the board, its history, and what the coach says.

The room stands between the explainer and the screens, so that the board on screen, play
in plain text, and whatever reads a finished game back share one idea of what a game is.
"""
