"""The ladder: every named rule, in the order people learn and the explainer tries them."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.nonogram.position import Position
from tutor.nonogram.rules.closing import out_of_reach, punctuation
from tutor.nonogram.rules.complete import complete_line
from tutor.nonogram.rules.counting import empty_line, full_line, overlapping
from tutor.nonogram.rules.edges import glue, mercury
from tutor.nonogram.rules.found import Finder, LineRule, in_lines
from tutor.nonogram.rules.last_resort import exhaustive_search
from tutor.nonogram.rules.ranges import block_range
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import contradiction, edge_logic
from tutor.nonogram.rules.walls import forcing, joining


@dataclass(frozen=True)
class Rule:
    """One rung of the ladder."""

    id: str
    tier: int
    rating: float | None
    """How hard it is for people; None for search, which is not for people."""
    finder: Finder

    def find(self, position: Position) -> Iterator[Step]:
        """Every step, the clearest first, each conclusion once."""
        return self.finder(position)


def _line_rule(name: str, tier: int, rating: float, rule: LineRule) -> Rule:
    return Rule(name, tier, rating, in_lines(name, rule))


LADDER: tuple[Rule, ...] = (
    _line_rule("empty-line", 1, 1.0, empty_line),
    _line_rule("full-line", 1, 1.1, full_line),
    _line_rule("overlap", 1, 1.4, overlapping),
    _line_rule("punctuation", 1, 1.6, punctuation),
    _line_rule("out-of-reach", 2, 2.0, out_of_reach),
    _line_rule("block-range", 2, 2.4, block_range),
    _line_rule("glue", 2, 2.6, glue),
    _line_rule("mercury", 2, 2.8, mercury),
    _line_rule("forcing", 3, 3.0, forcing),
    _line_rule("joining", 3, 3.2, joining),
    _line_rule("complete-line", 3, 4.0, complete_line),
    Rule("edge-logic", 4, 5.0, edge_logic),
    Rule("contradiction", 5, 6.0, contradiction),
)
"""The rules of logic."""

SEARCH = Rule("search", 6, None, exhaustive_search)
"""The last resort, tried when nothing on the ladder applies."""

RULES: dict[str, Rule] = {rule.id: rule for rule in (*LADDER, SEARCH)}
"""Every rule by its id, in ladder order."""

STUDY = ("empty-line", "overlap", "punctuation", "out-of-reach", "block-range")
"""The rules of the study with automata, by the names they have here."""

SUBSETS: dict[str, tuple[str, ...]] = {
    "study": STUDY,
    "lines": tuple(rule.id for rule in LADDER if rule.tier <= 3),
}
"""Choices of rules that have a name of their own."""
