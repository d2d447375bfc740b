"""Where nonograms come from: left open, from the collection, made, pasted, typed, from a file."""

import re
from fractions import Fraction

from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.making import Wish
from tutor.games.nonogram.titles import going_on
from tutor.learn.course import lesson_title
from tutor.tui.knowledge import next_lesson_of
from tutor.tui.nonogram.screens.purpose import PurposeMenu
from tutor.tui.screens.dialogs import PromptDialog

SIZES = ((5, 5), (10, 10), (15, 15), (20, 20), (25, 25))
"""The sizes that are offered; others can be typed."""
LARGEST = 50
"""The longest side of a random picture."""
SHARES = (50, 60, 70, 40)
"""How much of a random picture may be black, in percent."""


class NonogramMenu(PurposeMenu):
    """A nonogram to play, or to watch being solved."""

    NAME = "menu"

    def title_text(self) -> str:
        """What the nonogram is for."""
        return self.speaker.say(f"nonogram-menu-{self._purpose}")

    def choices(self) -> list[tuple[str, str] | None]:
        """What was begun, then everything that can be begun."""
        say, plays = self.speaker.say, self._purpose == "play"
        game = self.tutor.store.played(PICTURES).last_open() if plays else None
        ids = ["pictures", "random", "paste", "file", *(["walk"] if plays else [])]
        lines: list[tuple[str, str] | None] = []
        if game is not None:
            lines += [
                (
                    "continue",
                    going_on(game.title, game.puzzle, game.filled, game.elapsed, self.speaker),
                ),
                None,
            ]
        if plays:
            lines.append(("learn", self._learn()))
        return lines + [(id, say(f"nonogram-from-{id}")) for id in ids]

    def _learn(self) -> str:
        """The course, with the lesson to go on with."""
        say, lesson = self.speaker.say, next_lesson_of(self.tutor.store, "nonogram")
        if lesson is None:
            return say("nonogram-from-learn")
        return say("nonogram-from-learn-next", name=lesson_title(lesson, self.speaker.language))

    def about(self, answer: str) -> str:
        """What can be expected there."""
        return "" if answer == "continue" else self.speaker.say(f"nonogram-about-{answer}")

    def chosen(self, answer: str) -> None:
        """Go there."""
        tutor = self.tutor
        if answer == "continue":
            game = tutor.store.played(PICTURES).last_open()
            if game is not None:
                tutor.resume_nonogram(game)
        elif answer == "learn":
            tutor.open_course("nonogram")
        elif answer == "pictures":
            tutor.open_pictures(self._purpose)
        elif answer == "random":
            self._choose_size()
        elif answer == "paste":
            tutor.open_nonogram_paste(self._purpose)
        elif answer == "file":
            tutor.open_nonogram_browser(self._purpose)
        else:
            tutor.open_nonogram_menu("walk")

    # Random pictures

    def _choose_size(self) -> None:
        say = self.speaker.say
        choices = [(f"{width}x{height}", f"{width}x{height}") for width, height in SIZES]

        def chosen(answer: str | None) -> None:
            if answer == "other":
                prompt = PromptDialog(
                    say("nonogram-size-prompt"), "12x8", say("keys-prompt"), self._size_problem
                )
                self.app.push_screen(prompt, chosen)
            elif answer is not None:
                self._choose_share(*_size(answer))

        self.tutor.choose(
            say("choose-size"), [*choices, ("other", say("nonogram-size-other"))], chosen
        )

    def _size_problem(self, text: str) -> str | None:
        fits = all(1 <= side <= LARGEST for side in _size(text))
        return None if fits else self.speaker.say("nonogram-size-bad", largest=LARGEST)

    def _choose_share(self, width: int, height: int) -> None:
        say = self.speaker.say
        choices = [(str(percent), say("nonogram-share", percent=percent)) for percent in SHARES]

        def chosen(answer: str | None) -> None:
            if answer is not None:
                wish = Wish(width, height, Fraction(int(answer), 100))
                self.tutor.open_random_nonogram(wish, self._purpose)

        self.tutor.choose(say("nonogram-choose-share"), choices, chosen)


def _size(text: str) -> tuple[int, int]:
    """Columns and rows; zeros if that is not what the text says."""
    found = re.fullmatch(r"\s*(\d{1,4})\s*[xX×*]\s*(\d{1,4})\s*", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)
