"""One way to write a document down, so that whoever reads it back gets the same fingerprint."""

import json
from hashlib import sha256


def canonical(value: object) -> bytes:
    """A value of JSON as bytes: the order of members, spaces and ``10`` for ``10.0`` do not count.

    Raises:
        TypeError, ValueError: it is no value of JSON.
    """
    plain = json.dumps(
        _plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False
    )
    return plain.encode("ascii")


def fingerprint(value: object, length: int) -> str:
    """A short word for a value of JSON, in hexadecimal digits."""
    return sha256(canonical(value)).hexdigest()[:length]


def _plain(value: object) -> object:
    """The same, with whole numbers as whole numbers: some programs write 10.0 as 10."""
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value
