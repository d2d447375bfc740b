"""How looks become text: always of the right size, and never told by colour alone."""

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.style import Style

from tests.grids import CLASSIC
from tests.narrate.chain import CHAIN, step_of
from tests.tui.driver import on_screen, tutor
from tutor.games.sudoku.coach import KEYS, keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.store import Settings
from tutor.sudoku.geometry import Geometry
from tutor.tui.board.palette import Lines, Palette
from tutor.tui.board.places import Zoom
from tutor.tui.sudoku.layout import Layout
from tutor.tui.sudoku.look import SIGNS, Lit, Look
from tutor.tui.sudoku.paint import Painter
from tutor.tui.themes import NAMES

NINE = Geometry.of(3, 3)
GROUNDS = ["", *SIGNS, *"ABCD"]
EMPHASES = [
    "removed",
    "placed",
    *(f"role-{number}" for number in range(1, 7)),
    *(f"tint-{letter}" for letter in "ABCD"),
]
ENDS = step_of(CHAIN, roles={"r2c3<>5": "assumed", "r4c2=7": "end"})
"""A chain whose ends play parts of their own."""
ATTRIBUTES = ("bold", "reverse", "underline", "strike", "italic")
THEMES = {"dark": False, "terminal": True}
"""A theme with coloured grounds, and the one without; whether cells are spaced."""

Visible = tuple[tuple[tuple[str, tuple[bool, ...]], ...], ...]


@cache
def palette(theme: str) -> Palette:
    """The styles of a theme, as a running board has them."""

    async def ask() -> Palette:
        with TemporaryDirectory() as folder:
            async with tutor(Path(folder), grid=CLASSIC, settings=Settings(theme=theme)) as t:
                return t.view.painter._palette

    return asyncio.run(ask())


def painter(zoom: Zoom, theme: str = "dark", geometry: Geometry = NINE) -> Painter:
    spaced = THEMES.get(theme, False) and zoom == "medium"
    return Painter(Layout(geometry, zoom, spaced), palette(theme))


def visible(lines: Lines) -> Visible:
    """What is left without colours: each character with its attributes."""
    return tuple(
        tuple(
            (character, attributes(segment.style)) for segment in line for character in segment.text
        )
        for line in lines
    )


def attributes(style: Style | None) -> tuple[bool, ...]:
    return tuple(bool(style and getattr(style, name)) for name in ATTRIBUTES)


def sign_of(ground: str) -> str:
    return ground if ground in "ABCD" else SIGNS.get(ground, "")


def sign_beside(emphasis: str) -> str:
    """What is written beside a lit mark where there is room, as the board does it."""
    kind, _, which = emphasis.partition("-")
    if kind == "role":
        return "abcdef"[int(which) - 1]
    return which if kind == "tint" else {"removed": "×", "placed": "◂"}[emphasis]


def same_but_for_colour(paint: Painter, looks: Iterable[tuple[str, Look]]) -> list[str]:
    """Pairs of looks that nothing but their colours tells apart."""
    seen: dict[Visible, str] = {}
    pairs = []
    for name, look in looks:
        found = visible(paint.cell(look))
        if found in seen:
            pairs.append(f"{seen[found] or 'plain'} = {name}")
        seen.setdefault(found, name)
    return pairs


BASES = {
    "empty": Look(),
    "given": Look(5, True),
    "placed": Look(5),
    "marks": Look(centre=0b11111),
    "all marks": Look(centre=0b111111111),
    "corner marks": Look(corner=0b1010),
}
with_zoom = pytest.mark.parametrize("zoom", ["large", "medium", "small"])
with_theme = pytest.mark.parametrize("theme", THEMES)


