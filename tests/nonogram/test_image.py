"""Pictures become drawings: sizes, thresholds, formats; what is none is told, and never a crash."""

import struct
import sys
import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from tutor.narrate.nonogram.ink_words import ink_name
from tutor.nonogram.image import BadImage, Scan, looks_like_image, otsu, scanned
from tutor.nonogram.inks import Ink, inks_of_values

RING = ("#####", "#...#", "#.#.#", "#...#", "#####")


def image_of(rows: tuple[str, ...], scale: int = 1, mode: str = "L") -> Image.Image:
    image = Image.new(mode, (len(rows[0]), len(rows)), "white")
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == "#":
                image.putpixel((x, y), 0 if mode in ("L", "1") else (0, 0, 0))
    return image.resize((len(rows[0]) * scale, len(rows) * scale), Image.Resampling.NEAREST)


def written(image: Image.Image, form: str) -> bytes:
    stream = BytesIO()
    image.save(stream, form, **({"quality": 95} if form == "JPEG" else {}))
    return stream.getvalue()


@pytest.mark.parametrize("form", ["PNG", "GIF", "JPEG", "PPM"])
@pytest.mark.parametrize("scale", [1, 8, 17])
def test_every_format_is_read(form: str, scale: int) -> None:
    if form == "JPEG" and scale == 1:
        pytest.skip("so few pixels are blurred")
    data = written(image_of(RING, scale), form)
    assert looks_like_image(data)
    assert scanned(data, Scan(5, 5)).picture == RING


def test_bitmaps_are_read_as_text_and_as_bytes() -> None:
    rows = "\n".join(" ".join(row.translate(str.maketrans("#.", "10"))) for row in RING)
    assert scanned(f"P1\n# ring\n5 5\n{rows}\n".encode(), Scan(5, 5)).picture == RING
    assert scanned(written(image_of(RING, 4, "1"), "PPM"), Scan(5, 5)).picture == RING


@given(
    st.integers(2, 8).flatmap(
        lambda width: st.lists(
            st.text("#.", min_size=width, max_size=width), min_size=2, max_size=8
        ).map(tuple)
    )
)
@settings(max_examples=60, deadline=None)
def test_a_drawing_written_as_an_image_is_read_back(rows: tuple[str, ...]) -> None:
    size = Scan(len(rows[0]), len(rows))
    data = written(image_of(rows, 3), "PNG")
    if len(set("".join(rows))) == 1:
        with pytest.raises(BadImage) as problem:
            scanned(data, size)
        assert problem.value.kind == "blank"
    else:
        assert scanned(data, size).picture == rows


def test_a_picture_keeps_its_shape_unless_it_is_stretched() -> None:
    wide = written(image_of(("#.", ".#")).resize((20, 10), Image.Resampling.NEAREST), "PNG")
    assert scanned(wide, Scan(4, 4)).picture == ("....", "##..", "..##", "....")
    assert scanned(wide, Scan(4, 4, stretches=True)).picture == ("##..",) * 2 + ("..##",) * 2
    found = scanned(wide, Scan()).picture
    assert (len(found[0]), len(found)) == (20, 10), "its longer side is as usual"


def test_the_threshold_can_be_chosen() -> None:
    image = Image.new("L", (3, 1))
    image.putdata([30, 120, 220])
    data = written(image, "PNG")
    assert scanned(data, Scan(3, 1, threshold=60)).picture == ("#..",)
    assert scanned(data, Scan(3, 1, threshold=120)).picture == ("##.",), "as dark, or darker"
    assert scanned(data, Scan(3, 1, threshold=120, is_inverted=True)).picture == ("..#",)


def test_otsu_parts_what_stands_apart() -> None:
    assert 20 <= otsu([10] * 5 + [20] * 5 + [200] * 4 + [220]) < 200
    assert 0 <= otsu([7] * 9) <= 255


def test_what_is_transparent_is_white_and_many_shades_are_read() -> None:
    clear = Image.new("RGBA", (2, 1), (0, 0, 0, 0))
    clear.putpixel((0, 0), (0, 0, 0, 255))
    assert scanned(written(clear, "PNG"), Scan(2, 1)).picture == ("#.",)
    deep = Image.new("I;16", (2, 1))
    deep.putpixel((0, 0), 60_000)
    assert scanned(written(deep, "PNG"), Scan(2, 1)).picture == (".#",)


