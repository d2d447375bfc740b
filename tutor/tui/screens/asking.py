"""Telling an exercise: the question, hints, what an answer is worth; again in another language."""

from dataclasses import replace
from typing import Literal

from tutor.learn.aids import Aids
from tutor.learn.attempt import Attempt
from tutor.learn.course import lesson
from tutor.play.coach import DARK, Told
from tutor.tui.board.look import Scene
from tutor.tui.screens.answering import AnsweringScreen

Ending = Literal["", "outcome", "answer"]
"""How an exercise came to its end: by an answer of the learner's, or by being told."""


class AskingScreen(AnsweringScreen):
    """An exercise and the coach's words about it."""

    def __init__(self, attempt: Attempt) -> None:
        super().__init__(attempt)
        self.aids = Aids(candidates=True, lighting=True)
        self.ending: Ending = ""
        self.is_judged = False
        """Whether the last word was about an answer, rather than a hint."""

    # What is told

    def put(self) -> None:
        """Say the question, and how it is answered; what it lights up is in sight from now on."""
        exercise, language, say = self.exercise, self.speaker.language, self.speaker.say
        lit = exercise.lit(language)
        sentences = [
            *exercise.question(language),
            "",
            self.how(),
        ]
        if not self.is_marked and not lesson(self.attempt.lesson).is_introduction:
            sentences.append(say("exercise-hidden", key=self.key_of("marks")))
        self.told_in = language
        self.coach.tell(Told(tuple(sentences), lit.light, lit.legend))
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
            told = replace(told, light=DARK)
        self._show(told)

    def tell_answer(self) -> None:
        """Say the right answer."""
        self._show(self.exercise.solution(self.speaker.language))

    def _show(self, told: Told) -> None:
        """Say something about the exercise: what it was worth at once, then how to go on."""
        say, sentences = self.speaker.say, list(told.sentences)
        if self.attempt.is_over:
            percent = round(100 * self.attempt.credit)
            sentences.insert(1, say("exercise-worth", percent=percent))
            sentences.append(say("exercise-go-on", submit=self.key_of("submit")))
        elif told.rung is None and self.attempt.attempts:
            sentences.append(say("exercise-again"))
        told = replace(told, sentences=tuple(sentences))
        if told.light == DARK:  # what the question lights up stays
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

    # The board

    def scene(self) -> Scene:
        """Nothing clashes but where that is the question."""
        scene = super().scene()
        scene.show_conflicts = False
        return scene
