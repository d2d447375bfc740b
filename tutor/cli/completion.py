"""Completion by the shell: its script, shown or put where the shell looks."""

import os
from pathlib import Path

import click

from tutor.cli.run import Run

SHELLS = ("bash", "zsh", "fish")
_HOME_OF_SCRIPTS = {
    "bash": ("XDG_DATA_HOME", ".local/share", "bash-completion/completions/tutor"),
    "zsh": ("ZDOTDIR", "", ".zfunc/_tutor"),
    "fish": ("XDG_CONFIG_HOME", ".config", "fish/completions/tutor.fish"),
}
"""Where each shell looks: the variable that names a folder, the usual one, and the file in it."""
_ZSH_FOLDER = "fpath=(~/.zfunc $fpath); autoload -Uz compinit; compinit"


def show(context: click.Context, _: click.Parameter, wanted: bool) -> bool:
    """``--show-completion``: the script, to be read or copied."""
    if wanted:
        print(script(_shell(context)))
        context.exit()
    return wanted


def install(context: click.Context, _: click.Parameter, wanted: bool) -> bool:
    """``--install-completion``: the script in a file that the shell finds."""
    if wanted:
        shell = _shell(context)
        variable, usual, file = _HOME_OF_SCRIPTS[shell]
        path = Path(os.environ.get(variable) or Path.home() / usual) / file
        run = Run(context.obj)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(script(shell) + "\n", encoding="utf-8")
        except OSError as failure:
            reason = failure.strerror or str(failure)
            run.refuse("completion-not-written", file=str(path), reason=reason)
        print(run.say("completion-installed", file=str(path)))
        if shell == "zsh":
            print(run.say("completion-zsh", line=_ZSH_FOLDER))
        context.exit()
    return wanted


def _shell(context: click.Context) -> str:
    """The shell that is used."""
    name = Path(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        Run(context.obj).refuse(
            "completion-unknown-shell", found=name or "none", shells=", ".join(SHELLS)
        )
    return name


def script(shell: str) -> str:
    """What a shell reads to complete what is typed."""
    from click.shell_completion import get_completion_class

    from tutor.cli.app import tutor

    found = get_completion_class(shell)
    assert found is not None
    return found(tutor, {}, "tutor", "_TUTOR_COMPLETE").source().strip()
