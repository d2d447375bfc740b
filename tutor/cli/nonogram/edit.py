"""``tutor nonogram edit``: draw a nonogram of one's own, on the screen."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tutor.base.shown import printable, typed
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import read_all
from tutor.cli.nonogram.from_image import scan_file, scan_of
from tutor.cli.nonogram.inputs import READER
from tutor.cli.nonogram.making import size_of
from tutor.cli.options import Colours, Input, Lang, option
from tutor.cli.run import Run
from tutor.cli.screens import open_screen, speak_as_set
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.nonogram.image import is_image_file
from tutor.nonogram.inks import Ink

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def edit(
    input_: Input = None,
    size: Annotated[str | None, option("--size", metavar="WxH")] = None,
    colours: Colours = 1,
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
        picture, title, by = None, "", ""
        inks: tuple[Ink, ...] = ()
        if input_ is not None and is_image_file(image := Path(input_)):
            scanned = scan_file(image, scan_of(size, None, run, colours=colours), run)
            picture, inks = scanned.picture, scanned.inks
            title, paper = printable(image.stem, 60), None
        elif input_ is not None:
            read = next(read_all([input_], READER, run), None)
            if read is None:
                return
            place, found = read
            puzzle = found.puzzle
            picture, inks = picture_in(found.position), puzzle.inks
            if picture is None:
                run.complain(place.before(run.say("nono-edit-no-picture"), run))
                return
            title = puzzle.title_in(run.speaker.language)
            by = puzzle.properties.get(AUTHOR, "")

        def first(app: "TutorApp") -> None:
            drawings = Drawings(store, lambda: app.speaker_of(NONOGRAM))
            if picture is not None:
                drawing = drawings.begin_with(picture, title, by, inks)
                if paper is not None:
                    drawing.sketch.resize(*paper)
            else:
                drawing = drawings.last() if paper is None else drawings.begin(paper)
            app.puzzles.draw(drawing)

        stack.pop_all()  # the screen closes the store
        open_screen(run, first, store)
