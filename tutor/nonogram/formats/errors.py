"""What is wrong with a puzzle that could not be read."""

from tutor.nonogram.puzzle import LARGEST, Axis


class BadPuzzle(Exception):
    """A problem in the input, as data: the sentence is made where it is shown.

    ``kind`` names the problem, ``values`` what was found and expected. Lines and puzzles
    are counted from 1; a line is missing where the problem is the whole input.
    """

    def __init__(self, kind: str, line: int | None = None, **values: str | int) -> None:
        super().__init__(kind, line, values)
        self.kind = kind
        self.line = line
        self.values = values
        self.number: int | None = None
        """Which puzzle of the input, counted from 1."""


SHOWN = 40
"""How much of a strange text is shortened."""


def shortened(text: str) -> str:
    """The beginning of a text, to show what was found."""
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def number_of(text: str, line: int) -> int:
    """A number as it is written in a clue or a size.

    Raises:
        BadPuzzle: it is none, is negative, or is larger than any line.
    """
    digits = text.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit()):
        letter = digits[-1:]
        if digits[:-1].isdigit() and letter.isascii() and letter.isalpha():
            raise BadPuzzle("colours", line, found=shortened(text))
        raise BadPuzzle("not-a-number", line, found=shortened(text))
    digits = digits.lstrip("0") or "0"
    if text.startswith("-") and digits != "0":
        raise BadPuzzle("negative", line, found=shortened(text))
    if len(digits) > len(str(LARGEST)) or int(digits) > LARGEST:
        raise BadPuzzle("too-large", line, found=shortened(digits), largest=LARGEST)
    return int(digits)


def check_count(axis: Axis, found: int, size: int | None, line: int) -> None:
    """There are as many clues as the size says, and not more than any puzzle has.

    Raises:
        BadPuzzle: there are not.
    """
    if size is not None and found != size:
        raise wrong_count(axis, found, size, line)
    if found > LARGEST:
        raise BadPuzzle("too-many", line, axis=axis, found=found, largest=LARGEST)


def wrong_count(axis: Axis, found: int, expected: int, line: int) -> BadPuzzle:
    """There are more or fewer clues than the size says."""
    return BadPuzzle("line-count", line, axis=axis, found=found, expected=expected)
