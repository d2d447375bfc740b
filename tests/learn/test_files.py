"""The files of a lesson are read strictly: whoever writes one is told what is wrong, and where."""

from pathlib import Path

import pytest

from tutor.base.content import content_root
from tutor.lab.mining.lessons import write_files
from tutor.lab.mining.miner import Miner
from tutor.learn.grid_lesson_files import read_exercises, read_lesson
from tutor.learn.pages import EXERCISES_FILE, LESSON_FILE
from tutor.learn.text import BadText, read_lesson_text, without_marks
from tutor.learn.writing import (
    BadLesson,
    Unreadable,
    read_board,
    read_candidates,
    read_cells,
    read_house,
    write_board,
    write_candidates,
    write_cells,
)
from tutor.techniques.ladder import TECHNIQUES

GIVENS = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
MARKS = '[example.step.marks]\nnaked = "r1c4-5"\n'
STEP = f'[example.step]\nhouses = ["row 1"]\nremoves = "r1c2-5"\n{MARKS}'
GOOD = f'[[example]]\ngivens = "{GIVENS}"\ncrossed = "r1c2-9"\n{STEP}'


def lesson_with(folder: Path, text: str) -> Path:
    (folder / LESSON_FILE).write_text(text, encoding="utf-8")
    return folder


def test_an_example_is_read(tmp_path: Path) -> None:
    (example,) = read_lesson(lesson_with(tmp_path, GOOD)).examples
    assert write_board(example.grid.values) == GIVENS
    assert list(example.grid.removed_candidates()) == [(1, 9)]
    assert example.claim.eliminations == ((1, 5),)
    assert [house.name() for house in example.claim.houses] == ["row 1"]
    assert example.claim.marks == {(3, 5, "naked")}


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (GIVENS, GIVENS[:-1], "example[0].givens"),
        (GIVENS, "55" + GIVENS[2:], "example[0]"),
        ('crossed = "r1c2-9"', 'crossed = "r1c2=9"', "example[0].crossed"),
        ('crossed = "r1c2-9"', 'crossed = "r1c1-9"', "example[0]"),
        ('crossed = "r1c2-9"', 'crossed = "r1c2-8"', "example[0]"),
        ('crossed = "r1c2-9"', "crossed = 9", "example[0].crossed"),
        ('crossed = "r1c2-9"', 'colour = "red"', "example[0].colour"),
        ('houses = ["row 1"]', 'houses = ["row 10"]', "example[0].step.houses"),
        ('houses = ["row 1"]', "houses = 1", "example[0].step.houses"),
        ('removes = "r1c2-5"', 'removes = "r1c2"', "example[0].step.removes"),
        ("naked =", "nacked =", "example[0].step.marks.nacked"),
        ("[example.step.marks]", "[example.step.mark]", "example[0].step.marks"),
        ("[[example]]", "[[examples]]", ""),
        ("[[example]]", "[[example", ""),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    tmp_path: Path, old: str, new: str, place: str
) -> None:
    assert old in GOOD
    with pytest.raises(BadLesson) as problem:
        read_lesson(lesson_with(tmp_path, GOOD.replace(old, new, 1)))
    assert f"{tmp_path.name}/{LESSON_FILE}: {place}" in str(problem.value)


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('find = "r0c1"', "try[0].find"),
        ('technique = "guess"', "try[0].technique"),
        ('technique = "naked-single"\ncell = "r1c1"', "try[0].technique"),
        ('find = "r1c1"\nmarks = 1', "try[0].marks"),
        ('find = "box 2"\ntechnique = "full-house"', "try[0].technique"),
    ],
)
def test_a_try_is_read_as_strictly(tmp_path: Path, line: str, place: str) -> None:
    with pytest.raises(BadLesson) as problem:
        read_lesson(lesson_with(tmp_path, f'[[try]]\ngivens = "{GIVENS}"\n{line}\n'))
    assert f"{tmp_path.name}/{LESSON_FILE}: {place}" in str(problem.value)


def test_files_that_are_not_there_are_told(tmp_path: Path) -> None:
    for read in (read_lesson, read_exercises):
        with pytest.raises(BadLesson, match=tmp_path.name):
            read(tmp_path)


def test_exercises_are_read(tmp_path: Path) -> None:
    miss = f'[[near-miss]]\ngivens = "{GIVENS}"\ncells = "r1c2 r1c4"\n'
    text = f'[[instance]]\ngivens = "{GIVENS}"\n{miss}'
    (tmp_path / EXERCISES_FILE).write_text(text, encoding="utf-8")
    data = read_exercises(tmp_path)
    assert len(data.instances) == 1
    assert data.near_misses[0].cells == (1, 3)
    (tmp_path / EXERCISES_FILE).write_text(text.replace("r1c4", "r0c4"), encoding="utf-8")
    with pytest.raises(BadLesson, match=r"near-miss\[0\]\.cells"):
        read_exercises(tmp_path)


def test_what_is_written_is_read_back() -> None:
    cells = read_cells("r4c7 r1c1")
    assert read_cells(write_cells(cells)) == cells
    candidates = read_candidates("r4c7-59 r1c1-3")
    assert set(read_candidates(write_candidates(candidates))) == set(candidates)
    assert write_board(read_board(GIVENS)) == GIVENS
    assert read_house("box 9").name() == "box 9"
    for read, text in ((read_cells, "r4c"), (read_house, "box"), (read_board, GIVENS + ".")):
        with pytest.raises(Unreadable):
            read(text)


# Words


def text_with(folder: Path, text: str) -> Path:
    path = folder / "en.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_text_is_read_into_parts(tmp_path: Path) -> None:
    text = "# X\n\n## The idea\n\nOne\ntwo **base**.\n\n```\n a\n  b\n```\n\n1. first\n2. second\n"
    read = read_lesson_text(text_with(tmp_path, text), "en")
    assert read.title == "X"
    (section,) = read.sections
    assert section.part == "idea"
    assert section.blocks == ("One two **base**.", " a\n  b", "1. first", "2. second")
    assert section.sentences() == (section.blocks[0], "", " a\n  b", "", "1. first", "2. second")
    assert section.bold_words() == ["base"]
    assert without_marks(section.blocks[0]) == "One two base."


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("X\n", "X"),
        ("# X\n\nlost\n", "lost"),
        ("# X\n## The ideas\n", "## The ideas"),
        ("# X\n### The idea\n", "### The idea"),
        ("# X\n## L’idée\n", "## L’idée"),
    ],
)
def test_a_line_that_is_out_of_place_is_told(tmp_path: Path, text: str, line: str) -> None:
    with pytest.raises(BadText) as problem:
        read_lesson_text(text_with(tmp_path, text), "en")
    assert line in str(problem.value)


# Where the boards come from


def test_the_boards_are_those_that_the_collections_give(tmp_path: Path) -> None:
    """The program that wrote them writes the same again: nothing was changed by hand."""
    miner = Miner(TECHNIQUES["full-house"])
    miner.run()
    write_files(miner, tmp_path)
    for name in (LESSON_FILE, EXERCISES_FILE):
        shipped = content_root("lessons") / "full-house" / name
        assert (tmp_path / name).read_text("utf-8") == shipped.read_text("utf-8")
