"""``tutor progress --report FILE``: what a learner has done, on a page or two to hand in."""

from collections.abc import Iterator, Sequence

from tutor import narrate
from tutor.base.shown import markdown
from tutor.cli.exams.documents import Album, document, listed, table, write_documents
from tutor.cli.exams.results_text import result_row
from tutor.cli.files import shown
from tutor.cli.learner_numbers import Numbers
from tutor.cli.run import Run
from tutor.games.both import tier_of
from tutor.games.typeset import PaperName
from tutor.language import Speaker
from tutor.learn.diary import Diary, diary_in
from tutor.learn.exam.words import clock
from tutor.learn.statistics import by_level, right_first
from tutor.learn.times import solved_games
from tutor.store import Store, timestamps

_WEEKS = 8


def write_report(run: Run, store: Store, target: str, name: str, paper: PaperName) -> None:
    """Write the report as PDF, or as Markdown."""
    path = document(run, target)
    text = "\n".join(_lines(run, store, name))
    write_documents(run, {path: (text, Album(path.stem))}, paper)
    run.remark(run.say("progress-report-written", name=shown(path)))


def _lines(run: Run, store: Store, name: str) -> Iterator[str]:
    speaker = Speaker(run.speaker.language, "screens", "commands")
    say, now, numbers = speaker.say, timestamps.now().astimezone(), Numbers(store)
    diary = diary_in(store, now)
    title = say("progress-report-title")
    yield f"# {title}{say('colon')}{markdown(name)}" if name else f"# {title}"
    yield from ("", now.strftime("%Y-%m-%d"))
    yield from ("", *listed(markdown(line) for line in numbers.summary(run)))
    yield from _part(say("progress-report-weeks"), _weeks(diary, speaker))
    yield from _part(say("progress-report-known"), _known(numbers, run))
    yield from _part(say("panel-times"), _times(store, speaker))
    rows = [
        (say(f"progress-kind-{one.kind}"), str(one.right), str(one.count), f"{one.share:.0%}")
        for one in right_first(store.events(), now, numbers.exams)
    ]
    titles = say("progress-report-right-titles").split(" | ")
    about = [say("progress-right-about"), ""]
    yield from _part(say("panel-right"), [*about, *table(titles, rows)] if rows else [])
    yield from _part(say("progress-kind-exam"), _exams(numbers, speaker))


def _part(title: str, lines: Sequence[str]) -> Iterator[str]:
    """A chapter, unless there is nothing to say in it."""
    if lines:
        yield from ("", f"## {title}", "", *lines)


def _weeks(diary: Diary, speaker: Speaker) -> list[str]:
    """The last weeks in which anything was done, the present one last."""
    rows = []
    for week in diary.weeks(_WEEKS):
        days = [diary.of(day) for day in week if day is not None]
        counts = [sum(day.counts[kind] for day in days) for kind in days[0].counts]
        minutes = int(sum(day.time for day in days)) // 60
        if week[0] is not None and (minutes or any(counts)):
            rows.append((week[0].isoformat(), str(minutes), *map(str, counts)))
    titles = speaker.say("progress-report-week-titles").split(" | ")
    return table(titles, rows) if rows else []


def _known(numbers: Numbers, run: Run) -> list[str]:
    """Each technique that was begun, in the order of the course."""
    rows = [
        (
            narrate.name(one.technique, run.speaker.language),
            run.say(f"level-{tier}") if (tier := tier_of(one.technique)) else "",
            run.say(f"state-{one.state}"),
            numbers.next_day(one, run),
        )
        for one in numbers.begun
    ]
    titles = run.say("progress-report-known-titles").split(" | ")
    return table(titles, rows, words=len(titles)) if rows else []


def _times(store: Store, speaker: Speaker) -> list[str]:
    """The solved games of each level, with the usual time and the last."""
    rows = []
    for one in by_level(solved_games(store)):
        name = speaker.say(f"level-{one.level}" if one.level else "progress-pictures")
        times = one.times
        told = ("", "") if times is None else (clock(times.median), clock(times.best))
        rows.append((name, str(len(one.seconds)), *told, clock(one.last)))
    titles = speaker.say("progress-report-time-titles").split(" | ")
    return table(titles, rows) if rows else []


def _exams(numbers: Numbers, speaker: Speaker) -> list[str]:
    """Every result in a line, the newest first."""
    oldest_first = numbers.exams[::-1]
    rows = [
        [markdown(cell) for cell in result_row(speaker, number, result)[1:-1]]
        for number, result in enumerate(oldest_first, 1)
    ]
    titles = speaker.say("exam-results-titles").split(" | ")[1:-1]
    return table(titles, rows[::-1], words=3) if rows else []
