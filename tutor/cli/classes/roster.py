"""``class new``, ``add``, ``list``, ``reset-pin`` and ``delete``: who is in a class."""

import csv
import io
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from tutor.base.home import FILE_NAME
from tutor.base.shown import printable, typed
from tutor.classroom.classroom import (
    LONGEST_NAME,
    MOST_PUPILS,
    Admitted,
    BadName,
    Classroom,
    Taken,
)
from tutor.classroom.sheet import Slip, pdf_of, text_of
from tutor.classroom.words import dates, task_name
from tutor.cli.classes.room import Folder, Pupil, class_run, opened, pupil_named, refuse
from tutor.cli.declared import Argument, Option
from tutor.cli.files import content, deliver, shown
from tutor.cli.options import Lang, option
from tutor.cli.run import Refused, Run
from tutor.games.typeset import PACKAGE, PAPERS, PaperName
from tutor.serve.signing import LINK, LINK_LASTS, Seal, secret_in
from tutor.store import timestamps
from tutor.store.class_file import ClassTrouble

_USUAL_ADDRESS = "http://localhost:8000/"
Out = Annotated[Path | None, option("--out", "-o", metavar="FILE")]
Address = Annotated[str, Option("--address", metavar="URL")]
PaperSize = Annotated[str, Option("--paper-size", metavar="a4|letter")]


def new(folder: Folder, lang: Lang = None) -> None:
    with class_run(lang) as run:
        try:
            Classroom.begin(folder).close()
            secret_in(folder)
        except ClassTrouble as trouble:
            refuse(trouble, folder, run)
        except OSError as error:
            run.refuse("class-unreadable", name=shown(folder), reason=error.strerror or "?")
        run.remark(run.say("class-made", name=shown(folder)))


def add(
    folder: Folder,
    names: Annotated[list[str] | None, Argument(metavar="NAME", show_default=False)] = None,
    table: Annotated[Path | None, option("--csv", metavar="FILE")] = None,
    out: Out = None,
    address: Address = _USUAL_ADDRESS,
    paper_size: PaperSize = "a4",
    lang: Lang = None,
) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        sheet = _Sheet(run, room, out, address, paper_size)
        given = [*(names or []), *([] if table is None else _names_of(table))]
        if not given:
            run.refuse("class-no-names" if table is None else "class-no-names-in-file")
        if len(room.pupils()) + len(given) > MOST_PUPILS:
            run.refuse("class-too-many", most=MOST_PUPILS)
        try:
            admitted = room.add(given)
        except BadName as bad:
            run.refuse("class-bad-name", found=typed(str(bad)), most=LONGEST_NAME)
        except Taken as taken:
            run.refuse("class-taken", name=printable(str(taken)))
        sheet.hand_out(admitted)
        run.remark(run.say("class-added", count=len(admitted)))


def reset_pin(
    folder: Folder,
    pupils: Annotated[list[str] | None, Argument(metavar="PUPIL", show_default=False)] = None,
    everybody: Annotated[bool, Option("--all")] = False,
    out: Out = None,
    address: Address = _USUAL_ADDRESS,
    paper_size: PaperSize = "a4",
    lang: Lang = None,
) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        sheet = _Sheet(run, room, out, address, paper_size)
        if everybody and pupils:
            run.refuse("option-clash", one="PUPIL", other="--all")
        meant = (
            room.pupils() if everybody else [pupil_named(one, room, run) for one in pupils or []]
        )
        if not meant:
            run.refuse("class-whose-pin")
        sheet.hand_out([room.reset(pupil) for pupil in dict.fromkeys(meant)])


def delete(
    folder: Folder,
    pupil: Pupil,
    yes: Annotated[bool, Option("--yes")] = False,
    lang: Lang = None,
) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        found = pupil_named(pupil, room, run)
        name = printable(found.name)
        if not yes and not _is_sure(run, name):
            run.answer_no()
            run.remark(run.say("class-not-deleted", name=name))
            return
        room.delete(found)
        run.remark(run.say("class-deleted", name=name))


