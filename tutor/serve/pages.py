"""What is sent over HTTP: a page, notices, and a fixed set of files; no name is ever a path."""

import json
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import NamedTuple

from tutor.base.language import Language
from tutor.language import Speaker

_WORDS = (
    *("left", "come-back", "broken", "elsewhere", "here", "full", "cut", "now", "long", "large"),
    *("close", "copy-yourself", "choose-file", "choose"),
)
_FILES = {
    "page.js": ("page.js", "text/javascript"),
    "teacher.js": ("teacher.js", "text/javascript"),
    "page.css": ("page.css", "text/css"),
    "icon.svg": ("icon.svg", "image/svg+xml"),
    "xterm.js": ("xterm/xterm-5.5.0.js", "text/javascript"),
    "xterm.css": ("xterm/xterm-5.5.0.css", "text/css"),
    "fit.js": ("xterm/addon-fit-0.11.0.js", "text/javascript"),
    "canvas.js": ("xterm/addon-canvas-0.7.0.js", "text/javascript"),
}


class Sent(NamedTuple):
    """A file as it is sent."""

    data: bytes
    kind: str


@cache
def static_files() -> dict[str, Sent]:
    """The files that the page needs, by the names they are asked for."""
    return {name: Sent(_read(path), kind) for name, (path, kind) in _FILES.items()}


def _read(path: str) -> bytes:
    return files(__package__).joinpath("static", *path.split("/")).read_bytes()


@cache
def page(language: Language, *, can_sign_out: bool = False) -> str:
    """The page itself; where several people share a browser, with a way to sign out."""
    say = Speaker(language, "serve").say
    more = ("sign-out",) if can_sign_out else ()
    words = {_camel(word): say(f"serve-{word}") for word in (*_WORDS, *more)}
    # Within a script nothing may look like the end of it.
    coded = json.dumps(words, ensure_ascii=True).replace("<", "\\u003c")
    template = Template(_read("page.html").decode())
    return template.substitute(language=language, words=coded)


def notice(message: str, language: Language) -> str:
    """A page that says one thing."""
    say = Speaker(language, "serve", "class").say
    template = Template(_read("notice.html").decode())
    return template.substitute(
        language=language, told=escape(say(message)), again=escape(say("serve-again"))
    )


def sign_in(language: Language, problem: str) -> str:
    """The page where a pupil says who they are, with what was wrong."""
    say = Speaker(language, "class").say
    words = {word: escape(say(f"desk-{word}")) for word in ("code", "pin", "go", "hint")}
    words = {_camel(word): told for word, told in words.items()}
    told = escape(say(problem)) if problem else ""
    template = Template(_read("sign-in.html").decode())
    return template.substitute(language=language, told=told, **words)


_DESK = ("pupil", "where", "since", "stuck", "mean", "download", "updated", "lost")


def teacher(language: Language) -> str:
    """The teacher's page, whose tables a script fills."""
    say = Speaker(language, "class").say
    words = {_camel(f"desk-{word}"): escape(say(f"desk-{word}")) for word in _DESK}
    template = Template(_read("teacher.html").decode())
    return template.substitute(language=language, title=escape(say("desk-class")), **words)


def _camel(word: str) -> str:
    first, *rest = word.split("-")
    return first + "".join(map(str.capitalize, rest))


def language_of(header: str) -> Language:
    """What a browser would rather read: French if it names that before English."""
    for part in header[:200].lower().split(","):
        if part.strip().startswith("fr"):
            return "fr"
        if part.strip().startswith("en"):
            return "en"
    return "en"
