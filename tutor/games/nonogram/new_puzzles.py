"""Where new nonograms come from: our pictures, or random ones."""

from collections.abc import Collection
from fractions import Fraction

from tutor.games.game import (
    Choice,
    Fresh,
    Lines,
    Progress,
    Prompt,
    Purpose,
    Shipped,
    Source,
    sides_of,
)
from tutor.games.nonogram.making import Wish, make, puzzle_for, title_for
from tutor.games.nonogram.pictures import Picture, next_picture, picture, pictures
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.titles import PICTURE, picture_name, slug_of, solved_slugs
from tutor.language import Speaker
from tutor.language.rating import own_minutes, told_minutes
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import rule_of

SIZES = ((5, 5), (10, 10), (15, 15), (20, 20), (25, 25))
"""The sizes that are offered; others can be typed."""
LARGEST = 50
"""The longest side of a random picture."""
SHARES = (40, 50, 60, 70)
"""How much of a random picture may be black, in percent."""


def fresh(wish: Wish) -> Fresh:
    """A random picture that its clues tell from all others."""

    def made(seed: int, progress: Progress) -> PicturePuzzle | None:
        found = make(wish, seed, lambda: progress(0))
        return None if found is None else PicturePuzzle(Position(found.puzzle))

    return Fresh("random", made)


def shipped(found: Picture) -> Shipped:
    """A picture of ours."""
    title = f"{PICTURE}{found.slug}"
    return Shipped(title, lambda: PicturePuzzle(Position(found.puzzle)), goes_on=True)


def next_shipped(solved: Collection[str], after: str = "") -> Shipped | None:
    """The next picture that is not solved yet; titles of games tell which are, and which was last.

    None if all of them are solved.
    """
    found = next_picture(solved_slugs(solved), slug_of(after))
    return None if found is None else shipped(found)


def to_use(technique: str | None, solved: Collection[str]) -> Source | None:
    """A nonogram to use a rule on, the one that was begun if there is one.

    Without a rule it is the next picture of ours; None if all of them are solved.
    """
    if technique is None:
        return next_shipped(solved)
    rule = rule_of(technique)

    def made(seed: int, progress: Progress) -> PicturePuzzle | None:
        found = puzzle_for(rule, seed, lambda: progress(0))
        return None if found is None else PicturePuzzle(Position(found))

    return Fresh(title_for(technique), made, goes_on=True)


def menu(
    speaker: Speaker, purpose: Purpose, solved: Collection[str], speed: float | None = None
) -> Choice:
    """Everything that can be begun.

    Args:
        speaker: names everything.
        purpose: what the nonogram is for.
        solved: what the games are called that were solved.
        speed: what the learner's minutes are of the usual ones; None where nobody can tell.
    """
    say = speaker.say
    begun: Lines = (("continue", ""), None)
    ids = ["pictures", "random", "paste", "file"]
    if purpose == "play":
        ids = ["learn", *ids, "draw", "walk"]

    lines: Lines = tuple((id_, say(f"nonogram-from-{id_}")) for id_ in ids)

    def then(answer: str) -> Source | None:
        if answer == "pictures":
            return _pictures(speaker, solved, speed if purpose == "play" else None)
        return _sizes(speaker) if answer == "random" else None

    return Choice(
        say(f"nonogram-menu-{purpose}"),
        (*(begun if purpose == "play" else ()), *lines),
        then,
        lambda answer: "" if answer == "continue" else say(f"nonogram-about-{answer}"),
        "menu",
    )


def _pictures(speaker: Speaker, solved: Collection[str], speed: float | None) -> Choice:
    """Every picture with its size and level, the easiest first, the levels set apart.

    What each of them shows is not told before it is solved.
    """
    lines: list[tuple[str, str] | None] = []
    level, count, known = "", 0, solved_slugs(solved)
    for number, each in enumerate(pictures(), start=1):
        if level and each.level != level:
            lines.append(None)
        level = each.level
        is_solved = each.slug in known
        count += is_solved
        title = f"✓ {picture_name(each.puzzle, speaker)}" if is_solved else "?"
        named = speaker.say(f"level-{each.level}")
        line = f"{number:3}  {each.width:2}x{each.height:<2}  {named:<12} {title}"
        lines.append((each.slug, line))

    def found(slug: str) -> Picture:
        there = picture(slug)
        assert there is not None
        return there

    def about(slug: str) -> str:
        minutes = found(slug).minutes
        time = told_minutes(speaker, minutes, own_minutes(minutes, speed))
        return speaker.say("nonogram-about-picture", time=time)

    return Choice(
        speaker.say("nonogram-pictures-solved", solved=count, count=len(pictures())),
        tuple(lines),
        lambda slug: shipped(found(slug)),
        about,
        "pictures",
        are_shipped=True,
    )


def _sizes(speaker: Speaker) -> Choice:
    say = speaker.say
    sizes: Lines = tuple((f"{width}x{height}", f"{width}x{height}") for width, height in SIZES)

    def problem(text: str) -> str | None:
        fits = all(1 <= side <= LARGEST for side in sides_of(text))
        return None if fits else say("nonogram-size-bad", largest=LARGEST)

    def then(answer: str) -> Source:
        if answer == "other":
            return Prompt(say("nonogram-size-prompt"), "12x8", problem, then)
        return _shares(*sides_of(answer), speaker)

    return Choice(say("choose-size"), (*sizes, ("other", say("nonogram-size-other"))), then)


def _shares(width: int, height: int, speaker: Speaker) -> Choice:
    lines: Lines = tuple(
        (str(percent), speaker.say("nonogram-share", percent=percent)) for percent in SHARES
    )

    def then(answer: str) -> Fresh:
        return fresh(Wish(width, height, Fraction(int(answer), 100)))

    return Choice(speaker.say("nonogram-choose-share"), lines, then)
