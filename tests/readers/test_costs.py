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

MOST = 2.5
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
def test_nothing_is_slow_inside_a_call(reader: str) -> None:
    def took(make: Make, size: int) -> float:
        data = make(size).encode()
        before = time.process_time()
        READERS[reader](data)
        return time.process_time() - before

    slow = {}
    for kind, make in KINDS.items():
        short, long = took(make, 2_001) + 0.002, took(make, 8 * 2_001)
        if long > 3 * 8 * short:  # once more: it may have been something else
            short, long = took(make, 2_001) + 0.002, min(took(make, 8 * 2_001), long)
        if long > 3 * 8 * short:
            slow[kind] = long / short
    assert slow == {}


def most_memory(reader: Reader, data: bytes) -> int:
    """How many bytes are in use at most while something is read."""
    tracemalloc.start()
    try:
        reader(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", ["lines: commas under a box", "line: letters", "line: blanks"])
@EACH_READER
def test_what_is_no_puzzle_takes_little_memory(reader: str, kind: str) -> None:
    data = KINDS[kind](500_000).encode()
    assert most_memory(READERS[reader], data) < 25 * len(data)


@pytest.mark.slow
@EACH_READER
def test_memory_grows_as_files_do(reader: str) -> None:
    for kind, make in KINDS.items():
        short, long = (most_memory(READERS[reader], make(n).encode()) for n in (501, 2_004))
        assert long <= 4 * 1.5 * (short + 100_000), kind
