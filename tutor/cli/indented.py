"""JSON with one value to a line, as ``json.dumps`` writes it, in a fraction of the time.

The standard library writes indented documents piece by piece in Python; those of a long life
have tens of millions of pieces, most of which are short lists of numbers.
"""

import json
from collections.abc import Callable, Iterator, Mapping

_plain: Callable[[object], str] = json.JSONEncoder(ensure_ascii=True).encode


def indented(document: Mapping[str, object]) -> Iterator[str]:
    """The text of an object, in parts; long lists in it may be iterators, read one by one.

    It is the same as that of ``json.dumps`` with an indent of 1.
    """
    before, after = "{\n ", "{}"
    for name, member in document.items():
        yield f"{before}{_name(name)}: "
        if isinstance(member, Iterator):
            yield from _items(member)
        else:
            yield _text(member, "\n ")
        before, after = ",\n ", "\n}"
    yield after


def _items(items: Iterator[object]) -> Iterator[str]:
    before, after = "[\n  ", "[]"
    for item in items:
        yield before
        yield _text(item, "\n  ")
        before, after = ",\n  ", "\n ]"
    yield after


def _text(value: object, line: str) -> str:
    pieces: list[str] = []
    _write(value, line, pieces.append)
    return "".join(pieces)


def _write(value: object, line: str, write: Callable[[str], None]) -> None:
    """Write a value; ``line`` begins a line as far in as the value stands."""
    if isinstance(value, dict) and value:
        inner = f"{line} "
        before = f"{{{inner}"
        for name, member in value.items():
            write(f"{before}{_name(name)}: ")
            _write(member, inner, write)
            before = f",{inner}"
        write(f"{line}}}")
    elif isinstance(value, list | tuple) and value:
        inner = f"{line} "
        before = f"[{inner}"
        for item in value:
            write(before)
            if type(item) is int:
                write(str(item))
            else:
                _write(item, inner, write)
            before = f",{inner}"
        write(f"{line}]")
    else:
        write(_plain(value))


def _name(name: object) -> str:
    """The name of a member; JSON knows no others than texts."""
    return _plain(name) if isinstance(name, str) else _plain({name: 0})[1:-4]
