"""The command line as a whole: first page, help in both languages, signals, start-up."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.cases import each_case
from tests.cli.full_screen import CTRL_Q, on_full_screen
from tests.cli.runner import tutor
from tests.cli.terminal import COMMAND, on_a_terminal, started
from tests.conftest import PATIENCE
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor import __version__
from tutor.base.language import Language
from tutor.cli import app
from tutor.cli.declared import Group
from tutor.cli.help import HELP_OPTIONS, help_of, translate
from tutor.language import LANGUAGES
from tutor.learn.exam.edition import edition
from tutor.sudoku import search


def test_the_first_page_shows_a_board_and_the_way_on() -> None:
    done = tutor()
    assert done.code == 0
    assert "+-------+" in done.out
    line = re.search(r"tutor hint (\S{81})", done.out)
    assert line
    assert search.is_unique(grid_of(line[1]))
    assert "tutor --help" in done.out
    assert "Voici une grille" in tutor("--lang", "fr").out
    for language in LANGUAGES:
        lines = tutor("--lang", language).lines
        assert sum(1 + (len(line) - 1) // 80 for line in lines) < 24, "it fits a small screen"
        assert len(lines[0]) <= 80


def test_on_a_terminal_the_tutor_opens() -> None:
    for language, word in (("en", "Have you solved"), ("fr", "Avez-vous")):
        shown = on_full_screen("--lang", language, keys=((word, CTRL_Q),))
        assert shown.code == 0
        assert shown.is_full_screen


def test_a_terminal_without_a_screen_gets_the_first_page() -> None:
    for term in ("dumb", ""):
        shown = on_full_screen(keys=(), term=term)
        assert shown.code == 0
        assert "Here’s a grid to start with" in shown.text
        assert not shown.is_full_screen


def test_version() -> None:
    told = f"Pas à pas {__version__}\nExams: edition {edition()}\n"
    assert tutor("--version").out == told
    assert tutor("--version", "--lang", "fr").lines[1] == f"Examens : édition {edition()}"


def test_an_installed_tutor_knows_its_edition_at_once(tmp_path: Path) -> None:
    built = tmp_path / "edition"
    built.write_text("1234abcd\n")
    script = (
        "import sys\nfrom pathlib import Path\nfrom tutor.cli import main, version\n"
        f"version.BUILT = Path({str(built)!r})\n"
        "try:\n    main(['--version'])\nexcept SystemExit:\n    pass\n"
        "print(sum(m.startswith('tutor') for m in sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[1] == "Exams: edition 1234abcd"
    assert int(done.stderr) <= 24


def commands(group: click.Command, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Where every command stands, and every group."""
    found = [path]
    if isinstance(group, Group):
        context = click.Context(group)
        for name in group.list_commands(context):
            child = group.get_command(context, name)
            assert child is not None
            found += commands(child, (*path, name))
    return found


@each_case("path", commands(app.tutor))
@each_case("language", LANGUAGES)
def test_every_command_and_option_has_help(path: tuple[str, ...], language: Language) -> None:
    command: click.Command = app.tutor
    context = click.Context(
        command, info_name="tutor", obj=language, help_option_names=HELP_OPTIONS
    )
    for name in path:
        assert isinstance(command, Group)
        assert help_of(context, name)
        child = command.get_command(context, name)
        assert child is not None
        command, context = (
            child,
            click.Context(child, info_name=name, parent=context, help_option_names=HELP_OPTIONS),
        )
    translate(command, context)
    assert command.help
    for option in command.get_params(context):
        assert vars(option)["help"], option.name
    shown = tutor(*path, "--help", "--lang", language)
    assert shown.code == 0
    assert " ".join(command.help.split())[:40] in " ".join(shown.out.split())


