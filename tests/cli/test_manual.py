"""The manual page: every command and every option, in both languages, as ``man`` reads it."""

import re
import shutil
import subprocess

import click
import pytest

from tests.cases import each_case
from tests.conftest import CHECKOUT
from tutor.base.language import Language
from tutor.cli import app
from tutor.cli.completion import SHELLS, script
from tutor.cli.manual import manual
from tutor.language import LANGUAGES

PAGES = {language: manual(language) for language in LANGUAGES}


def leaves(group: click.Group, path: str) -> list[tuple[str, click.Command]]:
    """Every command that does something."""
    context, found = click.Context(group, info_name=path), []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            found += leaves(command, f"{path} {name}")
        else:
            found.append((f"{path} {name}", command))
    return found


@each_case("language", LANGUAGES)
def test_every_command_and_option_is_told(language: Language) -> None:
    parts = PAGES[language].replace(r"\-", "-").split("\n.SS ")
    told = {part.splitlines()[0]: part for part in parts[1:]}
    wanted = leaves(app.tutor, "tutor")
    assert len(told) == len(wanted)
    for (written, part), (path, command) in zip(told.items(), wanted, strict=True):
        assert (written + " ").startswith(f"{path} ")
        for one in command.params:
            if isinstance(one, click.Option) and "--lang" not in one.opts:
                found = re.search(rf"^\.B .*{one.opts[0]}\b.*\n(.+)", part, re.MULTILINE)
                assert found, (path, one.opts)


@each_case("language", LANGUAGES)
def test_no_sentence_is_an_order_to_the_typesetter(language: Language) -> None:
    page = PAGES[language]
    orders = re.findall(r"^[.'](\w*)", page, re.MULTILINE)
    assert set(orders) == {"TH", "SH", "SS", "TP", "B", "PP"}
    assert not re.search(r"(?<!\\)-[a-z]", page)


@each_case("language", LANGUAGES)
def test_it_is_typeset_without_complaint(language: Language) -> None:
    if shutil.which("groff") is None:
        pytest.skip("no groff here")
    done = subprocess.run(
        ["groff", "-k", "-man", "-Tutf8", "-ww"],
        input=PAGES[language].encode(),
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    assert "tutor nonogram automaton" in re.sub(r"\x1b\[[\d;]*m|.\x08", "", done.stdout.decode())


def test_what_a_build_adds_is_asked_for() -> None:
    hook = (CHECKOUT / "hatch_build.py").read_text(encoding="utf-8")
    assert all(f'"{shell}": "share/' in hook for shell in SHELLS)
    for shell in SHELLS:
        assert "_TUTOR_COMPLETE" in script(shell)
    project = (CHECKOUT / "pyproject.toml").read_text(encoding="utf-8")
    assert "[tool.hatch.build.hooks.custom]" in project
    assert '"hatch_build.py"' in project
