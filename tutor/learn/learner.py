"""The learner's file, opened with what its rows mean; its games to be read, its troubles told."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tutor.base.document import Place
from tutor.base.events import Event
from tutor.base.shown import printable
from tutor.base.watch import Pulse
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.nonogram.codec import DRAWINGS, PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry as NonogramEntry
from tutor.games.nonogram.sketch import Paper, Sketch, SketchEntry
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.language import Speaker
from tutor.learn.mastery import summed
from tutor.learn.progress import merged
from tutor.learn.trace import edition
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Keeper, Problem, Record, Store
from tutor.store.game_rows import Birth
from tutor.store.games import Played
from tutor.store.problem import Unsaved
from tutor.store.rules import Rules
from tutor.sudoku.grid import Grid

GameRecord = Record[Grid]
"""What is known of a Sudoku game; its grid has the givens only."""
SudokuKeeper = Keeper[Grid, Entry, Game]
NonogramRecord = Record[Puzzle]
NonogramKeeper = Keeper[Puzzle, NonogramEntry, NonogramGame]
DrawingRecord = Record[Paper]
DrawingKeeper = Keeper[Paper, SketchEntry, Sketch]


def open_store(folder: Path | None = None) -> Store:
    """Open the learner's file in a folder, or in the usual one; see :meth:`Store.open`."""
    return Store.open(RULES, folder)


def _check_exam(paper: Place, result: Place) -> None:
    # Loaded here: only exams that come from elsewhere are looked at.
    from tutor.learn.exam.paper import Paper
    from tutor.learn.exam.result import Result

    Paper.from_json(paper).check(f"{paper.where}.")
    if result.value is not None:
        Result.from_json(result.value, result.where).paper.check(f"{result.where}.")


RULES = Rules(
    games=(
        lambda file: Played(file, GRIDS),
        lambda file: Played(file, PICTURES),
        lambda file: Played(file, DRAWINGS),
    ),
    edition=edition,
    summed=summed,
    merged=merged,
    check_exam=_check_exam,
)


Reading = Callable[[Pulse], list[Event]]
"""Reads a game, which takes a while and can be stopped; what it shows."""


@dataclass(frozen=True)
class Unread:
    """A game to be read: where its file is touched, and the work that needs no file, are apart."""

    birth: Birth
    """What tells it from others."""
    cells: int
    """How large its board is."""
    open: Callable[[], Reading]
    """Fetches its log from the file."""


def unread(store: Store) -> list[Unread]:
    """The games that have not been read, those of each kind the oldest first."""
    return [*_unread(store, GRIDS, _shown_by_grid), *_unread(store, PICTURES, _shown_by_picture)]


def _unread(
    store: Store,
    codec: Codec[P, E, G],
    read: Callable[[Record[P], list[E], Pulse], list[Event]],
) -> Iterator[Unread]:
    played = store.played(codec)

    def opened(game: Record[P]) -> Reading:
        return partial(read, game, played.log_of(game))

    for game in store.unread(codec):
        yield Unread(played.birth(game), codec.cells(game.puzzle), partial(opened, game))


# Loaded when they are needed: most of the time there is nothing to read.


def _shown_by_grid(game: Record[Grid], log: list[Entry], pulse: Pulse) -> list[Event]:
    from tutor.learn.review.grid_review import review

    return review(game.puzzle, log, pulse, title=game.title).events(game.updated)


def _shown_by_picture(game: Record[Puzzle], log: list[NonogramEntry], pulse: Pulse) -> list[Event]:
    from tutor.learn.review.picture_review import shown_by

    return shown_by(game.puzzle, log, game.title, game.updated, pulse)


def tell_problem(problem: Problem, speaker: Speaker) -> str:
    """What went wrong, what is kept, and what goes on."""
    return speaker.say(f"storage-{problem.kind}", **_about(problem))


def tell_unsaved(unsaved: Unsaved, problem: Problem | None, speaker: Speaker) -> str:
    """What would be lost by leaving now, and why it is not kept."""
    say = speaker.say
    parts = []
    if unsaved.moves:
        parts.append(say("unkept-moves", moves=unsaved.moves, games=unsaved.games))
    if unsaved.results:
        parts.append(say("unkept-results", count=unsaved.results))
    if unsaved.exams:
        parts.append(say("unkept-exams", count=unsaved.exams))
    if unsaved.choices:
        parts.append(say("unkept-choices"))
    told = say("unkept", list=speaker.listed(parts))
    if problem is None:
        return told
    reason = say(f"unkept-because-{problem.kind}", **_about(problem))
    return f"{told} {reason}"


def _about(problem: Problem) -> dict[str, str]:
    """What the sentences about a problem name."""
    return {"path": printable(problem.path, 500), "reason": printable(problem.reason, 500)}
