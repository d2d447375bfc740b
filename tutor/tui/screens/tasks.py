"""What a teacher asks for: Enter does it, or goes on with it."""

from typing import ClassVar

from rich.cells import cell_len

from tutor.classroom.words import dates, how_far, task_name
from tutor.tui.commands import MENU
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.tasks import Given

_SIGNS = {"new": "○", "begun": "◐", "done": "●"}


class TasksScreen(MenuScreen):
    """A line for each task."""

    NAME = "tasks"
    COMMAND_SET = MENU
    TELLS_OF_TASKS: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self._given: dict[str, Given] = {}

    def choices(self) -> list[tuple[str, str]]:
        """What is to be done first, then what is done."""
        given = self.tutor.tasks.given()
        self._given = {str(one.task.number): one for one in given}
        told = {key: task_name(one.task, self.speaker) for key, one in self._given.items()}
        wide = max(map(cell_len, told.values()), default=0)
        wide = min(wide, max(self.room - 16, 10))
        ordered = sorted(self._given, key=lambda key: self._given[key].standing.state == "done")
        return [(key, self._line(self._given[key], told[key], wide)) for key in ordered]

    def _line(self, given: Given, name: str, wide: int) -> str:
        if cell_len(name) > wide:
            name = f"{name[: wide - 1]}…"
        sign, far = _SIGNS[given.standing.state], how_far(given.task, given.standing, self.speaker)
        return f"{sign} {name}{' ' * (wide - cell_len(name))}  {far}"

    def about(self, answer: str) -> str:
        """All of its name, and until when it can be done."""
        if (given := self._given.get(answer)) is None:
            return self.speaker.say("tasks-none")
        when = dates(given.task, self.tutor.now(), self.speaker)
        name = task_name(given.task, self.speaker)
        return f"{name} · {when}" if when else name

    def chosen(self, answer: str) -> None:
        """Do it."""
        if (given := self._given.get(answer)) is not None:
            self.tutor.tasks.open(given)
