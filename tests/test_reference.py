"""The reference of techniques that the site is made of: a page for each, whole in itself."""

import re
from xml.etree import ElementTree

import pytest

from docs.make.reference import Reference, _ladder
from docs.make.site import PAGES, rewritten
from tests.cases import each_case
from tests.conftest import CHECKOUT
from tutor.base.language import Language
from tutor.games.game import GameName
from tutor.learn.course import COURSES
from tutor.techniques.ladder import LADDER

GAMES: tuple[GameName, ...] = ("sudoku", "nonogram")
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def test_every_technique_and_every_lesson_is_in_it() -> None:
    assert {technique.id for technique in LADDER} <= set(_ladder("sudoku"))
    for game in GAMES:
        taught = set(COURSES[game].order)
        assert taught <= set(_ladder(game))


@each_case("language", LANGUAGES)
@each_case("id_", ["rules", "x-wing", "bug-plus-n"])
def test_a_page_has_its_boards(id_: str, language: Language) -> None:
    reference = Reference("sudoku", language)
    page = reference._page(id_)
    assert page.startswith(f"# {reference.name(id_)}\n")
    shown = set(re.findall(r"!\[[^\]]+\]\((boards/[^)]+)\)", page))
    assert {f"techniques/{path}" for path in shown} == set(reference.pictures)
    assert len(shown) >= 2
    for svg in reference.pictures.values():
        assert ElementTree.fromstring(svg).tag.endswith("svg")
    for path in re.findall(r"\]\(([a-z0-9-]+)\.md\)", page):
        assert path in (*_ladder("sudoku"), "rules", "notation")


def test_answers_come_last_and_only_there() -> None:
    page = Reference("sudoku", "en")._page("x-wing")
    before, _, after = page.partition("## Answers")
    assert "Technique: X-Wing" not in before
    assert after.count("Technique: X-Wing") == 2
    assert "\n## " not in after


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_of_it_holds_together(game: GameName, language: Language) -> None:
    made = Reference(game, language).made()
    for path, text in made.pages.items():
        for target in re.findall(r"\]\(([^)#]+\.(?:md|svg))\)", text):
            assert f"{made.folder}/{target}" in made.pages | made.pictures, (path, target)
    assert len(made.pages) >= len(_ladder(game))


@each_case("source", [source for source in PAGES if source.endswith(".md")])
def test_pages_of_the_project_lead_to_pages_of_the_site(source: str) -> None:
    text = rewritten((CHECKOUT / source).read_text(encoding="utf-8"), source)
    for target in re.findall(r"(?<!!)\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
        assert target in PAGES.values(), target
