"""How looks become text: always of the right size, and never told by colour alone."""

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.style import Style

from tests.cases import each_case
from tests.grids import CLASSIC
from tests.narrate.chain import CHAIN, step_of
from tests.tui.driver import on_screen, tutor
from tutor.games.told import KEYS, keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.store import Settings
from tutor.sudoku.geometry import Geometry
from tutor.tui.board.palette import Lines, Palette
from tutor.tui.parts.figures import figure
from tutor.tui.sudoku.edge import NO_EDGE, Edge
from tutor.tui.sudoku.frame import Painter
from tutor.tui.sudoku.layout import CUTS, Cut, Layout, layouts_of
from tutor.tui.sudoku.look import SIGNS, Lit, Look
from tutor.tui.sudoku.paint import QUIET
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
"""A theme with coloured grounds, and the one without; whether signs stand for them."""

Visible = tuple[tuple[tuple[str, tuple[bool, ...]], ...], ...]


@cache
def palette(theme: str) -> Palette:
    """The styles of a theme, as a running board has them."""

    async def ask() -> Palette:
        with TemporaryDirectory() as folder:
            async with tutor(Path(folder), grid=CLASSIC, settings=Settings(theme=theme)) as t:
                return t.view.painter.palette

    return asyncio.run(ask())


def painter(cut: Cut, theme: str = "dark", geometry: Geometry = NINE) -> Painter:
    is_plain = THEMES.get(theme, False)
    return Painter(Layout(geometry, cut), palette(theme), is_plain=is_plain)


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
ALL_CUTS = [cut for cuts in CUTS.values() for cut in cuts]
WITH_MARKS = [cut for cut in ALL_CUTS if cut != "S"]
with_cut = pytest.mark.parametrize("cut", ALL_CUTS)
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
    for layout in layouts_of(geometry):
        paint = painter(layout.cut, theme, geometry)
        for look in looks_of_all_kinds(geometry.n):
            lines = visible(paint.cell(look))
            assert len(lines) == layout.cell_height
            assert {len(line) for line in lines} == {layout.cell_width}


def test_a_digit_stands_on_a_tile() -> None:
    assert visible_text(painter("M"), Look(7)) == ["  7  ", "▀▀▀▀▀"]
    assert visible_text(painter("L-"), Look(7)) == ["       ", "   7   ", " ▀▀▀▀▀ "]
    assert visible_text(painter("L"), Look(7)) == ["       ", "   7   ", "       "]
    assert visible_text(painter("S"), Look(7)) == ["▐7▌"]
    big = visible_text(painter("XL"), Look(7, True))
    assert [line.strip() for line in big] == ["", *(line.strip() for line in figure("7") or ()), ""]


def test_without_colours_a_line_tells_digits_from_marks_and_givens_from_the_learners() -> None:
    assert visible_text(painter("M", "terminal"), Look(7, True)) == ["  7  ", " ━━━ "]
    assert visible_text(painter("M", "terminal"), Look(7)) == ["  7  ", " ─── "]
    assert visible_text(painter("L", "terminal"), Look(7)) == ["       ", "   7   ", "  ───  "]
    assert visible_text(painter("XL", "terminal"), Look(7))[-1].strip() == "───"


def test_marks_stand_in_their_places() -> None:
    marks = Look(centre=0b101010101)
    assert visible_text(painter("M"), marks) == ["1 3 5", " 7 9 "]
    assert visible_text(painter("L"), marks) == [" 1   3 ", "   5   ", " 7   9 "]
    assert visible_text(painter("XL"), marks)[::2] == [" 1       3 ", "     5     ", " 7       9 "]


@pytest.mark.parametrize(
    ("marks", "text"), [(0b100, " ·3"), (0b1000100, " 37"), (0b1001100, " ∴ "), (0, "   ")]
)
def test_on_one_line_there_is_room_for_two_marks(marks: int, text: str) -> None:
    assert visible_text(painter("S"), Look(centre=marks)) == [text]


def test_on_one_line_what_is_lit_up_comes_first() -> None:
    look = Look(centre=0b111, lit=(Lit(2, "removed", "×"),))
    assert visible_text(painter("S"), look) == [" 2×"]
    look = look._replace(lit=(Lit(2, "role-1", "α"), Lit(3, "placed", "◂")))
    assert visible_text(painter("S"), look) == [" 3◂"]


