"""What the commands about nonograms read, and what they say of what they cannot read."""

from pathlib import Path

from tests.cases import each_case
from tests.cli.nonogram.boards import SKULL, SKULL_PICTURE
from tests.cli.runner import tutor

COMMANDS = (
    ("solve",),
    ("hint",),
    ("check",),
    ("rate",),
    ("convert", "--to", "non"),
    ("walk", "--plain"),
    ("play", "--plain"),
)
RUBBISH = (
    b"",
    b"\n\n",
    b"\x00\x01\x02\xff\xfe",
    b"\xff\xfe\x00",
    b"hello world",
    b"3 1, 2 / 1",
    b"3 x / 1, 1, 1",
    b"/",
    b"-1 / 1",
    b"99999999999999999999 / 1",
    b"{",
    b'{"rows": [[1]], "columns": 3}',
    b"[" * 5000,
    b"<puzzle>",
    b"rows\n1\ncolumns\n2\n",
    b'rows\n1\ncolumns\n1\nboard "##"\n',
    "1 / 1 ; 1 \N{SNOWMAN}".encode(),
    b"====\n====\n",
)


@each_case("command", COMMANDS)
def test_rubbish_is_refused_with_a_sentence(command: tuple[str, ...]) -> None:
    name, *options = command
    for data in RUBBISH:
        if name == "play" and b"\n" in data:
            continue
        done = tutor("nonogram", name, "-", *options, stdin=data)
        assert done.code == 2, data
        assert done.err.strip(), data
        assert "Traceback" not in done.err


@each_case("text", ["zebra crossing", "1 2 / x", "", " ", "3a / 3", "1/2/3"])
def test_rubbish_on_the_command_line(text: str) -> None:
    for command in ("solve", "walk", "play"):
        done = tutor("nonogram", command, text, "--plain")
        assert (done.code, done.out) == (2, ""), text
        assert done.err


def test_files_pictures_and_clues(tmp_path: Path) -> None:
    path = tmp_path / "skull.non"
    path.write_text("rows\n3\n1,1,1\n5\n3\n1,1\n\ncolumns\n2\n1,3\n4\n1,3\n2\n")
    for given in (SKULL, str(path), "picture:skull", "skull", "Picture:Skull"):
        (found,) = tutor("nonogram", "solve", given, "--json").objects
        assert found["solution"] == SKULL_PICTURE
    missing = tutor("nonogram", "solve", str(tmp_path / "no.non"))
    assert missing.code == 2
    assert 'there is no file "' in missing.err
    folder = tutor("nonogram", "solve", str(tmp_path))
    assert "is a folder" in folder.err
    near = tutor("nonogram", "solve", "picture:skul")
    assert (near.code, near.err) == (
        2,
        "picture:skul: we have no such picture. Did you mean skull?\n",
    )
    assert "parmi les nôtres" in tutor("nonogram", "solve", "picture:q", "--lang", "fr").err


def test_one_bad_nonogram_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{SKULL} # a remark\n3 / 1, 1\n1 / 1\n")
    done = tutor("nonogram", "solve", str(path), "--json")
    assert done.code == 2
    assert [found["width"] for found in done.objects] == [5, 1]
    assert done.err.startswith(f"{path}: nonogram 2, line 2 of the text: ")


def test_without_input_standard_input_is_read() -> None:
    assert tutor("nonogram", "solve", "--count", stdin=SKULL).out == "1\n"


def test_a_picture_that_may_have_been_meant_is_named() -> None:
    for name in ("skul", "picture:skul"):
        done = tutor("nonogram", "solve", name)
        assert (done.code, done.out) == (2, "")
        assert done.err.endswith("Did you mean skull?\n")
