"""Everything that can be found by its name, in either language, and opened from anywhere."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal

from tutor import narrate
from tutor.base.language import Language
from tutor.games.both import GAMES, game_of, tier_of
from tutor.games.game import Choice, Game, Lines, Source
from tutor.language import Speaker
from tutor.learn.course import ALL_LESSONS, INTRODUCTIONS, kinds_of, lesson_title
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonStanding
from tutor.learn.sprint import can_be_sprinted
from tutor.learn.today import Today
from tutor.tui.parts.matching import has_words
from tutor.tui.skins import SKINS, KeptGame, skin_of

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp
    from tutor.tui.screens.base import TutorScreen

Kind = Literal["key", "lesson", "level", "game", "picture", "setting"]
KINDS: tuple[Kind, ...] = ("key", "lesson", "level", "game", "picture", "setting")
_GAMES_KEPT = 20
NOT_OFFERED = {"palette", "move", "extend", "click", "digit"}
"""Commands that are no more than a line in the help."""


@dataclass(frozen=True)
class Findable:
    """Something with a name, and where it leads."""

    kind: Kind
    name: str
    other: str
    """Its name in the other language."""
    note: str
    """What is said beside it: a key, a state, what it is."""
    open: Callable[[], None]
    about: Callable[[], str] = lambda: ""
    """What it is, in a sentence or two."""
    words: tuple[str, ...] = ()
    """What else it goes by, such as the game it is of."""

    @property
    def leads_away(self) -> bool:
        """Whether it is somewhere else than where it was looked for."""
        return self.kind not in ("key", "setting")


class Findables:
    """Collects what can be found from a screen; what is costly only when it is asked for."""

    def __init__(self, screen: "TutorScreen") -> None:
        self._screen = screen
        self._app: TutorApp = screen.tutor
        self._language: Language = screen.speaker.language
        self._other: Language = "en" if self._language == "fr" else "fr"
        self._both = self._app.speaker, Speaker(self._other, *self._app.PARTS)
        """Who speaks here, and the same in the other language."""

    def _names(self, message: str, name: str = "") -> tuple[str, str]:
        """A message in both languages; with the name of something, if it tells one."""
        here, there = (
            one.say(message, name=one.say(name)) if name else one.say(message) for one in self._both
        )
        return here, there

    def of_screen(self) -> list[Findable]:
        """The commands of the screen."""
        screen = self._screen
        elsewhere = screen.speaker.in_language(self._other)
        return [
            Findable(
                "key",
                _titled(screen.speaker, command.id, screen.command_about(command)),
                _titled(
                    elsewhere,
                    command.id,
                    elsewhere.say_attribute(f"do-{command.id}", "about") or "",
                ),
                screen.command_keys(command),
                partial(screen.run_command, command.id),
                about=partial(screen.command_about, command),
                words=tuple(
                    word
                    for one in (screen.speaker, elsewhere)
                    for word in (
                        one.say(f"do-{command.id}"),
                        one.say_attribute(f"do-{command.id}", "words") or "",
                    )
                ),
            )
            for command in screen.commands()
            if command.id not in NOT_OFFERED
        ]

    def elsewhere(self) -> list[Findable]:
        """What other screens have, if one may go there from here."""
        if not self._screen.LEADS_ELSEWHERE:
            return []
        return [
            *self._lessons(),
            *self._dailies(),
            *self._puzzles(),
            *self._games(),
            *self._settings(),
        ]

    # Lessons, and what can be done with them

    def _lessons(self) -> Iterator[Findable]:
        app, (say, other) = self._app, (one.say for one in self._both)
        mastery, course = app.lessons.mastery(), app.store.course()
        ways: tuple[tuple[str, Callable[[str], None]], ...] = (
            ("exercises", app.lessons.open_exercises),
            ("practise", app.lessons.open_use),
            ("sprint", app.lessons.open_sprint),
        )
        for game in GAMES:
            yield Findable(
                "lesson",
                *self._names("find-name-sprint", f"sprint-subject-{game.name}"),
                say("find-sprint"),
                partial(app.lessons.open_sprint, game.name),
                partial(say, "sprint-about"),
            )
        for id_ in ALL_LESSONS:
            name, foreign = self._title(id_, self._language), self._title(id_, self._other)
            standing = LessonStanding.of(id_, course, mastery)
            about = partial(self._about_lesson, standing, mastery)
            is_due = any(id_ == one.technique for one in mastery.due_today())
            note = say("find-due" if is_due else "find-lesson")
            words = (id_, *self._names(f"game-{game_of(id_).name}"))
            yield Findable(
                "lesson", name, foreign, note, partial(app.lessons.open_lesson, id_), about, words
            )
            for way, go in ways:
                if way == "sprint" and not can_be_sprinted(id_):
                    continue
                yield Findable(
                    "lesson",
                    say(f"find-name-{way}", name=name),
                    other(f"find-name-{way}", name=foreign),
                    say(f"find-{way}"),
                    partial(go, id_),
                    about,
                    words,
                )

    @staticmethod
    def _title(id_: str, language: Language) -> str:
        if id_ in INTRODUCTIONS:
            return lesson_title(id_, language)
        name = narrate.called(id_, language)
        return name[:1].upper() + name[1:]

    def _about_lesson(self, lesson: LessonStanding, mastery: Mastery) -> str:
        say = self._app.speaker.say
        if lesson.tier is None:
            return say("course-intro")
        level = say(f"level-{tier_of(lesson.id)}")
        done = say("find-stars", done=len(lesson.done), of=len(kinds_of(lesson.id)))
        tier = say("course-tier", tier=lesson.tier, level=level)
        return f"{tier} · {say(f'state-{lesson.state}')} · {done}"

    # New puzzles of every game

    def _dailies(self) -> Iterator[Findable]:
        """The puzzles of the day; which ones they are is found out when one is opened."""
        for game in GAMES:
            message = f"do-daily-{game.name}"
            yield Findable(
                "level",
                *self._names(message),
                self._app.speaker.say("home-today"),
                partial(self._open_daily, game),
                partial(self._about, message),
                self._names(f"game-{game.name}"),
            )

    def _open_daily(self, game: Game) -> None:
        (daily,) = Today(self._app.store, self._app.now(), (game,)).dailies
        self._app.puzzles.play_daily(daily)

    def _puzzles(self) -> Iterator[Findable]:
        for game in GAMES:
            solved = skin_of(game.name).solved(self._app.store)
            here, there = (
                game.new_puzzles(game.speaker(language), "play", solved)
                for language in (self._language, self._other)
            )
            yield from self._lines(game, here, there)

    def _lines(self, game: Game, here: Choice, there: Choice) -> Iterator[Findable]:
        """What a list leads to: puzzles, or the lines of a list that deserves a screen."""
        names = dict(_without_rules(there.lines))
        for answer, name in _without_rules(here.lines):
            source = here.then(answer)
            if isinstance(source, Choice) and source.about is not None:
                further = there.then(answer)
                assert isinstance(further, Choice)
                yield from self._lines(game, source, further)
            elif source is not None:
                yield self._puzzle(game, here, answer, name, names.get(answer, ""), source)
            elif answer == "draw":
                about = partial(here.about, answer) if here.about is not None else lambda: ""
                note = game.speaker(self._language).say("find-draw")
                open_ = self._app.puzzles.draw
                yield Findable("level", name, names.get(answer, ""), note, open_, about)

    def _puzzle(
        self, game: Game, list_: Choice, answer: str, name: str, other: str, source: Source
    ) -> Findable:
        is_picture = list_.name == "pictures"
        say = game.speaker(self._language).say
        kind: Kind = "picture" if is_picture else "level"
        about = partial(list_.about, answer) if list_.about is not None else lambda: ""
        return Findable(
            kind,
            " ".join(name.split()),
            " ".join(other.split()),
            say(f"find-{kind}-of-{game.name}"),
            partial(self._app.puzzles.follow, source, game),
            about,
        )

    # Games and settings

    def _games(self) -> Iterator[Findable]:
        for skin in SKINS:
            speaker, other = (skin.game.speaker(one) for one in (self._language, self._other))
            for kept in skin.kept(self._app.store, _GAMES_KEPT):
                state = "solved" if kept.record.is_solved else "open"
                yield Findable(
                    "game",
                    kept.called(speaker),
                    kept.called(other),
                    speaker.say(f"find-game-{state}"),
                    partial(self._open_game, kept),
                )

    def _open_game(self, kept: KeptGame) -> None:
        if kept.record.is_solved:
            self._app.push_screen(kept.review())
        else:
            self._app.puzzles.resume(kept)

    def _settings(self) -> Iterator[Findable]:
        from tutor.tui.screens.settings import CHOICES, GROUPS, setting_message

        for name in (name for names in GROUPS.values() for name in names):
            message = setting_message(name)
            named = [self._names(message)]
            for value in CHOICES.get(name, ()):
                here, there = (
                    f"{one.say(message)}{one.say('colon')}{one.say(f'{name}-{value}')}"
                    for one in self._both
                )
                named.append((here, there))
            words = tuple(one.say_attribute(message, "words") or "" for one in self._both)
            for here, there in named:
                yield Findable(
                    "setting",
                    here,
                    there,
                    self._app.speaker.say("find-setting"),
                    partial(self._open_settings, name),
                    partial(self._about, message),
                    words,
                )

    def _open_settings(self, name: str) -> None:
        from tutor.tui.screens.settings import OPENS, SettingsScreen

        if name == OPENS:
            self._app.first_start.open()
        else:
            is_there = isinstance(self._app.screen, SettingsScreen)
            self._app.show(SettingsScreen(name), replace=is_there)

    def _about(self, message: str) -> str:
        return self._app.speaker.say_attribute(message, "about") or ""


def _titled(speaker: Speaker, id_: str, about: str) -> str:
    """What a command does, after its short name where that is not among the words."""
    short = speaker.say(f"do-{id_}")
    if not short or has_words(short, about):
        return about
    return f"{short[:1].upper()}{short[1:]}{speaker.say('colon')}{about}"


def _without_rules(lines: Lines) -> list[tuple[str, str]]:
    return [line for line in lines if line is not None]
