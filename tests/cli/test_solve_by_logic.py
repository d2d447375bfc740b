"""``tutor solve`` by logic: the path, its limits, and the figures of the study."""

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NEEDS_NETS, NINE_SOLUTIONS, VERY_HARD, grid_of
from tutor.cli.answer import Answer, Question
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.sudoku.commands import SUDOKU
from tutor.cli.sudoku.puzzle import input_grid
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER

RULES = {"R1": "naked-single", "R3": "hidden-single", "R4": "pointing", "R5": "x-wing"}
"""R2, one occurrence per group, is what candidates are from the start."""


def solved(*arguments: str) -> dict[str, Any]:
    (answer,) = tutor("solve", *arguments, "--json").objects
    return answer


def test_logic_is_the_default_and_says_what_it_took() -> None:
    done = tutor("solve", CLASSIC)
    assert done.lines[0] == CLASSIC_SOLUTION
    assert done.lines[1].startswith(
        "# one solution, by logic alone: 51 steps, the hardest: hidden single, "
    )
    assert "la plus difficile : singleton caché" in tutor("solve", CLASSIC, "--lang", "fr").out
    answer = solved(CLASSIC)
    assert (answer["status"], answer["revealed"]) == ("solved", 51)
    assert answer["candidate_grids"] == "1"
    assert "steps" not in answer


def test_the_steps_lead_to_the_solution() -> None:
    answer = solved(CLASSIC, "--steps")
    values = list(CLASSIC)
    for step in answer["steps"]:
        assert set(step) == {
            "technique",
            "tier",
            "rating",
            "placements",
            "eliminations",
            "marks",
            "houses",
            "links",
            "narration",
        }
        assert set(step["narration"]) == {"where", "what", "why", "then"}
        for placed in step["placements"]:
            row, column = int(placed["cell"][1]), int(placed["cell"][3])
            values[(row - 1) * 9 + column - 1] = str(placed["digit"])
    assert "".join(values) == CLASSIC_SOLUTION
    text = tutor("solve", CLASSIC, "--steps").lines
    assert len(text) == len(answer["steps"]) + 2
    assert text[0].startswith("# (31/81) Technique: ")
    assert text[-3].startswith("# (81/81) ")
    assert text[-2] == CLASSIC_SOLUTION


def test_logic_alone_gets_stuck_where_a_search_would_go_on() -> None:
    few = ("--up-to", "sashimi-jellyfish")
    answer = solved(VERY_HARD, *few, "--method", "logic-only")
    assert (answer["status"], answer["solution"]) == ("stuck", None)
    assert answer["candidate_grids"] != "1"
    done = tutor("solve", VERY_HARD, *few, "--method", "logic-only")
    assert done.code == 1
    assert done.lines[-1] == "# stuck: none of these techniques gets any further"
    many = tutor("solve", VERY_HARD, CLASSIC, *few, "--method", "logic-only")
    assert many.lines[0].endswith("# stuck: none of these techniques gets any further")
    assert many.lines[1] == CLASSIC_SOLUTION

    whole = solved(VERY_HARD, *few, "--steps")
    assert whole["status"] == "solved"
    assert whole["candidate_grids"] == answer["candidate_grids"]
    used = [step["technique"] for step in whole["steps"]]
    assert "search" in used
    assert used[-1] != "search"
    assert "candidate grids where logic runs out" in tutor("solve", VERY_HARD, *few).out


def test_every_grid_of_nine_is_solved_without_a_search() -> None:
    answer = solved(NEEDS_NETS, "--method", "logic-only", "--steps")
    assert answer["status"] == "solved"
    assert "search" not in {step["technique"] for step in answer["steps"]}
    assert max(step["tier"] for step in answer["steps"]) == 6


