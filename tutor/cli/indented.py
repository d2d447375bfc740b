"""JSON with one value to a line, as ``json.dumps`` writes it, in a fraction of the time.

The standard library writes indented documents piece by piece in Python; those of a long life
have tens of millions of pieces, most of which are short lists of numbers.
"""

import json
from collections.abc import Callable

_plain: Callable[[object], str] = json.JSONEncoder(ensure_ascii=True).encode


def indented(value: object) -> str:
    """The same text as ``json.dumps(value, ensure_ascii=True, indent=1)``."""
    pieces: list[str] = []
    _write(value, "\n", pieces.append)
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
