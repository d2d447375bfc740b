"""``tutor learn``: the list of lessons, and the course in plain text."""

import contextlib
import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.cases import each_case
from tests.cli.full_screen import CTRL_C, CTRL_Q, on_full_screen
from tests.cli.runner import Outcome, tutor
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.cli import main
from tutor.cli.course.words import CourseRequest, understand_by_grid
from tutor.explain.path import walk
from tutor.games.sudoku.codec import GRIDS
from tutor.language import LANGUAGES
from tutor.learn.attempt import Attempt, draft_name, drafts
from tutor.learn.course import (
    ALL_LESSONS,
    COURSES,
    Kind,
    kinds_of,
    lesson_folder,
    lesson_title,
    review_tasks,
)
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.grid import GridExercise, GridSpot
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.learner import open_store
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonProgress, name_of
from tutor.learn.taught import lesson_of
from tutor.store import Settings, Store
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

LESSONS = COURSES["sudoku"].lessons

PAIR = "naked-pair"
PAGES = 6
TRY_AGAIN = "Change your answer, or ask for a hint."
NINE = Geometry.of(3, 3)
ENTER = ""


class Learner(io.TextIOBase):
    """Standard input from somebody who may look at their file before each line."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


def learn(*lines: str, script: Iterable[str] = (), args: Iterable[str] = (PAIR,)) -> Outcome:
    """What the course tells somebody who types these lines, or the lines of a script."""
    out, err = io.StringIO(), io.StringIO()
    before, code = sys.stdin, 0
    sys.stdin = Learner(lines or script)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(["learn", "--plain", *args])
    except SystemExit as end:
        code = int(end.code or 0)
    finally:
        sys.stdin = before
    return Outcome(code, out.getvalue(), err.getvalue())


def kept(read: Callable[[Store], Any]) -> Any:
    store = open_store()
    try:
        return read(store)
    finally:
        store.close()


def events() -> list[Event]:
    found: list[Event] = kept(Store.events)
    return found


def progress(lesson: str = PAIR) -> LessonProgress:
    return LessonProgress.of(lesson, kept(Store.course))


def attempt_kept() -> Attempt:
    (found,) = drafts(kept(Store.course))
    return found


def begin(kind: Kind, seed: str = "7", lesson: str = PAIR) -> Attempt:
    """Put a learner before an exercise of one's choice, in a lesson that is read."""
    attempt = Attempt(lesson, kind, seed)
    kept(lambda store: store.save_course(draft_name(lesson), attempt.as_json()))
    return attempt


def cells(found: Iterable[int], language: Language = "en") -> str:
    return " ".join(NINE.cell_name(cell, language) for cell in sorted(found))


def marks(found: Iterable[Candidate], sign: str, language: Language = "en") -> str:
    return ", ".join(f"{NINE.cell_name(c, language)}{sign}{d}" for c, d in sorted(found))


def candidates(*found: tuple[int, int]) -> frozenset[Candidate]:
    return frozenset(Candidate(*one) for one in found)


def right_answer(attempt: Attempt, language: Language = "en") -> str:
    exercise = attempt.exercise
    if isinstance(exercise, GridSpot):
        return cells(next(iter(exercise.steps)), language)
    if isinstance(exercise, GridConclude):
        return marks(exercise.wanted, "=" if exercise.places else "-", language)
    assert isinstance(exercise, GridJudge)
    if exercise.is_one:
        return {"en": "Yes", "fr": "oui"}[language]
    return {"en": "no ", "fr": "NON "}[language] + cells(exercise.culprits, language)


def grid_of(attempt: Attempt) -> Grid:
    assert isinstance(attempt.exercise, GridExercise)
    return attempt.exercise.grid


def near_miss(is_one: bool) -> Attempt:
    """A question of the third kind with a given answer."""
    for seed in map(str, range(40)):
        attempt = Attempt(PAIR, "judge", seed)
        assert isinstance(attempt.exercise, GridJudge)
        has_reason = is_one or attempt.exercise.has_spoiler
        if attempt.exercise.is_one == is_one and has_reason:
            return begin("judge", seed)
    raise AssertionError("both kinds turn up")


# What a line means