def test_what_no_walk_meets_is_used_when_it_is_named() -> None:
    wanted = "hidden-single,mutant-x-wing"
    answer = solved(CLASSIC, "--only", wanted, "--method", "logic-only", "--steps")
    assert {step["technique"] for step in answer["steps"]} <= set(wanted.split(","))
    for command, option in (("solve", "--up-to"), ("generate", "--technique")):
        inputs = (CLASSIC,) if command == "solve" else ()
        done = tutor(command, *inputs, option, "finned-mutant-whale")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"{option} finned-mutant-whale: this technique is found only")
        french = tutor(command, *inputs, option, "finned-mutant-whale", "--lang", "fr")
        assert french.err.startswith(f"{option} finned-mutant-whale\u00a0: cette technique n’est")


def test_several_solutions_are_still_several() -> None:
    answer = solved(NINE_SOLUTIONS)
    assert (answer["status"], answer["revealed"]) == ("multiple", 40)
    assert answer["candidate_grids"] == "62208"
    assert len(answer["solution"]) == 81
    assert solved(NINE_SOLUTIONS, "--method", "logic-only")["status"] == "stuck"
    assert tutor("solve", NINE_SOLUTIONS, "--count").out == "9\n"
    assert len(solved(NINE_SOLUTIONS, "--all")["list"]) == 9


def test_only_some_techniques() -> None:
    answer = solved(CLASSIC, "--only", "naked-single,hidden-single", "--steps")
    used = {step["technique"] for step in answer["steps"]}
    assert used <= {"naked-single", "hidden-single"}
    assert answer["status"] == "solved"
    alone = solved(CLASSIC, "--only", "x-wing", "--method", "logic-only")
    assert (alone["status"], alone["revealed"]) == ("stuck", 0)
    up_to = solved(CLASSIC, "--up-to", "hidden-single", "--steps")
    assert {s["technique"] for s in up_to["steps"]} <= {"full-house", "hidden-single"}
    every = ",".join(technique.id for technique in reversed(LADDER))
    assert (
        solved(CLASSIC, "--only", every, "--steps")["steps"]
        == (solved(CLASSIC, "--steps")["steps"])
    ), "the order of the ladder, not of the option"


def test_a_dead_end_is_no_solution() -> None:
    none = "12345678." + "." * 8 + "9" + "." * 63
    done = tutor("solve", none, "--method", "logic-only", "--json")
    assert (done.code, done.objects[0]["status"]) == (1, "none")
    broken = tutor("solve", "55" + CLASSIC[2:], "--steps", "--json")
    assert (broken.code, broken.objects[0]["status"]) == (1, "invalid")
    assert broken.objects[0]["steps"] == []


@each_case(
    ("arguments", "message"),
    [
        (["--only", "x-wings"], "--only x-wings: expected the id of a technique. Did you mean x-w"),
        (["--only", ","], "--only ,: expected the id of a technique, as tutor techniques lists"),
        (["--up-to", "%%%"], "--up-to %%%: expected the id of a technique, as tutor techniques"),
        (["--only", "pointing", "--up-to", "x-wing"], "--only and --up-to don’t go together."),
        (["--steps", "--method", "search"], "--method search and --steps don’t go together."),
        (["--only", "x-wing", "--method", "search"], "--method search and --only don’t go"),
        (["--logic-seconds", "1", "--steps"], "--steps and --logic-seconds don’t go together."),
        (["--logic-seconds", "-1"], "--logic-seconds -1.0: expected a number of at least 0."),
        (["--steps", "--count"], "--count and --steps don’t go together."),
    ],
)
def test_wrong_choices(arguments: list[str], message: str) -> None:
    done = tutor("solve", CLASSIC, *arguments)
    assert done.code == 2
    assert done.err.startswith(message)
    assert done.out == ""


def test_large_grids_by_logic() -> None:
    large = tutor("generate", "--box", "5x5", "--remove", "45%", "--seed", "3", "--to", "line").out
    (answer,) = tutor("solve", "-", "--json", "--logic-seconds", "600", stdin=large).objects
    assert (answer["status"], answer["candidate_grids"]) == ("solved", "1")


