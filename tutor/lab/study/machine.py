"""The machine of a clue as something to look at: its states, its arrows, and a line run through.

The clue's own machine reads black and white, or the letters of its inks; with unknown cells it is
in several states at once. Determinised, each set of states that can be reached is one state of a
larger machine, which reads ``?`` as a letter more.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.nonogram.inks import Clue, ColourClue, gap_after

BLACK, WHITE, UNKNOWN = "#", ".", "?"
"""What stands for a cell, where there is one ink."""

MOST_STATES = 4_000
"""Determinised, a clue may have exponentially many; beyond this nobody could look at them."""


class TooManyStates(Exception):
    """The determinised machine is larger than can be shown."""


@dataclass(frozen=True)
class Machine:
    """States in their order, and where each letter leads."""

    letters: tuple[str, ...]
    """Those of the colours, white last; determinised, the unknown one behind them."""
    arrows: tuple[dict[str, int], ...]
    """Per state, where each letter leads; a letter that leads nowhere is not there."""
    finals: frozenset[int]
    sets: tuple[frozenset[int], ...] = ()
    """Determinised: which states of the clue's machine each state stands for."""

    def loops(self, state: int) -> list[str]:
        """The letters that leave a state as it is."""
        return [letter for letter, after in self.arrows[state].items() if after == state]


def of_clue(clue: Clue) -> Machine:
    """The machine of a clue over its colours.

    In a state in which white cells may come, they leave it as it is. Between blocks of one ink
    there has to be such a state; a block of another ink may follow at once.
    """
    inks = clue.inks if isinstance(clue, ColourClue) else ()
    signs = [ink.letter for ink in inks] or [BLACK] * len(clue)
    arrows: list[dict[str, int]] = [{WHITE: 0}]
    for number, (block, sign) in enumerate(zip(clue, signs, strict=True)):
        for _ in range(block):
            arrows[-1][sign] = len(arrows)
            arrows.append({})
        if gap_after(clue, number):
            arrows[-1][WHITE] = len(arrows)
            arrows.append({})
        arrows[-1][WHITE] = len(arrows) - 1
    letters = (*sorted(set(signs) or {BLACK}), WHITE)
    ordered = tuple({each: led[each] for each in letters if each in led} for led in arrows)
    return Machine(letters, ordered, frozenset({len(arrows) - 1}))


def determinised(machine: Machine) -> Machine:
    """The machine over all colours and unknown cells that is in one state at a time.

    Raises:
        TooManyStates: nobody could look at them.
    """
    letters = (*machine.letters, UNKNOWN)
    numbers = {frozenset({0}): 0}
    reached = [frozenset({0})]
    arrows: list[dict[str, int]] = []
    for states in reached:
        led: dict[str, int] = {}
        for letter in letters:
            after = read(machine, states, letter)
            if not after:
                continue
            if after not in numbers:
                numbers[after] = len(reached)
                reached.append(after)
                if len(reached) > MOST_STATES:
                    raise TooManyStates
            led[letter] = numbers[after]
        arrows.append(led)
    finals = frozenset(number for states, number in numbers.items() if states & machine.finals)
    return Machine(letters, tuple(arrows), finals, tuple(reached))


def read(machine: Machine, states: frozenset[int], letter: str) -> frozenset[int]:
    """The states after one more cell; an unknown one is read in every way."""
    letters = machine.letters if letter == UNKNOWN else (letter,)
    return frozenset(
        machine.arrows[state][each]
        for state in states
        for each in letters
        if each in machine.arrows[state]
    )


@dataclass(frozen=True)
class Reading:
    """A line run through the machine of a clue."""

    line: str
    states: tuple[frozenset[int], ...]
    """Before the first cell, and after each, until there are none."""
    is_accepted: bool
    possible: tuple[str, ...]
    """Cell by cell, the colours it can have; empty where the line is rejected."""

    @property
    def rejected_at(self) -> int | None:
        """The first cell, from 0, that no line of the clue can have there; None at the end."""
        return len(self.states) - 2 if not self.states[-1] else None


def run(machine: Machine, line: str) -> Reading:
    """Run a line through: accepted or not, where it fails, what unknown cells can still be."""
    states = [frozenset({0})]
    for letter in line:
        states.append(read(machine, states[-1], letter))
        if not states[-1]:
            return Reading(line, tuple(states), False, ())
    if not states[-1] & machine.finals:
        return Reading(line, tuple(states), False, ())
    return Reading(line, tuple(states), True, tuple(_possible(machine, states, line)))


def _possible(machine: Machine, before: Sequence[frozenset[int]], line: str) -> Iterator[str]:
    """Which colours lie on some way from the first state to a final one."""
    alive: frozenset[int] = machine.finals
    found: list[str] = []
    for states, letter in zip(reversed(before[:-1]), reversed(line), strict=True):
        letters = machine.letters if letter == UNKNOWN else (letter,)
        ways = [
            (state, each)
            for state in states
            for each in letters
            if machine.arrows[state].get(each) in alive
        ]
        found.append("".join(each for each in machine.letters if each in {e for _, e in ways}))
        alive = frozenset(state for state, _ in ways)
    return reversed(found)
