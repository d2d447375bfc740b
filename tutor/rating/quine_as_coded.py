"""The modified Quine procedure as the study's own program runs it, step by step.

Unlike :mod:`tutor.rating.quine`, which follows every unit clause of a branch before it
compares, this one takes **one unit clause at a time**, the first in the formula, and compares
the two branches of a disjunction after each, stopping at the first literal they share. Every
step counts, also the one that finds no unit clause left. A branch without clauses is accepted
whole; a contradictory one validates everything the other holds so far. Where both are stuck,
one of the two is drawn and a disjunction opened inside it, one depth deeper: what that finds
is kept in the branch, and the comparison goes on; when it finds nothing, the other branch is
right.
"""

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, get_args

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.rating.cnf import Cnf
from tutor.rating.quine import MOST_DISJUNCTIONS, Outcome, Status

CodedHeuristic = Literal["random", "fewest-negative", "most-negative"]
"""Which variable a disjunction is about, as the program chooses it.

- ``random``: that of a literal drawn from all that occur;
- ``fewest-negative``: of the variables affirmed in the shortest clauses that affirm any, the
  one denied least often in the whole formula (its heuristic 1, "smallest");
- ``most-negative``: of the same, the one denied most often (its heuristic 2, which its slides
  call "largest": the clauses are the shortest all the same).
"""
CODED_HEURISTICS: tuple[CodedHeuristic, ...] = get_args(CodedHeuristic)


def solve_as_coded(
    cnf: Cnf,
    heuristic: CodedHeuristic = "fewest-negative",
    *,
    seed: int | str = 0,
    most: int = MOST_DISJUNCTIONS,
    pulse: Pulse = no_pulse,
) -> Outcome:
    """Run the program's procedure on any formula; the seed draws branches and literals."""
    return _Run(cnf, heuristic, seed, most, pulse).outcome()


class _Enough(Exception):
    """More disjunctions than were allowed."""


class _Clauses:
    """What never changes: the clauses, and which of them each literal stands in."""

    def __init__(self, cnf: Cnf) -> None:
        self.literals = tuple(tuple(dict.fromkeys(clause)) for clause in cnf.clauses)
        self.with_literal: dict[int, list[int]] = {}
        for index, clause in enumerate(self.literals):
            for literal in clause:
                self.with_literal.setdefault(literal, []).append(index)


class _Branch:
    """A formula under the literals set so far: those of one branch of the tree."""

    def __init__(self, clauses: _Clauses) -> None:
        self._clauses = clauses
        self._left = [len(clause) for clause in clauses.literals]
        """By clause, how many literals are left; 0 also when the clause is gone, satisfied."""
        self._is_open = bytearray(b"\1" * len(self._left))
        self._units = [index for index, left in enumerate(self._left) if left == 1]
        """The clauses that had one literal left, first ones first; some are satisfied by now."""
        self._true: set[int] = set()
        self.open_count = len(self._left)
        self.is_broken = 0 in self._left
        self.is_stuck = False
        """Whether the last step found no unit clause, and nothing was set since."""
        self.found: dict[int, None] = {}
        """The literals set since this branch was opened, in their order."""

    def copy(self) -> "_Branch":
        """The same formula, to be gone on with apart, as a branch of its own."""
        other = object.__new__(_Branch)
        other._clauses = self._clauses
        other._left = self._left.copy()
        other._is_open = self._is_open[:]
        other._units = self._units.copy()
        other._true = self._true.copy()
        other.open_count = self.open_count
        other.is_broken = self.is_broken
        other.is_stuck = False
        other.found = {}
        return other

    def set(self, literals: Iterable[int]) -> None:
        """Substitute these literals: clauses with them go, their denials go from the others."""
        for literal in literals:
            if literal in self._true:
                continue
            if -literal in self._true:
                self.is_broken = True
                return
            self._true.add(literal)
            self.found[literal] = None
            self.is_stuck = False
            for index in self._clauses.with_literal.get(literal, ()):
                self.open_count -= self._is_open[index]
                self._is_open[index] = 0
            for index in self._clauses.with_literal.get(-literal, ()):
                self._left[index] -= 1
                if self._is_open[index] and self._left[index] < 2:
                    self.is_broken = self.is_broken or not self._left[index]
                    heapq.heappush(self._units, index)

    def step(self) -> int:
        """Set the literal of the first unit clause: that literal, or 0 when there is none."""
        while self._units:
            index = heapq.heappop(self._units)
            if self._is_open[index]:
                literal = next(each for each in self.open_literals(index))
                self.set((literal,))
                return literal
        self.is_stuck = True
        return 0

    def open_clauses(self) -> list[int]:
        """The clauses that nothing satisfies yet."""
        return [index for index, is_open in enumerate(self._is_open) if is_open]

    def open_literals(self, index: int) -> Sequence[int]:
        """What is left of a clause."""
        return [literal for literal in self._clauses.literals[index] if -literal not in self._true]

    @property
    def assignment(self) -> tuple[int, ...]:
        """Everything that is set, by variable."""
        return tuple(sorted(self._true, key=abs))


