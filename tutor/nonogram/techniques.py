"""The rules by the names they have among the techniques of all games."""

from tutor.nonogram.names import is_of_nonograms, rule_id_of, technique_of
from tutor.nonogram.rules.ladder import LADDER, RULES, Rule

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
