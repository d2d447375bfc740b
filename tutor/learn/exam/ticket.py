"""Class exams: papers that a seed alone does not give, and results that are signed.

A teacher has a *class key*, a word or a sentence that nobody else knows. From it and the terms
of an exam follows a *ticket*, which goes to the pupils with the paper. With the ticket the
tutor makes the paper and signs the result; it says nothing about the class key, and serves
for this one exam, on these terms, in this edition. Whoever has the class key can work out the
ticket of any exam, and so tell which results are genuine.

What this cannot prove: that the pupil worked alone, or who that was. The tutor runs on the
pupil's machine, so that somebody with the ticket who can program could sign anything.
"""

import hmac
import json
import re
from dataclasses import dataclass
from functools import cache
from hashlib import pbkdf2_hmac, sha256
from unicodedata import normalize

from tutor.learn.exam.edition import canonical
from tutor.learn.exam.syllabus import USUAL_PACE, Syllabus

SHORTEST_KEY, LONGEST_KEY = 8, 100
SIGNATURE = "signature"
"""The member of a document that holds its signature."""
_ROUNDS = 200_000
"""Trying out class keys should take whoever has a ticket long."""
_SECRET_SIGNS, _CHECK_SIGNS, _GROUP = 16, 4, 5
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of a ticket: none that is taken for another."""
_BITS = 5
_LIKE_ANOTHER = str.maketrans("OIL", "011")
_TICKET = re.compile(rf"[{_SIGNS}]{{{_GROUP}}}(-?[{_SIGNS}]{{{_GROUP}}}){{3}}")


class BadClassKey(ValueError):
    """A text that is no class key: too short, too long, or not to be printed."""


class WrongTicket(ValueError):
    """A ticket that was mistyped, or belongs to another exam."""


@dataclass(frozen=True)
class Ticket:
    """What the papers and the signatures of one class exam are made from."""

    secret: str
    """Known to whoever sits the exam, and to nobody else."""

    @property
    def group(self) -> str:
        """A name for the exam of this class, which may be known to everybody."""
        return self._mac("group").hex()[:8]

    @property
    def salt(self) -> str:
        """What a paper is made from, besides its seed."""
        return self._mac("paper").hex()[:32]

    def sign(self, document: dict[str, object]) -> str:
        """The signature of a document: of all that is in it, but for a signature."""
        rest = {name: value for name, value in document.items() if name != SIGNATURE}
        key = self._mac("results")
        return hmac.new(key, canonical(rest), sha256).hexdigest()

    def has_signed(self, document: dict[str, object]) -> bool:
        """Whether the signature of a document is its own."""
        try:
            return hmac.compare_digest(
                str(document.get(SIGNATURE)).encode(), self.sign(document).encode()
            )
        except (TypeError, ValueError, RecursionError):
            return False

    def word(self, syllabus: Syllabus, seed: str, edition: str) -> str:
        """The ticket as it is given to pupils."""
        digits = self.secret + self._check(syllabus, seed, edition)
        return "-".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))

    def _check(self, syllabus: Syllabus, seed: str, edition: str) -> str:
        return _digits(self._mac(f"check {edition} {_terms(syllabus, seed)}"), _CHECK_SIGNS)

    def _mac(self, purpose: str) -> bytes:
        return hmac.new(self.secret.encode(), purpose.encode(), sha256).digest()

    @staticmethod
    def of_key(key: str, syllabus: Syllabus, seed: str) -> "Ticket":
        """The ticket of an exam that a teacher sets.

        Raises:
            BadClassKey: that is no class key.
        """
        terms = _terms(syllabus, seed).encode()
        made = hmac.new(_stretched(class_key(key)), terms, sha256).digest()
        return Ticket(_digits(made, _SECRET_SIGNS))

    @staticmethod
    def of_word(word: str) -> "Ticket":
        """The ticket that was given so, whether or not it fits.

        Raises:
            WrongTicket: it cannot be one.
        """
        if not is_ticket(word):
            raise WrongTicket(word)
        return Ticket(_typed(word).replace("-", "")[:_SECRET_SIGNS])

    @staticmethod
    def of_secret(secret: str) -> "Ticket":
        """The ticket that was kept.

        Raises:
            ValueError: it is none.
        """
        if len(secret) != _SECRET_SIGNS or not set(secret) <= set(_SIGNS):
            raise ValueError(secret)
        return Ticket(secret)

    def fits(self, word: str, syllabus: Syllabus, seed: str, edition: str) -> bool:
        """Whether a word is that of this ticket, for an exam on these terms."""
        wanted = self.word(syllabus, seed, edition).replace("-", "")
        return _typed(word).replace("-", "") == wanted


def is_ticket(text: str) -> bool:
    """Whether a text looks like a ticket, and not like a class key."""
    return _TICKET.fullmatch(_typed(text)) is not None


def class_key(text: str) -> str:
    """A class key, the same however its letters with accents were typed.

    Raises:
        BadClassKey: that is none.
    """
    key = normalize("NFC", text.strip())
    if not SHORTEST_KEY <= len(key) <= LONGEST_KEY or not key.isprintable():
        raise BadClassKey
    return key


def _typed(text: str) -> str:
    return "".join(text.split()).upper().translate(_LIKE_ANOTHER)


@cache
def _stretched(key: str) -> bytes:
    return pbkdf2_hmac("sha256", key.encode(), b"pas-a-pas class exams", _ROUNDS)


def _terms(syllabus: Syllabus, seed: str) -> str:
    """All that a teacher decides about: with other terms it is another exam."""
    return json.dumps(
        [
            syllabus.subject,
            syllabus.questions,
            syllabus.minutes,
            syllabus.mode,
            f"{syllabus.pass_mark:g}",
            seed,
            *_chosen(syllabus),
        ]
    )


def _chosen(syllabus: Syllabus) -> list[object]:
    """What a teacher decides about only now and then: without it, tickets are as they were."""
    kinds: list[object] = [list(syllabus.kinds), list(syllabus.own)]
    chosen = [*kinds, syllabus.bonus] if syllabus.bonus or any(kinds) else []
    return chosen if syllabus.pace == USUAL_PACE else [*chosen, syllabus.pace]


def _digits(data: bytes, count: int) -> str:
    """So many digits of a ticket, from the first bits of some bytes."""
    number = int.from_bytes(data, "big") >> 8 * len(data) - _BITS * count
    return "".join(
        _SIGNS[number >> _BITS * place & len(_SIGNS) - 1] for place in reversed(range(count))
    )