def looks_of_all_kinds(n: int) -> list[Look]:
    everything = (1 << n) - 1
    lit = tuple(Lit(n, emphasis, sign_beside(emphasis)) for emphasis in EMPHASES[:1])
    bases = [
        Look(),
        Look(n, True),
        Look(1),
        Look(centre=everything),
        Look(corner=everything),
        Look(centre=1, corner=1 << n - 1, lit=lit),
        Look(ghost=1 << n - 1, lit=lit),
        Look(n, True, lit=lit),
        Look(is_hidden=True),
    ]
    return [
        base._replace(
            ground=ground,
            sign=sign_of(ground),
            is_cursor=cursor,
            is_selected=selected,
            shade=shade,
        )
        for base in bases
        for ground in GROUNDS
        for cursor in (False, True)
        for selected in (False, True)
        for shade in (0, 1)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4), (5, 5), (6, 6)])
@with_theme
def test_every_look_is_painted_in_the_size_of_a_cell(shape: tuple[int, int], theme: str) -> None:
    geometry = Geometry.of(*shape)
    zooms: tuple[Zoom, ...] = ("large", "medium", "small") if geometry.n < 36 else ("small",)
    for zoom in zooms:
        paint = painter(zoom, theme, geometry)
        layout = paint._layout
        for look in looks_of_all_kinds(geometry.n):
            lines = visible(paint.cell(look))
            assert len(lines) == layout.cell_height
            assert {len(line) for line in lines} == {layout.cell_width}


def test_a_digit_stands_in_the_middle() -> None:
    assert visible_text(painter("medium"), Look(7)) == ["  7  ", "     "]
    assert visible_text(painter("large"), Look(7)) == ["       ", "   7   ", "       "]
    assert visible_text(painter("small"), Look(7)) == [" 7 "]
    assert visible_text(painter("medium", "terminal"), Look(7)) == ["  7   ", "      "]


def test_marks_stand_in_their_places() -> None:
    marks = Look(centre=0b101010101)
    assert visible_text(painter("medium"), marks) == ["1 3 5", " 7 9 "]
    assert visible_text(painter("large"), marks) == [" 1   3 ", "   5   ", " 7   9 "]
    assert visible_text(painter("small"), marks) == [" · "], "that there are some"


def test_signs_stand_beside_lit_marks_where_there_is_room() -> None:
    lit = (Lit(2, "removed", "×"), Lit(3, "role-1", "a"))
    look = Look(centre=0b111, corner=0b1000, lit=lit)
    assert visible_text(painter("large"), look) == [" 1 2×3a", " 4'    ", "       "]
    assert visible_text(painter("medium"), look) == ["1234 ", "     "]


def test_a_hidden_cell_shows_nothing() -> None:
    for zoom in ("large", "medium", "small"):
        text = visible_text(painter(zoom), Look(is_hidden=True))
        assert not "".join(text).strip()


def visible_text(paint: Painter, look: Look) -> list[str]:
    return ["".join(character for character, _ in line) for line in visible(paint.cell(look))]


@with_zoom
def test_the_blank_column_between_cells_stays_blank(zoom: Zoom) -> None:
    """Where there are no grounds, the column between cells is all that keeps them apart."""
    paint = painter(zoom, "terminal")
    if not paint._layout.spaced:
        assert zoom != "medium"
        return
    for look in looks_of_all_kinds(9):
        assert {line[-1][0] for line in visible(paint.cell(look))} == {" "}


# Never by colour alone


def on_grounds(look: Look, grounds: Iterable[str]) -> dict[str, Look]:
    """The same cell on several grounds."""
    return {ground: look._replace(ground=ground, sign=sign_of(ground)) for ground in grounds}


def alike_on_each_base(
    zoom: Zoom, theme: str, variants: Callable[[Look], dict[str, Look]]
) -> list[str]:
    """Of each kind of cell, the variants that nothing but their colours tells apart."""
    paint = painter(zoom, theme)
    return [
        f"{name}: {pair}"
        for name, base in BASES.items()
        for pair in same_but_for_colour(paint, variants(base).items())
    ]


@with_zoom
@with_theme
def test_grounds_differ_without_colour(zoom: Zoom, theme: str) -> None:
    assert alike_on_each_base(zoom, theme, lambda look: on_grounds(look, GROUNDS)) == []


