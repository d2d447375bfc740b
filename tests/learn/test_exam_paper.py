"""Papers: the same for everybody, of the asked kinds, worth what the rater says."""

import json
from dataclasses import replace
from statistics import fmean

import pytest

from tests.cases import each_case
from tests.learn.exams import on_grid, paper_of, right_answer, wrong_answer
from tutor.base.document import BadDocument, Place
from tutor.explain.path import simplest
from tutor.games.sudoku.collections import collection, shipped_file
from tutor.learn.exam.kinds import Weighted, in_order
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.question_kinds import can_be_examined, kinds_about, kinds_for
from tutor.learn.exam.questions import KINDS, Every, Finish, Judge, Next, Order, Simplest
from tutor.learn.exam.questions.next import opened_by
from tutor.learn.exam.score import fair, points_for
from tutor.learn.exam.syllabus import Syllabus, level_for, levels_for, techniques_of
from tutor.learn.writing import write_board
from tutor.rating.levels import Level
from tutor.rating.pace import Pace, bounds_of
from tutor.rating.pictures import minutes_for
from tutor.rating.record import rate
from tutor.sudoku.search import is_unique
from tutor.techniques.ladder import AT_A_GLANCE, CURRICULUM, LADDER, LAST_TIER, TECHNIQUES
from tutor.techniques.position import Position

ALL = tuple(technique.id for technique in AT_A_GLANCE)
BEYOND = tuple(technique.id for technique in LADDER if technique.tier > LAST_TIER)
LEVELS = levels_for("sudoku")
OF_PATTERNS = LEVELS[:5]
KINDS_BEYOND = {"simplest", "every", "order"}
EXOTICS = ("tridagon", "sk-loop", "junior-exocet", "msls")
"""Beyond patterns too: it is asked whether cells are one."""
USUAL = set(KINDS) - {"order"}
ORDERS: tuple[Weighted, ...] = (("order", 1),)


def test_there_are_exams_up_to_master() -> None:
    assert OF_PATTERNS == ("beginner", "easy", "medium", "hard", "expert")
    assert (*OF_PATTERNS, "master") == LEVELS


@pytest.mark.parametrize("level", OF_PATTERNS)
def test_a_paper_asks_about_its_level(level: Level) -> None:
    check_level(level)


def check_level(level: Level) -> Paper:
    """A paper of a level that asks what it should, and marks it as it should."""
    paper = paper_of(level, "1")
    wanted = set(techniques_of(level))
    assert len(paper.questions) == 8
    kinds = KINDS_BEYOND - {"order"} if level == "master" else USUAL
    assert {question.kind for question in paper.questions} == kinds
    for question in paper.questions:
        if isinstance(question, Simplest):
            assert question.technique in question.options
        elif not isinstance(question, Order):
            assert question.technique in wanted
        assert question.credit(right_answer(question)) == 1, (question.kind, question.technique)
        assert question.credit(wrong_answer(question)) == 0, (question.kind, question.technique)
    return paper


CODES = {
    "beginner": "6c949b08",
    "easy": "94eae744",
    "medium": "309efd7c",
    "hard": "2ba49b69",
    "expert": "4045d39c",
}


@pytest.mark.parametrize("level", OF_PATTERNS)
def test_a_seed_gives_the_same_paper_on_every_machine(level: Level) -> None:
    """Papers are given to classes: a change of these is a change of version."""
    assert make_paper(Syllabus(level), "2026").code == CODES[level]


@pytest.mark.parametrize("level", OF_PATTERNS)
def test_nothing_beyond_expert_comes_in_papers_up_to_it(level: Level) -> None:
    paper = paper_of(level, "2026")
    assert not set(paper.syllabus.options) & set(BEYOND)
    for question in paper.questions:
        used = [question.technique]
        assert not set(used) & set(BEYOND)


@pytest.mark.slow
def test_the_paper_of_masters_asks_nothing_about_chains_that_has_several_answers() -> None:
    """Where a technique is asked for, no earlier one applies, though no walk would take it."""
    paper = check_level("master")
    for question in paper.questions:
        if not isinstance(question, Order):
            assert question.kind in kinds_about(question.technique)
        if isinstance(question, Simplest):
            position = Position(question.grid)
            for technique in LADDER:
                if technique.id == question.technique:
                    break
                assert next(technique.find(position), None) is None, technique.id
            assert technique.first(position) is not None


@each_case("technique", BEYOND)
def test_what_can_be_asked_about_chains_sets_and_nets(technique: str) -> None:
    kinds = kinds_about(technique)
    if technique in EXOTICS:
        assert kinds == ("judge",)
    else:
        assert set(kinds) <= KINDS_BEYOND
        assert (kinds == ()) == (TECHNIQUES[technique].tier == 6)
    shipped = collection(f"technique-{technique}") is not None
    assert can_be_examined(technique) == bool(kinds and shipped)


def test_what_no_walk_meets_is_in_no_exam() -> None:
    for technique in CURRICULUM:
        if technique.on_request:
            assert not can_be_examined(technique.id)


