"""Whole numbers of any length in digits, without lifting the interpreter's guard.

The size of a search space can have thousands of digits. Python refuses to write or read so
many at once, for the whole process or not at all; what others send must stay refused.
"""

_AT_ONCE = 4000
"""Digits that Python writes in any case."""


def digits_of(number: int) -> str:
    """A number from 0 on, in decimal digits."""
    # log10(2) is 0.30103: never more than one digit too many.
    length = number.bit_length() * 30103 // 100_000 + 1
    if length <= _AT_ONCE:
        return str(number)
    low = length // 2
    first, rest = divmod(number, 10**low)
    return digits_of(first) + digits_of(rest).rjust(low, "0")
