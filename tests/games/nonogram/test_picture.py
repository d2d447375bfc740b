"""Pictures of nonograms: everything is on them, and they are well made."""

from xml.etree import ElementTree

from tutor.games.nonogram.coach import Light
from tutor.games.nonogram.lines import line_board
from tutor.games.nonogram.picture import nonogram_svg
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import puzzle_of

PUZZLE = puzzle_of(["##.#", "....", ".##."])
BEGUN = Position.of(PUZZLE, ["##??", "....", "????"])
SVG = "{http://www.w3.org/2000/svg}"


def parts(svg: str) -> dict[str, list[ElementTree.Element]]:
    """The shapes of a picture, by the names of their groups."""
    return {group.get("class", ""): list(group) for group in ElementTree.fromstring(svg)
            if group.tag == f"{SVG}g"}  # fmt: skip


def test_cells_clues_and_numbers() -> None:
    svg = nonogram_svg(BEGUN, title="a < b & c")
    found = parts(svg)
    assert len(found["black"]) == 2
    assert len(found["white"]) == 2 * 4, "two strokes make a cross"
    assert [one.text for one in found["clues"]] == ["2 1", "0", "2", *"1", *"11", *"1", *"1"]
    assert [one.text for one in found["numbers"]] == [*"123", *"1234"]
    assert not {"framed", "wrong"} & set(found)
    root = ElementTree.fromstring(svg)
    assert root.findtext(f"{SVG}title") == "a < b & c"
    assert float(root.get("width", 0)) != float(root.get("height", 0)), "as wide as it needs to be"
    assert nonogram_svg(BEGUN, title="a < b & c") == svg


def test_what_is_concluded_painted_and_wrong_is_framed() -> None:
    solved = parts(nonogram_svg(BEGUN, light=Light(black=(3,), white=(2, 8))))
    assert (len(solved["black"]), len(solved["framed"])) == (3, 3)
    board = Position.of(PUZZLE, ["##?#", "....", "#???"])
    own = parts(nonogram_svg(board, light=Light(wrong=(8,)), own=(3, 8)))
    assert (len(own["framed"]), len(own["wrong"])) == (1, 1)


def test_a_line_alone_has_no_clues_above() -> None:
    found = parts(nonogram_svg(line_board((3, 1), "??#???")))
    assert [one.text for one in found["clues"]] == ["3 1"]
    assert len(found["numbers"]) == 7
