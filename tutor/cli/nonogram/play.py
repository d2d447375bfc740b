"""``tutor nonogram play``: practise a nonogram, on screen or in plain text."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import Place
from tutor.cli.nonogram.generate import level_of, refuse_impossible, size_of
from tutor.cli.nonogram.inputs import PICTURE, nonograms, picture_named
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.screens import open_one
from tutor.cli.options import Input, LevelName
from tutor.cli.run import Lang, Run
from tutor.cli.screens import Plain, first_of, open_screen, speak_as_set, title_at
from tutor.games.nonogram.making import Wish
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.nonogram.formats import Read
from tutor.nonogram.position import Position

if TYPE_CHECKING:
    from tutor.games.nonogram.pictures import Picture
    from tutor.store import Store
    from tutor.tui.app import TutorApp


def play(
    input_: Input = None,
    picture: Annotated[
        str | None, typer.Option("--picture", metavar="NAME", show_default=False)
    ] = None,
    level: LevelName = None,
    size: Annotated[str | None, typer.Option("--size", metavar="WxH", show_default=False)] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run, ExitStack() as stack:
        # Loaded here: commands that print nonograms have no use for the learner's file.
        from tutor.learn.learner import open_store

        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, lang, store)
        run.refuse_clashes(
            (one is not None and other is not None, one_name, other_name)
            for one, one_name, other, other_name in (
                (input_, "INPUT", picture, "--picture"),
                (input_, "INPUT", level, "--level"),
                (input_, "INPUT", size, "--size"),
                (picture, "--picture", level, "--level"),
                (picture, "--picture", size, "--size"),
            )
        )
        on_screen = has_screen() and not plain
        named = _named(input_, picture, run)
        wish = _wish(level, size, run)
        found: list[tuple[Place, Read]] = []
        if input_ is not None and named is None:
            read = nonograms([input_], run)
            found = first_of(read) if on_screen else list(islice(read, 1))
            if not found:
                return
        if on_screen:
            stack.pop_all()  # the screen closes the store
            open_screen(run, lang, _first(named, found, wish, size is None, store), store)
            return
        _in_plain_text(run, store, named, found, wish, is_any_size=size is None)


def _named(input_: str | None, picture: str | None, run: Run) -> "Picture | None":
    """The picture of ours that is asked for."""
    if picture is None:
        return None if input_ is None else picture_named(input_)
    name = f"{PICTURE}{picture.strip().lower().removeprefix(PICTURE)}"
    found = picture_named(name)
    if found is None:
        for _ in nonograms([name], run):  # which says what is wrong
            pass
        raise typer.Exit(run.code)
    return found


def _wish(level: str | None, size: str | None, run: Run) -> Wish | None:
    """The nonogram that options describe; None if they describe none."""
    if level is None and size is None:
        return None
    sides = size_of(size or "10x10", run)
    wish = Wish(*sides, level=None if level is None else level_of(level, run))
    if size is not None:
        refuse_impossible(wish, run)
    return wish


def _first(
    named: "Picture | None",
    found: list[tuple[Place, Read]],
    wish: Wish | None,
    is_any_size: bool,
    store: "Store",
) -> "Callable[[TutorApp], None]":
    """What to open on top of the home screen."""

    def first(app: "TutorApp") -> None:
        from tutor.cli.nonogram.orders import not_solved_yet
        from tutor.games.both import NONOGRAM
        from tutor.games.nonogram.new_puzzles import fresh as random_picture
        from tutor.games.nonogram.new_puzzles import shipped

        of_level = not_solved_yet(store, wish.level) if wish and is_any_size else None
        if named is not None:
            app.puzzles.follow(shipped(named), NONOGRAM)
        elif found:
            open_one(app, found, (), app.puzzles.open)
        elif of_level is not None:
            app.puzzles.follow(shipped(of_level), NONOGRAM)
        elif wish is not None:
            app.puzzles.follow(random_picture(wish), NONOGRAM)
        else:
            app.puzzles.menu(NONOGRAM)

    return first


def _in_plain_text(
    run: Run,
    store: "Store",
    named: "Picture | None",
    found: list[tuple[Place, Read]],
    wish: Wish | None,
    *,
    is_any_size: bool,
) -> None:
    """What is asked for; without anything, the game left open, or the next picture."""
    from tutor.cli.nonogram.orders import fresh, of_picture, random_one
    from tutor.cli.plain.picture_table import begin_picture, resume_picture
    from tutor.cli.plain.play import PlainPlay
    from tutor.games.nonogram.codec import PICTURES

    if found:
        place, read = found[0]
        title = title_at(place, is_one_of_many=place.number > 1)
        PlainPlay(run, store, begin_picture(read.position, title, run, store)).loop()
        return
    speaker, waiting = NonogramSpeaker(run.speaker.language), None
    if named is not None:
        new = of_picture(named)
        waiting = next(store.played(PICTURES).open_games(new.title), None)
    elif wish is None:
        waiting = store.played(PICTURES).last_open()
        new = fresh(store, None, speaker)
    elif is_any_size:
        new = fresh(store, wish.level, speaker)
    else:
        new = random_one(wish, speaker)
    if waiting is not None:
        table = resume_picture(waiting, run, store)
    elif new.puzzle is None:
        run.answer_no()
        run.remark(speaker.say("order-unavailable"))
        return
    else:
        table = begin_picture(Position(new.puzzle), new.title, run, store, is_ours=True)
    PlainPlay(run, store, table).loop()
