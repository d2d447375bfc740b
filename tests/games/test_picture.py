"""A board as a picture: everything is on it, and nothing by colour alone."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, grid_of, holes
from tests.narrate.chain import CHAIN, long_step, step_of
from tutor import narrate
from tutor.games.sudoku.coach import DARK, Light, light_of
from tutor.games.sudoku.picture import board_svg
from tutor.games.told import KEYS
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Mark

SVG = "{http://www.w3.org/2000/svg}"
OPEN = 2
"""r1c3 of the classic grid: 1, 2 or 4."""
ONE, TWO, FOUR = (Candidate(OPEN, digit) for digit in (1, 2, 4))
NINE = Geometry.of(3, 3)
SHAPES = [Geometry.of(2, 3), NINE, Geometry.of(4, 4), Geometry.of(1, 5), Geometry.of(6, 6)]
"""Among them boxes without rows to speak of, and digits of two characters."""


class Picture:
    """An SVG text, read back."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)

    def shapes(self, kind: str) -> list[ElementTree.Element]:
        """What was drawn of a kind."""
        return list(self.root.iterfind(f"{SVG}g[@class='{kind}']/*"))

    def words(self, kind: str) -> list[str]:
        """What was written of a kind."""
        return [shape.text or "" for shape in self.shapes(kind)]

    def kinds(self) -> set[str]:
        """Everything that was drawn."""
        return {group.attrib["class"] for group in self.root.iterfind(f"{SVG}g")}

    def places(self, kind: str) -> Iterator[float]:
        """All coordinates of a kind."""
        for shape in self.shapes(kind):
            for name in ("x", "y", "x1", "y1", "x2", "y2", "cx", "cy"):
                if name in shape.attrib:
                    yield float(shape.attrib[name])


def classic() -> Grid:
    """A board with givens, a digit placed since, and open cells."""
    grid = grid_of(CLASSIC)
    grid.place(40, 5)
    return grid


def drawn(
    light: Light = DARK,
    *,
    is_marked: bool = True,
    pointed: Collection[int] = (),
    crossed: Collection[Candidate] = (),
    placed: Collection[Candidate] = (),
    title: str = "",
) -> Picture:
    """The classic board, read back from its picture."""
    return Picture(
        board_svg(
            classic(),
            is_marked=is_marked,
            light=light,
            pointed=pointed,
            crossed=crossed,
            placed=placed,
            title=title,
        )
    )


PLAIN = {"thin", "thick", "numbers", "digits", "candidates"}
"""What is on every board with candidates."""


