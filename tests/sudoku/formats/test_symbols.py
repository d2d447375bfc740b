"""Signs of cells, one by one and as a table for whole lines."""

from tutor.sudoku.formats.common import NO_VALUE, symbol_bytes, symbol_values


def test_whole_lines_are_translated_sign_by_sign() -> None:
    for n in (4, 9, 16, 25):
        signs, table = symbol_values(n), symbol_bytes(n)
        assert [table[code] for code in range(128)] == [
            signs.get(chr(code), NO_VALUE) for code in range(128)
        ]
        assert max(signs.values()) == n < NO_VALUE