@each_case(
    ("line", "request_"),
    [
        ("", CourseRequest("on")),
        ("r4c2 r4c7", CourseRequest("cells", cells=frozenset({28, 33}))),
        ("L4C2,l4c7.", CourseRequest("cells", cells=frozenset({28, 33}))),
        ("r4c2 and r4c7", CourseRequest("cells", cells=frozenset({28, 33}))),
        (
            "r4c7-5, L4C8−5",
            CourseRequest("remove", "", frozenset({33, 34}), candidates((33, 5), (34, 5))),
        ),
        ("r4c7≠58", CourseRequest("remove", "", frozenset({33}), candidates((33, 5), (33, 8)))),
        ("R4C7 = 5", CourseRequest("place", "", frozenset({33}), candidates((33, 5)))),
        ("oui", CourseRequest("yes")),
        ("No", CourseRequest("no")),
        ("non L2C5", CourseRequest("no", cells=frozenset({13}))),
        ("read r4c7", CourseRequest("read", cells=frozenset({33}))),
        ("lire L4C7", CourseRequest("read", cells=frozenset({33}))),
        ("ligne 4", CourseRequest("house", house=NINE.rows[3])),
        ("box 2", CourseRequest("house", house=NINE.boxes[1])),
        ("Réponse", CourseRequest("answer")),
        ("leçon", CourseRequest("lesson")),
        ("X-Wing", CourseRequest("open", "x-wing")),
        ("naked pair", CourseRequest("open", PAIR)),
        ("r4c7-0", CourseRequest("out-of-range", "r4c7-0")),
        ("no r0c1", CourseRequest("out-of-range", "r0c1")),
        ("row 12", CourseRequest("out-of-range", "row 12")),
        ("r4c7-5 r4c8=5", CourseRequest("unknown", "r4c7-5 r4c8=5")),
        ("r4c7 r4", CourseRequest("unknown", "r4c7 r4")),
        ("no idea", CourseRequest("unknown", "no idea")),
        ("undo", CourseRequest("unknown", "undo")),
    ],
)
def test_what_a_line_means(line: str, request_: CourseRequest) -> None:
    assert understand_by_grid(line, NINE) == request_


# The list


def test_the_lessons_are_listed_with_what_is_next() -> None:
    done = tutor("learn")
    assert done.code == 0
    lines = [line.split() for line in done.lines if line.startswith("  ")]
    assert [line[0] for line in lines] == list(ALL_LESSONS)
    for id_, state, done_of, *_ in lines[2 : len(LESSONS)]:
        assert (state, done_of) == ("new", f"0/{len(kinds_of(id_))}")
    assert done.lines[0] == "Basics"
    assert lines[0][-2:] == ["·", "next"]
    width = max(map(len, ALL_LESSONS))
    assert (
        f"  {'x-wing':{width}}  new       0/4  X-Wing · first: claiming (box-line reduction)"
        in done.lines
    )
    assert done.lines[-1] == "Next lesson: The rules"
    assert "Prochaine leçon" in tutor("learn", "--lang", "fr").lines[-1]


def test_a_technique_that_shares_its_lesson_opens_that() -> None:
    for technique in ("grouped-nice-loop-continuous", "finned-mutant-whale", "template-set"):
        title = lesson_title(lesson_of(technique), "en")
        assert title in learn("quit", args=(technique,)).out
        assert title in learn(technique, "quit", args=("x-wing",)).out


def test_parts_of_the_list_are_called_as_on_the_screen() -> None:
    listed = tutor("nonogram", "learn", "--lang", "fr").lines
    headings = [line for line in listed if line[:1] not in ("", " ")]
    assert headings.count("Bases") == 1, "the last lesson is no base"
    assert any(line.startswith("Palier 1") for line in headings)


def test_the_list_calls_lessons_by_their_names() -> None:
    listed = tutor("learn", "--lang", "fr").out
    assert "d’abord" in listed
    for line in listed.splitlines():
        after = line.partition("d’abord")[2]
        assert not any(id_ in after for id_ in ("naked-", "hidden-", "full-house", "pointing"))


