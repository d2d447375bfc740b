"""Nonograms for the verbs of the command line."""

from tutor.cli.game_commands import Curriculum, GameCommands, InputPuzzle, SolveStyle
from tutor.cli.inputs import Reader
from tutor.cli.nonogram.inputs import READER
from tutor.cli.nonogram.puzzle import InputNonogram
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.output import Formats
from tutor.cli.run import Run
from tutor.narrate import nonogram as narrate
from tutor.nonogram.formats import FORMATS, frame_of
from tutor.nonogram.rules.ladder import RULES, SUBSETS

ALIASES = {
    "csv": "clues",
    "drawing": "picture",
    "line": "clues",
    "simpson": "non",
    "text": "clues",
    "xml": "webpbn",
}
_STUDIED = ("backtrack-dfa", "backtrack-nfa", "brute")
"""The methods of a study."""
CURRICULUM = Curriculum(
    list(RULES.values()),
    lambda rule, language: narrate.name(rule, language),
    lambda rule, language: narrate.called(rule, language),
    "tutor nonogram techniques",
    subsets=SUBSETS,
)


def _reader(_: str | None, run: Run) -> Reader[InputPuzzle]:
    return READER.then(lambda read: InputNonogram(read.position))


NONOGRAM = GameCommands(
    NonogramRun,
    CURRICULUM,
    _reader,
    Formats(FORMATS, ALIASES, frame_of),
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
)
