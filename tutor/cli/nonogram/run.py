"""What the commands about nonograms share."""

from tutor.cli.run import Run


def run_of(lang: str | None) -> Run:
    """A run that knows what is said about nonograms, and what all commands say."""
    return Run(lang, "nonogram", "commands")
