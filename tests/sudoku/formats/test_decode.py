"""Bytes that arrive in pieces become lines, however long these are."""

import io
from itertools import pairwise

from tests.cases import each_case
from tutor.base.decode import lines_of_bytes


class Drops(io.BytesIO):
    """A pipe that gives a few bytes at a time."""

    def __init__(self, data: bytes, size: int) -> None:
        super().__init__(data)
        self._size = size

    def read1(self, size: int | None = -1, /) -> bytes:
        return super().read1(self._size)


@each_case("size", [1, 2, 3, 100])
@each_case("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_lines_do_not_depend_on_the_pieces(encoding: str, size: int) -> None:
    data = "un\r\ndeux\r\rtrois\n\nà\n".encode(encoding)
    assert list(lines_of_bytes(Drops(data, size))) == ["un", "deux", "", "trois", "", "à", ""]


def test_a_line_comes_as_soon_as_it_has_ended() -> None:
    stream = Drops(b"1234\n5678\n9012", 5)
    lines = lines_of_bytes(stream)
    places = [stream.tell() for _ in lines]
    assert places[0] < places[-1]
    assert all(one <= other for one, other in pairwise(places))


def test_a_line_as_long_as_a_file_comes_whole() -> None:
    (line,) = lines_of_bytes(Drops(b"1" * 500_000, 10))
    assert line == "1" * 500_000
