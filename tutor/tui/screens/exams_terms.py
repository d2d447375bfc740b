"""The terms of the next exam as lines of a menu: each can be changed, and is kept."""

from collections.abc import Callable
from dataclasses import replace

from tutor import narrate
from tutor.base.upload import Upload
from tutor.games.both import game_named, tier_of
from tutor.learn.exam import words
from tutor.learn.exam.kinds import Games, in_order
from tutor.learn.exam.own import BadOwn, own_lines
from tutor.learn.exam.preferences import (
    LONGEST_NAME,
    LONGEST_SEED,
    PLACE,
    ExamPreferences,
    extra_of,
    is_fit,
    level_of_grids,
    level_of_learner,
    mark_of,
    whole,
)
from tutor.learn.exam.question_kinds import can_be_examined, kinds_for
from tutor.learn.exam.syllabus import (
    CHOICES,
    FULL_MARK,
    MOST_EXTRA,
    MOST_MINUTES,
    MOST_QUESTIONS,
    Syllabus,
    games_of,
    levels_for,
)
from tutor.rating.levels import Level
from tutor.rating.pace import PACES
from tutor.techniques.curriculum import as_taught
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import TickListDialog

_QUESTIONS, _MINUTES = (4, 8, 12, 20), (10, 20, 30, 45, 60)
"""The numbers that are offered; others can be typed."""
_OTHER, _ONE_BY_ONE = "other", "techniques"
_USUAL_KINDS = "usual"
_HEAVIEST = 3
"""The largest weight that is offered; the command line takes larger ones."""

Line = tuple[str, str]


def game_of_terms(syllabus: Syllabus) -> Games:
    """The game that terms are about; techniques chosen one by one tell theirs."""
    games = syllabus.games
    return "both" if len(games) > 1 else games[0]


