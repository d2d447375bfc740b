"""``tutor nonogram edit``: draw a nonogram of one's own, on the screen."""

from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Annotated

from tutor.base.shown import typed
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import read_all
from tutor.cli.nonogram.inputs import READER
from tutor.cli.nonogram.making import size_of
from tutor.cli.options import Input, Lang, option
from tutor.cli.run import Run
from tutor.cli.screens import open_screen, speak_as_set
from tutor.language.nonogram_speaker import NonogramSpeaker

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def edit(
    input_: Input = None,
    size: Annotated[str | None, option("--size", metavar="WxH")] = None,
    lang: Lang = None,
) -> None:
    with Run(lang, NonogramSpeaker) as run, ExitStack() as stack:
        # Loaded here: commands that print puzzles have no use for the learner's file.
        from tutor.activity.drawing import LARGEST_DRAWN, Drawings, picture_in
        from tutor.games.both import NONOGRAM
        from tutor.games.nonogram.sketch import Paper
        from tutor.games.nonogram.titles import AUTHOR
        from tutor.learn.learner import open_store

        if not has_screen():
            run.refuse("nono-edit-no-screen")
        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, store)
        paper = None if size is None else Paper(*size_of(size, run))
        if paper is not None and max(paper) > LARGEST_DRAWN:
            run.refuse("nono-edit-too-large", found=typed(size or ""), largest=LARGEST_DRAWN)
        read = None if input_ is None else next(read_all([input_], READER, run), None)
        if input_ is not None and read is None:
            return
        picture, puzzle = None, None
        if read is not None:
            place, found = read
            puzzle, picture = found.puzzle, picture_in(found.position)
            if picture is None:
                run.complain(place.before(run.say("nono-edit-no-picture"), run))
                return

        def first(app: "TutorApp") -> None:
            drawings = Drawings(store, lambda: app.speaker_of(NONOGRAM))
            if picture is not None and puzzle is not None:
                by = puzzle.properties.get(AUTHOR, "")
                drawing = drawings.begin_with(picture, puzzle.title_in(app.language), by)
                if paper is not None:
                    drawing.sketch.resize(*paper)
            else:
                drawing = drawings.last() if paper is None else drawings.begin(paper)
            app.puzzles.draw(drawing)

        stack.pop_all()  # the screen closes the store
        open_screen(run, first, store)
