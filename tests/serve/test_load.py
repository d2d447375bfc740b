"""The script that loads a class works, small: how quick it is depends on the machine."""

import os

import pytest

from tests.serve.load import loaded, told

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks here"),
]


def test_every_key_moves_the_cursor_while_others_ask_for_hints() -> None:
    pupils = loaded(3, 4)
    assert [pupil.hints for pupil in pupils] == [True, False, False]
    assert pupils[0].asked
    assert all(pupil.seconds for pupil in pupils[1:])
    assert "99 of 100" in told(pupils)
