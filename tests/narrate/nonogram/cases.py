"""The ways a rule can be told, each on a line or a board of its own, and its rungs as text.

After a deliberate change of a sentence: ``python -m tests.narrate.nonogram.cases``.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.nonogram.lines import view_of
from tests.nonogram.test_rules import news
from tutor.base.language import Language
from tutor.narrate.nonogram import NUDGE, PATTERN, REASON, hint, narrate
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Axis, Clue, Line, Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import ALL
from tutor.nonogram.rules.reach import step_of
from tutor.nonogram.rules.step import Step

GOLDEN = Path(__file__).with_name("golden")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
RULE_IDS = tuple(rule.id for rule in ALL)
_INDEX = 2
"""The line of its board that a clue is told in: the third row, or column."""


@dataclass(frozen=True)
class OnLine:
    """A line of which something is known, and the argument that is wanted."""

    rule: str
    variant: str
    clue: Clue
    cells: str
    axis: Axis = "row"
    which: int = 0
    """Which of the steps with that argument."""

    @property
    def told(self) -> tuple[Puzzle, Step]:
        """The board and the step."""
        found = news(self.rule, view_of(self.clue, self.cells))
        wanted = [one for one in found if one.variant == self.variant]
        across: list[Clue] = [(), (), self.clue, ()]
        along: list[Clue] = [()] * len(self.cells)
        rows, columns = (across, along) if self.axis == "row" else (along, across)
        puzzle = Puzzle(tuple(rows), tuple(columns))
        line = Line(self.axis, _INDEX)
        return puzzle, step_of(self.rule, puzzle, line, wanted[self.which])

    @property
    def heading(self) -> str:
        """What it is about, for whoever reads the golden file."""
        clue = " ".join(map(str, self.clue)) or "0"
        return f"{self.axis} {_INDEX + 1}: {clue}: {self.cells}  {self.variant}".rstrip()


@dataclass(frozen=True)
class OnBoard:
    """A board of which something is known."""

    rule: str
    picture: tuple[str, ...]
    known: tuple[str, ...] = ()
    which: int = 0
    """Which of the rule's steps."""

    @property
    def told(self) -> tuple[Puzzle, Step]:
        """The board and the step."""
        puzzle = puzzle_of(self.picture)
        position = Position.of(puzzle, self.known) if self.known else Position(puzzle)
        rule = next(rule for rule in ALL if rule.id == self.rule)
        return puzzle, list(rule.find(position))[self.which]

    @property
    def heading(self) -> str:
        """What it is about, for whoever reads the golden file."""
        return f"{'/'.join(self.picture)}: {'/'.join(self.known) or 'nothing known'}"


Case = OnLine | OnBoard

_SMALL = ("..#..#", "..#..#", "...#..", "##....")
_TALL = ("#.#.", "..##", "#.##", "...#", "....", ".#.#", "#..#")
_HOOK = ("#..#", ".##.", "..#.")
_DEEP = (
    "....##...#.",
    "...#..##.#.",
    "...##.#..##",
    "....#..#.##",
    "#......##..",
    "#...#.#.#.#",
    ".##..#.#..#",
    "..##.##....",
    ".##....##..",
    "..#.#.#..##",
    "#.##..#..#.",
    "..###.....#",
    "...#...#.#.",
)
_DEEP_KNOWN = (
    "??.????????",
    "?..#???????",
    "???????????",
    "?????????#?",
    "???????????",
    "?.?.???????",
    ".?#????????",
    ".?#????????",
    ".??????????",
    "???????????",
    "???????????",
    "..?????????",
    "??.????????",
)
_WIDE = ("#...##", "#.###.", ".#.#..", ".....#")

