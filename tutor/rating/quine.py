"""The modified Quine procedure: how much supposing a formula needs.

Unit clauses are followed as far as they lead. When none is left, a heuristic
chooses a variable, and unit clauses are followed twice: supposing it true, and
supposing it false. That is a *disjunction*. Then

- a branch that satisfies every clause is accepted whole;
- if one branch is contradictory, everything the other one holds is kept; if
  both are, so is the branch they were opened in;
- otherwise the literals that both branches hold are kept, and the next
  disjunction is opened at the same depth;
- if they share none, the procedure goes on inside the branches, one depth
  deeper: first in the true one, and when that turns out contradictory the
  false one is kept. A branch gone into ends satisfied or contradictory, so
  there is nothing left to compare: one of the two is kept whole.

Every disjunction fixes a variable where it is opened, so the procedure always
ends, and with an answer. It can take very long all the same: past a number of
disjunctions it stops undecided.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, get_args

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.rating.cnf import Clause, Cnf

Heuristic = Literal["random", "smallest", "largest"]
"""Which variable a disjunction is about.

- ``random``: that of a literal drawn from all the open clauses, so in
  proportion to how often a variable occurs;
- ``smallest``: one that occurs in the open clauses with the fewest literals left. Among
  those, one for which the number of times it is affirmed there times the number of times it
  is denied is largest, so that both branches lead on; then the one with the lowest number;
- ``largest``: one that occurs in the open clauses with the most literals left. These deny
  none of their variables; so among those, the one denied least often in all the open clauses,
  then the one with the lowest number.
