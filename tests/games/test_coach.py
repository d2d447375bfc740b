"""The coach: each rung gives away what it should and no more; mistakes come first."""

from functools import cache

import pytest

from tests.explain.test_path import puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of
from tutor import narrate
from tutor.base.language import Language
from tutor.base.watch import Stopped
from tutor.explain.diagnose import Move
from tutor.explain.path import path, simplest
from tutor.explain.why import Claim, Reason
from tutor.games.sudoku import coach
from tutor.games.sudoku.board import Board, Cell
from tutor.games.sudoku.coach import (
    DARK,
    Light,
    Question,
    light_of,
    tell_advice,
    tell_check,
    tell_step,
    tell_why,
)
from tutor.games.sudoku.game import Game, start_of
from tutor.games.sudoku.history import Entry
from tutor.games.told import keys_of
from tutor.games.watching import Watched
from tutor.language import LANGUAGES
from tutor.narrate.sudoku.digits_and_houses import Houses, say
from tutor.narrate.sudoku.grid_reader import legend_of, visible_marks
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry, digits
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, SEARCH, TECHNIQUES
from tutor.techniques.step import Candidate, Step

RIGHT = [int(sign) for sign in CLASSIC_SOLUTION]
OPEN = 2
"""r1c3 of the classic grid: 1, 2 or 4, and 4 it is."""
NINE = Geometry.of(3, 3)


@pytest.fixture
def game() -> Game:
    return Game(grid_of(CLASSIC))


@cache
def steps() -> tuple[Step, ...]:
    """Steps of many techniques, each technique once."""
    found: dict[str, Step] = {}
    for index in range(12):
        for step in path(puzzle(index).grid).steps:
            found.setdefault(step.technique, step)
    return tuple(found.values())


def with_eliminations() -> Step:
    return next(step for step in steps() if step.eliminations and visible_marks(step))


# Rungs


def test_there_are_steps_of_both_kinds_to_look_at() -> None:
    assert len(steps()) > 8
    assert any(step.eliminations for step in steps())
    assert any(step.placements for step in steps())


def test_the_name_lights_its_house_and_nothing_is_pointed_at_before_the_pattern() -> None:
    for step in steps():
        assert light_of(step, narrate.NUDGE) == DARK
        light, place = light_of(step, narrate.NAME), narrate.place(step, NINE, "en")
        assert light == Light(houses=light.houses)
        if light.houses:
            (house,) = light.houses
            assert f"{house.kind} {house.index + 1}" in place, "the house that it names"
        told = tell_step(step, narrate.NAME, NINE, "en", is_lit=False)
        assert told.light == DARK


def test_the_pattern_is_lit_without_its_conclusion() -> None:
    for step in steps():
        light = light_of(step, narrate.PATTERN)
        chain = step if step.is_chain else None
        assert light == Light(visible_marks(step), step.houses, chain=chain)
        assert not light.placements
        assert not light.eliminations
        placed = set(step.placements)
        assert not [m for m in light.marks if (m.cell, m.digit) in placed], step.technique


