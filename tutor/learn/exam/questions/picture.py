"""Finish a nonogram that was begun."""

from collections.abc import Callable, Sequence
from functools import cached_property

from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, tell_advice, tell_step
from tutor.games.nonogram.coach import Question as Asked
from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.history import Entry, sound_part
from tutor.games.nonogram.lines import is_solved
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.nonogram import NonogramQuestion, solution_of
from tutor.learn.exam.score import left_by_hints
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.explain import Advice, path
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.rules.step import Step

_FEW = 8


class Picture(NonogramQuestion):
    """A nonogram with some of its cells known already."""

    kind = "picture"
    _advised: tuple[tuple[Entry, ...], Advice] | None = None

    @property
    def is_sound(self) -> bool:
        """Whether there is one picture, and something to find."""
        return solution_of(self.position) is not None and not is_solved(self.position)

    @cached_property
    def solved(self) -> Position:
        """The only picture."""
        solution = solution_of(self.position)
        assert solution is not None
        return solution

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The simplest way to the end."""
        return path(self.position).steps

    @cached_property
    def open_cells(self) -> tuple[int, ...]:
        """The cells that are to be found."""
        return tuple(n for n, colour in enumerate(self.position.cells) if colour == UNKNOWN)

    def log(self, answer: ExamAnswer) -> tuple[Entry, ...]:
        """What the learner did, up to the first thing that cannot have happened."""
        begun = start_of(self.position)
        return tuple(sound_part(self.puzzle, (*begun, *answer.painted)))[len(begun) :]

    def game(
        self, answer: ExamAnswer, record: Callable[[Entry], None] | None = None
    ) -> NonogramGame:
        """The game as the learner has it; what was known from the beginning stays.

        Args:
            answer: what was done so far.
            record: where to write what is done from now on.
        """
        log = (*start_of(self.position), *self.log(answer))
        fixed = frozenset(range(self.puzzle.cell_count)).difference(self.open_cells)
        return NonogramGame(self.puzzle, log, record, fixed)

    def board(self, answer: ExamAnswer) -> Position:
        """The board as the learner has it."""
        return self.game(answer).position

    def ask(self, language: Language) -> tuple[str, ...]:
        """To finish it."""
        name = narrate.called(self.rule_id, language)
        return (
            say(language, "exam-picture"),
            say(language, "exam-picture-needs", name=name),
        )

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a cell was painted."""
        return any(self._found(answer))

    def is_whole(self, answer: ExamAnswer) -> bool:
        """Whether the picture is there, or every cell has a colour."""
        board = self.board(answer)
        return is_solved(board) or all(board.colour(cell) != UNKNOWN for cell in self.open_cells)

    def _found(self, answer: ExamAnswer) -> tuple[list[int], list[int]]:
        """The cells painted rightly, and those painted wrongly."""
        right: list[int] = []
        wrong: list[int] = []
        board = self.board(answer)
        for cell in self.open_cells:
            if (colour := board.colour(cell)) != UNKNOWN:
                (right if colour == self.solved.colour(cell) else wrong).append(cell)
        return right, wrong

    def wrong(self, answer: ExamAnswer) -> list[int]:
        """The cells that the learner painted wrongly."""
        return self._found(answer)[1]

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """How many cells were painted."""
        right, wrong = self._found(answer)
        facts = {"count": len(right) + len(wrong), "of": len(self.open_cells)}
        return say(language, "exam-said-picture", **facts)

    def credit(self, answer: ExamAnswer) -> float:
        """The share of cells painted rightly; each wrong one takes a right one away.

        A picture whose black cells are all there, and no others, is complete: whoever makes
        no crosses loses nothing. Before that, a cell left open is not found yet.
        """
        right, wrong = self._found(answer)
        if not wrong and self._has_black(right):
            return 1.0
        return max(len(right) - len(wrong), 0) / len(self.open_cells)

    def _has_black(self, right: Sequence[int]) -> bool:
        """Whether every black cell that was to be found is among some cells."""
        return {cell for cell in self.open_cells if self.solved.colour(cell) == BLACK} <= {*right}

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """How many are right, and where the wrong ones are."""
        right, wrong = self._found(answer)
        facts = {"count": len(right), "of": len(self.open_cells)}
        told = [say(language, "exam-picture-right", **facts)]
        if wrong:
            kind = "exam-picture-many-wrong" if len(wrong) > _FEW else "exam-picture-wrong"
            cells = self.named(wrong[:_FEW])
            told.append(say(language, kind, cells=cells, count=len(wrong)))
        return tuple(told)

    # Hints

    def _advice(self, answer: ExamAnswer) -> Advice:
        """What the coach would say about the board as it stands; the last answer is kept."""
        if self._advised is None or self._advised[0] != answer.painted:
            self._advised = answer.painted, Asked.of(self.game(answer)).advice()
        return self._advised[1]

    def hint_about(self, answer: ExamAnswer) -> str:
        """What a hint would be about, as a word: the same as long as it is the same step."""
        advice = self._advice(answer)
        if (mistake := advice.diagnosis.mistake) is not None:
            move = mistake.move
            return "mistake" if move is None else f"mistake {self.puzzle.cell_name(move.cell)}"
        if (step := advice.step) is None:
            return ""
        return " ".join((step.technique, *map(self.puzzle.cell_name, step.concluded)))

    def is_done(self, answer: ExamAnswer) -> bool:
        """Whether the picture is complete."""
        return is_solved(self.board(answer))

    def hint(self, rung: int, answer: ExamAnswer, language: Language) -> Told:
        """A hint about the board as it stands: a mistake first, else the simplest step."""
        if self.is_done(answer):
            return Told((say(language, "exam-picture-done"),))
        told = tell_advice(self._advice(answer), min(rung, self.last_rung), self.puzzle, language)
        assert told is not None, "a board that is not done has a mistake or a step"
        return told

    def left_by(self, rungs: tuple[int, ...]) -> float:
        """What hints leave of it: each is about one step of many."""
        return left_by_hints(rungs, self.last_rung)

    @cached_property
    def _crux(self) -> tuple[int, Step]:
        """The hardest step, with its number."""
        order = list(RULES)
        hardest = max((step.technique for step in self.steps), key=order.index)
        numbered = enumerate(self.steps, start=1)
        return next(found for found in numbered if found[1].technique == hardest)

    def solution(self, language: Language) -> Told:
        """What it takes, the hardest step of it, and the whole picture."""
        number, step = self._crux
        told = tell_step(step, narrate.REASON, self.puzzle, language)
        first = say(language, "exam-picture-crux", number=number, steps=len(self.steps))
        colours = {colour: self._coloured(colour) for colour in (BLACK, WHITE)}
        light = Light(black=colours[BLACK], white=colours[WHITE])
        return Told((first, *told.sentences), light)

    def _coloured(self, colour: int) -> tuple[int, ...]:
        return tuple(cell for cell in self.open_cells if self.solved.colour(cell) == colour)