@each_case("geometry", SHAPES, ids=lambda geometry: geometry.name)
def test_a_board_of_any_shape_shows_its_digits_candidates_rules_and_numbers(
    geometry: Geometry,
) -> None:
    n = geometry.n
    grid = holes(geometry, seed=1, empty=geometry.cell_count // 3)
    picture = Picture(board_svg(grid, is_marked=True))
    assert picture.words("digits") == [geometry.digit_name(v) for v in grid.values if v]
    candidates = sum(grid.candidates[cell].bit_count() for cell in grid.empty_cells())
    assert len(picture.shapes("candidates")) == candidates
    thick = n // geometry.box_rows + n // geometry.box_cols + 2
    assert len(picture.shapes("thick")) == thick
    assert len(picture.shapes("thick") + picture.shapes("thin")) == 2 * (n + 1)
    assert sorted(picture.words("numbers")) == sorted(2 * [str(i + 1) for i in range(n)])
    size = float(picture.root.attrib["viewBox"].split()[2])
    assert picture.root.attrib["width"] == picture.root.attrib["height"]
    for kind in PLAIN:
        assert all(0 < place < size for place in picture.places(kind)), kind


def test_candidates_have_their_own_places() -> None:
    grid = Grid(Geometry.of(2, 3))
    picture = Picture(board_svg(grid, is_marked=True))
    places = [(s.attrib["x"], s.attrib["y"]) for s in picture.shapes("candidates")]
    assert len(set(places)) == len(places) == 6 * 36
    (first, *_), rows = zip(*places[:6], strict=True), {y for _, y in places[:6]}
    assert first[:3] == first[3:]
    assert len(rows) == 2


def test_a_plain_board_has_neither_candidates_nor_highlights() -> None:
    assert drawn(is_marked=False).kinds() == PLAIN - {"candidates"}
    assert drawn().kinds() == PLAIN


def test_givens_are_bold_and_other_digits_are_not() -> None:
    bold = [shape.get("font-weight") == "bold" for shape in drawn().shapes("digits")]
    assert bold.count(True) == classic().given_count
    assert bold.count(False) == 1


@pytest.mark.parametrize(
    ("light", "added"),
    [
        (Light(marks=(Mark(OPEN, 1, "base"),)), {"marks", "roles"}),
        (Light(houses=(NINE.boxes[0],)), {"grounds", "houses"}),
        (Light(placements=(FOUR,)), {"placements", "underlines"}),
        (Light(eliminations=(ONE,)), {"eliminations"}),
        (Light(wrong=(OPEN,)), {"wrong", "wrong-tabs"}),
    ],
)
def test_each_light_adds_shapes_of_its_own(light: Light, added: set[str]) -> None:
    assert drawn(light).kinds() - PLAIN == added


def test_what_the_learner_did_has_shapes_of_its_own() -> None:
    pointed = drawn(pointed={OPEN, 0})
    assert pointed.kinds() - PLAIN == {"pointed", "pointed-tabs", "pointed-letters"}
    assert pointed.words("pointed-letters") == ["A", "A"]
    assert drawn(crossed=[ONE]).kinds() - PLAIN == {"crossed"}
    assert drawn(placed=[FOUR]).kinds() - PLAIN == {"underlines"}


def test_roles_have_the_letters_of_the_screen_in_the_order_they_come_in() -> None:
    light = Light(
        (
            Mark(0, 5, "blocker"),
            Mark(OPEN, 1, "base"),
            Mark(OPEN, 2, "fin"),
            Mark(40, 5, "blocker"),
            Mark(OPEN, 1, "fin"),
        )
    )
    picture = drawn(light, is_marked=False)
    assert picture.words("roles") == [KEYS[0], KEYS[1] + KEYS[2], KEYS[2], KEYS[0]]
    assert [shape.tag for shape in picture.shapes("marks")] == [f"{SVG}circle"] * 4
    around_digit, around_candidate = (float(s.attrib["r"]) for s in picture.shapes("marks")[:2])
    assert around_digit > around_candidate


def test_the_nodes_of_a_chain_have_numbers_and_broken_circles_where_they_are_false() -> None:
    light = light_of(step_of(CHAIN, "r2c5<>5", {"r4c2=7": "end"}), narrate.REASON)
    light = replace(light, marks=(*light.marks, Mark(80, 9, "set-a")))
    picture = Picture(board_svg(Grid(NINE), is_marked=True, light=light))
    assert picture.words("roles") == ["6", "1", "2", "3", "4", "4", "5", KEYS[3]]
    assert len(picture.shapes("marks")) == 5
    assert len(picture.shapes("marks-off")) == 3
    (group,) = picture.root.iterfind(f"{SVG}g[@class='marks-off']")
    assert group.attrib["stroke-dasharray"] != "none"
    whole = light_of(long_step(30), narrate.PATTERN)
    numbers = Picture(board_svg(Grid(NINE), is_marked=True, light=whole)).words("roles")
    assert numbers == [str(number) for number in range(1, 31)]


def test_what_is_spoken_of_is_shown_without_candidates_too() -> None:
    light = Light((Mark(OPEN, 1, "base"),), eliminations=(TWO,))
    assert drawn(light, is_marked=False).words("candidates") == ["1", "2"]


def test_the_strokes_of_coach_and_learner_make_a_cross() -> None:
    picture = drawn(Light(eliminations=(ONE,)), crossed=[ONE])
    (coach,), (learner,) = picture.shapes("eliminations"), picture.shapes("crossed")
    assert (coach.attrib["x1"], coach.attrib["x2"]) == (learner.attrib["x1"], learner.attrib["x2"])
    assert (coach.attrib["y1"], coach.attrib["y2"]) == (learner.attrib["y2"], learner.attrib["y1"])


def styles(picture: Picture, kind: str) -> dict[str, tuple[str | None, str | None]]:
    """Per digit of a kind, weight and style."""
    return {
        shape.text or "": (shape.get("font-weight"), shape.get("font-style"))
        for shape in picture.shapes(kind)
    }


def test_a_digit_to_place_stands_among_candidates_or_alone_and_large() -> None:
    light = Light(placements=(FOUR,))
    among, alone = drawn(light), drawn(light, is_marked=False)
    assert [s.text for s in among.shapes("candidates") if s.get("font-weight")] == ["4"]
    assert "candidates" not in alone.kinds()
    assert len(alone.shapes("digits")) == classic().filled_count + 1
    assert len(alone.shapes("placements")) == len(alone.shapes("underlines")) == 1


def test_a_digit_of_the_learner_takes_the_place_of_the_candidates() -> None:
    before, after = drawn(), drawn(placed=[FOUR])
    assert len(after.shapes("candidates")) == len(before.shapes("candidates")) - 3
    italic = [s.text for s in after.shapes("digits") if s.get("font-style") == "italic"]
    assert italic == ["4"]
    both = drawn(Light(placements=(FOUR,)), placed=[ONE], is_marked=False)
    assert styles(both, "candidates") == {"1": (None, "italic"), "4": ("bold", None)}


def test_nothing_is_drawn_beside_the_digit_of_a_filled_cell() -> None:
    light = Light((Mark(0, 1, "base"),), eliminations=(Candidate(0, 2),))
    assert drawn(light, crossed=[Candidate(0, 3)]).kinds() == PLAIN


def test_the_title_is_escaped() -> None:
    title = 'A <b> & "c" Ω'
    picture = drawn(title=title)
    assert picture.root.findtext(f"{SVG}title") == title
    assert drawn().root.find(f"{SVG}title") is None


def test_the_text_is_always_the_same_and_stands_by_itself() -> None:
    light = Light((Mark(OPEN, 1, "base"),), NINE.houses[:1], (FOUR,), (ONE,), (OPEN,))
    cells = [0, OPEN, 40]
    struck = [ONE, TWO]
    svg = board_svg(classic(), is_marked=True, light=light, pointed=cells, crossed=struck)
    again = board_svg(
        classic(), is_marked=True, light=light, pointed=set(cells), crossed=struck[::-1] * 2
    )
    assert svg == again
    assert not re.search(r"\d\.\d{3}", svg)
    assert not re.search(r"href|style=|script|url\(|\n\n", svg)
