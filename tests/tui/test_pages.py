"""A text too long for its card: its pages, and what it comes to."""

from collections.abc import Sequence

from textual.content import Content

from tutor.games.told import Told
from tutor.tui.widgets.pages import Pages
from tutor.tui.widgets.speech import parted


def lines(*texts: str) -> list[Content]:
    return [Content(text) for text in texts]


BODY, END = lines(*"abcde", "f.", *"ghi", "j."), lines("so.")
WHOLE = [*BODY, *END]


def every_page(text: list[Content], rows: int, body: Sequence[Content] = ()) -> list[list[str]]:
    """What is read page by page, with what stands below it."""
    pages, found = Pages(), []
    while True:
        page, end = pages.shown(text, body, text[len(body) :] if body else [], rows)
        found.append([line.plain for line in (*page, *end)])
        if not pages.has_more:
            return found
        pages.turn(forward=True)


def test_a_short_text_is_shown_as_it_is() -> None:
    pages = Pages()
    assert pages.shown(WHOLE, BODY, END, 11) == (WHOLE, [])
    assert (pages.has_more, pages.in_sight) == (False, 11)


def test_what_a_long_text_comes_to_is_in_sight_on_every_page() -> None:
    assert every_page(WHOLE, 9, BODY) == [[*"abcde", "f.", "so."], [*"ghi", "j.", "so."]]


def test_it_is_not_if_a_sentence_would_have_to_be_cut_for_it() -> None:
    assert every_page(WHOLE, 8, BODY) == [[*"abcde", "f."], [*"ghi", "j.", "so."]]


def test_pages_are_turned_back_too() -> None:
    pages = Pages()
    first = pages.shown(WHOLE, BODY, END, 8)
    pages.turn(forward=True)
    assert pages.shown(WHOLE, BODY, END, 8) != first
    pages.turn(forward=False)
    pages.turn(forward=False)
    assert pages.shown(WHOLE, BODY, END, 8) == first


def test_a_page_ends_with_a_sentence() -> None:
    text = lines("a", "b.", "c", "d.", "", "e", "f", "g.")
    assert every_page(text, 6) == [["a", "b.", "c", "d."], ["e", "f", "g."]]


def test_a_page_ends_with_a_sentence_also_inside_a_line() -> None:
    text = lines("Place a digit. Then say", "why it goes there, and", "pick its cells.", "Go on.")
    assert every_page(text, 3) == [
        ["Place a digit."],
        ["Then say", "why it goes there, and …"],
        ["why it goes there, and", "pick its cells."],
        ["Go on."],
    ]
    assert every_page(text[:3], 3) == [[line.plain for line in text[:3]]]


def test_only_a_sentence_longer_than_a_page_is_cut() -> None:
    text = lines(*"abcdef", "g.")
    assert every_page(text, 4) == [["a", "b", "c …"], ["c", "d", "e …"], ["e", "f", "g."]]


def test_the_conclusion_is_told_apart_from_the_rest() -> None:
    told = Told(("Look.", "Why.", "So.", "r1c1: 1 2"), parts=("look", "why", "so", "so"))
    rest, end = parted(told)
    assert (rest.sentences, end.sentences) == (("Look.", "Why.", "r1c1: 1 2"), ("So.",))
    assert parted(Told(("A remark.",))) == (Told(("A remark.",)), Told(()))
