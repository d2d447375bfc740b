"""Reading a lesson of either game, without a screen."""

from pathlib import Path

import pytest

from tutor.activity.lesson import Lesson
from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.games.both import game_of
from tutor.language import LANGUAGES
from tutor.learn.course import lesson_folder
from tutor.learn.learner import open_store
from tutor.learn.progress import LessonProgress
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
        assert reply.is_new is not lesson.page.goes_on
        if lesson.is_at_end:
            break
        assert not reader.kept.is_read
        reply = lesson.turn()
    assert seen == list(range(len(lesson.pages)))
    assert last.sentences[-1] == lesson.speaker.say("lesson-end")
    assert reader.kept == LessonProgress(seen[-1], is_read=True)
    assert not any(reader.problems)


@BOTH
def test_an_example_goes_on_below_what_was_said_and_its_legend_stands_once(
    tmp_path: Path, id_: str
) -> None:
    lesson = Reader(tmp_path, id_).lesson
    ends = [n for n, page in enumerate(lesson.pages[1:]) if lesson.pages[n].goes_on > page.goes_on]
    said = told(lesson.go_to(ends[0]))
    assert len(said) > 2, "an example's pages stay in sight"
    assert sum(bool(one.told.legend) for one in said) <= 1
    assert [one.told.sentences for one in said] == [
        page.sentences for page in lesson.pages[ends[0] + 1 - len(said) : ends[0] + 1]
    ]


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
    again = Reader(tmp_path, id_)
    assert again.lesson.index == 0
    again.lesson.go_to(1)
    assert again.kept.is_read, "nobody forgets that"


def test_it_is_retold_in_another_language_only(tmp_path: Path) -> None:
    reader = Reader(tmp_path, "naked-pair")
    reader.lesson.go_to(3)
    assert not reader.lesson.retell()
    reader.language = "fr"
    retold = reader.lesson.retell()
    assert retold.is_new
    assert told(retold)[-1].told.sentences == lesson_folder("naked-pair").pages("fr")[3].sentences
    assert not reader.lesson.retell()
