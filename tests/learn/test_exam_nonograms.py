"""Exams on nonograms: papers that everybody gets alike, and what answers are worth."""

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import each_case
from tests.learn.exams import credited, marked, painted, right_answer, sat, wrong_answer
from tests.slow import slow_if
from tutor.base.document import BadDocument, Place
from tutor.base.language import Language
from tutor.games.nonogram.history import Change, Entry
from tutor.learn.course import TRIALS
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.preferences import ExamPreferences
from tutor.learn.exam.questions import (
    NONOGRAM_KINDS,
    ExamQuestion,
    NonogramQuestion,
    OnLine,
    Picture,
    WhichRule,
)
from tutor.learn.exam.questions.simplest import APPLIES
from tutor.learn.exam.result import Result, result_of
from tutor.learn.exam.score import fair, points_for
from tutor.learn.exam.syllabus import CHOICES, Syllabus, level_for, levels_for, techniques_of
from tutor.nonogram.explain import only_solution, path, simplest
from tutor.nonogram.names import rule_id_of, technique_of
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.nonogram.rules.ladder import RULES, SEARCH, TECHNIQUES
from tutor.rating.levels import Level
from tutor.rating.pictures import minutes_for_rules, minutes_left
from tutor.rating.pictures import rate_picture as rate

LEVELS = levels_for("nonogram")
SEARCHING = (*TECHNIQUES, technique_of(SEARCH.id))
"""A list to choose from that nobody sets, but anybody can write."""
LANGUAGES: tuple[Language, ...] = ("en", "fr")
CODES = {
    "beginner": "2ae1f0de",
    "easy": "d7d0ed37",
    "medium": "17ee27cb",
    "hard": "95090fd8",
    "expert": "1bff4ce7",
    "master": "6203079f",
}


@cache
def paper(level: Level = "medium", seed: str = "2026", **terms: Any) -> Paper:
    return make_paper(Syllabus(level, game="nonogram", **terms), seed)


@cache
def questions(kind: type[ExamQuestion]) -> list[Any]:
    """Questions of a kind, of every level where it is asked."""
    found = [one for level in LEVELS for one in paper(level).questions if isinstance(one, kind)]
    assert len(found) > 8
    return found


# Papers


@pytest.mark.parametrize("level", slow_if(lambda level: level == "master", LEVELS))
def test_a_paper_asks_about_the_rules_of_its_level(level: Level) -> None:
    found, wanted = paper(level), set(techniques_of(level, "nonogram"))
    assert found.code == CODES[level], "papers are given to classes: this is a change of version"
    kinds = {question.kind for question in found.questions}
    assert kinds == set(NONOGRAM_KINDS) - ({"line"} if wanted & set(TRIALS) else set())
    boards = [json.dumps(question.board_in_words()) for question in found.questions]
    assert len(set(boards)) == len(boards)
    minutes = [question.minutes for question in found.questions]
    assert minutes == sorted(minutes)
    points = tuple(question.points for question in found.questions)
    assert points == fair([points_for(one) for one in minutes])
    for question in found.questions:
        assert isinstance(question, NonogramQuestion)
        assert question.is_sound
        assert question.credit(right_answer(question)) == 1, question.technique
        assert question.credit(wrong_answer(question)) == 0, question.technique
        if not isinstance(question, WhichRule):
            assert question.technique in wanted
    found.check()


def test_levels_have_the_rules_of_their_tiers() -> None:
    assert [{RULES[rule_id_of(id_)].tier for id_ in techniques_of(level, "nonogram")}
            for level in LEVELS] == [{1}, {1}, {2}, {3}, {4}, {5}]  # fmt: skip
    assert levels_for("sudoku") == levels_for("nonogram") == levels_for("both") == LEVELS
    assert level_for((technique_of("overlap"), technique_of("glue"))) == "medium"