@with_zoom
@with_theme
def test_the_ground_of_the_cell_with_the_cursor_can_be_told(zoom: Zoom, theme: str) -> None:
    grounds = [ground for ground in GROUNDS if ground != "peer"]  # it is no peer of itself

    def variants(look: Look) -> dict[str, Look]:
        return on_grounds(look._replace(is_cursor=True), grounds)

    assert alike_on_each_base(zoom, theme, variants) == []


@with_zoom
@with_theme
@pytest.mark.parametrize("is_cursor", [False, True])
def test_selected_cells_differ_without_colour(zoom: Zoom, theme: str, is_cursor: bool) -> None:
    pairs = []
    for ground in GROUNDS:

        def variants(look: Look, ground: str = ground) -> dict[str, Look]:
            look = look._replace(ground=ground, sign=sign_of(ground), is_cursor=is_cursor)
            return {f"on {ground}": look, "selected": look._replace(is_selected=True)}

        pairs += alike_on_each_base(zoom, theme, variants)
    assert pairs == []


@pytest.mark.parametrize(
    ("zoom", "theme"),
    [
        ("large", "dark"),
        ("small", "dark"),
        ("large", "terminal"),
        ("medium", "terminal"),
        ("small", "terminal"),
    ],
)
def test_the_cursor_differs_without_colour(zoom: Zoom, theme: str) -> None:
    """In the compact board of themes with colours, only the frame shows it: see below."""
    pairs = []
    for ground in GROUNDS:
        for is_selected in (False, True):

            def variants(
                look: Look, ground: str = ground, is_selected: bool = is_selected
            ) -> dict[str, Look]:
                look = look._replace(ground=ground, sign=sign_of(ground), is_selected=is_selected)
                return {f"on {ground}": look, "cursor": look._replace(is_cursor=True)}

            pairs += alike_on_each_base(zoom, theme, variants)
    assert pairs == []


