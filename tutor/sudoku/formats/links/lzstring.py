"""LZ-string: how f-puzzles and SudokuPad pack a text into a link.

A text is a row of UTF-16 code units, as in JavaScript; one outside the basic plane (an emoji) is
two of them. Phrases are numbered as they turn up, and a number takes as many bits as there are
phrases so far. Six bits make a sign of the link, the lowest bit of each number first.
"""

from array import array

LONGEST = 1_000_000
"""Code units. No grid needs so many; a few thousand signs can stand for a thousand times more."""
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {sign: f"{value:06b}" for value, sign in enumerate(_SIGNS)}
_NARROW, _WIDE, _END = 0, 1, 2
"""What the first numbers mean: a new unit of 8 bits, one of 16, and that the text is over."""
_UTF_16 = "utf-16-le"


class BadPacking(Exception):
    """It cannot be unpacked: it is cut off or damaged."""


class TooLong(BadPacking):
    """It is longer than anybody needs."""


class _BitReader:
    """Takes numbers from a row of bits."""

    def __init__(self, bits: str) -> None:
        self._bits, self._at = bits, 0

    def number(self, width: int) -> int:
        """The number that the next bits make."""
        end = self._at + width
        if end > len(self._bits):
            raise BadPacking
        found = self._bits[self._at : end]
        self._at = end
        return int(found[::-1], 2)


def unpack(packed: str, longest: int = LONGEST) -> str:
    """The text that was packed.

    Raises:
        BadPacking: it is cut off, damaged, or (as TooLong) longer than anybody needs.
    """
    try:
        bits = _BitReader("".join([_BITS[sign] for sign in packed.rstrip("=")]))
    except KeyError as error:
        raise BadPacking from error
    phrases = [""] * 3
    text: list[str] = []
    length = 0
    before = ""
    while (code := bits.number(len(phrases).bit_length())) != _END:
        if code in (_NARROW, _WIDE):
            phrases.append(chr(bits.number(16 if code == _WIDE else 8)))
            code = len(phrases) - 1
        if code < len(phrases):
            phrase = phrases[code]
        elif code == len(phrases) and before:
            phrase = before + before[0]
        else:
            raise BadPacking
        length += len(phrase)
        if length > longest:
            raise TooLong
        text.append(phrase)
        if before:
            phrases.append(before + phrase[0])
        before = phrase
    units = "".join(text).encode(_UTF_16, "surrogatepass")
    return units.decode(_UTF_16, "surrogatepass")


class _Packer:
    """Writes phrases as numbers."""

    def __init__(self) -> None:
        self._bits: list[str] = []
        self._codes: dict[str, int] = {}
        self._untold: set[str] = set()
        """Units that have a number, but were not written yet."""
        self._width, self._room = 2, 2

    def pack(self, text: str) -> str:
        """The signs of a text."""
        phrase = ""
        for unit in map(chr, array("H", text.encode("utf-16", "surrogatepass")[2:])):
            if unit not in self._codes:
                self._untold.add(unit)
                self._learn(unit)
            if phrase + unit in self._codes:
                phrase += unit
            else:
                self._tell(phrase)
                self._learn(phrase + unit)
                phrase = unit
        if phrase:
            self._tell(phrase)
        self._write(_END, self._width)
        bits = "".join(self._bits)
        bits += "0" * (6 - len(bits) % 6)
        signs = "".join(_SIGNS[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
        return signs + "=" * (-len(signs) % 4)

    def _learn(self, phrase: str) -> None:
        self._codes[phrase] = len(self._codes) + 3

    def _tell(self, phrase: str) -> None:
        if phrase in self._untold:
            self._untold.remove(phrase)
            unit = ord(phrase)
            is_wide = unit > 0xFF
            self._write(_WIDE if is_wide else _NARROW, self._width)
            self._write(unit, 16 if is_wide else 8)
            self._grow()
        else:
            self._write(self._codes[phrase], self._width)
        self._grow()

    def _write(self, number: int, width: int) -> None:
        self._bits.append(f"{number:0{width}b}"[::-1])

    def _grow(self) -> None:
        self._room -= 1
        if not self._room:
            self._room = 1 << self._width
            self._width += 1


def pack(text: str) -> str:
    """A text in signs that a link can hold, once ``+``, ``/`` and ``=`` are escaped."""
    return _Packer().pack(text)
