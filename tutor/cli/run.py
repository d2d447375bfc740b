"""What every command shares: language, messages, exit code."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NoReturn, TypeVar

import click

from tutor.base.language import Language
from tutor.base.shown import typed, visible
from tutor.cli.progress import Progress
from tutor.games.watching import Watch
from tutor.language import LANGUAGES, Speaker, language_of_locale
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry

Choice = TypeVar("Choice", bound=str)


class Refused(Exception):
    """What was asked for cannot be done; what is said then."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message, self.values = message, values


class Run:
    """One run of a command: speaks its language and remembers how it went.

    Exit codes: 0 done, 1 the answer is no, 2 an input or an option is wrong,
    130 stopped by Ctrl-C. Leaving the ``with`` block ends the command.
    """

    def __init__(self, lang: str | None, speaker: Callable[[Language], Speaker] = Speaker) -> None:
        """Speak the language asked for, or the locale's, with the words of a game."""
        self.code = 0
        self.has_chosen_language = lang is not None
        """Whether one was asked for on the command line."""
        self._speaker_of = speaker
        self.speak(language_of_locale())
        for language in LANGUAGES:
            if lang == language:
                self.speak(language)
        if lang is not None and lang not in LANGUAGES:
            self.refuse_choice("--lang", lang, LANGUAGES)

    def speak(self, language: Language) -> None:
        """Speak a language from now on."""
        self.speaker = self._speaker_of(language)
        self.say = self.speaker.say

    def __enter__(self) -> "Run":
        return self

    def __exit__(self, _: object, error: BaseException | None, *__: object) -> None:
        try:
            if error is None or isinstance(error, KeyboardInterrupt):
                sys.stdout.flush()
        except OSError as failure:
            error = failure
        if isinstance(error, KeyboardInterrupt):
            if sys.stderr.isatty():
                print(file=sys.stderr)  # ^C stands at the end of a line
            self.remark(self.say("stopped"))
            raise click.exceptions.Exit(130) from None
        if isinstance(error, Refused):
            self.complain(self.say(error.message, **error.values))
            raise click.exceptions.Exit(self.code) from None
        if isinstance(error, OSError):
            self._no_more_output(error)
        if error is None or isinstance(error, OSError):
            raise click.exceptions.Exit(self.code) from None

    def _no_more_output(self, error: OSError) -> None:
        """Nobody reads on (head has seen enough), or the disk is full."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            self.complain(self.say("output-failed", reason=error.strerror or str(error)))

    def complain(self, message: str) -> None:
        """Report a bad input and go on."""
        self.code = 2
        self.remark(message)

    def remark(self, message: str) -> None:
        """Say something beside the results; on a screen, break lines between words."""
        message = "\n".join(map(visible, message.split("\n")))
        if sys.stderr.isatty():
            width = shutil.get_terminal_size().columns - 1
            message = textwrap.fill(message, width, break_long_words=False, break_on_hyphens=False)
        print(message, file=sys.stderr)

    def answer_no(self) -> None:
        """Remember that an answer was no."""
        self.code = max(self.code, 1)

    def refuse(self, message: str, /, **values: str | int) -> NoReturn:
        """Report a bad option, in the words of a message, and stop."""
        self.refuse_text(self.say(message, **values))

    def refuse_text(self, text: str) -> NoReturn:
        """Report a bad option in words that are there already, and stop."""
        self.complain(text)
        raise click.exceptions.Exit(self.code)

    def refuse_choice(self, option: str, found: str, choices: tuple[str, ...]) -> NoReturn:
        """Report a value that is none of those allowed, and stop."""
        self.refuse(
            "option-bad-choice", option=option, found=typed(found), choices=" ".join(choices)
        )

    def refuse_together(
        self, context: click.Context, clashes: Mapping[str, Iterable[str]]
    ) -> set[str]:
        """Stop where an option is given with one that it clashes with; else those given."""
        given = {
            option.opts[0] if option.param_type_name == "option" else str(option.metavar)
            for option in context.command.params
            if context.params[option.name] not in (None, False, ())
        }
        pairs = ((one, other) for one, others in clashes.items() for other in others)
        self.refuse_clashes(({one, other} <= given, one, other) for one, other in pairs)
        return given

    def refuse_clashes(self, clashes: Iterable[tuple[bool, str, str]]) -> None:
        """Stop at the first pair of options that do not go together, if there is one."""
        for is_clash, one, other in clashes:
            if is_clash:
                self.refuse("option-clash", one=one, other=other)

    def choice(self, option: str, found: str, choices: tuple[Choice, ...]) -> Choice:
        """The one of several names that was meant, in capitals or not."""
        known = {choice.lower(): choice for choice in choices}.get(found.lower())
        if known is None:
            self.refuse_choice(option, found, choices)
        return known

    def at_least(self, option: str, value: float, least: int) -> None:
        """Refuse a number that is too small."""
        if value < least:
            self.refuse("option-bad-count", option=option, found=str(value), least=least)

    def box(self, text: str | None) -> Geometry | None:
        """The geometry that ``--box`` names."""
        if text is None:
            return None
        shape = re.fullmatch(r"\s*(\d{1,3})\s*[xX×*]\s*(\d{1,3})\s*", text)
        rows, columns = (int(shape[1]), int(shape[2])) if shape else (0, 0)
        if not (1 <= rows <= LARGEST_BOX_SIDE and 1 <= columns <= LARGEST_BOX_SIDE):
            self.refuse("option-bad-box", found=typed(text))
        return Geometry.of(rows, columns)


def print_text(text: str, prefix: str = "") -> None:
    """Print sentences, each line of them broken between words where somebody is reading."""
    for line in text.split("\n"):
        if sys.stdout.isatty():
            width = max(40, shutil.get_terminal_size().columns - 1)
            line = textwrap.fill(
                line,
                width,
                initial_indent=prefix,
                subsequent_indent=prefix,
                break_long_words=False,
                break_on_hyphens=False,
            )
            print(line)
        else:
            print(f"{prefix}{line}")


@contextmanager
def thinking(say: Callable[[str], str]) -> Iterator[Watch]:
    """Whoever thinks in here tells how far they are; it is shown if it takes a while."""
    with Progress() as progress:
        yield lambda share: progress.tell(say, "plain-thinking", share or None)
