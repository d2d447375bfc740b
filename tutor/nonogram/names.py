"""How rules are called where techniques of both games stand side by side."""

PREFIX = "nonogram-"


def technique_of(rule_id: str) -> str:
    """The name of a rule among the techniques of all games: ``nonogram-overlap``."""
    return f"{PREFIX}{rule_id}"


def is_of_nonograms(technique: str) -> bool:
    """Whether a technique, or a lesson, belongs to this game."""
    return technique.startswith(PREFIX)


def rule_id_of(technique: str) -> str:
    """The id of the rule behind such a name."""
    return technique.removeprefix(PREFIX)