def test_the_same_wish_gives_the_same_paper() -> None:
    plain = paper()
    other = Syllabus("medium", game="nonogram", minutes=5, pass_mark=14)
    assert make_paper(other, "2026").code == plain.code
    assert make_paper(replace(other, mode="strict"), "2026").code != plain.code
    assert paper(seed="2027").code != plain.code
    assert paper("medium", "2026", questions=9).code != plain.code


@pytest.mark.slow
@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_rule_can_be_examined(technique: str) -> None:
    found = make_paper(Syllabus(None, (technique,), questions=3), "1")
    for question in found.questions:
        assert question.credit(right_answer(question)) == 1
        assert question.credit(wrong_answer(question)) == 0
        if isinstance(question, WhichRule):
            assert question.technique in question.options
        else:
            assert question.technique == technique


def test_both_games_take_turns() -> None:
    both = make_paper(Syllabus("easy", game="both", questions=5), "3")
    of_nonograms = [isinstance(one, NonogramQuestion) for one in both.questions]
    assert (of_nonograms.count(False), of_nonograms.count(True)) == (3, 2)
    chosen = Syllabus(None, ("x-wing", "nonogram-overlap"), questions=2)
    assert {one.technique for one in make_paper(chosen, "1").questions} <= {
        *chosen.part("sudoku").options,
        *chosen.part("nonogram").options,
    }
    assert both.code == "ce2b5c4e", "a change of version"


def test_lines_and_boards_are_what_is_asked_about() -> None:
    for question in questions(WhichRule):
        step = simplest(question.position)
        assert step is not None
        assert technique_of(step.technique) == question.technique == question.right
        assert only_solution(question.puzzle) is not None
    for question in questions(Picture):
        solution = only_solution(question.puzzle)
        assert solution is not None
        walked = path(question.position)
        assert walked.is_complete
        order = list(RULES)
        hardest = max((step.technique for step in walked.steps), key=order.index)
        assert technique_of(hardest) == question.technique
        assert question.minutes == round(minutes_left(question.position, solution), 3) <= 12
    for question in questions(OnLine):
        assert question.wanted <= question.allowed
        assert question.minutes == minutes_for_rules([question.rule_id])


def test_an_empty_board_takes_what_the_rater_says() -> None:
    question = questions(Picture)[0]
    fresh = question.position.copy()
    for cell in range(question.puzzle.cell_count):
        fresh.set(cell, UNKNOWN)
    assert minutes_left(fresh, question.solved) == pytest.approx(rate(question.puzzle).score)


def test_points_do_not_give_the_rule_away() -> None:
    worth = {one.points for seed in "12345" for one in paper("medium", seed).questions
             if isinstance(one, WhichRule)}  # fmt: skip
    assert len(worth) == 1
    ratings = [minutes_for_rules([rule_id_of(id_)]) for id_ in TECHNIQUES]
    assert ratings == sorted(ratings)


# Answers in words


def test_everything_can_be_told() -> None:
    for level in ("medium", "expert"):
        for question in paper(level).questions:
            for language in LANGUAGES:
                right, wrong = right_answer(question), wrong_answer(question)
                assert question.remarks(right, language) == (
                    {"en": "Everything is right.", "fr": "Tout est juste."}[language],
                )
                assert question.answered(right, language) != question.answered(NO_ANSWER, language)
                assert all(question.remarks(wrong, language))
                assert question.remarks(NO_ANSWER, language) == ()
                assert question.solution(language).sentences
                for rung in range(1, question.last_rung + 1):
                    assert question.hint(rung, NO_ANSWER, language).sentences
            assert question.credit(NO_ANSWER) == 0
            assert not question.is_answered(NO_ANSWER)


def test_what_is_missing_and_what_is_wrong_on_a_line() -> None:
    question = next(one for one in questions(OnLine) if len(one.wanted) > 2)
    (cell, colour), *rest = sorted(question.wanted)
    slip = {(rest[0][0], BLACK + WHITE - rest[0][1])}
    told = question.remarks(marked({(cell, colour)} | slip), "en")
    assert [one.partition(":")[0] for one in told] == ["Right", "Missing", "This doesn’t follow"]
    name = question.puzzle.cell_name
    assert name(cell) in told[0]
    assert name(rest[0][0]) in told[2]


