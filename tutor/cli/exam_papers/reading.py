"""Results files that anybody may have sent: what is in them, and where something is wrong."""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tutor.base.document import BadDocument, read_object
from tutor.base.json_values import JsonProblem, values_in
from tutor.cli.run import Run
from tutor.learn.exam.result import Result

_BETWEEN = re.compile(r"\s*")
_NEXT = re.compile(r"^\{", re.MULTILINE)
"""Where a document begins again after one that cannot be read."""
_MOST_INTERRUPTIONS = 100_000


@dataclass(frozen=True)
class Found:
    """A result in a file."""

    file: str
    line: int
    result: Result
    document: dict[str, Any]
    """What it was read from."""


@dataclass(frozen=True)
class Unread:
    """Something in a file that is none."""

    line: int
    column: int = 0
    """0 if it is known what it is, but not what is wrong in it."""
    where: str = ""
    """The place in the document."""


def content(file: str, run: Run) -> bytes:
    """What is in a file, or on standard input.

    Raises:
        OSError, ValueError: it cannot be read.
    """
    if file == "-":
        if sys.stdin is None:
            raise OSError(run.say("input-none"))
        return sys.stdin.buffer.read()
    with open(file, "rb") as stream:
        return stream.read()


def results_in(file: str, data: bytes) -> Iterator[Found | Unread]:
    """Every result, one after the other: on a line each, or laid out over many."""
    try:
        text = data.decode(json.detect_encoding(data))
    except UnicodeDecodeError as error:
        before = data[: error.start]
        yield Unread(before.count(b"\n") + 1, error.start - before.rfind(b"\n"))
        return
    for found in values_in(text, _BETWEEN, _NEXT):
        if isinstance(found, JsonProblem):
            yield Unread(found.line, found.column)
            continue
        try:
            result, document = _result_in(found.value), read_object(found.value)
            yield Found(file, found.line, result, document)
        except BadDocument as bad:
            yield Unread(found.line, where=bad.where)


def _result_in(document: object) -> Result:
    """The result of a document, with nothing in it that cannot stand in a table.

    Raises:
        BadDocument: it is none.
    """
    result = Result.from_json(document)
    if not 0 <= result.interruptions <= _MOST_INTERRUPTIONS:
        raise BadDocument("interruptions")
    return result
