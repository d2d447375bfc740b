"""Reading a lesson of either game, without a screen."""

from pathlib import Path

import pytest

from tests.learn.test_tries import right_answer, wrong_answer
from tutor.activity.lesson import Lesson
from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.games.both import game_of
from tutor.language import LANGUAGES
from tutor.learn.course import lesson_folder
from tutor.learn.learner import open_store
from tutor.learn.progress import LessonProgress, name_of
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.store import Problem, Store

BOTH = pytest.mark.parametrize("id_", ["naked-pair", "nonogram-full-line"])


class Reader:
    """Somebody who reads a lesson."""

    def __init__(self, folder: Path, id_: str, language: Language = "en") -> None:
        self.language = language
        self.store: Store = open_store(folder)
        self.problems: list[Problem | None] = []
        game = game_of(id_)
        self.lesson = Lesson(
            id_, self.store, lambda: game.speaker(self.language), self.problems.append
        )

    @property
    def kept(self) -> LessonProgress:
        return LessonProgress.of(self.lesson.id, self.store.course())


def told(reply: Reply) -> list[Said]:
    return [item for item in reply.items if isinstance(item, Said)]


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_told_and_the_end_is_kept(
    tmp_path: Path, id_: str, language: Language
) -> None:
    reader = Reader(tmp_path, id_, language)
    lesson = reader.lesson
    assert lesson.pages == lesson_folder(id_).pages(language)
    reply, seen = lesson.go_to(0), []
    while True:
        seen.append(lesson.index)
        last = told(reply)[-1].told
        assert last.light == lesson.page.light
        assert last.sentences[: len(lesson.page.sentences)] == lesson.page.sentences
        assert reply.is_new
        if lesson.is_at_end:
            break
        assert not reader.kept.is_read
        reply = lesson.turn()
    assert seen == list(range(len(lesson.pages)))
    assert last.sentences[-1] == lesson.speaker.say("lesson-end")
    assert reader.kept == LessonProgress(seen[-1], is_read=True)
    assert not any(reader.problems)


@BOTH
def test_the_learners_turn_is_judged_helped_with_and_counts_for_nothing(
    tmp_path: Path, id_: str
) -> None:
    reader = Reader(tmp_path, id_)
    lesson = reader.lesson
    lesson.go_to(2)
    turn = lesson.turn_here
    assert turn is not None
    turn.submit()
    assert turn.attempt.attempts == 0, "without an answer there is nothing to judge"
    assert turn.change(wrong_answer(turn.exercise))
    reply = turn.submit()
    assert reply.sentences[0][0] in "✗≈"
    assert reply.sentences[-1] == lesson.speaker.say("exercise-again", hints="yes")
    assert told(lesson.go_to(2))[-1].told.sentences == reply.sentences, "it is still said"
    assert turn.change(wrong_answer(turn.exercise))
    assert len(lesson.go_to(2).items) == 1, "what was said of an earlier answer is gone"
    hint = turn.hint()
    assert hint.sentences == turn.exercise.hint(1, "en").sentences
    reader.language = "fr"
    assert told(lesson.retell())[-1].told.sentences == turn.exercise.hint(1, "fr").sentences
    assert turn.change(right_answer(turn.exercise))
    turn.submit()
    assert turn.is_over
    assert not turn.change(wrong_answer(turn.exercise))
    assert turn.submit().sentences
    lesson.turn()
    lesson.turn()
    other = lesson.turn_here
    assert other is not None
    assert other is not turn
    solution = other.give_up()
    assert solution.sentences == other.exercise.solution("fr").sentences
    assert not lesson.is_trying
    assert not reader.store.events()
    assert set(reader.store.course()) == {name_of(id_)}, "no exercise waits"


@BOTH
def test_the_place_is_kept_and_what_is_read_begins_anew(tmp_path: Path, id_: str) -> None:
    lesson = Reader(tmp_path, id_).lesson
    lesson.go_to(-3)
    assert lesson.index == 0
    lesson.turn()
    lesson.turn()
    assert Reader(tmp_path, id_).lesson.index == 2
    lesson.go_to(99)
    assert lesson.is_at_end
    lesson.turn()
    assert lesson.is_at_end
    reader = Reader(tmp_path, id_)
    reader.store.save_course(name_of(id_), LessonProgress(11).as_json())
    assert Reader(tmp_path, id_).lesson.index == 0, "a page of a longer lesson that is no more"
    reader.store.save_course(name_of(id_), LessonProgress(0, is_read=True).as_json())
    again = Reader(tmp_path, id_)
    assert again.lesson.index == 0
    again.lesson.go_to(1)
    assert again.kept.is_read, "nobody forgets that"


def test_it_is_retold_in_another_language_only(tmp_path: Path) -> None:
    reader = Reader(tmp_path, "naked-pair")
    reader.lesson.go_to(3)
    assert not reader.lesson.retell()
    assert reader.lesson.following == "locked-pair"
    reader.language = "fr"
    retold = reader.lesson.retell()
    assert retold.is_new
    assert told(retold)[-1].told.sentences == lesson_folder("naked-pair").pages("fr")[3].sentences
    assert not reader.lesson.retell()


@BOTH
def test_a_turn_that_was_over_keeps_its_tick(tmp_path: Path, id_: str) -> None:
    reader = Reader(tmp_path, id_)
    lesson = reader.lesson
    turn = next(index for index, page in enumerate(lesson.pages) if page.task is not None)
    lesson.go_to(turn)
    assert not lesson.is_done(turn)
    assert lesson.turn_here is not None
    lesson.turn_here.give_up()
    assert not lesson.is_done(turn), "the answer was told"
    assert not lesson.is_trying
    lesson = Reader(tmp_path, id_).lesson
    assert lesson.turn_here is not None
    lesson.turn_here.change(right_answer(lesson.turn_here.exercise))
    lesson.turn_here.submit()
    assert lesson.is_done(turn)
    again = Reader(tmp_path, id_).lesson
    assert again.index == turn
    assert again.is_done(turn)
    assert again.is_trying, "it can be done once more"
    reader.store.save_course(name_of(id_), {"page": turn, "tried": [turn, -1, "x", True]})
    assert reader.kept.tried == (turn,)


def test_a_hint_in_a_lesson_says_more_than_its_page(tmp_path: Path) -> None:
    lesson = Reader(tmp_path, "rules").lesson
    lesson.go_to(4)
    turn = lesson.turn_here
    assert turn is not None
    (said,) = told(turn.hint())
    assert turn.attempt.rung > 1
    assert say("en", "conclude-place-hint") not in said.told.sentences
