"""The course on nonograms in print and in plain text."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.cli.test_learn import ENTER, attempt_kept, begin, events, kept, learn, progress
from tests.learn.nonogram.test_exercises import right_answer
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.cli.course.words import CourseRequest, understand_by_picture
from tutor.games.nonogram.codec import PICTURES
from tutor.language import LANGUAGES
from tutor.learn.attempt import Attempt
from tutor.learn.course import COURSES
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.picture_lessons import lesson
from tutor.learn.progress import LessonProgress
from tutor.nonogram.explain import path
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Line, Puzzle

LESSONS = COURSES["nonogram"].lessons

OVERLAP = "nonogram-overlap"
PUZZLE = Puzzle(((1,),) * 3, ((1,), (1,), (1,), ()))
"""Three rows of four cells."""


def typed(attempt: Attempt, language: Language = "en") -> str:
    """The right answer, as somebody types it."""
    exercise = attempt.exercise
    assert isinstance(exercise, PictureExercise)
    return words(right_answer(exercise), exercise.puzzle, language)


def words(answer: Answer, puzzle: Puzzle, language: Language = "en") -> str:
    if answer.is_one is not None:
        return {"en": ("no", "yes"), "fr": ("non", "Oui")}[language][answer.is_one]
    colours = {"en": ("black", "white"), "fr": ("noir", "Blancs")}[language]
    parts = []
    for colour, cells in zip(colours, (answer.black, answer.white), strict=True):
        if cells:
            parts += [colour, *(puzzle.cell_name(cell, language) for cell in sorted(cells))]
    return " ".join(parts)


# What a line means


@each_case(
    ("line", "request_"),
    [
        ("", CourseRequest("on")),
        (
            "black r1c2 r2c1-r2c3 white r3c4",
            CourseRequest("colours", black=frozenset({1, 4, 5, 6}), white=frozenset({11})),
        ),
        (
            "Noirs : L1C2, L1C3 ; blanche L3C4.",
            CourseRequest("colours", black=frozenset({1, 2}), white=frozenset({11})),
        ),
        ("x r1c1 and r1c2", CourseRequest("colours", white=frozenset({0, 1}))),
        ("r1c2=black", CourseRequest("colours", black=frozenset({1}))),
        ("L1C2-L1C3 blanc", CourseRequest("colours", white=frozenset({1, 2}))),
        ("r1c2 r1c3", CourseRequest("cells", cells=frozenset({1, 2}))),
        ("lire L1C2", CourseRequest("read", cells=frozenset({1}))),
        ("colonne 4", CourseRequest("house", line=Line("column", 3))),
        ("row 2", CourseRequest("house", line=Line("row", 1))),
        ("oui", CourseRequest("yes")),
        ("Réponse", CourseRequest("answer")),
        ("glue", CourseRequest("open", "nonogram-glue")),
        ("nonogram edge logic", CourseRequest("open", "nonogram-edge-logic")),
        ("x-wing", CourseRequest("open", "x-wing")),
        ("black r4c1", CourseRequest("out-of-range", "black r4c1")),
        ("row 9", CourseRequest("out-of-range", "row 9")),
        ("black", CourseRequest("unknown", "black")),
        ("r1c1 black r1c2", CourseRequest("unknown", "r1c1 black r1c2")),
        ("green r1c1", CourseRequest("unknown", "green r1c1")),
    ],
)
def test_what_a_line_means(line: str, request_: CourseRequest) -> None:
    assert understand_by_picture(line, PUZZLE) == request_


# The list


def test_the_lessons_are_listed_with_what_is_next() -> None:
    done = tutor("nonogram", "learn")
    found = [line.split() for line in done.lines if line.startswith("  ")]
    assert [line[0] for line in found] == list(LESSONS)
    assert found[0][-1] == "next"
    assert done.lines[-1] == "Next lesson: The rules of nonograms"
    told = json.loads(tutor("nonogram", "learn", "--json").out)
    assert [entry["id"] for entry in told] == list(LESSONS)
    assert {entry["game"] for entry in told} == {"nonogram"}
    assert [entry["tier"] for entry in told[-2:]] == [5, None]
    assert "Nonograms" in tutor("learn").lines


def test_a_lesson_as_json() -> None:
    (told,) = tutor("nonogram", "learn", "overlap", "--json", "--lang", "fr").objects
    (same,) = tutor("learn", OVERLAP, "--json", "--lang", "fr").objects
    assert told == same
    pages = told["pages"]
    assert len(pages) == len(lesson(OVERLAP).pages("fr"))
    example = next(page for page in pages if page["part"] == "example")
    assert example["columns"] is None, "a line alone"
    assert len(example["board"][0]) == 10
    lit = next(page for page in pages if page["line"])
    assert lit["line"] == "row 1"
    assert lit["cells"]


def test_a_lesson_that_is_not_there() -> None:
    done = tutor("nonogram", "learn", "overlaps")
    assert (done.code, done.out) == (2, "")
    assert OVERLAP in done.err
    assert "tutor nonogram techniques" in done.err


# A whole lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_answered_rightly(language: Language) -> None:
    pages = lesson(OVERLAP).pages(language)

    def script() -> Iterator[str]:
        yield from [ENTER] * len(pages)
        for kind in ("line", "conclude", "spot"):
            attempt = attempt_kept()
            assert attempt.kind == kind
            yield typed(attempt, language)
            yield ENTER

    done = learn(script=script(), args=(OVERLAP, "--lang", language))
    assert done.code == 0, done.err
    assert [(event.source, event.credit) for event in events()] == [
        ("line", 1.0),
        ("conclude", 1.0),
        ("spot", 1.0),
    ]
    assert progress(OVERLAP) == LessonProgress(len(pages) - 1, True, ("line", "conclude", "spot"))
    told = done.out.replace("\u00a0", " ")
    wanted = {
        "en": ("row 1, 4 3: 10 unknown.", "Lit up: row 1.", "Reach: r1c1 to r1c10", "Columns: "),
        "fr": ("ligne 1", "En lumière : ", "Portée : L1C1 à L1C10", "Colonnes : "),
    }[language]
    assert [word for word in wanted if word not in told] == []
    assert "tutor nonogram learn --plain" in done.lines[-1]


def test_wrong_answers_are_explained_and_hints_cost() -> None:
    attempt = begin("line", lesson=OVERLAP)
    exercise = attempt.exercise
    assert isinstance(exercise, PictureExercise)
    right = right_answer(exercise)
    wrong = words(Answer(white=right.black, black=right.white), exercise.puzzle)
    rubbish = ("yes", "hello", "black r9c9", "r1c1", "row 1", "board", "candidates")
    done = learn(
        *rubbish, wrong, "hint", typed(attempt), "again", "answer", "quit", args=(OVERLAP,)
    )
    assert any(line.startswith("Not this one: row 1 makes ") for line in done.lines)
    assert any(line.startswith('"black r9c9" isn’t on this board') for line in done.lines)
    assert 'I don’t understand "hello".' in done.lines
    assert sum(line.startswith("row 1, ") for line in done.lines) >= 4
    assert "Hint 1 of 4:" in done.lines
    assert sorted(event.credit for event in events()) == [0.0, 0.675]


def test_a_contradiction_is_answered_with_yes_or_no() -> None:
    attempt = begin("judge", lesson="nonogram-edge-logic")
    done = learn("black r1c1", typed(attempt), "quit", args=("nonogram-edge-logic",))
    assert done.lines.count("Type yes or no. Or type hint, answer or skip.") == 2
    assert "Credit 100%: " in done.out


def test_the_test_and_the_next_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Attempt] = []
    made = Attempt.__post_init__

    def caught(attempt: Attempt) -> None:
        made(attempt)
        asked.append(attempt)

    monkeypatch.setattr(Attempt, "__post_init__", caught)

    def script() -> Iterator[str]:
        yield "test"
        for _ in range(3):
            yield typed(asked[-1])
        yield ENTER

    done = learn(script=script(), args=("nonogram-empty-line",))
    assert "Passed with 100%: this rule counts as known." in done.out
    assert [(event.technique, event.source) for event in events()] == [
        ("nonogram-empty-line", "test")
    ]
    assert "Full line, page 1 of" in done.out


def test_what_is_due_of_both_games_comes_in_one_sitting() -> None:
    then = [datetime.now(UTC) - timedelta(days=days) for days in (400, 380)]
    due = ("naked-pair", OVERLAP)
    kept(
        lambda store: store.add_events([Event(id_, at, 1.0, "test") for id_ in due for at in then])
    )
    done = learn("answer", ENTER, "answer", "quit", args=())
    assert done.lines[0] == "2 techniques are due today: here is an exercise on each."
    assert "Exercise: " in done.out
    assert {event.technique for event in events() if event.credit == 0} == set(due)
    told = tutor("progress")
    assert told.code == 0
    assert told.lines.index("Nonograms") < next(
        number for number, line in enumerate(told.lines) if line.startswith("  Overlap")
    )
    (numbers,) = tutor("progress", "--json").objects
    assert [entry["technique"] for entry in numbers["mastery"]] == list(due)


def test_a_nonogram_is_played_and_counts() -> None:
    def script() -> Iterator[str]:
        yield "play"
        game = kept(lambda store: store.played(PICTURES).last_open())
        assert game.title == f"technique:{OVERLAP}"
        for step in path(Position(game.puzzle)).steps:
            answer = Answer(black=frozenset(step.black), white=frozenset(step.white))
            for part in (Answer(black=answer.black), Answer(white=answer.white)):
                if not part.is_empty:
                    yield words(part, game.puzzle)
        yield "quit"
        yield "quit"

    done = learn(script=script(), args=(OVERLAP,))
    assert done.code == 0, done.err
    assert [(e.source, e.credit) for e in events() if e.technique == OVERLAP] == [("use", 1.0)]
    assert "Credit: 100%." in done.lines
    assert kept(lambda store: store.unread(PICTURES)) == []
