"""A lesson on two pages: the idea with its boards, and exercises to be answered by hand.

What is told and asked is what the lesson tells and asks on a screen; the answers, which are on a
page of their own, too.
"""

from collections.abc import Collection, Iterator, Sequence

from tutor.base.language import Language
from tutor.games.document import NEW_PAGE, Block, Pages, beside, fitted, lines_to_write
from tutor.games.typeset import PaperName
from tutor.language import Speaker
from tutor.learn.course import Kind, exercise, kinds_of, lesson_folder
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.pages import LessonFolder, LessonPage
from tutor.learn.text import Part

_TOLD: tuple[Part, ...] = ("idea", "scene", "example", "mistake", "scan", "ladder")
"""The parts that need nobody to do anything."""
_EXERCISES = 4
_BOARD = 78.0
"""How wide a board is, in millimetres."""
_LINES = 2


def handout(
    lesson: str, seed: str, speaker: Speaker, paper: PaperName, *, has_answers: bool
) -> Pages:
    """The handout of a lesson; another seed gives other exercises."""
    folder, language = lesson_folder(lesson), speaker.language
    title = folder.text(language).title
    pages = Pages(title, language, paper)
    tasks = list(_tasks(folder.id, seed))
    asked = [folder.page_of_task(task, language) for task in tasks]
    pages.blocks = [
        fitted([*pages.markdown(f"# {title}"), *_all_told(pages, folder)]),
        NEW_PAGE,
        fitted(
            [
                *pages.markdown(f"# {speaker.say('handout-exercises', title=title)}"),
                *pages.markdown(speaker.say("handout-name")),
                *_in_pairs(
                    [
                        _question(pages, number, page, task, speaker)
                        for number, (page, task) in enumerate(zip(asked, tasks, strict=True), 1)
                    ]
                ),
            ]
        ),
    ]
    if has_answers:
        answers = [_answer(pages, folder, n, task, speaker) for n, task in enumerate(tasks, 1)]
        name = speaker.say("handout-answers", title=title)
        whole = [*pages.markdown(f"# {name}"), *_in_pairs(answers)]
        pages.blocks += [NEW_PAGE, fitted(whole)]
    return pages


def _tasks(lesson: str, seed: str) -> Iterator[Exercise]:
    """Exercises of every kind in turn, each on a board of its own."""
    kinds: Sequence[Kind] = [kind for kind in kinds_of(lesson) if kind != "use"]
    for number in range(_EXERCISES):
        kind = kinds[number % len(kinds)]
        yield exercise(lesson, kind, f"{seed} {number}")


def _all_told(pages: Pages, folder: LessonFolder) -> Iterator[Block]:
    """The parts of a lesson, with the boards that they speak of beside them."""
    language = pages.language
    sections = folder.text(language).sections
    diagrams = {block for one in sections for block in one.blocks if "\n" in block}
    for page in folder.pages(language):
        if page.part not in _TOLD:
            continue
        words = pages.markdown(f"## {page.heading}\n\n{_markdown(page.sentences, diagrams)}")
        if page.is_about_board or page.part == "mistake":
            yield beside(words, _board(pages, page, language), _BOARD)
        else:
            yield from words


def _markdown(sentences: Sequence[str], diagrams: Collection[str] = ()) -> str:
    """Paragraphs; a diagram is left as it is, and of a trial every line stands alone."""
    return "\n\n".join(
        f"```\n{one}\n```" if one in diagrams else one.replace("\n", "\n\n") for one in sentences
    )


def _board(pages: Pages, page: LessonPage, language: Language) -> list[Block]:
    """The picture, and what its signs mean."""
    shown = pages.picture(page.drawn(page.heading, language), page.heading, _BOARD)
    return [shown, *pages.markdown("\n".join(f"- {line}" for line in page.key))]


def _question(
    pages: Pages, number: int, page: LessonPage, task: Exercise, speaker: Speaker
) -> list[Block]:
    asked = _markdown(page.sentences)
    return [
        *pages.markdown(f"**{number}.** {asked}"),
        *_board(pages, page, speaker.language),
        *pages.markdown(speaker.say(f"handout-{task.form}")),
        *([] if task.form == "colours" else [lines_to_write(_LINES)]),
    ]


def _answer(
    pages: Pages, folder: LessonFolder, number: int, task: Exercise, speaker: Speaker
) -> list[Block]:
    language = speaker.language
    page = folder.page_of_task(task, language, task.solution(language))
    told = _markdown(page.sentences)
    return [*pages.markdown(f"**{number}.** {told}"), *_board(pages, page, language)]


def _in_pairs(items: Sequence[list[Block]]) -> list[Block]:
    """Two by two."""
    rows = [items[start : start + 2] for start in range(0, len(items), 2)]
    return [beside(row[0], row[1] if len(row) > 1 else []) for row in rows]
