"""Every rule that reads one line: sound, the same from both ends, and honest about its reasons."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.nonogram.lines import LONGEST, Known, lines
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import LineView, mirrored, stretches
from tutor.nonogram.puzzle import least_length
from tutor.nonogram.rules.edges import (
    complete_line,
    empty_line,
    full_line,
    glue,
    mercury,
    out_of_reach,
    overlapping,
    punctuation,
)
from tutor.nonogram.rules.ladder import LADDER, STUDY, SUBSETS
from tutor.nonogram.rules.reach import MOST_WAYS, Found, LineRule, cells, packed, reached_by, turned
from tutor.nonogram.rules.walls import block_range, forcing, joining, lost

RULES: dict[str, tuple[LineRule, set[str]]] = {
    "empty-line": (empty_line, {""}),
    "full-line": (full_line, {"", "part", "rest"}),
    "overlap": (overlapping, {"", "part"}),
    "punctuation": (punctuation, {"done", "longest", "reach"}),
    "out-of-reach": (out_of_reach, {""}),
    "block-range": (block_range, {"black", "white"}),
    "glue": (glue, {"edge", "wall"}),
    "mercury": (mercury, {"edge", "wall"}),
    "forcing": (forcing, {"gap", "gap-reach", "pushed"}),
    "joining": (joining, {"join", "split"}),
    "complete-line": (complete_line, {"", "argument"}),
}
"""Each rule with the arguments it has."""
LINES = 3000

each_rule = pytest.mark.parametrize("rule", RULES)


def news(rule: str, view: LineView) -> Iterator[Found]:
    """What a rule finds that is not known yet."""
    for found in RULES[rule][0](view):
        new = found._replace(black=found.black & view.unknown, white=found.white & view.unknown)
        if new.black | new.white:
            yield new


@cache
def found_by(rule: str, count: int = LINES, longest: int = LONGEST) -> list[tuple[Known, Found]]:
    """Everything a rule finds on many lines."""
    return [(known, found) for known in lines(count, longest) for found in news(rule, known.view)]


def mask_of(found: Found, role: str) -> int:
    """The cells with a role."""
    return sum(mask for other, mask in found.marks if other == role)


def test_the_table_has_every_rule_below_the_trials() -> None:
    assert tuple(RULES) == SUBSETS["lines"]
    assert set(STUDY) < set(RULES)
    assert [rule.tier for rule in LADDER] == sorted(rule.tier for rule in LADDER)


@each_rule
def test_a_rule_says_only_what_the_line_implies_and_each_argument_is_met(rule: str) -> None:
    met = set()
    for known, found in found_by(rule):
        assert not found.black & ~known.always_black
        assert not found.white & ~known.always_white
        met.add(found.variant)
    assert met == RULES[rule][1]


def test_the_complete_line_says_everything() -> None:
    for known in lines(LINES):
        view = known.view
        implied = solve_line(view.clue, view.length, view.black, view.white)
        assert implied is not None
        assert implied[:2] == (known.always_black, known.always_white)
        told = list(news("complete-line", view))
        rest = known.always_black & view.unknown, known.always_white & view.unknown
        assert sum(f.black for f in told) == rest[0]
        assert sum(f.white for f in told) == rest[1]
        if len(known.completions) <= MOST_WAYS:
            assert len(told) == any(rest)
        else:
            assert all((f.black | f.white).bit_count() == 1 and f.argument for f in told)


@each_rule
def test_a_line_read_from_its_other_end_says_the_same(rule: str) -> None:
    for known in lines(LINES // 2):
        view = known.view
        here = {(f.black, f.white, f.variant) for f in news(rule, view)}
        there = {
            (mirrored(f.black, view.length), mirrored(f.white, view.length), f.variant)
            for f in news(rule, view.mirrored())
        }
        assert here == there


@each_rule
def test_evidence_read_from_the_other_end_is_as_true(rule: str) -> None:
    for known, found in found_by(rule):
        turned_line, told = Known(known.view.mirrored()), turned(found, known.view)
        for span in (*told.spans, *told.before):
            places = turned_line.places_of(span.block)
            assert all(span.first <= first and last <= span.last for first, last in places)
        for run in told.held:
            places = turned_line.places_of(run.block)
            assert all(first <= run.first and run.last <= last for first, last in places)


@each_rule
def test_runs_are_black_and_walls_white_and_gaps_are_closed_in(rule: str) -> None:
    for known, found in found_by(rule):
        view = known.view
        assert not mask_of(found, "run") & ~view.black
        assert not mask_of(found, "wall") & ~view.white
        gap = mask_of(found, "gap")
        assert not gap & (view.white | view.black)
        assert not ((gap << 1 | gap >> 1) & view.full & ~gap) & ~view.white


@each_rule
def test_spans_hold_their_block_in_every_completion(rule: str) -> None:
    for known, found in found_by(rule):
        for span in (*found.spans, *found.before):
            places = known.places_of(span.block)
            assert all(span.first <= first and last <= span.last for first, last in places)
        assert not mask_of(found, "reach") & ~reached_by(found.spans)


@each_rule
def test_the_open_part_has_all_that_is_not_known_of_its_blocks(rule: str) -> None:
    for known, found in found_by(rule):
        part, view = found.part, known.view
        if part is None:
            continue
        inside = cells(part.first, part.last)
        assert not view.unknown & ~inside
        for block in range(len(view.clue)):
            lies_in = part.block <= block < part.after
            for first, last in known.places_of(block):
                assert (cells(first, last) & inside == cells(first, last)) == lies_in
                assert lies_in or not cells(first, last) & inside


def test_what_white_cells_force_is_more_than_the_lengths_say() -> None:
    for known, found in found_by("forcing"):
        if found.variant == "pushed":
            assert found.part is not None
            assert mask_of(found, "wall")
            assert not set(found.spans) & set(packed(known.view, found.part))


def test_a_full_line_leaves_no_room() -> None:
    for known, found in found_by("full-line"):
        view = known.view
        if found.variant == "rest":
            assert (view.full & ~view.white).bit_count() == sum(view.clue)
        else:
            assert found.part is not None
            open_clue = view.clue[found.part.block : found.part.after]
            assert least_length(open_clue) == found.part.length
            assert (found.part.length == view.length) == (found.variant == "")


def test_a_run_that_is_punctuated_is_a_whole_block_in_every_completion() -> None:
    for known, found in found_by("punctuation"):
        if found.variant == "done":
            continue
        run = mask_of(found, "run")
        for black in known.completions:
            assert not (run << 1 | run >> 1) & ~run & black
        longer = {span.block for span in found.spans}
        assert found.part is not None
        for block in range(found.part.block, found.part.after):
            assert (known.view.clue[block] > run.bit_count()) == (block in longer)


def test_held_runs_belong_to_their_block() -> None:
    for known, found in found_by("out-of-reach"):
        assert found.held
        assert {run.block for run in found.held} == set(found.blocks)
        for run in found.held:
            places = known.places_of(run.block)
            assert all(first <= run.first and run.last <= last for first, last in places)
        assert not found.white & reached_by(found.spans)


def test_what_a_range_has_lost_is_white_or_beside_black_or_taken_by_the_next_block() -> None:
    pushed = 0
    for known, found in found_by("block-range"):
        view, spans = known.view, {span.block: span for span in found.spans}
        run, wall = mask_of(found, "run"), mask_of(found, "wall")
        assert set(found.blocks) <= set(spans)
        for before, span in zip(found.before, found.spans, strict=True):
            assert before.block == span.block
            for outwards in (-1, 1):
                for place in lost(before, span, outwards):
                    beside = place + outwards
                    if wall >> place & 1 or (beside >= 0 and run >> beside & 1):
                        continue
                    pusher = spans[span.block + outwards]
                    taken = range(pusher.first, pusher.first + view.clue[pusher.block] + 1)
                    if outwards > 0:
                        taken = range(pusher.last - view.clue[pusher.block], pusher.last + 1)
                    assert place in taken or (place < taken.start) == (outwards < 0)
                    pushed += 1
    assert pushed > 20


@pytest.mark.parametrize("rule", ["glue", "punctuation"])
def test_runs_belong_to_the_blocks_named_in_every_completion(rule: str) -> None:
    for known, found in found_by(rule):
        for first, last in stretches(mask_of(found, "run")):
            for black in known.completions:
                owner = [
                    block
                    for block, (begin, end) in enumerate(stretches(black))
                    if begin <= first and last <= end
                ]
                assert set(owner) <= set(found.blocks)


def test_runs_that_are_joined_are_one_block_and_those_split_never_are() -> None:
    for known, found in found_by("joining"):
        run, between = mask_of(found, "run"), found.black | found.white
        ((first, last),) = [
            stretch for stretch in stretches(run | between) if cells(*stretch) & between
        ]
        for black in known.completions:
            is_one = cells(first, last) & ~black == 0
            assert is_one == (found.variant == "join")
            if is_one:
                (owner,) = [
                    block
                    for block, (begin, end) in enumerate(stretches(black))
                    if begin <= first and last <= end
                ]
                assert found.blocks == (owner,)


def test_the_number_of_placements_is_right() -> None:
    for known, found in found_by("complete-line"):
        assert found.placements == len(known.completions)