@on_screen
async def test_the_cursor_shows_in_the_frame_whatever_the_theme(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for theme in NAMES:
            t.app.change(theme=theme)
            await t.settle()
            bold = {
                segment.text.strip()
                for segment in t.view.painter.rule(0, t.number("r4c6"), frozenset())
                if segment.style is not None and segment.style.bold
            }
            assert bold == {"6"}


LIT_BASES = {
    "a mark": Look(centre=0b10000),
    "a mark among others": Look(centre=0b111111111),
    "a corner mark": Look(corner=0b10000),
    "no mark": Look(ghost=0b10000),
    "a given": Look(5, True),
    "a digit": Look(5),
}


@with_theme
@pytest.mark.parametrize("zoom", ["large", "medium"])
@pytest.mark.parametrize("where", ["anywhere", "cursor", "selected", "both"])
def test_what_stands_out_differs_without_colour(zoom: Zoom, theme: str, where: str) -> None:
    """Each way to stand out from each other, and from what does not."""
    paint = painter(zoom, theme)
    pairs = []
    for name, base in LIT_BASES.items():
        look = base._replace(
            is_cursor=where in ("cursor", "both"), is_selected=where in ("selected", "both")
        )
        emphases = [e for e in EMPHASES if not (look.value and e.startswith("tint"))]
        looks = [] if look.ghost else [("", look)]
        looks += [(e, look._replace(lit=(Lit(5, e, sign_beside(e)),))) for e in emphases]
        pairs += [f"{name}: {pair}" for pair in same_but_for_colour(paint, looks)]
    assert pairs == []


@pytest.mark.parametrize("zoom", ["large", "medium"])
@pytest.mark.parametrize("theme", NAMES)
def test_the_nodes_of_a_chain_that_are_true_differ_from_those_that_are_false(
    zoom: Zoom, theme: str
) -> None:
    """Whatever their numbers: by the attributes of the candidate itself, in every theme."""
    legend = legend_of(ENDS.marks, NINE, "en", ENDS)
    keys = keys_of(legend)
    assert list(keys) == ["on", "off", "assumed", "end"]
    paint = painter(zoom, theme)
    looks = {
        role: Look(centre=0b111111111, lit=(Lit(5, f"role-{KEYS.index(key) + 1}", "①"),))
        for role, key in keys.items()
    }
    assert same_but_for_colour(paint, looks.items()) == []
    assert {len(line) for look in looks.values() for line in visible_text(paint, look)} == {
        paint._layout.cell_width
    }
    if zoom == "large":
        assert visible_text(paint, looks["on"])[1] == " 4 5①6 "


@with_theme
@pytest.mark.parametrize("base", ["a given", "a digit"])
def test_digits_that_stand_out_do_so_even_without_marks(theme: str, base: str) -> None:
    look = LIT_BASES[base]
    paint = painter("small", theme)
    plain = visible(paint.cell(look))
    for emphasis in ("role-1", "role-2", "removed", "placed"):
        lit = look._replace(lit=(Lit(5, emphasis, sign_beside(emphasis)),))
        assert visible(paint.cell(lit)) != plain, emphasis


@with_theme
def test_a_cell_with_lit_candidates_can_be_told_even_without_marks(theme: str) -> None:
    """On boards that show no marks, the cells of a pattern are still to be seen."""
    paint = painter("small", theme)
    for plain in (Look(), Look(centre=0b10000)):
        ghost = 0 if plain.centre else 0b10000
        for emphasis in ("role-1", "removed", "placed"):
            lit = plain._replace(ghost=ghost, lit=(Lit(5, emphasis, sign_beside(emphasis)),))
            assert visible(paint.cell(lit)) != visible(paint.cell(plain)), emphasis


@with_theme
@with_zoom
def test_givens_differ_from_the_learners_digits_without_colour(zoom: Zoom, theme: str) -> None:
    looks = [("given", Look(5, True)), ("placed", Look(5))]
    assert same_but_for_colour(painter(zoom, theme), looks) == []


@with_theme
@pytest.mark.parametrize("zoom", ["large", "medium"])
def test_corner_marks_differ_from_others_without_colour(zoom: Zoom, theme: str) -> None:
    looks = [("centre", Look(centre=0b1)), ("corner", Look(corner=0b1))]
    assert same_but_for_colour(painter(zoom, theme), looks) == []


# The frame


def test_the_frame_has_the_numbers_of_rows_and_columns() -> None:
    paint = painter("medium")
    top = "".join(segment.text for segment in paint.rule(0, None, frozenset()))
    assert top == " ┌──1────2────3──┬──4────5────6──┬──7────8────9──┐"
    last = paint._layout.size.height - 1
    bottom = "".join(segment.text for segment in paint.rule(last, None, frozenset()))
    assert bottom == " └───────────────┴───────────────┴───────────────┘"
    for row in range(9):
        left = "".join(s.text for s in paint.left_frame(row, 0, None, frozenset()))
        assert left == f"{row + 1}│"
        assert "".join(s.text for s in paint.left_frame(row, 1, None, frozenset())) == " │"


def test_a_lit_row_or_column_has_its_number_reversed() -> None:
    paint = painter("medium")
    houses = frozenset({("row", 3), ("column", 4)})
    reversed_columns = [
        segment.text
        for segment in paint.rule(0, None, houses)
        if segment.style is not None and segment.style.reverse
    ]
    assert reversed_columns == ["5"]
    number, _ = paint.left_frame(3, 0, None, houses)
    assert number.style is not None
    assert number.style.reverse


def test_drawing_again_gives_what_was_drawn_before() -> None:
    paint = painter("medium")
    assert paint.cell(Look(5)) is paint.cell(Look(5))
    for mask in range(5000):
        paint.cell(Look(centre=mask % 512, corner=mask // 512))
    assert visible(paint.cell(Look(5))) == visible(painter("medium").cell(Look(5)))