def _is_sure(run: Run, name: str) -> bool:
    """Ask; whoever cannot be asked has to say so on the command line."""
    if sys.stdin is None or not sys.stdin.isatty():
        run.refuse("class-delete-yes", name=name)
    print(run.say("class-delete-sure", name=name), end=" ", flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes", "o", "oui")


def list_class(folder: Folder, lang: Lang = None) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        pupils, now = room.pupils(), timestamps.now()
        print(run.say("class-pupils", count=len(pupils)))
        for pupil in pupils:
            has_begun = (room.home_of(pupil) / FILE_NAME).is_file()
            told = "" if has_begun else f"  {run.say('class-never-there')}"
            print(f"  {pupil.code}  {printable(pupil.name)}{told}")
        tasks = room.tasks()
        print(run.say("class-tasks", count=len(tasks)))
        for task in tasks:
            when = dates(task, now, run.speaker)
            versions = run.say("class-versions", count=task.versions) if task.versions > 1 else ""
            parts = filter(None, (task_name(task, run.speaker), versions, when))
            print(f"  {task.number}  {' · '.join(parts)}")


# Sheets


class _Sheet:
    """Where codes go: looked at before anybody gets one, as no PIN is ever told again."""

    def __init__(
        self, run: Run, room: Classroom, out: Path | None, address: str, paper_size: str
    ) -> None:
        self._run, self._room, self._out = run, room, out
        self._paper: PaperName = run.choice("--paper-size", paper_size, tuple(PAPERS))
        self._address = _checked(address, run)
        ending = "" if out is None else out.suffix.lower()
        if out is not None and ending not in (".pdf", ".txt"):
            run.refuse("class-bad-out", found=shown(out))
        self._is_pdf = ending == ".pdf"
        if self._is_pdf and not (find_spec("typst") and find_spec("segno")):
            run.refuse("print-missing-package", extra=PACKAGE)

    def hand_out(self, admitted: Sequence[Admitted]) -> None:
        """Write the sheet; where that fails, the codes are printed instead."""
        run, seal = self._run, Seal(secret_in(self._room.folder))
        slips = []
        for one in admitted:
            key = seal.sealed(LINK, f"{one.pupil.id}.{one.pupil.turn}", LINK_LASTS)
            slips.append(Slip(one, f"{self._address}?key={key}"))
        text = "".join(f"{line}\n" for line in text_of(slips, self._address, run.speaker))
        try:
            if self._is_pdf:
                deliver(pdf_of(slips, self._address, run.speaker, self._paper), self._out)
            else:
                deliver(text.encode(), self._out)
        except Refused as refused:
            run.complain(run.say(refused.message, **refused.values))
            sys.stdout.write(text)
            return
        if self._out is not None:
            run.remark(f"# {run.say('print-written', names=shown(self._out))}")


def _checked(address: str, run: Run) -> str:
    """The address of the tutor for links, which ends in a slash."""
    try:
        found = urlsplit(address)
        is_fine = found.scheme in ("http", "https") and bool(found.hostname) and not found.query
        is_fine = is_fine and not found.fragment and address.isprintable() and " " not in address
    except ValueError:
        is_fine = False
    if not is_fine:
        run.refuse("class-bad-address", found=typed(address))
    return address if address.endswith("/") else f"{address}/"


# Lists of names

_HEADS = {
    **dict.fromkeys(("name", "full name", "pupil", "student", "nom complet", "élève", "eleve",
                     "nom et prénom", "nom prénom"), "whole"),
    **dict.fromkeys(("first name", "given name", "firstname", "prénom", "prenom"), "first"),
    **dict.fromkeys(("last name", "surname", "family name", "lastname", "nom", "nom de famille"),
                    "last"),
}  # fmt: skip


def _names_of(table: Path) -> list[str]:
    try:
        return names_in(content(table))
    except csv.Error:
        raise Refused("class-bad-table", name=shown(table)) from None


def names_in(data: bytes) -> list[str]:
    """The names in a table: a column of them, or first and last names in two.

    Where no heading says so, they stand in the first column. Whatever else is there is left.
    """
    rows = [row for row in _table(_decoded(data)) if any(cell.strip() for cell in row)]
    if not rows:
        return []
    heads = [_HEADS.get(cell.strip().casefold()) for cell in rows[0]]
    if "whole" in heads:
        columns = [heads.index("whole")]
    elif "first" in heads or "last" in heads:
        columns = [heads.index(part) for part in ("first", "last") if part in heads]
    else:
        columns, heads = [0], []
    found = (
        " ".join(row[at].strip() for at in columns if at < len(row))
        for row in rows[1 if heads else 0 :]
    )
    return [name for name in found if name.strip()]


def _decoded(data: bytes) -> str:
    """As programs write tables: UTF-8, or what spreadsheets in the West wrote before."""
    for encoding in ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig",):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            break
    return data.decode("cp1252", errors="replace")


def _table(text: str) -> list[list[str]]:
    """Its rows, whatever parts the cells."""
    first = text.partition("\n")[0]
    separator = max(";\t,", key=first.count)
    return list(csv.reader(io.StringIO(text), delimiter=separator))