class TermsEditor:
    """Lets a learner change the terms of the next exam; a part of a menu."""

    def __init__(self, menu: TutorScreen) -> None:
        self._menu = menu
        self.seed = ""
        """Typed by hand, for this menu only: kept, it would bring the same paper back."""

    @property
    def preferences(self) -> ExamPreferences:
        """The terms as they are kept."""
        tutor = self._menu.tutor
        return ExamPreferences.of(
            tutor.store.course().get(PLACE), level_of_learner(tutor.lessons.mastery())
        )

    def change(self, kind: str) -> None:
        """Let the learner change one of the terms."""
        preferences, say = self.preferences, self._menu.speaker.say
        terms = preferences.syllabus

        def too_long(longest: int) -> Callable[[str], str | None]:
            problem = say("exams-bad-text", most=longest)
            return lambda text: None if is_fit(text, longest) else problem

        if kind == "game":
            self._choose_game()
        elif kind == "subject":
            self._choose_subject()
        elif kind == "questions":
            self._choose_number(
                kind,
                _QUESTIONS,
                terms.questions,
                MOST_QUESTIONS,
                lambda n: replace(terms, questions=n).with_usual_time(),
            )
        elif kind == "minutes":
            self._choose_number(
                kind, _MINUTES, terms.minutes, MOST_MINUTES, lambda n: replace(terms, minutes=n)
            )
        elif kind == "kinds":
            self._choose_kinds()
        elif kind == "grids":
            self._ask_grids()
        elif kind == "pace":
            self._choose_pace()
        elif kind == "bonus":
            self._set(replace(terms, bonus=not terms.bonus))
        elif kind == "extra":
            self._ask_extra_time()
        elif kind == "mode":
            other = replace(terms, mode="training" if terms.mode == "strict" else "strict")
            self._set(other)
        elif kind == "pass":
            self._ask_pass_mark()
        elif kind == "seed":
            problem = too_long(LONGEST_SEED)
            self._menu.tutor.ask(say("exams-ask-seed"), self.seed, problem, self._set_seed)
        else:
            problem = too_long(LONGEST_NAME)
            self._menu.tutor.ask(say("exams-ask-name"), preferences.name, problem, self._set_name)

    def _choose_game(self) -> None:
        say, terms = self._menu.speaker.say, self.preferences.syllabus

        def chosen(answer: str) -> None:
            for game in CHOICES:
                if game == answer:
                    has_level = terms.level in levels_for(game)
                    level = terms.level if has_level else self._level_of_learner(game)
                    other = replace(terms, game=game, level=level, chosen=(), kinds=(), own=())
                    self._set(other.with_usual_time())

        choices: list[Line] = [(game, say(f"exams-game-{game}")) for game in CHOICES]
        self._menu.tutor.choose(say("exams-game"), choices, chosen, at=game_of_terms(terms))

    def _level_of_learner(self, games: Games) -> Level:
        return level_of_learner(self._menu.tutor.lessons.mastery(), games)

    def _choose_subject(self) -> None:
        say, terms = self._menu.speaker.say, self.preferences.syllabus
        game = game_of_terms(terms)
        levels = [(level, say(f"level-{level}")) for level in levels_for(game)]

        def chosen(answer: str) -> None:
            if answer == _ONE_BY_ONE:
                self._tick_techniques(game)
            else:
                level = next(level for level in levels_for(game) if level == answer)
                other = replace(terms, level=level, chosen=(), game=game)
                self._set(other.with_usual_time())

        choices = [*levels, (_ONE_BY_ONE, say("exams-one-by-one"))]
        at = terms.level or _ONE_BY_ONE
        self._menu.tutor.choose(say("exams-subject"), choices, chosen, at=at)

    def _tick_techniques(self, games: Games) -> None:
        """Any techniques, in the order of the course, a rule between tiers."""
        say, language = self._menu.speaker.say, self._menu.speaker.language
        lines: list[Line | None] = []
        before = None
        for game in games_of(games):
            for id_ in as_taught(filter(can_be_examined, game_named(game).techniques)):
                if before not in (None, (game, tier_of(id_))):
                    lines.append(None)
                before = game, tier_of(id_)
                lines.append((id_, narrate.name(id_, language)))

        def ticked(ids: tuple[str, ...] | None) -> None:
            if ids:
                terms = replace(
                    self.preferences.syllabus, level=None, chosen=in_order(ids), kinds=()
                )
                self._set(replace(terms, game="sudoku").with_usual_time())
            else:
                self._menu.tutor.tell(say("exams-no-ticks"))

        chosen = self.preferences.syllabus.chosen
        dialog = TickListDialog(say("exams-which"), lines, chosen, say("keys-ticks"))
        self._menu.app.push_screen(dialog, ticked)

    def _choose_number(
        self,
        kind: str,
        usual: tuple[int, ...],
        now: int,
        most: int,
        then: Callable[[int], Syllabus],
    ) -> None:
        say = self._menu.speaker.say

        def problem(text: str) -> str | None:
            return None if whole(text, most) else say("exams-bad-number", most=most)

        def chosen(answer: str) -> None:
            if answer == _OTHER:
                self._menu.tutor.ask(say("exams-ask-number", most=most), "", problem, chosen)
            elif (number := whole(answer, most)) is not None:
                self._set(then(number))

        choices = [(str(number), str(number)) for number in sorted({*usual, now})]
        self._menu.tutor.choose(
            say(f"exams-{kind}"), [*choices, (_OTHER, say("exams-other"))], chosen, at=str(now)
        )

    def _choose_kinds(self, at: str = _USUAL_KINDS) -> None:
        """The kinds of questions with their weights: each choice changes one, until Esc."""
        say, terms = self._menu.speaker.say, self.preferences.syllabus
        possible, weights = kinds_for(terms), dict(terms.kinds)

        def chosen(answer: str) -> None:
            if answer == _USUAL_KINDS:
                self._set(replace(terms, kinds=()))
                return
            changed = {
                kind: (weights.get(kind, 0) + (kind == answer)) % (_HEAVIEST + 1)
                for kind in possible
            }
            kinds = tuple((kind, weight) for kind, weight in changed.items() if weight)
            self._set(replace(terms, kinds=kinds))
            self._choose_kinds(answer)

        lines = [(_USUAL_KINDS, say("exams-kinds-usual"))]
        for kind in possible:
            sign = f"×{weights[kind]}" if kind in weights else "· "
            lines.append((kind, f"{sign} {say(f'exam-kind-{kind}')}"))
        self._menu.tutor.choose(say("exams-kinds"), lines, chosen, say("exams-kinds-how"), at=at)

    def _choose_pace(self) -> None:
        """How long grids to finish take."""
        say, terms = self._menu.speaker.say, self.preferences.syllabus

        def chosen(answer: str) -> None:
            for pace in PACES:
                if pace == answer:
                    self._set(replace(terms, pace=pace).with_usual_time())

        choices: list[Line] = [(pace, say(f"choose-pace-{pace}")) for pace in PACES]
        self._menu.tutor.choose(say("exams-pace"), choices, chosen, at=terms.pace)

    def _ask_grids(self) -> None:
        """Own grids: from a file, or as a text."""
        terms = self.preferences.syllabus
        games = game_of_terms(terms)

        def lines(given: str | Upload) -> tuple[str, ...] | str:
            try:
                return own_lines([given] if given else [], terms.games[0])
            except BadOwn as refused:
                told = refused.tell(self._menu.speaker)
                return told[:1].upper() + told[1:]

        def taken(own: tuple[str, ...]) -> None:
            level = level_of_grids(own, games) if own and terms.level else terms.level
            self._set(replace(terms, own=own, level=level).with_usual_time())

        self._menu.tutor.files.ask_grids(self._menu.speaker, lines, taken)

    def _ask_extra_time(self) -> None:
        say, preferences = self._menu.speaker.say, self.preferences

        def problem(text: str) -> str | None:
            return say("exams-bad-extra", most=MOST_EXTRA) if extra_of(text) is None else None

        def typed(text: str) -> None:
            if (extra := extra_of(text)) is not None:
                self._keep(replace(preferences, extra=extra))

        self._menu.tutor.ask(say("exams-ask-extra"), str(preferences.extra), problem, typed)

    def _ask_pass_mark(self) -> None:
        say, terms = self._menu.speaker.say, self.preferences.syllabus

        def problem(text: str) -> str | None:
            return say("exams-bad-mark", most=FULL_MARK) if mark_of(text) is None else None

        def typed(text: str) -> None:
            if (mark := mark_of(text)) is not None:
                self._set(replace(terms, pass_mark=mark))

        now = words.mark(self._menu.speaker, terms.pass_mark)
        self._menu.tutor.ask(say("exams-ask-mark", most=FULL_MARK), now, problem, typed)

    def _set_seed(self, text: str) -> None:
        self.seed = text.strip()
        self._menu.retell()

    def _set_name(self, text: str) -> None:
        self._keep(replace(self.preferences, name=text.strip()))

    def _set(self, terms: Syllabus) -> None:
        self._keep(replace(self.preferences, syllabus=terms))

    def _keep(self, preferences: ExamPreferences) -> None:
        self._menu.tutor.warn(self._menu.tutor.store.save_course(PLACE, preferences.as_json()))
        self._menu.retell()
