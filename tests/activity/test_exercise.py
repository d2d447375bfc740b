"""Exercises of either game, without a screen: what is judged, counted, kept and said."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.learn.nonogram.test_exercises import marked
from tests.learn.nonogram.test_exercises import right_answer as right_on_picture
from tests.learn.test_exercises import right_answer as right_on_grid
from tutor.activity.exercise import Exercises, Occasion
from tutor.activity.placement import Placement
from tutor.activity.said import Reply, Said
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.games.both import game_of
from tutor.language.dates import short_date
from tutor.learn.attempt import Attempt, draft_name, draft_of
from tutor.learn.course import Task, lesson_tasks
from tutor.learn.exercises.exercise import RETRY, RIGHT, Answer, Exercise
from tutor.learn.exercises.grid import GridSpot
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.exercises.picture import PictureExercise, PictureSpot, colours_of
from tutor.learn.learner import open_store
from tutor.learn.mastery import Aids, mastery_in
from tutor.learn.path import Stop
from tutor.learn.progress import LessonProgress, name_of
from tutor.store import Problem, Store
from tutor.sudoku.geometry import digits
from tutor.techniques.step import Candidate

PAIR, LINE = "naked-pair", "nonogram-full-line"
BOTH = pytest.mark.parametrize("lesson", [PAIR, LINE])
AIDED = Aids(candidates=True, lighting=True)


def right_answer(exercise: Exercise) -> Answer:
    if isinstance(exercise, PictureExercise):
        return right_on_picture(exercise)
    return right_on_grid(exercise)


def wrong_answer(exercise: Exercise) -> Answer:
    """Something that is no part of the right one."""
    right = right_answer(exercise)
    if right.is_one is not None:
        return Answer(is_one=not right.is_one)
    if exercise.answers_with == "colours":
        return Answer(black=right.white, white=right.black)
    cells = (cell for cell in range(81) if cell not in right.cells)
    return Answer(cells=frozenset({next(cells)}))


class Learner:
    """Somebody at some exercises."""

    def __init__(
        self,
        folder: Path,
        tasks: Sequence[Task],
        occasion: Occasion = "lesson",
        *,
        aids: Callable[[str], Aids] = lambda lesson: AIDED,
        is_linear: bool = False,
        placement: Placement | None = None,
    ) -> None:
        self.language: Language = "en"
        self.store: Store = open_store(folder)
        self.problems: list[Problem | None] = []
        self.at = Exercises(
            tasks,
            occasion,
            self.store,
            lambda: game_of(self.at.attempt.lesson).speaker(self.language),
            self.problems.append,
            aids,
            is_linear=is_linear,
            placement=placement,
        )

    @property
    def attempt(self) -> Attempt:
        return self.at.attempt

    @property
    def credits(self) -> list[tuple[str, str, float]]:
        return [(one.technique, one.source, one.credit) for one in self.store.events()]

    def draft(self, lesson: str = PAIR) -> Attempt | None:
        return draft_of(lesson, self.store.course())

    def answer(self, answer: Answer) -> Reply:
        self.at.change(answer)
        return self.at.submit()

    def answer_rightly(self) -> Reply:
        return self.answer(right_answer(self.at.exercise))

    def say(self, message: str, **values: str | int) -> str:
        return self.at.speaker.say(message, **values)


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = iter(map(str, range(1000)))
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: next(fresh))


def spot(lesson: str = PAIR) -> list[Task]:
    return [Task(lesson, "spot")]


# A whole lesson


@BOTH
def test_a_lesson_answered_rightly(tmp_path: Path, lesson: str) -> None:
    learner = Learner(tmp_path, lesson_tasks(lesson))
    at, kinds = learner.at, []
    for number in range(1, 4):
        assert at.place == f"{number}/3"
        kinds.append(learner.attempt.kind)
        assert at.ask(("how",)).sentences[: len(at.exercise.question("en"))] == (
            at.exercise.question("en")
        )
        verdict, star, credit, *_ = learner.answer_rightly().sentences
        assert (verdict, credit) == ("✓ Right.", "Credit 100%: first try, no hint.")
        assert star == f"Star {number} of 4  {'★' * number}{'☆' * (4 - number)}"
        assert at.offers == ("submit", "another")
        assert at.has_more is (number < 3)
        end = at.go_on()
        assert end.is_new is (number < 3)
    assert end.sentences == (
        learner.say("sitting-done-lesson", percent=100, number=3, of=4),
        learner.say("sitting-use"),
        ahead(learner, 1),
    )
    assert at.is_done
    assert at.offers == ("submit", "use-it", "another", "back")
    assert at.following is not None
    assert at.following.lesson != lesson, "after the last one comes the next lesson"
    assert learner.credits == [(lesson, kind, 1.0) for kind in kinds]
    course = learner.store.course()
    assert LessonProgress.of(lesson, course).done == tuple(kinds)
    assert draft_name(lesson) not in course
    assert not any(learner.problems)


def test_an_introduction_says_nothing_about_a_technique(tmp_path: Path) -> None:
    learner = Learner(tmp_path, lesson_tasks("notation"))
    learner.answer_rightly()
    end = learner.at.go_on().sentences
    assert end == (learner.say("sitting-done-lesson", percent=100, number=1, of=1),)
    assert not learner.credits


def test_a_poor_end_is_said(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    learner.at.give_up()
    done = learner.say("sitting-done-lesson", percent=0, number=0, of=4)
    advice = learner.say("sitting-poor"), learner.say("sitting-use")
    assert learner.at.go_on().sentences == (done, *advice, ahead(learner, 2))


def ahead(learner: Learner, count: int) -> str:
    """What is missing until what is learnt is known."""
    due = mastery_in(learner.store).of(learner.attempt.lesson).due
    assert due is not None
    day = short_date(due.astimezone().date(), learner.at.speaker)
    return learner.say("known-after", count=count, date=day, percent=80)


def test_what_is_said_to_be_missing_is_what_makes_it_known(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    learner.answer_rightly()
    standing = mastery_in(learner.store).of(PAIR)
    assert (standing.state, standing.to_go) == ("learning", 1)
    assert standing.due is not None
    learner.store.add_events([Event(PAIR, standing.due, 0.8, "spot")])
    later = mastery_in(learner.store, standing.due).of(PAIR)
    assert (later.state, later.to_go) == ("known", 0)


def test_who_gives_up_after_an_almost_keeps_what_the_button_says(tmp_path: Path) -> None:
    for seed in range(20):
        learner = Learner(tmp_path / str(seed), [Task(PAIR, "conclude")])
        right = right_answer(learner.at.exercise).candidates
        if len(right) > 1:
            break
    learner.answer(Answer(candidates=frozenset(list(right)[:1])))
    kept = learner.attempt.credit
    assert 0 < kept <= learner.attempt.after_hint
    told = learner.at.give_up().sentences
    assert f"Credit {round(100 * kept)}%: your best try counts." in told
    assert learner.credits[-1][-1] == round(kept, 3)


def test_a_right_part_that_is_completed_costs_nothing(tmp_path: Path) -> None:
    learner = Learner(tmp_path, [Task(PAIR, "conclude")])
    while len(right := sorted(right_answer(learner.at.exercise).candidates)) < 3:
        learner.at.another()
    for count in range(1, len(right)):
        learner.answer(Answer(candidates=frozenset(right[:count])))
    draft = Attempt.from_json(learner.attempt.as_json())
    assert draft is not None
    assert (draft.attempts, draft.tries) == (len(right) - 1, 0)
    told = learner.answer(Answer(candidates=frozenset(right))).sentences
    assert learner.attempt.credit == 1.0
    assert any(sentence.startswith("Credit 100%: first try") for sentence in told)


def test_a_wrong_try_costs_after_a_right_part_too(tmp_path: Path) -> None:
    learner = Learner(tmp_path, [Task(PAIR, "conclude")])
    while len(right := sorted(right_answer(learner.at.exercise).candidates)) < 2:
        learner.at.another()
    exercise = learner.at.exercise
    assert isinstance(exercise, GridConclude)
    cell = min({*exercise.grid.empty_cells()} - {one.cell for one in exercise.allowed})
    wrong = Candidate(cell, min(digits(exercise.grid.candidates[cell])))
    for answer in ([right[0]], [wrong], right):
        learner.answer(Answer(candidates=frozenset(answer)))
    assert learner.attempt.credit == RETRY


def test_what_is_known_stays_known_after_a_poor_end_and_comes_back(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    learner.store.add_events([Event(PAIR, datetime.now(UTC) - timedelta(days=1), 1.0, "placement")])
    learner.at.give_up()
    *_, told = learner.at.go_on().sentences
    assert told == "Naked pair comes back for review tomorrow. It stays known."
    assert mastery_in(learner.store).knows(PAIR)


def test_after_a_poor_end_its_own_lesson_comes_next(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    learner.at.give_up()
    learner.at.go_on()
    assert learner.at.following == Stop("reread", PAIR)
    assert learner.at.offers == ("submit", "use-it", "another", "back")


def test_who_skipped_the_exercises_of_a_lesson_is_asked_for_them(tmp_path: Path) -> None:
    learner = Learner(tmp_path, lesson_tasks("hidden-single"))
    read = LessonProgress(page=5, is_read=True)
    learner.store.save_course(name_of("full-house"), read.as_json())
    for _ in range(3):
        learner.answer_rightly()
        learner.at.go_on()
    following = learner.at.following
    assert following == Stop("exercises", "full-house")
    assert following.briefly(learner.at.speaker) == "exercises: Full house"


def test_a_nudge_is_no_longer_offered_where_the_next_hint_is_the_answer(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    while not learner.attempt.is_nearly_told:
        assert learner.at.offers == ("submit", "hint", "answer")
        left = learner.attempt.after_hint
        learner.at.hint()
        assert left == learner.at.exercise.worth(1.0, learner.attempt.rung, 1)
    assert learner.at.offers == ("submit", "answer")


def test_a_wrong_answer_of_a_placement_is_told_the_right_one(tmp_path: Path) -> None:
    placement = Placement(("sudoku",), "little")
    learner = Learner(tmp_path, [placement.first], "placement", placement=placement)
    ((cell, digit),) = right_answer(learner.at.exercise).candidates
    wrong = Answer(candidates=frozenset({Candidate(cell, digit % 9 + 1)}))
    told = learner.answer(wrong).sentences
    assert set(learner.at.exercise.solution("en").sentences) <= set(told)


def test_a_placement_that_ends_early_says_so(tmp_path: Path) -> None:
    placement = Placement(("sudoku",), "little")
    learner = Learner(tmp_path, [placement.first], "placement", placement=placement)
    told = learner.at.give_up().sentences
    assert learner.say("placement-clear", count=1, of=6) not in told, "one miss may be a slip"
    assert learner.at.go_on().is_new
    told = learner.at.give_up().sentences
    assert placement.is_clear
    assert told[-1] == learner.say("placement-clear", count=2, of=6)


def test_hints_on_a_single_say_something_new_each_time(tmp_path: Path) -> None:
    learner = Learner(tmp_path, [Task("hidden-single", "spot"), Task("hidden-single", "conclude")])
    said: list[str] = []
    while not learner.attempt.is_nearly_told:
        said += learner.at.hint().sentences
    assert not any(sentence.startswith("Technique") for sentence in said), "that was asked for"
    learner.answer_rightly()
    learner.at.go_on()
    ((_, digit),) = right_answer(learner.at.exercise).candidates
    first = " ".join(learner.at.hint().sentences)
    assert str(digit) not in first, "the first hint is not the answer"


def test_a_middling_end_says_what_makes_it_better(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    learner.answer(wrong_answer(learner.at.exercise))
    learner.answer_rightly()
    done = learner.say("sitting-done-lesson", percent=75, number=1, of=4)
    advice = learner.say("sitting-fair"), learner.say("sitting-use")
    assert learner.at.go_on().sentences == (done, *advice, ahead(learner, 2))


# Answers and hints


@BOTH
def test_a_wrong_answer_can_be_mended_and_costs_something(tmp_path: Path, lesson: str) -> None:
    learner = Learner(tmp_path, lesson_tasks(lesson))
    learner.at.submit()
    assert learner.attempt.attempts == 0, "nothing was answered"
    reply = learner.answer(wrong_answer(learner.at.exercise))
    assert reply.sentences[-1] == learner.say("exercise-again", hints="yes")
    assert learner.attempt.attempts == 1
    again = learner.at.submit()
    assert (again.sentences, learner.attempt.attempts) == (reply.sentences, 1), "said, not counted"
    draft = learner.draft(lesson)
    assert draft is not None
    assert (draft.answer, draft.attempts) == (learner.attempt.answer, 1)
    learner.answer_rightly()
    assert learner.attempt.is_over
    assert learner.attempt.credit == 0.75
    right = learner.at.answer
    assert not learner.at.change(Answer()), "what is over stays as it was"
    assert learner.at.answer == right
    assert not learner.at.give_verdict(is_one=True)
    assert not learner.at.hint()


def test_an_answer_is_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(tmp_path, spot())
    judged: list[Language] = []
    exercise = learner.at.exercise
    check = exercise.check

    def counted(answer: Answer, language: Language) -> object:
        judged.append(language)
        return check(answer, language)

    monkeypatch.setattr(exercise, "check", counted)
    learner.answer_rightly()
    assert judged == ["en"]
    attempts, credit = learner.attempt.attempts, learner.attempt.credit
    learner.language = "fr"
    french = learner.at.ask().sentences
    assert "✓ Juste." in french
    assert any(sentence.startswith("100\u00a0%\u00a0: ") for sentence in french)
    assert (learner.attempt.attempts, learner.attempt.credit) == (attempts, credit)
    assert len(learner.credits) == 1


@BOTH
def test_hints_lead_to_the_answer(tmp_path: Path, lesson: str) -> None:
    learner = Learner(tmp_path, [Task(lesson, "conclude")])
    exercise = learner.at.exercise
    for rung in range(1, exercise.last_rung):
        assert learner.attempt.is_nearly_told is (rung == exercise.last_rung)
        assert learner.at.hint().sentences == exercise.hint(rung, "en").sentences
        learner.language = "fr"
        assert learner.at.ask().sentences[-1] == exercise.hint(rung, "fr").sentences[-1]
        learner.language = "en"
    last = learner.at.hint().sentences
    assert set(exercise.solution("en").sentences) <= set(last)
    assert "Credit 0%: the answer was shown." in last
    assert learner.credits == [(lesson, "conclude", 0.0)]


@BOTH
def test_what_was_said_of_an_answer_vanishes_with_it(tmp_path: Path, lesson: str) -> None:
    learner = Learner(tmp_path, lesson_tasks(lesson))
    question = learner.at.ask().sentences
    wrong = wrong_answer(learner.at.exercise)
    told = learner.answer(wrong).sentences
    assert told[0].startswith(("✗", "≈"))
    assert told[1] == learner.at.exercise.echo(wrong, "en")
    assert told[1].startswith("Your answer: ")
    assert learner.at.ask().sentences == (*question, *told)
    learner.at.change(Answer())
    assert learner.at.ask().sentences == question
    hint = learner.at.hint().sentences
    learner.answer(wrong)
    learner.at.change(Answer())
    assert learner.at.ask().sentences == (*question, *hint), "a hint stays"


def judging(tmp_path: Path, *, is_one: bool, has_spoiler: bool) -> Learner:
    """Somebody asked about a pair, or what looks like one, of some sort."""
    for number in range(60):
        learner = Learner(tmp_path / str(number), [Task(PAIR, "judge")])
        found = learner.at.exercise
        assert isinstance(found, GridJudge)
        if (found.is_one, found.has_spoiler) == (is_one, has_spoiler):
            return learner
    raise AssertionError


def test_a_no_is_asked_for_its_reason_once(tmp_path: Path) -> None:
    learner = judging(tmp_path / "spoilt", is_one=False, has_spoiler=True)
    asked = learner.at.give_verdict(is_one=False)
    assert asked.sentences == (learner.say("exercise-which-cell"),)
    assert learner.attempt.attempts == 0
    learner.at.change(replace(learner.at.answer, cells=frozenset({0})))
    assert learner.say("exercise-which-cell") in learner.at.ask().sentences
    assert learner.at.give_verdict(is_one=False)
    assert learner.attempt.is_over
    apart = judging(tmp_path / "apart", is_one=False, has_spoiler=False)
    assert RIGHT in apart.at.give_verdict(is_one=False).sentences[0], "no cell is to blame"
    assert apart.at.exercise.solution("en").light.is_dark
    real = judging(tmp_path / "real", is_one=True, has_spoiler=False)
    real.at.give_verdict(is_one=False)
    assert real.attempt.attempts == 1, "nobody claims that a cell spoils it"
    single = Learner(tmp_path, [Task("hidden-single", "judge")])
    single.at.give_verdict(is_one=False)
    assert single.attempt.is_over, "a single has no cell that spoils it"


def test_a_verdict_is_an_answer_at_once(tmp_path: Path) -> None:
    learner = Learner(tmp_path, [Task("nonogram-contradiction", "judge")])
    assert learner.at.offers[:2] == ("it-is", "it-is-not")
    right = right_answer(learner.at.exercise).is_one
    learner.at.give_verdict(is_one=not right)
    assert (learner.attempt.is_over, learner.attempt.credit) == (True, 0)


def test_who_knows_the_pattern_is_told_it_unlit_but_for_the_answer(tmp_path: Path) -> None:
    known = Aids(candidates=False, lighting=False)
    learner = Learner(tmp_path, spot(), aids=lambda lesson: known)
    for _ in range(3):
        (said,) = learner.at.hint().items
        assert isinstance(said, Said)
        assert not said.lights
    (said,) = learner.at.hint().items
    assert isinstance(said, Said)
    assert said.lights
    assert not said.told.light.is_dark


def test_what_the_question_lights_up_stays(tmp_path: Path) -> None:
    learner = Learner(tmp_path, [Task(PAIR, "conclude")])
    (question,) = learner.at.ask().items
    assert isinstance(question, Said)
    assert question.lights
    assert not question.told.light.is_dark
    (hint,) = learner.at.hint().items
    assert isinstance(hint, Said)
    assert not hint.lights


# What is kept


@BOTH
def test_what_is_left_half_answered_waits(tmp_path: Path, lesson: str) -> None:
    learner = Learner(tmp_path, lesson_tasks(lesson))
    learner.at.hint()
    wanted = wrong_answer(learner.at.exercise)
    learner.at.change(wanted)
    back = Learner(tmp_path, lesson_tasks(lesson))
    assert back.attempt is not learner.attempt
    assert (back.attempt.seed, back.attempt.answer, back.attempt.rung) == (
        learner.attempt.seed,
        wanted,
        1,
    )
    assert back.at.exercise.hint(1, "en").sentences[0] in back.at.ask().sentences


def test_another_counts_what_was_tried_and_nothing_else(tmp_path: Path) -> None:
    learner = Learner(tmp_path, spot())
    first = learner.attempt
    assert learner.at.another().is_new
    assert not learner.credits, "nothing was tried"
    assert (learner.attempt.kind, learner.at.place) == ("spot", "2/2")
    assert learner.attempt.seed != first.seed
    learner.at.hint()
    learner.at.another()
    assert learner.credits == [(PAIR, "spot", 0.0)]
    learner.answer_rightly()
    learner.at.go_on()
    assert learner.at.is_done
    assert learner.at.mean == 1, "what was not finished is no part of it"
    learner.at.another()
    assert not learner.at.is_done


@BOTH
def test_after_the_sum_all_of_them_come_again(tmp_path: Path, lesson: str) -> None:
    learner = Learner(tmp_path, lesson_tasks(lesson))
    kinds, seeds, sums = list[list[str]](), set[str](), list[tuple[str, float]]()
    for right in (False, True):
        kinds.append([])
        for number in range(1, 4):
            assert learner.at.place == f"{number}/3"
            kinds[-1].append(learner.attempt.kind)
            seeds.add(learner.attempt.seed)
            if right:
                learner.answer_rightly()
            else:
                learner.at.give_up()
            learner.at.go_on()
        assert learner.at.is_done
        sums.append((learner.at.place, learner.at.mean))
        assert learner.at.another().is_new
    assert kinds[0] == kinds[1]
    assert len(set(kinds[0])) == 3
    assert len(seeds) == 6, "on other boards"
    assert sums == [("3/3", 0.0), ("3/3", 1.0)], "what was before is no part of the second sum"


def test_a_draft_of_another_kind_counts_before_it_makes_room(tmp_path: Path) -> None:
    Learner(tmp_path, spot()).at.hint()
    learner = Learner(tmp_path, [Task(PAIR, "judge")])
    assert learner.credits == [(PAIR, "spot", 0.0)]
    draft = learner.draft()
    assert draft is not None
    assert draft.kind == "judge"


def test_exercises_of_another_lesson_leave_a_draft_alone(tmp_path: Path) -> None:
    Learner(tmp_path, spot()).at.hint()
    learner = Learner(tmp_path, spot("pointing"))
    learner.at.give_up()
    draft = learner.draft()
    assert draft is not None
    assert draft.rung == 1
    assert learner.draft("pointing") is None


# Reviews and tests


def test_a_review_goes_through_both_games(tmp_path: Path) -> None:
    tasks = [Task(PAIR, "spot"), Task("nonogram-overlap", "spot"), Task(PAIR, "judge")]
    learner = Learner(tmp_path, tasks, "review")
    for _ in tasks:
        learner.at.give_up()
        end = learner.at.go_on()
    done = learner.say("sitting-done-review", percent=0, count=2)
    assert end.sentences == (done, learner.say("sitting-poor"))
    assert learner.at.offers == ("submit", "back")
    assert learner.at.following is not None
    assert learner.at.following.kind == "reread"


@BOTH
@pytest.mark.parametrize("wrong", [0, 1])
def test_a_test_counts_as_a_whole(tmp_path: Path, lesson: str, wrong: int) -> None:
    learner = Learner(tmp_path, lesson_tasks(lesson), "test")
    at = learner.at
    for number in range(3):
        assert "hint" not in at.offers
        assert not learner.credits
        answer = (wrong_answer if number < wrong else right_answer)(at.exercise)
        learner.answer(answer)
        assert learner.attempt.is_over, "there is one answer to each question"
        at.go_on()
    assert at.has_passed is (not wrong)
    ((technique, source, credit),) = learner.credits
    assert (technique, source) == (lesson, "test")
    assert credit == pytest.approx((3 - wrong) / 3, abs=0.001)
    assert learner.draft(lesson) is None
    passed = "sitting-failed" if wrong else "sitting-passed"
    assert at.summary() == (learner.say(passed, percent=round(100 * at.mean)),)
    done = LessonProgress.of(lesson, learner.store.course()).done
    assert len(done) == (0 if wrong else 3), "what was shown in a test has its stars"
    assert (at.following == Stop("reread", lesson)) is bool(wrong)


def test_where_no_hint_is_left_none_is_offered(tmp_path: Path) -> None:
    learner = Learner(tmp_path, [Task("notation", "cell")])
    assert learner.at.hint().sentences[-1] in (learner.at.exercise.hint(1, "en").sentences), (
        "how to read the name"
    )
    assert learner.attempt.is_nearly_told
    said = learner.answer(Answer(cells=frozenset({0, 80}))).sentences
    assert said[-1] == "Change your answer."
    assert learner.say("exercise-again", hints="yes") not in said


# Line by line


def test_line_by_line_the_worth_comes_last_and_the_answer_can_be_heard_again(
    tmp_path: Path,
) -> None:
    learner = Learner(tmp_path, lesson_tasks(LINE), is_linear=True)
    exercise = learner.at.exercise
    hint = learner.at.hint().sentences
    assert hint[0] == learner.say("plain-rung", rung=1, of=exercise.last_rung)
    assert hint[1:] == exercise.hint(1, "en").sentences
    again = learner.answer(wrong_answer(exercise)).sentences[-1]
    assert again == learner.say("exercise-again", hints="yes")
    over = learner.answer_rightly().sentences
    assert over[0] == "Right."
    assert over[-3:] == (
        "0 of 4 stars",
        "Credit 68%: second try, one hint.",
        learner.say("learn-over"),
    )
    solution = exercise.solution("en").sentences
    assert learner.at.give_up().sentences == learner.at.hint().sentences == solution
    tested = Learner(tmp_path, lesson_tasks(LINE), "test", is_linear=True)
    wrong = wrong_answer(tested.at.exercise)
    verdict, *said = tested.at.exercise.check(wrong, "en").sentences
    echo = tested.at.exercise.echo(wrong, "en")
    told = tested.answer(replace(wrong)).sentences
    assert told == (verdict, echo, *said), "a test says nothing of its worth"


def right_answers(exercise: Exercise) -> list[Answer]:
    """What is right where any pattern of the board will do."""
    if isinstance(exercise, GridSpot):
        return [Answer(cells=cells) for cells in exercise.steps]
    assert isinstance(exercise, PictureSpot)
    return [marked(colours_of(step)) for step in exercise.steps]


def part_of(answer: Answer) -> Answer:
    """A part of it that is not enough."""
    parts = (answer.cells, answer.black, answer.white)
    cells, black, white = (frozenset(sorted(part)[1:]) for part in parts)
    return Answer(cells=cells, black=black, white=white)


@pytest.mark.parametrize(("lesson", "seed"), [(PAIR, "7"), (LINE, "2")])
def test_hints_are_about_the_pattern_that_the_learner_is_at(lesson: str, seed: str) -> None:
    fresh = Attempt(lesson, "spot", seed)
    for right in right_answers(fresh.exercise):
        attempt = Attempt(lesson, "spot", seed)
        attempt.hint("en")
        attempt.answer = part_of(right)
        assert not attempt.check("en").is_right
        told = [attempt.hint("en") for _ in range(3)]
        kept = Attempt.from_json(attempt.as_json())
        assert kept is not None
        assert right_answer(attempt.exercise) == right_answer(kept.exercise) == right
        attempt.answer = right
        assert told[-1].sentences == attempt.check("en").sentences[1:], "the reason of this one"
