"""Where puzzles come from: left open, made, from our collections, a file, typed, pasted."""

from secrets import randbelow

from tutor import narrate
from tutor.games.both import GAMES
from tutor.games.game import Choice, Game, Purpose, Shipped
from tutor.language import Speaker
from tutor.learn.course import lesson_title, level_of_learner
from tutor.learn.kept_speed import kept_speed
from tutor.tui.knowledge import mastery_of, next_lesson_of
from tutor.tui.parts.thumbnail import Thumbnail
from tutor.tui.puzzles import Report
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.skins import skin_of
from tutor.tui.watched import Watched, watch_on, watched
from tutor.tui.widgets.status import StatusLine


class NewPuzzleScreen(MenuScreen):
    """A puzzle of a game to play, or to watch being solved; a list of them, further on."""

    NAME = "practise"

    def __init__(self, game: Game, purpose: Purpose = "play", path: tuple[str, ...] = ()) -> None:
        """The first menu of a game, or where some answers lead from there."""
        super().__init__()
        self._game, self.purpose, self._path = game, purpose, path

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""
        return self._game.speaker(self.tutor.language)

    def games_to_paste(self) -> tuple[Game, ...]:
        """Only this one, but for the first: what is pasted there may be of any."""
        return GAMES if self._game is GAMES[0] else (self._game,)

    def opened(self) -> None:
        """Begin at the learner's level, where levels come first."""
        super().opened()
        if not self.menu.option_count:
            self.retell()
        level = f"level:{level_of_learner(self._game.name, mastery_of(self.tutor.store))}"
        first = self.menu.get_option_at_index(0).id if self.menu.option_count else None
        if not self._path and (first or "").startswith("level:"):
            self.menu.highlighted = self.menu.get_option_index(level)

    def _choice(self) -> Choice:
        """What there is to choose, in the learner's language, as the games stand now."""
        solved = skin_of(self._game.name).solved(self.tutor.store)
        speed = kept_speed(self.tutor.store.course(), self._game.name)
        choice = self._game.new_puzzles(self.speaker, self.purpose, solved, speed)
        for answer in self._path:
            further = choice.then(answer)
            assert isinstance(further, Choice)
            choice = further
        self.NAME = choice.name
        return choice

    def retell(self) -> None:
        """The game may have been solved, or the language changed."""
        self._shown = self._choice()
        super().retell()

    def show_status(self) -> None:
        """Where one is: what a puzzle is for, or the list."""
        watches = self.purpose == "walk" and not self._path
        name = "watch" if watches else self.NAME
        self.query_one(StatusLine).show(self.speaker.say(f"screen-{name}"))

    def title_text(self) -> str:
        """What the puzzle is for."""
        return self._shown.title

    @property
    def has_thumbnails(self) -> bool:
        """For puzzles of ours."""
        return self._shown.are_shipped

    def choices(self) -> list[tuple[str, str] | None]:
        """What the game has, as far as there is something behind it."""
        lines = [line and self._line(*line) for line in self._shown.lines]
        left = None if self._path or self.purpose != "walk" else self._watched()
        if left is not None:
            lines = [("walk-on", left.going_on(self.speaker)), None, *lines]
        shown = [line for line in lines if line is None or line[1]]
        return shown if shown[0] is not None else shown[1:]

    def _watched(self) -> Watched | None:
        return watched(self.tutor.store, self._game)

    def _line(self, answer: str, name: str) -> tuple[str, str]:
        """A line in words; without any if there is nothing behind it."""
        if answer == "due":
            name = self._due_name(name)
        elif answer == "continue":
            game = skin_of(self._game.name).left_open(self.tutor.store, None)
            name = "" if game is None else game.going_on(self.speaker)
        elif answer == "learn" and (lesson := next_lesson_of(self.tutor.store, self._game.name)):
            title = lesson_title(lesson, self.speaker.language)
            name = self.speaker.say("from-learn-next", name=title)
        return answer, name

    def _due_name(self, name: str) -> str:
        """A grid for what is due; without that, for what is being learnt, if anything is."""
        mastery, game = mastery_of(self.tutor.store), self._game.name
        if mastery.due_today(game):
            return name
        is_learning = any(one.state == "learning" for one in mastery.begun(game))
        return self.speaker.say("source-learning") if is_learning else ""

    def about(self, answer: str) -> str:
        """What can be expected there."""
        if answer == "walk-on" or not self._shown.about:
            return ""
        return self._shown.about(answer)

    def thumbnail(self, answer: str) -> Thumbnail | None:
        """A puzzle of ours as far as it was done, or as it is."""
        is_ours = self._shown.are_shipped and answer != "walk-on"
        source = self._shown.then(answer) if is_ours else None
        if not isinstance(source, Shipped):
            return None
        skin = skin_of(self._game.name)
        game = skin.last_called(self.tutor.store, source.title)
        return skin.thumbnail(source.read()) if game is None else game.thumbnail()

    def chosen(self, answer: str) -> None:
        """Make, find or ask for a puzzle."""
        puzzles, game, purpose = self.tutor.puzzles, self._game, self.purpose
        if answer == "walk-on":
            if (waiting := self._watched()) is not None:
                watch_on(self.tutor, waiting)
            return
        source = self._shown.then(answer)
        if isinstance(source, Choice) and source.about is not None:
            self.app.push_screen(NewPuzzleScreen(game, purpose, (*self._path, answer)))
        elif source is not None:
            puzzles.follow(source, game, purpose)
        elif answer == "continue":
            if (left := skin_of(game.name).left_open(self.tutor.store, None)) is not None:
                puzzles.resume(left)
        elif answer == "learn":
            self.tutor.lessons.open_course(game.name)
        elif answer == "due":
            self._open_due()
        elif answer == "file":
            puzzles.browse(purpose, game)
        elif answer == "type":
            puzzles.type_in(purpose=purpose)
        elif answer == "walk":
            puzzles.menu(game, "walk")
        elif answer == "draw":
            puzzles.draw()
        else:
            puzzles.paste(purpose, game)

    def _open_due(self) -> None:
        """Look for a grid that needs what is due, and open it."""
        from tutor.games.sudoku.puzzle import GridPuzzle
        from tutor.learn.practice import Practice, choose

        say, mastery, seed = self.speaker.say, mastery_of(self.tutor.store), randbelow(10**9)
        now_and_then = self.tutor.puzzles.now_and_then

        def job(report: Report) -> Practice | None:
            pulse = now_and_then(lambda _: report("", None))
            return choose(mastery, seed, lambda: pulse(0))

        def chosen(found: object) -> None:
            if not isinstance(found, Practice):
                self.tutor.tell_failure(found)
                return
            self.tutor.puzzles.play(GridPuzzle(found.grid), found.title)
            if found.unknown:
                names = [narrate.called(id_, self.speaker.language) for id_ in found.unknown]
                told = say("practise-unknown", names=self.speaker.listed(names))
                self.tutor.tell(told, seconds=10)

        self.tutor.work(say("work-choosing"), job, chosen)