# Marking


def test_what_cannot_be_marked_is_on_no_line() -> None:
    question = next(one for one in questions(OnLine) if one.position.known)
    known = next(n for n, colour in enumerate(question.position.cells) if colour != UNKNOWN)
    forged = ExamAnswer(black=frozenset({900}), white=frozenset({known}))
    assert question.credit(forged) == 0
    assert question.board(forged).written() == question.position.written()
    assert question.wrong(forged) == []
    cell, colour = min(question.wanted)
    marked = frozenset({cell})
    other = ExamAnswer(white=marked) if colour == BLACK else ExamAnswer(black=marked)
    assert question.wrong(other) == [cell]
    assert question.board(other).colour(cell) == BLACK + WHITE - colour


def test_more_than_the_rule_says_is_right_too() -> None:
    question = next(one for one in questions(OnLine) if one.allowed > one.wanted)
    assert question.credit(marked(question.allowed)) == 1
    assert question.credit(marked(question.allowed - question.wanted)) == 0


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_better_answers_about_lines_never_earn_less(data: st.DataObject) -> None:
    question = data.draw(st.sampled_from(questions(OnLine)))
    open_cells = [cell for cell in range(question.puzzle.width) if question.is_open(cell)]
    colours = data.draw(st.lists(st.sampled_from([UNKNOWN, BLACK, WHITE]), min_size=len(open_cells),
                                 max_size=len(open_cells)))  # fmt: skip
    said = {(cell, is_) for cell, is_ in zip(open_cells, colours, strict=True) if is_ != UNKNOWN}
    before = question.credit(marked(said))
    assert 0 <= before <= 1
    for wrong in said - question.allowed:
        assert question.credit(marked(said - {wrong})) >= before
    for cell, colour in question.wanted:
        others = {(n, is_) for n, is_ in said if n != cell}
        assert question.credit(marked(others | {(cell, colour)})) >= before


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_better_pictures_never_earn_less(data: st.DataObject) -> None:
    question = data.draw(st.sampled_from(questions(Picture)[:4]))
    cells = question.open_cells
    painting: dict[int, Colour] = data.draw(
        st.dictionaries(st.sampled_from(cells), st.sampled_from([BLACK, WHITE]))
    )
    before = question.credit(painted(question, painting))
    assert 0 <= before <= 1
    cell = data.draw(st.sampled_from(cells))
    better = question.credit(painted(question, {**painting, cell: question.solved.colour(cell)}))
    assert better >= before
    if painting.get(cell, UNKNOWN) not in (UNKNOWN, question.solved.colour(cell)):
        less = {n: colour for n, colour in painting.items() if n != cell}
        assert question.credit(painted(question, less)) >= before


def test_crosses_are_not_needed_once_the_picture_is_there() -> None:
    for question in questions(Picture):
        black = {n: BLACK for n in question.open_cells if question.solved.colour(n) == BLACK}
        assert question.credit(painted(question, black)) == 1
        last = max(black)
        part = {n: colour for n, colour in black.items() if n != last}
        share = len(part) / len(question.open_cells)
        assert question.credit(painted(question, part)) == pytest.approx(share)
        whites = [n for n in question.open_cells if question.solved.colour(n) == WHITE]
        if whites:
            spoilt = question.credit(painted(question, {**black, whites[0]: BLACK}))
            assert spoilt == pytest.approx((len(black) - 1) / len(question.open_cells))


