"""What is made when the project is built: the manual page, completions, the edition of exams."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {
    "bash": "share/bash-completion/completions/tutor",
    "zsh": "share/zsh/site-functions/_tutor",
    "fish": "share/fish/vendor_completions.d/tutor.fish",
}
"""Where each shell looks for completions, below the folder that programs are installed in."""
MANUALS = {"en": "share/man/man1/tutor.1", "fr": "share/man/fr/man1/tutor.1"}


class Made(BuildHookInterface[Any]):
    """Makes them from the tutor that is being built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add them to a wheel; one for editing computes its edition when it is asked."""
        if self.target_name != "wheel":
            return
        folder = Path(self.root, "build", "made")
        folder.mkdir(parents=True, exist_ok=True)
        sys.path.insert(0, self.root)
        sys.dont_write_bytecode = True
        from tutor.cli.completion import script
        from tutor.cli.manual import manual
        from tutor.learn.exam.edition import edition

        texts = {path: script(shell) + "\n" for shell, path in PLACES.items()}
        texts |= {MANUALS["en"]: manual("en"), MANUALS["fr"]: manual("fr")}
        for path, text in texts.items():
            build_data["shared_data"][_written(folder, path, text)] = path
        if version != "editable":
            path = _written(folder, "edition", edition() + "\n")
            build_data["force_include"][path] = "tutor/_content/edition"


def _written(folder: Path, path: str, text: str) -> str:
    file = folder / path.replace("/", "-")
    file.write_text(text, encoding="utf-8")
    return str(file)
