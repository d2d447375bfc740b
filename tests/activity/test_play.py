"""Playing without a screen: hints by rungs, why, check, history, the clock and the end."""

from functools import partial
from pathlib import Path

import pytest

from tests.activity.player import grid_player, picture_player
from tests.explain.test_path import SINGLES, puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of
from tests.tui.nonogram.playing import HEART, TWO_PICTURES
from tutor import narrate
from tutor.activity.said import Said, Thought
from tutor.base.language import Language
from tutor.base.watch import Stopped
from tutor.explain.path import path, simplest
from tutor.games.nonogram.coach import Light as PictureLight
from tutor.games.sudoku.board import EMPTY
from tutor.games.sudoku.coach import Light, light_of, tell_step
from tutor.games.told import AnyLight
from tutor.language import LANGUAGES
from tutor.language.rating import rated_as
from tutor.nonogram import explain
from tutor.nonogram.position import BLACK, WHITE
from tutor.rating.record import rate
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step

NINE = Geometry.of(3, 3)
STUCK = path(puzzle(1).grid, SINGLES).reached
"""A board where singles no longer help: the next step crosses candidates out."""
ALMOST = f".{CLASSIC_SOLUTION[1:2]}.{CLASSIC_SOLUTION[3:]}"
"""The classic grid without r1c1 (5) and r1c3 (4)."""


def first_step() -> Step:
    step = simplest(grid_of(CLASSIC))
    assert step is not None
    return step


# The ladder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_climbs_rung_by_rung(tmp_path: Path, language: Language) -> None:
    step, p = first_step(), grid_player(tmp_path, CLASSIC, language)
    ((cell, digit),) = step.placements
    p.take(p.play.welcome("h"))
    assert p.said == [p.say("coach-welcome", key="h")]
    for rung in (narrate.NUDGE, narrate.NAME, narrate.PATTERN, narrate.REASON):
        p.said.clear()
        p.take(p.play.hint())
        assert (p.play.ladder.reached, p.play.ladder.last) == (rung, narrate.REASON)
        assert tuple(p.said) == tell_step(step, rung, NINE, language).sentences
        assert p.light == light_of(step, rung), f"rung {rung}"
        assert p.sheet.board.cells[cell] == EMPTY, "nothing is done yet"
    p.take(p.play.hint())
    assert p.said[-1] == p.say("coach-all-told"), "only who asks for that has it done"
    assert p.sheet.board.cells[cell] == EMPTY
    reply = p.take(p.play.apply())
    assert p.sheet.board.cells[cell].value == digit
    assert reply.is_new
    assert p.said[-1] == p.say("coach-applied")
    assert reply.look_at == cell
    assert p.play.ladder.rung == 0
    assert p.log() == [
        *[("hint", f"{step.technique} {rung}") for rung in (1, 2, 3, 4, 5)],
        ("apply", ""),
    ]