def test_terms_that_are_not_about_questions_change_none() -> None:
    plain = paper_of()
    other = make_paper(Syllabus("medium", minutes=5, pass_mark=14), "2026")
    assert other.code == plain.code
    assert paper_of(seed="2027").code != plain.code
    assert paper_of(questions=9).code != plain.code


@pytest.mark.slow
@pytest.mark.parametrize("technique", ALL)
def test_every_technique_can_be_examined(technique: str) -> None:
    """Questions about one technique, each marked rightly; all kinds for every fifth."""
    count = 5 if ALL.index(technique) % 5 == 0 else 3
    paper = make_paper(Syllabus(None, (technique,), questions=count), "1")
    assert len({tuple(on_grid(one).grid.values) for one in paper.questions}) == count
    for question in paper.questions:
        assert question.credit(right_answer(question)) == 1, question.kind
        assert question.credit(wrong_answer(question)) == 0, question.kind
        step = simplest(on_grid(question).grid)
        assert step is not None
        if isinstance(question, Next):
            assert step.technique == technique
        if isinstance(question, Simplest):
            assert step.technique == question.technique
            assert question.technique in question.options
        if isinstance(question, Next):
            assert step.placements or opened_by(step, Position(question.grid))
        if not isinstance(question, Order | Simplest):
            assert question.technique == technique
    kinds = {question.kind for question in paper.questions}
    has_grids = shipped_file(f"technique-{technique}") is not None
    assert not has_grids or {"every", "judge"} <= kinds


def test_points_follow_the_rater() -> None:
    """The order of points is the rater's order of difficulty: of questions, and of papers."""
    papers = [paper_of(level, str(seed)) for level in OF_PATTERNS for seed in range(2)]
    for paper in papers:
        minutes = [question.minutes for question in paper.questions]
        points = [question.points for question in paper.questions]
        assert minutes == sorted(minutes)
        assert tuple(points) == fair([points_for(one) for one in minutes])
        assert points == sorted(points)
        assert paper.points == sum(points)
        assert 4 * max(points) <= paper.points
        for question in paper.questions:
            if isinstance(question, Finish):
                assert question.minutes == round(rate(question.grid).score, 3)
    # What is more than a quarter is cut off: minutes compare papers, points questions.
    means = [fmean(paper.minutes for paper in papers[at : at + 2]) for at in range(0, 10, 2)]
    assert means[:4] == sorted(means[:4])


def test_the_points_of_a_step_follow_its_rating() -> None:
    """Between techniques the rater's order decides too."""
    by_rating = sorted(ALL, key=lambda id_: TECHNIQUES[id_].rating or 0)
    points = [points_for(minutes_for([id_])) for id_ in by_rating]
    assert points == sorted(points)
    for id_ in by_rating[::8]:
        paper = make_paper(Syllabus(None, (id_,), questions=3), "5")
        (judged,) = (question for question in paper.questions if question.kind == "judge")
        assert judged.points == points_for(minutes_for([id_]))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_grids_to_order_follow_the_ladder_that_is_taught(level: Level) -> None:
    """None is above the syllabus, and who orders by the hardest technique is always right."""
    ladder = [technique.id for technique in LADDER]
    for seed in range(3):
        paper = make_paper(Syllabus(level, questions=2, kinds=ORDERS), str(seed))
        for question in paper.questions:
            assert isinstance(question, Order)
            scores = [round(rate(one.grid).score, 3) for one in question.grids]
            assert scores == [one.score for one in question.grids]
            assert {one.hardest for one in question.grids} <= set(paper.syllabus.options)
            rungs = [ladder.index(one.hardest) for one in question.grids]
            by_ladder = tuple(sorted(rungs).index(rung) + 1 for rung in rungs)
            assert by_ladder == question.ranks
            assert len(set(by_ladder)) == 4


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_where_the_ladder_is_short_nothing_is_put_in_order(level: Level) -> None:
    assert "order" not in kinds_for(Syllabus(level))
    paper = make_paper(Syllabus(level, kinds=ORDERS, questions=2), "1")
    assert all(question.kind != "order" for question in paper.questions)


def test_the_kinds_that_were_chosen_come_by_turns_with_their_weights() -> None:
    chosen: tuple[Weighted, ...] = (("every", 1), ("judge", 3))
    paper = make_paper(Syllabus("medium", questions=12, kinds=chosen), "1")
    kinds = [question.kind for question in paper.questions]
    assert kinds.count("every") == kinds.count("judge") == 6
    wanted = [points_for(one.minutes, dict(chosen)[one.kind]) for one in paper.questions]
    assert [question.points for question in paper.questions] == list(fair(wanted))
    again = Paper.from_json(Place(json.loads(json.dumps(paper.as_json()))))
    assert (again.code, again.points, again.syllabus) == (paper.code, paper.points, paper.syllabus)


