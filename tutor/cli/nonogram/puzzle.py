"""A nonogram as it was given to a command: advised on, checked, proved and solved."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import islice
from typing import TYPE_CHECKING

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.base.sat import TooLarge
from tutor.base.shown import printable
from tutor.base.watch import Pulse, Report, no_pulse
from tutor.base.watch import Watch as Counter
from tutor.cli.game_commands import Checked, Hints, InputPath, InputPuzzle, Proof, TracedLine
from tutor.cli.run import Refused
from tutor.games.nonogram.claims import claim_of
from tutor.games.nonogram.steps import NonogramStep, span_as_json
from tutor.games.nonogram.text_drawing import clue_words, clues_text, line_name, picture, with_clues
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.ink_words import board_in, ink_name, inks_in, puzzle_in
from tutor.nonogram import sat, solver
from tutor.nonogram.explain import Claim, Mistake, advise, diagnose, path, why
from tutor.nonogram.formats import (
    KEEPS_ALL,
    KEEPS_COLOURS,
    CannotWrite,
    NoColours,
    write_part,
)
from tutor.nonogram.inks import Ink, clues_as_json, ink_of_colour
from tutor.nonogram.line import block_spans, told_by
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.ladder import RULES, STUDY, Rule
from tutor.nonogram.rules.step import Span, Step

if TYPE_CHECKING:
    from tutor.games.game import AnyPuzzle
    from tutor.games.solver import Solver
    from tutor.rating.record import Record, Wanted


def _colour_name(colour: int, puzzle: Puzzle) -> str:
    """What a colour is called in JSON."""
    if puzzle.inks and colour != WHITE:
        return puzzle.inks[ink_of_colour(colour) - 1].name
    return "black" if colour == BLACK else "white"


@dataclass(frozen=True)
class _NonogramMistake:
    """A mistake on a nonogram, as commands tell it."""

    mistake: Mistake
    puzzle: Puzzle

    def hint(self, language: Language, rung: int) -> Sequence[str]:
        return narrate.hint_at_mistake(self.mistake, self.puzzle, language, rung)

    def as_json(self, language: Language, *, reveal: bool) -> JsonObject:
        move, line = self.mistake.move, self.mistake.line
        result: JsonObject = {
            "kind": self.mistake.kind,
            "cell": None if move is None else self.puzzle.cell_name(move.cell),
            "colour": None if move is None else _colour_name(move.colour, self.puzzle),
            "line": None if line is None else line.name,
        }
        if reveal:
            steps = [NonogramStep(step, self.puzzle) for step in self.mistake.steps]
            result["steps"] = [step.as_json(language) for step in steps]
        return result


class _InputNonogram:
    """A nonogram with what is painted."""

    def __init__(self, position: Position, language: Language) -> None:
        self.position, self._puzzle = position, position.puzzle
        self._language = language

    def as_json(self) -> JsonObject:
        return {"puzzle": clues_text(self._puzzle), "board": self.written()}

    def _of_one_ink(self) -> Position:
        """The board, for what does not know colours yet."""
        if self._puzzle.inks:
            raise Refused("nono-no-colours")
        return self.position

    def _with(self, board: Position) -> "_InputNonogram":
        return _InputNonogram(board, self._language)

    def _shown(self, board: Position) -> Position:
        """A board with the letters that its reader has for colours."""
        return board_in(board, self._language)

    def _watched(self, watch: Watch) -> Position:
        """A copy of the board that tells how far the thinking is."""
        board = self.position.copy()
        board.pulse = partial(watch, 0.0)
        return board

    def _mistake(self, mistake: Mistake | None) -> _NonogramMistake | None:
        return None if mistake is None else _NonogramMistake(mistake, self._puzzle)

    def _told(self, steps: Iterable[Step]) -> tuple[NonogramStep, ...]:
        return tuple(NonogramStep(step, self._puzzle) for step in steps)

    # Hints

    def hint(self, technique: str | None, digit: str | None, every: bool, watch: Watch) -> Hints:
        board = self._watched(watch)
        rule = None if technique is None else RULES[technique]
        found: Iterable[Step] = ()
        if rule is None:
            advice = advise(board)
            mistake = advice.diagnosis.mistake
            if advice.step is not None:
                found = RULES[advice.step.technique].find(board) if every else [advice.step]
        else:
            mistake = diagnose(board).mistake
            found = () if mistake is not None else rule.find(board)
        steps = self._told(found if every else islice(found, 1))
        return Hints(
            steps,
            self._mistake(mistake),
            partial(self._why_none, rule),
            lambda language: (),
            lambda: self._after(steps),
        )

    def _why_none(self, rule: Rule | None, speaker: Speaker) -> str:
        if self.position.is_full:
            return speaker.say("coach-solved-already")
        if rule is None:
            return speaker.say("hint-nothing")
        return speaker.say("hint-no-technique", name=narrate.called(rule.id, speaker.language))

    def _after(self, steps: Sequence[NonogramStep]) -> tuple[str, JsonObject]:
        """The board after the steps that were shown."""
        after = self.position.copy()
        for told in steps:
            after.paint(told.step.colours)
        return with_clues(self._shown(after)), {"after": after.written()}

    def check(self, watch: Watch) -> Checked:
        diagnosis = diagnose(self._watched(watch))
        mistake = diagnosis.mistake

        def tell(language: Language, reveal: bool) -> Sequence[str]:
            if mistake is None:
                return ()
            return narrate.tell_mistake(mistake, self._puzzle, language, reveal=reveal)

        return Checked(self._mistake(mistake), diagnosis.is_certain, tell)

    def why(self, claim: str, techniques: Sequence[str], watch: Watch) -> Proof:
        """Judge ``r3c4=black`` or ``r3c4=#``; ``r3c4=white`` or ``r3c4=.``."""
        asked, puzzle = self._claim(claim), self._puzzle
        reason = why(self._watched(watch), asked, [RULES[id_] for id_ in techniques])
        claimed: JsonObject = {
            "cell": puzzle.cell_name(asked.cell),
            "colour": _colour_name(asked.colour, puzzle),
        }

        def tell(language: Language) -> Sequence[str]:
            told = list(narrate.tell_reason(reason, puzzle, language))
            if reason.verdict == "contradiction":
                mistake = diagnose(self.position).mistake
                if mistake is not None:
                    told += narrate.tell_mistake(mistake, puzzle, language)
            return told

        return Proof(claimed, reason.verdict, self._told(reason.steps), tell)

    def _claim(self, text: str) -> Claim:
        puzzle = self._puzzle
        if (claim := claim_of(text, puzzle, self._language)) is not None:
            return claim
        size = {"rows": puzzle.height, "columns": puzzle.width}
        if puzzle.inks:
            inks, language = inks_in(puzzle.inks, self._language), self._language
            letters = ", ".join(f"{ink.letter} ({ink_name(ink, language)})" for ink in inks)
            raise Refused("nono-claim-colour", found=printable(text), letters=letters, **size)
        raise Refused("nono-claim-bad", found=printable(text), **size)

    # Solving

    @property
    def filled(self) -> int:
        return self.position.known

    @property
    def cell_count(self) -> int:
        return self._puzzle.cell_count

    @cached_property
    def _broken(self) -> Line | None:
        """The first line that nothing fits any more."""
        for line in self._puzzle.lines:
            view = self.position.view(line)
            if told_by(view) is None:
                return line
        return None

    @property
    def is_broken(self) -> bool:
        return self._broken is not None

    is_dead_end = is_broken
    is_searched_quickly = True
    logic_seconds: float | None = None

    def path(self, techniques: Sequence[str], watch: Watch) -> InputPath:
        found = path(self._watched(watch), [RULES[id_] for id_ in techniques])
        return InputPath(self._told(found.steps), self._with(found.reached))

    def solutions(
        self, method: str, report: Report, remark: Callable[[str], None]
    ) -> Iterator["_InputNonogram"]:
        is_advised = False

        def reported(what: str, count: int) -> None:
            nonlocal is_advised
            if count > solver.PATIENCE and not is_advised:
                is_advised = True
                if method == "auto" and sat.would_help(self._puzzle):
                    remark("nono-solve-resists")
            report(what, count)

        watch = Counter(reported)
        if method == "auto":
            return map(self._with, solver.solutions(self.position, watch))
        self._of_one_ink()
        from tutor.lab.study.methods import ENGINES

        return map(self._with, ENGINES[method](self.position, watch))

    def traced(self, watch: Watch) -> Iterator[TracedLine]:
        return iter(())

    def at_a_glance(self, *, is_stuck: bool) -> "_InputNonogram":
        return self._with(solver.by_lines(self.position) or self.position)

    def candidate_grids(self) -> int | None:
        return None

    def flaw(self, speaker: Speaker) -> str | None:
        if self._broken is None:
            return None
        return speaker.say("nono-solve-invalid", line=line_name(self._broken, speaker))

    # Opening

    def opened(self) -> "AnyPuzzle":
        from tutor.games.nonogram.puzzle import PicturePuzzle

        return PicturePuzzle(self.position)

    def solver(self) -> "Solver":
        from tutor.games.nonogram.solver import PictureSolver

        return PictureSolver(self.position, lambda board: print(with_clues(self._shown(board))))

    # Rating

    def rate(self, wanted: "Wanted", pulse: Pulse = no_pulse) -> "Record":
        # Loaded here: few commands rate.
        from tutor.rating.record import record_of_picture

        if wanted.heuristic is not None:
            self._of_one_ink()  # nobody has a formula for several
        record = record_of_picture(
            self._puzzle,
            wanted.heuristic,
            wanted.seed,
            pulse,
            is_formula_alone=wanted.is_formula_alone,
            is_as_coded=wanted.is_as_coded,
        )
        return {"puzzle": clues_text(self._puzzle)} | record

    def formula(self) -> str:
        from tutor.rating.cnf import to_dimacs
        from tutor.rating.puzzle_cnf import cnf_of

        try:
            formula = cnf_of(self._of_one_ink().puzzle)
        except TooLarge as problem:
            raise Refused("rate-cnf-large") from problem
        return to_dimacs(formula.cnf, formula.comments())

    def __reduce__(self) -> tuple[object, ...]:
        # What other processes need; a board has more than can be sent.
        puzzle = self._puzzle
        return _sent, (
            *(puzzle.rows, puzzle.columns, puzzle.title, puzzle.inks),
            self._language,
        )

    # Showing

    def written(self) -> Sequence[str]:
        return self.position.written()

    def heading(self) -> JsonObject:
        puzzle = self._puzzle
        return {"title": puzzle.title, "width": puzzle.width, "height": puzzle.height}

    def text(self, *, for_eyes: bool = False) -> str:
        return picture(self._shown(self.position), for_eyes=for_eyes)

    def in_format(self, name: str) -> str:
        try:
            return write_part(self.position, name)
        except NoColours as problem:
            able = ", ".join(KEEPS_COLOURS)
            raise Refused("nono-convert-colours", format=name, formats=able) from problem
        except CannotWrite as problem:
            raise Refused("nono-convert-no-picture") from problem

    def lost_in(self, name: str, speaker: Speaker) -> str | None:
        if name in KEEPS_ALL:
            return None
        puzzle, position = self._puzzle, self.position
        has = {
            "title": bool(puzzle.title),
            "picture": puzzle.goal is not None and name != "picture",
            "board": position.known > 0 and not (name == "picture" and position.is_full),
            "rest": bool(puzzle.properties),
        }
        lost = [speaker.say(f"nono-lost-{part}") for part, is_there in has.items() if is_there]
        if not lost:
            return None
        return speaker.say("nono-convert-lost", format=name, parts=speaker.listed(lost))

    def ranges(self, techniques: Sequence[str]) -> Sequence[JsonObject]:
        puzzle = self._puzzle
        return [
            {
                "line": line.name,
                "clue": clues_as_json([puzzle.clue(line)])[0],
                "blocks": [span_as_json(span, line, puzzle) for span in spans],
            }
            for line, spans in self._spans(techniques).items()
        ]

    def ranges_in_words(self, techniques: Sequence[str], speaker: Speaker) -> Iterator[str]:
        """``row 3 (2 1): r3c1-r3c4, r3c4-r3c6``."""
        puzzle = puzzle_in(self._puzzle, speaker.language)
        for line, spans in self._spans(techniques).items():
            names = [puzzle.cell_name(cell, speaker.language) for cell in puzzle.cells_of(line)]
            places = ", ".join(f"{names[span.first]}-{names[span.last]}" for span in spans)
            title = f"{line_name(line, speaker)} ({clue_words(puzzle.clue(line))})"
            yield f"{title}{speaker.say('colon')}{places or '-'}"

    def _spans(self, techniques: Sequence[str]) -> dict[Line, list[Span]]:
        """Where each block may lie; by the rules of a study, if they were the ones chosen."""
        from tutor.lab.study.rules import Impossible, block_ranges

        found: dict[Line, list[Span]] = {}
        try:
            by_study = block_ranges(self.position) if tuple(techniques) == STUDY else {}
        except Impossible:
            return {}
        for line in self._puzzle.lines:
            view = self.position.view(line)
            free = block_spans(view)
            places = by_study.get(line) or free
            if places is None:
                return {}
            found[line] = [Span(block, *place) for block, place in enumerate(places)]
        return found


def _sent(
    rows: tuple[Clue, ...],
    columns: tuple[Clue, ...],
    title: str,
    inks: tuple[Ink, ...],
    language: Language,
) -> InputPuzzle:
    return _InputNonogram(Position(Puzzle(rows, columns, title, inks=inks)), language)


def input_nonogram(position: Position, language: Language) -> InputPuzzle:
    """A nonogram with its board, for the verbs, and the language it is read in."""
    return _InputNonogram(position, language)