def test_the_list_knows_how_far_the_learner_is() -> None:
    now = datetime.now(UTC)

    def write(store: Store) -> None:
        store.add_events([Event("hidden-single", now - timedelta(days=3), 1.0, "spot")])
        read = LessonProgress(3, True, ("spot", "judge"))
        store.save_course(name_of("hidden-single"), read.as_json())
        store.save_course(name_of("rules"), LessonProgress(7, True, ("clash",)).as_json())

    kept(write)
    lines = tutor("learn").lines
    assert any(line.split() == ["rules", "read", "1/1", "The", "rules"] for line in lines)
    width = max(map(len, ALL_LESSONS))
    assert f"  {'hidden-single':{width}}  learning  2/4  Hidden single · due today" in lines
    naked = f"  {'naked-single':{width}}  new       0/4  Naked single"
    assert naked in lines, "its base is met"
    assert lines[-2:] == ["Due today: Hidden single", "Next lesson: Full house"]
    told = json.loads(tutor("learn", "--json").out)
    by_id = {entry["id"]: entry for entry in told}
    assert list(by_id) == list(ALL_LESSONS)
    assert by_id["rules"]["tier"] is None
    single = by_id["hidden-single"]
    due = Mastery(events(), now).of("hidden-single").due
    assert due is not None
    assert single.pop("due") == due.isoformat()
    assert single == {
        "id": "hidden-single",
        "game": "sudoku",
        "title": "Hidden single",
        "tier": 1,
        "state": "learning",
        "read": True,
        "done": ["spot", "judge"],
        "requires": ["full-house"],
        "unlocked": False,
    }
    assert by_id["naked-single"]["unlocked"]


def test_a_lesson_as_json() -> None:
    (told,) = tutor("learn", PAIR, "--json", "--lang", "fr").objects
    assert (told["id"], len(told["pages"])) == (PAIR, PAGES)
    pages = told["pages"]
    assert [page["part"] for page in pages][:4] == ["idea", "example", "try", "mistake"]
    assert all(len(page["grid"]) == 81 for page in pages)
    assert pages[1]["cells"] == ["r2c2", "r2c5"]
    assert pages[2]["cells"] == [], "an answer is not given away"
    assert not any("**" in page["text"] for page in pages)


def test_a_lesson_that_is_not_there() -> None:
    done = tutor("learn", "nakde-pair")
    assert (done.code, done.out) == (2, "")
    assert "nakde-pair" in done.err
    assert PAIR in done.err
    assert "tutor techniques" in done.err
    assert tutor("learn", "zzz", "--lang", "fr").code == 2
    assert "Did you mean mutant-whale, " in tutor("learn", "mutant-wale").err
    assert tutor("learn", "--json", "--plain").code == 2


# A whole lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_answered_rightly(language: Language) -> None:
    def script() -> Iterator[str]:
        yield from [ENTER] * PAGES
        for kind in ("spot", "conclude", "judge"):
            attempt = attempt_kept()
            assert attempt.kind == kind
            yield right_answer(attempt, language)
            yield ENTER

    done = learn(script=script(), args=(PAIR, "--lang", language))
    assert done.code == 0, done.err
    assert [(event.source, event.credit) for event in events()] == [
        ("spot", 1.0),
        ("conclude", 1.0),
        ("judge", 1.0),
    ]
    assert progress() == LessonProgress(PAGES - 1, True, ("spot", "conclude", "judge"))
    assert not drafts(kept(Store.course))
    assert "**" not in done.out
    words = {
        "en": ("page 6 of 6", "; candidates: r1c1 3 5, ", "Marked A: ", "100%", "play "),
        "fr": ("page 6 sur 6", " ; candidats : L1C1 3 5, ", "Marque A : ", "100 %", "jouer "),
    }
    told = done.out.replace("\u00a0", " ")
    assert [word for word in words[language] if word not in told] == []
    assert done.lines[-1].startswith(("Everything is saved", "Tout est conservé"))


def test_pages_are_turned_and_the_board_is_read() -> None:
    done = learn(ENTER, ENTER, "back", "row 7", "r2c2", "box 1", "b", "b", "back", "quit")
    rows = [line for line in done.lines if line.startswith("row 2:")]
    assert len(rows) == 3, "for the example, for the try, and once more for who went back"
    assert "Subset: r2c2 7 8, r2c5 7 8" in done.lines
    assert "Lit up: row 2." in done.lines
    assert "r2c2 is blank, with the marks 7 8." in done.lines
    house = "row 7: blank blank 6 7 5 blank 9 blank 8; candidates: r7c1 1 4, "
    assert sum(line.startswith(house) for line in done.lines) == 3
    assert "This is the first page." in done.lines
    assert progress().page == 0
    assert not progress().is_read


