"""Nonograms on their way in: read, judged and written."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from io import BufferedReader
from itertools import islice

from tutor.base.language import Language
from tutor.base.watch import BudgetSpent, Pulse
from tutor.base.watch import Watch as Budget
from tutor.games.game import (
    PLAIN,
    GameName,
    Hinted,
    Look,
    Progress,
    Unreadable,
    Way,
    Worth,
    WorthKind,
)
from tutor.games.nonogram.lines import is_solved
from tutor.games.nonogram.pictures import without_answer
from tutor.games.nonogram.text_drawing import clues_text
from tutor.games.nonogram.titles import size_of
from tutor.games.watching import Watch, Watched
from tutor.language import Speaker
from tutor.language.picture_problems import bad_puzzle
from tutor.narrate.nonogram.ink_words import board_in
from tutor.nonogram.explain import only_solution
from tutor.nonogram.formats import (
    FORMATS,
    KEEPS_COLOURS,
    BadPuzzle,
    CannotWrite,
    Read,
    decode,
    read_puzzles,
    write,
)
from tutor.nonogram.position import UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.solver import solutions

_ENDINGS = {"webpbn": "xml", "json": "json", "clues": "txt", "picture": "txt"}
"""How files of formats end that are not called like the format."""
_MOST_BRANCHES = 20_000
"""After so many tries nobody waits any longer."""


@dataclass(frozen=True)
class PicturePuzzle:
    """A nonogram to be opened."""

    position: Position
    game: GameName = "nonogram"

    @property
    def key(self) -> Hashable:
        """Its clues."""
        return self.position.puzzle.rows, self.position.puzzle.columns

    def in_list(self, number: str, speaker: Speaker) -> str:
        """Its size; what it shows is not told."""
        return speaker.say("nonogram-in-list", number=number, size=size_of(self.position.puzzle))

    def judge(self, progress: Progress) -> Worth:
        """One picture, several or none."""
        kind = _judged(self.position.puzzle, lambda: progress(0))
        return Worth(kind, lambda speaker: speaker.say(f"verdict-{kind}"))

    @property
    def ways(self) -> tuple[Way, ...]:
        """Those that are told: a search of its own is not."""
        return "logic", "both"

    @property
    def formats(self) -> tuple[str, ...]:
        """All of them that can hold its colours."""
        return tuple(KEEPS_COLOURS if self.position.puzzle.inks else FORMATS)

    def write(self, form: str) -> str | None:
        """The clues with the board; what a picture of ours shows only once it is solved."""
        position = self.position
        if is_solved(position):  # with or without crosses
            white = [WHITE if cell == UNKNOWN else cell for cell in position.cells]
            position = Position(position.puzzle, white)
        else:
            position = Position(without_answer(position.puzzle), position.cells)
        try:
            return write(position.puzzle, form, position)
        except CannotWrite:
            return None

    def file_name(self, form: str) -> str:
        """``nonogram.non``."""
        return f"nonogram.{_ENDINGS.get(form, form)}"

    def drawn(self, language: Language, *, solved: bool, look: Look = PLAIN) -> str | None:
        """The clues around their board as SVG, with what is painted; or the picture."""
        # Loaded here: few nonograms are drawn on paper.
        from tutor.games.nonogram.picture import nonogram_svg

        if not solved:
            return nonogram_svg(board_in(self.position, language), is_large=look.is_large)
        solution = only_solution(self.position.puzzle)
        if solution is None:
            return None
        black = [UNKNOWN if cell == WHITE else cell for cell in solution.cells]
        return nonogram_svg(
            board_in(Position(self.position.puzzle, black), language), is_large=look.is_large
        )

    def hinted(
        self, rung: int, technique: str | None, look: Look, language: Language, watch: Watch
    ) -> Hinted | None:
        """The board with the next step lit up, or what is wrong."""
        from tutor.games.nonogram.coach import tell_advice
        from tutor.games.nonogram.picture import nonogram_svg
        from tutor.nonogram.explain import advise
        from tutor.nonogram.rules.ladder import ALL, RULES

        rules = Watched(ALL if technique is None else (RULES[technique],), watch)
        board = self.position.copy()
        board.pulse = rules.pulse
        advice = advise(board, rules=rules)
        told = tell_advice(advice, rung, board.puzzle, language)
        if told is None:
            return None
        svg = nonogram_svg(
            board_in(self.position, language),
            light=told.light,
            title=told.title,
            is_large=look.is_large,
        )
        return Hinted(svg, told.sentences, has_step=advice.step is not None)

    @property
    def link(self) -> str:
        """The command that opens it."""
        return f"tutor nonogram play '{clues_text(self.position.puzzle)}'"

    @property
    def name(self) -> str:
        """Its title."""
        return self.position.puzzle.title


def _judged(puzzle: Puzzle, pulse: Pulse) -> WorthKind:
    try:
        found = list(islice(solutions(Position(puzzle), Budget(None, _MOST_BRANCHES, pulse)), 2))
    except BudgetSpent:
        return "unknown"
    if not found:
        return "none"
    return "unique" if len(found) == 1 else "several"


def pictures_of_text(text: str) -> Iterator[PicturePuzzle | Unreadable]:
    """The nonograms of a text, and what is wrong where there is none."""
    for result in read_puzzles(text):
        if isinstance(result, Read):
            yield PicturePuzzle(result.position)
        else:
            yield _unreadable(result)


def pictures_of_file(stream: BufferedReader) -> Iterator[PicturePuzzle | Unreadable]:
    """The nonograms of a file."""
    return pictures_of_text(decode(stream.read()))


def _unreadable(problem: BadPuzzle) -> Unreadable:
    return Unreadable(lambda speaker, name: bad_puzzle(problem, speaker, name))
