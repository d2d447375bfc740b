"""Grids as links of other sites: found in a line, and read without a network.

What stands around a link does not matter, nor does the scheme, nor signs that are escaped. Of a
site we know, every link that should hold a puzzle is read or refused; of any other, only one that
holds the digits of a whole grid, and no word of a variant.
"""

import re
from collections.abc import Callable
from urllib.parse import unquote

from tutor.sudoku.formats.common import BadGrid, Line, Lines, is_prose, is_whole
from tutor.sudoku.formats.links import coach, fpuzzles, sudokupad, sudokuwiki
from tutor.sudoku.formats.links.rules import refuse_rules
from tutor.sudoku.formats.links.sheet import sheet_of_signs
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

Result = tuple[int, Grid | BadGrid]
Reader = Callable[[str, Geometry | None], Grid]

_LONGEST = 200_000
"""Signs of a link."""
_MOST_LINES = 400
"""Lines that a link may be broken over."""
_MOST_TRIED = 1_000_000
"""Signs that are read in all to find where a broken link ends."""
_SITES = (
    r"f-puzzles\.com|sudokupad\.app|sudokupad\.svencodes\.com|crackingthecryptic\.com"
    r"|cracking-the-cryptic\.web\.app|sudokuwiki\.org|sudoku\.coach|sudokuexchange\.com"
    r"|lisudoku\.xyz"
)
_LINK = re.compile(
    rf"""(?:[a-z][a-z0-9+.-]{{1,20}}://(?:[^\s<>"'/?#@]*@)?|(?<![\w.@/-])(?=(?:[\w-]+\.)*(?:{_SITES})/))
    (?P<host>[^\s<>"'/?#:]+)(?::\d+)?(?P<rest>[/?#][^\s<>"“”«»]*)?""",
    re.IGNORECASE | re.VERBOSE,
)
_BARE = re.compile(
    r"\s*['\"]?((?P<pad>(?:fpuz(?:zles)?|scl|ctc)N4[\w+/%-]{20,}={0,3})|(?P<fpuzzles>N4I[\w+/%-]{20,}={0,3})"
    rf"|(?P<coach>{coach.PREFIX}[0-9a-v]+)|(?P<wiki>S9B[0-9a-z]{{162}}))['\"]?\s*"
)
_MORE = re.compile(r"[>\s]*([\w+/=%-]+)\s*")
"""A line that a link may go on with."""
_FRAME = ".,;:!?'’*_)]}>|\\"
"""Signs that stand behind a link more often than at its end."""
_VARIANT = re.compile(
    r"killer|jigsaw|irregular|sudokux|x-?sudoku|diagonal|windoku|hyper|samurai|kakuro|kenken|str8t"
    r"|thermo|arrow|chess|consecutive|futoshiki|sandwich|kropki|calcudoku|sumdoku|multidoku|nonomino",
    re.IGNORECASE,
)
_NINE = 81


def find(line: Line, lines: Lines, box: Geometry | None) -> list[Result] | None:
    """The grids of the links on a line, and what is wrong with them; None if it has none.

    A link may go on in the next lines, where a letter was broken: those are used up.
    """
    raw = line.raw
    if bare := _BARE.fullmatch(raw):
        return [(line.number, _bare(bare, line.number, box))]
    found: list[Result] = []
    seen: set[str] = set()
    for link in _LINK.finditer(raw):
        if link.start() > len(line.text) and not is_prose(line.text):
            break  # it stands in a comment
        address = link[0].rstrip(_FRAME)
        if address in seen:
            continue
        result = _read(link[0], box)
        if result is not None and len(link[0]) > _LONGEST:
            result = BadGrid("link-long")
        elif _is_cut(result) and not raw[link.end() :].strip():
            result = _continued(link[0], lines, box) or result
        if result is None:
            continue
        seen.add(address)
        if isinstance(result, BadGrid):
            result.line, result.column = line.number, link.start() + 1
        found.append((line.number, result))
    return found or None


def is_link(text: str) -> bool:
    """Whether a text is a link, of whatever site, or what stands in one."""
    return _LINK.search(text) is not None or _BARE.fullmatch(text) is not None


def _bare(found: re.Match[str], line: int, box: Geometry | None) -> Grid | BadGrid:
    """What stands in a link, copied alone."""
    readers: tuple[tuple[str, Reader], ...] = (
        ("pad", sudokupad.read),
        ("fpuzzles", _fpuzzles),
        ("coach", coach.read),
        ("wiki", sudokuwiki.read),
    )
    for name, read in readers:
        if (signs := found[name]) is not None:
            try:
                return read(_plain(signs), box)
            except BadGrid as problem:
                problem.line, problem.column = line, 1
                return problem
    return BadGrid("link-cut", line)


def _is_cut(result: Grid | BadGrid | None) -> bool:
    return isinstance(result, BadGrid) and result.code in ("link-cut", "wrong-cell-count")


def _continued(start: str, lines: Lines, box: Geometry | None) -> Grid | BadGrid | None:
    """A link that was broken into lines, if it can be read so; then its lines are used up."""
    text = start
    tried = 0
    for count, line in enumerate(lines.ahead(), start=1):
        more = _MORE.fullmatch(line.raw)
        if more is None or count > _MOST_LINES or is_whole(line):
            return None
        text += more[1]
        tried += len(text)
        if len(text) > _LONGEST or tried > _MOST_TRIED:
            return None
        result = _read(text, box)
        if not _is_cut(result):
            for _ in range(count):
                lines.next()
            return result
    return None


