"""What a net says is read back from its words, and proved line by line from what it cites."""

import re
from collections.abc import Iterator

import pytest

from tests.grids import NEEDS_NETS, VERY_HARD, grid_of
from tests.narrate.cases import CASES, LANGUAGES, NOT, stored, told_step
from tests.techniques.boards import thinned
from tutor.explain.path import walk
from tutor.narrate.sudoku.grid_teller import in_lines, narrate
from tutor.narrate.sudoku.told_lines import marks_held, told_lines
from tutor.sudoku.geometry import House, digits
from tutor.techniques import step as step_module
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step, most_words

NETS = "forcing-net-contradiction"
_CITED = r"(?: \((?P<by>[\w, ]+)\))?"
_CELL = r"r\dc\d"
_HOUSE = r"(?P<kind>box|row|column) (?P<index>\d)"
_LINES = {
    "suppose": rf"(?:Suppose|If)(?: also that)? (?P<cell>{_CELL}) is (?P<no>not )?"
    r"(?P<digit>\d)[.:]",
    "house": rf"{_HOUSE}: (?P<filled>\d in {_CELL}(?:, \d in {_CELL})*){_CITED}\.",
    "cell": rf"(?P<forced>{_CELL} can only be \d(?:, {_CELL} only \d)*){_CITED}\.",
    "run": rf"singles, one after the other: (?P<equal>{_CELL}=\d(?:, {_CELL}=\d)*){_CITED}\.",
    "far": rf"step by step, this gives (?P<equal>{_CELL}=\d(?:, {_CELL}=\d)*){_CITED}\.",
    "far-gone": rf"step by step, this removes (?P<removed>[^()]+?){_CITED}\.",
    "confined": rf"{_HOUSE}: (?P<digits>[\d, and]+) only in (?P<cells>[^()]+?){_CITED}\. "
    r"That removes (?P<removed>.+)\.",
    "naked": rf"(?P<cells>{_CELL}[^()]+?) share (?P<digits>[\d, and]+){_CITED}\. "
    r"That removes (?P<removed>.+)\.",
    "empty": rf"nothing is left for (?P<cell>{_CELL}){_CITED}(?:, so (?P<so>.+))?\.",
    "missing": rf"{_HOUSE} has no place left for (?P<digit>\d){_CITED}(?:, so (?P<so>.+))?\.",
}
_REMOVED = re.compile(rf"(\d(?:(?:, | and )\d)*) from ({_CELL}(?:(?:, | and ){_CELL})*)")
_SO = re.compile(rf"({_CELL}) is not (\d)")


def cell_of(name: str) -> int:
    return (int(name[1]) - 1) * 9 + int(name[3]) - 1


def cells_in(text: str) -> list[int]:
    return [cell_of(name) for name in re.findall(_CELL, text)]


def digits_in(text: str) -> list[int]:
    return [int(digit) for digit in re.findall(r"(?<![rc\d])\d", text)]


def removed_in(text: str) -> list[Candidate]:
    """``4 and 8 from r7c3, and 9 from r1c1 and r1c2``."""
    return [
        Candidate(cell, digit)
        for gone, where in re.findall(_REMOVED, text)
        for digit in digits_in(gone)
        for cell in cells_in(where)
    ]


