"""What is said about cells that are no pattern: every fault, in both languages."""

import re
from functools import cache

import pytest

from tests.cases import each_case
from tests.explain.test_lookalike import ANY, HAND_MADE, by_hand, real_faults
from tests.narrate.cases import LANGUAGES
from tests.narrate.ftl import messages
from tests.narrate.text import cells_in
from tutor.base.language import Language
from tutor.explain.lookalike import faults, kinds
from tutor.explain.lookalike.fault import Fault
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES

PREFIX = "fault-"
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_kind_has_a_message_and_no_message_is_left_over(language: Language) -> None:
    announced = {f"{PREFIX}{kind}" for technique in TECHNIQUES for kind in kinds(technique)}
    announced = {m for m in announced if not m.startswith(f"{PREFIX}is-")} | {f"{PREFIX}another"}
    assert {m for m in messages(language) if m.startswith(PREFIX)} == announced


@cache
def told() -> tuple[tuple[Geometry, Fault], ...]:
    """Every different fault met on a board."""
    return tuple({(position.geometry, fault): None for position, fault in real_faults()})


def test_every_kind_is_met_on_a_board() -> None:
    announced = {kind for technique in ANY for kind in kinds(technique)}
    assert {fault.kind for _, fault in told()} == announced


@each_language
def test_every_fault_is_one_sentence_about_its_own_cells(language: Language) -> None:
    for geometry, fault in told():
        text = tell_fault(fault, geometry, language)
        assert re.fullmatch(r"[^.!?]+\.", text), text
        assert not re.search(r" ,|  |\{", text), text
        assert set(cells_in(text, geometry, language)) <= {*fault.cells, *fault.others}, text


SENTENCES = {
    ("naked-pair", "too-many-digits"): (
        "r2c3 and r2c7 have three digits between them: 1, 4 and 7.",
        "L2C3 et L2C7 ont à elles deux trois chiffres\u00a0: le 1, le 4 et le 7.",
    ),
    ("naked-pair", "no-common-house"): (
        "r1c2 and r4c5 share no house.",
        "L1C2 et L4C5 n’ont aucune unité en commun.",
    ),
    ("naked-pair", "nothing-to-remove"): (
        "The pattern is there, but it removes nothing.",
        "Le motif est bien là, mais il ne retire rien.",
    ),
    ("full-house", "too-few"): (
        "This pattern has one cell, but you picked none yet.",
        "Ce motif a une case, et vous n’en avez montré aucune.",
    ),
    ("x-wing", "further-place"): (
        "Row 2 has another place for 5, r2c5.",
        "Dans la ligne 2, le 5 a encore une autre place, L2C5.",
    ),
    ("skyscraper", "third-place"): (
        "Row 2 has a third place for 5, r2c5.",
        "Dans la ligne 2, le 5 a une troisième place, L2C5.",
    ),
    ("turbot-fish", "ends-apart"): (
        "The two links don’t meet: neither r2c1 nor r2c5 sees r8c3 or r8c9.",
        "Les deux liens ne se rejoignent pas\u00a0: ni L2C1 ni L2C5 ne voit L8C3 ou L8C9.",
    ),
    ("xy-wing", "pincers-differ"): (
        "The pincers r1c5 and r5c1 don’t share a digit.",
        "Les pinces L1C5 et L5C1 n’ont aucun chiffre en commun.",
    ),
    ("xy-wing", "pivot-unseen"): (
        "The pivot r1c1 doesn’t see the pincer r5c2.",
        "Le pivot L1C1 ne voit pas la pince L5C2.",
    ),
    ("hidden-pair", "few-confined"): (
        "In row 1, only 5 is confined to r1c1 and r1c2: this pattern needs two such digits.",
        "Dans la ligne 1, seul le 5 est réservé à L1C1 et L1C2\u00a0: ce motif en demande deux.",
    ),
    ("x-wing", "is-skyscraper"): (
        "There is a pattern here, but another one, with its own lesson: skyscraper.",
        "Il y a bien un motif ici, mais un autre, qui a sa propre leçon\u00a0: gratte-ciel.",
    ),
}


@each_case(("technique", "kind"), SENTENCES)
def test_the_sentences_read_like_this(technique: str, kind: str) -> None:
    index = next(
        i for i, case in enumerate(HAND_MADE) if case[0] == technique and kind in case[3].split()
    )
    position, _, chosen, _ = by_hand(index)
    (fault,) = (found for found in faults(position, technique, chosen) if found.kind == kind)
    told = tuple(tell_fault(fault, position.geometry, language) for language in LANGUAGES)
    assert told == SENTENCES[technique, kind]
