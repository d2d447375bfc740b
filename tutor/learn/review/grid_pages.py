"""A Sudoku read back in sentences."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from tutor import narrate
from tutor.base.language import Language
from tutor.games.sudoku.arguments import arguments_in
from tutor.games.sudoku.board import Board, Cell, board_of
from tutor.games.sudoku.coach import Light, light_of
from tutor.games.told import Argument, Lit
from tutor.language import Speaker
from tutor.learn.review.grid_review import GridMove, GridReview
from tutor.learn.review.pages import GameReview, MovePage, Sentences
from tutor.learn.taught import lesson_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step

Show = Callable[[Board], None]


def show_nobody(board: Board) -> None:
    """Nobody looks at the board."""


def paged(review: GridReview, show: Show = show_nobody) -> GameReview:
    """A game page by page, on the boards that are shown."""
    geometry = review.puzzle.geometry
    return GameReview(
        review,
        tuple(_page(move, geometry, show) for move in review.moves),
        narrate.name,
        lesson_of,
        lambda: show(board_of(review.end, is_marked=False)),
    )


def _page(move: GridMove, geometry: Geometry, show: Show) -> MovePage:
    def taken_back(speaker: Speaker) -> list[str]:
        return [speaker.say("review-taken-back")] if move.is_taken_back else []

    def proof(language: Language) -> Sentences:
        steps = move.steps if move.is_proved else ()
        return tuple(
            told
            for number, step in enumerate(steps, start=1)
            for told in narrate.counted(
                _explained(step, geometry, language), number, len(steps), language
            )
        )

    def easier(language: Language) -> Sentences:
        return _explained(move.easier, geometry, language) if move.easier else ()

    def arguments(language: Language) -> tuple[Argument, ...]:
        easier = () if move.easier is None else (move.easier,)
        return arguments_in((*(move.steps if move.is_proved else ()), *easier), geometry, language)

    return MovePage(
        move=move,
        called=narrate.called,
        deed=lambda speaker: _deed(move, geometry, speaker.language),
        justified=lambda speaker: _justified(move, speaker),
        mistaken=lambda language: _mistaken(move, geometry, language),
        taken_back=taken_back,
        proof=proof,
        easier=easier,
        is_in_lines=any(step.is_chain for step in move.steps),
        is_easier_in_lines=move.easier is not None and move.easier.is_chain,
        light=lambda language: _light(move, geometry, language),
        show=lambda is_after: show(_before(move)),
        arguments=arguments,
        in_words=lambda speaker: _in_words(move, geometry, speaker),
    )


def _deed(move: GridMove, geometry: Geometry, language: Language) -> str:
    """``r4c7=5``, or ``r4c7≠5, r4c8≠5``."""
    found, sign = (move.placements, "=") if move.placements else (move.eliminations, "≠")
    return ", ".join(
        f"{geometry.cell_name(cell, language)}{sign}{geometry.digit_name(digit)}"
        for cell, digit in found
    )


def _in_words(move: GridMove, geometry: Geometry, speaker: Speaker) -> str:
    """What was crossed out; a digit that was placed needs no words."""
    if move.placements:
        return ""
    (cell, digit), *_ = move.eliminations
    name, sign = geometry.cell_name(cell, speaker.language), geometry.digit_name(digit)
    return speaker.say("finish-crossed-out", cell=name, digit=sign)


def _justified(move: GridMove, speaker: Speaker) -> str:
    if move.justification == "after":
        before = dict.fromkeys(step.technique for step in move.steps[:-1])
        names = _names(before, speaker)
        return speaker.say("review-after", count=len(move.steps) - 1, names=names)
    if move.needs_no_guess:
        return speaker.say("review-unproved")
    told = speaker.say("review-applied" if move.is_applied else f"review-{move.justification}")
    proof = tuple(dict.fromkeys(step.technique for step in move.steps))
    if move.justification != "told" or proof in ((), (move.technique,)):
        return told
    return f"{told} {speaker.say('review-told-proof', names=_names(proof, speaker))}"


def _names(techniques: Iterable[str], speaker: Speaker) -> str:
    return ", ".join(narrate.called(id, speaker.language) for id in techniques)


def _mistaken(move: GridMove, geometry: Geometry, language: Language) -> Sentences:
    """What is wrong; where no single step shows it, no more than that."""
    if move.mistake is None:
        return ()
    told = narrate.tell_mistake(move.mistake, geometry, language)
    return told if move.mistake.steps else told[:1]


def _explained(step: Step, geometry: Geometry, language: Language) -> Sentences:
    """A step in full."""
    return tuple(filter(None, narrate.hint(step, geometry, language, narrate.REASON).sentences))


def _before(move: GridMove) -> Board:
    """The board before a move, with what stood there wrongly."""
    board = board_of(move.before)
    for cell, digit in move.wrong_then:
        board.cells[cell] = Cell(digit)
    return board


def _light(move: GridMove, geometry: Geometry, language: Language) -> Lit:
    """The last step of a proof; without one, what was done."""
    wrong = tuple(cell for cell, _ in move.wrong_then)
    if move.is_proved:
        light = light_of(move.steps[-1], narrate.REASON)
        legend = legend_of(light.marks, geometry, language, light.chain)
        return replace(light, wrong=wrong), legend
    if move.justification == "wrong":
        done = tuple(cell for cell, _ in move.placements + move.eliminations)
        return Light(wrong=(*wrong, *done)), ()
    return Light(placements=move.placements, eliminations=move.eliminations, wrong=wrong), ()
