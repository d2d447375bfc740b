"""Codes and PINs: made, and told right from wrong without being kept."""

import hmac
import re
import secrets
from collections.abc import Container
from hashlib import scrypt

_CONSONANTS, _VOWELS = "bdfgklmnprtvz", "aeiou"
_SYLLABLES = 3
PIN_DIGITS = 6
_COST, _BLOCK, _LANES = 2**14, 8, 1
"""16 MB and some hundredths of a second for each try."""
_SALT = 16
_DIGITS = re.compile(rf"\s*(\d\s*){{{PIN_DIGITS}}}", re.ASCII)
_LONGEST = 40


def new_code(taken: Container[str]) -> str:
    """A code that is easily read, said and typed, and not taken yet: ``bafoki``."""
    while True:
        code = "".join(
            secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(_SYLLABLES)
        )
        if code not in taken:
            return code


def new_pin() -> str:
    """A PIN that nobody can guess in so many tries as there are."""
    return f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}d}"


def spaced(pin: str) -> str:
    """``482 913``: as it is printed."""
    return f"{pin[:3]} {pin[3:]}"


def typed_pin(text: str) -> str | None:
    """The PIN that was typed, with or without spaces; None if it cannot be one."""
    if len(text) > _LONGEST or not _DIGITS.fullmatch(text):
        return None
    return "".join(text.split())


def hidden(pin: str) -> str:
    """What is kept of a PIN: enough to tell whether another one is the same."""
    salt = secrets.token_bytes(_SALT)
    return f"{salt.hex()}${_hashed(pin, salt).hex()}"


def is_right(pin: str, kept: str) -> bool:
    """Whether a PIN is the one that was kept so; takes its time."""
    salt, _, hashed = kept.partition("$")
    return hmac.compare_digest(_hashed(pin, bytes.fromhex(salt)).hex(), hashed)


NOBODY = f"{'00' * _SALT}${'00' * 64}"
"""What is compared with where there is no such code: that takes as long as if there were."""


def _hashed(pin: str, salt: bytes) -> bytes:
    return scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_LANES, maxmem=2**26)
