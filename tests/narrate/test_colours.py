"""Coloured nonograms in words: every step is told with names and letters, and nothing is black."""

import re

import pytest

from tests.cases import each_case
from tests.nonogram.coloured import INKS, board
from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.language import LANGUAGES
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.ink_words import colour_named, ink_name, inks_in, puzzle_in
from tutor.narrate.rungs import RUNGS
from tutor.nonogram.explain import Claim, Move, diagnose, walk, why
from tutor.nonogram.inks import (
    LETTERS,
    MOST_OF_OURS,
    WHITE,
    Ink,
    block_words,
    ink_of_colour,
    lettered,
    palette,
)
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_in_inks
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
                ink = inks_in(INKS, language)[ink_of_colour(colour) - 1]
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


OURS = palette(MOST_OF_OURS)
THEIRS = lettered(
    [
        ("light blue", "87ceeb", "k"),
        ("blue", "0000ff", "b"),
        ("gold", "daa520", "n"),
        ("Himmel", "87cefa", "v"),
        ("green", "008000", "g"),
        ("grey 2", "888888", "e"),
        ("black", "000000", "l"),
    ]
)


def _letters(inks: tuple[Ink, ...], language: Language) -> str:
    return "".join(ink.letter for ink in inks_in(inks, language))


@each_case(
    ("inks", "english", "french"),
    [
        (OURS, "krbgyopnie", "nrbvjoimsg"),
        (THEIRS, "kbnvgel", "lbdvegn"),
        (lettered([("noir", "000000", "n"), ("vert", "008000", "v")]), "kg", "nv"),
        (lettered([("brown", "8b4513", "n"), ("n", "000000", "m")]), "nm", "am"),
    ],
)
def test_letters_are_those_of_names_in_a_language(
    inks: tuple[Ink, ...], english: str, french: str
) -> None:
    assert (_letters(inks, "en"), _letters(inks, "fr")) == (english, french)
    for language in LANGUAGES:
        shown = inks_in(inks, language)
        assert len({ink.letter for ink in shown} & set(LETTERS)) == len(inks)
        assert inks_in(shown, language) == shown, "whoever asks twice is told the same"
        assert [ink._replace(letter="") for ink in shown] == [
            ink._replace(letter="") for ink in inks
        ]


def test_a_part_of_a_palette_has_its_letters() -> None:
    blue, green = THEIRS[0], THEIRS[4]
    part = (blue._replace(number=1), green._replace(number=2))
    assert _letters(part, "fr") == "bv"
    assert "".join(ink.letter for ink in inks_in(part, "fr", THEIRS)) == "le"


def test_letters_and_names_are_understood_in_both_languages() -> None:
    signs = "".join(ink.letter for ink in OURS)
    puzzle = puzzle_in_inks([signs], OURS)
    assert ["".join(block[1] for block in _row(puzzle, one)) for one in LANGUAGES] == [
        signs,
        "nrbvjoimsg",
    ]
    for ink in OURS:
        for language in LANGUAGES:
            shown = inks_in(OURS, language)[ink.number - 1]
            assert colour_named(shown.letter, puzzle, language) == ink.colour
            for name in (ink_name(ink, "en"), ink_name(ink, "fr")):
                assert colour_named(name, puzzle, language) == ink.colour
    black, brown = OURS[0].colour, OURS[7].colour
    assert [colour_named("n", puzzle, one) for one in (None, *LANGUAGES)] == [brown, brown, black]
    assert colour_named("k", puzzle, "fr") == black, "nothing else has that letter"
    assert colour_named("x", puzzle, "fr") is None


def _row(puzzle: Puzzle, language: Language) -> list[str]:
    return block_words(puzzle_in(puzzle, language).rows[0])
