"""A nonogram that was played shows which rules its learner can use."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from tutor.base.events import HINT_CREDIT, Event
from tutor.base.watch import Stopped
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry
from tutor.games.nonogram.making import puzzle_for, title_for
from tutor.learn.mastery import Mastery
from tutor.learn.picture_lessons import lesson
from tutor.learn.progress import next_on
from tutor.learn.review.picture_review import shown_by
from tutor.nonogram.explain import path
from tutor.nonogram.position import BLACK, WHITE, Colour, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.rules.step import Step

AT = datetime(2026, 3, 2, 12, tzinfo=UTC)
GLUE = "nonogram-glue"
Played = Callable[[NonogramGame, Step], None]


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    found = puzzle_for(RULES["glue"], 3)
    assert found is not None
    return found


def paint(game: NonogramGame, step: Step) -> None:
    """Do what a step says, in one stroke for each colour."""
    game.paint(step.black, BLACK)
    game.paint(step.white, WHITE)


def played(puzzle: Puzzle, do: Played = paint) -> list[Entry]:
    """The log of somebody who takes the simplest step each time."""
    log: list[Entry] = []
    game = NonogramGame(puzzle, record=log.append)
    for step in path(Position(puzzle)).steps:
        do(game, step)
    assert game.is_solved
    return log


def events(puzzle: Puzzle, log: list[Entry], title: str = "random") -> dict[str, Event]:
    return {event.technique: event for event in shown_by(puzzle, log, title, AT)}


def test_the_rules_of_a_game_are_known(puzzle: Puzzle) -> None:
    found = events(puzzle, played(puzzle))
    used = {step.technique for step in path(Position(puzzle)).steps}
    assert found.keys() == {f"nonogram-{id_}" for id_ in used if RULES[id_].tier > 1}
    assert {(event.credit, event.source, event.at) for event in found.values()} == {
        (1.0, "game", AT)
    }
    meant = events(puzzle, played(puzzle), title_for(GLUE))
    assert meant[GLUE].source == "use"
    assert {event.source for id_, event in meant.items() if id_ != GLUE} == {"game"}
    simple = events(puzzle, played(puzzle), title_for("nonogram-overlap"))
    assert simple["nonogram-overlap"].source == "use", "what a game is for counts in any case"


def test_cell_by_cell_it_is_the_same_game(puzzle: Puzzle) -> None:
    def slowly(game: NonogramGame, step: Step) -> None:
        for cells, colour in ((step.black, BLACK), (step.white, WHITE)):
            for cell in cells:
                game.paint([cell], colour)

    def drawn(game: NonogramGame, step: Step) -> None:
        colour: Colour
        for cells, colour in ((step.black, BLACK), (step.white, WHITE)):
            if cells:
                game.begin_stroke(cells[0], colour)
                for cell in cells[1:]:
                    game.extend_stroke([cell])
                game.end_stroke()

    assert events(puzzle, played(puzzle, slowly))[GLUE].credit == 1
    assert events(puzzle, played(puzzle, drawn)) == events(puzzle, played(puzzle))


@pytest.mark.parametrize("rung", [1, 3, 4])
def test_hints_lower_the_credit_of_their_rule_alone(puzzle: Puzzle, rung: int) -> None:
    def hinted(game: NonogramGame, step: Step) -> None:
        if step.technique == "glue":
            game.note("hint", f"glue {rung}")
        paint(game, step)

    found = events(puzzle, played(puzzle, hinted))
    assert found[GLUE].credit == HINT_CREDIT[rung]
    assert {event.credit for id_, event in found.items() if id_ != GLUE} <= {1.0}


def test_what_the_coach_wrote_is_worth_nothing(puzzle: Puzzle) -> None:
    def applied(game: NonogramGame, step: Step) -> None:
        if step.technique in ("glue", "overlap"):
            game.note("hint", f"{step.technique} 5")
            game.apply(step)
        else:
            paint(game, step)

    found = events(puzzle, played(puzzle, applied))
    assert found[GLUE].credit == 0
    assert found["nonogram-overlap"].credit == 0, "a rule that needed a hint is no routine"


def test_a_reason_that_was_asked_for_is_told(puzzle: Puzzle) -> None:
    def curious(game: NonogramGame, step: Step) -> None:
        if step.technique == "glue":
            for cell in step.concluded:
                game.note("explain", f"glue 4 {puzzle.cell_name(cell)}")
        paint(game, step)

    assert events(puzzle, played(puzzle, curious))[GLUE].credit == HINT_CREDIT[4]


def test_a_guess_counts_for_nothing_and_a_trial_only_when_asked_for() -> None:
    trial = lesson("nonogram-edge-logic").instances[0].puzzle
    assert "nonogram-edge-logic" not in events(trial, played(trial))

    def hinted(game: NonogramGame, step: Step) -> None:
        if step.technique == "edge-logic":
            game.note("explain", "edge-logic 4")
        paint(game, step)

    found = events(trial, played(trial, hinted))
    assert found["nonogram-edge-logic"].credit == HINT_CREDIT[4]


def test_only_a_game_that_came_to_its_end_shows_something(puzzle: Puzzle) -> None:
    log = played(puzzle)
    assert shown_by(puzzle, log[: len(log) // 2], "random", AT) == []


def test_slips_and_what_was_taken_back_count_for_nothing(puzzle: Puzzle) -> None:
    def careless(game: NonogramGame, step: Step) -> None:
        if step.technique == "glue":
            game.bookmark()
            game.paint(step.concluded[:1], WHITE if step.black else BLACK)
            game.note("hint", "mistake 2")
            game.back()
            game.note("hint", "glue 3")
            paint(game, step)
            game.undo()
            game.redo()
        else:
            paint(game, step)

    found = events(puzzle, played(puzzle, careless))
    assert found[GLUE].credit == HINT_CREDIT[3]


def test_a_puzzle_with_several_solutions_shows_nothing() -> None:
    twofold = Puzzle(((1,), (1,)), ((1,), (1,)))
    log: list[Entry] = []
    game = NonogramGame(twofold, record=log.append)
    game.paint([0, 3], BLACK)
    assert game.is_solved
    assert shown_by(twofold, log, "random", AT) == []


def test_reading_can_be_stopped(puzzle: Puzzle) -> None:
    def stop() -> None:
        raise Stopped

    with pytest.raises(Stopped):
        shown_by(puzzle, played(puzzle), "random", AT, stop)


def test_reading_what_a_hint_tried_can_be_stopped(puzzle: Puzzle) -> None:
    pulses: list[None] = []
    log = played(puzzle)
    shown_by(puzzle, log, "random", AT, lambda: pulses.append(None))
    without = len(pulses)
    pulses.clear()
    hinted = [Entry("hint", note="contradiction 1"), *log]
    shown_by(puzzle, hinted, "random", AT, lambda: pulses.append(None))
    assert len(pulses) > without + puzzle.cell_count, "every trial asks whether to go on"


# Mastery of both games


def test_what_is_due_is_of_both_games_or_of_one() -> None:
    then = AT - timedelta(days=30)
    techniques = ("x-wing", GLUE, "nonogram-overlap")
    mastery = Mastery([Event(id_, then, 1.0, "test") for id_ in techniques], AT)
    assert {one.technique for one in mastery.due_today()} == set(techniques)
    assert [one.technique for one in mastery.due_today("sudoku")] == ["x-wing"]
    assert {one.technique for one in mastery.begun("nonogram")} == {GLUE, "nonogram-overlap"}
    unknown = Mastery([Event("nonogram-search", then, 1.0, "game")], AT)
    assert unknown.begun() == []


def test_each_game_has_a_next_lesson() -> None:
    nothing, course = Mastery([], AT), {"lesson:nonogram-rules": {"read": True}}
    assert next_on("nonogram", nothing, {}) == "nonogram-rules"
    assert next_on("sudoku", nothing, {}) == "rules"
    assert next_on("nonogram", nothing, course) == "nonogram-empty-line"
    begun = Mastery([Event("nonogram-empty-line", AT, 1.0, "line")], AT)
    assert next_on("nonogram", begun, {}) == "nonogram-rules", "met in passing"
    assert next_on("nonogram", begun, course) == "nonogram-empty-line", "met, but never read"
    read = {"lesson:nonogram-empty-line": {"read": True}}
    assert next_on("nonogram", begun, read) == "nonogram-full-line"
