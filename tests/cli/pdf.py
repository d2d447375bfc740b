"""What a PDF of ours is made of, and when there is no way to make one."""

import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

needs_paper = pytest.mark.skipif(
    find_spec("typst") is None or find_spec("segno") is None, reason="the extra paper is not there"
)
needs_pdftotext = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="no pdftotext")


def pages(data: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", data))


def fonts(data: bytes) -> set[str]:
    """The fonts that are embedded."""
    found = re.findall(rb"/BaseFont\s*/[A-Z]{6}\+([A-Za-z-]+)/CIDSystemInfo", data)
    return {name.decode() for name in found}


def paper_size(data: bytes) -> tuple[int, int]:
    """Of the first page, in millimetres."""
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert box is not None
    return round(float(box[1]) / 72 * 25.4), round(float(box[2]) / 72 * 25.4)


def text(path: Path) -> str:
    """What is read on it, page by page."""
    done = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True)
    return done.stdout.decode()
