"""Our reader of messages says what Fluent's own library says, message by message."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tutor
from tests.cases import each_case
from tutor.base.language import Language
from tutor.base.messages import Function, Messages

PACKAGE = Path(tutor.__file__).parent
FILES = sorted(PACKAGE.rglob("*.ftl"))
FUNCTIONS = {
    name
    for path in FILES
    for name in re.findall(r"([A-Z]+)\(", path.read_text(encoding="utf-8"))
    if name != "NUMBER"
}
NUMBERS = (0, 1, 2, 12, 2345678)


class Names(Visitor):
    """What a message speaks of, with those that it quotes, and the cases that it knows."""

    def __init__(self, entries: dict[str, ftl.Message]) -> None:
        self.entries = entries
        self.facts: set[str] = set()
        self.cases: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.entries[node.id.name])

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.cases.update({node.key.name} - {"one", "other"})  # those are of numbers
        self.generic_visit(node)


def named(function: str) -> Function:
    """A function that tells how it was called; what it counts is what it is given."""
    if function == "COUNT":
        return lambda value: value
    return lambda *values, **options: "|".join([function, *map(str, values), *map(str, options)])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_it_says_what_the_library_says(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resolver, "MAX_PART_LENGTH", 10**7)
    language: Language = "fr" if re.search(r"\bfr\.ftl$", path.name) else "en"
    resource = FluentResource(path.read_text(encoding="utf-8"))
    functions: dict[str, Any] = {name: named(name) for name in FUNCTIONS}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    sources = [path.read_text(encoding="utf-8")]
    if path.parent.parent.name == "narrate":  # where files quote each other
        others = path.parent.glob(f"*{language}.ftl")
        sources += [other.read_text(encoding="utf-8") for other in others if other != path]
    entries: dict[str, ftl.Message] = {}
    for source in sources:
        bundle.add_resource(read := FluentResource(source))
        entries |= {one.id.name: one for one in read.body if isinstance(one, ftl.Message)}
    ours = Messages(language, sources, functions)
    compared = messages = 0
    for entry in resource.body:
        if not isinstance(entry, ftl.Message):
            continue
        messages += 1
        for attribute, pattern in parts(entry):
            names = Names(entries)
            names.visit(pattern)
            theirs = bundle.get_message(entry.id.name)
            text = theirs.attributes[attribute] if attribute else theirs.value
            assert text is not None
            for value in (*NUMBERS, *sorted(names.cases)):
                given = dict.fromkeys(names.facts, value)
                expected, errors = bundle.format_pattern(text, given)
                if errors:  # NUMBER of a word, say
                    with pytest.raises(TypeError):
                        ours.text(entry.id.name, given, attribute)
                else:
                    assert ours.text(entry.id.name, given, attribute) == expected
                    compared += 1
    assert compared >= messages


def parts(entry: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    """What a message says, and its attributes by their names."""
    if entry.value is not None:
        yield "", entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


@each_case(
    "source",
    [
        "one = { $count ->\n    [one] a\n }",
        "one = { $count ->\n    *[other] a\n",
        "one = { $count",
        "one = { }",
        "one = a\n    .part =\n",
    ],
)
def test_what_cannot_be_read_names_the_message(source: str) -> None:
    with pytest.raises(ValueError, match="one ="):
        Messages("en", [source]).text("one", {"count": 1})
