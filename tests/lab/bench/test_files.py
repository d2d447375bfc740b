"""``tutor bench class``: moves in many files and in one, told as ratios."""

import re

from tests.cases import each_case
from tests.cli.runner import tutor


def test_it_tells_both_and_how_they_compare() -> None:
    done = tutor("bench", "class", "--files", "3", "--moves", "30", "--rounds", "2")
    assert done.code == 0, done.err
    title, one, many, wanted = done.lines
    assert "30 at a time" in title
    assert re.fullmatch(r"in one file: [\d,]+ a second", one)
    assert re.fullmatch(r"in 3 files by turns: [\d,]+ a second, \d+\.\d\d times that", many)
    assert re.fullmatch(r"\d+\.\d times the 1,000 a second that a class needs in all", wanted)


@each_case("bad", [("--files", "1"), ("--files", "5000"), ("--moves", "0"), ("--rounds", "1")])
def test_numbers_that_make_no_sense(bad: tuple[str, str]) -> None:
    done = tutor("bench", "class", *bad)
    assert (done.code, done.out) == (2, "")
    assert bad[0] in done.err
