"""The coach of nonograms: each rung gives away what it should; mistakes come first."""

from functools import cache

import pytest

from tests.games.nonogram.test_game import HOUSE, game
from tutor.base.language import Language
from tutor.base.watch import Stopped
from tutor.games.nonogram.coach import (
    DARK,
    Light,
    Question,
    light_of,
    tell_advice,
    tell_check,
    tell_step,
    tell_why,
)
from tutor.games.nonogram.game import NonogramGame
from tutor.language import LANGUAGES
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.picture_teller import STORIES
from tutor.nonogram.explain import Claim, path, simplest
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle, puzzle_of
from tutor.nonogram.rules.step import Step

NO_LOGIC = Puzzle(((1,), (1,)), ((1,), (1,)))
"""Two pictures have these clues."""

KEY = puzzle_of(
    [
        "..##....",
        ".#..#...",
        "#....#..",
        "#....###",
        "#.#..#.#",
        "#....#..",
        ".#..#...",
        "..##.##.",
    ]
)


@cache
def steps() -> tuple[tuple[Puzzle, Step], ...]:
    """Steps of several rules, each rule once."""
    found: dict[str, tuple[Puzzle, Step]] = {}
    for puzzle in (HOUSE, KEY):
        for step in path(Position(puzzle)).steps:
            found.setdefault(step.technique, (puzzle, step))
    return tuple(found.values())


# Rungs


def test_there_are_several_rules_to_look_at() -> None:
    assert len(steps()) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rung_says_and_lights_more_than_the_one_before(language: Language) -> None:
    for puzzle, step in steps():
        told = [tell_step(step, rung, puzzle, language) for rung in narrate.RUNGS]
        narration = narrate.narrate(step, puzzle, language)
        name = narrate.named(step, puzzle, language)
        assert [one.rung for one in told] == list(narrate.RUNGS)
        (nudge,) = told[0].sentences
        assert narration.where.startswith(nudge[:-1]), "only the line"
        has_question = STORIES[step.technique].asks and step.technique != "empty-line"
        assert (nudge != narration.where) == has_question
        assert told[1].sentences == (name, narration.where), "with its question"
        assert told[2].sentences == tuple(filter(None, (name, narration.what)))
        assert told[3].sentences[-1] == narration.then
        assert told[3].sentences[: len(told[2].sentences)] == told[2].sentences
        pattern = Light(step.marks, step.line, step.blocks)
        whole = Light(step.marks, step.line, step.blocks, step.black, step.white)
        assert [one.light for one in told] == [DARK, Light(line=step.line), pattern, whole, whole]
        assert tell_step(step, narrate.NAME, puzzle, language, is_lit=False).light == DARK
        for one in told:
            assert {role for line in one.legend for role in line.roles} == {
                mark.role for mark in one.light.marks
            }


def test_where_nothing_is_lit_the_cells_are_told_in_words() -> None:
    puzzle, step = next((puzzle, step) for puzzle, step in steps() if step.marks)
    lit = tell_step(step, narrate.PATTERN, puzzle, "en")
    told = tell_step(step, narrate.PATTERN, puzzle, "en", is_lit=False)
    assert (told.light, told.legend) == (DARK, ())
    assert told.sentences == (*lit.sentences, *(line.text for line in lit.legend))


# Advice


def test_a_hint_is_the_simplest_step() -> None:
    asked = Question.of(NonogramGame(HOUSE))
    advice = asked.advice()
    assert advice.step == simplest(Position(HOUSE))
    told = tell_advice(advice, narrate.REASON, HOUSE, "en")
    assert told is not None
    assert advice.step is not None
    assert told.light == light_of(advice.step, narrate.REASON)


def test_nothing_is_told_where_nothing_can_be() -> None:
    advice = Question.of(NonogramGame(NO_LOGIC)).advice()
    assert tell_advice(advice, narrate.APPLY, NO_LOGIC, "en") is None