"""
HEURISTICS: tuple[Heuristic, ...] = get_args(Heuristic)

Status = Literal["satisfied", "contradiction", "undecided"]

MOST_DISJUNCTIONS = 20_000
"""Ten to twenty seconds on a 9 x 9 grid; the hardest of them need a few thousand."""

CLAUSES_PER_PULSE = 10_000


@dataclass(frozen=True)
class Outcome:
    """What the procedure found, and the work it took, depth by depth.

    At depth 0 nothing is supposed; a disjunction opened at depth d has its
    two branches at depth d + 1. Both tuples reach from depth 0 to the deepest.
    """

    status: Status
    assignment: tuple[int, ...]
    """Literals by variable. When satisfied they satisfy every clause, and variables
    left out may be either; when undecided they are those sure so far."""
    disjunctions: tuple[int, ...]
    """How many were opened at each depth; none at the deepest."""
    eliminations: tuple[int, ...]
    """How many literals unit clauses fixed at each depth, in each branch anew, up to
    its end or its contradiction. What is supposed, or kept after a disjunction, is
    not counted: so those at depth 0 all come before the first disjunction."""
    affirmed: tuple[int, ...] = field(default=(), compare=False)
    """How many of these make a variable true: in a grid, those that place a digit."""

    @property
    def depth(self) -> int:
        """The depth of the tree of disjunctions: 0 when unit clauses are enough."""
        return len(self.disjunctions) - 1


def solve(
    cnf: Cnf,
    heuristic: Heuristic = "smallest",
    *,
    seed: int | str = 0,
    most: int = MOST_DISJUNCTIONS,
    pulse: Pulse = no_pulse,
) -> Outcome:
    """Run the procedure on any formula.

    A literal that occurs twice in a clause counts once there, and a clause
    that always holds counts for nothing. The seed matters to ``random`` only.
    """
    return _Procedure(_Formula(cnf, pulse), heuristic, seed).run(most, pulse)


class _Formula:
    """Clauses under the literals fixed so far, which can be taken back.

    Variables are numbered anew, without gaps. Lists by literal are read from
    both ends: that of ``-v`` stands v places before the end.
    """

    def __init__(self, cnf: Cnf, pulse: Pulse) -> None:
        self._variables = (0, *cnf.variables)
        numbers = {variable: number for number, variable in enumerate(self._variables)}
        numbers |= {-variable: -number for variable, number in numbers.items()}
        self.clauses: list[Clause] = []
        self._clauses_with: list[list[int]] = [[] for _ in numbers]
        for index, clause in enumerate(cnf.clauses):
            if index % CLAUSES_PER_PULSE == 0:
                pulse()
            literals = dict.fromkeys(numbers[literal] for literal in clause)
            if any(-literal in literals for literal in literals):
                continue
            for literal in literals:
                self._clauses_with[literal].append(len(self.clauses))
            self.clauses.append(tuple(literals))
        self.left = [len(clause) for clause in self.clauses]
        """By clause, how many of its literals are not false."""
        self.true = [0] * len(self.clauses)
        """By clause, how many of its literals are true."""
        self.open_count = len(self.clauses)
        """How many clauses have no true literal."""
        self.fixed = bytearray(len(numbers))
        """By literal, whether it is true or false."""
        self.trail: list[int] = []
        """The true literals, in the order in which they were fixed."""

    def fix(self, literals: Iterable[int]) -> bool:
        """Fix these literals and what unit clauses make of them.

        False when that leads to a contradiction: a clause without a literal left.
        """
        clauses, clauses_with, fixed = self.clauses, self._clauses_with, self.fixed
        left, true = self.left, self.true
        queue = list(literals)
        # What unit clauses add to the queue is followed in its turn.
        for literal in queue:
            if fixed[literal]:
                continue
            fixed[literal] = fixed[-literal] = True
            self.trail.append(literal)
            for index in clauses_with[literal]:
                if not true[index]:
                    self.open_count -= 1
                true[index] += 1
            sound = True
            for index in clauses_with[-literal]:
                left[index] -= 1
                if left[index] < 2 and not true[index]:
                    sound = sound and left[index] == 1
                    queue.extend(other for other in clauses[index] if not fixed[other])
            if not sound:
                return False
        return True

    def take_back(self, length: int) -> None:
        """Free the last literals fixed, until the trail has this length again."""
        clauses_with, fixed, left, true = self._clauses_with, self.fixed, self.left, self.true
        for literal in reversed(self.trail[length:]):
            fixed[literal] = fixed[-literal] = False
            for index in clauses_with[literal]:
                true[index] -= 1
                if not true[index]:
                    self.open_count += 1
            for index in clauses_with[-literal]:
                left[index] += 1
        del self.trail[length:]

    def follow_units(self) -> bool:
        """Fix what the clauses ask for before anything is supposed."""
        return all(self.left) and self.fix(
            literal for clause in self.clauses if len(clause) == 1 for literal in clause
        )

    def original(self, literals: Iterable[int]) -> tuple[int, ...]:
        """These literals with the numbers of the formula that was given."""
        return tuple(
            self._variables[literal] if literal > 0 else -self._variables[-literal]
            for literal in sorted(literals, key=abs)
        )


@dataclass(frozen=True)
class _Entered:
    """A disjunction whose true branch the procedure has gone into."""

    trail_length: int
    """How much was fixed where it was opened."""
    false_branch: list[int]
    """The literals of the other branch, to be kept if this one is contradictory."""
    open_clauses: list[int]
    """The clauses open where it was opened."""


class _Procedure:
    """One run: the disjunctions it is inside of, and what it has counted."""

    def __init__(self, formula: _Formula, heuristic: Heuristic, seed: int | str) -> None:
        self._formula = formula
        self._heuristic = heuristic
        self._dice = Dice(seed)
        self._entered: list[_Entered] = []
        self._open_clauses = list(range(len(formula.clauses)))
        """At least those that are open; looked through again for each choice."""
        self._disjunctions = [0]
        self._eliminations = [0]
        self._affirmed = [0]

    def run(self, most: int, pulse: Pulse) -> Outcome:
        """Open disjunctions until all is satisfied, contradictory or enough."""
        formula = self._formula
        sound = formula.follow_units()
        self._count(0, 0)
        made = 0
        while sound and formula.open_count:
            if made >= most:
                return self._outcome("undecided")
            made += 1
            pulse()
            sound = self._disjunction()
        return self._outcome("satisfied" if sound else "contradiction")

    def _outcome(self, status: Status) -> Outcome:
        sure = self._formula.trail
        if status == "contradiction":
            sure = []
        elif status == "undecided" and self._entered:
            sure = sure[: self._entered[0].trail_length]
        return Outcome(
            status,
            self._formula.original(sure),
            tuple(self._disjunctions),
            tuple(self._eliminations),
            tuple(self._affirmed),
        )

    def _count(self, depth: int, start: int) -> None:
        """Count what unit clauses fixed, from a place of the trail on."""
        fixed = self._formula.trail[start:]
        self._eliminations[depth] += len(fixed)
        self._affirmed[depth] += sum(literal > 0 for literal in fixed)

    def _disjunction(self) -> bool:
        """Open one and keep what it teaches; False if all is contradictory."""
        formula = self._formula
        variable = self._choose()
        depth, length = len(self._entered), len(formula.trail)
        self._disjunctions[depth] += 1
        if depth + 1 == len(self._disjunctions):
            self._disjunctions.append(0)
            self._eliminations.append(0)
            self._affirmed.append(0)
        branches: list[list[int] | None] = []
        for literal in (variable, -variable):
            sound = formula.fix([literal])
            self._count(depth + 1, length + 1)
            if sound and not formula.open_count:
                return True
            branches.append(formula.trail[length:] if sound else None)
            formula.take_back(length)
        if_true, if_false = branches
        if if_true is None or if_false is None:
            return self._keep_other(if_true or if_false)
        in_both = set(if_true).intersection(if_false)
        if in_both:
            return formula.fix(literal for literal in if_true if literal in in_both)
        self._entered.append(_Entered(length, if_false, self._open_clauses))
        return formula.fix(if_true)

    def _keep_other(self, branch: list[int] | None) -> bool:
        """Keep the branch that is left; without one, that of the disjunction around."""
        if branch is None:
            if not self._entered:
                return False
            around = self._entered.pop()
            self._formula.take_back(around.trail_length)
            self._open_clauses = around.open_clauses
            branch = around.false_branch
        return self._formula.fix(branch)

    def _choose(self) -> int:
        """The variable of the next disjunction."""
        clauses, left, fixed = self._formula.clauses, self._formula.left, self._formula.fixed
        true = self._formula.true
        open_clauses = self._open_clauses = [
            index for index in self._open_clauses if not true[index]
        ]
        if self._heuristic == "random":
            drawn = self._dice.below(sum(left[index] for index in open_clauses))
            for index in open_clauses:
                if drawn < left[index]:
                    break
                drawn -= left[index]
            return abs([literal for literal in clauses[index] if not fixed[literal]][drawn])
        sizes = [left[index] for index in open_clauses]
        is_smallest = self._heuristic == "smallest"
        size = min(sizes) if is_smallest else max(sizes)
        here: Counter[int] = Counter()
        denied: Counter[int] = Counter()
        for index in open_clauses:
            if is_smallest and left[index] != size:
                continue
            literals = [literal for literal in clauses[index] if not fixed[literal]]
            if left[index] == size:
                here.update(literals)
            denied.update(-literal for literal in literals if literal < 0)

        def rank(variable: int) -> tuple[int, int]:
            leads_on = here[variable] * here[-variable]
            return (-leads_on if is_smallest else denied[variable]), variable

        return min(map(abs, here), key=rank)
