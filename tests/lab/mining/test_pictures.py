"""Pictures that need a trial: their motifs with few cells turned over, found again by the seed."""

import pytest

from tutor.games.nonogram.pictures import picture
from tutor.lab.mining.pictures import Motif, level_of, mined, motifs, puzzle_named
from tutor.nonogram.puzzle import puzzle_of

ALL = tuple(motifs())


def drawn(motif: Motif) -> tuple[str, ...]:
    found = picture(motif.slug)
    assert found is not None, motif.slug
    assert found.puzzle.goal is not None
    return found.puzzle.goal


def test_there_are_enough_of_each_level() -> None:
    levels = [motif.level for motif in ALL]
    assert levels.count("expert") >= 12
    assert levels.count("master") >= 12


def test_every_motif_is_a_picture_of_its_level() -> None:
    for motif in ALL:
        found, goal = picture(motif.slug), drawn(motif)
        assert found is not None
        assert found.level == motif.level
        assert found.puzzle.title_in("fr") == motif.french
        assert goal == tuple(row[::-1] for row in goal), "mirrored"
        cells = zip("".join(goal), "".join(motif.picture), strict=True)
        assert sum(one != other for one, other in cells) <= 16, motif.slug
        named = puzzle_named(motif, goal)
        assert (named.rows, named.properties) == (found.puzzle.rows, found.puzzle.properties)


def test_levels_of_what_lines_finish_and_of_what_nobody_can_tell() -> None:
    assert level_of(("#.#", "###")) is None
    assert level_of(("#.", ".#")) is None
    assert level_of(drawn(ALL[0])) == ALL[0].level
    assert puzzle_of(ALL[0].picture).width == 15


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["snowflake", "dog"])
def test_it_is_found_again(slug: str) -> None:
    (motif,) = (one for one in ALL if one.slug == slug)
    found = mined(motif)
    assert found is not None
    assert found.picture == drawn(motif)
