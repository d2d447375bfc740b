"""What the rating of a nonogram says, in sentences."""

from tutor.language import Speaker
from tutor.language.rating import formula_lines, told_minutes
from tutor.narrate import nonogram as narrate
from tutor.nonogram.rules.ladder import SEARCH
from tutor.rating.record import Record
from tutor.rating.sweeps import OF_NONOGRAMS


def _of_nonograms(speaker: Speaker) -> Speaker:
    """Somebody who knows the words of nonograms, of levels and of formulas."""
    return Speaker(speaker.language, "nonogram", "commands", "screens")


def picture_summary(record: Record, speaker: Speaker) -> str:
    """The level, the minutes and the hardest rule; or why there is no rating."""
    if "flaw" in record:
        return picture_reason(record, speaker)
    speaker = _of_nonograms(speaker)
    return speaker.say(
        "rate-line",
        level=speaker.say(f"level-{record['level']}"),
        time=told_minutes(speaker, record["score"], record.get("own_minutes")),
        hardest=narrate.called(record["hardest"], speaker.language),
    )


def picture_reason(record: Record, speaker: Speaker) -> str:
    """One sentence or two: why this level, or why there is none."""
    say = _of_nonograms(speaker).say
    if "flaw" in record:
        return say(f"nono-rate-{record['flaw']}")
    counts, sweeps = record["counts"], record["sweeps"]
    if searches := counts.get(SEARCH.id, 0):
        return say("nono-rate-why-search", searches=searches)
    hardest = narrate.called(record["hardest"], speaker.language)
    if probes := record["probes"]:
        return say("nono-rate-why-trials", probes=probes, hardest=hardest)
    if steps := sum(OF_NONOGRAMS.beyond_first(counts).values()):
        return say("nono-rate-why-lines", steps=steps, hardest=hardest, sweeps=sweeps)
    return say("nono-rate-why-simple", sweeps=sweeps)


def picture_lines(record: Record, speaker: Speaker) -> list[str]:
    """Everything about one nonogram, line by line."""
    speaker = _of_nonograms(speaker)
    found = [picture_reason(record, speaker)]
    if "flaw" not in record:
        found = [picture_summary(record, speaker), *found, "", *_figures(record, speaker)]
    if "sat" in record and record.get("flaw") != "invalid":
        found += formula_lines(record["sat"], speaker, "nono-rate-formula-large")
    return found


def _figures(record: Record, speaker: Speaker) -> list[str]:
    """What the rating rests on."""
    used = [f"{n} × {narrate.called(id_, speaker.language)}" for id_, n in record["counts"].items()]
    return [
        speaker.say("rate-steps", steps=", ".join(used)),
        speaker.say(
            "nono-rate-sweeps-inks" if "colours" in record else "nono-rate-sweeps",
            sweeps=record["sweeps"],
            cells=speaker.number(record["cells"]),
            black=str(round(100 * record["black"])),
            probes=record["probes"],
            depth=record["depth"],
        ),
        speaker.say("nono-rate-convention"),
    ]