@pytest.mark.parametrize("rung", [narrate.REASON, narrate.APPLY])
def test_the_reason_lights_the_conclusion_too(rung: int) -> None:
    for step in steps():
        light = light_of(step, rung)
        assert (light.placements, light.eliminations) == (step.placements, step.eliminations)
        assert light.marks == visible_marks(step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rung_says_more_than_the_one_before(language: Language) -> None:
    for step in steps():
        told = [tell_step(step, rung, NINE, language) for rung in narrate.RUNGS]
        narration = narrate.narrate(step, NINE, language)
        name = narrate.hint(step, NINE, language, narrate.NAME).sentences[:1]
        (nudge,) = told[0].sentences
        if step.technique == "hidden-single":  # which digit to ask about is the second hint
            assert nudge == say(language, "look-at", houses=Houses(step.houses[:1]))
            assert nudge != narration.where
        else:
            assert nudge == narration.where
        assert told[1].sentences == (*name, narration.where), "with its question"
        assert told[2].sentences == tuple(filter(None, (*name, narration.what)))
        whole = (*name, narration.what, *narration.reasons, narration.then)
        assert told[3].sentences == tuple(filter(None, whole))
        assert [one.rung for one in told] == list(narrate.RUNGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conclusion_is_not_said_before_the_reason(language: Language) -> None:
    for step in steps():
        then = narrate.narrate(step, NINE, language).then
        for rung in (narrate.NUDGE, narrate.NAME, narrate.PATTERN):
            assert then not in " ".join(tell_step(step, rung, NINE, language).sentences)


def test_the_legend_names_what_is_lit_and_nothing_else() -> None:
    for step in steps():
        for rung in narrate.RUNGS:
            told = tell_step(step, rung, NINE, "en")
            assert told.legend == legend_of(told.light.marks, NINE, "en", told.light.chain)
            assert {mark.role for mark in told.light.marks} <= set(keys_of(told.legend))


def test_what_stays_and_goes_is_told_with_the_conclusion_and_not_before() -> None:
    for step in steps():
        early = (narrate.NUDGE, narrate.NAME, narrate.PATTERN)
        assert not any(tell_step(step, rung, NINE, "en").effects for rung in early)
        told = tell_step(step, narrate.REASON, NINE, "fr")
        if step.placements:
            assert not told.effects
            continue
        removed = {
            (cell, digit)
            for effect in told.effects
            for cell in effect.cells
            for digit in effect.digits
            if effect.is_removed
        }
        assert removed == {(NINE.cell_name(cell, "fr"), str(d)) for cell, d in step.eliminations}
        assert not told.has_staying or len(told.legend) == 1


# Advice


def test_a_hint_is_the_simplest_step(game: Game) -> None:
    advice = Question.of(game).advice()
    assert advice.diagnosis.mistake is None
    assert advice.step == simplest(grid_of(CLASSIC))


def test_a_search_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = path(grid_of(VERY_HARD), AT_A_GLANCE).reached
    question = Question.of(Game(*start_of(stuck)))
    step = question.advice().step
    assert step is not None
    assert step.technique != "search"
    monkeypatch.setattr(coach, "LADDER", AT_A_GLANCE)
    step = question.advice().step
    assert step is not None
    assert step.technique == "search"


def test_nothing_is_told_where_nothing_can_be() -> None:
    stuck = path(grid_of(NINE_SOLUTIONS)).reached
    advice = Question.of(Game(*start_of(stuck))).advice()
    assert advice.step is None
    assert tell_advice(advice, narrate.NUDGE, NINE, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_comes_first_by_rungs_of_its_own(game: Game, language: Language) -> None:
    game.place([OPEN], 2)
    advice = Question.of(game).advice()
    mistake = advice.diagnosis.mistake
    assert mistake is not None
    assert mistake.move == Move(OPEN, 2)
    assert advice.step is None
    told = [tell_advice(advice, rung, NINE, language) for rung in narrate.RUNGS]
    assert [one is not None and one.light for one in told] == [
        DARK,
        *[Light(wrong=(OPEN,))] * 4,
    ]
    cell = NINE.cell_name(OPEN, language)
    sentences = [" ".join(one.sentences) for one in told if one is not None]
    assert cell not in sentences[0], "the nudge does not say where"
    assert cell in sentences[1]
    reveal = narrate.tell_mistake(mistake, NINE, language, reveal=True)
    answer = reveal[-1]
    assert answer not in " ".join(sentences[:3]), "the answer only on demand"
    assert sentences[3] == sentences[4] == " ".join(reveal)


def test_a_clash_lights_both_cells(game: Game) -> None:
    game.place([OPEN], 5)
    advice = Question.of(game).advice()
    told = tell_advice(advice, narrate.NAME, NINE, "en")
    assert told is not None
    assert told.light == Light(wrong=(0, OPEN))


def test_the_first_mistake_in_the_order_of_moves_is_told(game: Game) -> None:
    game.place([5], 6)
    game.place([OPEN], 2)
    mistake = Question.of(game).diagnosis().mistake
    assert mistake is not None
    assert mistake.move == Move(5, 6)


# Watching


def test_the_watch_is_told_of_every_technique_looked_at(game: Game) -> None:
    shares: list[float] = []
    stuck = path(grid_of(NINE_SOLUTIONS)).reached
    Question.of(Game(*start_of(stuck))).advice(shares.append)
    count = len(LADDER) + 1
    assert shares == sorted(shares), "it never goes back"
    assert sorted(set(shares)) == [index / count for index in range(count)]
    shares.clear()
    Question.of(game).advice(shares.append)
    assert shares
    assert max(shares) < 0.2, "the classic grid begins with a single"


def test_a_watch_can_stop_the_thinking() -> None:
    def watch(share: float) -> None:
        if share > 0.3:
            raise Stopped

    stuck = path(grid_of(NINE_SOLUTIONS)).reached
    with pytest.raises(Stopped):
        Question.of(Game(*start_of(stuck))).advice(watch)


def test_watched_techniques_are_the_techniques() -> None:
    watched = Watched((*LADDER, SEARCH), lambda share: None)
    assert list(watched) == [*LADDER, SEARCH]
    assert len(watched) == len(LADDER) + 1
    assert watched[0] is LADDER[0]
    assert list(watched[1:3]) == list(LADDER[1:3])


# Questions


def test_a_question_is_about_the_board_as_it_was(game: Game) -> None:
    game.fill()
    game.mark([OPEN], 4)
    question = Question.of(game)
    game.place([OPEN], 4)
    assert question.grid.values[OPEN] == 0
    assert list(digits(question.marks[OPEN])) == [1, 2]
    assert question.key != Question.of(game).key
    game.undo()
    assert question.key == Question.of(game).key


def test_marks_and_digits_are_what_an_answer_depends_on(game: Game) -> None:
    key = Question.of(game).key
    game.colour([OPEN], 1)
    game.mark([OPEN], 4, corner=True)
    assert Question.of(game).key == key, "colours and corner marks are the learner's own"
    game.mark([OPEN], 4)
    assert Question.of(game).key != key


# Why


def test_why_a_placed_digit(game: Game) -> None:
    step = simplest(game.puzzle)
    assert step is not None
    ((cell, digit),) = step.placements
    game.place([cell], digit)
    question = Question.of(game)
    claim = question.claim_about(cell, digit)
    assert claim == Claim(cell, digit)
    reason = question.reason(claim)
    assert reason.verdict == "proved"
    assert reason.steps[-1].placements == ((cell, digit),)


def test_why_a_placed_digit_that_is_wrong(game: Game) -> None:
    game.place([OPEN], 2)
    question = Question.of(game)
    reason = question.reason(question.claim_about(OPEN, 2))
    assert reason.verdict == "refuted"
    assert reason.steps


def test_why_a_digit_of_an_empty_cell(game: Game) -> None:
    question = Question.of(game)
    assert question.claim_about(OPEN, 4) == Claim(OPEN, 4)
    assert question.reason(Claim(OPEN, 4)).verdict == "proved"
    assert question.reason(Claim(OPEN, 2)).verdict == "refuted"
    seen = question.reason(question.claim_about(OPEN, 5))
    assert (seen.verdict, seen.sight) == ("refuted", Candidate(0, 5))


def test_why_a_mark_was_crossed_out(game: Game) -> None:
    game.fill()
    game.mark([OPEN], 2)
    question = Question.of(game)
    assert question.claim_about(OPEN, 2) == Claim(OPEN, 2, holds=False)
    reason = question.reason(question.claim_about(OPEN, 2))
    assert reason.verdict == "proved", "from the rest of the board, not from the mark itself"
    assert reason.steps
    assert question.claim_about(OPEN, 4) == Claim(OPEN, 4)
    assert question.reason(question.claim_about(OPEN, 4)).verdict == "proved"


def test_why_while_another_mistake_is_on_the_board(game: Game) -> None:
    game.place([5], 6)
    question = Question.of(game)
    reason = question.reason(question.claim_about(OPEN, 4))
    assert reason.verdict == "contradiction"
    assert reason.steps == ()


def test_a_mistake_among_the_marks_is_not_believed(game: Game) -> None:
    step = simplest(game.puzzle)
    assert step is not None
    ((cell, digit),) = step.placements
    other = next(c for c in game.puzzle.empty_cells() if c != cell)
    game.fill()
    game.mark([other], RIGHT[other])
    question = Question.of(game)
    assert question.diagnosis().mistake is not None
    reason = question.reason(Claim(cell, digit))
    assert reason.verdict == "proved"


def tiers(reason: Reason) -> set[int]:
    """Where the techniques of a proof are learnt."""
    assert reason.verdict == "proved"
    return {TECHNIQUES[step.technique].tier for step in reason.steps}


def test_the_marks_of_the_learner_count_elsewhere() -> None:
    game = Game(grid_of(VERY_HARD))
    solution = search.solve(game.puzzle)
    assert solution is not None
    cell, peer = 1, 2
    claim = Claim(cell, solution[peer], holds=False)
    assert tiers(Question.of(game).reason(claim)) == {6}
    game.fill()
    for digit in set(digits(game.board.cells[peer].centre)) - {solution[peer]}:
        game.mark([peer], digit)
    assert tiers(Question.of(game).reason(claim)) == {1}


def test_why_a_given_is_known(game: Game) -> None:
    question = Question.of(game)
    reason = question.reason(question.claim_about(0, 5))
    assert reason.verdict == "known"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_lights_its_last_step(game: Game, language: Language) -> None:
    game.place([OPEN], 4)
    question = Question.of(game)
    reason = question.reason(Claim(OPEN, 4))
    told = tell_why(reason, NINE, language)
    assert told.light == light_of(reason.steps[-1], narrate.REASON)
    assert NINE.cell_name(OPEN, language) in told.sentences[0]
    assert all(told.sentences)
    assert set(keys_of(told.legend)) == {mark.role for mark in told.light.marks}
    nothing = tell_why(question.reason(Claim(OPEN, 5)), NINE, language)
    assert nothing.light == DARK
    assert len(nothing.sentences) == 2, "the verdict, and the digit in sight"


# Check


def test_a_check_says_nothing_when_all_is_well(game: Game) -> None:
    game.fill()
    game.place([OPEN], 4, clean=True)
    told = tell_check(Question.of(game).diagnosis(), NINE, "en")
    assert told.sentences == ()
    assert told.light == DARK


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_check_finds_the_mistake_without_the_answer(game: Game, language: Language) -> None:
    game.place([OPEN], 2)
    diagnosis = Question.of(game).diagnosis()
    told = tell_check(diagnosis, NINE, language)
    assert told.light == Light(wrong=(OPEN,))
    assert diagnosis.mistake is not None
    answer = narrate.tell_mistake(diagnosis.mistake, NINE, language, reveal=True)[-1]
    assert answer not in told.sentences


def test_marks_just_begun_cross_nothing_out(game: Game) -> None:
    game.mark([OPEN], 1)
    question = Question.of(game)
    assert list(digits(question.marks[OPEN])) == [1, 2, 4], "all that is open"
    assert question.diagnosis().mistake is None
    game.mark([OPEN], 4)
    game.mark([OPEN], 4)
    assert list(digits(Question.of(game).marks[OPEN])) == [1, 2, 4], "a slip of the hand"
    assert Question.of(game).diagnosis().mistake is None
    for digit in (4, 2, 4):
        game.mark([OPEN], digit)
    assert list(digits(Question.of(game).marks[OPEN])) == [1, 2], "4 was there, and went"
    assert Question.of(game).diagnosis().mistake is not None
    game.erase([OPEN])
    game.mark([OPEN], 1)
    assert Question.of(game).diagnosis().mistake is None, "cleared cells begin again"


def test_why_is_the_same_before_and_after_the_digit_is_placed() -> None:
    for text, every in ((CLASSIC, 7), (VERY_HARD, 40)):
        puzzle = grid_of(text)
        solution = search.solve(puzzle)
        assert solution is not None
        before, after = Game(puzzle), Game(puzzle)
        before.fill()
        for cell in list(puzzle.empty_cells())[::every]:
            claim = Claim(cell, solution[cell])
            after.fill()
            after.place([cell], solution[cell], clean=True)
            asked, told = (Question.of(game).reason(claim) for game in (before, after))
            assert asked.verdict == told.verdict
            assert asked.steps == told.steps
            after.undo()


def test_a_check_finds_the_mark_that_is_missing_from_a_cell(game: Game) -> None:
    game.fill()
    game.mark([OPEN], 4)
    diagnosis = Question.of(game).diagnosis()
    assert diagnosis.mistake is not None
    assert diagnosis.mistake.kind == "wrong-mark"
    assert diagnosis.mistake.move == Move(OPEN, 4, places=False)
    assert tell_check(diagnosis, NINE, "en").light == Light(wrong=(OPEN,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_and_surplus_marks_are_told(game: Game, language: Language) -> None:
    game.fill()
    game.erase([3])
    game.mark([OPEN], 5)
    diagnosis = Question.of(game).diagnosis()
    assert diagnosis.mistake is None
    assert diagnosis.marks.missing == (3,)
    assert diagnosis.marks.surplus == (Candidate(OPEN, 5),)
    surplus, missing = tell_check(diagnosis, NINE, language).sentences
    assert NINE.cell_name(OPEN, language) in surplus
    assert NINE.cell_name(3, language) in missing


def test_the_step_is_found_with_the_marks_put_right(game: Game) -> None:
    game.fill()
    game.mark([OPEN], 5)
    assert Question.of(game).advice().step == simplest(game.puzzle)


def test_what_was_wrong_from_the_start_is_told_too() -> None:
    board = Board(grid_of(CLASSIC))
    start = Entry("start", changes=board.changes_to([(OPEN, Cell(2))]))
    game = Game(grid_of(CLASSIC), [start])
    mistake = Question.of(game).diagnosis().mistake
    assert mistake is not None
    assert mistake.move == Move(OPEN, 2)


def test_a_step_with_eliminations_can_be_applied_until_the_coach_has_another() -> None:
    step = with_eliminations()
    assert light_of(step, narrate.REASON).eliminations == step.eliminations
    grid = next(
        reached
        for index in range(12)
        if (reached := path(puzzle(index).grid, LADDER[:3]).reached) and not reached.is_full
    )
    game = Game(*start_of(grid))
    first = Question.of(game).advice().step
    assert first is not None
    assert first.eliminations
    game.apply(first)
    second = Question.of(game).advice()
    assert second.diagnosis.mistake is None
    assert second.step is not None
    assert second.step.conclusion != first.conclusion
