"""The site: ``python -m docs.make.site [FOLDER]`` writes it, ready to be opened without the net.

English is at its top: these pages and the reference of techniques; French below ``fr/`` has the
reference. Every page is made anew; a link that leads nowhere ends the build.
"""

import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from docs.make.reference import FOLDERS, Reference
from docs.make.words import WORDS
from tutor import __version__
from tutor.base.language import Language

ROOT = Path(__file__).parents[2]
STYLE = Path(__file__).with_name("site.css")
WORKER = STYLE.with_name("worker.js")
SITE = ROOT / "build" / "site"
_FETCHED = 'src="https://unpkg.com/iframe-worker/shim"'
"""What Material for MkDocs looks for in the net where a page is opened as a file."""
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "puzzles/README.md": "puzzles.md",
    "lessons/README.md": "lessons.md",
    "docs/README.md": "contents.md",
    **{f"docs/{path.name}": path.name for path in sorted((ROOT / "docs").glob("*.md"))[::-1]},
    **{
        f"docs/pictures/{path.name}": f"pictures/{path.name}"
        for path in (ROOT / "docs" / "pictures").glob("*.svg")
    },
}
"""Where each file of the project stands in the site."""
PAGES["docs/README.md"] = "contents.md"
_SECTION = re.compile(r"^\| to (.+?) \| read \|$", re.MULTILINE)
_ROW = re.compile(r"^\| .+? \| \[(.+?)\]\((.+?)\) \|$", re.MULTILINE)
_FRENCH_HOME = """# Pas à pas

Un tuteur dans le terminal, qui vous apprend à résoudre Sudoku et nonogrammes par la logique.
Ces pages sont ses leçons, avec leurs grilles : toutes les
[techniques du Sudoku](techniques/index.md) et toutes les
[règles des nonogrammes](nonograms/index.md), à lire et à imprimer.

![Un X-Wing](techniques/boards/x-wing-1.svg)

Pour jouer et vous exercer, dans le dossier du projet :

```sh
pip install . && tutor
```

Le mode d’emploi est [en anglais](../contents.html).
"""


def rewritten(text: str, source: str) -> str:
    """A page of the project as it stands in the site: its links lead to pages of the site.

    A link to a file that is no page there becomes its words alone.
    """
    here = posixpath.dirname(source)

    def led(target: str) -> str | None:
        path, hash_, anchor = target.partition("#")
        if ":" in path or not path:
            return target
        there = PAGES.get(posixpath.normpath(posixpath.join(here, path)))
        return None if there is None else f"{there}{hash_}{anchor}"

    def link(found: re.Match[str]) -> str:
        target = led(found[2])
        return found[1] if target is None else f"[{found[1]}]({target})"

    text = re.sub(r"(?<!!)\[([^\[\]]+)\]\(([^()\s]+)\)", link, text)
    return re.sub(r'(<img src=")([^"]+)"', lambda found: f'{found[1]}{led(found[2])}"', text)


def stage(language: Language, folder: Path) -> list[object]:
    """Write the sources of one language; returns what leads through them."""
    nav: list[object] = []
    if language == "en":
        for source, path in PAGES.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            data = (ROOT / source).read_text(encoding="utf-8")
            text = rewritten(data, source) if source.endswith(".md") else data
            (folder / path).write_text(text, encoding="utf-8")
        nav += [{"Home": "index.md"}, {"Documentation": _documentation()}]
    else:
        nav.append({"Accueil": "index.md"})
        (folder / "index.md").write_text(_FRENCH_HOME, encoding="utf-8")
    for game in FOLDERS:
        reference = Reference(game, language).made()
        for path, text in (reference.pages | reference.pictures).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        nav.append({reference.title: reference.nav})
    shutil.copy(STYLE, folder / "site.css")
    return nav


def _documentation() -> list[object]:
    """The pages in the order, and under the headings, of their list."""
    text = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    found: list[object] = [{"Contents": "contents.md"}]
    for part in text.split("\n\n"):
        heading = _SECTION.search(part)
        if heading:
            pages = [
                {title: PAGES[posixpath.normpath(posixpath.join("docs", path))]}
                for title, path in _ROW.findall(part)
                if posixpath.normpath(posixpath.join("docs", path)) in PAGES
            ]
            found.append({f"To {heading[1]}": pages})
    return found


def settings(language: Language, source: Path, nav: list[object]) -> dict[str, object]:
    """How one language is built: nothing is fetched from the net, then or later."""
    to = {"en": ("index.html", "fr/index.html"), "fr": ("../index.html", "index.html")}[language]
    return {
        "site_name": f"{WORDS[language]['home']} {__version__}",
        "docs_dir": str(source),
        "use_directory_urls": False,
        "nav": nav,
        "extra_css": ["site.css"],
        "theme": {
            "name": "material",
            "language": language,
            "font": False,
            "features": [
                "navigation.tabs",
                "navigation.prune",
                "navigation.top",
                "navigation.footer",
                "search.highlight",
            ],
            "palette": [
                {
                    "media": "(prefers-color-scheme: light)",
                    "scheme": "default",
                    "primary": "indigo",
                    "toggle": {"icon": "material/weather-night", "name": "dark"},
                },
                {
                    "media": "(prefers-color-scheme: dark)",
                    "scheme": "slate",
                    "primary": "indigo",
                    "toggle": {"icon": "material/weather-sunny", "name": "light"},
                },
            ],
        },
        "plugins": [{"search": {"lang": language}}, "offline"],
        "markdown_extensions": [
            "tables",
            "attr_list",
            "md_in_html",
            "pymdownx.superfences",
            {"pymdownx.highlight": {"use_pygments": True}},
            {"toc": {"permalink": True, "toc_depth": 3}},
        ],
        "extra": {
            "generator": False,
            "alternate": [
                {"name": "English", "link": to[0], "lang": "en"},
                {"name": "Français", "link": to[1], "lang": "fr"},
            ],
        },
        "validation": {"links": {"unrecognized_links": "ignore", "anchors": "warn"}},
    }


def cut_off(site: Path) -> None:
    """What a page would fetch from the net, to search files that no server serves, is ours."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        to = posixpath.relpath("worker.js", path.parent.relative_to(site).as_posix())
        path.write_text(text.replace(_FETCHED, f'src="{to}"'), encoding="utf-8")
    shutil.copy(WORKER, site / WORKER.name)


def build(site: Path) -> None:
    """Both languages, into a folder that is made anew."""
    shutil.rmtree(site, ignore_errors=True)
    languages: tuple[tuple[Language, Path], ...] = (("en", site), ("fr", site / "fr"))
    with tempfile.TemporaryDirectory() as name:
        for language, out in languages:
            source = Path(name, language)
            source.mkdir()
            nav = stage(language, source)
            config = Path(name, f"{language}.yml")
            config.write_text(json.dumps(settings(language, source, nav)), encoding="utf-8")
            subprocess.run(
                [
                    *(sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"),
                    *("--config-file", str(config), "--site-dir", str(out.resolve())),
                ],
                check=True,
                env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            )
    cut_off(site)
    print(site / "index.html")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if sys.argv[1:] else SITE)
