"""Coloured nonograms in words: every step is told with names and letters, and nothing is black."""

import re

import pytest

from tests.nonogram.coloured import INKS, board
from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.language import LANGUAGES
from tutor.narrate import nonogram as narrate
from tutor.narrate.rungs import RUNGS
from tutor.nonogram.explain import Claim, Move, diagnose, walk, why
from tutor.nonogram.inks import WHITE, ink_of_colour
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.solver import solve

_BLACK = re.compile(r"\bblack|\bnoire?s?\b")
_NAMES = {"en": ("red", "green", "blue"), "fr": ("rouge", "vert", "bleu")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_with_its_colours(language: Language) -> None:
    dice, met = Dice("told in colours"), set()
    for _ in range(60):
        position = Position(board(dice, 8, 7, 40 + dice.below(50)))
        for step in walk(position, tuple(RULES.values())):
            met.add((step.technique, step.variant))
            (told,) = narrate.in_lines(step, position.puzzle, language)
            assert not _BLACK.search(told), told
            then = narrate.narrate(step, position.puzzle, language).then
            for colour in set(step.colours.values()) - {WHITE}:
                ink = INKS[ink_of_colour(colour) - 1]
                name = _NAMES[language][ink.number - 1]
                assert f"{name} ({ink.letter})" in then
            for rung in RUNGS:
                for sentence in narrate.hint(step, position.puzzle, language, rung).sentences:
                    assert sentence
                    assert not _BLACK.search(sentence), sentence
    assert len(met) >= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_and_mistakes_are_told_with_their_colours(language: Language) -> None:
    dice, kinds = Dice("claims in colours"), set()
    for _ in range(15):
        puzzle = board(dice, 6, 6)
        solved = solve(puzzle)
        if solved.status != "solved" or solved.solution is None:
            continue
        for cell in range(0, puzzle.cell_count, 7):
            true = solved.solution.colour(cell)
            for colour in puzzle.colours:
                reason = why(Position(puzzle), Claim(cell, colour))
                assert reason.verdict in (("proved",) if colour == true else ("refuted",))
                if reason.steps:
                    assert reason.steps[-1].colours[cell] == true
                told = " ".join(narrate.tell_reason(reason, puzzle, language))
                assert not _BLACK.search(told)
                if colour != true:
                    wrong = Position(puzzle)
                    wrong.set(cell, colour)
                    diagnosis = diagnose(wrong, [Move(cell, colour)])
                    assert diagnosis.mistake is not None
                    kinds.add(diagnosis.mistake.kind)
                    for sentence in narrate.tell_mistake(
                        diagnosis.mistake, puzzle, language, reveal=True
                    ):
                        assert not _BLACK.search(sentence)
    assert kinds == {"line", "wrong"}
