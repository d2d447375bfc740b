"""The lessons of the course: which there are, and how far the learner is in each."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import cast

from tutor.base.language import Language
from tutor.base.shown import json_text, typed
from tutor.cli.run import Run
from tutor.cli.screens import tell_problems
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.language import Speaker
from tutor.learn.course import (
    ALL_LESSONS,
    COURSES,
    is_unlocked,
    kinds_of,
    lesson_folder,
    lesson_title,
    requires,
)
from tutor.learn.mastery import mastery_in
from tutor.learn.progress import LessonStanding, next_on, standings
from tutor.learn.taught import family_of, lesson_of
from tutor.learn.text import without_marks
from tutor.narrate.names import called
from tutor.store import Store


def lesson_named(text: str, game: GameName, run: Run) -> str:
    """The lesson with this id; without one the command ends.

    Who has named the game need not name it once more: ``overlap`` is ``nonogram-overlap``.
    A technique that shares its lesson with others opens that.
    """
    key = "-".join(text.lower().split())
    wanted = lesson_of(key)
    if (longer := f"{game}-{wanted}") in COURSES[game].lessons:
        wanted = longer
    if wanted not in ALL_LESSONS:
        known = [id_ for lesson in ALL_LESSONS for id_ in family_of(lesson)]
        near = get_close_matches(key, known, n=3, cutoff=0.5)
        message = "learn-no-lesson-near" if near else "learn-no-lesson"
        run.refuse(message, found=typed(text), near=", ".join(near))
    return wanted


# For people


def print_list(store: Store, games: Sequence[GameName], run: Run) -> None:
    """Print the lessons on some games, with what to do next."""
    tell_problems(store, run)
    for line in lines(store, run.speaker, *games):
        print(line)


def lines(store: Store, speaker: Speaker, *games: GameName) -> Iterator[str]:
    """A line for each lesson, by game and tier; then what is due, and the next lesson.

    The first of the games is the one to go on with.
    """
    mastery, language = mastery_in(store), speaker.language
    due = [one.technique for one in mastery.due_today() if game_of(one.technique).name in games]
    course = store.course()
    following = {game: next_on(game, mastery, course) for game in games}
    for game in games:
        if game != games[0]:
            yield speaker.say(f"learn-{game}")
        yield from _part(list(standings((game,), course, mastery)), due, following[game], speaker)
    if due:
        names = speaker.listed([lesson_title(id_, language) for id_ in due])
        yield speaker.say("progress-due", names=names)
    if (id_ := following[games[0]]) is not None:
        yield speaker.say("progress-next-lesson", name=lesson_title(id_, language))


def _part(
    found: list[LessonStanding], due: Sequence[str], following: str | None, speaker: Speaker
) -> Iterator[str]:
    """The lessons on one game."""
    say, tier = speaker.say, cast("int | None", 0)
    width = max(len(entry.id) for entry in found)
    for entry in found:
        if entry.tier != tier:
            tier = entry.tier
            yield _heading(tier, speaker, is_first=entry is found[0])
        state = say(f"state-{entry.shown_state}").ljust(_state_width(speaker))
        done = f"{len(entry.done)}/{len(kinds_of(entry.id))}"
        notes = [lesson_title(entry.id, speaker.language)]
        if entry.id in due:
            notes.append(say("learn-note-due"))
        if entry.id == following:
            notes.append(say("learn-note-next"))
        if entry.state == "new" and entry.unmet:
            names = [called(one, speaker.language) for one in entry.unmet]
            notes.append(say("learn-note-first", names="; ".join(names)))
        yield f"  {entry.id:{width}}  {state}  {done}  {' · '.join(notes)}"


def _heading(tier: int | None, speaker: Speaker, *, is_first: bool) -> str:
    if tier is None:  # an introduction, or what looks behind the rules once they are known
        return speaker.say("learn-introductions" if is_first else "learn-further")
    return speaker.say("techniques-tier", tier=tier, level=speaker.say(f"level-{tier}"))


def _state_width(speaker: Speaker) -> int:
    states = ("new", "learning", "known", "due", "read")
    return max(len(speaker.say(f"state-{state}")) for state in states)


# For programs


def print_json(store: Store, games: Sequence[GameName], id_: str | None, run: Run) -> None:
    """Print every lesson on some games as it stands, or the pages of one."""
    language = run.speaker.language
    told = _all_lessons(store, games, language) if id_ is None else _one_lesson(id_, language)
    print(json_text(told))


def _all_lessons(
    store: Store, games: Sequence[GameName], language: Language
) -> list[dict[str, object]]:
    mastery = mastery_in(store)
    return [
        {
            "id": entry.id,
            "game": game_of(entry.id).name,
            "title": lesson_title(entry.id, language),
            "tier": entry.tier,
            "state": entry.state,
            "due": entry.due and entry.due.isoformat(),
            "read": entry.is_read,
            "done": list(entry.done),
            "requires": list(requires(entry.id)),
            "unlocked": is_unlocked(entry.id, mastery),
        }
        for entry in standings(games, store.course(), mastery)
    ]


def _one_lesson(id_: str, language: Language) -> dict[str, object]:
    return {
        "id": id_,
        "title": lesson_title(id_, language),
        "pages": [
            {
                "part": page.part,
                "heading": page.heading,
                "text": "\n".join(map(without_marks, page.sentences)),
                **page.board_json(),
            }
            for page in lesson_folder(id_).pages(language)
        ],
    }
