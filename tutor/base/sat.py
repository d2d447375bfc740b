"""What both games ask of the optional package ``python-sat``."""

ENGINE = "cadical195"
CONFLICTS_PER_SLICE = 500
MOST_CLAUSES = 12_000_000
"""About two gigabytes of memory."""


class SatMissing(Exception):
    """This board needs ``python-sat``, which is not installed."""


class TooLarge(Exception):
    """The board is out of reach of any engine: its clauses would fill the memory."""


def available() -> bool:
    """Whether ``python-sat`` is installed."""
    try:
        import pysat.solvers  # noqa: F401
    except ImportError:
        return False
    return True
