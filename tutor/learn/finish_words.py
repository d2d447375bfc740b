"""The end of a game in words, for the screen, for plain text, and for a card to share."""

from tutor.base.sparks import sparks
from tutor.language import Speaker
from tutor.language.rating import minutes, whole_minutes
from tutor.learn.course import lesson_title
from tutor.learn.finish import Another, Finish, FinishedGame, Use
from tutor.learn.path import Stop
from tutor.learn.review.pages import clock

NAME = "Pas à pas"
_PRACTICE = "technique:"
"""So begins the title of a puzzle that was made for a technique."""


def heading(done: FinishedGame, speaker: Speaker) -> str:
    """That it is over: solved where the learner did most of it, else finished."""
    return speaker.say("finish-own" if done.is_own_work else "finish-helped")


def praise(done: FinishedGame, finish: Finish, speaker: Speaker) -> str:
    """A warm word where it was earned; nothing for a game that the coach has finished.

    To be quick is praised only where nothing was wrong, and nothing guessed.
    """
    if not done.is_own_work:
        return ""
    is_clean = not (finish.slips or finish.guesses)
    best = is_clean and finish.times is not None and done.seconds <= finish.times.best
    told = [whole_minutes(one) for one in (finish.expected, finish.own) if one is not None]
    is_quick = is_clean and bool(told) and done.seconds < 60 * min(told)
    if is_clean and not finish.hints:
        how = "flawless"
    elif finish.is_mostly_told:
        how = "done"
    elif best:
        how = "best"
    else:
        how = "unaided" if finish.is_unaided else "quick" if is_quick else "done"
    return speaker.say("finish-praise", how=how)


def told_use(use: Use, finish: Finish, speaker: Speaker) -> str:
    """How often a technique was used."""
    if not use.technique:
        return speaker.say("finish-singles", count=use.count)
    name = finish.name(use.technique, speaker)
    message = "finish-in-head" if use.is_in_head else "finish-use"
    return speaker.say(message, count=str(use.count), name=name)


def longest(finish: Finish, speaker: Speaker) -> str:
    """The move that took longest; nothing if none took any time."""
    page = finish.longest
    if page is None:
        return ""
    deed = page.in_words(speaker) or page.deed(speaker).partition(",")[0]
    return speaker.say("finish-longest", deed=deed, time=clock(page.move.seconds))


def expected(finish: Finish, speaker: Speaker) -> str:
    """The minutes that a game like this takes; nothing where nobody can say."""
    if finish.expected is None:
        return ""
    told = minutes(speaker, finish.expected)
    own = told if finish.own is None else minutes(speaker, finish.own)
    if own == told:
        return speaker.say("finish-minutes", minutes=told)
    return speaker.say("finish-minutes-own", own=own, minutes=told)


def counted(finish: Finish, speaker: Speaker) -> list[tuple[str, str]]:
    """What a game took, name by name; guesses only where there were some."""
    say = speaker.say
    counts = [(say("finish-hints"), str(finish.hints)), (say("finish-slips"), str(finish.slips))]
    if finish.guesses:
        counts.append((say("finish-guesses"), str(finish.guesses)))
    if minutes_ := expected(finish, speaker):
        counts.append((say("finish-expected"), minutes_))
    return counts


def told_next(next_: Stop | Another, done: FinishedGame, speaker: Speaker) -> str:
    """What comes next."""
    if isinstance(next_, Stop):
        return next_.told(speaker)
    if next_.lesson:
        name = lesson_title(next_.lesson, speaker.language)
        return speaker.say("finish-next-practise", name=name)
    return speaker.say("finish-next-again", level=_level(done, speaker) or "none")


def _level(done: FinishedGame, speaker: Speaker) -> str:
    """The level of a game that was chosen by it: one for a technique is called by that."""
    if done.level is None or done.title.startswith(_PRACTICE):
        return ""
    return speaker.say(f"level-{done.level}")


def card(done: FinishedGame, finish: Finish, days: str, speaker: Speaker) -> str:
    """Three lines to share: which game, how it went, and its pace.

    Args:
        done: the game.
        finish: how it went.
        days: the streak in a few signs and words, if it is to be told.
        speaker: whoever has the words for the game.
    """
    say, called = speaker.say, done.called(speaker)
    level = _level(done, speaker)
    first = (NAME, called, "" if level in called else level)
    second = (
        clock(done.seconds),
        say("finish-card-hints", count=finish.hints),
        say("finish-card-techniques", count=finish.techniques) if finish.techniques else "",
    )
    last = "  ".join(filter(None, (sparks(finish.pace), days)))
    lines = (" · ".join(filter(None, first)), " · ".join(filter(None, second)), last)
    return "\n".join(filter(None, lines))


def plain_lines(finish: Finish, speaker: Speaker) -> list[str]:
    """How a game went, line by line; only what is true is told."""
    say, colon, lines = speaker.say, speaker.say("colon"), []
    if (times := finish.times) is not None:
        best = say("finish-best", time=clock(times.best))
        lines.append(f"{best} · {say('finish-median', time=clock(times.median))}")
    lines.append(" · ".join(f"{name} {count}" for name, count in counted(finish, speaker)))
    if finish.pace:
        pace = f"{say('finish-pace')} {sparks(finish.pace)}"
        lines.append(" · ".join(filter(None, (pace, longest(finish, speaker)))))
    if finish.used:
        uses = [
            told_use(use, finish, speaker) + (f" ({say('finish-new')})" if use.is_new else "")
            for use in finish.used
        ]
        lines.append(f"{say('finish-used')}{colon}{', '.join(uses)}")
    return lines
