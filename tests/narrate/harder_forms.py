"""The ways the techniques of tiers 5 and 6 can be told."""

from tests.narrate.exotic_forms import EXOTIC
from tests.narrate.wishes import (
    Wanted,
    apart,
    both,
    counts,
    either,
    grouped,
    in_houses,
    no,
    one,
    opens_in_a_cell,
    placing,
    says,
    several,
    split_of_a_cell,
    variant,
    with_sets,
)
from tutor.techniques.step import Step

_plain = variant("")
_one_digit = counts(1, "z")
_two_digits = no(_one_digit)


_doubly = variant("doubly")
_round = variant("round")


def _loses_two(step: Step) -> bool:
    """A chain of sets back to its first takes from it another digit than it gave."""
    first, *_, last = [link for link in step.links if not link.by]
    return first.start[0].digit != last.end[0].digit


def _shares_a_petal(step: Step) -> bool:
    """A petal of a death blossom stands for several digits of the stem."""
    return len(step.digits("stem")) > len(step.houses)


def _supposing_not(step: Step) -> bool:
    return placing(step)


_SETS: dict[str, dict[str, Wanted]] = {
    "wxyz-wing": {
        "two-places": both(one, counts(2, "z-cells")),
        "more-places": both(several, no(counts(2, "z-cells"))),
    },
    "vwxyz-wing": {
        "two-places": both(one, counts(2, "z-cells")),
        "more-places": both(several, no(counts(2, "z-cells"))),
    },
    "als-w-wing": {
        "one": both(one, counts(1, "a")),
        "several": both(several, no(counts(1, "a")), no(counts(1, "b"))),
    },
    "sue-de-coq": {
        "row": both(_plain, in_houses("row", "box"), counts(1, "aside", "inside")),
        "column": both(
            _plain, in_houses("column", "box"), no(counts(1, "aside")), counts(1, "inside")
        ),
        "in-box": both(_plain, counts(1, "aside"), no(counts(1, "inside"))),
        "twice": variant("twice"),
    },
    "als-xz": {
        "one": both(_plain, _one_digit, one),
        "several": both(_plain, _one_digit, several),
        "two-digits": both(_plain, _two_digits, apart),
        "doubly": both(_doubly, counts(0, "a-locked"), no(counts(0, "b-locked"))),
        "doubly-locked": both(_doubly, no(counts(0, "a-locked")), one),
        "doubly-cells": both(_doubly, counts(1, "a", "b")),
    },
    "als-xy-wing": {
        "one": both(_one_digit, one),
        "several": both(_one_digit, several, apart),
        "two-digits": both(_two_digits, apart),
    },
    "als-chain": {
        "one": both(_plain, _one_digit, one, apart),
        "several": both(_plain, _one_digit, several, apart),
        "two-digits": both(_plain, _two_digits, apart),
        "round": both(_round, _one_digit, no(counts(1, "first"))),
        "round-two-digits": both(_round, _two_digits),
        "round-cell": both(_round, counts(1, "first")),
        "round-lost": both(_round, _loses_two),
    },
    "death-blossom": {
        "one": both(_one_digit, one, no(_shares_a_petal), apart, counts(2, "count")),
        "several": both(_one_digit, several, no(_shares_a_petal), apart),
        "two-digits": _two_digits,
        "three-petals": both(_one_digit, counts(3, "count"), apart),
        "one-petal-for-two": both(_shares_a_petal, apart),
    },
}

_CHAINS: dict[str, dict[str, Wanted]] = {
    "x-chain": {
        "one": both(_plain, one),
        "several": both(_plain, several),
        "round": variant("round"),
    },
    "xy-chain": {"one": one, "several": several},
    "nice-loop-continuous": {
        "houses": no(says("ring-cell")),
        "cells": both(says("ring-cell"), says("ring-house")),
    },
    "nice-loop-discontinuous": {
        "out": both(_plain, no(opens_in_a_cell)),
        "out-by-cell": both(_plain, opens_in_a_cell),
        "placement": both(variant("placement"), no(opens_in_a_cell)),
        "placement-by-cell": both(variant("placement"), opens_in_a_cell),
    },
    "aic": {
        "one": both(_plain, one),
        "several": both(_plain, several),
        "two-digits": both(variant("two-digits"), one),
        "two-digits-several": both(variant("two-digits"), no(counts(1, "removed"))),
        "cell": variant("cell"),
    },
    "grouped-nice-loop-continuous": {
        "group": both(grouped, no(with_sets)),
        "set": says("ring-set"),
    },
    "grouped-nice-loop-discontinuous": {
        "out": both(_plain, grouped, no(with_sets)),
        "placement": both(variant("placement"), grouped, no(with_sets)),
        "group": both(variant("group"), one, counts(2, "start")),
        "group-of-three": both(variant("group"), several, counts(3, "start")),
        "set": both(_plain, with_sets),
    },
    "grouped-aic": {
        "one": both(_plain, grouped, no(with_sets), one),
        "several": both(_plain, grouped, no(with_sets), several, no(counts(1, "start"))),
        "two-digits": both(variant("two-digits"), grouped, no(with_sets)),
        "cell": both(variant("cell"), grouped, no(with_sets)),
        "overlapping": variant("overlapping"),
        "set": both(_plain, with_sets),
    },
}