def test_what_was_known_from_the_beginning_stays() -> None:
    question = next(one for one in questions(Picture) if one.position.known)
    known = next(n for n, colour in enumerate(question.position.cells) if colour != UNKNOWN)
    colour = question.position.colour(known)
    assert painted(question, {known: BLACK if colour == WHITE else WHITE}) == NO_ANSWER
    forged = ExamAnswer(painted=(Entry("paint", changes=(Change(known, colour, UNKNOWN),)),))
    assert question.credit(forged) == 0
    assert not question.is_answered(forged)


def test_another_rule_earns_a_part_where_it_tells_more() -> None:
    seen = set()
    for question in questions(WhichRule):
        for id_ in question.options:
            credit = credited(question, id_)
            assert credit in (0, APPLIES, 1)
            assert (credit == 1) == (id_ == question.right)
            if credit == APPLIES:
                assert TECHNIQUES.index(id_) > TECHNIQUES.index(question.right)
                assert id_ not in TRIALS
            seen.add(credit)
        assert credited(question, "x-wing") == credited(question, "nonogram-search") == 0
        searching = WhichRule(question.technique, question.position, 1.0, SEARCHING)
        assert credited(searching, "nonogram-search") == 0
    assert seen == {0, APPLIES, 1}


# Sitting


def test_hints_cost_and_are_about_the_board_as_it_stands() -> None:
    exam = Exam(paper())
    number = next(n for n, one in enumerate(paper().questions) if isinstance(one, Picture))
    exam.go_to(number)
    question = exam.question
    assert isinstance(question, Picture)
    first = exam.hint("en")
    assert exam.rung == 1
    wrong = wrong_answer(question)
    exam.answer(wrong)
    assert exam.rung == 0, "a mistake is something else"
    assert exam.hint("en") != first
    assert exam.sheet.rungs == (1, 1)
    exam.answer(right_answer(question))
    done = exam.hint("en")
    assert done is not None
    assert done.sentences == ("The picture is complete.",)
    assert exam.sheet.rungs == (1, 1)
    assert exam.marked()[number].left == pytest.approx(1 - 2 * 0.25 * 0.1)


def test_a_whole_exam_counts_for_mastery() -> None:
    found = paper()
    exam = sat(found, [right_answer(question) for question in found.questions])
    result = result_of(exam, exam.created)
    assert result.mark == 20
    events = {event.technique: event.credit for event in result.events()}
    assert events == dict.fromkeys((one.subject for one in found.questions), 1.0)
    again = Result.from_json(json.loads(json.dumps(result.as_json())))
    assert again == result or again.as_json() == result.as_json()
    for question, line in zip(again.paper.questions, again.lines, strict=True):
        assert question.credit(line.sheet.answer) == line.credit == 1


# Keeping


@pytest.mark.parametrize("level", ["medium", "expert"])
def test_a_paper_can_be_kept(level: Level) -> None:
    found = paper(level)
    again = Paper.from_json(Place(json.loads(json.dumps(found.as_json()))))
    assert (again.code, again.syllabus) == (found.code, found.syllabus)
    for one, other in zip(found.questions, again.questions, strict=True):
        assert one.ask("en") == other.ask("en")
        assert one.solution("fr") == other.solution("fr")


ANSWERS = (
    ExamAnswer(black=frozenset({0, 3}), white=frozenset({1})),
    ExamAnswer(technique="nonogram-overlap"),
    ExamAnswer(painted=(Entry("paint", 1.5, (Change(3, UNKNOWN, BLACK),)), Entry("undo", 2.0))),
)


@pytest.mark.parametrize("answer", ANSWERS)
def test_answers_can_be_kept(answer: ExamAnswer) -> None:
    assert ExamAnswer.from_json(Place(json.loads(json.dumps(answer.as_json())))) == answer


@each_case(
    "rubbish",
    [
        {"black": [0]},
        {"black": [1, 1]},
        {"black": [2, 1]},
        {"black": ["1"]},
        {"black": [True]},
        {"black": [10**9]},
        {"black": [1], "white": [1]},
        {"technique": "nonogram-guess"},
        {"painted": [{"kind": "paint", "elapsed": 1, "changes": [[0, 0, 99]]}]},
        {"painted": {}},
    ],
)
def test_rubbish_is_no_answer(rubbish: dict[str, Any]) -> None:
    with pytest.raises(BadDocument):
        ExamAnswer.from_json(Place(rubbish))