def _read(text: str, box: Geometry | None) -> Grid | BadGrid | None:
    """The grid of a link; None if it is no link to a puzzle.

    Signs at its end may not belong to it, but may be empty cells too.
    """
    text = text.replace("sudokupad://puzzle/", "https://sudokupad.app/")
    bare = text.rstrip(_FRAME)
    result: Grid | BadGrid | None = None
    for address in dict.fromkeys((text, bare)):
        link = _LINK.fullmatch(address)
        if link is None:
            continue
        try:
            result = _of(link["host"].lower(), link["rest"] or "", box)
        except BadGrid as problem:
            result = problem
        if isinstance(result, Grid):
            break
    return result


def _plain(signs: str) -> str:
    """What was escaped, more than once by some, as it is; a blank was a plus."""
    for _ in range(3):
        if "%" not in signs:
            break
        signs = unquote(signs)
    return signs.replace(" ", "+")


def _of(host: str, rest: str, box: Geometry | None) -> Grid | None:
    rest = rest.replace("&amp;", "&")
    path, _, query = rest.partition("#")[0].partition("?")
    asked = {
        name.lower(): _plain(value)
        for name, _, value in (part.partition("=") for part in query.split("&"))
        if value
    }
    read = _site(host)
    return _any_site(rest, box) if read is None else read(_plain(path.strip("/")), asked, box)


def _site(host: str) -> "_SiteReader | None":
    """Who reads the links of a site."""
    return next(
        (read for site, read in _READERS if host == site or host.endswith(f".{site}")), None
    )


Asked = dict[str, str]


def _fpuzzles(signs: str, box: Geometry | None) -> Grid:
    return fpuzzles.read(sudokupad.unpacked(signs), box)


def _of_fpuzzles(path: str, asked: Asked, box: Geometry | None) -> Grid | None:
    if "load" in asked:
        return _fpuzzles(asked["load"], box)
    if "id" in asked:
        raise BadGrid("link-short", site="f-puzzles")
    return None


def _of_sudokupad(path: str, asked: Asked, box: Geometry | None) -> Grid | None:
    id = asked.get("puzzleid") or asked.get("puzzle") or asked.get("load") or path
    id = id.removeprefix("sudoku.html").removeprefix("sudoku/").strip("/")
    if id in ("", "sudoku", "scf", "puzzle", "archive", "about", "latest"):
        return None
    return sudokupad.read(id, box)


def _of_sudokuwiki(path: str, asked: Asked, box: Geometry | None) -> Grid | None:
    board = asked.get("bd") or asked.get("n")
    if board is None:
        return None
    refuse_rules(_VARIANT.findall(path.lower()))
    return sudokuwiki.read(board, box)


def _of_coach(path: str, asked: Asked, box: Geometry | None) -> Grid | None:
    language, _, page = path.partition("/")
    if len(language) != 2:
        page = path
    page, _, board = page.partition("/")
    board = next((one for one in asked.values() if one.startswith(coach.PREFIX)), board)
    refuse_rules(_VARIANT.findall(page.lower()))
    if board.startswith(coach.PREFIX):
        return coach.read(board, box)
    if not board or page not in ("play", "solver", "s", "p", "print", "edit"):
        return None
    board = board.partition("/")[0]
    if not re.fullmatch(r"[0-9.]+", board) and len(board) < _NINE // 2:
        raise BadGrid("link-short", site="sudoku.coach")
    return sheet_of_signs(board).grid(box)


def _of_exchange(path: str, asked: Asked, box: Geometry | None) -> Grid | None:
    board = (asked.get("s") or asked.get("puzzle") or "").replace(",", "")
    if not board:
        return None
    if len(board) != _NINE and re.search(r"[A-Za-z]", board):
        board = sudokupad.expanded(board)
    return sheet_of_signs(board).grid(box)


def _of_lisudoku(path: str, asked: Asked, box: Geometry | None) -> Grid | None:
    if "import" in asked:
        return coach.read_lisudoku(asked["import"], box)
    if re.match(r"p/\w", path):
        raise BadGrid("link-short", site="lisudoku")
    return None


def _any_site(rest: str, box: Geometry | None) -> Grid | None:
    """The digits of a whole grid that stand in a link, if they are the only ones.

    It may also lead to a link of a site that we know.
    """
    inner = next(_LINK.finditer(_plain(rest)), None)
    if inner is not None and _site(inner["host"].lower()):
        return _of(inner["host"].lower(), inner["rest"] or "", box)
    boards = set()
    for part in re.split(r"[/?&#=;:]", rest):
        signs = re.sub(r"[\s,+|]", "", _plain(part))
        if re.fullmatch(r"[0-9._*-]{81}", signs) and re.search(r"[1-9]", signs):
            boards.add(signs)
    if len(boards) != 1:
        return None
    refuse_rules(_VARIANT.findall(rest.lower()))
    return sheet_of_signs(boards.pop()).grid(box)


_SiteReader = Callable[[str, Asked, Geometry | None], Grid | None]
_READERS: tuple[tuple[str, _SiteReader], ...] = (
    ("f-puzzles.com", _of_fpuzzles),
    ("sudokupad.app", _of_sudokupad),
    ("sudokupad.svencodes.com", _of_sudokupad),
    ("crackingthecryptic.com", _of_sudokupad),
    ("cracking-the-cryptic.web.app", _of_sudokupad),
    ("sudokuwiki.org", _of_sudokuwiki),
    ("sudoku.coach", _of_coach),
    ("sudokuexchange.com", _of_exchange),
    ("lisudoku.xyz", _of_lisudoku),
)
