"""A fresh grid as it was asked for: from words to an order, from an order to a grid."""

import unicodedata
from functools import cache

from tutor.cli.game_commands import PlayWish
from tutor.cli.run import Run
from tutor.cli.sudoku.commands import CURRICULUM
from tutor.games.game import Fresh
from tutor.games.sudoku.making import LEVELS
from tutor.games.sudoku.new_puzzles import fresh
from tutor.games.sudoku.orders import Order, makes_sense
from tutor.language import LANGUAGES, Speaker
from tutor.rating.levels import LEVELS as ALL_LEVELS
from tutor.rating.levels import Level
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import SEARCH, TECHNIQUES

DEFAULT: Level = "easy"
USUAL = Geometry.of(3, 3)


def folded(text: str) -> str:
    """What was typed without capitals, accents and spaces around: how words are compared."""
    # The sign for "is not" would lose its stroke, which is its whole meaning.
    apart = unicodedata.normalize("NFKD", text.replace("≠", "!=").replace("−", "-"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).strip().lower()


@cache
def _levels() -> dict[str, Level]:
    """Every name of a level: its id, and what it is called in each language."""
    named: dict[str, Level] = {}
    for level in ALL_LEVELS:
        named[level] = level
        for language in LANGUAGES:
            named[folded(Speaker(language, "screens").say(f"level-{level}"))] = level
    return named


def level_named(text: str, levels: tuple[Level, ...] = LEVELS) -> Level | None:
    """The level of this name, in any language, if it is one of these."""
    level = _levels().get(folded(text))
    return level if level in levels else None


def order_of(
    level: str | None, technique: str | None, geometry: Geometry | None, run: Run
) -> tuple[Order, str]:
    """The order that options describe, and the title of a game with such a grid."""
    wanted = None if level is None else level_named(level)
    if level is not None and wanted is None:
        run.refuse_choice("--level", level, LEVELS)
    board = geometry or USUAL
    if technique is not None:
        id_ = CURRICULUM.choice.named("--technique", technique, run)
        CURRICULUM.choice.refuse_on_request("--technique", id_, run)
        if id_ == SEARCH.id:
            run.refuse("option-no-logic", technique=id_)
        order = Order(board, wanted, id_)
        if not makes_sense(order):
            fitting = [each for each in LEVELS if makes_sense(Order(board, each, id_))]
            levels = run.speaker.listed(fitting)
            run.refuse("option-misfit", level=str(wanted), technique=id_, levels=levels)
        return order, f"technique:{id_}"
    if wanted is None and geometry is not None:
        return Order(board), "size"
    return Order(board, wanted or DEFAULT), f"level:{wanted or DEFAULT}"


def order_like(title: str, geometry: Geometry) -> tuple[Order, str]:
    """One more grid like that of a game."""
    kind, _, value = title.partition(":")
    level = level_named(value)
    if kind == "level" and level is not None:
        return Order(geometry, level), title
    if kind == "technique" and value in TECHNIQUES:
        return Order(geometry, technique=value), title
    if geometry is not USUAL:
        return Order(geometry), "size"
    return Order(geometry, DEFAULT), f"level:{DEFAULT}"


def order_named(text: str, title: str, geometry: Geometry) -> Fresh | None:
    """A grid of a level or a technique; without a name, one more like that title."""
    if not text:
        return _fresh(*order_like(title, geometry))
    if (level := level_named(text)) is not None:
        return _fresh(Order(geometry, level), f"level:{level}")
    id_ = folded(text)
    if id_ not in TECHNIQUES or TECHNIQUES[id_].on_request:
        return None
    return _fresh(Order(geometry, technique=id_), f"technique:{id_}")


def _fresh(order: Order, title: str) -> Fresh:
    if order.technique == SEARCH.id:
        return Fresh(title, lambda seed, progress: None)  # there is nothing to practise
    return fresh(order, title)


def grid_ordered(wish: PlayWish, run: Run) -> Fresh | None:
    """The grid that is asked for, if none was given."""
    if wish.given is not None:
        return None
    return fresh(*order_of(wish.level, wish.technique, run.box(wish.box), run))
