"""When a command opens a screen, in which language, and with which grids.

Nothing of the screens is loaded before one opens.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from tutor.base.shown import printable
from tutor.cli.game_commands import InputPuzzle
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import Place
from tutor.cli.run import Run
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.games.game import AnyPuzzle
    from tutor.store import Store
    from tutor.tui.app import TutorApp

T = TypeVar("T")


def speak_as_set(run: Run, store: "Store") -> None:
    """Speak the language of the learner's settings, unless another was asked for."""
    chosen = store.settings().language
    if not run.has_chosen_language and chosen is not None:
        run.speak(chosen)


def open_screen(
    run: Run,
    first: "Callable[[TutorApp], None] | None" = None,
    store: "Store | None" = None,
) -> None:
    """Show the tutor until the learner leaves; the store is closed then.

    Args:
        run: knows the language.
        first: what to open on top of the home screen.
        store: the learner's file, if it is open already.
    """
    from tutor.tui.app import run as run_app

    language = run.speaker.language if run.has_chosen_language else None
    run.code = max(run.code, run_app(store, language=language, first=first))


def with_learner(
    run: Run,
    on_screen: "Callable[[TutorApp], None]",
    in_text: "Callable[[Store], None]",
    *,
    plain: bool,
) -> None:
    """Open the learner's file and go on: on a screen if there is one, else in plain text."""
    from tutor.learn.learner import open_store

    with ExitStack() as stack:
        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, store)
        if has_screen() and not plain:
            stack.pop_all()  # the screen closes the store
            open_screen(run, on_screen, store)
        else:
            in_text(store)


def tell_problems(store: "Store", run: Run, speaker: Speaker | None = None) -> bool:
    """Say what has gone wrong with the learner's file since last time; whether anything has."""
    from tutor.learn.learner import tell_problem

    problems = store.new_problems()
    for problem in problems:
        run.remark(tell_problem(problem, speaker or run.speaker))
    return bool(problems)


def title_at(place: Place, *, is_one_of_many: bool) -> str:
    """What a grid of the command line is called, as a token that is kept."""
    if place.source is None or not os.path.isfile(place.source):
        return place.title or "typed"
    name = f"file:{printable(os.path.basename(place.source))}"
    return f"{name} #{place.number}" if is_one_of_many else name


def first_of(found: Iterable[T]) -> list[T]:
    """As many grids, or other puzzles, as can be chosen from on screen."""
    from tutor.activity.entry import MOST_PUZZLES

    return list(islice(found, MOST_PUZZLES))


def open_one(
    app: "TutorApp",
    found: Sequence[tuple[Place, InputPuzzle]],
    then: "Callable[[AnyPuzzle, str], object]",
) -> None:
    """Open the only puzzle under its title, or let the learner choose which."""
    from tutor.activity.entry import MOST_PUZZLES

    def chosen(number: str, puzzle: "AnyPuzzle") -> None:
        then(puzzle, title_at(found[int(number) - 1][0], is_one_of_many=len(found) > 1))

    puzzles = [(str(number), puzzle.opened()) for number, (_, puzzle) in enumerate(found, 1)]
    app.puzzles.choose(puzzles, chosen, many=len(puzzles) >= MOST_PUZZLES)
