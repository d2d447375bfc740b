"""What can be done with a drawing as a whole: names, sizes, other pictures, ways out."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tutor.activity.drawing import LARGEST_DRAWN, picture_in
from tutor.base.upload import AnyFile
from tutor.games.both import NONOGRAM
from tutor.games.game import AnyPuzzle, Unreadable, sides_of
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.sketch import (
    Paper,
    emptied,
    inverted,
    mirrored,
    quarter_turn,
    shifted,
    upside_down,
)
from tutor.games.nonogram.titles import AUTHOR, DRAWN
from tutor.learn.learner import tell_problem
from tutor.nonogram.image import is_image_file
from tutor.tui.puzzles import Report

if TYPE_CHECKING:
    from tutor.activity.drawing import Drawings
    from tutor.activity.entry import Found
    from tutor.games.nonogram.sketch import Sketch
    from tutor.nonogram.image import Scanned
    from tutor.nonogram.repair import Repaired, Rows
    from tutor.tui.nonogram.editor import DrawScreen

_SIZES = ((5, 5), (10, 10), (15, 15), (20, 20), (25, 25), (30, 30))
_CHANGES: dict[str, Callable[[Sequence[str]], tuple[str, ...]]] = {
    "up": lambda rows: shifted(rows, -1, 0),
    "down": lambda rows: shifted(rows, 1, 0),
    "left": lambda rows: shifted(rows, 0, -1),
    "right": lambda rows: shifted(rows, 0, 1),
    "mirror": mirrored,
    "flip": upside_down,
    "turn": quarter_turn,
    "invert": inverted,
    "empty": emptied,
}


class DrawingVerbs:
    """Carries out, for a screen, what is about the whole drawing."""

    def __init__(self, screen: "DrawScreen") -> None:
        self._screen = screen

    @property
    def _drawings(self) -> "Drawings":
        from tutor.tui.nonogram.editor import drawings_of

        return drawings_of(self._screen.tutor)

    # Changes

    def do_repair(self) -> None:
        """Make the change that is offered."""
        screen = self._screen
        if not screen.edit(screen.drawing.apply_repair):
            screen.tutor.tell(screen.speaker.say("draw-nothing-to-repair"), seconds=4)

    def do_other_repair(self) -> None:
        """Offer another change."""
        self._screen.show(self._screen.drawing.another_repair())

    def do_drawing_title(self) -> None:
        """Give it a title."""
        self._ask_for("draw-ask-title", self._sketch.title, self._sketch.name)

    def do_drawing_author(self) -> None:
        """Say who drew it."""
        self._ask_for("draw-ask-author", self._sketch.author, self._sketch.sign)

    @property
    def _sketch(self) -> "Sketch":
        return self._screen.drawing.sketch

    def _ask_for(self, message: str, value: str, take: Callable[[str], bool]) -> None:
        screen = self._screen

        def taken(text: str) -> None:
            take(" ".join(text.split()))
            screen.retell()

        screen.tutor.ask(screen.speaker.say(message), value, lambda text: None, taken)

    def do_drawing_size(self) -> None:
        """Another size; what it leaves out is there again when it grows."""
        screen = self._screen
        self._ask_for_size(
            self._size,
            lambda paper: screen.edit(lambda: self._sketch.resize(paper.width, paper.height)),
        )

    @property
    def _size(self) -> str:
        return f"{self._sketch.width}x{self._sketch.height}"

    def do_drawing_new(self) -> None:
        """An empty sheet; this drawing is kept."""
        self._ask_for_size(
            self._size, lambda paper: self._screen.switch(self._drawings.begin(paper))
        )

    def _ask_for_size(self, now: str, then: Callable[[Paper], object]) -> None:
        app, say = self._screen.tutor, self._screen.speaker.say

        def problem(text: str) -> str | None:
            fits = all(1 <= side <= LARGEST_DRAWN for side in sides_of(text))
            return None if fits else say("size-bad", largest=LARGEST_DRAWN)

        def typed(text: str) -> None:
            then(Paper(*sides_of(text)))

        def chosen(answer: str) -> None:
            if answer == "other":
                app.ask(say("size-prompt"), now, problem, typed)
            else:
                typed(answer)

        sizes = [(f"{w}x{h}", f"{w}x{h}") for w, h in _SIZES]
        app.choose(say("choose-size"), [*sizes, ("other", say("size-other"))], chosen, at=now)

    def do_drawing_change(self) -> None:
        """Move it within its frame, turn it, exchange black and white."""
        screen, say = self._screen, self._screen.speaker.say

        def chosen(answer: str) -> None:
            changed = _CHANGES[answer](self._sketch.picture)
            screen.edit(lambda: self._sketch.replace(changed))

        lines = [(name, say(f"draw-change-{name}")) for name in _CHANGES]
        screen.tutor.choose(say("draw-change-title"), lines, chosen)

    # Ways out

    def do_drawing_play(self) -> None:
        """Play it."""
        screen = self._screen
        if screen.drawing.is_empty:
            screen.tutor.tell(screen.speaker.say("draw-nothing-yet"), seconds=4)
            return
        screen.tutor.puzzles.open(screen.drawing.to_play(), DRAWN)

    def do_save(self) -> None:
        """Save it to a file, in a format to choose."""
        self._screen.tutor.puzzles.export(self._screen.drawing.to_play(), to_file=True)

    def do_copy(self) -> None:
        """Copy it, in a format to choose."""
        self._screen.tutor.puzzles.export(self._screen.drawing.to_play(), to_file=False)

    # Other drawings

    def do_drawing_open(self) -> None:
        """Go on with another drawing that was kept."""
        screen, drawings = self._screen, self._drawings
        kept = {str(record.id): record for record in drawings.kept()}

        def chosen(answer: str) -> None:
            if answer != str(screen.drawing.keeper.record.id):
                screen.switch(drawings.open(kept[answer]))

        lines = [(id_, drawings.called(record)) for id_, record in kept.items()]
        here = str(screen.drawing.keeper.record.id)
        screen.tutor.choose(screen.speaker.say("draw-open-title"), lines, chosen, at=here)

    def do_drawing_delete(self) -> None:
        """Delete the drawing, if that is meant."""
        screen, drawings = self._screen, self._drawings
        say, record = screen.speaker.say, screen.drawing.keeper.record
        name = drawings.called(record)

        def answered(answer: str) -> None:
            if answer != "yes":
                return
            problem = drawings.delete(record)
            if problem is not None:
                told = tell_problem(problem, screen.speaker)
                screen.tutor.tell(told, seconds=20, is_warning=True)
                return
            screen.switch(drawings.last())
            screen.tutor.tell(say("draw-deleted", name=name), seconds=5)

        lines = [(answer, say(f"draw-delete-{answer}")) for answer in ("no", "yes")]
        screen.tutor.choose(say("draw-delete-title", name=name), lines, answered)

    def do_paste(self) -> None:
        """Draw on a nonogram that is pasted."""
        from tutor.activity.entry import read_text
        from tutor.tui.screens.bring_in import PasteDialog

        app, speaker = self._screen.tutor, self._screen.speaker

        def read(text: str) -> "Found | str":
            found = read_text(text, (NONOGRAM,))
            return found.tell(speaker, None) if isinstance(found, Unreadable) else found

        app.push_screen(PasteDialog(speaker, app.clipboard, read), self._take)

    def do_drawing_file(self) -> None:
        """Draw on a nonogram of a file, or on a picture."""
        from tutor.activity.entry import Found, read_file
        from tutor.tui.nonogram.image_wizard import ImageWizard

        app, speaker = self._screen.tutor, self._screen.speaker
        images: list[AnyFile] = []

        def read(path: AnyFile) -> "Found | str":
            if is_image_file(path):
                images.append(path)
                return Found(NONOGRAM, ())
            return read_file(path, NONOGRAM, speaker)

        def taken(found: "Found | None") -> None:
            if found is None or found.puzzles:
                self._take(found)
            else:
                wizard = ImageWizard(self._screen, images[-1], self._begin_with_image)
                wizard.begin(partial(self._ask_for_size, self._size))

        app.files.bring(speaker, read, taken)

    def _begin_with_image(self, found: "Scanned", title: str) -> None:
        """A drawing of a picture; what would make it a nonogram is told at once."""
        self._screen.switch(self._drawings.begin_with(found.picture, title, inks=found.inks))

    def do_repair_all(self) -> None:
        """Change as few cells as possible until there is one solution, as one edit."""
        screen, picture, inks = self._screen, self._sketch.picture, self._sketch.inks
        say, now_and_then = screen.speaker.say, screen.tutor.puzzles.now_and_then

        def job(report: Report) -> "Repaired":
            from tutor.nonogram.repair import repaired

            pulse = now_and_then(lambda _: report("", None))
            return repaired(picture, lambda: pulse(0), inks=inks)

        def done(found: "Repaired | Exception | None") -> None:
            if found is None or isinstance(found, Exception):
                screen.tutor.tell_failure(found)
                return
            screen.edit(lambda: self._sketch.replace(found.picture))
            told = say(f"nono-image-{found.verdict}", changed=len(found.changed))
            screen.tutor.tell(told, seconds=10)

        screen.tutor.work(say("draw-work-repairing"), job, done)

    def _take(self, found: "Found | None") -> None:
        if found is not None:
            app = self._screen.tutor
            app.puzzles.choose(found.puzzles, lambda _, puzzle: self._begin_with(puzzle))

    def _begin_with(self, puzzle: AnyPuzzle) -> None:
        """A drawing of the picture that a nonogram has, if that is known."""
        screen = self._screen
        assert isinstance(puzzle, PicturePuzzle)
        position = puzzle.position
        speaker = screen.speaker

        def begun(picture: "Rows | Exception | None") -> None:
            if isinstance(picture, tuple):
                by = position.puzzle.properties.get(AUTHOR, "")
                title = position.puzzle.title_in(speaker.language)
                inks = position.puzzle.inks
                screen.switch(self._drawings.begin_with(picture, title, by, inks))
            elif isinstance(picture, Exception):
                screen.tutor.tell_failure(picture)
            else:
                why = speaker.say("draw-no-picture")
                screen.tutor.tell(why, seconds=8, is_warning=True)

        screen.tutor.work(speaker.say("work-judging"), lambda report: picture_in(position), begun)
