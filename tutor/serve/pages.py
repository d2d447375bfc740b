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
def page(language: Language) -> str:
    """The page itself."""
    say = Speaker(language, "serve").say
    words = {_camel(word): say(f"serve-{word}") for word in _WORDS}
    # Within a script nothing may look like the end of it.
    coded = json.dumps(words, ensure_ascii=True).replace("<", "\\u003c")
    template = Template(_read("page.html").decode())
    return template.substitute(language=language, words=coded)


def notice(message: str, language: Language) -> str:
    """A page that says one thing."""
    say = Speaker(language, "serve").say
    template = Template(_read("notice.html").decode())
    return template.substitute(
        language=language, told=escape(say(message)), again=escape(say("serve-again"))
    )


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
