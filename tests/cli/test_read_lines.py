"""Chains, nets and trials line by line in plain text: each line with Enter."""

import re

import pytest

from tests.cli.runner import tutor
from tests.cli.terminal import on_a_terminal
from tests.tui.test_reading import NEEDS_A_CHAIN, chain
from tutor.games.sudoku.arguments import arguments_of
from tutor.language import LANGUAGES
from tutor.sudoku.formats.hodoku import write as library_line
from tutor.sudoku.geometry import Geometry

WORDS = {"en": ("explain", "lines"), "fr": ("expliquer", "lignes")}
LINE = re.compile(r"^\((?:line|point) (\d+) (?:of|sur) (\d+)\) (.*)$", re.MULTILINE)


def board() -> str:
    """The board before the chain, with its candidates."""
    return library_line(chain()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_reads_a_hint_with_enter(language: str) -> None:
    explain, lines = WORDS[language]
    (argument,) = arguments_of(chain()[1], Geometry.of(3, 3), "fr" if language == "fr" else "en")
    count = len(argument.lines)
    typed = f"{lines}\n{explain}\n{lines}\n\n\nhint\n\n" + f"l\n{chr(10) * count}q\n"
    done = tutor("play", board(), "--plain", "--lang", language, stdin=typed)
    assert done.code == 0
    read = LINE.findall(done.out)
    assert [int(number) for number, _, _ in read] == [1, 2, 3, *range(1, count + 1)]
    assert [text for _, _, text in read[3:]] == [line.text for line in argument.lines]
    assert done.out.count(argument.then) == 2, "once with the whole step, once after its lines"


def test_what_was_told_of_another_board_is_not_read_any_more() -> None:
    done = tutor("play", board(), "--plain", stdin="explain\napply\nlines\nq\n")
    assert not LINE.findall(done.out)
    assert "Nothing to read line by line here" in done.out


def test_a_walk_reads_the_step_just_told() -> None:
    typed = "\n" * 6 + "l\n\nq\n"
    done = tutor("walk", board(), "--plain", stdin="\nl\n\n\nq\n")
    read = LINE.findall(done.out)
    assert [number for number, _, _ in read] == ["1", "2", "3"]
    assert done.code == 0
    other = tutor("walk", NEEDS_A_CHAIN, "--plain", stdin=typed)
    assert "Nothing to read line by line here" in other.out, "a single has no lines"


def test_a_walk_on_a_terminal_offers_it_where_there_are_lines() -> None:
    shown = on_a_terminal("walk", board(), "--plain", typed="\nl\n\nq\n")
    assert "[l] this one line by line" in shown
    assert "[Enter] next line" in shown
    assert [number for number, _, _ in LINE.findall(shown.replace("[q] stop: ", "\n"))][:1] == ["1"]


@pytest.mark.parametrize("lesson", ["xy-chain", "als-xz", "nonogram-contradiction"])
def test_the_course_reads_its_examples(lesson: str) -> None:
    done = tutor("learn", lesson, "--plain", stdin="\nlines\n\nhelp\nlines\n\n\nq\n")
    read = [int(number) for number, _, _ in LINE.findall(done.out)]
    assert read == [1, 2, 1, 2, 3]
    assert "Type lines to read it line by line" in done.out


def test_after_the_last_line_enter_goes_on_with_the_lesson() -> None:
    once = tutor("learn", "w-wing", "--plain", stdin="\nlines\n" + "\n" * 30 + "q\n")
    read = [int(number) for number, _, _ in LINE.findall(once.out)]
    assert read == list(range(1, len(read) + 1))
    assert "page 3" in once.out


def test_a_hint_is_told_line_by_line_if_wanted() -> None:
    done = tutor("hint", board(), "--lines", "--eureka")
    (argument,) = arguments_of(chain()[1], Geometry.of(3, 3), "en")
    assert [text for _, _, text in LINE.findall(done.out)] == [one.text for one in argument.lines]
    assert argument.eureka in done.out
    assert "XY-Chain" in done.out
    wrong = tutor("hint", board(), "--lines", "--json")
    assert wrong.code == 2
    assert "--lines" in wrong.err


def test_a_hint_without_lines_is_told_as_always() -> None:
    told = tutor("hint", NEEDS_A_CHAIN, "--lines")
    assert told.out == tutor("hint", NEEDS_A_CHAIN).out


def test_on_a_terminal_each_line_waits_for_enter() -> None:
    shown = on_a_terminal("hint", board(), "--lines", typed="\n\nq\n")
    assert shown.count("[Enter] next line") == 3
    assert "(line 3 of" in shown
    assert "(line 4 of" not in shown
