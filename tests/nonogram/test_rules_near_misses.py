"""Where a rule applies, and where it almost does: one cell or one number makes the difference."""

from tests.cases import each_case
from tests.nonogram.lines import view_of, written
from tests.nonogram.test_rules import RULES, news
from tutor.nonogram.puzzle import Clue

HITS: list[tuple[str, str, Clue, str, str]] = [
    ("empty-line", "", (), "???", "..."),
    ("full-line", "", (2, 1), "????", "##.#"),
    ("full-line", "part", (2, 1), ".????", ".##.#"),
    ("full-line", "rest", (2, 2), "??..??", "##..##"),
    ("overlap", "", (3,), "????", "?##?"),
    ("overlap", "part", (1, 3), "#.????", "#.?##?"),
    ("punctuation", "done", (2,), "??##?", "..##."),
    ("punctuation", "longest", (2, 2), "??##?????", "?.##.????"),
    ("punctuation", "reach", (1, 3), "?#??????", ".#.?????"),
    ("out-of-reach", "", (3,), "??#?????", "??#??..."),
    ("block-range", "black", (3, 2), "???..???", "###..?#?"),
    ("block-range", "white", (1, 1, 1), "#??#??", "#??#.?"),
    ("glue", "edge", (4,), "?#????", "?###??"),
    ("glue", "wall", (3, 3), "???.#?????", "???.###.??"),
    ("mercury", "edge", (2, 1), "??#?????", ".?#?????"),
    ("mercury", "wall", (1, 2, 1), "#.??##????", "#...##????"),
    ("forcing", "gap", (2, 2), "??.?.????", "??...????"),
    ("forcing", "gap-reach", (2, 1), "?.??????", "..??????"),
    ("forcing", "pushed", (1, 3), "???.????", "???.?##?"),
    ("joining", "join", (4, 1), "??#?#????", "??###????"),
    ("joining", "split", (2, 2), "???#?#????", "???#.#????"),
    ("complete-line", "", (1, 1), "?#?.#", ".#..#"),
    ("complete-line", "argument", (1, 1), "????#?????", "???.#?????"),
]
"""A rule, its argument, a clue, what is known, and what is known then."""

MISSES: list[tuple[str, Clue, str, str]] = [
    ("empty-line", (1,), "???", "there is a block"),
    ("full-line", (2, 1), "?????", "one cell to spare"),
    ("full-line", (2, 1), ".?????", "one cell to spare in what is left"),
    ("full-line", (2, 2), "??..???", "one cell too many is not white"),
    ("overlap", (2,), "????", "the two ends do not meet"),
    ("overlap", (1, 2), "#.????", "they do not meet in what is left"),
    ("punctuation", (3,), "??##?", "the block goes on"),
    ("punctuation", (3, 2), "??##?????", "a longer block gets there"),
    ("punctuation", (1, 3), "??#?????", "the longer block just gets there"),
    ("out-of-reach", (3, 1), "??#?????", "another block takes what is left"),
    ("out-of-reach", (3,), "????????", "nothing holds the block"),
    ("out-of-reach", (2, 2), "???#?????", "either block may hold the run"),
    ("block-range", (1, 1), "???..???", "the ranges stay wider than their blocks"),
    ("block-range", (1, 1, 1), "#???#???", "every cell is in some range"),
    ("glue", (4,), "???#????", "too far from the edge"),
    ("glue", (1, 3), "?#????", "the block is as short as the run"),
    ("mercury", (2, 1), "???#????", "the first block fits before the run"),
    ("mercury", (3, 1), "??#?????", "the first block holds the run"),
    ("forcing", (1, 2), "??.?.????", "a block fits into the gap"),
    ("forcing", (1, 3), "???.??????", "what is left does not force it"),
    ("joining", (3, 2), "??#?#????", "the second run may be of either block"),
    ("joining", (3, 1), "???#?#????", "they may be one block, or two"),
    ("complete-line", (1, 1), "?????", "no cell is the same in all placements"),
]
"""A rule, a clue, what is known, and why that is not enough."""


@each_case(("rule", "variant", "clue", "cells", "after"), HITS)
def test_a_rule_applies(rule: str, variant: str, clue: Clue, cells: str, after: str) -> None:
    view = view_of(clue, cells)
    told = {(written(view, f.black, f.white), f.variant) for f in news(rule, view)}
    assert (after, variant) in told


@each_case(("rule", "clue", "cells", "why"), MISSES)
def test_a_rule_almost_applies(rule: str, clue: Clue, cells: str, why: str) -> None:
    assert not list(news(rule, view_of(clue, cells))), why


def test_every_argument_of_every_rule_is_here() -> None:
    assert {(rule, variant) for rule, variant, *_ in HITS} == {
        (rule, variant) for rule, (_, variants) in RULES.items() for variant in variants
    }
    assert {rule for rule, *_ in MISSES} == set(RULES)
