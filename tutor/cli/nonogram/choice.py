"""``--only``, ``--up-to`` and ``--technique``: from what was typed to rules."""

from tutor.cli.choice import Choice
from tutor.nonogram.rules.ladder import LADDER, SEARCH, SUBSETS

CHOICE = Choice(LADDER, SEARCH, "tutor nonogram techniques", SUBSETS)
rule_named = CHOICE.named
chosen = CHOICE.chosen
