"""Run a command in this process and catch what it prints."""

import contextlib
import io
import json
import sys
from dataclasses import dataclass
from typing import Any

from tutor.cli import main


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]


def tutor(*arguments: str, stdin: bytes | str = b"") -> Outcome:
    """What ``tutor`` with these arguments does; its output is not a terminal."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(data))
    code: Any = None
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(list(arguments))
    except SystemExit as end:
        code = end.code
    finally:
        sys.stdin = before
    return Outcome(code or 0, out.getvalue(), err.getvalue())
