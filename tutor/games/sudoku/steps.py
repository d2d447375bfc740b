"""Steps of Sudoku as JSON and as lines of text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor import narrate
from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

if TYPE_CHECKING:
    from tutor.games.told import Argument


@dataclass(frozen=True)
class GridStep:
    """A step on a grid, as commands and programs tell it."""

    step: Step
    geometry: Geometry

    @property
    def technique(self) -> str:
        """The id of its technique."""
        return self.step.technique

    @property
    def filled(self) -> int:
        """How many cells it fills."""
        return len(self.step.placements)

    @property
    def eureka(self) -> str | None:
        """A chain in the notation of forums; None if it is none."""
        return narrate.eureka(self.step, self.geometry)

    def arguments(self, language: Language) -> "tuple[Argument, ...]":
        """Its chains, or its net."""
        from tutor.games.sudoku.arguments import arguments_of  # only who reads so needs it

        return arguments_of(self.step, self.geometry, language)

    def hint(self, language: Language, rung: int, *, draws: bool = False) -> tuple[str, ...]:
        """The sentences of a hint up to a rung; if wanted, with the picture of its pattern."""
        told = narrate.hint(self.step, self.geometry, language, rung)
        drawn = self.drawing(language, rung) if draws else ()
        return (*told.said, *drawn) if drawn else told.sentences

    def drawing(self, language: Language, rung: int = narrate.REASON) -> tuple[str, ...]:
        """The picture of the pattern as far as a rung shows it; most patterns have none."""
        from tutor.games.sudoku.text_drawing import drawn_step

        return drawn_step(self.step, rung, self.geometry, language)

    def lines(self, language: Language, *, is_known: bool = False) -> list[str]:
        """Everything in one line; each link of a chain on its own."""
        return narrate.in_lines(self.step, self.geometry, language, is_known=is_known)

    def as_json(self, language: Language, rung: int | None = None) -> JsonObject:
        """The step, complete or as far as a rung reveals it; what is hidden is null or empty."""
        step, geometry = self.step, self.geometry
        technique = TECHNIQUES[step.technique]
        told = dict(narrate.narrate(step, geometry, language)._asdict())
        shown: JsonObject = {
            "technique": step.technique,
            "tier": technique.tier,
            "rating": technique.rating_of(step),
            "placements": _candidates(step.placements, geometry),
            "eliminations": _candidates(step.eliminations, geometry),
            "marks": _marks(step.marks, geometry),
            "houses": [house.name("en") for house in step.houses],
            "links": [_link(link, step, geometry) for link in step.links],
            "narration": told,
        }
        if (line := self.eureka) is not None and (rung is None or rung >= narrate.REASON):
            shown["eureka"] = line
        if rung is None:
            return shown
        if rung < narrate.REASON:
            marks = narrate.visible_marks(step) if rung == narrate.PATTERN else ()
            shown |= {"placements": [], "eliminations": [], "marks": _marks(marks, geometry)}
            told |= {"why": None, "then": None}
        if rung < narrate.PATTERN:
            shown |= {"houses": [], "links": []}
            told["what"] = None
        if rung < narrate.NAME:
            shown |= {"technique": None, "tier": None, "rating": None}
            (told["where"],) = self.hint(language, rung)  # its question comes with the name
        return shown | {"rung": rung, "hint": self.hint(language, rung)}


def _candidates(found: Iterable[Candidate], geometry: Geometry) -> list[JsonObject]:
    return [{"cell": geometry.cell_name(cell), "digit": digit} for cell, digit in found]


def _marks(marks: Iterable[Mark], geometry: Geometry) -> list[JsonObject]:
    return [
        {"cell": geometry.cell_name(mark.cell), "digit": mark.digit, "role": mark.role}
        for mark in marks
    ]


def _link(link: Link, step: Step, geometry: Geometry) -> JsonObject:
    """A link; within a supposition its candidates may play no part outside it."""
    roles = {(mark.cell, mark.digit): mark.role for mark in step.marks}

    def end(candidates: tuple[Candidate, ...], *, is_true: bool) -> list[JsonObject]:
        role: Role = "on" if is_true else "off"
        return _marks((Mark(*found, roles.get(found, role)) for found in candidates), geometry)

    shown: JsonObject = {
        "from": end(link.start, is_true=link.starts_true),
        "to": end(link.end, is_true=link.strong),
        "strong": link.strong,
        "why": _why(link, geometry),
    }
    if link.cells:
        shown["cells"] = [geometry.cell_name(cell) for cell in link.cells]
    if link.case:
        shown["case"] = link.case
    if link.inner:
        shown["inner"] = [_link(inner, step, geometry) for inner in link.inner]
    return shown


def _why(link: Link, geometry: Geometry) -> str:
    """What carries a link: a set or a technique by name, else a house or a cell."""
    if link.by == "als":
        cells = ", ".join(map(geometry.cell_name, link.cells))
        return f"almost locked set {cells}"
    return link.by or (link.house.name("en") if link.house else "cell")
