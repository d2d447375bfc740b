"""A chain, a net or a trial line by line in plain text: a word begins, Enter goes on."""

import sys
from collections.abc import Callable, Sequence

from tutor.activity.line_by_line import LineByLine
from tutor.cli.run import Run, print_text
from tutor.cli.sudoku.typed import is_border
from tutor.games.told import Argument
from tutor.language import Speaker


class LinesAloud:
    """What was told last that can be read line by line, and the line that was read last."""

    def __init__(self, tell: Callable[[str], None], speaker: Callable[[], Speaker]) -> None:
        self._tell, self._speaker = tell, speaker
        self._lines = LineByLine()
        self._arguments: tuple[Argument, ...] = ()

    def offer(self, arguments: Sequence[Argument], *, says: bool = True) -> None:
        """Remember what was told, and say how to read it, if it can be read so."""
        self._lines.leave()
        self._arguments = tuple(arguments)
        if arguments and says:
            self._tell(self._speaker().say("plain-lines"))

    @property
    def is_reading(self) -> bool:
        """Whether Enter goes on with a line."""
        return self._lines.is_reading

    def begin(self) -> bool:
        """Read the first line; False if there is none, which is said."""
        if not self._lines.begin(self._arguments):
            self._tell(self._speaker().say("lines-none"))
            return False
        self._read()
        return True

    def go_on(self) -> bool:
        """Read the next line; False if nobody reads, or that was the last one."""
        if not self._lines.is_reading or not self._lines.move(1):
            self._lines.leave()
            return False
        self._read()
        return True

    def leave(self) -> None:
        """Something else was asked for: read no more."""
        self._lines.leave()

    def _read(self) -> None:
        for sentence in self._lines.sentences(self._speaker()):
            self._tell(sentence)
        if not self._lines.goes_on(1):
            self._lines.leave()


class Keys:
    """Waits for Enter; when nobody is typing any more, goes on by itself."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._at_end = sys.stdin is None

    def wait(self, message: str = "walk-key") -> str:
        """What was typed, in small letters: nothing to go on, ``q`` to stop."""
        if self._at_end:
            return ""
        if sys.stdin.isatty():
            print(self._run.say(message), end=" ", flush=True)
        line = sys.stdin.readline()
        while is_border(line):  # the end of a grid that was pasted
            line = sys.stdin.readline()
        self._at_end = not line
        if self._at_end and sys.stdin.isatty():
            print()
            return "q"
        typed = line.strip().lower()
        return "q" if typed == "quit" else typed

    def read(self, lines: LinesAloud) -> bool:
        """Read line after line, each with Enter; False if the answer is to stop."""
        if lines.begin():
            while lines.is_reading:
                if self.wait("line-key") == "q":
                    return False
                lines.go_on()
        return True


def read_at_once(arguments: Sequence[Argument], run: Run, prefix: str = "") -> bool:
    """Read all lines, each with Enter where somebody types; False if the answer is to stop."""
    lines = LinesAloud(lambda text: print_text(text, prefix), lambda: run.speaker)
    lines.offer(arguments, says=False)
    return Keys(run).read(lines)