def test_own_grids_come_first_and_as_they_are() -> None:
    file = shipped_file("level-medium")
    assert file is not None
    grids = [file.grid(index) for index in range(3)]
    lines = tuple(write_board(grid.values) for grid in grids)
    paper = make_paper(Syllabus("medium", questions=6, own=lines), "1")
    starts = [
        [value if grid.is_given(cell) else 0 for cell, value in enumerate(grid.values)]
        for grid in grids
    ]
    of_own = [
        question
        for question in paper.questions
        if any(
            all(value in (0, on_grid(question).grid.values[cell]) for cell, value in enumerate(one))
            for one in starts
        )
    ]
    assert len(of_own) >= 5
    again = Paper.from_json(Place(json.loads(json.dumps(paper.as_json()))))
    assert (again.code, again.syllabus) == (paper.code, paper.syllabus)
    assert make_paper(again.syllabus, "1").code == paper.code
    with pytest.raises(BadDocument):
        Syllabus.from_json(Place({**paper.syllabus.as_json(), "grids": ["rubbish"]}))


def test_points_do_not_give_the_technique_away() -> None:
    """Where it is the question, every technique is worth the same."""
    for kind in ("next", "simplest"):
        worth = {
            question.points
            for seed in range(3)
            for question in paper_of("medium", str(seed)).questions
            if question.kind == kind
        }
        assert len(worth) == 1


@pytest.mark.parametrize("technique", ["full-house", "hidden-single", "naked-single"])
def test_boards_of_singles_show_no_candidates(technique: str) -> None:
    """Neither the real ones nor the near misses: else that would tell them apart."""
    seen = set()
    for seed in range(8):
        for question in make_paper(Syllabus(None, (technique,), questions=3), str(seed)).questions:
            assert not on_grid(question).is_marked
            if isinstance(question, Judge):
                seen.add(question.is_one)
    assert seen == {True, False}


def test_what_is_asked_makes_sense_on_its_board() -> None:
    for level in ("medium", "expert"):
        for seed in range(2):
            for question in paper_of(level, str(seed)).questions:
                if isinstance(question, Every):
                    assert 1 <= len(question.wanted) <= 10
                    assert question.wanted <= question.allowed
                if isinstance(question, Finish):
                    assert is_unique(question.grid)
                    assert rate(question.grid).hardest == question.technique
                if isinstance(question, Judge):
                    assert question.pointed


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_paper_can_be_kept(level: str) -> None:
    paper = paper_of(level, "11")
    written = json.loads(json.dumps(paper.as_json()))
    again = Paper.from_json(Place(written))
    assert (again.code, again.points, again.syllabus) == (paper.code, paper.points, paper.syllabus)
    for one, other in zip(paper.questions, again.questions, strict=True):
        assert one.ask("en") == other.ask("en")
        assert one.solution("fr") == other.solution("fr")
        assert other.credit(right_answer(one)) == 1


@each_case(
    ("change", "where"),
    [
        ({"seed": 5}, "seed"),
        ({"syllabus": None}, "syllabus"),
        ({"questions": {}}, "questions"),
        ({"questions": [{}]}, "questions[0].kind"),
        ({"questions": [{"kind": "guess"}]}, "questions[0].kind"),
        (
            {"questions": [{"kind": "every", "technique": "x-wing", "minutes": -1}]},
            "questions[0].minutes",
        ),
        (
            {
                "questions": [
                    {"kind": "every", "technique": "x-wing", "minutes": 1, "givens": "1" * 81}
                ]
            },
            "questions[0]",
        ),
    ],
)
def test_a_damaged_paper_is_refused(change: dict[str, object], where: str) -> None:
    with pytest.raises(BadDocument) as refused:
        Paper.from_json(Place({**paper_of(questions=1).as_json(), **change}))
    assert refused.value.where == where


def test_techniques_name_their_level() -> None:
    assert level_for(("full-house",)) == "beginner"
    assert level_for(("naked-single", "hidden-single")) == "easy"
    assert level_for(("pointing", "x-wing")) == "hard"
    assert in_order(("x-wing", "pointing", "x-wing")) == ("pointing", "x-wing")
    assert Syllabus(None, ("pointing", "x-wing")).options[-1] == "x-wing"


def test_a_pace_is_how_long_a_grid_to_finish_takes() -> None:
    usual = Syllabus("medium", kinds=(("finish", 1),), questions=2).with_usual_time()
    paces: tuple[Pace, ...] = ("quick", "steady")
    for pace in paces:
        least, longest = bounds_of(pace)
        syllabus = replace(usual, pace=pace).with_usual_time()
        assert syllabus.minutes > usual.minutes
        assert Syllabus.from_json(Place(syllabus.as_json())) == syllabus
        for question in make_paper(syllabus, "1").questions:
            assert isinstance(question, Finish)
            assert least <= rate(question.grid).score <= longest
    assert "pace" not in usual.as_json(), "papers without one are written as they were"


@each_case("technique", EXOTICS)
def test_an_exam_about_a_large_pattern_asks_whether_cells_are_one(technique: str) -> None:
    paper = make_paper(Syllabus(None, (technique,), questions=6), "1")
    assert {question.kind for question in paper.questions} == {"judge"}
    verdicts = {right_answer(question).is_one for question in paper.questions}
    assert verdicts == {True, False}
    for question in paper.questions:
        assert question.credit(right_answer(question)) == 1
        assert question.credit(wrong_answer(question)) == 0
