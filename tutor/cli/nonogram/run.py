"""What the commands about nonograms share."""

from tutor.base.language import Language
from tutor.cli.run import Run
from tutor.language.nonogram_speaker import NonogramSpeaker


class NonogramRun(Run):
    """A run that has the words for nonograms where they differ from those for all."""

    def speak(self, language: Language) -> None:
        """Speak a language from now on."""
        self.speaker = NonogramSpeaker(language)
        self.say = self.speaker.say
