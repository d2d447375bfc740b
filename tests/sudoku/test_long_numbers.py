"""Numbers of any length in digits."""

import sys

from tests.cases import each_case
from tutor.base.long_numbers import digits_of


@each_case("length", [1, 5, 3999, 4000, 4001, 4300, 4301, 9000, 20_001])
@each_case("step", [-1, 0, 1])
def test_every_digit_is_written(length: int, step: int) -> None:
    number = 10 ** (length - 1) + step
    guard = sys.get_int_max_str_digits()
    written = digits_of(number)
    assert sys.get_int_max_str_digits() == guard, "others still need it"
    assert not number or not written.startswith("0")
    value = 0
    for start in range(0, len(written), 1000):
        part = written[start : start + 1000]
        value = value * 10 ** len(part) + int(part)
    assert value == number