def test_only_the_nudge_stays_to_be_read(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.take(p.play.hint())
    replaces = []
    for _ in range(3):
        (item,) = p.play.hint().items
        assert isinstance(item, Said)
        replaces.append(item.replaces)
    assert replaces == [False, True, True]


def test_a_whole_explanation_is_noted_as_one(tmp_path: Path) -> None:
    p = grid_player(tmp_path, STUCK)
    step = simplest(STUCK)
    assert step is not None
    p.take(p.play.explain())
    assert p.light == light_of(step, narrate.REASON)
    p.take(p.play.explain())
    assert p.log()[-1] == ("explain", f"{step.technique} 4")
    assert [kind for kind, _ in p.log()].count("explain") == 1, "asked twice, noted once"


def test_applying_crosses_candidates_out_and_explains(tmp_path: Path) -> None:
    p = grid_player(tmp_path, STUCK)
    step = simplest(STUCK)
    assert step is not None
    before = list(p.sheet.board.cells)
    p.take(p.play.apply())
    for cell, digit in step.eliminations:
        assert not p.sheet.board.cells[cell].centre >> digit - 1 & 1
    whole = tell_step(step, narrate.REASON, NINE, "en").sentences
    assert tuple(p.said[-1 - len(whole) : -1]) == whole, "what is applied is explained"
    assert p.said[-1].startswith("Done. I wrote the candidates into every cell")
    p.take(p.play.undo())
    assert list(p.sheet.board.cells) == before


def test_an_edit_begins_the_ladder_anew_and_colours_do_not(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    for _ in range(3):
        p.take(p.play.hint())
    assert p.edit(lambda: p.sheet.place([2], 4)).is_new
    assert p.play.ladder.rung == 0
    p.take(p.play.hint())
    reply = p.edit(lambda: p.sheet.colour([2], 1))
    assert (reply.is_edit, reply.is_new) == (True, False)
    p.take(p.play.hint())
    assert p.play.ladder.rung == 2, "colours change nothing that a hint rests on"


def test_an_edit_that_changes_nothing_says_nothing(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    assert not p.edit(lambda: p.sheet.place([0], 5))
    assert p.log() == []


def test_what_can_be_asked_next(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    assert p.play.offers == ("hint", "check", "why", "explain")
    offers = []
    for verb in (p.play.hint, p.play.explain):
        p.take(verb())
        offers.append(p.play.offers)
    p.edit(lambda: p.sheet.place([2], 2))
    p.take(p.play.check())
    assert [*offers, p.play.offers] == [
        ("hint", "explain", "apply"),
        ("apply", "why"),
        ("before-mistake", "mend", "explain", "hint"),
    ]


def test_what_came_before_is_one_line_a_step(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.take(p.play.hint())
    p.edit(lambda: p.sheet.mark([2], 1))
    p.edit(lambda: p.sheet.place([2], 4))
    p.take(p.play.undo())
    p.take(p.play.check())
    p.take(p.play.apply())
    told = [(one.sign, one.what, one.how) for one in p.play.earlier]
    whole = tell_step(first_step(), narrate.REASON, NINE, "en")
    assert told == [
        ("a", "r1c6 = 8", whole.title),
        ("c", "right so far", ""),
        ("↶", "r1c3", "undone"),
        ("•", "r1c3 = 4", ""),
        ("h", "a nudge", ""),
    ], "the newest first, and marks are not told"
    p.language = "fr"
    assert [one.what for one in p.play.earlier[:3:2]] == ["L1C6 = 8", "L1C3"]


def test_what_came_before_is_there_after_coming_back(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(lambda: p.sheet.place([2], 4))
    p.edit(lambda: p.sheet.place([3], 6))
    before = p.play.earlier
    p.__post_init__()
    assert p.play.earlier == before
    assert [one.what for one in before] == ["r1c4 = 6", "r1c3 = 4"]


def test_who_comes_back_is_where_they_were(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    assert p.play.welcome("h").look_at is None
    p.edit(lambda: p.sheet.place([3], 6))
    p.edit(p.sheet.fill)
    assert p.play.welcome("h").look_at == 3
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(2, 4))))
    p.language = "fr"
    assert p.play.earlier[0].what == "L1C3=4"
    p.__post_init__()
    assert p.play.earlier[0].what == "L1C3=4"


def test_a_long_proof_is_told_in_short_first(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    told = []
    for cell in range(81):
        if CLASSIC[cell] == ".":
            question = p.sheet.question()
            digit = int(CLASSIC_SOLUTION[cell])
            p.said.clear()
            p.take(p.play.why(question.doubt(question.claim_about(cell, digit))))
            told += [line for line in p.said if " × hidden single" in line]
            if told:
                break
    assert told


def test_what_was_asked_is_there_after_coming_back(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.take(p.play.hint())
    p.edit(lambda: p.sheet.place([2], 4))
    p.take(p.play.undo())
    p.take(p.play.redo())
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(3, 6))))
    p.edit(lambda: p.sheet.place([3], 1))
    p.take(p.play.check())
    p.take(p.play.undo())
    p.take(p.play.check())
    before = p.play.earlier
    p.__post_init__()
    assert p.play.earlier == before
    assert [one.sign for one in before] == ["c", "↶", "c", "•", "w", "↷", "↶", "•", "h"]
    assert before[0] != before[2], "what was found is told too"


def test_hints_of_an_earlier_sitting_are_told_by_name(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    for _ in range(3):
        p.take(p.play.hint())
    p.edit(lambda: p.sheet.place([2], 4))
    p.take(p.play.undo())
    p.take(p.play.apply())
    p.__post_init__()
    applied, *_, hinted = p.play.earlier
    name = narrate.name(first_step().technique, "en")
    assert (applied.sign, applied.how) == ("a", name)
    assert applied.what.startswith("r")
    assert (hinted.sign, hinted.what, hinted.how) == ("h", name, "")
    p.language = "fr"
    assert p.play.earlier[0].how == narrate.name(first_step().technique, "fr")


def test_where_logic_cannot_go_on_the_coach_says_so(tmp_path: Path) -> None:
    reached = path(grid_of(NINE_SOLUTIONS)).reached
    p = grid_player(tmp_path, reached)
    p.take(p.play.hint())
    (told,) = p.said
    assert told.startswith("Logic ends here: this grid has several solutions")
    solved = list(search.solutions(reached))
    parting = [
        cell for cell, values in enumerate(zip(*solved, strict=True)) if len(set(values)) > 1
    ]
    assert list(search.parting(reached)) == parting
    assert search.parting(grid_of(CLASSIC)) == ()


def test_surplus_marks_are_told_before_the_hint(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(p.sheet.fill)
    p.edit(lambda: p.sheet.mark([2], 5))
    p.take(p.play.hint())
    surplus, nudge = p.said
    assert "r1c3" in surplus
    assert nudge == tell_step(first_step(), narrate.NUDGE, NINE, "en").sentences[0]


# Why and check


def test_why_a_digit_is_there(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(lambda: p.sheet.place([2], 4))
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(2, 4))))
    assert "r1c3" in p.said[0]
    assert len(p.said) > 1, "the proof follows"
    assert isinstance(p.light, Light)
    assert (2, 4) in p.light.placements
    assert ("why", "r1c3=4") in p.log()


def test_why_not_and_why_a_mark_was_crossed_out(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(2, 5))))
    assert p.said[0].startswith("No")
    assert "r1c1" in p.said[1]
    p.edit(p.sheet.fill)
    p.edit(lambda: p.sheet.mark([2], 2))
    p.said.clear()
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(2, 2))))
    assert p.said[0].startswith("r1c3 is not 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_check_finds_a_mistake_and_it_is_taken_back(tmp_path: Path, language: Language) -> None:
    p = grid_player(tmp_path, CLASSIC, language)
    p.take(p.play.check())
    p.take(p.play.before_mistake())
    assert p.said == [p.say("check-good")] * 2, "it looks by itself"
    p.edit(lambda: p.sheet.place([2], 2))
    p.edit(lambda: p.sheet.place([3], 6))
    p.edit(lambda: p.sheet.colour([3], 1))
    p.take(p.play.check())
    assert any(NINE.cell_name(2, language) in sentence for sentence in p.said)
    assert p.light == Light(wrong=(2,))
    reply = p.take(p.play.before_mistake())
    assert p.sheet.board.cells[2] == p.sheet.board.cells[3] == EMPTY
    assert p.said[-1] == p.say("coach-back", count=3)
    latest = p.play.earlier[0]
    assert latest.sign == "↶"
    assert (latest.what, latest.how) == (NINE.cell_name(2, language), p.say("earlier-undone"))
    assert (reply.look_at, reply.is_new) == (2, True)
    for _ in range(3):
        p.take(p.play.redo())
    assert p.sheet.board.cells[3].colour == 1


def test_a_hint_tells_of_the_mistake_first(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(lambda: p.sheet.place([2], 2))
    p.take(p.play.hint())
    assert p.said == ["Something on the board can’t be right."]
    assert p.light != Light(wrong=(2,))
    p.take(p.play.hint())
    assert "r1c3" in p.said[-1]
    assert p.light == Light(wrong=(2,))
    while not p.play.ladder.is_all_told:
        assert "hint" in p.play.offers
        assert p.play.ladder.reached < p.play.ladder.last
        told = list(p.said)
        p.take(p.play.hint())
        assert p.said != told
    assert p.said[-1] == "r1c3 is 4."
    assert p.play.ladder.reached == p.play.ladder.last, "as many pips as rungs"
    assert p.play.offers == ("before-mistake", "mend")
    p.take(p.play.hint())
    assert p.said[-1] == p.say("coach-slip-told")
    assert p.sheet.board.cells[2].value == 2
    p.take(p.play.before_mistake())
    assert p.sheet.board.cells[2] == EMPTY


def test_going_back_looks_for_the_mistake_by_itself(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(lambda: p.sheet.place([2], 2))
    p.take(p.play.before_mistake())
    assert p.sheet.board.cells[2] == EMPTY
    assert "r1c3" in p.said[0], "what was wrong is told"
    assert p.said[-1] == p.say("coach-back", count=1)
    assert p.light == AnyLight()
    p.edit(lambda: p.sheet.place([2], 2))
    p.said.clear()
    p.take(p.play.mend())
    assert p.sheet.board.cells[2] == EMPTY
    name = p.sheet.cell_name(2, "en")
    assert p.said == [p.say("coach-mended", cells=name, count=1)], "nothing of what is gone"


def test_going_back_never_stops_on_a_board_that_is_still_wrong(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(lambda: p.sheet.place([3], 6))  # right
    p.edit(lambda: p.sheet.place([2], 9))
    p.edit(lambda: p.sheet.place([2], 2))
    p.take(p.play.check())
    p.take(p.play.before_mistake())
    assert p.said[-1] == p.say("coach-back", count=2)
    assert (p.sheet.board.cells[2], p.sheet.board.cells[3].value) == (EMPTY, 6)
    p.edit(lambda: p.sheet.place([2], 4))  # right
    p.edit(lambda: p.sheet.place([2], 2))
    p.take(p.play.before_mistake())
    assert p.sheet.board.cells[2].value == 4, "no further than needed"


def test_going_back_never_stops_on_a_wrong_picture(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART)
    p.edit(lambda: p.sheet.paint([0], BLACK))  # the corner is white
    p.edit(lambda: p.sheet.paint([1], WHITE))  # and this is black
    p.edit(lambda: p.sheet.paint([0], WHITE))
    p.take(p.play.before_mistake())
    assert p.sheet.position.written()[0] == "?????"


def test_what_was_asked_can_be_put_away(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    assert not p.play.put_away()
    p.take(p.play.explain())
    assert p.play.put_away()
    assert (p.play.topic, p.play.ladder.rung) == ("turn", 0)
    assert p.play.earlier[0].sign == "h"
    assert not p.play.put_away()


def test_a_mistake_that_was_there_from_the_start_cannot_be_undone(tmp_path: Path) -> None:
    p = grid_player(tmp_path, ":0000:x:" + CLASSIC.replace("53..7", "53+2.7") + "::::")
    p.take(p.play.check())
    p.take(p.play.before_mistake())
    assert p.said[-1] == p.say("coach-cannot-go-back", cell="r1c3")


# Thinking


def test_an_answer_about_a_board_that_has_changed_is_dropped(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    (thought,) = p.play.hint().items
    assert isinstance(thought, Thought)
    answer = thought.run(lambda share: None)
    p.edit(lambda: p.sheet.place([2], 4))
    assert not answer()
    assert p.play.ladder.hint is None


def test_colours_do_not_disturb_an_answer(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    (thought,) = p.play.hint().items
    assert isinstance(thought, Thought)
    answer = thought.run(lambda share: None)
    p.edit(lambda: p.sheet.colour([2], 1))
    assert answer()
    assert p.play.ladder.rung == 1


def test_thinking_tells_how_far_it_is_and_can_be_stopped(tmp_path: Path) -> None:
    p = grid_player(tmp_path, STUCK)
    shares: list[float] = []
    p.take(p.play.hint(), shares.append)
    assert shares == sorted(shares)
    assert 0 < shares[-1] <= 1

    def stop(share: float) -> None:
        raise Stopped

    p.edit(lambda: p.sheet.clear_colours() or p.sheet.fill())
    p.play.ladder.forget(None)
    with pytest.raises(Stopped):
        p.take(p.play.hint(), stop)
    assert p.play.ladder.hint is None, "asking again works"
    p.take(p.play.hint())
    assert p.play.ladder.rung == 1


# History and clock


def test_everything_can_be_undone_and_done_again(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.take(p.play.undo())
    p.take(p.play.redo())
    assert p.said == [p.say("nothing-to-undo"), p.say("nothing-to-redo")]
    boards = [list(p.sheet.board.cells)]
    for change in (
        lambda: p.sheet.place([2], 4),
        lambda: p.sheet.mark([3], 2),
        p.sheet.fill,
        lambda: p.sheet.colour([3], 2),
        lambda: p.sheet.erase([3]),
    ):
        p.edit(change)
        boards.append(list(p.sheet.board.cells))
    for board in reversed(boards[:-1]):
        reply = p.take(p.play.undo())
        assert list(p.sheet.board.cells) == board
    assert reply.look_at == 2, "one looks where it was"
    for board in boards[1:]:
        p.take(p.play.redo())
        assert list(p.sheet.board.cells) == board


def test_bookmarks_nest_and_going_back_can_be_undone(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.take(p.play.bookmark_back())
    assert p.said == [p.say("no-bookmark")]
    p.take(p.play.bookmark())
    assert p.said[-1] == p.say("coach-bookmark")
    p.edit(lambda: p.sheet.place([2], 1))
    p.take(p.play.bookmark())
    p.edit(lambda: p.sheet.place([3], 2))
    p.take(p.play.bookmark_back())
    assert (p.sheet.board.cells[2].value, p.sheet.board.cells[3], p.sheet.bookmarks) == (
        1,
        EMPTY,
        1,
    )
    p.take(p.play.bookmark_back())
    assert p.sheet.bookmarks == 0
    p.take(p.play.undo())
    p.take(p.play.undo())
    assert (p.sheet.board.cells[3].value, p.sheet.bookmarks) == (2, 2)


def test_the_clock_runs_while_somebody_looks(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.wait(65)
    p.play.clock.tick()
    assert (p.play.time, p.keeper.record.elapsed) == ("1:05", 65.0)
    p.wait(5)
    p.play.clock.tick()
    assert p.keeper.record.elapsed == 65.0, "saved every ten seconds"
    p.wait(0.9)
    p.play.clock.look_away()
    p.wait(3600)
    p.play.clock.look()
    p.wait(0.1)
    p.edit(lambda: p.sheet.place([2], 4))
    assert p.sheet.elapsed == pytest.approx(71.0)
    assert p.keeper.record.elapsed == pytest.approx(71.0)


def test_what_is_said_of_a_pause_and_a_bookmark_passes(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    for reply in (p.play.pause(), p.play.bookmark()):
        (said,) = reply.items
        assert isinstance(said, Said)
        assert said.passes


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.wait(10)
    p.take(p.play.pause())
    assert p.said == [p.say("coach-paused")]
    p.wait(100)
    p.play.clock.tick()
    p.take(p.play.pause())
    p.wait(1)
    p.play.clock.sync()
    assert p.play.time == "0:11"


def test_the_clock_runs_again_when_the_last_digit_is_undone(tmp_path: Path) -> None:
    p = grid_player(tmp_path, f".{CLASSIC_SOLUTION[1:]}")
    p.wait(5)
    p.edit(lambda: p.sheet.place([0], 5))
    p.wait(10)
    p.play.clock.tick()
    assert p.play.time == "0:05"
    p.take(p.play.undo())
    p.wait(10)
    p.play.clock.tick()
    assert p.play.time == "0:15"


# The end


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solved_grid_is_told_with_its_time(tmp_path: Path, language: Language) -> None:
    p = grid_player(tmp_path, ALMOST, language)
    p.wait(65)
    p.edit(lambda: p.sheet.place([2], 5))
    p.edit(lambda: p.sheet.place([0], 4))
    assert p.said == [p.say("coach-full-but-wrong")]
    p.edit(lambda: p.sheet.place([2], 4))
    p.edit(lambda: p.sheet.place([0], 5))
    rating = rate(grid_of(ALMOST))
    speaker = p.game.speaker(language)
    assert p.said[-2:] == [
        p.say("coach-solved", time="1:05"),
        rated_as(speaker, rating.level, rating.score),
    ]
    assert p.log()[-1] == ("solved", "")
    assert p.play.offers == ("finish", "review", "copy")
    p.take(p.play.hint())
    assert p.said[-1] == p.say("coach-solved-already")


def test_the_coach_can_take_the_last_step(tmp_path: Path) -> None:
    p = grid_player(tmp_path, ALMOST)
    p.take(p.play.apply())
    p.take(p.play.apply())
    assert p.sheet.is_solved
    assert p.said[-2] == p.say("coach-finished", time="0:00"), "what the coach did earns no praise"
    assert p.said.count(p.say("coach-applied")) == 1, "the end is told instead"


# Both languages


def test_the_present_hint_is_told_again_in_another_language(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    assert not p.play.retell(), "nothing was told yet"
    p.take(p.play.hint())
    p.take(p.play.hint())
    assert not p.play.retell()
    p.language = "fr"
    p.said.clear()
    reply = p.take(p.play.retell())
    assert tuple(p.said) == tell_step(first_step(), narrate.NAME, NINE, "fr").sentences
    assert [item.replaces for item in reply.items if not isinstance(item, Thought)] == [True]
    assert len(p.log()) == 2, "telling it again is no new hint"


# Line by line


def test_line_by_line_nothing_is_said_twice(tmp_path: Path) -> None:
    step = first_step()
    p = grid_player(tmp_path, CLASSIC, is_linear=True)
    for _ in range(4):
        p.take(p.play.hint())
    assert len(p.said) == len(set(p.said))
    for sentence in tell_step(step, narrate.REASON, NINE, "en").sentences:
        assert sentence in p.said
    assert p.said[0] == p.say("plain-rung", rung=1, of=5)
    p.take(p.play.hint())
    assert p.said[-1] == p.say("plain-all-told")
    p.take(p.play.apply())
    ((cell, digit),) = step.placements
    assert p.sheet.board.cells[cell].value == digit


# Nonograms: the same verbs


def test_hints_on_a_nonogram_climb_and_are_applied(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART)
    p.take(p.play.hint())
    assert not isinstance(p.light, PictureLight) or p.light.line is None, "a nudge lights nothing"
    for _ in range(3):
        p.take(p.play.hint())
    told = p.light
    assert isinstance(told, PictureLight)
    assert told.black or told.white
    reply = p.take(p.play.apply())
    colours = p.sheet.position
    assert all(colours.colour(cell) == BLACK for cell in told.black)
    assert all(colours.colour(cell) == WHITE for cell in told.white)
    assert reply.look_at in (*told.black, *told.white)
    p.take(p.play.check())
    assert p.said[-1] == "Everything is right so far."
    p.take(p.play.why(p.sheet.question().doubt(0)))
    assert ("why", "r1c1") in p.log()
    while not p.sheet.is_solved:
        p.take(p.play.apply())
    assert any("Heart" in sentence for sentence in p.said)
    assert p.play.offers[:3] == ("finish", "next-picture", "review")


def test_who_would_lose_many_moves_is_asked_and_can_mend_only_what_is_wrong(
    tmp_path: Path,
) -> None:
    solution = grid_of(CLASSIC_SOLUTION).values
    p = grid_player(tmp_path, CLASSIC)
    cells = [cell for cell, value in enumerate(grid_of(CLASSIC).values) if not value]
    wrong = next(d for d in range(1, 10) if d != solution[cells[0]])
    p.edit(lambda: p.sheet.place([cells[0]], wrong))
    for cell in cells[1:7]:
        p.edit(partial(p.sheet.place, [cell], solution[cell]))
    p.take(p.play.check())
    filled = p.sheet.filled
    p.take(p.play.before_mistake())
    assert p.said[-1] == p.say("coach-back-asks", count=6)
    assert p.sheet.filled == filled, "nothing is done unasked"
    p.take(p.play.mend())
    assert p.sheet.board.cells[cells[0]].value == 0
    assert all(p.sheet.board.cells[cell].value == solution[cell] for cell in cells[1:7])
    p.take(p.play.undo())
    p.take(p.play.check())
    p.take(p.play.before_mistake())
    p.take(p.play.before_mistake())
    assert p.sheet.moves_made == 0, "asked for twice, it is done"


def test_a_mark_that_is_given_back_is_told_by_its_digit(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    p.edit(p.sheet.fill)
    p.edit(lambda: p.sheet.mark([2], 4))
    p.edit(lambda: p.sheet.place([3], 2))
    p.take(p.play.check())
    assert "is 4" not in " ".join(p.said), "a check does not give the answer away"
    p.take(p.play.mend())
    assert p.sheet.board.cells[2].centre >> 3 & 1
    assert p.said[-2:] == [
        p.say("coach-restored", marks=p.say("coach-restored-mark", digit=4, cell="r1c3")),
        p.say("coach-mended", cells="r1c4", count=1),
    ]


def test_a_check_counts_the_wrong_cells_and_tells_the_first(tmp_path: Path) -> None:
    solution = grid_of(CLASSIC_SOLUTION).values
    p = grid_player(tmp_path, CLASSIC)
    cells = [cell for cell, value in enumerate(grid_of(CLASSIC).values) if not value]
    for cell in cells[:3]:
        p.edit(partial(p.sheet.place, [cell], solution[cell] % 9 + 1))
    p.take(p.play.check())
    assert p.play.ladder.slip is not None
    assert p.play.ladder.slip.wrong == 3
    assert p.said[0] == "3 cells are wrong. The first:"
    assert p.sheet.cell_name(cells[0], "en") in p.said[1]
    earlier = p.play.earlier[0]
    assert earlier.what == "3 wrong cells found"
    p.take(p.play.mend())
    names = [p.sheet.cell_name(cell, "en") for cell in cells[:3]]
    assert p.play.earlier[0].what == f"{names[0]}, {names[1]} and {names[2]}", "all of them"


def test_mistakes_on_a_nonogram_are_found_and_undone(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART)
    p.edit(lambda: p.sheet.paint([1], BLACK))
    p.edit(lambda: p.sheet.paint([0], BLACK))  # the corner is white
    p.edit(lambda: p.sheet.paint([5], BLACK))
    p.take(p.play.check())
    assert isinstance(p.light, PictureLight)
    assert 0 in p.light.wrong
    p.take(p.play.before_mistake())
    assert p.sheet.position.written()[:2] == ("?#???", "?????")
    p.take(p.play.redo())
    p.take(p.play.redo())
    assert p.sheet.position.written()[:2] == ("##???", "#????")


def test_what_nobody_could_find_out_is_not_called_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explain, "_MOST_BRANCHES", 0)
    p = picture_player(tmp_path, TWO_PICTURES)
    p.take(p.play.check())
    assert p.said[-1].startswith("No contradiction found, but this nonogram is too hard")


def test_a_completed_picture_says_what_it_is(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART, "fr")
    assert HEART.goal is not None
    cells = [cell for cell, sign in enumerate("".join(HEART.goal)) if sign == "#"]
    p.wait(83)
    p.edit(lambda: p.sheet.paint(cells, BLACK))
    assert any("Cœur" in sentence and "1:23" in sentence for sentence in p.said)
    assert p.log()[-1] == ("solved", "")
    assert isinstance(p.light, AnyLight)


def test_quick_presses_are_all_counted(tmp_path: Path) -> None:
    p, slow = grid_player(tmp_path / "quick", CLASSIC), grid_player(tmp_path / "slow", CLASSIC)
    first, *others = [p.play.hint() for _ in range(3)]
    assert not any(others), "it is being thought about already"
    p.take(first)
    for _ in range(3):
        slow.take(slow.play.hint())
    assert p.play.ladder.rung == slow.play.ladder.rung == 3
    assert (p.said, p.log()) == (slow.said, slow.log())


def test_a_hint_and_its_application_in_one_go(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    first, _, _ = p.play.hint(), p.play.apply(), p.play.hint()
    p.take(first)
    assert p.sheet.moves_made == 1, "it is applied once, and nothing is told of another board"
    p.take(p.play.hint())
    assert p.play.ladder.rung == 1


def test_a_press_after_a_hint_that_was_stopped_counts(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    (thought,) = p.play.hint().items
    assert isinstance(thought, Thought)

    def stop(share: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        thought.run(stop)
    p.take(p.play.hint())
    assert p.play.ladder.rung == 1


def test_a_nudge_has_its_line_in_sight_and_lights_nothing(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART)
    (thought,) = p.play.hint().items
    assert isinstance(thought, Thought)
    (said,) = thought.run(lambda share: None)().items
    assert isinstance(said, Said)
    assert said.told.light.is_dark
    row, column = {cell // 5 for cell in said.told.sight}, {cell % 5 for cell in said.told.sight}
    assert len(said.told.sight) == 5
    assert 1 in (len(row), len(column)), "a row, or a column"


def test_where_the_puzzle_itself_is_wrong_correcting_it_is_offered_and_nothing_that_adds_nothing(
    tmp_path: Path,
) -> None:
    p = grid_player(tmp_path, "7.7" + "." * 78)
    assert "hint" in p.play.offers
    while not p.play.ladder.is_all_told:
        said = list(p.said)
        p.take(p.play.hint())
        assert p.said != said, "each rung says something new"
        assert "mend" in p.play.offers
    assert "r1c1" in p.said[-1]
    assert p.play.offers == ("mend",)
    p.take(p.play.hint())
    assert p.said[-1] == p.say("coach-puzzle-told")
    p.take(p.play.check())
    assert p.play.offers == ("mend",)