class _Run:
    """One run of the procedure, and what it counts."""

    def __init__(
        self, cnf: Cnf, heuristic: CodedHeuristic, seed: int | str, most: int, pulse: Pulse
    ) -> None:
        self._formula = _Branch(_Clauses(cnf))
        self._choose: Callable[[_Branch], int] = (
            self._drawn if heuristic == "random" else self._affirmed_briefly
        )
        self._sign = 1 if heuristic == "fewest-negative" else -1
        self._dice = Dice(seed)
        self._most = most
        self._pulse = pulse
        self._disjunctions: Counter[int] = Counter()
        self._eliminations: Counter[int] = Counter()
        self._affirmed: Counter[int] = Counter()

    def outcome(self) -> Outcome:
        """Go to the end, and tell what it took."""
        formula = self._formula
        status: Status = "satisfied"
        try:
            while formula.open_count and not formula.is_broken:
                if not self._step(formula, 0):
                    found = self._disjunction(formula, 0)
                    if not found:
                        status = "contradiction"
                        break
                    formula.set(found)
        except _Enough:
            status = "undecided"
        if formula.is_broken:
            status = "contradiction"
        depths = range(max(self._eliminations | self._disjunctions, default=0) + 1)
        return Outcome(
            status,
            () if status == "contradiction" else formula.assignment,
            tuple(self._disjunctions[depth] for depth in depths),
            tuple(self._eliminations[depth] for depth in depths),
            tuple(self._affirmed[depth] for depth in depths),
        )

    def _step(self, branch: _Branch, depth: int) -> int:
        literal = branch.step()
        self._eliminations[depth] += 1
        self._affirmed[depth] += literal > 0
        return literal

    def _disjunction(self, formula: _Branch, depth: int) -> list[int]:
        """The literals that one teaches; none when both its branches are contradictory."""
        if self._disjunctions.total() >= self._most:
            raise _Enough
        self._pulse()
        self._disjunctions[depth] += 1
        variable = self._choose(formula)
        if_true, if_false = formula.copy(), formula.copy()
        if_true.set((variable,))
        if_false.set((-variable,))
        pair = (if_true, if_false)
        while True:
            for branch, other in (pair, pair[::-1]):
                if branch.is_broken:
                    return [] if other.is_broken else list(other.found)
                if not branch.open_count:
                    return list(branch.found)
            if common := [literal for literal in if_true.found if literal in if_false.found]:
                return common
            running = next((branch for branch in pair if not branch.is_stuck), None)
            if running is not None:
                self._step(running, depth + 1)
                continue
            drawn = self._dice.below(2)
            found = self._disjunction(pair[drawn], depth + 1)
            if not found:
                return list(pair[1 - drawn].found)
            pair[drawn].set(found)

    def _drawn(self, formula: _Branch) -> int:
        """The variable of a literal drawn from all that occur."""
        occurring = [
            literal for index in formula.open_clauses() for literal in formula.open_literals(index)
        ]
        return abs(occurring[self._dice.below(len(occurring))])

    def _affirmed_briefly(self, formula: _Branch) -> int:
        """A variable affirmed in the shortest clauses, ties by how often it is denied."""
        denied: Counter[int] = Counter()
        affirmed: dict[int, int] = {}
        for index in formula.open_clauses():
            clause = formula.open_literals(index)
            for literal in clause:
                if literal < 0:
                    denied[-literal] += 1
                else:
                    affirmed[literal] = min(len(clause), affirmed.get(literal, len(clause)))
        if not affirmed:
            return min(denied)
        return min(affirmed, key=lambda each: (affirmed[each], self._sign * denied[each], each))