def test_a_mistake_comes_first_and_is_lit_once_it_is_named() -> None:
    played = game("??#??")
    played.paint([0], BLACK)
    played.paint([1], WHITE)
    advice = Question.of(played).advice()
    assert advice.step is None
    told = [tell_advice(advice, rung, HOUSE, "en") for rung in narrate.RUNGS]
    lights = [one.light for one in told if one is not None]
    named = Light(line=Line("row", 0), wrong=(0,))
    assert lights == [DARK, named, named, named, named]
    assert len({one.sentences for one in told if one is not None}) > 2


def test_a_check() -> None:
    played = game("??#??")
    assert tell_check(Question.of(played).diagnosis(), HOUSE, "en").sentences == ()
    played.paint([0], BLACK)
    told = tell_check(Question.of(played).diagnosis(), HOUSE, "fr")
    assert "L1C1" in told.sentences[0]
    assert told.light.wrong == (0,)


def test_a_line_that_can_no_longer_be_is_told_before_what_no_line_showed() -> None:
    played, line = NonogramGame(KEY), Line("row", 2)
    for cell in list(KEY.cells_of(line))[4:7]:
        played.paint([cell], BLACK)
    diagnosis = Question.of(played).diagnosis()
    mistake = diagnosis.mistake
    assert mistake is not None
    assert (mistake.kind, mistake.broken, mistake.run) == ("wrong", line, 3)
    told = tell_check(diagnosis, KEY, "fr")
    assert told.light.line == line
    (sentence,) = told.sentences
    assert "trois noires d’affilée, mais son plus long bloc est de 1" in sentence
    assert sentence.index("ligne 3") < sentence.index("L3C5")


def test_the_game_may_go_on_while_somebody_thinks() -> None:
    played = game("??#??")
    asked = Question.of(played)
    played.paint([0], BLACK)
    assert asked.diagnosis().mistake is None
    assert asked.key != Question.of(played).key


# Why


def test_why_a_painted_cell_has_its_colour() -> None:
    played = NonogramGame(HOUSE)
    played.paint([10, 11], BLACK)
    played.paint([12], BLACK)
    reason = Question.of(played).reason_at(12)
    assert (reason.verdict, reason.claim) == ("proved", Claim(12, BLACK))
    assert reason.claim.is_settled_by(reason.steps[-1])
    told = tell_why(reason, HOUSE, "en")
    assert told.light.black
    assert told.sentences[0]


def test_what_came_after_a_cell_is_not_its_reason() -> None:
    played = NonogramGame(HOUSE)
    played.paint([2], BLACK, crosses=True)
    reason = Question.of(played).reason_at(2)
    assert reason.verdict == "proved"
    for step in reason.steps:
        assert not set(step.cells("wall")) & {0, 1, 3, 4}, "the crosses rest on the cell"


def test_why_a_wrong_cell_is_wrong() -> None:
    played = NonogramGame(HOUSE)
    played.paint([12], WHITE)
    reason = Question.of(played).reason_at(12)
    assert (reason.verdict, reason.claim) == ("refuted", Claim(12, WHITE))
    assert reason.steps


def test_why_an_unknown_cell_must_be_what_it_must_be() -> None:
    asked = Question.of(NonogramGame(HOUSE))
    for cell, colour in ((12, BLACK), (0, WHITE)):
        reason = asked.reason_at(cell)
        assert (reason.verdict, reason.claim) == ("proved", Claim(cell, colour))
    assert Question.of(NonogramGame(NO_LOGIC)).reason_at(0).verdict == "open"


def test_without_steps_nothing_is_lit() -> None:
    told = tell_why(Question.of(NonogramGame(NO_LOGIC)).reason_at(0), NO_LOGIC, "fr")
    assert told.light == DARK
    assert told.sentences


# Watching


def test_the_thinking_can_be_stopped() -> None:
    def stop(share: float) -> None:
        raise Stopped

    asked = Question.of(NonogramGame(KEY))
    for work in (asked.advice, asked.diagnosis, lambda watch: asked.reason_at(0, watch)):
        with pytest.raises(Stopped):
            work(stop)


def test_it_tells_how_far_it_is() -> None:
    shares: list[float] = []
    Question.of(game("..#..", "?###.", "#####")).advice(shares.append)
    assert shares
    assert all(0 <= share < 1 for share in shares)
