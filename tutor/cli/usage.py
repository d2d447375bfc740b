"""What is wrong with a command line, in our words: Typer knows it in English alone.

Its errors are told apart by their names and what they carry, because their classes are
private to it.
"""

import re
from difflib import get_close_matches

from tutor.base.shown import printable
from tutor.language import Speaker

_WORD = re.compile(r"'(.*?)'|.* \((.*)\)", re.DOTALL)
"""What was typed, as complaints quote it."""


def told(error: Exception, speaker: Speaker) -> str | None:
    """A sentence about a command line that cannot be understood; None if it is something else."""
    facts = vars(error)
    message = str(facts.get("message", ""))
    context = facts.get("ctx")
    command = getattr(context, "command_path", "tutor")
    named = getattr(facts.get("param"), "opts", [])[:1]
    word = _WORD.search(message)
    found = printable(facts.get("option_name") or (word and (word[1] or word[2])) or "")
    match type(error).__name__:
        case "NoSuchOption":
            near = facts.get("possibilities") or []
            return _unknown("option", found, command, near, speaker)
        case "BadOptionUsage":
            is_missing = "requires" in message
            return speaker.say("usage-value" if is_missing else "usage-no-value", found=found)
        case "MissingParameter":
            option = [name for name in named if name.startswith("-")]
            missing = " ".join([*option, getattr(facts.get("param"), "metavar", None) or found])
            return speaker.say("usage-argument", found=missing, command=command)
        case "BadParameter":
            causes: list[dict[str, object]] = getattr(error.__cause__, "errors", list)()
            typed = [printable(str(cause["input"])) for cause in causes] or [found]
            kind = "whole" if "valid int" in message else "number"
            return speaker.say("usage-number", found=" ".join([*named, *typed]), kind=kind)
        case "UsageError" if message.startswith("No such command"):
            known = getattr(getattr(context, "command", None), "commands", {})
            near = get_close_matches(found, known, n=2)
            return _unknown("command", found, command, near, speaker)
        case "UsageError" if message.startswith("Got unexpected"):
            return speaker.say("usage-extra", found=found, command=command)
        case "UsageError" if message.startswith("Missing command"):
            return speaker.say("usage-missing-command", command=command)
    return None


def _unknown(kind: str, found: str, command: str, near: list[str], speaker: Speaker) -> str:
    if near:
        likely = ", ".join(near)
        return speaker.say("usage-near", kind=kind, found=found, command=command, near=likely)
    return speaker.say(f"usage-{kind}", found=found, command=command)