BOARD = {"rows": [[1], [1]], "columns": [[1], [1]], "board": ["#.", ".?"]}


@each_case(
    ("change", "where"),
    [
        ({"technique": "x-wing"}, "technique"),
        ({"rows": [[1], [0]]}, "rows"),
        ({"rows": [[3], [1]]}, "rows"),
        ({"rows": [[1], [1], []]}, "board"),
        ({"columns": [[1]] * 31}, "columns"),
        ({"board": ["#.", ".x"]}, "board"),
        ({"board": ["#.", "."]}, "board"),
        ({"kind": "rule", "options": ["x-wing"]}, "options"),
        ({"kind": "rule", "options": []}, "options"),
        ({"kind": "line"}, "clue"),
        ({"kind": "line", "clue": [1], "cells": ""}, "cells"),
    ],
)
def test_a_damaged_question_is_refused(change: dict[str, Any], where: str) -> None:
    question = {"kind": "picture", "technique": "nonogram-overlap", "minutes": 1, **BOARD, **change}
    document = {**paper(questions=1).as_json(), "questions": [question]}
    with pytest.raises(BadDocument) as refused:
        Paper.from_json(Place(document))
    assert refused.value.where == f"questions[0].{where}"


@each_case(
    "change",
    [
        {"kind": "picture"},  # several pictures
        {"kind": "picture", "board": ["#.", ".#"]},  # nothing to find
        {"kind": "picture", "rows": [[2], []], "board": [".?", "??"]},  # known wrongly
        {"kind": "rule", "options": ["nonogram-overlap"]},  # several pictures
        {"kind": "line", "clue": [1], "cells": "???"},  # nothing follows
        {"kind": "line", "clue": [3], "cells": "..."},  # nothing fits
        {"kind": "line", "technique": "nonogram-contradiction", "clue": [3], "cells": "???"},
    ],
)
def test_a_question_without_an_answer_is_found_out(change: dict[str, Any]) -> None:
    board = {**BOARD, "board": ["??", "??"]}
    question = {"kind": "", "technique": "nonogram-overlap", "minutes": 1, **board, **change}
    document = {**paper(questions=1).as_json(), "questions": [question]}
    found = Paper.from_json(Place(document))
    with pytest.raises(BadDocument):
        found.check()


# Terms


def test_terms_name_their_game() -> None:
    sudoku, nonogram, both = (Syllabus("hard", game=game) for game in CHOICES)
    assert [one.subject for one in (sudoku, nonogram, both)] == [
        "hard",
        "nonogram-hard",
        "both-hard",
    ]
    assert "game" not in sudoku.as_json(), "as it always was"
    assert both.techniques == sudoku.techniques + nonogram.techniques
    times = [one.with_usual_time().minutes for one in (nonogram, both, sudoku)]
    assert times == sorted(times)
    for one in (sudoku, nonogram, both, Syllabus(None, ("x-wing", "nonogram-glue"))):
        assert Syllabus.from_json(Place(one.as_json())) == one
        assert ExamPreferences.of(ExamPreferences(one, "Ada").as_json()).syllabus == one
    with pytest.raises(BadDocument):
        Syllabus.from_json(Place({**sudoku.as_json(), "level": "diabolical"}))
    assert (
        ExamPreferences.of({"level": "master", "game": "chess"}).syllabus
        == ExamPreferences().syllabus
    )


def test_a_limit_is_a_little_more_than_the_rater_expects() -> None:
    for level in LEVELS:
        found = paper(level)
        limit = found.syllabus.with_usual_time().minutes
        assert 0.8 * found.minutes < limit < 2.5 * found.minutes
