"""What the commands about nonograms share."""

from tutor.cli.run import Run
from tutor.language.nonogram_speaker import NonogramSpeaker


class NonogramRun(Run):
    """A run that has the words for nonograms where they differ from those for all."""

    def __init__(self, lang: str | None) -> None:
        super().__init__(lang, NonogramSpeaker)
