"""A chain, a net or a trial read line by line: one way for every place where one is told."""

from collections.abc import Sequence

from tutor.games.told import Argument, ArgumentLine, Lit, Told
from tutor.language import Speaker


class LineByLine:
    """Where somebody is in what can be read line by line; at first nobody reads."""

    def __init__(self) -> None:
        self._arguments: tuple[Argument, ...] = ()
        self._at = 0

    def begin(self, arguments: Sequence[Argument]) -> bool:
        """Read the first line; False if there is nothing to read so."""
        self._arguments, self._at = tuple(arguments), 0
        return self.is_reading

    def leave(self) -> None:
        """Read no more."""
        self._arguments = ()

    @property
    def is_reading(self) -> bool:
        """Whether somebody reads line by line."""
        return bool(self._arguments)

    def follow(self, arguments: Sequence[Argument]) -> bool:
        """Go on at the same line of what is told anew, in another language; False if it is other.

        What is not the same is not read on.
        """
        is_same = _shape(arguments) == _shape(self._arguments)
        self._arguments = tuple(arguments) if is_same else ()
        return self.is_reading

    def goes_on(self, by: int) -> bool:
        """Whether there is a line that way."""
        return 0 <= self._at + by < sum(_shape(self._arguments))

    def move(self, by: int) -> bool:
        """Read on, or back; False if there is no line that way."""
        if not self.goes_on(by):
            return False
        self._at += by
        return True

    def go_to(self, line: int) -> None:
        """Read a line of them all, from 0 on; below that from the last."""
        self._at = line % sum(_shape(self._arguments))

    # What is to be seen

    @property
    def _here(self) -> tuple[Argument, int]:
        """What is read, and its line, from 1 on."""
        left = self._at
        for argument in self._arguments:
            if left < len(argument.lines):
                return argument, left + 1
            left -= len(argument.lines)
        raise IndexError

    @property
    def lit(self) -> Lit:
        """What the board shows: what holds so far, what follows next, and from what."""
        argument, number = self._here
        return argument.lit(number)

    def told(self, speaker: Speaker) -> tuple[Told, ...]:
        """The line, what it concludes if it is the last, and the lines that it rests on."""
        argument, number = self._here
        line, count = argument.lines[number - 1], len(argument.lines)
        place = speaker.say("line-of", line=number, of=count)
        told = Told((f"**{line.text}**",), title=argument.title, place=place, arguments=(argument,))
        then = [Told((argument.then,))] if number == count and argument.then else []
        legend = () if number == count else argument.lit(number)[1]
        below = self._below(argument, line, number, speaker)
        return told, *then, Told(below, legend=legend)

    def _below(
        self, argument: Argument, line: ArgumentLine, number: int, speaker: Speaker
    ) -> tuple[str, ...]:
        """What the line follows from; before the first one, what is to be shown."""
        if line.rests_on:
            premises = (argument.lines[one - 1].text for one in line.rests_on)
            return speaker.say("line-rests-on"), *premises
        return (argument.what,) if number == 1 and argument.what else ()

    def sentences(self, speaker: Speaker) -> tuple[str, ...]:
        """The same in plain text: what it rests on has numbers, or was just said."""
        argument, number = self._here
        count = len(argument.lines)
        place = speaker.say("line-of", line=number, of=count)
        first = (argument.what,) if number == 1 and argument.what else ()
        then = (argument.then,) if number == count and argument.then else ()
        return *first, f"({place}) {argument.lines[number - 1].text}", *then


def _shape(arguments: Sequence[Argument]) -> list[int]:
    """How many lines each has."""
    return [len(argument.lines) for argument in arguments]
