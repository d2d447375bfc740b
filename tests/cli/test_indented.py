"""Quickly written documents are those of the standard library, to the byte."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.cli.indented import indented

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


@settings(max_examples=40)
@given(st.dictionaries(st.text(), values))
def test_the_same_text(document: dict[str, object]) -> None:
    assert "".join(indented(document)) == json.dumps(document, ensure_ascii=True, indent=1)


def test_names_that_are_no_texts() -> None:
    document = {"": {1: [True], None: {}, 2.5: [], False: "\ud800"}}
    assert "".join(indented(document)) == json.dumps(document, ensure_ascii=True, indent=1)


@settings(max_examples=40)
@given(st.dictionaries(st.text(), st.lists(values, max_size=3), max_size=3))
def test_lists_that_are_gone_through_once(document: dict[str, list[object]]) -> None:
    parts = {name: iter(items) for name, items in document.items()}
    assert "".join(indented(parts)) == json.dumps(document, ensure_ascii=True, indent=1)
