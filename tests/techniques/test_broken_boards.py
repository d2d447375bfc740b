"""Boards that went wrong: who asks for a technique there is told nothing that is not so."""

from tests.techniques.sketch import board, outcome


def test_a_cell_without_candidates_is_no_part_of_a_sue_de_coq() -> None:
    crossing = ("r1c1 r1c2: 1234", "r1c9: 12")
    assert outcome("sue-de-coq", board(*crossing, "r2c1: 34"))
    assert outcome("sue-de-coq", board(*crossing, "r2c1: ")) == ""
