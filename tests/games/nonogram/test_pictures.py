"""What is shipped is what it says it is: our pictures and their index."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.cases import each_case
from tutor.base.language import Language
from tutor.games.nonogram.pictures import (
    COLUMNS,
    Picture,
    folder,
    index_file,
    index_text,
    picture,
    pictures,
)
from tutor.nonogram.puzzle import puzzle_of
from tutor.nonogram.rules.ladder import LADDER
from tutor.rating.levels import LEVELS
from tutor.rating.pictures import levels_of_rule as levels_of

ALL = pictures()
LANGUAGES: tuple[Language, ...] = ("en", "fr")


@pytest.mark.slow
def test_the_index_is_up_to_date() -> None:
    # Only what has exactly one solution can be rated.
    text = index_file().read_text(encoding="utf-8")
    assert text == index_text(), "python -m tutor.games.nonogram.pictures writes it"
    assert text.startswith("\t".join(COLUMNS) + "\n")


def test_there_are_many_of_all_sizes() -> None:
    assert len(ALL) >= 60
    sizes = {(found.width, found.height) for found in ALL}
    assert sizes >= {(size, size) for size in (5, 10, 15, 20, 25)}
    assert all(5 <= side <= 25 for size in sizes for side in size)


def test_the_easiest_come_first() -> None:
    levels = [LEVELS.index(found.level) for found in ALL]
    assert levels == sorted(levels)
    for one, other in pairwise(ALL):
        assert one.level != other.level or one.minutes <= other.minutes
    assert (ALL[0].width, ALL[0].height) == (5, 5)


@each_case("found", ALL, ids=lambda found: found.slug)
def test_every_picture_is_what_the_index_says(found: Picture) -> None:
    puzzle = found.puzzle
    assert (puzzle.width, puzzle.height) == (found.width, found.height)
    assert puzzle.goal is not None
    drawn = puzzle_of(puzzle.goal)
    # It is rated, so it has one solution: a picture with these clues is the solution.
    assert (drawn.rows, drawn.columns) == (puzzle.rows, puzzle.columns)
    black = "".join(puzzle.goal).count("#") / puzzle.cell_count
    assert 0.25 <= black <= 0.8
    assert found.hardest in {rule.id for rule in LADDER}, "named rules finish it"
    assert found.level in levels_of(found.hardest)


def test_titles_in_both_languages_and_no_two_alike() -> None:
    assert len({found.slug for found in ALL}) == len(ALL)
    for language in LANGUAGES:
        titles = Counter(found.puzzle.title_in(language) for found in ALL)
        assert [title for title, times in titles.items() if times > 1 or not title] == []
    assert all("title-fr" in found.puzzle.properties for found in ALL)
    goals = Counter(found.puzzle.goal for found in ALL)
    assert max(goals.values()) == 1


def test_by_name() -> None:
    heart = picture("heart")
    assert heart is not None
    assert heart.puzzle.title_in("en") == "Heart"
    assert heart.puzzle.title_in("fr") == "Cœur"
    assert heart.puzzle is heart.puzzle, "a file is read once"
    assert picture("nothing") is None


def test_files_are_named_as_programs_like_it() -> None:
    for path in folder().glob("*.non"):
        assert path.stem.replace("-", "").isalnum()
        assert path.stem == path.stem.lower()
    assert "pictures/index.tsv" in (folder().parent / "README.md").read_text(encoding="utf-8")
