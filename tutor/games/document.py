"""Documents on paper: the Markdown that the tutor writes, with its pictures, as PDF or PNG.

A document is a list of blocks, which are made of Markdown or put together here. A chapter of it
stays on one page where it fits one, so that no question is cut.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import unquote

from tutor.base.language import Language
from tutor.games.paper import size_of
from tutor.games.typeset import PAPERS, Form, NotInstalled, PaperName, page_data, typeset

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

Block = dict[str, object]
NEW_PAGE: Block = {"kind": "new-page"}
_CHAPTER = 2
"""The level of the headings that begin a chapter."""
_PLAIN: dict[str, object] = {
    "kind": "text",
    "is_strong": False,
    "is_italic": False,
    "is_code": False,
}
_GUTTER = 6.0
"""Between two things side by side, in millimetres."""


@dataclass
class Pages:
    """A document in the making."""

    title: str
    language: Language
    paper: PaperName = "a4"
    pictures: dict[str, str] = field(default_factory=dict)
    """SVG texts by the names that the blocks call them."""
    blocks: list[Block] = field(default_factory=list)

    def printed(self, form: Form = "pdf") -> list[bytes]:
        """The document: one file as PDF, one for each page as PNG.

        Raises:
            NotInstalled: Typst is not there.
        """
        data = {
            "title": self.title,
            "language": self.language,
            "blocks": self.blocks,
            **page_data(self.paper),
        }
        return typeset("document.typ", data, self.pictures, form)

    def picture(self, svg: str, alt: str, width: float) -> Block:
        """A picture so many millimetres wide, or smaller."""
        name = f"picture-{len(self.pictures)}.svg"
        self.pictures[name] = svg
        return {"kind": "paragraph", "runs": [_picture(name, svg, alt, width)]}

    def markdown(self, text: str, most: float | None = None) -> list[Block]:
        """The blocks of a text, whose pictures are known by now.

        Args:
            text: what the tutor wrote: headings, paragraphs, lists, tables, pictures.
            most: how wide pictures may be, in millimetres; without it, as wide as the page.

        Raises:
            NotInstalled: what reads Markdown is not there.
        """
        width = PAPERS[self.paper].room[0] if most is None else most
        return _Reader(self.pictures, width).blocks_of(text)


def document(
    text: str, pictures: Mapping[str, bytes], language: Language, paper: PaperName
) -> bytes:
    """Markdown with the pictures it names, as PDF, which is called what the first line says.

    Raises:
        NotInstalled: the extra is not there.
    """
    drawn = {name: data.decode() for name, data in pictures.items()}
    pages = Pages("", language, paper, drawn)
    blocks = pages.markdown(text)
    pages.title, pages.blocks = _words_of(blocks[0]), in_chapters(blocks)
    return pages.printed()[0]


def _words_of(block: Block) -> str:
    """What a block says."""
    runs = block["runs"]
    assert isinstance(runs, list)
    return "".join(run.get("text", "") for run in runs)


def in_chapters(blocks: Sequence[Block]) -> list[Block]:
    """The same with each chapter kept on one page where it fits one."""
    found: list[Block] = []
    chapter: list[Block] | None = None
    for block in blocks:
        level = block.get("level")
        if isinstance(level, int) and level <= _CHAPTER:
            chapter = [] if level == _CHAPTER else None
            if chapter is not None:
                found.append(together(chapter))
        (found if chapter is None else chapter).append(block)
    return found


def together(blocks: list[Block]) -> Block:
    """What stays on one page where it fits one."""
    return {"kind": "together", "blocks": blocks}


def fitted(blocks: list[Block]) -> Block:
    """What is made a little smaller where it would not fit one page."""
    return {"kind": "fitted", "blocks": blocks}


def lines_to_write(count: int) -> Block:
    """Room for an answer by hand."""
    return {"kind": "lines", "count": count}


def beside(left: Sequence[Block], right: Sequence[Block], width: float | None = None) -> Block:
    """Two things side by side: the right one so many millimetres wide, or both alike."""
    return {"kind": "beside", "left": left, "right": right, "width": width}


def _picture(name: str, svg: str, alt: str, most: float) -> dict[str, object]:
    return {"kind": "picture", "file": name, "width": min(size_of(svg)[0], most), "alt": alt}


class _Reader:
    """Markdown read into blocks."""

    def __init__(self, pictures: Mapping[str, str], width: float) -> None:
        self._pictures, self._width = pictures, width

    def blocks_of(self, text: str) -> list[Block]:
        try:
            from markdown_it import MarkdownIt
            from markdown_it.tree import SyntaxTreeNode
        except ImportError:
            raise NotInstalled from None
        tokens = MarkdownIt("commonmark").enable("table").parse(text)
        return self._blocks(SyntaxTreeNode(tokens).children, self._width)

    def _blocks(self, nodes: Sequence["SyntaxTreeNode"], width: float) -> list[Block]:
        return [block for node in nodes if (block := self._block(node, width)) is not None]

    def _block(self, node: "SyntaxTreeNode", width: float) -> Block | None:
        if node.type == "heading":
            level = int(node.tag.removeprefix("h"))
            return {"kind": "heading", "level": level, "runs": self._runs(node, width)}
        if node.type == "paragraph":
            return {"kind": "paragraph", "runs": self._runs(node, width)}
        if node.type in ("fence", "code_block"):
            return {"kind": "code", "lines": node.content.rstrip("\n").split("\n")}
        if node.type in ("bullet_list", "ordered_list"):
            start = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else None
            items = [self._blocks(item.children, width) for item in node.children]
            return {"kind": "list", "start": start, "items": items}
        if node.type == "table":
            return self._table(node)
        return None

    def _table(self, node: "SyntaxTreeNode") -> Block:
        lines = [line for part in node.children for line in part.children]
        columns = len(lines[0].children)
        width = self._width / columns - _GUTTER
        head, *rows = [[self._runs(cell, width) for cell in line.children] for line in lines]
        are_numbers = ["right" in str(cell.attrs.get("style", "")) for cell in lines[0].children]
        return {
            "kind": "table",
            "columns": columns,
            "head": head,
            "rows": rows,
            "are_numbers": are_numbers,
        }

    def _runs(self, node: "SyntaxTreeNode", width: float) -> list[dict[str, object]]:
        """What stands on the lines of a block."""
        found: list[dict[str, object]] = []

        def go(node: "SyntaxTreeNode", *, is_strong: bool, is_italic: bool) -> None:
            for one in node.children:
                if one.type in ("text", "code_inline"):
                    style = {"is_strong": is_strong, "is_italic": is_italic}
                    is_code = one.type == "code_inline"
                    found.append(_PLAIN | style | {"text": one.content, "is_code": is_code})
                elif one.type == "image":
                    name = unquote(str(one.attrs["src"]))
                    found.append(_picture(name, self._pictures[name], one.content, width))
                elif one.type == "hardbreak":
                    found.append({"kind": "break"})
                elif one.type == "softbreak":
                    found.append({**_PLAIN, "text": " "})
                else:
                    go(
                        one,
                        is_strong=is_strong or one.type == "strong",
                        is_italic=is_italic or one.type == "em",
                    )

        go(node, is_strong=False, is_italic=False)
        return found
