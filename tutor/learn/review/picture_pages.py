"""A nonogram read back in sentences."""

from collections.abc import Callable

from tutor.base.language import Language
from tutor.games.nonogram.arguments import arguments_in
from tutor.games.nonogram.coach import Light
from tutor.games.told import Argument
from tutor.language import Speaker
from tutor.learn.review.pages import GameReview, MovePage, Sentences
from tutor.learn.review.picture_review import PictureMove, PictureReview, rating_of
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.ink_words import by_colour, in_colour
from tutor.narrate.nonogram.line_reader import Cells, PictureGrammar
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Step

Show = Callable[[Position], None]


def show_nobody(board: Position) -> None:
    """Nobody looks at the board."""


def paged(review: PictureReview, show: Show = show_nobody) -> GameReview:
    """A game page by page, on the boards that are shown."""
    pages = tuple(_page(move, review.puzzle, show) for move in review.moves)
    return GameReview(review, pages, narrate.name, technique_of, lambda: show(review.end))


def _page(move: PictureMove, puzzle: Puzzle, show: Show) -> MovePage:
    light = _light(move)

    def mistaken(language: Language) -> Sentences:
        if move.mistake is None:
            return ()
        told = narrate.tell_mistake(move.mistake, puzzle, language)
        return told if move.mistake.steps else told[:1]

    def proof(language: Language) -> Sentences:
        return tuple(told for step in move.steps for told in _explained(step, puzzle, language))

    def easier(language: Language) -> Sentences:
        return _explained(move.easier, puzzle, language) if move.easier else ()

    def arguments(language: Language) -> tuple[Argument, ...]:
        easier = () if move.easier is None else (move.easier,)
        return arguments_in((*move.steps, *easier), puzzle, language)

    return MovePage(
        move=move,
        called=narrate.called,
        deed=lambda speaker: _deed(move, puzzle, speaker),
        justified=lambda speaker: _justified(move, puzzle, speaker),
        mistaken=mistaken,
        taken_back=lambda speaker: _taken_back(move, puzzle, speaker),
        proof=proof,
        easier=easier,
        is_in_lines=False,
        is_easier_in_lines=False,
        light=lambda language: (light, narrate.legend_of(light.marks, puzzle, language)),
        show=lambda is_after: show(_board(move, is_after)),
        arguments=arguments,
        light_after=Light(line=light.line, wrong=light.wrong),
    )


def _named(cells: tuple[int, ...], puzzle: Puzzle, speaker: Speaker) -> str:
    return PictureGrammar(speaker.language).cells(Cells(puzzle, cells))


def _deed(move: PictureMove, puzzle: Puzzle, speaker: Speaker) -> str:
    """``r4c2 to r4c7 black, r4c8 white``."""
    if puzzle.inks:
        told = by_colour(_painted(move), puzzle)
        return ", ".join(
            speaker.say(
                "nonogram-review-ink",
                cells=_named(tuple(cells), puzzle, speaker),
                ink=in_colour(colour, puzzle, speaker.language),
            )
            for colour, cells in told.items()
        )
    return ", ".join(
        speaker.say(message, cells=_named(cells, puzzle, speaker))
        for message, cells in (
            ("nonogram-review-black", move.black),
            ("nonogram-review-white", move.white),
        )
        if cells
    )


def _painted(move: PictureMove) -> dict[int, int]:
    """The colours that it gave to cells."""
    inks = move.inks or (BLACK,) * len(move.black)
    return dict(zip(move.black, inks, strict=True)) | dict.fromkeys(move.white, WHITE)


def _justified(move: PictureMove, puzzle: Puzzle, speaker: Speaker) -> str:
    if move.is_applied and not move.wrong:
        return speaker.say("review-applied")
    for message, part in (("wrong", move.wrong), ("guess", move.guessed)):
        if move.justification == message and len(part) < len(move.cells):
            cells = _named(part, puzzle, speaker)
            return speaker.say(f"nonogram-review-{message}-part", cells=cells, count=len(part))
    if move.justification == "after" and (unwritten := sum(not use.cells for use in move.uses)):
        return speaker.say("nonogram-review-in-the-head", count=unwritten)
    return speaker.say(f"review-{move.justification}")


def _taken_back(move: PictureMove, puzzle: Puzzle, speaker: Speaker) -> list[str]:
    if len(move.taken_back) == len(move.cells):
        return [speaker.say("review-taken-back")]
    if not move.taken_back:
        return []
    cells = _named(move.taken_back, puzzle, speaker)
    return [speaker.say("nonogram-review-taken-back-part", cells=cells)]


def _explained(step: Step, puzzle: Puzzle, language: Language) -> Sentences:
    """A step in full."""
    return tuple(filter(None, narrate.hint(step, puzzle, language, narrate.REASON).sentences))


def _board(move: PictureMove, is_after: bool) -> Position:
    """The board before a move, with what stood there wrongly; or after it."""
    board = move.before.copy()
    for cell, colour in move.wrong_then:
        board.set(cell, colour)
    if is_after:
        board.paint(_painted(move))
    return board


def _light(move: PictureMove) -> Light:
    """What was done, with the line and the pattern of the hardest reason seen at once."""
    wrong = (*(cell for cell, _ in move.wrong_then), *move.wrong)
    if move.is_proved:
        step = max((use.step for use in move.uses if not use.depth), key=rating_of)
        return Light(
            step.marks, step.line, step.blocks, move.black, move.white, wrong, inks=move.inks
        )
    line = None if move.mistake is None else move.mistake.line
    return Light(line=line, black=move.black, white=move.white, wrong=wrong, inks=move.inks)
