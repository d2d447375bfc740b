"""What ``tutor progress`` does with the learner's file: read it out, write it away, merge."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import asdict
from itertools import chain

from tutor.base.document import LARGEST, LONGEST_TEXT, BadDocument, parsed
from tutor.base.shown import json_text, printable
from tutor.cli.files import content, deliver, shown
from tutor.cli.indented import indented
from tutor.cli.learner_numbers import Numbers
from tutor.cli.run import Run
from tutor.cli.screens import tell_problems
from tutor.learn.learner import open_store, tell_problem
from tutor.store import Store, Unwritten
from tutor.store.exchange import export_parts, import_


def answer(run: Run, target: str | None, source: str | None, as_json: bool) -> None:
    """Do what was asked: export to a target, import from a source, or tell the numbers."""
    document = None if source is None else _document(source, run)
    with closing(open_store()) as store:
        tell_problems(store, run)
        if target is not None:
            _export(store, target, run)
        elif source is not None:
            _import(store, document, source, as_json, run)
        else:
            numbers = Numbers(store)
            for line in [json_text(numbers.as_json())] if as_json else numbers.lines(run):
                print(line)
            tell_problems(store, run)


# The way out


def _export(store: Store, name: str, run: Run) -> None:
    """Write everything down, unless it is out of sight: nobody's last copy becomes empty."""
    if store.in_memory or any(problem.kind == "damaged" for problem in store.problems):
        run.refuse("progress-no-export")
    counts: Counter[str] = Counter()

    def counted(kind: str, items: Iterable[object]) -> Iterator[object]:
        for item in items:
            counts[kind] += 1
            yield item

    kinds = {"games": "games", "nonograms": "games", "events": "events", "exams": "exams"}
    parts = export_parts(store)
    parts |= {
        part: counted(kind, items)
        for part, kind in kinds.items()
        if isinstance(items := parts[part], Iterable)
    }
    data = b"".join(piece.encode("ascii") for piece in chain(indented(parts), "\n"))
    if tell_problems(store, run):
        run.refuse("progress-no-export")
    deliver(data, name)
    if name == "-":
        return
    told = {kind: counts[kind] for kind in kinds.values()}
    run.remark(run.say("progress-exported", name=shown(name), **told))


# The way in


def _document(name: str, run: Run) -> object:
    """What a file holds, read before anything else happens."""
    data = content(name)
    try:
        return parsed(data)
    except (ValueError, RecursionError) as error:
        where = run.say("place-line", number=str(getattr(error, "lineno", 1)))
        column = run.say("place-column", number=str(getattr(error, "colno", 1)))
        run.refuse("progress-bad-export", name=shown(name), where=f"{where}, {column}")


def _import(store: Store, document: object, name: str, as_json: bool, run: Run) -> None:
    if store.in_memory:
        run.refuse("progress-no-import")
    try:
        done = import_(store, document)
    except BadDocument as bad:
        expected = run.say(f"expected-{bad.expected}", most=LARGEST, longest=LONGEST_TEXT)
        where = printable(bad.where, 200)
        run.refuse("progress-bad-value", name=shown(name), where=where, expected=expected)
    except Unwritten as failure:
        run.remark(tell_problem(failure.problem, run.speaker))
        run.refuse("progress-no-import")
    if as_json:
        print(json.dumps(asdict(done)))
    else:
        counts = {name: str(count) for name, count in asdict(done).items()}
        print(run.say("progress-imported", **counts))
