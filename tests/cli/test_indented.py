"""Quickly written documents are those of the standard library, to the byte."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tutor.cli.indented import indented

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text(), inner),
    max_leaves=40,
)


@given(values)
def test_the_same_text(value: object) -> None:
    assert indented(value) == json.dumps(value, ensure_ascii=True, indent=1)


def test_names_that_are_no_texts() -> None:
    value = {1: [True], None: {}, 2.5: [], False: "\ud800"}
    assert indented(value) == json.dumps(value, ensure_ascii=True, indent=1)
