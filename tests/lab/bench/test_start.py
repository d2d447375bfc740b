"""``tutor bench start``: every command is timed beside bare Python."""

import re

import pytest

from tests.cli.runner import tutor
from tutor.base.language import Language
from tutor.lab.bench.start import COMMANDS
from tutor.language import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_is_told_with_how_many_times_bare_python_it_takes(language: Language) -> None:
    done = tutor("bench", "start", "--rounds", "1", "--lang", language)
    assert (done.code, done.err) == (0, "")
    title, bare, *told = done.lines
    assert title == Speaker(language).say("bench-start-title", rounds=1)
    assert re.fullmatch(r"\D+[\d.,]+ ms", bare)
    found = [re.fullmatch(r"(.+?)\u00a0?: ([\d.,]+) ms \(× ([\d.,]+)\)", line) for line in told]
    assert [each and each[1] for each in found] == list(COMMANDS)[1:]


def test_rounds_are_at_least_one() -> None:
    done = tutor("bench", "start", "--rounds", "0")
    assert done.code == 2
    assert "--rounds" in done.err