def test_the_learner_tries_what_a_lesson_tells() -> None:
    first, second = (page.task for page in lesson_folder(PAIR).pages("en") if page.task is not None)
    assert isinstance(first, GridSpot)
    assert isinstance(second, GridConclude)
    found, goes = cells(next(iter(first.steps))), marks(second.wanted, "-")
    typed = ("r1c5 r1c6", "yes", "hint", found, found, ENTER, ENTER, "r1c1", "answer", ENTER)
    done = learn(ENTER, ENTER, *typed, "b", goes, "quit")
    lines = done.lines
    assert any(line.startswith("Type the cells, for instance ") for line in lines)
    assert TRY_AGAIN in lines
    assert lines.count("Enter goes on.") == 2, "what is over is not answered again"
    assert first.solution("en").sentences[-1] in lines
    assert second.solution("en").sentences[-1] in lines
    assert not events()
    assert progress().page == 4


# Answers


def test_wrong_answers_are_explained_and_cost_something() -> None:
    attempt = begin("conclude")
    exercise = attempt.exercise
    assert isinstance(exercise, GridConclude)
    assert exercise.step is not None
    own = Candidate(exercise.step.marks[0].cell, exercise.step.marks[0].digit)
    first = min(exercise.wanted)
    wanted = right_answer(attempt)
    done = learn(marks([own], "-"), marks([first, own], "-"), wanted, wanted, "quit")
    assert any(line.startswith("Not this one: ") for line in done.lines)
    assert any("is part of the pattern, so it stays" in line for line in done.lines)
    assert any(line.startswith("Almost: one of yours should stay") for line in done.lines)
    assert any(line.startswith("Your answer: remove ") for line in done.lines)
    assert done.lines.count(TRY_AGAIN) == 2
    assert "Credit 56%: " in done.out
    assert [(event.source, event.credit) for event in events()] == [("conclude", 0.562)]
    assert progress().done == (), "a star takes seven parts of ten"


def test_cells_that_are_no_pattern() -> None:
    attempt = begin("spot")
    assert isinstance(attempt.exercise, GridSpot)
    pattern = next(iter(attempt.exercise.steps))
    empty = set(attempt.exercise.grid.empty_cells()) - pattern
    wrong = {min(pattern), next(cell for cell in empty if {min(pattern), cell} != pattern)}
    done = learn(cells(wrong), "quit")
    assert TRY_AGAIN in done.lines
    now = attempt_kept()
    assert (now.attempts, now.is_over) == (1, False)
    assert 0 < now.credit < 0.7
    assert now.answer == Answer(cells=frozenset(wrong))
    assert not events()


def test_hints_cost_and_the_last_one_is_the_answer() -> None:
    attempt = begin("spot")
    done = learn("hint", right_answer(attempt), "again", *["hint"] * 4, "hint", "quit")
    assert "Hint 1 of 4:" in done.lines
    assert "Credit 90%: " in done.out
    assert "Hint 3 of 4:" in done.lines
    assert "Credit 0%: " in done.out
    assert [event.credit for event in events()] == [0.9, 0.0]
    assert progress().done == ("spot",)


def test_the_answer_can_be_asked_for_and_an_exercise_skipped() -> None:
    begin("spot")
    done = learn("answer", ENTER, "skip", "passer", "quit")
    assert "Credit 0%: " in done.out
    assert [(event.source, event.credit) for event in events()] == [("spot", 0.0)]
    assert done.out.count("Exercise: ") == 3
    assert any(line.startswith("End of the lesson") for line in done.lines)
    assert progress().done == ()


def test_a_look_alike_needs_its_reason() -> None:
    attempt = near_miss(is_one=False)
    assert isinstance(attempt.exercise, GridJudge)
    done = learn("no", "yes", "quit")
    assert "Credit 60%: " in done.out
    assert "Enter goes on; again gives you another one like it." in done.lines
    near_miss(is_one=False)
    assert "Credit 0%: " in learn("oui", "quit").out
    near_miss(is_one=True)
    assert "Credit 100%: " in learn("y", "quit").out
    assert sorted(event.credit for event in events()) == [0.0, 0.6, 1.0]
    assert progress().done == ("judge",)


