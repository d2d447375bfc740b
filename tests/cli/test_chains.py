"""Chains through the commands: each link on a line of its own, and complete as JSON."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.cli.runner import tutor
from tests.grids import grid_of
from tests.narrate.chain import NINE, SHORT, TECHNIQUE, node, step_of, told_as_chains
from tutor import narrate
from tutor.cli.course.readers import GridLessonReader
from tutor.cli.review import _entry
from tutor.cli.sudoku import puzzle
from tutor.explain import path
from tutor.explain.diagnose import Advice, Diagnosis, Mistake, Move, diagnose
from tutor.explain.path import Path
from tutor.explain.why import Claim, Reason
from tutor.games.sudoku.coach import light_of
from tutor.games.sudoku.picture import picture_legend
from tutor.games.sudoku.steps import GridStep
from tutor.language import Speaker
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Link, Mark, Step

EMPTY = "." * 81
TOLD = (
    "r2c8 is 5",
    "r5c8 is not 5",
    "r5c1 and r5c2 is 5",
    "r4c2 is not 5",
    "r4c2 is 7",
)
"""What is told of each link."""
CHAIN_IN_WORDS = "① r2c3≠5 ⇒ ② r2c8=5 → ③ r5c8≠5 ⇒ ④ r5c1/r5c2=5 → ⑤ r4c2≠5 ⇒ ⑥ r4c2=7"


@pytest.fixture(autouse=True)
def _story() -> Iterator[None]:
    with told_as_chains():
        yield


def have_each_link(lines: list[str], prefix: str = "") -> bool:
    """Whether each link stands on a line of its own, one after the other."""
    start = lines.index(prefix + TOLD[0])
    return lines[start : start + len(TOLD)] == [prefix + told for told in TOLD]


# JSON


def linked(link: Link, **more: Any) -> dict[str, Any]:
    (shown,) = links_of(replace(SHORT, links=(link,), **more))
    return shown


def links_of(step: Step) -> list[dict[str, Any]]:
    told = json.loads(json.dumps(GridStep(step, NINE).as_json("fr")))
    return list(told["links"])


def test_the_links_of_a_chain_as_documented() -> None:
    shown = links_of(SHORT)
    assert [list(link) for link in shown] == [["from", "to", "strong", "why"]] * 5
    assert shown[0] == {
        "from": [{"cell": "r2c3", "digit": 5, "role": "off"}],
        "to": [{"cell": "r2c8", "digit": 5, "role": "on"}],
        "strong": True,
        "why": "row 2",
    }
    assert [link["strong"] for link in shown] == [True, False, True, False, True]
    assert [link["why"] for link in shown] == ["row 2", "column 8", "row 5", "box 4", "cell"]
    assert [mark["cell"] for mark in shown[2]["to"]] == ["r5c1", "r5c2"]


def test_what_else_a_link_may_say() -> None:
    start, end = node("r2c3=5")[0], node("r2c8<>5")[0]
    by_set = linked(Link(start, end, True, None, by="als", cells=(0, 1)))
    assert by_set["why"] == "almost locked set r1c1, r1c2"
    assert by_set["cells"] == ["r1c1", "r1c2"]
    by_pattern = linked(Link(start, end, False, NINE.rows[1], "naked-pair", (9, 10), case=2))
    assert list(by_pattern) == ["from", "to", "strong", "why", "cells", "case"]
    assert (by_pattern["why"], by_pattern["case"]) == ("naked-pair", 2)


def test_links_within_a_supposition_may_speak_of_what_is_marked_nowhere() -> None:
    start, end = node("r2c3=5")[0], node("r2c8<>5")[0]
    inner = Link(node("r9c9=1")[0], node("r9c8<>1")[0], False, NINE.rows[8])
    shown = linked(Link(start, end, False, None, by="nested", inner=(inner,)))
    assert list(shown) == ["from", "to", "strong", "why", "inner"]
    assert shown["why"] == "nested"
    assert shown["inner"] == [
        {
            "from": [{"cell": "r9c9", "digit": 1, "role": "on"}],
            "to": [{"cell": "r9c8", "digit": 1, "role": "off"}],
            "strong": False,
            "why": "row 9",
        }
    ]


# Plain text


def test_steps_are_told_in_one_line_but_for_chains() -> None:
    first, *others, last = GridStep(SHORT, NINE).lines("en")
    assert first.startswith("Technique: exhaustive search. r2c3 ")
    assert tuple(others[:-1]) == TOLD
    assert last == "So you can remove 5 from r2c5."
    plain = Step(
        TECHNIQUE, placements=(Candidate(0, 1),), marks=(Mark(0, 1, "tried"),)
    )  # nothing is linked
    (line,) = GridStep(plain, NINE).lines("en")
    assert line.endswith("So r1c1 is 1.")


def advising(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hint is the chain."""

    def advise(grid: Grid, **_: Any) -> Advice:
        return Advice(diagnose(grid), SHORT)

    monkeypatch.setattr("tutor.explain.diagnose.advise", advise)