def test_completion_names_commands_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    for words, found in (
        ("tutor hi", ["hint"]),
        ("tutor nonogram so", ["solve"]),
        ("tutor hint --te", ["--technique"]),
        ("tutor --ve", ["--version"]),
    ):
        environment = {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        done = subprocess.run(
            COMMAND,
            env={**os.environ, **environment, "_TUTOR_COMPLETE": "bash_complete"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == [f"plain,{one}" for one in found]


def test_completion_is_put_where_the_shell_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SHELL", "/bin/bash")
    done = tutor("--install-completion")
    script = tmp_path / "bash-completion" / "completions" / "tutor"
    assert str(script) in done.out
    assert script.read_text(encoding="utf-8").strip() == tutor("--show-completion").out.strip()
    monkeypatch.setenv("XDG_DATA_HOME", str(script))
    assert tutor("--install-completion").code == 2
    monkeypatch.setenv("SHELL", "/bin/nonsense")
    refused = tutor("--install-completion")
    assert (refused.code, "nonsense" in refused.err) == (2, True)


def test_a_group_without_a_command_shows_its_help() -> None:
    shown = tutor("bench")
    assert "Exhaustive search" in shown.out + shown.err


def test_help_follows_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Solve grids" in tutor("solve", "--help").out
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Résoudre des grilles" in tutor("solve", "-h").out
    assert "une seule solution" in tutor("solve", CLASSIC).out


def test_what_is_heavy_is_loaded_only_where_it_is_needed() -> None:
    screens = ("textual", "rich")
    numbers = ("numpy", "scipy", "matplotlib", "multiprocessing")
    for arguments, unwanted in (
        (["--help"], (*screens, *numbers, "tutor.nonogram")),
        (["rate", CLASSIC], screens + numbers),
        (
            ["solve", CLASSIC, "--json"],
            (*screens, *numbers, "fluent", "pysat", "tutor.nonogram.rules"),
        ),
        (["nonogram", "solve", "1/1", "--json"], (*screens, *numbers, "fluent", "pysat")),
    ):
        script = (
            "import sys\nfrom tutor.cli import main\n"
            f"try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
            f"print([m for m in {unwanted!r} if m in sys.modules], file=sys.stderr)"
        )
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )
        assert done.stderr.strip() == "[]", arguments


def test_a_command_loads_no_other() -> None:
    """Whoever adds a module that every start loads should know it."""
    for arguments, most in ((["--help"], 24), (["hint", CLASSIC], 150)):
        script = (
            "import sys\nfrom tutor.cli import main\n"
            f"try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
            "print(sum(m.startswith('tutor') for m in sys.modules), file=sys.stderr)"
        )
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )
        assert int(done.stderr) <= most, arguments


def test_as_a_module_and_without_a_terminal() -> None:
    done = subprocess.run([*COMMAND, "solve", CLASSIC], capture_output=True, text=True, check=True)
    assert CLASSIC_SOLUTION in done.stdout


def test_output_may_be_cut_short() -> None:
    shell = f"set -o pipefail; {sys.executable} -m tutor solve --all {'.' * 81} | head -n 3"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, timeout=PATIENCE)
    assert len(done.stdout.splitlines()) == 3
    assert (done.returncode, done.stderr) == (0, "")


def test_closed_and_full_streams_make_no_traceback() -> None:
    for redirection, code in (("<&-", 2), (">&-", 0), ("> /dev/full", 2), ("2>&-", 0)):
        grid = "-" if redirection == "<&-" else CLASSIC
        shell = f"{sys.executable} -m tutor solve {grid} {redirection}"
        done = subprocess.run(
            ["bash", "-c", shell], capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == code, redirection
        assert "Traceback" not in done.stderr
        assert "Exception" not in done.stderr


def test_a_seed_is_never_taken_for_a_grid() -> None:
    made = tutor("generate", "--seed", "-1234567890123456", "--json").objects[0]
    assert made["seed"] == "-1234567890123456"


def test_ctrl_c_leaves_a_file_that_can_be_read() -> None:
    wanted = ("generate", "--count", "100000", "--seed", "1", "--to", "opensudoku")
    with started(*wanted) as process:
        assert process.stdout is not None
        start = b"".join(process.stdout.readline() for _ in range(5))
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    back = tutor("convert", "-", "--to", "line", stdin=start + rest)
    assert back.code == 0
    assert len(back.lines) >= 3


def test_ctrl_c_stops_and_keeps_what_is_done() -> None:
    with started("solve", "--all", "." * 81) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate(timeout=PATIENCE)
    assert len(first) == 82
    assert process.returncode == 130
    assert err.decode() == "Stopped. What was done so far is complete.\n"
    assert (first + rest).endswith(b"\n")


def test_ctrl_c_while_counting_tells_how_far_it_came() -> None:
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.5)  # of work, however busy the machine is
    try:
        done = tutor("solve", "--count", "." * 81)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert (done.code, done.out) == (130, "")
    assert re.match(r"# counting stopped at [\d,]+: there may be more\nStopped", done.err)


