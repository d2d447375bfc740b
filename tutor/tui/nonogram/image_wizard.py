"""From a picture of a file to a drawing: asks for the size and the colours.

In black and white it then asks for the threshold.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.base.upload import AnyFile
from tutor.games.nonogram.sketch import Paper
from tutor.language.image_problems import bad_image
from tutor.nonogram.image import BRIGHTEST, BadImage, Scan, Scanned, scanned
from tutor.nonogram.inks import MOST_OF_OURS

if TYPE_CHECKING:
    from tutor.tui.nonogram.editor import DrawScreen


class ImageWizard:
    """Asks what is to be known of a picture, and hands over what comes of it."""

    def __init__(
        self, screen: "DrawScreen", path: AnyFile, then: Callable[[Scanned, str], object]
    ) -> None:
        """A picture, and who takes the drawing and its title."""
        self._screen, self._path, self._then = screen, path, then

    def begin(self, ask_for_size: Callable[[Callable[[Paper], object]], object]) -> None:
        """Ask for the size first."""
        ask_for_size(self._ask_for_colours)

    def _ask_for_colours(self, paper: Paper) -> None:
        app, say = self._screen.tutor, self._screen.speaker.say

        def problem(text: str) -> str | None:
            fits = text.strip().isdecimal() and len(text) < 9 and 1 <= int(text) <= MOST_OF_OURS
            return None if fits else say("draw-image-colours-bad", most=MOST_OF_OURS)

        def answered(text: str) -> None:
            then = self._take if int(text) > 1 else self._ask_for_threshold
            self._scan(Scan(*paper, colours=int(text)), then)

        app.ask(say("draw-image-colours", most=MOST_OF_OURS), "1", problem, answered)

    def _scan(self, scan: Scan, then: Callable[[Scan, Scanned], object]) -> None:
        app, speaker = self._screen.tutor, self._screen.speaker

        def job(report: object) -> Scanned:
            return scanned(self._path.read_bytes(), scan)

        def done(found: Scanned | Exception | None) -> None:
            if isinstance(found, Scanned):
                then(scan, found)
            elif isinstance(found, BadImage):
                app.tell(bad_image(found, speaker), seconds=10, is_warning=True)
            elif isinstance(found, OSError):
                told = speaker.say(
                    "input-unreadable",
                    name=printable(str(self._path), 200),
                    reason=printable(found.strerror or str(found), 200),
                )
                app.tell(told, seconds=10, is_warning=True)
            else:
                app.tell_failure(found)

        app.work(speaker.say("draw-work-scanning"), job, done)

    def _ask_for_threshold(self, scan: Scan, found: Scanned) -> None:
        """The one that was found can be changed; the drawing is there either way."""
        app, say = self._screen.tutor, self._screen.speaker.say

        def problem(text: str) -> str | None:
            fits = text.strip().isdecimal() and len(text) < 9 and int(text) <= BRIGHTEST
            return None if fits else say("draw-threshold-bad", most=BRIGHTEST)

        def answered(text: str) -> None:
            if int(text) == found.threshold:
                self._take(scan, found)
            else:
                self._scan(Scan(scan.width, scan.height, int(text)), self._take)

        app.ask(say("draw-threshold"), str(found.threshold), problem, answered)

    def _take(self, scan: Scan, found: Scanned) -> None:
        self._then(found, printable(self._path.stem, 60))
