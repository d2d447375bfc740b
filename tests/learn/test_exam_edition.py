"""Editions: the same everywhere, another as soon as a seed gives or earns something else."""

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.learn.exams import right_answer, wrong_answer
from tutor.games.both import GAMES
from tutor.games.sudoku.collections import Collection, collections
from tutor.learn.exam import edition as editions
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.edition import (
    PAPERS_OF_LEVELS,
    PAPERS_OF_TECHNIQUES,
    canonical,
    edition,
    fingerprint,
)
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.question_kinds import can_be_examined, kinds_for
from tutor.learn.exam.questions import Judge
from tutor.learn.exam.score import Marked, score
from tutor.learn.exam.syllabus import Syllabus, levels_for
from tutor.rating.levels import Level
from tutor.rating.weights import shipped

SLOW: tuple[Level, ...] = ("expert", "master")
"""The levels whose papers take seconds to mark."""
OTHERWISE = (
    "questions are set or marked otherwise: put what was found into tutor/learn/exam/edition.py"
)


def told_of(papers: Iterable[Paper]) -> str:
    """A fingerprint of papers: what they ask, and what answers to them are worth."""
    return fingerprint([[one.code, *_marks(one)] for one in papers], 8)


def _marks(paper: Paper) -> Iterable[object]:
    for question in paper.questions:
        right, wrong = (
            question.credit(answer(question)) for answer in (right_answer, wrong_answer)
        )
        assert (right, wrong) == (1, 0), (question.kind, question.technique)
        left = question.left_by((1, 2))
        marked = score([Marked(question.points, right, left, 0.3), Marked(3, 0.5)])
        bare = 0.0
        if isinstance(question, Judge):
            bare = question.credit(ExamAnswer(is_one=question.is_one))
        yield [question.points, right, wrong, bare, round(left, 6), marked.mark, marked.percent]


def test_papers_of_levels_are_those_of_the_edition() -> None:
    papers = [
        make_paper(Syllabus(level, game=game.name), "2026")
        for game in GAMES
        for level in levels_for(game.name)
        if level not in SLOW
    ]
    assert told_of(papers) == PAPERS_OF_LEVELS, OTHERWISE


@pytest.mark.slow
def test_papers_of_techniques_are_those_of_the_edition() -> None:
    """But one, for which a single board takes as long as all the others.

    What is asked about a technique alone is of the kinds that fit it.
    """
    asked = [id_ for game in GAMES for id_ in game.techniques if can_be_examined(id_)]
    techniques = [id_ for id_ in asked if id_ != "als-chain"]
    papers = [make_paper(Syllabus(None, (id_,), 1), "1") for id_ in techniques]
    for paper in papers:
        assert {question.kind for question in paper.questions} <= {*kinds_for(paper.syllabus)}
    papers += [
        make_paper(Syllabus(level, game=game.name), "2026") for game in GAMES for level in SLOW
    ]
    assert told_of(papers) == PAPERS_OF_TECHNIQUES, OTHERWISE


def test_a_paper_tells_its_edition() -> None:
    paper = make_paper(Syllabus("easy", questions=1), "1")
    assert paper.edition == edition()
    assert paper.as_json()["edition"] == edition()


def test_an_edition_is_the_same_in_every_process() -> None:
    script = "from tutor.learn.exam.edition import edition; print(edition())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "1", "PYTHONPATH": ":".join(sys.path)},
    )
    assert done.stdout.strip() == edition(), "whatever the seed of hashes here"


def _anew() -> str:
    editions.edition.cache_clear()
    try:
        return editions.edition()
    finally:
        editions.edition.cache_clear()


def test_an_edition_is_of_what_is_said_not_of_how_it_is_laid_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = edition()
    found = {one.id: one.path.read_text(encoding="utf-8") for one in collections()}

    def with_easy(text: str) -> str:
        for id_, content in {**found, "level-easy": text}.items():
            (tmp_path / id_).write_bytes(content.encode())
        monkeypatch.setattr(
            editions, "collections", lambda: [Collection(id_, tmp_path / id_) for id_ in found]
        )
        return _anew()

    easy = found["level-easy"]
    laid_out = "# A remark\r\n\r\n" + easy.replace("\n", "\r\n").replace(" # ", "   #  ")
    assert with_easy(easy) == with_easy(laid_out) == before
    assert with_easy(easy.replace(" 3.3 ", " 3.4 ", 1)) != before
    assert with_easy("\n".join(easy.splitlines()[:-1])) != before


def test_weights_ladders_and_makers_change_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    before, weights = edition(), shipped()
    with monkeypatch.context() as changed:
        changed.setattr(editions, "shipped", lambda: replace(weights, minutes=weights.minutes + 1))
        assert _anew() != before
    with monkeypatch.context() as changed:
        changed.setattr(editions, "GAMES", GAMES[:1])
        assert _anew() != before
    with monkeypatch.context() as changed:
        changed.setattr(editions, "PAPERS_OF_LEVELS", "other")
        assert _anew() != before
    assert _anew() == before


def test_documents_are_the_same_whoever_writes_them_down() -> None:
    assert canonical({"b": [10.0, "é"], "a": {"x": None}}) == b'{"a":{"x":null},"b":[10,"\\u00e9"]}'
    assert canonical({"a": 1}) != canonical({"a": "1"})
    assert canonical([True]) != canonical([1])
