"""Finding a level in plain text: two questions, six boards, and the path that follows."""

import sys
from collections.abc import Iterator, Sequence
from typing import TypeVar, get_args

from tutor.activity.placement import Placement
from tutor.cli.course.places import AtExercises
from tutor.cli.course.session import Session
from tutor.cli.course.words import meaning_of
from tutor.cli.plain.lines import is_all_kept, typed_lines
from tutor.cli.run import Run
from tutor.games.both import GAMES
from tutor.games.game import GameName
from tutor.learn.placement import Experience, Start, keep
from tutor.store import Store, timestamps

T = TypeVar("T")

_WISHES: tuple[tuple[GameName, ...], ...] = (
    *((game.name,) for game in GAMES),
    tuple(game.name for game in GAMES),
)
_EXPERIENCES: tuple[Experience, ...] = get_args(Experience)
_PASS = ("s", "?")
"""What is typed by somebody who does not know, besides the word for it."""


class PlainPlacement:
    """Asks, sets the boards, and says what came of them; whoever stops keeps what was found."""

    def __init__(self, run: Run, store: Store) -> None:
        self._run, self._store = run, store
        self._session = Session(run, store)

    def go(self) -> None:
        """From the first question to the path."""
        lines = typed_lines()
        try:
            starts = self._starts(lines)
        except KeyboardInterrupt:
            print()
            self._run.code = 130
            return
        if starts:
            keep(self._store, starts, timestamps.now().astimezone())
            for start in starts:
                self._tell(start)
        is_all_kept(self._store, self._session.speaker, lines)

    def _starts(self, lines: Iterator[str]) -> Sequence[Start]:
        say = self._session.speaker.say
        names = [say(f"start-for-{'-'.join(wish)}") for wish in _WISHES]
        games = self._asked(say("start-what-for"), _WISHES, names, lines)
        if games is None:
            return ()
        told = [f"{say(f'start-{one}')}. {say(f'start-{one}-about')}" for one in _EXPERIENCES]
        question = say(f"start-solved-{'-'.join(games)}")
        experience = self._asked(question, _EXPERIENCES, told, lines)
        if experience is None:
            return ()
        if experience == "never":
            return [Start(game, ()) for game in games]
        placement = Placement(games, experience)
        self._set(placement, lines)
        return placement.starts

    def _asked(
        self, question: str, values: Sequence[T], names: Sequence[str], lines: Iterator[str]
    ) -> T | None:
        """One of several by its number; None if nobody answers, or somebody leaves."""
        session = self._session
        asked = [question, *(f"{number}. {name}" for number, name in enumerate(names, 1))]
        session.tell(*asked)
        sys.stdout.flush()
        for line in lines:
            word, wish = line.strip(), meaning_of(line.strip())
            if word.isdecimal() and 1 <= int(word) <= len(values):
                return values[int(word) - 1]
            if wish == "quit":
                return None
            if wish == "help":
                session.say("placement-about")
                session.tell(*asked)
            session.say("placement-number", most=len(values))
            sys.stdout.flush()
        return None

    def _set(self, placement: Placement, lines: Iterator[str]) -> None:
        """The boards."""
        session = self._session
        exercises = session.exercises((placement.first,), "placement", placement)
        place = AtExercises(session, exercises)
        session.speak_of(place.lesson)
        place.open()
        sys.stdout.flush()
        for line in lines:
            word = "skip" if line.strip().casefold() in _PASS else line
            request = place.reader.understand(word)
            move = place.answer(request)
            if move == "on" or request.wish == "quit":
                return
            if request.wish == "help":
                session.say("placement-boards")
            if move == "unknown":
                read = place.reader.looked_at(request)
                session.tell(*((place.expected(),) if read is None else read))
            sys.stdout.flush()

    def _tell(self, start: Start) -> None:
        """Where somebody starts, and what counts as known."""
        session = self._session
        if start.lesson is None:
            session.say("path-all-known")
        else:
            session.say("path-start", name=session.title(start.lesson))
        session.say("path-known", count=len(start.counted))
        if start.lesson is not None:
            session.say("placement-next", command=f"tutor learn {start.lesson}")
