"""Ways to damage a learner's file: each field of its header, each column of its tables, and chance.

``python -m tests.store.damage SEED …`` does again what chance did with a seed.
"""

import random
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.store.filled import fill, use

Damage = Callable[[Path], object]
PAGE = 4096
_DEEP = "[" * 100_000

HEADER: dict[int, tuple[int, tuple[int, ...]]] = {
    0: (1, (0, 255)),
    16: (2, (0, 1, 3, 100, 512, 1024, 8192, 65535)),
    18: (1, (0, 1, 3, 255)),
    19: (1, (0, 1, 3, 255)),
    20: (1, (1, 60, 255)),
    21: (1, (0, 255)),
    22: (1, (0, 255)),
    23: (1, (0, 255)),
    24: (4, (0, 2**32 - 1)),
    28: (4, (0, 1, 5, 2**31, 2**32 - 1)),
    32: (4, (1, 3, 2**32 - 1)),
    36: (4, (1, 2**32 - 1)),
    40: (4, (0, 2**32 - 1)),
    44: (4, (0, 5, 2**32 - 1)),
    48: (4, (2**31, 2**32 - 1)),
    52: (4, (1, 2**32 - 1)),
    56: (4, (0, 2, 3, 9, 2**32 - 1)),
    60: (4, (0, 1, 2, 3, 2**31 - 1, 2**31, 2**32 - 5, 2**32 - 1)),
    64: (4, (1, 2**32 - 1)),
    68: (4, (0, 1, 2**31, 2**32 - 1)),
    92: (4, (0, 2**32 - 1)),
    96: (4, (0, 2**32 - 1)),
}
"""By place in the header: how many bytes, and what is written there."""

VALUES = {
    "NULL": "NULL",
    "a blob": "X'ff00fe'",
    "text that is no UTF-8": "CAST(X'61ff62' AS TEXT)",
    "nothing": "''",
    "words": "'some words'",
    "-1": "-1",
    "largest": "9223372036854775807",
    "1e27": "1e27",
    "infinity": "9e999",
    "minus infinity": "-9e999",
    "year 9999": "'9999-12-31T23:59:59.999999+00:00'",
    "year 2999": "'2999-06-01T00:00:00.000000+00:00'",
    "year 1": "'0001-01-01T00:00:00.000000+00:00'",
    "no time zone": "'2026-01-01T00:00:00'",
    "half a JSON": "'{\"kind\": '",
    "NaN": "'NaN'",
    "deep JSON": f"'{_DEEP}'",
    "many digits": f"'{'9' * 5000}'",
    "huge members": (
        '\'{"kind":"place","elapsed":1e999,"changes":[[1e300,[1],[1]]],"page":1e999,'
        '"read":true,"done":7,"at":1e27,"interruptions":-1e27,"name":"","seconds":[NaN]}\''
    ),
    "a move of long ago": '\'{"kind":"hint","elapsed":1e27,"note":"x-wing 3"}\'',
    "an endless move": '\'{"kind":"hint","elapsed":Infinity,"note":"x-wing 3"}\'',
    "a move elsewhere": '\'{"kind":"place","elapsed":1,"changes":[[900,[],[4]]]}\'',
}
"""What may stand in a column by mistake, as SQL."""


def columns(path: Path) -> list[tuple[str, str]]:
    """Every column of every table."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return [
            (table, column)
            for (table,) in tables.fetchall()
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall()
        ]


def set_column(path: Path, table: str, column: str, value: str) -> None:
    """Write a value into a column of every other row, allowed or not."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ((key,),) = connection.execute(
            f"SELECT group_concat(name) FROM pragma_table_info('{table}') WHERE pk"
        )
        if value == "NULL":
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(
                "UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')"
                " WHERE type = 'table' AND name = ?",
                (table,),
            )
            connection.execute("PRAGMA writable_schema = RESET")
        connection.execute(
            f"UPDATE OR IGNORE {table} SET {column} = {value} WHERE ({key}) IN"
            f" (SELECT {key} FROM (SELECT {key}, row_number() OVER () AS n FROM {table})"
            " WHERE n % 2)"
        )


def header_damage() -> Iterator[tuple[str, Damage]]:
    """Each field of the header with values that it should not have."""
    for place, (size, values) in HEADER.items():
        for value in values:
            yield f"header {place}: {value}", partial(_over, place=place, data=value.to_bytes(size))


