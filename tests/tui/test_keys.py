"""From what the keyboard sends to the digit that is meant, on boards of any size."""

from textual.events import Key

from tests.cases import each_case
from tutor.sudoku.geometry import Geometry
from tutor.tui.keys import AZERTY, SHIFTED, DigitEntry, key_message, key_text, typed

NINE = Geometry.of(3, 3)


def entry(*sides: int) -> DigitEntry:
    return DigitEntry(Geometry.of(*sides))


@each_case("digit", range(1, 10))
def test_digits_are_typed_as_they_are(digit: int) -> None:
    assert entry(3, 3).take(str(digit), False) == digit
    assert entry(3, 3).take(str(digit), True) == digit


def test_the_french_digit_row_gives_digits_without_shift() -> None:
    row = "&é\"'(-è_çà"
    assert [entry(3, 3).take(key, True) for key in row] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert [entry(3, 3).take(key, False) for key in row] == [None] * 10
    assert set(AZERTY.values()) == set(range(10))


def test_the_row_with_shift_stands_for_marks() -> None:
    assert [SHIFTED[key] for key in "!@#$%^&*("] == list(range(1, 10))
    assert [SHIFTED[key] for key in '!"£$%^&*('] == list(range(1, 10)), "British keyboards"


def test_digits_too_large_for_the_board_are_none() -> None:
    small = entry(2, 2)
    assert [small.take(str(digit), False) for digit in range(10)] == [0, 1, 2, 3, 4, *[None] * 5]


@each_case("key", ["a", "h", "?", "enter", "up", "shift+up", "ctrl+z", "٣", "²", "é"])
def test_other_keys_are_no_digits(key: str) -> None:
    assert entry(3, 3).take(key, False) is None
    assert entry(4, 4).take(key, False) is None


def test_a_letter_is_a_digit_after_the_prefix_only_once() -> None:
    board = entry(3, 4)
    assert board.take("a", False) is None
    board.begin()
    typing = [board.is_typing]
    assert board.take("a", False) == 10
    typing.append(board.is_typing)
    assert typing == [True, False]
    assert board.take("b", False) is None
    board.begin()
    assert board.take("C", False) == 12
    board.begin()
    assert board.take("d", False) is None, "12x12 ends with C"
    assert not board.is_typing, "one key is taken, whatever it is"


def test_letters_are_digits_until_further_notice() -> None:
    board = entry(4, 4)
    board.letters = True
    assert [board.take(key, False) for key in "aG5"] == [10, 16, 5]
    assert board.take("h", False) is None, "16x16 ends with G"
    assert board.is_typing
    assert board.leave()
    assert not board.leave()
    assert board.take("a", False) is None


def test_all_digits_of_a_large_board_can_be_typed() -> None:
    board = entry(5, 7)
    board.letters = True
    names = [board.geometry.digit_name(digit) for digit in range(1, 36)]
    assert [board.take(name, False) for name in names] == list(range(1, 36))
    assert [board.take(name.lower(), False) for name in names] == list(range(1, 36))


def test_the_french_row_works_after_the_prefix_too() -> None:
    board = entry(4, 4)
    board.letters = True
    assert board.take("é", True) == 2


@each_case(
    ("keys", "digit"),
    [
        (["7"], 7),
        (["3", "6"], 36),
        (["3", "enter"], 3),
        (["1", "0"], 10),
        (["0", "5"], 5),
        (["3", "7"], None),
        (["enter"], None),
        (["0", "enter"], None),
        (["1", "x"], None),
    ],
)
def test_on_the_largest_boards_digits_are_numbers(keys: list[str], digit: int | None) -> None:
    board = entry(6, 6)
    board.begin()
    results = [board.take(key, False) for key in keys]
    assert results[:-1] == [None] * (len(keys) - 1)
    assert results[-1] == digit


def test_a_number_shows_while_it_is_typed() -> None:
    board = entry(10, 10)
    board.begin()
    board.take("1", False)
    assert board.pending == "1"
    board.take("0", False)
    assert board.pending == "10"
    assert board.take("0", False) == 100
    board.letters = True
    assert board.take("4", False) is None
    assert board.take("2", False) == 42
    assert board.take("9", False) is None
    assert board.take("enter", False) == 9


def test_numbers_need_no_prefix() -> None:
    board = entry(8, 8)
    assert board.take("7", False) == 7, "no other figure could follow"
    assert [board.take(key, False) for key in "57"] == [None, 57]
    assert [board.take(key, False) for key in ("5", "enter")] == [None, 5]
    assert board.take("0", False) == 0
    assert board.take("A", False) is None


def test_going_elsewhere_ends_a_number() -> None:
    board = entry(8, 8)
    board.take("5", False)
    assert [board.end(key) for key in ("7", "enter", "escape")] == [None] * 3
    assert board.end("right") == 5
    assert not board.is_typing
    assert board.end("right") is None


def test_capitals_are_digits_where_the_board_shows_letters() -> None:
    board = entry(4, 4)
    assert [board.take(key, False) for key in "AG"] == [10, 16]
    assert board.take("H", False) is None, "16x16 ends with G"
    assert entry(3, 3).take("A", False) is None


@each_case(
    ("key", "character", "expected"),
    [
        ("exclamation_mark", "!", "!"),
        ("a", "a", "a"),
        ("upper_a", "A", "A"),
        ("space", " ", "space"),
        ("ctrl+z", "\x1a", "ctrl+z"),
        ("escape", "\x1b", "escape"),
        ("up", None, "up"),
        ("tab", "\t", "tab"),
        ("é", "é", "é"),
    ],
)
def test_a_key_is_known_by_its_character_if_it_has_one(
    key: str, character: str | None, expected: str
) -> None:
    assert typed(Key(key, character)) == expected


def test_keys_are_written_as_on_a_keyboard() -> None:
    assert [key_text(key) for key in ("f5", "f12", "ctrl+z", "h", "B", "?", "f")] == [
        "F5",
        "F12",
        "Ctrl+Z",
        "h",
        "B",
        "?",
        "f",
    ]
    assert key_message("escape") == "key-escape"
    assert key_message("down") == "key-down"
    assert key_message("h") is None
