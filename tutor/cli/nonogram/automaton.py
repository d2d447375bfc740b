"""``tutor nonogram automaton``: the machine of a clue, drawn, and a line run through it."""

import re
from pathlib import Path
from typing import Annotated

from tutor.base.document import JsonObject
from tutor.base.shown import json_text, printable
from tutor.cli.declared import Argument, Option
from tutor.cli.files import deliver
from tutor.cli.options import Json, Lang, option
from tutor.cli.run import Run
from tutor.lab.study import machine_drawing
from tutor.lab.study.machine import (
    BLACK,
    MOST_STATES,
    UNKNOWN,
    WHITE,
    Machine,
    Reading,
    TooManyStates,
    determinised,
    of_clue,
    run,
)
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.language.picture_problems import bad_puzzle
from tutor.nonogram.formats.clue_text import clue_in_inks, clue_of_text
from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.inks import LETTERS, ColourClue, Ink, clue_words, clues_as_json
from tutor.nonogram.puzzle import Clue, least_length

_LETTERS = {
    **dict.fromkeys("#■█1xX", BLACK),
    **dict.fromkeys(".□ 0-", WHITE),
    **dict.fromkeys("?", UNKNOWN),
}
"""What people write for a cell."""
_DEFAULT = "k"
"""The letter of blocks without one, where others have some."""
_MOST_SHOWN = 40
"""States of a determinised machine that are printed; a file has them all."""


def automaton(
    clue: Annotated[str, Argument(metavar="CLUE", show_default=False)],
    line: Annotated[str | None, option("--line", metavar="LINE")] = None,
    determinise: Annotated[bool, Option("--determinise", "--determinize")] = False,
    svg: Annotated[Path | None, option("--svg", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang, NonogramSpeaker) as told:
        numbers = _clue(clue, told)
        machine = of_clue(numbers)
        larger = _determinised(machine, told) if determinise else None
        reading = None if line is None else run(machine, _line(line, numbers, told))
        if svg is not None:
            drawing = machine_drawing.svg(larger or machine, printable(clue))
            deliver(drawing.encode(), svg, private=False)
        if reading is not None and not reading.is_accepted:
            told.answer_no()
        if as_json:
            print(json_text(_as_json(numbers, machine, larger, reading)))
            return
        _tell_machine(numbers, machine, told)
        if larger is not None:
            _tell_larger(machine, larger, told)
        if reading is not None:
            _tell_reading(reading, told)
        if svg is not None:
            print(told.say("nono-automaton-drawn", name=printable(svg, 200)))


def _clue(text: str, told: Run) -> Clue:
    words = [word for word in re.split(r"[\s,.]+", text.lower()) if word]
    letters = dict.fromkeys(word.lstrip("0123456789") for word in words if word[0].isdigit())
    strange = next((one for one in letters if one and (len(one) > 1 or one not in LETTERS)), None)
    if strange is not None:
        told.refuse("nono-automaton-bad-letter", found=printable(strange))
    try:
        if not any(letters):
            return clue_of_text(text, 1)
        inks = dict.fromkeys(letter or _DEFAULT for letter in letters)
        of_letter = {one: Ink(number, one, one, "") for number, one in enumerate(inks, start=1)}
        if "" in letters:
            of_letter[""] = of_letter[_DEFAULT]
        return clue_in_inks(words, 1, of_letter)
    except BadPuzzle as problem:
        problem.line = None
        told.refuse_text(bad_puzzle(problem, told.speaker, printable(text)))


def _line(text: str, clue: Clue, told: Run) -> str:
    """The cells of a line, as the machine reads them."""
    letters, expected = _LETTERS, ""
    if isinstance(clue, ColourClue):
        own = {ink.letter: ink.letter for ink in clue.inks}
        letters = {sign: cell for sign, cell in _LETTERS.items() if cell != BLACK} | own
        expected, text = ", ".join(sorted(own)), text.lower()
    for place, sign in enumerate(text, 1):
        if sign not in letters:
            told.refuse(
                f"nono-automaton-bad-line{'-inks' if expected else ''}",
                place=str(place),
                found=printable(sign),
                letters=expected,
            )
    if len(text) < least_length(clue):
        told.remark(told.say("nono-automaton-short", found=len(text), least=least_length(clue)))
    return "".join(letters[sign] for sign in text)


def _determinised(machine: Machine, told: Run) -> Machine:
    try:
        return determinised(machine)
    except TooManyStates:
        told.refuse("nono-automaton-many", most=told.speaker.number(MOST_STATES))


def _tell_machine(clue: Clue, machine: Machine, told: Run) -> None:
    print(told.say("nono-automaton-title", clue=clue_words(clue), states=len(machine.arrows)))
    print()
    for line in machine_drawing.chain(machine):
        print(line)
    print()
    has_inks = isinstance(clue, ColourClue)
    print(told.say("nono-automaton-reading-inks" if has_inks else "nono-automaton-reading"))


def _tell_larger(machine: Machine, larger: Machine, told: Run) -> None:
    states = len(larger.arrows)
    print()
    print(told.say("nono-automaton-larger", before=len(machine.arrows), after=states))
    print()
    rows = [("", "=", *larger.letters), *machine_drawing.table(larger, _MOST_SHOWN)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())
    if states > _MOST_SHOWN:
        print(told.say("nono-automaton-more", count=states - _MOST_SHOWN))


def _tell_reading(reading: Reading, told: Run) -> None:
    """The line cell by cell, with the states the machine is in, and the verdict."""
    print()
    for place, states in enumerate(reading.states):
        cell = told.say("nono-automaton-start") if place == 0 else reading.line[place - 1]
        named = ", ".join(map(str, sorted(states))) or "–"
        print(f"{place:>3}  {cell}  {{{named}}}")
    print()
    if reading.is_accepted:
        print(told.say("nono-automaton-accepted"))
        if UNKNOWN in reading.line:
            sure = "".join(
                possible if len(possible) == 1 else UNKNOWN for possible in reading.possible
            )
            print(told.say("nono-automaton-sure", line=sure))
    elif reading.rejected_at is None:
        print(told.say("nono-automaton-rejected-end"))
    else:
        cell = str(reading.rejected_at + 1)
        print(told.say("nono-automaton-rejected", cell=cell))


def _as_json(
    clue: Clue, machine: Machine, larger: Machine | None, reading: Reading | None
) -> JsonObject:
    document: JsonObject = {
        "clue": list(clues_as_json([clue])[0]),
        "states": len(machine.arrows),
        "final": sorted(machine.finals),
        "transitions": [dict(arrows) for arrows in machine.arrows],
    }
    if larger is not None:
        document["determinised"] = {
            "states": len(larger.arrows),
            "final": sorted(larger.finals),
            "sets": [sorted(states) for states in larger.sets],
            "transitions": [dict(arrows) for arrows in larger.arrows],
        }
    if reading is not None:
        document["line"] = {
            "cells": reading.line,
            "accepted": reading.is_accepted,
            "rejected_at": None if reading.rejected_at is None else reading.rejected_at + 1,
            "states": [sorted(states) for states in reading.states],
            "possible": list(reading.possible),
        }
    return document