@pytest.mark.parametrize(
    ("lit", "text"),
    [
        ((Lit(7, "role-1", "A"), Lit(3, "role-2", "B")), "A73"),
        ((Lit(7, "role-1", "A"), Lit(3, "removed", "×")), " 3×"),
        ((Lit(3, "removed", "×"), Lit(7, "removed", "×")), "×37"),
        ((Lit(1, "removed", "×"), Lit(3, "removed", "×"), Lit(7, "removed", "×")), "×∴ "),
        ((Lit(9, "role-1", "④"), Lit(3, "role-2", "③")), "④93"),
    ],
)
def test_on_one_line_a_sign_says_what_is_lit_up(lit: tuple[Lit, ...], text: str) -> None:
    assert visible_text(painter("S"), Look(centre=0b101000101, lit=lit)) == [text]


@pytest.mark.parametrize(
    ("marks", "lit", "text"),
    [
        ({2, 3}, {2: "①", 3: "②"}, [" 23  ", "   ①②"]),
        ({3, 9}, {3: "③", 9: "④"}, ["  3③ ", "   9④"]),
        ({4, 9}, {4: "⑥", 9: "⑤"}, ["   4⑥", "   9⑤"]),
        ({8, 9}, {8: "⑦", 9: "⑧"}, ["     ", " ⑦89⑧"]),
        ({7, 8, 9}, {7: "⑨", 8: "⑩"}, ["  ⑩  ", "⑨789 "]),
    ],
)
def test_every_number_of_a_chain_stands_in_its_cell(
    marks: set[int], lit: dict[int, str], text: list[str]
) -> None:
    look = Look(
        centre=sum(1 << digit - 1 for digit in marks),
        lit=tuple(Lit(digit, "role-1", sign) for digit, sign in lit.items()),
    )
    assert visible_text(painter("M"), look) == text


def test_signs_stand_beside_lit_marks_where_there_is_room() -> None:
    lit = (Lit(2, "removed", "×"), Lit(3, "role-1", "a"))
    look = Look(centre=0b111, corner=0b1000, lit=lit)
    assert visible_text(painter("L"), look) == [" 1 2×3a", " 4'    ", "       "]
    assert visible_text(painter("M"), look) == ["1234 ", "    a"]


def test_a_hidden_cell_shows_nothing() -> None:
    for cut in ALL_CUTS:
        for look in (Look(is_hidden=True), Look(5, is_hidden=True)):
            assert not "".join(visible_text(painter(cut), look)).strip()


@with_cut
@with_theme
def test_no_mark_passes_for_a_digit(cut: Cut, theme: str) -> None:
    """A single mark differs from a digit by more than its place and its colour.

    On a large board with colours, by the tile that fills the cell.
    """
    paint, mark = painter(cut, theme), Look(centre=0b10000)
    for is_given in (False, True):
        digit = Look(5, is_given)
        is_alike = set("".join(visible_text(paint, digit))) == set(
            "".join(visible_text(paint, mark))
        )
        assert not is_alike or not grounds_of(paint, digit) & grounds_of(paint, mark)


def grounds_of(paint: Painter, look: Look) -> set[object]:
    return {s.style.bgcolor for line in paint.cell(look) for s in line if s.style is not None}


def visible_text(paint: Painter, look: Look) -> list[str]:
    return ["".join(character for character, _ in line) for line in visible(paint.cell(look))]


# Never by colour alone


def on_grounds(look: Look, grounds: Iterable[str]) -> dict[str, Look]:
    """The same cell on several grounds."""
    return {ground: look._replace(ground=ground, sign=sign_of(ground)) for ground in grounds}


def alike_on_each_base(
    cut: Cut, theme: str, variants: Callable[[Look], dict[str, Look]]
) -> list[str]:
    """Of each kind of cell, the variants that nothing but their colours tells apart."""
    paint = painter(cut, theme)
    return [
        f"{name}: {pair}"
        for name, base in BASES.items()
        for pair in same_but_for_colour(paint, variants(base).items())
    ]


def grounds_in(theme: str) -> list[str]:
    """Those that need a sign: with colours only what must not be overlooked."""
    return [ground for ground in GROUNDS if THEMES[theme] or not ground or ground not in QUIET]