RUBBISH = ("r4c7-", "hello", "r10c1", "42", "yes", "r4c7=5", "\x1b[2J", "no no", "é" * 300, ENTER)


def test_rubbish_is_answered_and_nothing_is_lost() -> None:
    attempt = begin("spot")
    done = learn(*RUBBISH, right_answer(attempt), "quit")
    assert done.code == 0
    assert 'I don’t understand "hello".' in done.lines
    assert any(line.startswith('"r10c1" isn’t on this board') for line in done.lines)
    assert "\x1b" not in done.out
    expected = "Type the cells, for instance r4c2 r4c7. Or type hint, answer or skip."
    assert done.lines.count(expected) == 1 + len(RUBBISH)
    assert "Credit 100%: " in done.out
    begin("conclude")
    done = learn("r1c1=5", "r1c1", "no", "hello", "quit")
    assert done.out.count("Type the candidates to remove, for instance r4c7-5 r4c8-5.") == 4
    assert attempt_kept().attempts == 0


# Leaving and coming back


def test_everything_is_there_for_who_comes_back() -> None:
    learn(*[ENTER] * 4)
    assert "page 5 of 6" in learn("quit", args=()).lines[0]
    learn(*[ENTER] * 2, "hint")
    before = attempt_kept()
    assert (before.lesson, before.kind, before.rung) == (PAIR, "spot", 1)
    assert progress().is_read

    def script() -> Iterator[str]:
        assert attempt_kept().seed == before.seed
        yield right_answer(before)

    done = learn(script=script(), args=())
    assert done.lines[0].startswith("Welcome back")
    assert "Credit 90%: " in done.out
    done = learn("list", "quit", args=())
    assert done.lines[0].startswith("You’ve read this lesson: Naked pair.")
    assert attempt_kept().kind == "conclude"
    assert any(line.split()[:3] == ["naked-pair", "learning", "1/4"] for line in done.lines)
    assert learn("lesson", "quit").out.count("page 1 of 6") == 1
    again = learn("x-wing", "skip", "quit")
    assert "X-Wing, page 1 of" in again.out
    assert {attempt.lesson for attempt in drafts(kept(Store.course))} == {PAIR, "x-wing"}


def test_ctrl_c_keeps_everything() -> None:
    def script() -> Iterator[str]:
        yield ENTER
        yield ENTER
        raise KeyboardInterrupt

    done = learn(script=script())
    assert done.code == 130
    assert done.lines[-1].startswith("Everything is saved")
    assert progress().page == 2


def test_on_a_terminal_lines_are_asked_for() -> None:
    # An empty line after it: a signal that comes before the prompt waits for input is
    # only noticed when there is some.
    keys = (("> ", "\r"), ("Worked example", f"{CTRL_C}\r"))
    shown = on_full_screen("learn", "--plain", PAIR, keys=keys)
    assert shown.code == 130
    assert "page 2 of 6" in shown.text
    assert not shown.is_full_screen


def test_with_a_screen_the_lesson_opens_there() -> None:
    shown = on_full_screen("learn", PAIR, keys=(("The idea", CTRL_Q),))
    assert (shown.code, shown.is_full_screen) == (0, True)


# Skipping ahead


def answered_test(monkeypatch: pytest.MonkeyPatch, answer: Callable[[Attempt], str]) -> Outcome:
    """Take the test from the second page on; its questions are kept nowhere, but can be caught."""
    asked: list[Attempt] = []
    made = Attempt.__post_init__

    def caught(attempt: Attempt) -> None:
        made(attempt)
        asked.append(attempt)

    monkeypatch.setattr(Attempt, "__post_init__", caught)

    def script() -> Iterator[str]:
        yield ENTER
        yield "test"
        yield "hint"
        for _ in range(3):
            yield answer(asked[-1])
        yield "next"

    return learn(script=script())


def test_the_test_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    done = answered_test(monkeypatch, right_answer)
    assert "This is a test: no hints." in done.lines
    assert "Passed with 100%: this technique counts as known." in done.out
    assert [(event.source, event.credit) for event in events()] == [("test", 1.0)]
    assert Mastery(events(), datetime.now(UTC)).knows(PAIR)
    assert "page 1 of" in done.out.partition("Passed with")[2], "the next lesson"