def test_a_hint_tells_each_link_on_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    advising(monkeypatch)
    assert have_each_link(tutor("hint", EMPTY).lines)
    assert have_each_link(tutor("hint", EMPTY, "--rung", "5").lines, "# ")
    pattern = tutor("hint", EMPTY, "--rung", "3").lines
    assert pattern[-1].replace("\u00a0", " ") == CHAIN_IN_WORDS
    (found,) = tutor("hint", EMPTY, "--json").objects
    assert found["steps"][0]["narration"]["why"].splitlines()[:5] == list(TOLD)


def test_a_walk_tells_each_link_on_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = iter([SHORT])
    monkeypatch.setattr(path, "simplest_in", lambda position, techniques: next(steps, None))
    assert have_each_link(tutor("walk", "--plain", EMPTY).lines, "  ")


def test_the_path_of_a_solution_tells_each_link_on_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def path(grid: Grid, *_: Any) -> Path:
        return Path((SHORT,), grid)

    monkeypatch.setattr(puzzle, "path", path)
    done = tutor("solve", "--steps", "--method", "logic-only", EMPTY)
    assert have_each_link(done.lines, "#   ")


def test_proofs_and_mistakes_tell_each_link_on_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    claim = Claim(13, 5, holds=False)
    monkeypatch.setattr("tutor.explain.why.why", lambda *_: Reason("proved", claim, (SHORT,)))
    assert have_each_link(tutor("why", EMPTY, "r2c5-5").lines)
    mistake = Mistake("wrong-digit", Move(13, 5), steps=(SHORT,), answer=1)
    board = grid_of(EMPTY)
    found = Diagnosis(mistake, diagnose(board).marks, board, is_certain=True)
    monkeypatch.setattr("tutor.explain.diagnose.diagnose", lambda *_, **__: found)
    assert have_each_link(tutor("check", EMPTY, "--reveal").lines)


def test_a_lesson_read_out_tells_the_chain_instead_of_its_roles() -> None:
    reader = GridLessonReader(grid_of(EMPTY), Speaker("en", "screens"), shows_candidates=True)
    (line,) = reader.lit(light_of(SHORT, narrate.PATTERN))
    assert line.replace("\u00a0", " ") == CHAIN_IN_WORDS


# On paper


def test_the_legend_of_a_key_has_numbers_in_figures_and_letters_after_them() -> None:
    step = step_of(SHORT.links, roles={"r2c3<>5": "end"})
    marks = (*step.marks, Mark(80, 9, "set-a"))
    lines = [
        line.replace("\u00a0", " ") for line in picture_legend(legend_of(marks, NINE, "en", step))
    ]
    assert lines[0].startswith("(1) r2c3≠5 ⇒ (2) r2c8=5 →")
    assert lines[1:] == ["(1) End: r2c3", "δ Set A: r9c9"]


def test_what_is_told_in_lines_is_a_list_below_its_entry() -> None:
    told = ("One.", "Two.")
    assert _entry("3. ", "**r1c1=5**", told, in_lines=False) == "3. **r1c1=5** One. Two."
    assert _entry("12. ", "**r1c1=5**", told, in_lines=True).splitlines() == [
        "12. **r1c1=5**",
        "    - One.",
        "    - Two.",
    ]
