"""What docs/api.md shows is so, and it shows all there is."""

import doctest
import inspect
import re

import tutor
from tests.cases import each_case
from tests.conftest import CHECKOUT
from tests.library.test_import import names

TEXT = (CHECKOUT / "docs" / "api.md").read_text(encoding="utf-8")
PUBLIC = names()
CLASSES = sorted(name for name in PUBLIC if inspect.isclass(getattr(tutor, name)))
HEADINGS = re.findall(r"^###+ (.*)$", TEXT, re.MULTILINE)


def test_the_examples_do_what_is_shown() -> None:
    shown = TEXT.replace("\n```\n", "\n\n")  # the end of an example is no output
    test = doctest.DocTestParser().get_doctest(shown, {}, "api.md", "docs/api.md", 0)
    assert len(test.examples) > 40
    told: list[str] = []
    # Languages have spaces that do not break; nobody sees them here.
    runner = doctest.DocTestRunner(_WithoutFineSpaces(), verbose=False)
    runner.run(test, out=told.append)
    assert not runner.failures, "".join(told)


class _WithoutFineSpaces(doctest.OutputChecker):
    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return super().check_output(want, re.sub("[\u00a0\u202f]", " ", got), optionflags)


def test_every_function_is_shown_as_it_is_called() -> None:
    for name in sorted(set(PUBLIC) - set(CLASSES)):
        wanted = inspect.signature(getattr(tutor, name))
        bare = [
            one.replace(annotation=inspect.Parameter.empty) for one in wanted.parameters.values()
        ]
        written = str(wanted.replace(parameters=bare, return_annotation=inspect.Signature.empty))
        assert f"`tutor.{name}{written}`".replace("'", '"') in HEADINGS, written


@each_case("name", CLASSES)
def test_every_class_has_its_heading_and_every_member_is_named(name: str) -> None:
    shown = "\n".join(HEADINGS)
    assert f"class tutor.{name}" in shown
    kind = getattr(tutor, name)
    inherited = {*dir(ValueError), "sentences", "svg", "html", "english", "french", "language"}
    fields = {*vars(kind), *getattr(kind, "__annotations__", {})}
    for member in sorted(fields - inherited):
        if not member.startswith("_"):
            assert re.search(rf"`\w+\.{member}\b", shown), f"{name}.{member}"


def test_links_lead_somewhere() -> None:
    def anchor(heading: str) -> str:
        return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")

    anchors = {anchor(heading) for heading in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)}
    links = set(re.findall(r"\]\(#([^)]*)\)", TEXT))
    assert links <= anchors, links - anchors


def test_it_is_shipped_and_the_readme_leads_to_it() -> None:
    assert '"docs"' in (CHECKOUT / "pyproject.toml").read_text(encoding="utf-8")
    assert "(docs/api.md)" in (CHECKOUT / "README.md").read_text(encoding="utf-8")
