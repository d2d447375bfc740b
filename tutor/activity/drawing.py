"""Drawing a nonogram: what is drawn is kept as it is drawn, and judged as it stands.

Whether the clues tell the picture from all others, how hard it is, where other pictures differ,
and which cells to change: all that is thought about while somebody goes on drawing.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from tutor.activity.said import Reply, Said, Thought
from tutor.games.nonogram.coach import Light
from tutor.games.nonogram.codec import DRAWINGS
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.sketch import Paper, Sketch
from tutor.games.told import Told
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.learn.learner import DrawingKeeper, DrawingRecord
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.ink_words import in_colour
from tutor.nonogram.explain import only_solution
from tutor.nonogram.inks import Ink
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_in_inks
from tutor.nonogram.repair import Doubt, Repair, Rows, doubt_of, repairs
from tutor.nonogram.rules.ladder import RULES
from tutor.rating.pictures import NonogramRating, picture_rating
from tutor.store import Problem, Store

USUAL = Paper(10, 10)
"""The sheet that somebody begins with who says nothing."""
LARGEST_DRAWN = 100
"""The longest side of a sheet that can be asked for."""
_LEAST_DRAWN = 0.15
"""With a smaller share of cells drawn, there is too little to find to speak of minutes."""
_MOST_KEPT = 100
"""So many drawings can be chosen from."""


@dataclass(frozen=True)
class Appraisal:
    """What a drawing is worth as a nonogram."""

    picture: Rows
    inks: tuple[Ink, ...]
    doubt: Doubt
    rating: NonogramRating | None
    """None where several pictures have its clues."""
    repairs: tuple[Repair, ...] | None = None
    """Single cells to change, the best first; None as long as nobody has looked for them."""


def appraisal_of(picture: Rows, inks: tuple[Ink, ...], watch: Watch) -> Appraisal:
    """What a drawing is worth; changes are looked for later."""
    doubt = doubt_of(picture, lambda: watch(0.0), inks=inks)
    rating = None
    if doubt.is_unique:
        rating = picture_rating(puzzle_in_inks(picture, inks), lambda: watch(0.0))
    return Appraisal(picture, inks, doubt, rating, () if doubt.verdict == "lines" else None)


def picture_in(position: Position) -> Rows | None:
    """The picture of a nonogram that was read: its author's, a full board, its only solution.

    None where several pictures have its clues, or none has.
    """
    if position.puzzle.goal is not None:
        return position.puzzle.goal
    if position.is_full:
        return position.written()
    solution = only_solution(position.puzzle)
    return None if solution is None else solution.written()


class Drawing:
    """A drawing that somebody goes on with."""

    def __init__(self, keeper: DrawingKeeper, speaker: Callable[[], Speaker]) -> None:
        """What the keeper keeps; the speaker has the words for nonograms."""
        self.keeper, self._speaker = keeper, speaker
        self.appraisal: Appraisal | None = None
        """What the drawing is worth as it stands; None as long as nobody knows."""
        self._chosen = 0
        """Which of the changes is offered."""

    @property
    def sketch(self) -> Sketch:
        """What is drawn."""
        return self.keeper.game

    @property
    def position(self) -> Position:
        """The drawing as a board: what is not white, with its clues."""
        puzzle = self.puzzle
        return Position.of(puzzle, [row.replace(".", "?") for row in puzzle.goal or ()])

    @property
    def puzzle(self) -> Puzzle:
        """The nonogram that it is."""
        return self.sketch.puzzle

    def to_play(self) -> PicturePuzzle:
        """The same with nothing on its board."""
        return PicturePuzzle(Position(self.puzzle))

    @property
    def is_empty(self) -> bool:
        """Whether all is white."""
        return not self.sketch.filled

    # What it is worth

    def look(self) -> Reply:
        """Find out what the drawing is worth, unless that is known."""
        picture, inks = self.sketch.picture, self.sketch.inks
        if self.appraisal is not None and self.appraisal.picture == picture:
            return Reply()
        self.appraisal, self._chosen = None, 0
        if self.is_empty:
            return self.tell()

        def run(watch: Watch) -> Callable[[], Reply]:
            found = appraisal_of(picture, inks, watch)
            return lambda: self._appraised(found)

        return Reply((Thought(run),))

    def _appraised(self, found: Appraisal) -> Reply:
        """Take what was found, if it is about the drawing as it stands; then look for changes."""
        if found.picture != self.sketch.picture:
            return Reply()
        self.appraisal = found
        told = self.tell()
        if found.repairs is not None:
            return told

        def run(watch: Watch) -> Callable[[], Reply]:
            some = repairs(found.picture, found.doubt, lambda: watch(0.0), inks=found.inks)
            return lambda: self._appraised(replace(found, repairs=tuple(some)))

        return replace(told, items=(*told.items, Thought(run)))

    @property
    def repair(self) -> Repair | None:
        """The change that is offered."""
        found = self.appraisal.repairs if self.appraisal is not None else None
        return found[self._chosen % len(found)] if found else None

    def apply_repair(self) -> bool:
        """Make the change that is offered; False if there is none."""
        if (repair := self.repair) is None:
            return False
        sign = self.puzzle.signs[repair.colour]
        return self.sketch.paint([repair.cell], self.sketch.number_of(sign))

    def another_repair(self) -> Reply:
        """Offer another change; nothing to say if there is no other."""
        found = self.appraisal.repairs if self.appraisal is not None else None
        if not found or len(found) < 2:
            return Reply()
        self._chosen = (self._chosen + 1) % len(found)
        return self.tell()

    # In words

    def tell(self) -> Reply:
        """What is known of the drawing, with what is lit up."""
        told = Told(tuple(self._sentences()), self._light(), are_apart=True)
        return Reply((Said(told, lights=True, is_hint=True, is_good=self._is_good),))

    @property
    def _is_good(self) -> bool:
        return self.appraisal is not None and self.appraisal.doubt.verdict == "lines"

    def _light(self) -> Light:
        if self.appraisal is None:
            return Light()
        repair, differing = self.repair, self.appraisal.doubt.differing
        if repair is None:
            return Light(doubtful=differing)
        cells = (repair.cell,)
        is_white = repair.colour == WHITE
        return Light(
            black=() if is_white else cells,
            white=cells if is_white else (),
            inks=(repair.colour,) if self.sketch.inks and not is_white else (),
            doubtful=tuple(cell for cell in differing if cell != repair.cell),
        )

    def _sentences(self) -> Iterable[str]:
        speaker, found = self._speaker(), self.appraisal
        if self.is_empty:
            yield speaker.say("draw-nothing-yet")
            return
        if found is None:
            yield speaker.say("draw-looking")
            return
        doubt = found.doubt
        yield speaker.say(
            f"draw-{doubt.verdict}", count=len(doubt.differing), open=len(doubt.unsettled)
        )
        if found.rating is not None:
            yield self._told_level(speaker, found.rating)
            used = [rule for rule in RULES if found.rating.profile.counts[rule]]
            names = [narrate.called(rule, speaker.language) for rule in used]
            yield speaker.say("draw-rules", rules=", ".join(names))
        yield from self._told_repair(speaker, found)

    def _told_level(self, speaker: Speaker, rating: NonogramRating) -> str:
        """The level, and the minutes where there is enough to do to take any."""
        sketch = self.sketch
        if sketch.filled < _LEAST_DRAWN * sketch.width * sketch.height:
            return f"{speaker.say(f'level-{rating.level}')}."
        return rated_as(speaker, rating.level, rating.score)

    def _told_repair(self, speaker: Speaker, found: Appraisal) -> Iterable[str]:
        repair = self.repair
        if repair is None:
            if found.doubt.verdict != "lines":
                yield speaker.say("draw-seeking" if found.repairs is None else "draw-no-repair")
            return
        cell = self.puzzle.cell_name(repair.cell, speaker.language)
        colour = "black" if repair.colour == BLACK else "white"
        if self.sketch.inks:
            colour = in_colour(repair.colour, self.puzzle, speaker.language, self.sketch.palette)
        many = found.repairs or ()
        yield speaker.say(
            f"draw-repair-{repair.verdict}",
            cell=cell,
            colour=colour,
            left=repair.left,
            number=self._chosen % len(many) + 1,
            count=len(many),
        )


class Drawings:
    """The drawings in the learner's file."""

    def __init__(self, store: Store, speaker: Callable[[], Speaker]) -> None:
        self._played, self._speaker = store.played(DRAWINGS), speaker

    def kept(self) -> list[DrawingRecord]:
        """Every drawing, the one drawn on last first."""
        return self._played.games(_MOST_KEPT)

    def open(self, record: DrawingRecord) -> Drawing:
        """Go on with a drawing.

        Raises:
            KeyError: it is there no more.
        """
        return Drawing(self._played.resume_record(record), self._speaker)

    def last(self) -> Drawing:
        """The one drawn on last, or an empty sheet."""
        for record in self.kept():
            try:
                return self.open(record)
            except KeyError:
                continue
        return self.begin(USUAL)

    def begin(self, paper: Paper) -> Drawing:
        """An empty sheet of this size; one on which nothing was ever drawn is as good."""
        newest = next(iter(self.kept()), None)
        if newest is not None and not self._played.log_of(newest) and newest.puzzle == paper:
            return self.open(newest)
        return Drawing(self._played.new_game(paper, DRAWINGS.draft), self._speaker)

    def begin_with(
        self, picture: Rows, title: str = "", author: str = "", inks: Sequence[Ink] = ()
    ) -> Drawing:
        """A drawing that begins with a picture."""
        drawing = self.begin(Paper(len(picture[0]), len(picture)))
        drawing.sketch.take_palette(inks)
        drawing.sketch.replace(picture)
        drawing.sketch.name(title)
        drawing.sketch.sign(author)
        return drawing

    def delete(self, record: DrawingRecord) -> Problem | None:
        """Take a drawing away for good; what keeps it from that, if anything does."""
        return self._played.delete(record)

    def called(self, record: DrawingRecord) -> str:
        """Its title, its size, and how much of it is black."""
        sketch = Sketch(record.puzzle, self._played.log_of(record))
        size = f"{sketch.width}x{sketch.height}"
        kind = "draw-kept-inks" if sketch.inks else "draw-kept"
        told = self._speaker().say(kind, size=size, count=sketch.filled)
        return f"{sketch.title} · {told}" if sketch.title else told
