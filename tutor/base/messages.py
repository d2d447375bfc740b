"""Our messages: files in the syntax of Fluent, and the sentences that they make of facts.

A command says a sentence or two. Fluent's own library, with the tables of all the world's
languages behind it, would take longer to load than all the rest of such a command, so what our
files use of the syntax is read here, and each message only when it is first said. A test reads
every message with that library, too, and compares what they say.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, NoReturn

from tutor.base.language import Language

Facts = Mapping[str, object]
"""What a message may speak of, by name."""
Function = Callable[..., str | int]
"""What messages call, with facts and named options."""
Text = Callable[[Facts], str]
"""A message, or a part of one, that waits for its facts."""
_Expression = Callable[[Facts], object]

_ENTRY = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
_NAME = re.compile(r"([a-z][\w-]*) *=")
_ATTRIBUTE = re.compile(r"\s*\.([a-z][\w-]*) *=")
_WORDS = re.compile(r"[^{}\n]+")
_LINE_BREAK = re.compile(r"((?: *\n)+)( +)(?=[^\s}.\[*])")
"""To the next line of the same text: what closes a part, or begins another one, is none."""
_BLANKS = re.compile(r" *")
_OPENING = re.compile(r"\{")
_SPACE = re.compile(r"\s*")
_VALUE = re.compile(r'\$([\w-]+)|"([^"\\]*)"|(\d+)|([A-Z][A-Z0-9_-]*)\(|([a-z][\w-]*)')
_OPTION = re.compile(r"([a-z]\w*)\s*:\s*")
_CASE = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]")

_SINGULAR: dict[Language, tuple[int, ...]] = {"en": (1,), "fr": (0, 1)}
_THOUSANDS: dict[Language, str] = {"en": ",", "fr": "\u202f"}


class Message(NamedTuple):
    """What a message says, and its attributes."""

    value: Text | None
    attributes: dict[str, Text]


class Messages:
    """The messages of some files, each read when it is first said: most never are in one run."""

    def __init__(
        self,
        language: Language,
        sources: Iterable[str],
        functions: Mapping[str, Function] | None = None,
    ) -> None:
        self.language = language
        self.functions = {"NUMBER": self.number, **(functions or {})}
        self._read: dict[str, Message] = {}
        self._unread = {
            entry.partition("=")[0].strip(): entry
            for source in sources
            for entry in _ENTRY.split(source)[1:]
        }

    def __contains__(self, name: str) -> bool:
        return name in self._unread

    def text(self, name: str, facts: Facts, attribute: str = "") -> str:
        """A message, or one of its attributes, with facts.

        A message that is not there, or one that says nothing, is our mistake and raises, and so is
        a fact that is missing.
        """
        message = self[name]
        text = message.attributes[attribute] if attribute else message.value
        if text is None:
            raise KeyError(name)
        return text(facts)

    def __getitem__(self, name: str) -> Message:
        if name not in self._read:
            self._read[name] = _Reader(self._unread[name], self).message()
        return self._read[name]

    def number(self, value: object, *, useGrouping: int = 1) -> str:  # noqa: N803 (Fluent's name)
        """A whole number as it is written; in groups of three, unless they are not wanted."""
        if not isinstance(value, int):
            raise TypeError(f"{value!r} is no whole number")
        return f"{value:,}".replace(",", _THOUSANDS[self.language]) if useGrouping else str(value)

    def shown(self, value: object) -> str:
        """A fact as it stands in a sentence."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return self.number(value)
        raise TypeError(f"{type(value).__name__} needs a function, as in CELLS($cells)")

    def is_case(self, value: object, name: str) -> bool:
        """Whether a case that has this name, or number, is that of a value."""
        if isinstance(value, int):
            category = "one" if value in _SINGULAR[self.language] else "other"
            return name in (str(value), category)
        return value == name and not name.isdecimal()


