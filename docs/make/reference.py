"""The reference of techniques: a page for each, made of its lesson and its boards as pictures.

What stands on a page is what the lesson tells on a screen. Techniques that share a lesson have
a page of their own too, with a board that the tests keep for how they are told.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from docs.make.words import WORDS
from tests.grids import grid_of
from tests.narrate.cases import CASES, FORMS, NOT, stored, told_step
from tutor import narrate
from tutor.base.language import Language
from tutor.games.game import GameName
from tutor.games.sudoku.coach import tell_step
from tutor.games.sudoku.picture import board_svg, picture_legend
from tutor.language import Speaker
from tutor.learn.course import COURSES, lesson_folder
from tutor.learn.pages import LessonPage
from tutor.learn.taught import families, lesson_of
from tutor.narrate.sudoku.grid_teller import hint
from tutor.nonogram.rules.ladder import rule_of
from tutor.techniques.ladder import LADDER, TECHNIQUES

FOLDERS: dict[GameName, str] = {"sudoku": "techniques", "nonogram": "nonograms"}
_IDEA = 60
"""How many signs an idea has at least, in the list of pages."""
_FORMS = 2
"""How many boards show a technique that has no lesson of its own."""


@dataclass
class Reference:
    """The pages of one game in one language, and the pictures on them."""

    game: GameName
    language: Language
    pages: dict[str, str] = field(default_factory=dict)
    """Markdown by path."""
    pictures: dict[str, str] = field(default_factory=dict)
    """SVG by path."""
    nav: list[dict[str, object]] = field(default_factory=list)

    @property
    def folder(self) -> str:
        """Where it stands in the site."""
        return FOLDERS[self.game]

    @property
    def title(self) -> str:
        """What it is called."""
        return self.word("techniques" if self.game == "sudoku" else "rules")

    def word(self, name: str, **values: object) -> str:
        """One of the few words around the lessons."""
        return WORDS[self.language][name].format(**values)

    @property
    def _say(self) -> Speaker:
        return Speaker(self.language, "commands")

    def made(self) -> "Reference":
        """All of it."""
        bodies: dict[str, str] = {}
        index = [f"# {self.title}", self.word(f"intro-{self.folder_word}")]
        index.append(f"[{self.word('all')}](all.md)")
        self.nav = [{self.title: f"{self.folder}/index.md"}]
        for heading, ids in self._chapters():
            index += [f"## {heading}", self._table(ids)]
            for id_ in ids:
                bodies[id_] = self._page(id_)
                name = f"{self.folder}/{id_}.md"
                self.pages[name] = f"{self._other(f'{self.folder}/{id_}.html')}\n\n{bodies[id_]}"
            shown = [{self.name(id_): f"{self.folder}/{id_}.md"} for id_ in ids]
            self.nav.append({heading: shown})
        self.pages[f"{self.folder}/index.md"] = "\n\n".join(
            [self._other(f"{self.folder}/index.html"), *index]
        )
        whole = "\n\n".join([f"# {self.title}", *map(_for_one_page, bodies.values())])
        self.pages[f"{self.folder}/all.md"] = f"---\nsearch:\n  exclude: true\n---\n\n{whole}"
        self.nav.append({self.word("all"): f"{self.folder}/all.md"})
        return self

    @property
    def folder_word(self) -> str:
        """Which introduction it has."""
        return "techniques" if self.game == "sudoku" else "rules"

    def _chapters(self) -> Iterator[tuple[str, Sequence[str]]]:
        """The introductions, then a chapter for each tier, in the order of the ladder."""
        course = COURSES[self.game]
        yield self.word("first"), course.introductions
        ids = _ladder(self.game)
        for tier in sorted({_tier(self.game, id_) for id_ in ids}):
            level = self._say.say(f"level-{tier}")
            heading = self._say.say("techniques-tier", tier=tier, level=level)
            yield heading, [id_ for id_ in ids if _tier(self.game, id_) == tier]
        if course.further:
            yield self.word("further"), course.further

    def name(self, id_: str) -> str:
        """What a page is called."""
        if _has_lesson(id_):
            return lesson_folder(id_).text(self.language).title
        return narrate.name(id_, self.language)

    def _table(self, ids: Sequence[str]) -> str:
        """A line for each page."""
        lines = [
            f"| {self.word('name')} | {self.word('hard')} | {self.word('idea')} |",
            "|---|--:|---|",
        ]
        for id_ in ids:
            rating = _rating(self.game, id_)
            shown = "" if rating is None else self._say.decimal(rating)
            lines.append(f"| [{self.name(id_)}]({id_}.md) | {shown} | {self._idea(id_)} |")
        return "\n".join(lines)

    def _idea(self, id_: str) -> str:
        """How its lesson begins, or whose lesson it is."""
        if not _has_lesson(id_):
            lesson = lesson_of(id_)
            return self._linked("of-family", [lesson])
        first = lesson_folder(id_).text(self.language).sections[0].blocks[0]
        idea = ""
        for sentence in re.split(r"(?<=[.?!])\s(?=[A-ZÀÉÊ«“])", first.replace("**", "")):
            idea = f"{idea} {sentence}".strip()
            if len(idea) >= _IDEA:
                break
        return _safe(idea)

    # A page

    def _page(self, id_: str) -> str:
        """How hard it is, what is told of it, where it leads, and at the end the answers."""
        told, answers = self._lesson(id_) if _has_lesson(id_) else (self._forms(id_), [])
        parts = [f"# {self.name(id_)}", *self._facts(id_), *told]
        further = [one for one in families().get(id_, ()) if one in _ladder(self.game)]
        if further:
            links = ", ".join(f"[{self.name(one)}]({one}.md)" for one in further)
            parts += [f"## {self.word('family')}", links]
        parts += [f"## {self.word('practise')}", self.word("for-exercises", id=lesson_of(id_))]
        if answers:
            heading = f"## {self.word('answers')}"
            parts += ['<div class="answers" markdown="1">', heading, *answers, "</div>"]
        return "\n\n".join(parts)

    def _facts(self, id_: str) -> Iterator[str]:
        """How hard it is, what comes before and after."""
        if id_ in _ladder(self.game):
            tier, rating = _tier(self.game, id_), _rating(self.game, id_)
            facts = [self._say.say(f"level-{tier}"), self.word("tier", tier=tier)]
            if rating is not None:
                facts.append(self.word("rating", rating=self._say.decimal(rating)))
            if self.game == "sudoku" and TECHNIQUES[id_].on_request:
                facts.append(self.word("on-request"))
            yield f'<p class="facts">{" · ".join(facts)}</p>'
        course = COURSES[self.game]
        if not _has_lesson(id_):
            lesson = lesson_of(id_)
            yield self._linked("of-family", [lesson])
            return
        for word, ids in (
            ("builds-on", course.requires(id_)),
            ("leads-to", [one for one in course.lessons if id_ in course.requires(one)]),
        ):
            if ids:
                yield self._linked(word, ids)

    def _linked(self, word: str, ids: Sequence[str]) -> str:
        links = ", ".join(f"[{self.name(one)}]({one}.md)" for one in ids)
        return self.word(word, links=links)

    def _lesson(self, id_: str) -> tuple[list[str], list[str]]:
        """Its pages, and the answers of what there is to do on them."""
        folder, numbers = lesson_folder(id_), iter(range(1, 9))
        told: list[str] = []
        answers: list[str] = []
        sections = folder.text(self.language).sections
        diagrams = {block for one in sections for block in one.blocks if "\n" in block}
        for page in folder.pages(self.language):
            heading = page.heading
            if page.task is not None:
                heading = f"{heading} {next(numbers)}"
                solved = page.task.solution(self.language)
                answer = folder.page_of_task(page.task, self.language, solved)
                answers += [f"### {heading}", self._told(id_, answer, ())]
            told += [f"## {heading}", self._told(id_, page, diagrams)]
        return told, answers

    def _told(self, id_: str, page: LessonPage, diagrams: Collection[str]) -> str:
        """Words, and beside them the board that they speak of."""
        words = _markdown(page.sentences, diagrams)
        if not (page.is_about_board or page.part == "mistake"):
            return words
        about = page.heading or self.word("answers")
        drawn = page.drawn(about, self.language)
        return self._beside(id_, words, drawn, about, page.key)

    def _forms(self, id_: str) -> list[str]:
        """Boards of a technique without a lesson of its own."""
        told = []
        cases = [case for case in CASES if case.technique == id_ and case.form != NOT][:_FORMS]
        for number, case in enumerate(cases, 1):
            heading = self.word("example") + (f" {number}" if cases[1:] else "")
            geometry, step = told_step(case)
            lit = tell_step(step, narrate.REASON, geometry, self.language)
            drawn = board_svg(
                grid_of(stored()[case.technique, case.form]),
                is_marked=True,
                light=lit.light,
                title=heading,
                language=self.language,
            )
            words = _markdown(hint(step, geometry, self.language, narrate.REASON).sentences[1:], ())
            key = list(picture_legend(lit.legend))
            told += [f"## {heading}", self._beside(id_, words, drawn, heading, key)]
        return told

    def _beside(self, id_: str, words: str, drawn: str, about: str, key: Sequence[str]) -> str:
        number = sum(path.startswith(f"{self.folder}/boards/{id_}-") for path in self.pictures) + 1
        path = f"boards/{id_}-{number}.svg"
        self.pictures[f"{self.folder}/{path}"] = drawn
        legend = "".join(f"<li>{_safe(line)}</li>" for line in key)
        return (
            '<div class="told" markdown="1">\n<div class="words" markdown="1">\n\n'
            f"{words}\n\n</div>\n"
            f'<figure markdown="1">\n![{about}]({path})\n'
            f"{f'<ul>{legend}</ul>' if legend else ''}\n</figure>\n</div>"
        )

    def _other(self, path: str) -> str:
        """The same page in the other language."""
        there = f"../fr/{path}" if self.language == "en" else f"../../{path}"
        link = f'<a href="{there}">{self.word("other-language")}</a>'
        return f'<p class="other" data-search-exclude>{link}</p>'


@cache
def _ladder(game: GameName) -> tuple[str, ...]:
    """What has a page, in the order of the ladder."""
    if game == "nonogram":
        return COURSES["nonogram"].order
    known = [technique.id for technique in LADDER] + [
        id_ for id_ in TECHNIQUES if id_ in FORMS and TECHNIQUES[id_].on_request
    ]
    return tuple(dict.fromkeys(known))


def _has_lesson(id_: str) -> bool:
    return any(id_ in course.lessons for course in COURSES.values())


def _tier(game: GameName, id_: str) -> int:
    return TECHNIQUES[id_].tier if game == "sudoku" else rule_of(id_).tier


def _rating(game: GameName, id_: str) -> float | None:
    if game == "sudoku":
        return TECHNIQUES[id_].rating if id_ in TECHNIQUES else None
    known = id_ in COURSES["nonogram"].order
    return rule_of(id_).rating if known else None


def _markdown(sentences: Sequence[str], diagrams: Collection[str]) -> str:
    """Paragraphs; a diagram is left as it is, and of a trial every line stands alone."""
    parts = []
    for one in sentences:
        if one in diagrams:
            parts.append(f"```text\n{one}\n```")
        else:
            parts += [_safe(line) for line in one.split("\n")]
    return "\n\n".join(parts)


def _safe(text: str) -> str:
    """Nothing of a sentence is markup, but for its bold words."""
    return re.sub(r"([<_\\`\[\]|])", lambda found: f"&#{ord(found[1])};", text)


def _for_one_page(body: str) -> str:
    """A page as a chapter of all: its headings go one level down, and have no addresses."""
    down = re.sub(r"^(#+) ", r"#\1 ", body, flags=re.MULTILINE)
    return f'<div class="chapter" markdown="1">\n\n{down}\n\n</div>'