_of_two_digits = variant("two-digits")
_in_a_cell = variant("cell")
_subset = variant("subset")
_NAMED: dict[str, dict[str, Wanted]] = {
    "bivalue-oddagon": {
        "placing": both(_in_a_cell, placing),
        "cell": both(_in_a_cell, no(placing)),
        "digit": both(variant("digit"), counts(2, "guardian-cells"), one),
        "digit-in-three": both(variant("digit"), counts(3, "guardian-cells")),
        "subset": both(_subset, counts(1, "subset")),
        "larger-subset": both(_subset, no(counts(1, "subset"))),
    },
    "m-wing": {"one": one, "several": several},
    "h-wing": {"": one},
    "s-wing": {"one": both(_of_two_digits, one), "two": several, "cell": _in_a_cell},
    "l-wing": {
        "one": both(_plain, one),
        "several": both(_plain, several),
        "two-digits": both(_of_two_digits, one),
        "cell": _in_a_cell,
    },
    "firework-triple": {
        "": counts(0, "aside"),
        "aside": counts(1, "aside"),
        "more-aside": no(either(counts(0, "aside"), counts(1, "aside"))),
    },
    "firework-quad": {
        "": counts(0, "aside", "aside-2"),
        "aside": no(counts(0, "aside")),
        "aside-2": no(counts(0, "aside-2")),
    },
    "firework-pair": {"": one},
}

_without_inner = both(_plain, counts(0, "inner"))
_siamese = variant("siamese")
_BIG_FISH: dict[str, dict[str, Wanted]] = {
    "franken-swordfish": {
        "others": both(counts(0, "doubled"), one),
        "doubled": counts(1, "doubled"),
    },
    "franken-jellyfish": {
        "others": both(counts(0, "doubled"), several),
        "doubled": counts(2, "doubled"),
    },
    "finned-franken-x-wing": {
        "one-fin": both(_without_inner, counts(1, "fins")),
        "several-fins": both(_without_inner, no(counts(1, "fins"))),
        "siamese": both(_siamese, counts(0, "fins")),
        "siamese-fins": both(_siamese, no(counts(0, "fins"))),
    },
    "finned-franken-swordfish": {
        "one-fin": both(_without_inner, counts(1, "fins"), several),
        "inner": both(_plain, counts(0, "fins"), counts(1, "inner")),
        "siamese": _siamese,
    },
    "finned-franken-jellyfish": {
        "several-fins": both(_without_inner, no(counts(1, "fins")), several),
        "inner": both(_plain, counts(0, "fins"), counts(2, "inner")),
        "inner-and-fin": both(_plain, counts(1, "inner"), no(counts(0, "fins"))),
        "doubled": both(_without_inner, no(counts(0, "doubled"))),
        "siamese": both(_siamese, counts(0, "doubled")),
    },
    "finned-mutant-swordfish": {
        "one-fin": both(_without_inner, counts(1, "fins")),
        "siamese-inner": both(_siamese, no(counts(0, "inner"))),
    },
    "finned-mutant-jellyfish": {
        "one-fin": both(_without_inner, counts(1, "fins")),
        "siamese-doubled": both(_siamese, no(counts(0, "doubled"))),
    },
    "sashimi-squirmbag": {
        "one-fin": both(_plain, counts(1, "fins")),
        "siamese": _siamese,
    },
}

_FORCING: dict[str, dict[str, Wanted]] = {
    "nishio": {"house": says("net-clash-house")},
    "contradiction-chain": {
        "cell": says("net-clash-cell"),
        "house": says("net-clash-house"),
        "not": _supposing_not,
    },
    "forcing-chain": {
        "cell": both(split_of_a_cell, no(placing), counts(3, "size")),
        "house": both(no(split_of_a_cell), no(placing), one),
        "placing": placing,
        "walk": several,
    },
    "forcing-net-contradiction": {
        "cell": both(_plain, says("net-clash-cell")),
        "house": both(_plain, says("net-clash-house")),
        "confined": both(variant("patterns"), says("net-confined")),
        "naked": both(variant("patterns"), says("net-naked")),
        "nested": variant("nested"),
        "not": _supposing_not,
    },
    "forcing-net": {
        "cell": both(_plain, split_of_a_cell, no(placing)),
        "house": both(_plain, no(split_of_a_cell), no(placing)),
        "placing": both(_plain, placing),
        "patterns": variant("patterns"),
    },
    "template-set": {
        "one": both(_plain, lambda step: len(step.placements) == 1),
        "several": both(_plain, lambda step: len(step.placements) > 1),
        "joint": variant("joint"),
    },
    "template-delete": {
        "one": both(_plain, one),
        "several": both(_plain, several),
        "joint": variant("joint"),
    },
}

_ON_REQUEST: dict[str, dict[str, Wanted]] = {
    "aligned-pair-exclusion": {
        "same-house": both(_plain, one, says("pair-same")),
        "apart": both(_plain, no(says("pair-same"))),
        "several": both(_plain, lambda step: len(step.eliminations) > 1),
        "sets": both(variant("sets"), says("pair-set")),
    },
    "kraken-fish-1": {"one-fin": counts(1, "fins"), "several-fins": counts(2, "fins")},
    "kraken-fish-2": {"one-cover": counts(1, "covers"), "two-covers": counts(2, "covers")},
}

HARDER: dict[str, dict[str, Wanted]] = {
    **_SETS,
    **_CHAINS,
    **_NAMED,
    **_BIG_FISH,
    **EXOTIC,
    **_FORCING,
    **_ON_REQUEST,
}