class Reader:
    """Believes nothing but the board and the lines that are cited."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.true: dict[str, set[Candidate]] = {}
        self.false: dict[str, set[Candidate]] = {}
        self.open: list[tuple[str, set[str]]] = []
        """The suppositions that stand, each with the lines known before it."""
        self.cited = 0
        self.is_brief = False
        """Whether a stretch was told by where it leads alone."""

    def read(self, line: str) -> None:
        """One line, with its number if it has one."""
        number, _, rest = line.partition(". ") if re.match(r"\w{1,2}\. ", line) else ("", "", line)
        rest = rest.removeprefix("But ")
        rest = rest[0].lower() + rest[1:] if not rest.startswith(("Suppose", "If")) else rest
        kind, found = next(
            (kind, found)
            for kind, pattern in _LINES.items()
            if (found := re.fullmatch(pattern, rest)) is not None
        )
        if kind == "suppose":
            if rest.startswith("If"):
                self.true, self.false = {}, {}
            if "also" in rest:
                self.open.append((number, set(self.true) | set(self.false)))
            settled = {Candidate(cell_of(found["cell"]), int(found["digit"]))}
            (self.false if found["no"] else self.true)[number] = settled
            return
        by = found["by"].split(", ") if found["by"] else []
        if kind.startswith("far"):  # what is on the way is not told, but in the evidence
            self.is_brief = True
            assert set(by) <= set(self.true) | set(self.false)
            if kind == "far":
                self.true[number] = set(self.placed(found))
            else:
                self.false[number] = set(removed_in(found["removed"]))
            return
        if self.is_brief and kind in ("empty", "missing"):
            assert set(by) <= set(self.true) | set(self.false)
            if number:
                self.refute(number, found)
            return
        assert self.follows(kind, found, by), line
        for one in by:
            fewer = [other for other in by if other != one]
            assert not self.follows(kind, found, fewer), f"{one} is not needed: {line}"
        self.cited += len(by)
        if kind in ("house", "cell", "run"):
            self.true[number] = set(self.placed(found))
        elif kind in ("confined", "naked"):
            self.false[number] = set(removed_in(found["removed"]))
        elif number:
            self.refute(number, found)

    def refute(self, number: str, found: re.Match[str]) -> None:
        """Where a supposition within ends, all that was told under it goes."""
        supposed, known = self.open.pop()
        (cell, digit) = re.fullmatch(_SO, found["so"]).groups()  # type: ignore[union-attr]
        refuted = Candidate(cell_of(cell), int(digit))
        assert self.true[supposed] == {refuted}
        self.true = {line: found for line, found in self.true.items() if line in known}
        self.false = {line: found for line, found in self.false.items() if line in known}
        assert number != supposed
        self.false[number] = {refuted}

    def placed(self, found: re.Match[str]) -> list[Candidate]:
        """The digits of a line in their order."""
        if "equal" in found.re.groupindex:
            pairs = [part.split("=") for part in found["equal"].split(", ")]
            return [Candidate(cell_of(cell), int(digit)) for cell, digit in pairs]
        if "filled" in found.re.groupindex:
            pairs = [part.split(" in ") for part in found["filled"].split(", ")]
            return [Candidate(cell_of(cell), int(digit)) for digit, cell in pairs]
        pairs = re.findall(rf"({_CELL}) (?:can only be|only) (\d)", found["forced"])
        return [Candidate(cell_of(cell), int(digit)) for cell, digit in pairs]

    def house(self, found: re.Match[str]) -> House:
        geometry = self.position.geometry
        houses = {"box": geometry.boxes, "row": geometry.rows, "column": geometry.columns}
        return houses[found["kind"]][int(found["index"]) - 1]

    def follows(self, kind: str, found: re.Match[str], by: list[str]) -> bool:
        """Whether a line follows from the board and some lines alone."""
        true = set().union(*(self.true.get(one, set()) for one in by))
        false = set().union(*(self.false.get(one, set()) for one in by))

        def is_out(candidate: Candidate) -> bool:
            return candidate in false or any(self._sees(one, candidate) for one in true)

        def left_in_cell(cell: int) -> set[int]:
            mask = self.position.candidates[cell]
            return {digit for digit in digits(mask) if not is_out(Candidate(cell, digit))}

        def left_in_house(house: House, digit: int) -> set[int]:
            places = self.position.places[digit]
            return {c for c in house.cells if places >> c & 1 and not is_out(Candidate(c, digit))}

        if kind == "run":
            tables = self.position.tables
            for one in self.placed(found):
                alone = left_in_cell(one.cell) == {one.digit} or any(
                    left_in_house(house, one.digit) == {one.cell}
                    for house, _ in tables.houses_around[one.cell]
                )
                if not alone:
                    return False
                true.add(one)
            return True
        if kind in ("house", "cell"):
            for one in self.placed(found):
                alone = (
                    left_in_house(self.house(found), one.digit) == {one.cell}
                    if kind == "house"
                    else left_in_cell(one.cell) == {one.digit}
                )
                if not alone:
                    return False
                true.add(one)
            return True
        if kind == "empty":
            return not left_in_cell(cell_of(found["cell"]))
        if kind == "missing":
            return not left_in_house(self.house(found), int(found["digit"]))
        cells, wanted = set(cells_in(found["cells"])), set(digits_in(found["digits"]))
        gone = removed_in(found["removed"])
        assert gone
        seen = all(
            cell in self.position.geometry.peers(other)
            for cell, _ in gone
            for other in cells - {cell}
        )
        if kind == "naked":
            assert len(cells) == len(wanted)
            assert seen
            assert not {cell for cell, _ in gone} & cells
            return all(left_in_cell(cell) <= wanted for cell in cells)
        assert (len(wanted) == 1 and seen) or (
            len(cells) == len(wanted) and all(c in cells and d not in wanted for c, d in gone)
        )
        return all(left_in_house(self.house(found), digit) <= cells for digit in wanted)

    def _sees(self, one: Candidate, other: Candidate) -> bool:
        if one.cell == other.cell:
            return one.digit != other.digit
        return one.digit == other.digit and one.cell in self.position.geometry.peers(other.cell)


def read_back(step: Step, position: Position) -> int:
    """Read a net of one supposition to its end; how many citations it has."""
    *lines, closing = narrate(step, position.geometry, "en").reasons
    assert closing == "The supposition is wrong."
    assert lines[-1].startswith("But ")
    reader = Reader(position)
    for line in lines:
        reader.read(line)
    assert not reader.open
    return reader.cited


def nets_of(position: Position) -> Iterator[Step]:
    for step in walk(position, [t for t in LADDER if t.tier <= 2 or t.tier == 6]):
        if step.candidates("assumed"):
            yield step


@pytest.mark.parametrize("puzzle", [NEEDS_NETS, pytest.param(VERY_HARD, marks=pytest.mark.slow)])
def test_each_line_follows_from_what_it_cites_and_needs_all_of_it(puzzle: str) -> None:
    position = Position(grid_of(puzzle))
    assert sum(read_back(step, position) for step in nets_of(position)) > 10


@pytest.mark.parametrize("technique", ["contradiction-chain", NETS])
def test_any_supposition_that_is_found_reads_back(technique: str) -> None:
    grid, _ = thinned(3)
    position = Position(grid)
    steps = list(TECHNIQUES[technique].find(position))[:60]
    assert steps
    for step in steps:
        read_back(step, position)


@pytest.mark.parametrize("most", [150, 60])
def test_what_takes_too_many_words_is_told_more_briefly(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the limit, no net takes more; what is told still rests on what is cited."""
    monkeypatch.setattr(step_module, "MOST_WORDS", most)
    kinds: set[str] = set()
    for case in (one for one in CASES if one.technique == NETS and one.form != NOT):
        grid = grid_of(stored()[NETS, case.form])
        _, step = told_step(case)
        kinds |= {line.kind for line in step.net_lines()}
        assert len(step.nodes()) == len(step.net_lines())
        read_back(step, Position(grid))
        for language in LANGUAGES:
            words = len(" ".join(in_lines(step, grid.geometry, language)).split())
            assert words <= most_words(step.net_lines())
        lines = told_lines(step, grid.geometry, len(step.net_lines()))
        assert {mark.role for told in lines for mark in marks_held(step, told)} <= {"on", "off"}
    assert kinds & {"run", "far"}


def test_a_reader_notices_a_line_that_does_not_follow() -> None:
    position = Position(grid_of(NEEDS_NETS))
    step = next(nets_of(position))
    *lines, _ = narrate(step, position.geometry, "en").reasons
    at = next(i for i, line in enumerate(lines) if re.search(r" \(\d+\)\.$", line))
    without = re.sub(r" \(\d+\)\.$", ".", lines[at])
    reader = Reader(position)
    for line in lines[:at]:
        reader.read(line)
    with pytest.raises(AssertionError):
        reader.read(without)
