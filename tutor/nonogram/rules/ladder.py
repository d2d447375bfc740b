"""The ladder: one record per rule, in the order people learn and the explainer tries them."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.nonogram.names import is_of_nonograms, rule_id_of, technique_of
from tutor.nonogram.position import Position
from tutor.nonogram.rules.crossing import crossing_lines
from tutor.nonogram.rules.deep import nested_trials, two_colours
from tutor.nonogram.rules.in_line import LINE_RULES
from tutor.nonogram.rules.reach import Finder, in_lines
from tutor.nonogram.rules.step import Role, Step
from tutor.nonogram.rules.trial import contradiction, edge_logic, exhaustive_search


@dataclass(frozen=True)
class Rule:
    """One rung of the ladder."""

    id: str
    tier: int
    rating: float | None
    """How hard it is for people; None for search, which is not for people."""
    finder: Finder
    roles: tuple[Role, ...] = ()
    """The parts that cells can play in its steps."""
    builds_on: tuple[str, ...] = ()
    """The rules whose idea it goes on from."""

    def find(self, position: Position) -> Iterator[Step]:
        """Every step, the clearest first, each conclusion once."""
        return self.finder(position)


def _line_rule(
    name: str,
    tier: int,
    rating: float,
    roles: tuple[Role, ...],
    builds_on: str = "",
) -> Rule:
    return Rule(
        name, tier, rating, in_lines(name, LINE_RULES[name]), roles, tuple(builds_on.split())
    )


def _complete_line(position: Position) -> Iterator[Step]:
    """A line by itself; where there are several inks, then the two lines of a cell."""
    yield from _ALONE(position)
    yield from crossing_lines(position)


_ALONE = in_lines("complete-line", LINE_RULES["complete-line"])
_RUN: tuple[Role, ...] = ("run",)
_RUN_AND_WALL: tuple[Role, ...] = ("run", "wall")
_TRIED: tuple[Role, ...] = ("assumed", "forced", "barred")


LADDER: tuple[Rule, ...] = (
    _line_rule("empty-line", 1, 1.0, ()),
    _line_rule("full-line", 1, 1.1, ("wall",)),
    _line_rule("overlap", 1, 1.4, ("reach",), "full-line"),
    _line_rule("punctuation", 1, 1.6, _RUN, "full-line"),
    _line_rule("out-of-reach", 2, 2.0, ("run", "reach"), "punctuation"),
    _line_rule("block-range", 2, 2.4, ("reach", "run", "wall"), "overlap out-of-reach"),
    _line_rule("glue", 2, 2.6, _RUN_AND_WALL, "overlap"),
    _line_rule("mercury", 2, 2.8, _RUN_AND_WALL, "glue out-of-reach"),
    _line_rule("forcing", 3, 3.0, ("gap", "wall", "reach"), "block-range"),
    _line_rule("joining", 3, 3.2, _RUN_AND_WALL, "forcing glue"),
    Rule(
        "complete-line",
        3,
        4.0,
        _complete_line,
        (*_RUN_AND_WALL, "assumed"),
        ("block-range", "joining"),
    ),
    Rule("edge-logic", 4, 5.0, edge_logic, _TRIED, ("glue", "complete-line")),
    Rule("contradiction", 5, 6.0, contradiction, _TRIED, ("edge-logic",)),
)
"""The rules of logic."""

BEYOND: tuple[Rule, ...] = (
    Rule("two-colours", 6, 7.0, two_colours, _TRIED, ("contradiction",)),
    Rule("nested-trials", 6, 7.5, nested_trials, _TRIED, ("contradiction",)),
)
"""What is beyond the course: the lesson on contradictions speaks of it at its end."""

SEARCH = Rule("search", 6, None, exhaustive_search, ("assumed",))
"""The last resort, tried when nothing on the ladder applies."""

RULES: dict[str, Rule] = {rule.id: rule for rule in (*LADDER, *BEYOND, SEARCH)}
"""Every rule by its id, in ladder order."""

ALL: tuple[Rule, ...] = tuple(RULES.values())
"""Every rule, from the simplest to the last resort."""

STUDY = ("empty-line", "overlap", "punctuation", "out-of-reach", "block-range")
"""The rules of the study with automata, by the names they have here."""

SUBSETS: dict[str, tuple[str, ...]] = {
    "study": STUDY,
    "lines": tuple(rule.id for rule in LADDER if rule.tier <= 3),
}
"""Choices of rules that have a name of their own."""


def lesson_of(rule: str) -> str:
    """The lesson that speaks of a rule: for those beyond the course, the one on contradictions."""
    return technique_of("contradiction" if RULES[rule] in BEYOND else rule)


TECHNIQUES: tuple[str, ...] = tuple(technique_of(rule.id) for rule in LADDER)
"""Every rule of logic under that name, in ladder order."""


def rule_of(technique: str) -> Rule:
    """The rule behind such a name.

    Raises:
        KeyError: there is none.
    """
    if not is_of_nonograms(technique):
        raise KeyError(technique)
    return RULES[rule_id_of(technique)]
