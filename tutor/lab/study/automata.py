"""Clues as automata, deterministic and not.

The automaton of a clue reads the cells of a line, black or white, one after the other; it
is deterministic. The partial automaton also reads cells that are not known, as both colours
at once, and is not deterministic any more: it is in a set of states, here one int.
Determinised, each such set that can be reached is a state of its own: reading a cell is a
look into a table, which has to be built first.

Nothing in here is remembered from one clue to the next, so that building can be timed.
"""

from collections.abc import Iterable

from tutor.base.watch import Watch
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE
from tutor.nonogram.puzzle import Clue

DEAD = -1
"""Where a cell leads that no line of the clue has there."""
COLOURS = (UNKNOWN, BLACK, WHITE)


class ClueAutomaton:
    """The deterministic automaton of a clue over black and white."""

    def __init__(self, clue: Clue) -> None:
        on_black: list[int] = []
        on_white: list[int] = []
        for number, block in enumerate(clue):
            state = len(on_black)
            # In the white before the block, then inside of it.
            on_black += range(state + 1, state + block + 1)
            on_white += [state] + [DEAD] * (block - 1)
            if number + 1 < len(clue):
                # Just after the block, a white cell must come.
                on_black.append(DEAD)
                on_white.append(state + block + 1)
        self.final = len(on_black)
        """The state that a whole line has to end in."""
        on_black.append(DEAD)
        on_white.append(self.final)
        self.transitions = tuple(zip(on_black, on_white, strict=True))
        """Per state, where a black and where a white cell leads."""

    def state_after(self, cells: Iterable[int]) -> int:
        """The state after the first cells of a line; DEAD if no line begins with them."""
        state = 0
        for colour in cells:
            on_black, on_white = self.transitions[state]
            state = on_black if colour == BLACK else on_white
            if state == DEAD:
                break
        return state

    def accepts(self, cells: Iterable[int]) -> bool:
        """Whether a whole line has this clue."""
        return self.state_after(cells) == self.final


class NonDeterministic:
    """The partial automaton of a clue; a state is the set of those of the clue's automaton."""

    def __init__(self, clue: Clue) -> None:
        automaton = ClueAutomaton(clue)
        self.start = 1
        self._stays = self._blackens = self._whitens = 0
        for state, (on_black, on_white) in enumerate(automaton.transitions):
            bit = 1 << state
            # A cell leads to the next state, or a white one leaves the state as it is.
            self._blackens |= bit * (on_black == state + 1)
            self._whitens |= bit * (on_white == state + 1)
            self._stays |= bit * (on_white == state)
        self._final = 1 << automaton.final

    def step(self, state: int, colour: int) -> int:
        """The states after one more cell."""
        after = 0
        if colour != WHITE:
            after = (state & self._blackens) << 1
        if colour != BLACK:
            after |= state & self._stays | (state & self._whitens) << 1
        return after

    def accepts(self, state: int, rest: Iterable[int]) -> bool:
        """Whether the line can be completed, of which this is the rest."""
        stays, blackens, whitens = self._stays, self._blackens, self._whitens
        leads_on = blackens | whitens
        for colour in rest:
            if colour == UNKNOWN:
                state = state & stays | (state & leads_on) << 1
            elif colour == BLACK:
                state = (state & blackens) << 1
            else:
                state = state & stays | (state & whitens) << 1
        return bool(state & self._final)

    def is_final(self, state: int) -> bool:
        """Whether a whole line may end in these states."""
        return bool(state & self._final)


class Deterministic:
    """The partial automaton, determinised: every reachable set of states is one state.

    States are multiples of three, so that adding a colour gives the place in the table.
    """

    def __init__(self, clue: Clue, watch: Watch | None = None) -> None:
        partial = NonDeterministic(clue)
        watch = watch or Watch()
        numbers = {0: 0, partial.start: len(COLOURS)}
        self.table: list[int] = []
        reached = [0, partial.start]
        for states in reached:
            watch.branch()
            for colour in COLOURS:
                after = partial.step(states, colour)
                if after not in numbers:
                    numbers[after] = len(COLOURS) * len(reached)
                    reached.append(after)
                self.table.append(numbers[after])
        self.start = len(COLOURS)
        self._final = {numbers[states] for states in reached if partial.is_final(states)}

    @property
    def state_count(self) -> int:
        """How many states there are, with the one of no way out."""
        return len(self.table) // len(COLOURS)

    def step(self, state: int, colour: int) -> int:
        """The state after one more cell."""
        return self.table[state + colour]

    def accepts(self, state: int, rest: Iterable[int]) -> bool:
        """Whether the line can be completed, of which this is the rest."""
        table = self.table
        for colour in rest:
            state = table[state + colour]
        return state in self._final


Partial = NonDeterministic | Deterministic
"""What reads lines with cells that are not known; 0 is the state of no way out."""