@with_cut
@with_theme
def test_grounds_differ_without_colour(cut: Cut, theme: str) -> None:
    grounds = grounds_in(theme)
    assert alike_on_each_base(cut, theme, lambda look: on_grounds(look, grounds)) == []


@with_cut
@with_theme
def test_the_ground_of_the_cell_with_the_cursor_can_be_told(cut: Cut, theme: str) -> None:
    grounds = [ground for ground in grounds_in(theme) if ground != "peer"]  # none of itself

    def variants(look: Look) -> dict[str, Look]:
        return on_grounds(look._replace(is_cursor=True), grounds)

    assert alike_on_each_base(cut, theme, variants) == []


@with_cut
@with_theme
@pytest.mark.parametrize("is_cursor", [False, True])
def test_selected_cells_differ_without_colour(cut: Cut, theme: str, is_cursor: bool) -> None:
    pairs = []
    for ground in GROUNDS:

        def variants(look: Look, ground: str = ground) -> dict[str, Look]:
            look = look._replace(ground=ground, sign=sign_of(ground), is_cursor=is_cursor)
            return {f"on {ground}": look, "selected": look._replace(is_selected=True)}

        pairs += alike_on_each_base(cut, theme, variants)
    assert pairs == []


@with_cut
@with_theme
def test_the_cursor_is_drawn_beside_its_cell_or_around_it(cut: Cut, theme: str) -> None:
    """Never by the ground alone: terminals of 256 colours may show it grey."""
    paint = painter(cut, theme)
    sides = {"S": "▐", "M": "▐", "L-": "▐"}.get(cut, "║" if THEMES[theme] else "┃")
    style = palette(theme).of("cursor-frame").color
    for base in BASES.values():
        for ground in GROUNDS:
            look = base._replace(ground=ground, sign=sign_of(ground), is_cursor=True)
            looks = [Look()] * 4 + [look] + [Look()] * 4
            lines = paint.row(4, looks, NO_EDGE)
            marked = [
                segment.text
                for line in lines
                for segment in line
                if segment.style is not None and segment.style.color == style
            ]
            assert sides in "".join(marked) or (cut == "S" and sign_of(ground))


@pytest.mark.parametrize("cut", ["L", "XL-", "XL"])
def test_the_cursor_has_a_frame_on_the_rules(cut: Cut) -> None:
    paint = painter(cut)
    region = paint._layout.region(40)
    above = "".join(segment.text for segment in paint.rule(region.y - 1, 40, NO_EDGE))
    below = "".join(segment.text for segment in paint.rule(region.bottom, 40, NO_EDGE))
    side = "━" * region.width
    assert above[region.x - 1 : region.right + 1] == f"┏{side}┓"
    assert below[region.x - 1 : region.right + 1] == f"┗{side}┛"