CASES: tuple[Case, ...] = (
    OnLine("empty-line", "", (), "?????"),
    OnLine("empty-line", "", (), ".???.", "column"),
    OnLine("full-line", "", (2, 3, 1), "????????"),
    OnLine("full-line", "", (2, 2), "?????", "column"),
    OnLine("full-line", "", (6,), "??????"),
    OnLine("full-line", "", (1,), "?"),
    OnLine("full-line", "part", (2, 1, 2), "##.????"),
    OnLine("full-line", "part", (1, 3), "#.???..", "column"),
    OnLine("full-line", "part", (1,), "..?.."),
    OnLine("full-line", "rest", (2, 2), "??..??"),
    OnLine("overlap", "", (7,), "??????????"),
    OnLine("overlap", "", (4, 3), "?????????", "column"),
    OnLine("overlap", "part", (1, 3, 1), "#.??????"),
    OnLine("overlap", "part", (4,), ".??????", "column"),
    OnLine("punctuation", "done", (2, 1), "??##??#"),
    OnLine("punctuation", "done", (2,), "??##?", "column"),
    OnLine("punctuation", "done", (1,), "?#???", "column"),
    OnLine("punctuation", "longest", (1, 1), "?#?????"),
    OnLine("punctuation", "longest", (2, 2), "??##?????", "column"),
    OnLine("punctuation", "longest", (3, 2, 2), "###.?##?????"),
    OnLine("punctuation", "reach", (1, 3), "?#??????"),
    OnLine("punctuation", "reach", (2, 3, 3), "?##?????????", "column"),
    OnLine("out-of-reach", "", (3,), "??#?????"),
    OnLine("out-of-reach", "", (2, 2), "?##??????#??", "column"),
    OnLine("out-of-reach", "", (1, 2, 1, 3), "???????????#"),
    OnLine("out-of-reach", "", (1, 3), "#.???#?????"),
    OnLine("block-range", "black", (3, 2), "???..???"),
    OnLine("block-range", "black", (1, 1, 1), "#??#??", "column"),
    OnLine("block-range", "black", (1, 2, 2), "??.??????"),
    OnLine("block-range", "white", (1, 1, 1), "#??#??"),
    OnLine("block-range", "white", (1, 1, 1), "#???#?", "column"),
    OnLine("glue", "edge", (4,), "?#????"),
    OnLine("glue", "edge", (3, 1), "#????????"),
    OnLine("glue", "edge", (1, 5), "?????????#??", "column"),
    OnLine("glue", "edge", (3, 4), "?#??????????"),
    OnLine("glue", "wall", (3, 3), "???.#?????"),
    OnLine("glue", "wall", (3, 4), "????.##????", "column"),
    OnLine("glue", "wall", (4, 5), "?????#?.??????"),
    OnLine("glue", "wall", (4, 4), "?????#?.?????"),
    OnLine("mercury", "edge", (2, 1), "??#?????"),
    OnLine("mercury", "edge", (1, 3), "?????##???", "column"),
    OnLine("mercury", "edge", (4, 1), "????###?????"),
    OnLine("mercury", "wall", (1, 2, 1), "#.??##????"),
    OnLine("forcing", "gap", (3,), "??.?????"),
    OnLine("forcing", "gap", (2, 2), "?.??.?.????", "column"),
    OnLine("forcing", "gap", (1, 2, 3), "#.?.???????????"),
    OnLine("forcing", "gap-reach", (2, 1), "?.??????"),
    OnLine("forcing", "gap-reach", (3, 1, 1), "?.??????????", "column"),
    OnLine("forcing", "pushed", (1, 3), "???.????"),
    OnLine("forcing", "pushed", (2, 3, 3), "??.???.????", "column"),
    OnLine("forcing", "pushed", (4,), "??.??????"),
    OnLine("joining", "join", (4, 1), "??#?#????"),
    OnLine("joining", "join", (1, 4), "#.??#??#???", "column"),
    OnLine("joining", "join", (3,), "??#?#??"),
    OnLine("joining", "join", (1, 3), "??#?#?.??"),
    OnLine("joining", "split", (2, 2), "???#?#????"),
    OnLine("joining", "split", (1, 3, 2), "#.??##?#?????", "column"),
    OnLine("complete-line", "", (1, 1), "?#?.#"),
    OnLine("complete-line", "", (2, 1, 1), "??.?????#?", "column"),
    OnLine("complete-line", "argument", (1, 1), "????#?????"),
    OnLine("complete-line", "argument", (2, 2), "????.?.?#????"),
    OnLine("complete-line", "argument", (1, 1, 1, 3, 1), "???????.???.?", which=3),
    OnLine("complete-line", "argument", (1, 2), "?????#??", "column"),
    OnLine("complete-line", "argument", (2, 4, 1), "????###??????"),
    OnLine("complete-line", "argument", (1, 1, 2), "??.?#?.????", "column", 1),
    OnLine("complete-line", "argument", (1, 1, 1, 1, 2), "??.?#????????"),
    OnLine("complete-line", "argument", (1, 2, 3), "???????????#?"),
    OnLine("complete-line", "argument", (2, 2), "???.??..??????..?.??.??"),
    OnLine("complete-line", "argument", (2, 2, 2), "???.??..???.#??#?....?...?????"),
    OnLine("complete-line", "argument", (1, 1, 2, 1, 1, 2, 1), "?.????.??#.#.??????.?#??.?"),
    OnLine("complete-line", "", (3,), "????"),
    OnLine("complete-line", "", (), "??"),
    OnBoard("edge-logic", _WIDE, ("??????", "???##?", "??????", "???..?")),
    OnBoard("edge-logic", _SMALL, ("????.?", "????.#", "????.?", "????..")),
    OnBoard("edge-logic", _HOOK, ("????", ".?#?", "????")),
    OnBoard("edge-logic", _HOOK, ("????", ".?#?", "????"), 1),
    OnBoard("edge-logic", ("#..#", "####", ".##."), ("????", "####", "????")),
    OnBoard("edge-logic", ("..#.", "#..#", "##.."), ("????", "#.??", "????")),
    OnBoard("contradiction", _SMALL, ("????.?", "????.#", ".???.?", "????..")),
    OnBoard("contradiction", _SMALL, ("????.?", "????.#", "..??.?", "????..")),
    OnBoard("contradiction", _TALL, ("#.??", "..##", "#.##", ".???", "....", "??.#", "??.#")),
    OnBoard("contradiction", ("..#", "...", "###")),
    OnBoard("two-colours", _HOOK, ("????", ".?#?", "????")),
    OnBoard("nested-trials", _DEEP, _DEEP_KNOWN),
    OnBoard("search", ("#.", "##")),
    OnBoard("search", (".#", "##")),
)


@cache
def told_step(case: Case) -> tuple[Puzzle, Step]:
    """The board of a case and its step."""
    return case.told


def told(rule: str, language: Language) -> str:
    """The golden text of a rule: its lines or boards, and what each rung says."""
    blocks = []
    for case in CASES:
        if case.rule == rule:
            puzzle, step = told_step(case)
            lines = [case.heading]
            lines += [f"{NUDGE}.", narrate(step, puzzle, language).where]  # with its question
            for rung in (PATTERN, REASON):
                lines.append(f"{rung}.")
                lines += hint(step, puzzle, language, rung).sentences
            blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def golden_file(rule: str, language: Language) -> Path:
    """Where that text is kept."""
    return GOLDEN / f"{rule}.{language}.txt"


def main() -> None:
    """Write every golden file anew."""
    for rule in RULE_IDS:
        for language in LANGUAGES:
            golden_file(rule, language).write_text(told(rule, language), encoding="utf-8")


if __name__ == "__main__":
    main()