def test_logic_has_its_time_and_a_search_goes_on() -> None:
    done = tutor("solve", VERY_HARD, "--logic-seconds", "0")
    assert done.lines[1].startswith("# logic was stopped after 0 s (--logic-seconds gives it")
    assert done.lines[-1].startswith("# one solution, ")
    assert "la logique a été arrêtée après 0 s" in (
        tutor("solve", VERY_HARD, "--logic-seconds", "0", "--lang", "fr").out
    )
    answer = solved(VERY_HARD, "--logic-seconds", "0")
    assert (answer["status"], answer["logic_stopped"]) == ("solved", 0)
    assert answer["solution"] == answer["reached"] == done.lines[0]
    alone = tutor("solve", VERY_HARD, "--logic-seconds", "0", "--method", "logic-only")
    assert (alone.code, alone.lines[-1]) == (1, "# not solved: logic was stopped after 0 s")
    assert "logic_stopped" not in solved(CLASSIC, "--logic-seconds", "600")


def test_the_solution_is_there_before_logic_begins() -> None:
    for method, steps, is_first in (
        ("logic", False, True),
        ("logic", True, False),
        ("logic-only", False, False),
        ("search", False, False),
    ):
        question = Question(SUDOKU, method, (), logic_first=False, steps=steps)
        assert question.searches_first(input_grid(grid_of(CLASSIC))) is is_first, (method, steps)
        assert not question.searches_first(input_grid(Grid(Geometry.of(5, 5))))
    question = Question(SUDOKU, "logic", tuple(t.id for t in LADDER), logic_first=False)
    answer = Answer(Run("en"), input_grid(grid_of(CLASSIC)), Progress(), question)
    answer.settle()
    assert answer.path is None
    assert answer.first is not None
    assert (answer.status, answer.first.written()) == ("solved", CLASSIC_SOLUTION)
    answer.follow_the_path()
    assert answer.outcome().startswith("one solution, by logic alone: 51 steps")


def test_several_solutions_stay_several_where_logic_would_end() -> None:
    """A rectangle that only puzzles with one solution do not have is no reason to choose."""
    answer = solved(NINE_SOLUTIONS, "--only", "unique-rectangle-1,hidden-single,naked-single")
    assert answer["status"] == "multiple"


def test_a_clock_stops_logic_with_the_steps_it_has() -> None:
    ticks = count()
    question = Question(
        SUDOKU, "logic", tuple(t.id for t in LADDER), logic_first=False, logic_seconds=20
    )
    grid = input_grid(grid_of(CLASSIC))
    answer = Answer(Run("en"), grid, Progress(), question, clock=lambda: next(ticks))
    answer.follow_the_path()
    assert answer.path is not None
    assert answer.path.is_cut
    assert answer.stopped_after == 20
    assert len(answer.path.steps) > 0
    assert grid.filled < answer.path.reached.filled < 81


@pytest.mark.parametrize(
    ("rows", "method", "steps", "seconds"),
    [
        (3, "logic", False, None),
        (4, "logic", False, 1),
        (4, "logic", True, None),
        (4, "logic-only", False, None),
    ],
)
def test_large_boards_alone_have_a_limit(
    rows: int, method: str, steps: bool, seconds: int | None
) -> None:
    question = Question(SUDOKU, method, (), logic_first=False, steps=steps)
    assert question.seconds_for(input_grid(Grid(Geometry.of(rows, rows)))) == seconds


def test_the_milestones_of_the_study(shared_data: Path) -> None:
    examples = json.loads((shared_data / "study-examples.json").read_text())
    assert len(examples) == 6
    for example in examples:
        for milestone in example["milestones"]:
            only = ",".join(RULES[rule] for rule in milestone["rules"] if rule in RULES)
            answer = solved(example["grid"], "--only", only, "--method", "logic-only")
            assert answer["revealed"] == milestone["revealed"]
            assert answer["reached"].replace(".", "0") == milestone["grid"]
            assert answer["candidate_grids"] == str(milestone["candidate_grids"])
        whole = solved(example["grid"])
        if example["solutions"] == 1:
            assert (whole["status"], whole["solution"]) == ("solved", example["solution"])
        else:
            assert whole["status"] == "multiple"
