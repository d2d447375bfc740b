"""Once something is wrong: what is told goes on from what was told, and forgets nothing."""

from functools import partial
from pathlib import Path

import pytest

from tests.activity.player import grid_player, picture_player
from tests.tui.nonogram.playing import HEART
from tutor.language import LANGUAGES
from tutor.nonogram.explain import only_solution
from tutor.nonogram.position import BLACK, WHITE

GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_linear", [False, True])
def test_a_hint_after_a_check_tells_more(tmp_path: Path, language: str, is_linear: bool) -> None:
    p = grid_player(tmp_path, GRID, "fr" if language == "fr" else "en", is_linear=is_linear)
    p.edit(lambda: p.sheet.place([2], 2))
    p.edit(lambda: p.sheet.place([3], 8))
    p.take(p.play.check())
    checked = [*p.said]
    p.said.clear()
    p.take(p.play.hint())
    told = " ".join(p.said)
    assert "2" in told
    assert "4" in told, "what belongs there"
    assert told not in " ".join(checked)


def test_a_digit_that_stands_twice_is_pointed_at_and_no_more(tmp_path: Path) -> None:
    p = grid_player(tmp_path, GRID)
    p.edit(lambda: p.sheet.place([2], 5))
    for ask in (p.play.hint, p.play.hint, p.play.explain):
        p.take(ask())
    p.take(p.play.check())
    assert p.play.offers == ("before-mistake", "mend")
    for ask in (p.play.hint, p.play.explain):
        p.take(ask())
        assert p.said[-1] == p.say("coach-slip-told")
    assert "4" not in " ".join(p.said), "what belongs there is another question"


def test_a_hint_about_another_board_begins_anew(tmp_path: Path) -> None:
    p = grid_player(tmp_path, GRID)
    p.edit(lambda: p.sheet.place([2], 5))
    p.take(p.play.check())
    p.edit(lambda: p.sheet.place([3], 8))
    p.said.clear()
    p.take(p.play.hint())
    assert p.said == ["Something on the board can’t be right."]


def test_what_a_given_excludes_is_said_however_wrong_the_rest_is(tmp_path: Path) -> None:
    p = grid_player(tmp_path, GRID)
    p.edit(lambda: p.sheet.place([2], 5))
    p.edit(lambda: p.sheet.place([3], 8))
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(2, 5))))
    assert p.said == ["No: r1c3 is not 5.", "Row 1 already has its 5, in r1c1."]


def test_what_only_a_digit_of_the_learner_excludes_is_not_sure_then(tmp_path: Path) -> None:
    p = grid_player(tmp_path, GRID)
    p.edit(lambda: p.sheet.place([3], 8))  # it is a 6
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(5, 8))))
    assert p.said[0].startswith("Nothing can be proved")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("crosses", [False, True])
def test_a_picture_with_all_its_cells_that_is_wrong_is_said_to_be(
    tmp_path: Path, language: str, crosses: bool
) -> None:
    p = picture_player(tmp_path, HEART, "fr" if language == "fr" else "en")
    solution = only_solution(HEART)
    assert solution is not None
    cells = range(HEART.cell_count)
    wrong = next(cell for cell in cells if solution.colour(cell) == WHITE)
    black = [cell for cell in cells if solution.colour(cell) == BLACK][1:]
    for cell in [wrong, *black]:
        assert p.say("coach-full-but-wrong") not in p.said
        p.edit(partial(p.sheet.paint, [cell], BLACK))
    assert p.said[-1] == p.say("coach-full-but-wrong")
    if crosses:
        p.said.clear()
        rest = [cell for cell in cells if p.sheet.position.colour(cell) not in (BLACK, WHITE)]
        p.edit(partial(p.sheet.paint, rest, WHITE))
        assert p.said[-1] == p.say("coach-full-but-wrong")
