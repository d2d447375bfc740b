"""Telling an exercise: the question, hints, what an answer is worth; again in another language.

All of it is the same for every game. What an answer is put together from, and on which
board, is the game's own.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from tutor.games.sudoku.coach import Told
from tutor.learn.aids import Aids
from tutor.learn.attempt import Attempt
from tutor.tui.screens.board_with_coach import BoardWithCoach

Ending = Literal["", "outcome", "answer"]
"""How an exercise came to its end: by an answer of the learner's, or by being told."""


def _nothing_lit(light: Any) -> Any:
    """A light of the same game that shows nothing."""
    return type(light)()


class AskingScreen(BoardWithCoach):
    """An exercise and the coach's words about it; put before the screen of a game's board."""

    attempt: Attempt
    aids = Aids(candidates=True, lighting=True)
    ending: Ending = ""
    is_judged = False
    """Whether the last word was about an answer, rather than a hint."""
    told_in = ""
    """The language the question was put in."""

    # What depends on the game

    @property
    def exercise(self) -> Any:
        """The exercise on the board, as its game knows it."""
        raise NotImplementedError

    def set_board(self) -> None:
        """Put the board of the exercise on the screen."""
        raise NotImplementedError

    def answered(self) -> None:
        """The answer has changed."""
        raise NotImplementedError

    def remarks(self) -> Sequence[str]:
        """What else is to be said with the question."""
        return ()

    # Keys

    def key_of(self, id: str) -> str:
        """The key of a command, for whoever is told to press it."""
        command = next(command for command in self.commands() if command.id == id)
        return self.command_keys(command)

    def keys_of_answers(self) -> dict[str, str]:
        """The keys that put an answer together, by the names that messages know them by."""
        ids = {"submit": "submit", "yes": "it-is", "no": "it-is-not"}
        return {name: self.key_of(id) for name, id in ids.items()}

    def how(self) -> str:
        """How this exercise is answered."""
        message = f"exercise-how-{self.exercise.answers_with}"
        return self.speaker.say(message, **self.keys_of_answers())

    def remind(self) -> None:
        """Say how this exercise is answered."""
        self.coach.say(self.how())
        self.open_drawer()

    # What is told

    def put(self) -> None:
        """Say the question, and how it is answered; what it lights up is in sight from now on."""
        exercise, language = self.exercise, self.speaker.language
        lit = exercise.lit(language)
        sentences = (*exercise.question(language), "", self.how(), *self.remarks())
        self.told_in = language
        self.coach.tell(Told(sentences, lit.light, lit.legend))
        self.light_up(lit.light, lit.legend)

    def tell_outcome(self) -> None:
        """Say what the learner's answer is worth, and what to do now."""
        outcome = self.exercise.check(self.attempt.answer, self.speaker.language)
        self.is_judged = True
        self._show(Told(outcome.sentences, outcome.light, outcome.legend))

    def tell_hint(self) -> None:
        """Say the hint that was asked for last; to somebody who knows the pattern, unlit."""
        told = self.exercise.hint(self.attempt.rung, self.speaker.language)
        self.is_judged = False
        if not self.aids.lighting:
            told = replace(told, light=_nothing_lit(told.light))
        self._show(told)

    def tell_answer(self) -> None:
        """Say the right answer."""
        self._show(self.exercise.solution(self.speaker.language))

    def _show(self, told: Any) -> None:
        """Say something about the exercise: what it was worth at once, then how to go on."""
        say, sentences = self.speaker.say, list(told.sentences)
        if self.attempt.is_over:
            percent = round(100 * self.attempt.credit)
            sentences.insert(1, say("exercise-worth", percent=percent))
            sentences.append(say("exercise-go-on", submit=self.key_of("submit")))
        elif told.rung is None and self.attempt.attempts:
            sentences.append(say("exercise-again"))
        told = replace(told, sentences=tuple(sentences))
        if told.light == _nothing_lit(told.light):  # what the question lights up stays
            self.coach.tell(replace(told, legend=()))
            self.open_drawer()
        else:
            self.tell(told)

    def tell_again(self) -> None:
        """Say everything that still counts, after a change of language or a pause."""
        self.coach.forget()
        self.put()
        if self.attempt.is_over:
            (self.tell_answer if self.ending == "answer" else self.tell_outcome)()
        elif self.is_judged:
            self.tell_outcome()
        elif self.attempt.rung:
            self.tell_hint()
