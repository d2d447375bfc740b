"""A sprint in plain text: the board is read out, the number of an answer is typed."""

import sys
from time import monotonic

from tutor.activity.sprint import Sprint
from tutor.cli.course.places import READERS
from tutor.cli.course.session import Session
from tutor.cli.course.words import meaning_of
from tutor.cli.orders import folded
from tutor.cli.plain.lines import is_all_kept, typed_lines
from tutor.cli.run import Run
from tutor.games.both import game_of
from tutor.language import Speaker
from tutor.learn.course import new_seed
from tutor.learn.sprint import subject_name, techniques_of
from tutor.store import Store

_STOP = ("stop", "quit", "q", "arrêt", "quitter")


class PlainSprint:
    """Asks until the time is up, or somebody stops."""

    def __init__(self, run: Run, store: Store) -> None:
        self._session = Session(run, store)

    def go(self, subject: str) -> None:
        """A sprint about a lesson, or about what is known of a game."""
        session = self._session
        found = techniques_of(subject, session.mastery())
        if isinstance(found, str):
            session.say(found, name=subject_name(subject, session.speaker))
            return
        sprint = Sprint(
            subject, found, new_seed(), session.store, self._speaker_of, session.warn, monotonic
        )
        session.say("sprint-plain-start", subject=subject_name(subject, session.speaker))
        self._ask(sprint)
        typed = typed_lines()
        for line in typed:
            if line.strip().lower() in _STOP or sprint.tick():
                break
            self._take(sprint, line.strip())
            sys.stdout.flush()
        sprint.end()
        session.tell(*sprint.summary())
        is_all_kept(session.store, session.speaker, typed)

    def _speaker_of(self, technique: str) -> Speaker:
        self._session.speak_of(technique)
        return self._session.speaker

    def _take(self, sprint: Sprint, line: str) -> None:
        """An answer, or whatever follows a wrong one."""
        session = self._session
        if sprint.outcome is not None:
            sprint.go_on()
        else:
            number = chosen(sprint, line)
            outcome = None if number is None else sprint.answer(number)
            if outcome is None:
                session.say("sprint-plain-expect", count=len(sprint.trial.options))
                return
            session.tell(outcome.sentence)
            if not outcome.is_right:
                session.tell(*outcome.why.sentences)
                session.say("sprint-plain-go-on")
                return
        self._ask(sprint)

    def _ask(self, sprint: Sprint) -> None:
        session, exercise = self._session, sprint.trial.exercise
        aids = session.aids(sprint.trial.technique)
        reader = READERS[game_of(sprint.trial.technique).name].of_exercise(
            exercise, aids, sprint.speaker
        )
        session.tell(*reader.board())
        session.tell(*reader.lit(exercise.lit(session.language).light, exercise.pointed))
        session.tell(*sprint.trial.facts(session.language), sprint.question)
        for number, name in enumerate(sprint.option_names(), start=1):
            session.say("sprint-plain-option", number=number, name=name)
        sys.stdout.flush()


def chosen(sprint: Sprint, line: str) -> int | None:
    """The answer that was typed: its number, its name, or yes or no in either language."""
    if line.isdecimal():
        return int(line) - 1
    word, names = folded(line), [folded(name) for name in sprint.option_names()]
    if word in names:
        return names.index(word)
    meant = meaning_of(word)
    return sprint.trial.options.index(meant) if meant in sprint.trial.options else None
