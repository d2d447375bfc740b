"""A bad file costs no more than a good one: work and memory grow as its length does.

Steps are counted where Python makes them. What one call does inside (a pattern that goes back
and forth, a text that is copied to be made longer) shows only in processor time; there a file
eight times as long may take three times as much more as it should, so that no busy machine
matters, where a quadratic reader takes eight times as much more.
"""

import time
import tracemalloc
from functools import partial

import pytest

from tests.readers.bad_files import KINDS, READERS, Make, Reader
from tests.readers.steps import steps

MOST = 2.3
EACH_READER = pytest.mark.parametrize("reader", READERS)


def growth(reader: Reader, make: Make, size: int) -> float:
    """How many times the work of a text is that of one half as long.

    Some texts make sense of a kind at some lengths only: if it seems to be too much, the most
    is taken that texts of about both lengths need.
    """

    def work(*lengths: int) -> int:
        texts = [make(length).encode() for length in lengths]
        return max(steps(partial(reader, data)) for data in texts) + 300

    work(size)  # what is made once and kept
    ratio = work(2 * size) / work(size)
    if ratio > MOST:
        about = [size * share // 32 for share in (32, 33, 34, 35, 36)]
        ratio = work(*(2 * length + 5 * i for i, length in enumerate(about))) / work(*about)
    return ratio


def too_much(reader: str, size: int) -> dict[str, float]:
    """The kinds of files for which the work grows faster than their length."""
    found = {kind: growth(READERS[reader], make, size) for kind, make in KINDS.items()}
    return {kind: ratio for kind, ratio in found.items() if ratio > MOST}


@EACH_READER
def test_twice_the_file_is_twice_the_work(reader: str) -> None:
    assert too_much(reader, 435) == {}


@pytest.mark.slow
@EACH_READER
def test_that_goes_for_long_files_too(reader: str) -> None:
    assert too_much(reader, 11_111) == {}


@pytest.mark.slow
@EACH_READER
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_slow_inside_a_call(reader: str, kind: str) -> None:
    def took(size: int) -> float:
        data = KINDS[kind](size).encode()
        before = time.process_time()
        READERS[reader](data)
        return time.process_time() - before

    short, long = (min(took(size) for _ in range(2)) for size in (11_111, 8 * 11_111))
    assert long <= 3 * 8 * (short + 0.002)


@pytest.mark.slow
@EACH_READER
@pytest.mark.parametrize("kind", KINDS)
def test_memory_has_a_bound(reader: str, kind: str) -> None:
    data = KINDS[kind](100_001).encode()
    tracemalloc.start()
    try:
        READERS[reader](data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak <= 250 * len(data) + 5_000_000