def test_what_is_no_picture_is_told() -> None:
    good = written(image_of(RING, 9), "PNG")
    for data in (b"", b"no picture", b"%PDF-1.4", good[:40], good[:-30], b"P1\n5", b"P4\n9 9\n"):
        with pytest.raises(BadImage) as problem:
            scanned(data, Scan(5, 5))
        assert problem.value.kind == "not-a-picture", data[:8]


def test_a_small_file_with_a_huge_picture_is_refused() -> None:
    def chunk(kind: bytes, inside: bytes) -> bytes:
        check = zlib.crc32(kind + inside)
        return struct.pack(">I", len(inside)) + kind + inside + struct.pack(">I", check)

    for side in (9_000, 30_000):
        head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
        inside = zlib.compress(b"\0" * (side // 8 + 1) * 10)
        data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", inside)
        with pytest.raises(BadImage) as problem:
            scanned(data, Scan(5, 5))
        assert problem.value.kind == "large"


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_damaged_files_never_crash(data: st.DataObject) -> None:
    good = bytearray(written(image_of(RING, 6), data.draw(st.sampled_from(["PNG", "GIF", "PPM"]))))
    for _ in range(data.draw(st.integers(1, 6))):
        good[data.draw(st.integers(0, len(good) - 1))] = data.draw(st.integers(0, 255))
    try:
        found = scanned(bytes(good), Scan(5, 5))
    except BadImage:
        return
    assert len(found.picture) == 5


def test_without_pillow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(BadImage) as problem:
        scanned(b"P1", Scan(5, 5))
    assert (problem.value.kind, problem.value.values["extra"]) == ("package", "pas-a-pas[images]")


FLAG = ("rrrrrr", "rr..rr", "bb..bb", "kkkkkk")
_PAINT = {"r": (210, 25, 30), "b": (20, 30, 245), "k": (15, 12, 10), ".": (252, 250, 255)}


def flag(scale: int = 9) -> Image.Image:
    image = Image.new("RGB", (6, 4))
    image.putdata([_PAINT[sign] for row in FLAG for sign in row])
    return image.resize((6 * scale, 4 * scale), Image.Resampling.NEAREST)


@pytest.mark.parametrize("form", ["PNG", "GIF", "JPEG", "PPM"])
def test_a_few_colours_are_kept(form: str) -> None:
    for scan in (Scan(6, 4, colours=3), Scan(6, 4, 230, colours=3), Scan(6, 4, colours=9)):
        found = scanned(written(flag(), form), scan)
        if form == "JPEG" and scan.colours == 9:
            continue  # its blurs are colours, too
        assert {ink.letter: ink.name for ink in found.inks} == {
            "r": "red",
            "b": "blue",
            "k": "black",
        }
        assert found.picture == FLAG


def test_colours_that_are_alike_become_one() -> None:
    two = scanned(written(flag(), "PNG"), Scan(6, 4, colours=2))
    assert len(two.inks) == 2
    assert [row.count(".") for row in two.picture] == [0, 2, 2, 0]
    assert scanned(written(flag(), "PNG"), Scan(6, 4, colours=1)).inks == ()
    black = scanned(written(image_of(RING, 8), "PNG"), Scan(5, 5, colours=4))
    assert (black.picture, black.inks) == (RING, ())


def test_names_keep_to_the_hue() -> None:
    greys = inks_of_values(f"{value:02x}" * 3 for value in range(16, 200, 24))
    assert all(ink.name.split()[0] in ("black", "grey", "dark", "light") for ink in greys)
    assert all("grey" in ink.name for ink in greys[1:])
    assert len({ink.name for ink in greys}) == len({ink.letter for ink in greys}) == len(greys)
    assert ink_name(Ink(2, "g", "dark grey 2", "404040"), "fr") == "gris foncé 2"


def test_the_dark_is_white_where_that_is_asked_for() -> None:
    found = scanned(written(flag(), "PNG"), Scan(6, 4, is_inverted=True, colours=3))
    assert found.picture[3] == "......"
    assert found.picture[1][2] not in ".#"


def test_a_picture_of_one_colour_alone_is_told() -> None:
    image = written(Image.new("RGB", (40, 40), "red"), "PNG")
    with pytest.raises(BadImage):
        scanned(image, Scan(6, 4, colours=3, stretches=True))