@on_screen
async def test_the_cursor_shows_in_the_frame_whatever_the_theme(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for theme in NAMES:
            t.app.change(theme=theme)
            await t.settle()
            bold = {
                segment.text.strip()
                for segment in t.view.painter.rule(0, t.number("r4c6"), NO_EDGE)
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
@pytest.mark.parametrize("cut", WITH_MARKS)
@pytest.mark.parametrize("where", ["anywhere", "cursor", "selected", "both"])
def test_what_stands_out_differs_without_colour(cut: Cut, theme: str, where: str) -> None:
    """Each way to stand out from each other, and from what does not."""
    paint = painter(cut, theme)
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


@each_case("cut", WITH_MARKS)
@each_case("theme", NAMES)
def test_the_nodes_of_a_chain_that_are_true_differ_from_those_that_are_false(
    cut: Cut, theme: str
) -> None:
    """Whatever their numbers: by the attributes of the candidate itself, in every theme."""
    legend = legend_of(ENDS.marks, NINE, "en", ENDS)
    keys = keys_of(legend)
    assert list(keys) == ["on", "off", "assumed", "end"]
    paint = painter(cut, theme)
    looks = {
        role: Look(centre=0b111111111, lit=(Lit(5, f"role-{KEYS.index(key) + 1}", "①"),))
        for role, key in keys.items()
    }
    assert same_but_for_colour(paint, looks.items()) == []
    assert {len(line) for look in looks.values() for line in visible_text(paint, look)} == {
        paint._layout.cell_width
    }
    if cut == "L":
        assert visible_text(paint, looks["on"])[1] == " 4 5①6 "


@with_theme
@pytest.mark.parametrize("base", ["a given", "a digit"])
def test_digits_that_stand_out_do_so_even_without_marks(theme: str, base: str) -> None:
    look = LIT_BASES[base]
    paint = painter("S", theme)
    plain = visible(paint.cell(look))
    for emphasis in ("role-1", "role-2", "removed", "placed"):
        lit = look._replace(lit=(Lit(5, emphasis, sign_beside(emphasis)),))
        assert visible(paint.cell(lit)) != plain, emphasis


@with_theme
def test_a_cell_with_lit_candidates_can_be_told_even_without_marks(theme: str) -> None:
    """On boards that show no marks, the cells of a pattern are still to be seen."""
    paint = painter("S", theme)
    for plain in (Look(), Look(centre=0b10000)):
        ghost = 0 if plain.centre else 0b10000
        for emphasis in ("role-1", "removed", "placed"):
            lit = plain._replace(ghost=ghost, lit=(Lit(5, emphasis, sign_beside(emphasis)),))
            assert visible(paint.cell(lit)) != visible(paint.cell(plain)), emphasis


@with_theme
@with_cut
def test_givens_differ_from_the_learners_digits_without_colour(cut: Cut, theme: str) -> None:
    looks = [("given", Look(5, True)), ("placed", Look(5))]
    assert same_but_for_colour(painter(cut, theme), looks) == []


@with_theme
@pytest.mark.parametrize("cut", WITH_MARKS)
def test_corner_marks_differ_from_others_without_colour(cut: Cut, theme: str) -> None:
    looks = [("centre", Look(centre=0b1)), ("corner", Look(corner=0b1))]
    assert same_but_for_colour(painter(cut, theme), looks) == []


# The frame


def line_of(paint: Painter, y: int) -> str:
    return "".join(segment.text for segment in paint.rule(y, None, NO_EDGE))


def test_numbers_of_rows_and_columns() -> None:
    paint = painter("M")
    assert line_of(paint, 0).split() == list("123456789")
    assert line_of(paint, 0).index("4") == paint._layout.lefts[3] + 2
    assert line_of(paint, 7) == "  " + "─" * 17 + "┼" + "─" * 17 + "┼" + "─" * 17
    for row in range(9):
        lines = paint.row(row, [Look()] * 9, NO_EDGE)
        texts = ["".join(segment.text for segment in line) for line in lines]
        assert [text[0] for text in texts] == [str(row + 1), " "]
        assert [text[19] for text in texts] == ["│", "│"]


def test_the_frame_bears_the_numbers_and_is_heavy_where_boxes_meet() -> None:
    paint = painter("L")
    assert line_of(paint, 0).startswith("┏━━━1━━━┯━━━2━━━┯━━━3━━━┳━━━4━━━┯")
    assert line_of(paint, 4).startswith("┠───────┼───────┼───────╂───────┼")
    assert line_of(paint, 12).startswith("┣━━━━━━━┿━━━━━━━┿━━━━━━━╋━━━━━━━┿")
    assert line_of(paint, 36).endswith("┻━━━━━━━┷━━━━━━━┷━━━━━━━┛")
    boxes = painter("L-")
    assert line_of(boxes, 10) == "┣" + "━" * 21 + "╋" + "━" * 21 + "╋" + "━" * 21 + "┫"


def test_a_lit_row_or_column_has_its_number_lit() -> None:
    paint = painter("M", "terminal")
    lit = Edge(frozenset({("row", 3), ("column", 4)}))
    reversed_columns = [
        segment.text
        for segment in paint.rule(0, None, lit)
        if segment.style is not None and segment.style.reverse
    ]
    assert reversed_columns == ["5"]
    (number, *_), *_ = paint.row(3, [Look()] * 9, lit)
    assert number.style is not None
    assert number.style.reverse


def test_drawing_again_gives_what_was_drawn_before() -> None:
    paint = painter("M")
    assert paint.cell(Look(5)) is paint.cell(Look(5))
    for mask in range(5000):
        paint.cell(Look(centre=mask % 512, corner=mask // 512))
    assert visible(paint.cell(Look(5))) == visible(painter("M").cell(Look(5)))
