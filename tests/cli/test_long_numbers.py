"""Numbers longer than Python converts at once: refused where typed, written where counted."""

import sys

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC

LONG = "9" * 20_000


@each_case(
    "arguments",
    [
        ("solve", CLASSIC, "--limit", LONG),
        ("hint", CLASSIC, "--digit", LONG),
        ("why", CLASSIC, f"r1c1={LONG}"),
        ("why", CLASSIC, f"r{LONG}c1=1"),
        ("generate", "--count", LONG),
        ("generate", "--size", LONG),
        ("exam", "--questions", LONG),
        ("exam", "--minutes", LONG),
        ("nonogram", "solve", f"{LONG} / 1"),
        ("nonogram", "generate", "--size", f"{LONG}x5"),
    ],
)
def test_a_number_without_end_is_refused(arguments: tuple[str, ...]) -> None:
    answer = tutor(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert 0 < len(answer.err) < 1000, "nobody wants to read it again"
    assert sys.get_int_max_str_digits() == sys.int_info.default_max_str_digits
