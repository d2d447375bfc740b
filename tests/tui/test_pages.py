"""A text too long for its card: its pages, and what it comes to."""

from textual.content import Content

from tutor.games.told import Told
from tutor.tui.widgets.pages import Pages
from tutor.tui.widgets.speech import parted


def lines(*texts: str) -> list[Content]:
    return [Content(text) for text in texts]


BODY, END = lines(*"abcdefghij"), lines("so")
WHOLE = [*BODY, *END]


def test_a_short_text_is_shown_as_it_is() -> None:
    pages = Pages()
    assert pages.shown(WHOLE, BODY, END, 11) == (WHOLE, [])
    assert (pages.has_more, pages.in_sight) == (False, 11)


def test_what_a_long_text_comes_to_is_in_sight_on_every_page() -> None:
    pages = Pages()
    cut = [*BODY[:4], Content("e …")]
    assert pages.shown(WHOLE, BODY, END, 8) == (cut, END)
    assert pages.in_sight == 6
    seen = list(BODY[:4])
    while pages.has_more:
        pages.turn(forward=True)
        page, end = pages.shown(WHOLE, BODY, END, 8)
        assert end == END
        seen += [line for line in page if line not in seen and not line.plain.endswith("…")]
    assert seen == BODY
    pages.turn(forward=False)
    pages.turn(forward=False)
    assert pages.shown(WHOLE, BODY, END, 8)[0] == cut


def test_a_page_ends_with_a_sentence() -> None:
    pages, text = Pages(), lines("a", "b.", "c", "d.", "", "e", "f", "g.")
    assert pages.shown(text, text, [], 6) == (text[:4], [])
    pages.turn(forward=True)
    assert pages.shown(text, text, [], 6) == (text[5:], [])
    assert not pages.has_more


def test_with_very_little_room_it_has_its_place_in_the_text() -> None:
    assert Pages().shown(WHOLE, BODY, END, 6) == ([*BODY[:4], Content("e …")], [])


def test_the_conclusion_is_told_apart_from_the_rest() -> None:
    told = Told(("Look.", "Why.", "So.", "r1c1: 1 2"), parts=("look", "why", "so", "so"))
    rest, end = parted(told)
    assert (rest.sentences, end.sentences) == (("Look.", "Why.", "r1c1: 1 2"), ("So.",))
    assert parted(Told(("A remark.",))) == (Told(("A remark.",)), Told(()))
