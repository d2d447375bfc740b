"""Text that somebody else wrote, made harmless on its way out: one place for every output.

Names, titles and whatever was typed are kept as they were written. Where they are shown,
they may hold nothing that does something: no sequence for the terminal, no sign that turns
the line around or cannot be seen, no markup, no formula. What is honest looks as typed.
"""

import csv
import io
import json
import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path

_INVISIBLE = (
    "\x00-\x1f\x7f-\x9f"  # what steers terminals: escapes, line breaks, tabs
    "\xad\u034f\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\ufeff"  # takes no room
    "\u2028-\u202e\u2066-\u206f"  # breaks the line, or turns it around
    "\ud800-\udfff\ufff9-\ufffb\ufffe\uffff"  # halves of characters, bytes of file names
    "\U000e0000-\U000e007f"
)
_FLAG = "(?P<flag>\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f)"
"""England, Scotland, Wales: the only use of such signs that can be seen."""
_JOINED = "[^\x00-\u02ff\u2000-\u206f]"
"""What joiners may stand between: emoji, and letters of Persian or Hindi."""
_JOINER = f"(?<!{_JOINED})[\u200c\u200d]|[\u200c\u200d](?!{_JOINED})"
_HIDDEN = re.compile(f"{_FLAG}|[{_INVISIBLE}]|{_JOINER}")

_MARKDOWN = re.compile(
    r"[\\`*_{}\[\]<>#|~$&@]"  # anywhere
    r"|:(?=/)|(?<=\w)\.(?=\w)"  # what would be an address
    r"|^[-+=]|(?<=^\d)[.)]|(?<=^\d\d)[.)]|(?<=^\d{3})[.)]"  # a list, a line below a heading
)
_FORMULA = "=+-@"
_NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?", re.ASCII)


def visible(text: str) -> str:
    r"""The same text with what cannot be seen spelt out: ``\x1b``, ``\n``, ``\u202e``.

    Done twice, it changes nothing more.
    """
    return replaced(text, _spelt)


def all_visible(text: str) -> bool:
    """Whether a look at a text is enough to know that all of it can be seen.

    Python calls all that is hidden unprintable, but for one sign; and spaces that can be seen.
    """
    return text.isprintable() and "\u034f" not in text


def replaced(text: str, instead: Callable[[str], str]) -> str:
    """The same text with something else for each sign that cannot be seen."""
    if all_visible(text):
        return text
    return _HIDDEN.sub(lambda found: found["flag"] or instead(found[0]), text)


def _spelt(sign: str) -> str:
    if "\udc80" <= sign <= "\udcff":  # a byte of a file name that is no UTF-8
        return f"\\x{ord(sign) - 0xDC00:x}"
    return sign.encode("unicode_escape").decode("ascii")


def printable(text: str | Path, most: int = 60) -> str:
    """What somebody wrote, on one line of a terminal or a screen, and not too long."""
    text = str(text)
    if len(text) > most:
        text = text[: most - 1].rstrip("\u200c\u200d") + "…"
    return visible(text)


def typed(text: str) -> str:
    """The value of an option as it was typed; two quotes where nothing was."""
    return printable(text.strip()) or '""'


def csv_line(cells: Iterable[object], separator: str = ",") -> str:
    """One line of a table, whose texts no spreadsheet works out."""
    text = io.StringIO()
    row = [_csv_cell(cell) if isinstance(cell, str) else cell for cell in cells]
    csv.writer(text, delimiter=separator, lineterminator="\n").writerow(row)
    return text.getvalue()


def _csv_cell(text: str) -> str:
    """A text that begins like a formula, in whatever width, gets an apostrophe."""
    shown = visible(text)
    begins = unicodedata.normalize("NFKC", replaced(text, lambda _: "").lstrip()[:1])
    if not begins or begins not in _FORMULA or len(shown) == 1 or _NUMBER.fullmatch(shown):
        return shown
    return f"'{shown}"


def markdown(text: str, most: int = 200) -> str:
    """What somebody wrote, within a line of Markdown, where every sign means itself."""
    return _MARKDOWN.sub(r"\\\g<0>", printable(text.strip(), most))


def in_references(text: str) -> str:
    """The same text for XML and its like, where references can stand for what is not seen."""
    return replaced(text, lambda sign: f"&#{ord(sign)};")


_encode = json.JSONEncoder(ensure_ascii=False).encode


def json_text(value: object) -> str:
    """A value as JSON on one line: what cannot be seen is written as JSON writes it."""
    return replaced(_encode(value), lambda sign: json.dumps(sign)[1:-1])
