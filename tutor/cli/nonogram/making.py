"""New nonograms: random pictures, and nonograms made to order."""

import re
from collections.abc import Iterator
from functools import partial

from tutor.base.document import JsonObject
from tutor.base.shown import printable
from tutor.cli.game_commands import InputPuzzle
from tutor.cli.generate import share_of
from tutor.cli.maker import Batch, Maker, MakeWish
from tutor.cli.nonogram.commands import CURRICULUM
from tutor.cli.nonogram.puzzle import input_nonogram
from tutor.cli.run import Refused, Run
from tutor.games.nonogram.making import MOST_TRIED, Made, Wish, make
from tutor.games.nonogram.text_drawing import clues_text, inks_of_puzzle
from tutor.language.picture_problems import impossible, not_made
from tutor.nonogram.formats import KEEPS_COLOURS
from tutor.nonogram.generator import seed_of_nth
from tutor.nonogram.inks import MOST_OF_OURS
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import LARGEST
from tutor.rating.levels import LEVELS, Level

_SIZE = re.compile(r"\s*(\d{1,6})\s*[xX×*]\s*(\d{1,6})\s*")


def nonogram_maker(asked: MakeWish, run: Run) -> Maker:
    """Whoever makes such nonograms."""
    rule = asked.technique
    refuse_colours(asked.colours, run)
    wish = Wish(
        *size_of(asked.size, run),
        None if asked.black is None else share_of(asked.black, "nono-option-bad-black", run),
        None if asked.level is None else level_of(asked.level, run),
        None if rule is None else CURRICULUM.choice.named("--technique", rule, run),
        asked.unique,
        asked.line_solvable,
        asked.colours,
    )
    refuse_impossible(wish, run)

    def told(batch: Batch) -> Iterator[tuple[InputPuzzle, JsonObject]]:
        """One that cannot be had is the end: the next would be as rare."""
        seed, count, progress = batch.seed, batch.count, batch.progress
        for index in range(count):
            pulse = partial(progress.tell, run.say, "generate-working", index / count)
            # Where many are tried for one, the next seed is a word, so that none is tried twice.
            is_counted = not wish.is_rated or not index
            own = seed_of_nth(seed, index) if is_counted else f"{seed}/{index}"
            made = make(wish, own, pulse)
            progress.hide()
            if made is None:
                run.answer_no()
                run.remark(not_made(MOST_TRIED, run.speaker))
                return
            yield (
                input_nonogram(Position(made.puzzle), run.speaker.language),
                _as_json(made, own, wish),
            )

    def refuse(form: str) -> None:
        if asked.colours > 1 and form not in KEEPS_COLOURS:
            formats = ", ".join(KEEPS_COLOURS)
            raise Refused("nono-convert-colours", format=form, formats=formats)

    return Maker(told, refuse, "json" if asked.colours > 1 else None)


def refuse_colours(count: int, run: Run) -> None:
    """Stop if nobody could tell so many colours apart."""
    if not 1 <= count <= MOST_OF_OURS:
        run.refuse("nono-option-bad-colours", found=str(count), most=MOST_OF_OURS)


def size_of(text: str, run: Run) -> tuple[int, int]:
    """The columns and rows that ``--size`` names."""
    size = size_in(text)
    if size is None:
        run.refuse("nono-option-bad-size", found=printable(text), largest=LARGEST)
    return size


def size_in(text: str) -> tuple[int, int] | None:
    """The columns and rows of a text like ``10x15``; None if it is none, or too large."""
    found = _SIZE.fullmatch(text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    return size if all(1 <= side <= LARGEST for side in size) else None


def level_of(text: str, run: Run) -> Level:
    """The level of this name, in any language."""
    # Loaded here: most nonograms are not made to order.
    from tutor.cli.orders import level_named

    level = level_named(text, LEVELS)
    if level is None:
        run.refuse_choice("--level", text, LEVELS)
    return level


def refuse_impossible(wish: Wish, run: Run) -> None:
    """Stop if nothing can be what is wanted."""
    if wish.clash is not None:
        run.refuse_text(impossible(wish.clash, wish.level, wish.rule, run.speaker))


def _as_json(made: Made, seed: int | str, wish: Wish) -> JsonObject:
    puzzle = made.puzzle
    told: JsonObject = {
        "puzzle": clues_text(puzzle),
        **inks_of_puzzle(puzzle),
        "width": puzzle.width,
        "height": puzzle.height,
        "solution": list(puzzle.goal or ()),
        "seed": str(seed),
        "unique": True if wish.unique or wish.line_solvable or wish.is_rated else None,
    }
    if made.rating is not None:
        told |= {"level": made.rating.level, "hardest": made.rating.hardest}
    return told
