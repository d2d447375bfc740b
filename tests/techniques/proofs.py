"""Checks a step told link by link the way a strict reader would: each link by itself."""

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.exotic.tridagon import tridagons
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Link, Step


class Reading:
    """What a reader knows to be true and false under a supposition."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.true: set[Candidate] = set()
        self.false: set[Candidate] = set()

    def copy(self) -> "Reading":
        twin = Reading(self.position)
        twin.true, twin.false = self.true.copy(), self.false.copy()
        return twin

    def cell(self, cell: int) -> set[Candidate]:
        """The candidates of a cell on the board."""
        return {Candidate(cell, digit) for digit in digits(self.position.candidates[cell])}

    def house(self, cells: tuple[int, ...], digit: int) -> set[Candidate]:
        """The places of a digit in a house on the board."""
        return {Candidate(c, digit) for c in cells if self.position.places[digit] >> c & 1}

    def follow(self, link: Link) -> None:
        """Take in one link, if it holds."""
        if link.strong:
            self._place(link)
        elif link.by == "nested":
            self._suppose_too(link)
        elif link.by:
            self._pattern(link)
        else:
            self._exclude(link)

    def _place(self, link: Link) -> None:
        (placed,) = link.end
        around = (
            self.cell(placed.cell)
            if link.house is None
            else self.house(link.house.cells, placed.digit)
        )
        assert placed in around, link
        assert around - {placed} == set(link.start), link
        assert set(link.start) <= self.false, link
        self.true.add(placed)

    def _exclude(self, link: Link) -> None:
        (cause,) = link.start
        assert cause in self.true, link
        for gone in link.end:
            if link.house is None:
                assert gone.cell == cause.cell, link
                assert gone.digit != cause.digit, link
            else:
                assert gone.digit == cause.digit, link
                assert {gone.cell, cause.cell} <= set(link.house.cells), link
                assert gone.cell != cause.cell, link
        self.false |= set(link.end)

    def _pattern(self, link: Link) -> None:
        """A locked digit or a subset, on what is left of the candidates."""
        assert set(link.start) <= self.false, link
        assert link.house is not None
        wanted = set(link.digits)
        cells = set(link.cells)
        if link.by.startswith("naked"):
            assert len(cells) == len(wanted), link
            assert all({c.digit for c in self._left(cell)} <= wanted for cell in cells), link
            assert all(
                gone.digit in wanted and all(self._sees(gone.cell, cell) for cell in cells)
                for gone in link.end
            ), link
        else:
            for digit in wanted:
                left = self.house(link.house.cells, digit) - self.false
                assert {c.cell for c in left} <= cells, link
            if link.by in ("pointing", "claiming"):
                assert all(
                    gone.digit in wanted and all(self._sees(gone.cell, cell) for cell in cells)
                    for gone in link.end
                ), link
            else:
                assert len(cells) == len(wanted), link
                assert all(g.cell in cells and g.digit not in wanted for g in link.end), link
        self.false |= set(link.end)

    def _left(self, cell: int) -> set[Candidate]:
        return self.cell(cell) - self.false

    def _sees(self, one: int, other: int) -> bool:
        return bool(self.position.tables.peers[one] >> other & 1)

    def _suppose_too(self, link: Link) -> None:
        (supposed,) = link.end
        inner = self.copy()
        inner.true.add(supposed)
        *links, clash = link.inner
        for one in links:
            inner.follow(one)
        assert clash.by == "clash"
        inner.assert_clash(clash.end, clash.house.cells if clash.house else None)
        self.false.add(supposed)

    def assert_clash(
        self, candidates: tuple[Candidate, ...], house: tuple[int, ...] | None
    ) -> None:
        """A candidate is true and false at once, or a cell or house has nothing left."""
        if len(candidates) == 1 and candidates[0] in self.true:
            assert candidates[0] in self.false
            return
        whole = self.cell(candidates[0].cell)
        if house is not None:
            whole = self.house(house, candidates[0].digit)
        assert set(candidates) == whole
        assert whole <= self.false


def assert_proved(step: Step, position: Position) -> None:
    """The links of a forcing step prove what it concludes."""
    supposed = step.candidates("assumed")
    if supposed:
        reading = Reading(position)
        (start,) = supposed
        (reading.true if step.eliminations else reading.false).add(start)
        for link in step.links:
            reading.follow(link)
        clash = step.candidates("clash") or supposed
        reading.assert_clash(clash, step.houses[0].cells if step.houses else None)
        assert step.eliminations + step.placements == (start,)
        return
    cases = step.cases()
    if step.candidates("guardian"):
        assert set(cases) in [set(found.guardians) for found in tridagons(position)]
    elif step.candidates("fin"):
        assert_fish(step, position)
    else:
        reading = Reading(position)
        whole = reading.cell(cases[0].cell)
        if step.houses:
            whole = reading.house(step.houses[0].cells, cases[0].digit)
        assert set(cases) == whole
    for number, case in enumerate(cases, 1):
        reading = Reading(position)
        reading.true.add(case)
        for link in step.links:
            if link.case == number:
                reading.follow(link)
        assert set(step.placements) <= reading.true
        assert set(step.eliminations) <= reading.false


def assert_fish(step: Step, position: Position) -> None:
    """One of the fins is true, or the covers are used up, and the digit goes outside the bases."""
    count = (len(step.houses) + 1) // 2
    bases, covers = step.houses[:count], step.houses[count:]
    ((digit,),) = {step.digits("base", "fin")}
    reading = Reading(position)
    within = {c for base in bases for c in reading.house(base.cells, digit)}
    covered = {c for cover in covers for c in reading.house(cover.cells, digit)}
    assert {house.kind for house in bases} | {house.kind for house in covers} == {"row", "column"}
    assert set(step.cases()) == within - covered
    assert len(covers) < len(bases) or set(step.eliminations) <= covered - within


def seen(position: Position, candidate: Candidate) -> set[Candidate]:
    """The candidates that cannot be true together with this one."""
    cell, digit = candidate
    others = {Candidate(cell, d) for d in digits(position.candidates[cell]) if d != digit}
    peers = bits(position.places[digit] & position.tables.peers[cell])
    return others | {Candidate(peer, digit) for peer in peers}