def test_a_failed_test_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    done = answered_test(monkeypatch, lambda attempt: "skip")
    assert "0%: you need 80% to skip the lesson" in done.out
    assert "page 2 of 6" in done.out.partition("It only takes a few minutes")[2], (
        "back where it began"
    )
    assert [(event.source, event.credit) for event in events()] == [("test", 0.0)]
    assert Mastery(events(), datetime.now(UTC)).of(PAIR).state == "new"


def test_a_test_that_is_broken_off_does_not_count() -> None:
    done = learn("test", "r1c1 r1c2", "lesson", "quit")
    assert "You stopped the test, so it doesn’t count." in done.lines
    assert not events()
    assert not drafts(kept(Store.course))


# What is due, and what fades


def seed_of_a_plain_board() -> str:
    """A seed for an exercise whose board has no candidate crossed out."""
    return next(
        seed
        for seed in map(str, range(200))
        if not any(
            any(grid_of(Attempt(task.lesson, task.kind, seed)).removed_candidates())
            for task in review_tasks([PAIR], seed)
        )
    )


def test_what_is_due_comes_first_with_fewer_aids(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = seed_of_a_plain_board()
    monkeypatch.setattr("tutor.cli.course.course.new_seed", lambda: seed)
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: seed)
    then = [datetime.now(UTC) - timedelta(days=400), datetime(2020, 1, 1, tzinfo=UTC)]
    kept(lambda store: store.add_events([Event(PAIR, at, 1.0, "test") for at in then]))
    done = learn("candidates", "quit", args=())
    assert done.lines[0] == "One technique is due today: here is an exercise on it."
    rows = [line for line in done.lines if line.startswith("row ")]
    assert not any("; candidates: " in line for line in rows[:9])
    assert any("; candidates: " in line for line in rows[9:])
    assert any("candidates shows them" in line for line in done.lines)
    assert attempt_kept().lesson == PAIR
    kept(lambda store: store.save_settings(Settings(fade_aids=False)))
    assert "; candidates: " in learn("quit", args=()).out

    def script() -> Iterator[str]:
        yield right_answer(attempt_kept())
        yield ENTER

    done = learn(script=script(), args=())
    assert "page 1 of" in done.out.partition("Credit 100%")[2], "then the next lesson"


# The introductions


def test_a_new_learner_begins_with_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: "1")

    def script() -> Iterator[str]:
        yield "test"
        yield "skip"
        clash = next(grid_of(attempt_kept()).duplicates())
        yield cells(clash.cells)
        yield ENTER
        yield "next"

    done = learn(script=script(), args=())
    assert done.lines[0].startswith("The rules, page 1 of")
    assert "There is nothing to skip here: read on." in done.lines
    assert "Credit 100%: " in done.out
    assert "candidates:" not in done.out
    assert not events()
    assert progress("rules").done == ("clash",)
    assert "The notation, page 1 of" in done.out
    read = learn(ENTER, ENTER, ENTER, "r9c3", args=("notation",))
    assert "; candidates: " in read.out


# A grid to use it on


def test_a_grid_is_played_and_counts() -> None:
    def script() -> Iterator[str]:
        yield "play"
        game = kept(lambda store: store.played(GRIDS).last_open())
        assert game.title == f"technique:{PAIR}"
        yield "quit"
        yield "play"
        assert kept(lambda store: store.played(GRIDS).last_open()).id == game.id, (
            "the same grid goes on"
        )
        for step in walk(Position(game.puzzle)):
            yield from (marks([one], "=") for one in step.placements)
            yield from (marks([one], "-") for one in step.eliminations)
        yield "quit"
        yield "quit"

    done = learn(script=script())
    assert done.code == 0, done.err
    assert ("use", 1.0) in [(e.source, e.credit) for e in events() if e.technique == PAIR]
    assert "Credit: 100%." in done.lines
    assert any(line.split()[:3] == [PAIR, "learning", "1/4"] for line in tutor("learn").lines)
    assert done.lines[-1] == "Everything is saved: tutor learn --plain goes on with the course."
