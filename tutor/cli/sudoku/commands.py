"""Sudoku for the verbs of the command line."""

from typing import TYPE_CHECKING

from tutor import narrate
from tutor.base.language import Language
from tutor.cli.choice import Choice
from tutor.cli.game_commands import (
    Curriculum,
    GameCommands,
    InputPuzzle,
    PlainGame,
    PlainLines,
    RateStyle,
    Rung,
    SolveStyle,
)
from tutor.cli.inputs import Reader
from tutor.cli.maker import Maker, MakeWish
from tutor.cli.output import Formats
from tutor.cli.run import Run
from tutor.cli.sudoku.inputs import read_line, reader, written_line
from tutor.cli.sudoku.puzzle import input_grid
from tutor.games import both
from tutor.language import Speaker
from tutor.sudoku.formats import FORMATS
from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.review import SavedGame
    from tutor.store import Store

_ALIASES = {
    "candidates": "pencilmarks",
    "csv": "commas",
    "drawn": "grid",
    "library": "hodoku",
    "pencil": "pencilmarks",
    "pencil-marks": "pencilmarks",
    "pm": "pencilmarks",
    "xml": "opensudoku",
}
CURRICULUM = Curriculum(
    tuple(Rung(each.id, each.tier, each.rating) for each in TECHNIQUES.values()),
    Choice(
        tuple(technique.id for technique in LADDER),
        SEARCH.id,
        "tutor techniques",
        tuple(technique.id for technique in TECHNIQUES.values() if technique.on_request),
    ),
    lambda technique, language: narrate.name(technique, language),
    lambda technique, language: narrate.called(technique, language),
    tells_requests=True,
)


def _frame(name: str) -> tuple[str, str, str]:
    form = FORMATS[name]
    return form.header, form.between, form.footer


def _reader(box: str | None, run: Run) -> Reader[InputPuzzle]:
    return reader(run.box(box)).then(input_grid)


def _of_line(line: str, language: Language) -> tuple[InputPuzzle, str]:
    grid, remark = read_line(line, language)
    return input_grid(grid), remark


def _rating() -> RateStyle:
    # Loaded here: few commands rate.
    from tutor.cli.sudoku import rating

    return RateStyle(
        "grid",
        rating.COLUMNS,
        rating.figures,
        lambda language: Speaker(language, "commands", "screens"),
        rating.summary,
        rating.reason_of,
        rating.lines,
        at_once=16,
    )


def _plain() -> PlainGame:
    # Loaded here: commands that print grids have no use for the learner's file.
    from tutor.cli.orders import grid_ordered
    from tutor.cli.plain.grid_table import begin_grid, resume_grid
    from tutor.cli.sudoku.typed import typed_grid
    from tutor.games.sudoku.new_puzzles import fresh
    from tutor.games.sudoku.orders import Order
    from tutor.sudoku.geometry import Geometry

    return PlainGame(
        lambda box, run: input_grid(typed_grid(run.box(box), run)),
        lambda wish, store, run: grid_ordered(wish, run),
        lambda store: (),
        lambda store: fresh(Order(Geometry.of(), "easy"), "level:easy"),
        begin_grid,
        resume_grid,
    )


def _maker(wish: MakeWish, run: Run) -> Maker:
    from tutor.cli.sudoku.making import grid_maker

    return grid_maker(wish, run)


def _saved() -> "Callable[[Store], list[SavedGame]]":
    from tutor.cli.sudoku.saved import saved_games

    return saved_games


SUDOKU = GameCommands(
    both.SUDOKU,
    Run,
    CURRICULUM,
    _reader,
    Formats(tuple(FORMATS), _ALIASES, _frame, ("grid", "line")),
    SolveStyle(
        methods=("logic", "logic-only", "search"),
        logic_alone="logic-only",
        logic_first="logic",
        search_alone=("search",),
        keys=(
            *("grid", "status", "solution", "solutions", "list", "revealed", "reached"),
            *("candidate_grids", "logic_stopped", "steps", "words", "words_usual", "seconds"),
        ),
        is_one_line=True,
        has_markup=True,
        refuses_names=True,
    ),
    _rating,
    _plain,
    _maker,
    _saved,
    PlainLines(_of_line, written_line),
)
