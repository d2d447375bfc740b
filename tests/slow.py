"""What the plain command leaves out: the long rest of a list whose beginning says enough."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

Case = TypeVar("Case")


def slow_if(is_slow: Callable[[Case], bool], cases: Iterable[Case]) -> list[ParameterSet]:
    """Cases for ``parametrize``, of which some are slow."""
    return [
        pytest.param(case, marks=pytest.mark.slow) if is_slow(case) else pytest.param(case)
        for case in cases
    ]
