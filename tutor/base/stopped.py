"""How long work is told that nobody waits for it any more."""


class Stopped(Exception):
    """Nobody waits for the answer any more."""
