"""JSON that anybody may have sent: every whole value is found, whatever is broken around it."""

import json
import random
import re

import pytest

from tutor.base.json_values import JsonEntry, JsonProblem, values_in

BLANKS = re.compile(r"\s*")
LINE = re.compile(r"^\{", re.MULTILINE)
PIECES = ["{", "}", "[", "]", '"a"', ":", "1", ",", "\n", "\n", '{"a":1}', '"x', "\\", '{"a":[\n',
          '\n{"b":[\n{"c":2},\n{}]}\n', '{"k":"}"},\n', '"{"', " "]  # fmt: skip


def found_in(text: str) -> list[JsonEntry | JsonProblem]:
    return list(values_in(text, BLANKS, LINE))


def one_by_one(text: str) -> tuple[list[JsonEntry], int]:
    """The objects of a text and how many problems there are, tried from each line to the end."""
    objects, problems, at = [], 0, 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        try:
            value, end = json.JSONDecoder().raw_decode(text, at)
        except json.JSONDecodeError:
            problems += 1
            begun = LINE.search(text, at + 1)
            at = begun.start() if begun else len(text)
        else:
            if isinstance(value, dict):
                objects.append(JsonEntry(text.count("\n", 0, at) + 1, value))
            at = end
    return objects, problems


@pytest.mark.parametrize("lines_before", [0, 3000])
def test_the_same_is_found_as_by_trying_every_line(lines_before: int) -> None:
    padding = '{"long": [' + "0,\n" * lines_before + "0]}\n"
    for seed in range(400):
        dice = random.Random(seed)
        text = padding + "".join(dice.choices(PIECES, k=dice.randint(1, 14)))
        objects, problems = one_by_one(text)
        found = found_in(text)
        values = [one for one in found if isinstance(one, JsonEntry)]
        assert [one for one in values if isinstance(one.value, dict)] == objects, repr(text)
        assert (len(values) < len(found)) == (problems > 0), repr(text)


def test_a_problem_has_a_place() -> None:
    assert found_in('{"a": 1}\n{"a": x}\n{"b": 2}') == [
        JsonEntry(1, {"a": 1}),
        JsonProblem(2, 7),
        JsonEntry(3, {"b": 2}),
    ]


def test_what_is_missing_hides_nothing_after_it() -> None:
    assert found_in('{"a": [1,\n{"b": 2}\n{"c": 3}\n') == [
        JsonProblem(3, 1),
        JsonEntry(2, {"b": 2}),
        JsonEntry(3, {"c": 3}),
    ]


def test_too_deep_is_broken_and_no_more() -> None:
    deep = '{"a":' * 5000
    assert found_in(f'{deep}\n{{"b": 2}}')[-1] == JsonEntry(2, {"b": 2})


def test_long_numbers_are_not_converted() -> None:
    for text, sign in (("9" * 500_000, 1), ("-" + "9" * 500_000, -1)):
        assert found_in(f"[{text}, 5]") == [JsonEntry(1, [sign * float("inf"), 5])]
    assert found_in(f"[{'9' * 300}]") == [JsonEntry(1, [10**300 - 1])]
