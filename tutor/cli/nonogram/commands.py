"""Nonograms for the verbs of the command line."""

from typing import TYPE_CHECKING

from tutor.cli.choice import Choice
from tutor.cli.game_commands import (
    Curriculum,
    GameCommands,
    InputPuzzle,
    PlainGame,
    RateStyle,
    Rung,
    SolveStyle,
)
from tutor.cli.inputs import Reader
from tutor.cli.maker import Maker, MakeWish
from tutor.cli.nonogram.inputs import READER
from tutor.cli.nonogram.puzzle import input_nonogram
from tutor.cli.output import Formats
from tutor.cli.run import Run
from tutor.games import both
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain import LOGIC
from tutor.nonogram.formats import FORMATS, frame_of
from tutor.nonogram.rules.ladder import RULES, SEARCH, SUBSETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.review import SavedGame
    from tutor.store import Store

ALIASES = {
    "csv": "clues",
    "drawing": "picture",
    "line": "clues",
    "simpson": "non",
    "text": "clues",
    "xml": "webpbn",
}
_FIGURES = ("title", "width", "height", "score", "level", "hardest", "flaw", "sweeps", "probes",
            "depth", "cells", "black")  # fmt: skip
"""Of a table of ratings."""
_STUDIED = ("backtrack-dfa", "backtrack-nfa", "brute")
"""The methods of a study."""
CURRICULUM = Curriculum(
    tuple(Rung(rule.id, rule.tier, rule.rating) for rule in RULES.values()),
    Choice(
        tuple(rule.id for rule in LOGIC), SEARCH.id, "tutor nonogram techniques", subsets=SUBSETS
    ),
    lambda rule, language: narrate.name(rule, language),
    lambda rule, language: narrate.called(rule, language),
)


def _reader(_: str | None, run: Run) -> Reader[InputPuzzle]:
    return READER.then(lambda read: input_nonogram(read.position, run.speaker.language))


def _rating() -> RateStyle:
    # Loaded here: few commands rate.
    from tutor.language.picture_rating import picture_lines, picture_reason, picture_summary

    return RateStyle(
        "puzzle",
        _FIGURES,
        lambda record: [record.get(name) for name in _FIGURES],
        NonogramSpeaker,
        picture_summary,
        picture_reason,
        picture_lines,
        at_once=1,
    )


def _plain() -> PlainGame:
    # Loaded here: commands that print nonograms have no use for the learner's file.
    from tutor.cli.nonogram.orders import next_source, picture_ordered, solved_pictures
    from tutor.cli.nonogram.typed import typed_nonogram
    from tutor.cli.plain.picture_table import begin_picture, resume_picture
    from tutor.games.nonogram.codec import PICTURES

    return PlainGame(
        lambda box, run: input_nonogram(typed_nonogram(run), run.speaker.language),
        picture_ordered,
        lambda store: store.played(PICTURES).solved_titles(),
        lambda store: next_source(solved_pictures(store)),
        begin_picture,
        resume_picture,
    )


def _maker(wish: MakeWish, run: Run) -> Maker:
    from tutor.cli.nonogram.making import nonogram_maker

    return nonogram_maker(wish, run)


def _saved() -> "Callable[[Store], list[SavedGame]]":
    from tutor.cli.nonogram.saved import saved_games

    return saved_games


NONOGRAM = GameCommands(
    both.NONOGRAM,
    lambda lang: Run(lang, NonogramSpeaker),
    CURRICULUM,
    _reader,
    Formats(FORMATS, ALIASES, frame_of, ("clues", "clues")),
    SolveStyle(
        methods=("auto", "rules", *_STUDIED),
        logic_alone="rules",
        logic_first=None,
        search_alone=_STUDIED,
        keys=(
            *("title", "width", "height", "status", "solution", "reached", "unique", "solutions"),
            *("list", "ranges", "steps", "seconds"),
        ),
        is_one_line=False,
        has_markup=False,
        names_ask_for_logic=("auto",),
    ),
    _rating,
    _plain,
    _maker,
    _saved,
)
