"""Style sheets parsed once for all tests: a tenth of what it takes to start the tutor."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

_parse = Stylesheet._parse_rules
_parsed: dict[object, list[RuleSet]] = {}


def _parse_once(sheet: Stylesheet, *source: Any, **more: Any) -> list[RuleSet]:
    """The rules of a source, which hang on the colours of the theme as well."""
    key = (source, frozenset(more.items()), frozenset(sheet._variables.items()))
    if key not in _parsed:
        _parsed[key] = _parse(sheet, *source, **more)
    return _parsed[key]


@contextmanager
def parsed_once() -> Iterator[None]:
    """No style sheet is parsed a second time."""
    with patch.object(Stylesheet, "_parse_rules", _parse_once):
        yield