class _Reader:
    """Reads one entry of a file, from its name to its last attribute."""

    def __init__(self, source: str, home: Messages) -> None:
        self._source, self._home, self._at = source, home, 0

    def message(self) -> Message:
        """The whole entry."""
        self._expect(_NAME)
        value = self._text()
        attributes = {}
        while found := self._found(_ATTRIBUTE):
            attributes[found[1]] = self._text() or self._fail()
        return Message(value, attributes)

    def _found(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        if found := pattern.match(self._source, self._at):
            self._at = found.end()
        return found

    def _expect(self, pattern: re.Pattern[str]) -> re.Match[str]:
        return self._found(pattern) or self._fail()

    def _take(self, sign: str) -> bool:
        """Whether a sign comes next, after any space; it is passed over."""
        space = _SPACE.match(self._source, self._at)
        after = space.end() if space else self._at
        is_there = self._source.startswith(sign, after)
        if is_there:
            self._at = after + len(sign)
        return is_there

    def _fail(self) -> NoReturn:
        line = self._source.count("\n", 0, self._at) + 1
        raise ValueError(f"line {line} of this message cannot be read:\n{self._source}")

    def _text(self) -> Text | None:
        """Words and placeables, up to what is no part of them; None if there are none."""
        pieces: list[str | _Break | Text] = []
        self._found(_BLANKS)
        while True:
            if words := self._found(_WORDS):
                pieces.append(words[0])
            elif line_break := self._found(_LINE_BREAK):
                pieces.append(_Break(line_break[1].count("\n"), len(line_break[2])))
            elif self._found(_OPENING):
                pieces.append(self._placeable())
            else:
                return _joined(pieces)

    def _placeable(self) -> Text:
        """What stands between two braces: a value, or a choice among cases."""
        expression = self._expression()
        if self._take("->"):
            return self._choice(expression)
        if not self._take("}"):
            self._fail()
        return lambda facts: self._home.shown(expression(facts))

    def _choice(self, chooser: _Expression) -> Text:
        """The cases behind an arrow; the one with a star is for all other values."""
        cases: list[tuple[str, Text]] = []
        usual: Text | None = None
        while case := self._found(_CASE):
            cases.append((case[2], self._text() or _constant("")))
            if case[1]:
                usual = cases[-1][1]
        if usual is None or not self._take("}"):
            self._fail()
        is_case, otherwise = self._home.is_case, usual

        def chosen(facts: Facts) -> str:
            value = chooser(facts)
            return next((text for name, text in cases if is_case(value, name)), otherwise)(facts)

        return chosen

    def _expression(self) -> _Expression:
        """A fact, what a function makes of one, words, a number, or another message."""
        self._found(_SPACE)
        variable, words, number, function, message = self._expect(_VALUE).groups()
        if variable is not None:
            return lambda facts: facts[variable]
        if words is not None:
            return _constant(words)
        if number is not None:
            return lambda facts: int(number)
        if function is not None:
            return self._call(function)
        return lambda facts: self._home.text(message, facts)

    def _call(self, name: str) -> _Expression:
        """A function with what stands between its parentheses."""
        function = self._home.functions[name]
        values: list[_Expression] = []
        options: dict[str, _Expression] = {}
        while not self._take(")"):
            if values or options:
                self._take(",") or self._fail()
            self._found(_SPACE)
            if option := self._found(_OPTION):
                options[option[1]] = self._expression()
            else:
                values.append(self._expression())
        return lambda facts: function(
            *(value(facts) for value in values),
            **{option: value(facts) for option, value in options.items()},
        )


class _Break(NamedTuple):
    """Where a new line begins."""

    lines: int
    indent: int


def _joined(pieces: list[str | _Break | Text]) -> Text | None:
    """One text of several pieces; of the space before its lines, what all have is left out."""
    common = min((piece.indent for piece in pieces if isinstance(piece, _Break)), default=0)
    if pieces and isinstance(pieces[0], _Break):
        del pieces[0]
    if pieces and isinstance(pieces[-1], str):
        pieces[-1] = pieces[-1].rstrip(" ")
    texts: list[str | Text] = []
    for piece in pieces:
        if isinstance(piece, _Break):
            piece = "\n" * piece.lines + " " * (piece.indent - common)
        if isinstance(piece, str) and texts and isinstance(texts[-1], str):
            texts[-1] += piece
        else:
            texts.append(piece)
    if not texts:
        return None
    if len(texts) == 1:
        return _constant(texts[0]) if isinstance(texts[0], str) else texts[0]
    return lambda facts: "".join(one if isinstance(one, str) else one(facts) for one in texts)


def _constant(words: str) -> Text:
    return lambda facts: words
