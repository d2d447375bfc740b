"""The one place that makes foreign text harmless: what comes out, and what stays as typed."""

import csv
import html
import json
import re
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.cases import each_case
from tests.foreign import EVIL, HONEST, hidden_in
from tutor.base.shown import (
    all_visible,
    csv_line,
    in_references,
    json_text,
    markdown,
    printable,
    visible,
)

_RENDERED = MarkdownIt("gfm-like", {"html": True, "linkify": True})
evil = each_case("text", EVIL.values(), ids=EVIL)
honest = each_case("text", HONEST)


def tokens(source: str) -> list[Token]:
    """What Markdown makes of a text, blocks and what is inside them."""
    found = _RENDERED.parse(source)
    return found + [child for token in found for child in token.children or ()]


def read_as(source: str) -> str:
    """The text that somebody reads who sees the document."""
    return html.unescape(re.sub(r"<[^>]+>", "", _RENDERED.render(source))).strip()


@evil
def test_one_line_that_does_nothing(text: str) -> None:
    shown = printable(text)
    assert not hidden_in(shown)
    assert "\n" not in shown
    assert len(shown) <= 60 * len(r"\U000e0041")
    assert visible(shown) == shown, "twice is once"


@honest
def test_honest_names_are_shown_as_typed(text: str) -> None:
    assert printable(text) == text
    assert read_as(f"# {markdown(text)}") == text.strip()
    assert read_as(f"By {markdown(text)}, today") == f"By {text.strip()}, today"
    assert json.loads(json_text(text)) == text
    (cell,) = next(csv.reader([csv_line([text])]))
    assert cell == ("'=)" if text == "=)" else text), "the price of what begins like a formula"


def test_what_is_hidden_is_spelt_out() -> None:
    assert printable("\x1b[2J\n\t\x9b\u202e") == r"\x1b[2J\n\t\x9b\u202e"
    assert printable("\udcff.txt") == r"\xff.txt", "a byte of a file name"
    assert printable("\ud800") == r"\ud800"
    assert printable(Path("a\nb")) == r"a\nb"
    assert printable("x" * 100, 10) == "x" * 9 + "…"
    assert printable("x" * 10, 10) == "x" * 10


@evil
def test_no_cell_is_worked_out(text: str) -> None:
    line = csv_line([text, 3, -1.5, None, "-2", "+3.5"])
    assert not hidden_in(line)
    (row,) = csv.reader([line])
    assert not re.match(r"\s*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66]", row[0])
    assert row[1:] == ["3", "-1.5", "", "-2", "+3.5"], "numbers are numbers"
    assert next(csv.reader([csv_line([row[0]])])) == [row[0]], "twice is once"


@evil
@each_case("around", ["# {}", "{}", "x\n{}", "- {}", "| a | b |\n|---|---|\n| {} | c |"])
def test_no_markdown_does_anything(text: str, around: str) -> None:
    plain, found = tokens(around.format("name")), tokens(around.format(markdown(text)))
    assert [token.type for token in found if token.type != "text_special"] == [
        token.type for token in plain
    ]
    assert printable(text.strip(), 200).strip() in read_as(around.format(markdown(text)))


@evil
def test_json_and_xml_keep_the_true_value(text: str) -> None:
    document = json_text({"title": text})
    assert not hidden_in(document)
    assert json.loads(document) == {"title": text}
    seen = "".join(sign for sign in text if sign >= " " and not "\x7f" <= sign <= "\x9f")
    assert html.unescape(in_references(seen.replace("&", "&amp;"))) == seen


def test_no_hidden_sign_passes_for_visible() -> None:
    for sign in map(chr, range(0x110000)):
        assert not all_visible(sign) or visible(sign + "-") == sign + "-"
    assert all_visible("plain, été, ×")
