"""The end of a game: only what is true is told, and only what was earned is praised."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.base.events import Event
from tutor.base.watch import no_pulse
from tutor.explain.path import path
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.pictures import picture
from tutor.games.sudoku.codec import GRIDS
from tutor.games.watching import nobody_watches, once
from tutor.learn.course import lesson_title
from tutor.learn.finish import (
    Another,
    Finish,
    FinishedGame,
    before,
    finish_of,
    finished_grid,
    finished_picture,
    next_after,
)
from tutor.learn.finish_words import (
    card,
    expected,
    heading,
    longest,
    plain_lines,
    praise,
    told_next,
)
from tutor.learn.learner import SudokuKeeper, open_store
from tutor.learn.path import Stop
from tutor.learn.progress import LessonProgress, name_of
from tutor.learn.statistics import by_level
from tutor.learn.times import Times, of_level, solved_games, speed_of, timed_games
from tutor.nonogram.position import BLACK
from tutor.store import Store
from tutor.sudoku import search
from tutor.sudoku.geometry import digits

X_WING = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
OPEN = [cell for cell, sign in enumerate(CLASSIC) if sign == "."]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path)) as opened:
        yield opened


def play(store: Store, seconds: float = 510.0, title: str = "level:medium") -> SudokuKeeper:
    """A game that somebody solves, every move in the same time."""
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), title)
    for number, cell in enumerate(OPEN, start=1):
        keeper.game.elapsed = seconds * number / len(OPEN)
        keeper.game.place([cell], int(CLASSIC_SOLUTION[cell]))
    return keeper


def read(store: Store, keeper: SudokuKeeper) -> tuple[FinishedGame, Finish]:
    done = finished_grid(store, keeper.record)
    return done, finish_of(done, before(done, store), no_pulse, nobody_watches)


def test_no_best_before_three_games_of_a_level(store: Store) -> None:
    play(store, 600, "level:hard")
    play(store, 300)
    assert read(store, play(store, 500))[1].times is None
    assert read(store, play(store, 700))[1].times == Times(300, 500, 700)
    assert len(of_level(solved_games(store), "sudoku", "medium")) == 3
    assert of_level(solved_games(store), "sudoku", None) == []


@each_case(
    ("title", "level"),
    [
        ("level:medium", "medium"),
        ("technique:naked-pair", "medium"),
        ("technique:x-wing", "hard"),
        ("collection:level-easy#3", "easy"),
        ("daily:2026-03-12/medium", "medium"),
        ("typed", None),
        ("level:nonsense", None),
    ],
)
def test_the_title_of_a_game_tells_its_level(title: str, level: str | None) -> None:
    assert GRIDS.level(title, grid_of(CLASSIC)) == level


def test_what_the_game_took_is_counted(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "typed")
    wrong, right = OPEN[0], OPEN[1]
    keeper.game.elapsed = 5.0
    keeper.game.place([wrong], 1 if CLASSIC_SOLUTION[wrong] != "1" else 2)
    keeper.game.undo()
    keeper.game.note("hint", "hidden-single 1")
    keeper.game.elapsed = 95.0
    keeper.game.place([right], int(CLASSIC_SOLUTION[right]))
    for cell in OPEN:
        keeper.game.elapsed += 1.0
        if cell != right:
            keeper.game.place([cell], int(CLASSIC_SOLUTION[cell]))
    finish = read(store, keeper)[1]
    assert (finish.hints, finish.slips) == (1, 1)
    assert finish.expected is not None
    assert finish.longest is not None
    assert finish.longest.deed(SUDOKU.speaker("en")).startswith("r1c4=")
    assert len(finish.pace) == 16
    assert finish.pace[0] == max(finish.pace)
    told = "\n".join(plain_lines(finish, SUDOKU.speaker("en")))
    assert "Hints 1 · Slips 1" in told
    assert "best" not in told


def test_only_what_was_earned_is_praised(store: Store) -> None:
    speaker = SUDOKU.speaker("en")
    done, finish = read(store, play(store, 300))
    clean = replace(finish, guesses=0)
    assert praise(done, clean, speaker) == "No hint, no slip: well done!"
    slipped = replace(clean, slips=2, expected=1.0)
    assert praise(done, slipped, speaker) == "All by yourself: well done!"
    shown = replace(slipped, is_unaided=False)
    assert praise(done, shown, speaker) == "You got there: well done!", "c told where slips are"
    hinted = replace(slipped, hints=3, is_unaided=False)
    assert praise(done, hinted, speaker) == "You got there: well done!"
    hasty = replace(hinted, expected=9.0, times=Times(300, 400, 500))
    assert praise(done, hasty, speaker).startswith("You got there"), "no praise for wrong haste"
    assert praise(done, replace(hasty, slips=0, guesses=1), speaker).startswith("You got there")
    hinted = replace(hinted, slips=0)
    assert praise(done, replace(hinted, expected=9.0), speaker).startswith("Quicker than expected")
    rounded = replace(hinted, expected=5.4)
    assert praise(replace(done, seconds=310.0), rounded, speaker).startswith("You got there")
    slower = replace(hinted, expected=9.0, own=3.0)
    assert praise(done, slower, speaker).startswith("You got there"), "not for this learner"
    alike = replace(clean, expected=13.2, own=12.9)
    assert expected(alike, speaker) == "13 min", "one number where both agree"
    assert expected(replace(alike, own=9.1), speaker) == "9 min for you, 13 in general"
    best = replace(hinted, times=Times(300, 400, 500))
    assert praise(done, best, speaker).startswith("Your best time")
    assert praise(replace(done, is_own_work=False), clean, speaker) == ""


def test_the_longest_move_is_told_in_words(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "typed")
    keeper.game.fill()
    keeper.game.elapsed = 90.0
    cell = OPEN[0]
    mask, right = keeper.game.board.cells[cell].centre, int(CLASSIC_SOLUTION[cell])
    wrong = next(digit for digit in digits(mask) if digit != right)
    keeper.game.mark([cell], wrong)
    for place in OPEN:
        keeper.game.place([place], int(CLASSIC_SOLUTION[place]))
    finish = read(store, keeper)[1]
    assert longest(finish, SUDOKU.speaker("en")) == f"longest: {wrong} out of r1c3, 1:30"
    assert f"le {wrong} retiré de L1C3" in longest(finish, SUDOKU.speaker("fr"))


def test_the_lesson_offered_is_of_what_is_not_known(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "typed")
    for step in path(grid_of(CLASSIC)).steps:
        keeper.game.note("hint", f"{step.technique} 4")
        keeper.game.apply(step)
    finish = read(store, keeper)[1]
    assert finish.missed is not None
    store.add_events([Event(finish.missed, datetime(2026, 1, 1, tzinfo=UTC), 1.0, "placement")])
    assert read(store, keeper)[1].missed not in (None, finish.missed)


def test_who_was_quick_has_no_pace(store: Store) -> None:
    finish = read(store, play(store, 20))[1]
    assert finish.pace == ()
    assert finish.longest is None


def test_what_was_never_used_in_a_game_is_new_and_comes_next(store: Store) -> None:
    def solve() -> SudokuKeeper:
        keeper = store.played(GRIDS).new_game(grid_of(X_WING), "typed")
        keeper.game.fill()
        for step in path(grid_of(X_WING)).steps:
            keeper.game.elapsed += 5.0
            for cell, digit in step.placements:
                keeper.game.place([cell], digit, clean=True)
            for cell, digit in step.eliminations:
                keeper.game.mark([cell], digit)
        assert keeper.game.is_solved
        return keeper

    done, finish = read(store, solve())
    new = [use.lesson for use in finish.used if use.is_new]
    assert new
    assert finish.used[0].technique == "", "singles are counted together"
    assert finish.practise == new[-1]
    assert next_after(done, finish, store) == Another(new[-1])
    assert "(a first)" in plain_lines(finish, SUDOKU.speaker("en"))[-1]
    long_ago = datetime(2026, 1, 1, tzinfo=UTC)
    store.add_events(Event(lesson, long_ago, 1.0, "game") for lesson in new)
    again = read(store, solve())[1]
    assert not any(use.is_new for use in again.used)


def test_the_card_counts_as_the_game_is_read_back(store: Store) -> None:
    """What was only in the head is told apart, and so is what nothing proves."""
    keeper = store.played(GRIDS).new_game(grid_of(X_WING), "typed")
    solution = search.only_solution(grid_of(X_WING))
    assert solution is not None
    for cell, digit in enumerate(solution):
        keeper.game.elapsed += 5.0
        if not keeper.game.board.cells[cell].value:
            keeper.game.place([cell], digit)
    done, finish = read(store, keeper)
    played = done.read(no_pulse, nobody_watches).done
    assert finish.guesses == played.count("guess") > 0
    in_head = {use.technique for use in finish.used if use.is_in_head}
    assert {use.technique for use in finish.used if use.technique} == {
        id_
        for id_, tally in played.techniques.items()
        if (tally.unaided or tally.hinted) and played.RUNGS[id_].tier > 1
    }
    assert finish.techniques == len(finish.used) - len(in_head)
    assert not any(use.is_new for use in finish.used if use.is_in_head)
    assert f"Guesses {finish.guesses}" in "\n".join(plain_lines(finish, SUDOKU.speaker("en")))


def test_a_puzzle_is_rated_once() -> None:
    asked = []
    rated = once(lambda watch: asked.append(watch))
    rated(nobody_watches)
    rated(nobody_watches)
    assert len(asked) == 1


def test_who_follows_the_course_goes_on_with_it(store: Store) -> None:
    done, finish = read(store, play(store))
    assert next_after(done, finish, store) == Another()
    read_rules = LessonProgress(is_read=True)
    store.save_course(name_of("rules"), read_rules.as_json())
    following = next_after(done, finish, store)
    assert following == Stop("begin", "notation")
    assert (
        told_next(following, done, SUDOKU.speaker("en"))
        == f"Next lesson: {lesson_title('notation', 'en')}"
    )
    store.add_events([Event("naked-pair", datetime.now(UTC) - timedelta(days=9), 1.0, "spot")])
    assert next_after(done, finish, store) == Stop("reviews", count=1)


def test_a_game_that_the_coach_finished_is_finished_and_no_more(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy")
    for step in path(grid_of(CLASSIC)).steps:
        keeper.game.apply(step)
    done, finish = read(store, keeper)
    assert not done.is_own_work
    assert finish.used == ()
    assert finish.times is None
    assert [one.is_own_work for one in solved_games(store)] == [False]
    assert by_level(solved_games(store)) == []
    assert heading(done, SUDOKU.speaker("en")) == "Finished"
    assert heading(finished_grid(store, play(store).record), SUDOKU.speaker("fr")) == "Résolue"


def test_the_card_has_three_lines(store: Store) -> None:
    done, finish = read(store, play(store, 767))
    lines = card(done, finish, "■■ 2 days", SUDOKU.speaker("en")).splitlines()
    assert lines[0] == "Pas à pas · Medium"
    assert lines[1].startswith("12:47 · no hint · ")
    assert lines[2].endswith("  ■■ 2 days")


def test_a_grid_made_for_a_technique_is_called_by_that_and_not_by_a_level(store: Store) -> None:
    done, finish = read(store, play(store, 767, "technique:full-house"))
    speaker = SUDOKU.speaker("en")
    assert "Full house" in card(done, finish, "", speaker)
    told = card(done, finish, "", speaker) + told_next(Another(), done, speaker)
    assert "Easy" not in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_ends_like_a_grid(store: Store, language: str) -> None:
    anchor = picture("anchor")
    assert anchor is not None
    goal = anchor.puzzle.goal
    assert goal is not None
    keeper = store.played(PICTURES).new_game(anchor.puzzle, "picture:anchor")
    for cell, sign in enumerate("".join(goal)):
        if sign == "#":
            keeper.game.elapsed += 4.0
            keeper.game.paint([cell], BLACK)
    done = finished_picture(store, keeper.record)
    finish = finish_of(done, before(done, store), no_pulse, nobody_watches)
    assert done.level == anchor.level
    assert finish.pace
    speaker = NONOGRAM.speaker("fr" if language == "fr" else "en")
    shared = card(done, finish, "", speaker)
    assert {"en": "Anchor", "fr": "Ancre"}[language] in shared
    assert told_next(next_after(done, finish, store), done, speaker)


def test_how_quick_a_learner_is_follows_from_games_of_a_level_alone(store: Store) -> None:
    """What is kept at the end of a game is what ``tutor rate`` finds in the file afterwards."""
    for title in ("typed", "level:medium", "level:diabolical", "level:easy"):
        finish = read(store, play(store, 900, title))[1]
        assert finish.speed == speed_of(timed_games(store, "sudoku")), title
    assert finish.speed is not None