def schema_damage(path: Path) -> Iterator[tuple[str, Damage]]:
    """A byte that is no UTF-8 at several places of the text that describes the tables."""
    data = path.read_bytes()
    for words in (b"CREATE TABLE games", b"CREATE TABLE events", b"CREATE INDEX games_by_date"):
        start = data.index(words)
        for offset in (-8, -3, 0, 5, len(words) - 2, len(words) + 20):
            yield f"schema {words!r}{offset:+}", partial(_over, place=start + offset, data=b"\xff")


def row_damage(path: Path, name: str) -> Iterator[dict[str, Damage]]:
    """Each column of each table with one of the values, a column of every table at a time.

    But for numbers of games: SQLite itself sees to it that they are numbers.
    """
    by_table: dict[str, list[tuple[str, Damage]]] = {}
    for table, column in columns(path):
        if column != "id" or table == "exams":
            change = partial(set_column, table=table, column=column, value=VALUES[name])
            by_table.setdefault(table, []).append((f"{table}.{column}: {name}", change))
    for turn in zip_longest(*by_table.values()):
        yield dict(damage for damage in turn if damage is not None)


def together(damages: dict[str, Damage]) -> Damage:
    """Several kinds of damage to one file."""

    def damage(path: Path) -> None:
        for one in damages.values():
            one(path)

    return damage


def file_damage() -> Iterator[tuple[str, Damage]]:
    """The file, or what SQLite keeps beside it, is something else."""
    for size in (0, 1, 15, 16, 99, 100, 512, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE, 10 * PAGE + 7):
        yield f"cut after {size}", partial(_cut, size=size)
    for one, other in ((0, 1), (1, 2), (2, 5), (3, 9)):
        yield f"pages {one} and {other} swapped", partial(_swap, one=one, other=other)
    for page in range(1, 20):
        yield f"page {page} wiped", partial(_over, place=page * PAGE, data=bytes(PAGE))
    yield "a folder", _folder
    yield "no SQLite", partial(_rubbish, companion="")
    yield "a link to itself", _loop
    for beside in ("-wal", "-shm", "-journal"):
        yield f"rubbish in {beside}", partial(_rubbish, companion=beside)
        yield f"a copy as {beside}", partial(_copied, companion=beside)
        yield f"a folder as {beside}", partial(_folder_beside, companion=beside)


def _over(path: Path, place: int, data: bytes) -> None:
    """Write over a part of a file."""
    with open(path, "r+b") as stream:
        stream.seek(place)
        stream.write(data)


def _cut(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])


def _rubbish(path: Path, companion: str) -> None:
    Path(f"{path}{companion}").write_bytes(b"rubbish " * 600)


def _copied(path: Path, companion: str) -> None:
    shutil.copy(path, f"{path}{companion}")


def _folder_beside(path: Path, companion: str) -> None:
    Path(f"{path}{companion}").mkdir()


def _swap(path: Path, one: int, other: int) -> None:
    data = path.read_bytes()
    _over(path, one * PAGE, data[other * PAGE : (other + 1) * PAGE])
    _over(path, other * PAGE, data[one * PAGE : (one + 1) * PAGE])


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


def at_random(path: Path, seed: int) -> None:
    """Bytes written over a file by chance: few or many, anywhere, or in header and texts."""
    dice = random.Random(seed)
    data = bytearray(path.read_bytes())
    texts = [match.span() for match in re.finditer(rb"[ -~]{6,}", data)]
    for _ in range(dice.choice((1, 1, 2, 5, 20, 200))):
        kind = dice.randrange(4)
        place = dice.randrange(len(data))
        if kind == 0:
            place = dice.randrange(100)
        elif kind == 1:
            place = dice.randrange(*dice.choice(texts))
        length = dice.choice((1, 1, 1, 2, 4, 16, 100))
        data[place : place + length] = dice.randbytes(len(data[place : place + length]))
    path.write_bytes(data)


def main(seeds: list[int]) -> None:
    """Do again what happened with some seeds."""
    with TemporaryDirectory() as name:
        template = fill(Path(name) / "template")
        for seed in seeds:
            folder = Path(name) / str(seed)
            folder.mkdir()
            shutil.copy(template, folder)
            at_random(folder / template.name, seed)
            print(seed, use(folder), use(folder))


if __name__ == "__main__":
    main([int(seed) for seed in sys.argv[1:]])
