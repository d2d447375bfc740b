"""Tables of puzzles: a column of a file as lines, and rows as a Parquet file.

Both are streamed: of a file of any length, some thousand rows are in memory.
"""

import csv
import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.cli.run import Refused, Run

if TYPE_CHECKING:
    import pyarrow as pa
    import pyarrow.parquet as pq

_EXTRA = "pas-a-pas[table]"
PARQUET = ".parquet"
_MAGIC = b"PAR1"
_AT_ONCE = 4096
"""Rows that are read together."""
_GROUP = 50_000
"""Rows that are written together, and can be read without the others."""
_LOOKED_AT = 20
"""Rows that show whether a column holds puzzles."""
_EMPTY = frozenset(".0")
"""Signs of an empty cell."""

IsPuzzle = Callable[[str], bool]


def refuse_without_package() -> None:
    """Make sure that such files can be read and written.

    Raises:
        Refused: the package is not there.
    """
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise Refused("table-missing-package", extra=_EXTRA) from error


def column_of(path: str, column: str | None, is_puzzle: IsPuzzle) -> Iterator[str]:
    """The puzzles of a table, one in each row; an empty text where there is none.

    Raises:
        Refused: there is no such column, or none that holds puzzles.
    """
    with open(path, "rb") as stream:
        is_parquet = stream.read(len(_MAGIC)) == _MAGIC
    if is_parquet:
        yield from _of_parquet(path, column, is_puzzle)
    elif path.lower().endswith((".jsonl", ".ndjson", ".json")):
        yield from _of_json(path, column or "grid")
    else:
        yield from _of_csv(path, column or "grid")


def _of_parquet(path: str, column: str | None, is_puzzle: IsPuzzle) -> Iterator[str]:
    refuse_without_package()
    import pyarrow as pa
    import pyarrow.parquet as pq

    name = printable(path, 200)
    try:
        with pq.ParquetFile(path) as file:
            chosen = _column(file, column, is_puzzle, name)
            for batch in file.iter_batches(_AT_ONCE, columns=[chosen]):
                for value in batch.column(0).to_pylist():
                    yield "" if value is None else str(value)
    except (pa.ArrowException, OSError) as error:
        reason = printable(str(error).partition("\n")[0], 200)
        raise Refused("table-unreadable", name=name, reason=reason) from error


def _column(file: "pq.ParquetFile", wanted: str | None, is_puzzle: IsPuzzle, name: str) -> str:
    """The one that was named; else the first of text that holds puzzles to be solved."""
    schema = file.schema_arrow
    if wanted is not None:
        _refuse_without(wanted, schema.names, name)
        if not _is_text(schema.field(wanted).type):
            raise Refused("table-no-text", name=name, column=printable(wanted))
        return wanted
    texts: list[str] = [field.name for field in schema if _is_text(field.type)]
    solved: str | None = None
    for rows in islice(file.iter_batches(_LOOKED_AT, columns=texts), 1 if texts else 0):
        for column in texts:
            values = [value for value in rows.column(column).to_pylist() if value]
            if values and all(map(is_puzzle, values)):
                if any(_EMPTY & {*value} for value in values):
                    return column
                solved = solved or column
    if solved is not None:
        return solved
    raise Refused("table-no-puzzles", name=name, columns=_listed(schema.names))


def _is_text(kind: "pa.DataType") -> bool:
    import pyarrow as pa

    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind))


def _refuse_without(column: str, columns: list[str], name: str) -> None:
    if column not in columns:
        found = printable(column)
        raise Refused("table-no-column", name=name, found=found, columns=_listed(columns))


def _listed(names: list[str]) -> str:
    shown = ", ".join(printable(name, 40) for name in names[:12])
    return f"{shown}, …" if len(names) > 12 else shown or "-"


def _of_csv(path: str, column: str) -> Iterator[str]:
    name = printable(path, 200)
    try:
        with open(path, encoding="utf-8-sig", newline="") as stream:
            rows = csv.DictReader(stream)
            _refuse_without(column, list(rows.fieldnames or ()), name)
            for row in rows:
                yield row[column] or ""
    except (csv.Error, UnicodeDecodeError) as error:
        raise Refused("table-unreadable", name=name, reason=printable(str(error), 200)) from error


def _of_json(path: str, key: str) -> Iterator[str]:
    name = printable(path, 200)
    with open(path, encoding="utf-8-sig", errors="replace") as stream:
        for number, line in enumerate(stream, start=1):
            if not line.strip():
                continue
            try:
                found = json.loads(line)
            except ValueError:
                found = None
            if not isinstance(found, dict):
                raise Refused("table-no-object", name=name, line=number)
            _refuse_without(key, list(found), name)
            yield str(found[key] or "")


def log_of(out: Path, run: Run, *, resume: bool) -> Path:
    """The file in which rows stand until all of them are there."""
    log = out.with_name(f"{out.name}.part")
    if out.exists():
        name = printable(str(out), 200)
        if resume and not log.exists():
            run.refuse("table-complete", name=name)
        run.refuse("rate-out-exists", name=name)
    return log


def finish(log: Path, out: Path) -> None:
    """Make the table of its rows, which are not needed any more.

    Raises:
        Refused: that cannot be written.
    """
    if log.exists():
        _to_parquet(log, out)
        log.unlink()


def _to_parquet(log: Path, out: Path) -> None:
    """Write rows that stand as JSON in a file, one on each line, as columns.

    Raises:
        Refused: that cannot be written.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = _schema(log)
    part = out.with_name(f"{out.name}.new")
    try:
        with pq.ParquetWriter(part, schema, compression="zstd") as writer:
            for rows in _groups(log):
                writer.write_table(pa.Table.from_pylist(rows, schema))
        part.replace(out)
    except (pa.ArrowException, OSError) as error:
        part.unlink(missing_ok=True)
        reason = printable(str(error).partition("\n")[0], 200)
        raise Refused(
            "progress-cannot-write", name=printable(str(out), 200), reason=reason
        ) from error


def _groups(log: Path) -> Iterator[list[dict[str, object]]]:
    rows = []
    with log.open(encoding="utf-8") as stream:
        for line in stream:
            rows.append(json.loads(line))
            if len(rows) == _GROUP:
                yield rows
                rows = []
    if rows:
        yield rows


def _schema(log: Path) -> "pa.Schema":
    """What each column holds: text, whole numbers or numbers, as all its rows show."""
    import pyarrow as pa

    kinds: dict[str, set[type]] = {}
    for rows in _groups(log):
        for row in rows:
            for name, value in row.items():
                kinds.setdefault(name, set()).add(type(value))
    fields = []
    for name, found in kinds.items():
        if str in found:
            kind = pa.string()
        elif float in found:
            kind = pa.float64()
        else:
            # Nothing at all is told as text: flaws, where no grid has any.
            kind = pa.int64() if int in found else pa.bool_() if bool in found else pa.string()
        fields.append(pa.field(name, kind))
    return pa.schema(fields)
