"""Sheets of codes: what each pupil needs to sign in, to be cut apart and handed out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.classroom.classroom import Admitted
from tutor.classroom.pins import spaced
from tutor.games.document import Block, Pages, beside, together
from tutor.games.typeset import PaperName, qr_code
from tutor.language import Speaker

_CODE = 44.0
"""Millimetres of a QR code with the white around it."""


@dataclass(frozen=True)
class Slip:
    """What one pupil gets."""

    admitted: Admitted
    link: str
    """Opens the tutor without a code to be typed."""


def text_of(slips: Sequence[Slip], address: str, speaker: Speaker) -> Iterator[str]:
    """A sheet as plain text."""
    say = speaker.say
    yield say("codes-where", address=address)
    for slip in slips:
        pupil = slip.admitted.pupil
        yield ""
        yield pupil.name
        yield f"  {say('codes-code', code=pupil.code, pin=spaced(slip.admitted.pin))}"
        yield f"  {slip.link}"


def pdf_of(slips: Sequence[Slip], address: str, speaker: Speaker, paper: PaperName) -> bytes:
    """A sheet as PDF: no slip is cut by a page.

    Raises:
        NotInstalled: the extra is not there.
    """
    say = speaker.say
    pages = Pages(say("codes-title"), speaker.language, paper)
    pages.blocks.append(_paragraph(say("codes-cut")))
    for slip in slips:
        pupil = slip.admitted.pupil
        left = [
            _paragraph(pupil.name, is_strong=True),
            _paragraph(say("codes-where", address=address)),
            _coded(say("codes-of-code"), pupil.code),
            _coded(say("codes-of-pin"), spaced(slip.admitted.pin)),
        ]
        code = qr_code(slip.link)
        right = [] if code is None else [pages.picture(code, say("codes-picture"), _CODE)]
        line: Block = {"kind": "lines", "count": 1}
        pages.blocks.append(together([beside(left, right, _CODE), line]))
    return pages.printed()[0]


def _run(text: str, *, is_strong: bool = False, is_code: bool = False) -> dict[str, object]:
    return {
        "kind": "text",
        "text": text,
        "is_strong": is_strong,
        "is_italic": False,
        "is_code": is_code,
    }


def _paragraph(text: str, *, is_strong: bool = False) -> Block:
    return {"kind": "paragraph", "runs": [_run(text, is_strong=is_strong)]}


def _coded(label: str, value: str) -> Block:
    """Something to be typed as it stands."""
    return {
        "kind": "paragraph",
        "runs": [_run(f"{label} "), _run(value, is_code=True, is_strong=True)],
    }
