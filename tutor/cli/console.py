"""Where tables are printed: a closed pipe is left to whoever runs the command."""

from rich.console import Console


class Printer(Console):
    """Standard output; Rich alone would exit with 1 when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Let the error through, which is being handled where this is called."""
        raise
