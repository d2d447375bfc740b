"""``--only``, ``--up-to`` and ``--technique``: from what was typed to techniques."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from tutor.base.shown import typed
from tutor.cli.run import Run


@dataclass(frozen=True)
class Choice:
    """The ids of the techniques, or rules, of a game, for whoever chooses among them."""

    ladder: tuple[str, ...]
    search: str
    where: str
    """The command that lists them."""
    on_request: tuple[str, ...] = ()
    """Those beside the ladder, which are used when they are named."""
    subsets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Choices that have a name of their own."""

    def named(self, option: str, text: str, run: Run) -> str:
        """The technique with this id."""
        known = (*self.ladder, *self.on_request, self.search)
        wanted = text.strip().lower()
        if wanted not in known:
            from difflib import get_close_matches  # few mistype

            near = get_close_matches(wanted, known, n=3, cutoff=0.5)
            self._refuse(option, text, near, run)
        return wanted

    def refuse_on_request(self, option: str, technique: str, run: Run) -> None:
        """End the command where only a technique that walks meet makes sense."""
        if technique in self.on_request:
            run.refuse("technique-on-request", option=option, technique=technique)

    def _refuse(self, option: str, text: str, near: list[str], run: Run) -> NoReturn:
        message = "technique-unknown-near" if near else "technique-unknown"
        found, likely = typed(text), ", ".join(near)
        run.refuse(message, option=option, found=found, near=likely, where=self.where)

    def chosen(
        self, only: str | None, up_to: str | None, run: Run, order: str | None = None
    ) -> tuple[str, ...]:
        """Those that may be used, in ladder order or in the one asked for.

        The search comes after them anyway.
        """
        run.refuse_clashes(
            (
                (only is not None and up_to is not None, "--only", "--up-to"),
                (order is not None and only is not None, "--order", "--only"),
                (order is not None and up_to is not None, "--order", "--up-to"),
            )
        )
        if order is not None:
            return self._named_in("--order", order, run)
        if only is not None:
            wanted = self._named_in("--only", only, run)
            return tuple(id_ for id_ in (*self.ladder, *self.on_request) if id_ in wanted)
        if up_to is not None:
            last = self.named("--up-to", up_to, run)
            self.refuse_on_request("--up-to", last, run)
            if last != self.search:
                return self.ladder[: self.ladder.index(last) + 1]
        return self.ladder

    def _named_in(self, option: str, text: str, run: Run) -> tuple[str, ...]:
        """The techniques of a list, each once, as they come; a set of them by its name."""
        names = [name for name in text.split(",") if name.strip()]
        if not names:
            self._refuse(option, text[:20], [], run)
        each = (id_ for name in names for id_ in self.subsets.get(name.strip().lower(), (name,)))
        return tuple(dict.fromkeys(self.named(option, name, run) for name in each))