def test_on_a_terminal_a_solution_is_drawn_with_givens_bold() -> None:
    shown = on_a_terminal("solve", CLASSIC)
    assert "+-------+-------+-------+" in shown
    assert "\x1b[1m5\x1b[0m" in shown, "a given"
    assert "\x1b[36m4\x1b[0m" in shown, "a digit found"
    plain = on_a_terminal("solve", CLASSIC, "--plain")
    assert CLASSIC_SOLUTION in plain
    assert "\x1b[" not in plain


def test_long_work_shows_progress_and_hears_ctrl_c() -> None:
    shown = on_a_terminal("solve", "--count", "." * 81, interrupt_at=" guesses")
    assert re.search(r"searching: [\d,]+ guesses", shown)
    assert "Stopped." in shown


def test_bench_prints_ratios(tmp_path: Path) -> None:
    (tmp_path / "very-hard-50.txt").write_text(CLASSIC.replace(".", "0") + "\n")
    done = tutor("bench", "search", "--seconds", "0.05", "--data", str(tmp_path))
    assert done.code == 0
    assert "100 ordinary grids" in done.out
    assert "1 very hard grid" in done.out
    assert "no file seventeen-clues-200.txt" in done.out
    rows = [line.split() for line in done.lines if line.startswith("Norvig")]
    assert len(rows) == 2
    for *_, first, first_ratio, unique, unique_ratio in rows:
        assert float(first) > 0
        assert float(unique) > 0
        assert float(first_ratio) > 1
        assert float(unique_ratio) > 1
    assert "wrong answer" not in done.out
    assert tutor("bench", "search", "--seconds", "0").code == 2


def test_bench_of_logic(tmp_path: Path) -> None:
    (tmp_path / "very-hard-50.txt").write_text(CLASSIC.replace(".", "0") + "\n")
    done = tutor("bench", "logic", "--seconds", "0.05", "--data", str(tmp_path))
    assert done.code == 0
    assert "1 very hard grid" in done.out
    speeds = re.findall(r"^Pas à pas: ([\d.]+) whole paths per second", done.out, re.MULTILINE)
    assert len(speeds) == 2
    assert all(float(speed) > 0 for speed in speeds)
    assert len(re.findall(r"^our next step: ", done.out, re.MULTILINE)) == 2
    assert tutor("bench", "logic", "--seconds", "-1").code == 2


@pytest.mark.parametrize("path", [("why",), ("generate",), ("nonogram",), ()])
def test_what_the_library_says_in_the_help_is_in_the_language_asked_for(
    path: tuple[str, ...],
) -> None:
    english = tutor(*path, "--help", "--lang", "en").out
    assert english.startswith("Usage: tutor")
    french = tutor(*path, "--help", "--lang", "fr").out
    assert french.startswith("Utilisation\N{NO-BREAK SPACE}: tutor")
    for word, own in {
        "Commands:": "Commandes\N{NO-BREAK SPACE}:",
        "Options:": "Options\N{NO-BREAK SPACE}:",
        "[required]": "[obligatoire]",
        "[default:": "[défaut\N{NO-BREAK SPACE}:",
        "COMMAND [ARGS]...": "COMMANDE [ARGUMENTS]...",
    }.items():
        assert word not in french
        assert (own in french) >= (word in english)


@pytest.mark.parametrize(
    ("option", "near"), [("--foo", None), ("--lvel", "--level"), ("--jsn", "--json")]
)
def test_only_options_that_are_nearly_called_so_are_suggested(
    option: str, near: str | None
) -> None:
    refused = tutor("generate", option, "--lang", "en")
    assert refused.code == 2
    assert ("Did you mean" in refused.err) == (near is not None)
    assert near is None or f"Did you mean {near}?" in refused.err
