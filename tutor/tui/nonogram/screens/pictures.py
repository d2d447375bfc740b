"""The collection of pictures: what each of them shows is not told before it is solved."""

from tutor.games.nonogram.pictures import Picture, picture, pictures
from tutor.games.nonogram.titles import picture_name
from tutor.tui.nonogram.screens.purpose import PurposeMenu


class PicturesScreen(PurposeMenu):
    """Every picture with its size and level, the easiest first."""

    NAME = "pictures"

    def title_text(self) -> str:
        """How many of them are solved."""
        count, solved = len(pictures()), len(self.tutor.solved_pictures())
        return self.speaker.say("nonogram-pictures-solved", solved=solved, count=count)

    def choices(self) -> list[tuple[str, str] | None]:
        """A line for each picture, the levels set apart."""
        solved = self.tutor.solved_pictures()
        lines: list[tuple[str, str] | None] = []
        level = ""
        for number, each in enumerate(pictures(), start=1):
            if level and each.level != level:
                lines.append(None)
            level = each.level
            lines.append((each.slug, self._line(number, each, each.slug in solved)))
        return lines

    def _line(self, number: int, each: Picture, is_solved: bool) -> str:
        level = self.speaker.say(f"level-{each.level}")
        title = f"✓ {picture_name(each.puzzle, self.speaker)}" if is_solved else "?"
        return f"{number:3}  {each.width:2}x{each.height:<2}  {level:<12} {title}"

    def about(self, answer: str) -> str:
        """How long it is expected to take."""
        found = picture(answer)
        assert found is not None
        return self.speaker.say("nonogram-about-picture", minutes=found.minutes)

    def chosen(self, answer: str) -> None:
        """Play it, or watch it."""
        found = picture(answer)
        assert found is not None
        self.tutor.open_picture(found, self._purpose)
