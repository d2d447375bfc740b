"""What ``tutor nonogram review`` prints: the list, or one game as Markdown or JSON."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from typing import Any

from tutor.base.language import Language
from tutor.base.shown import json_text, markdown
from tutor.cli.nonogram.steps import as_json as step_as_json
from tutor.cli.progress import Progress
from tutor.cli.review_parts import chosen, deliver, listed_line, part, table
from tutor.cli.run import Run
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.titles import title_of
from tutor.language import Speaker
from tutor.learn.learner import NonogramRecord, open_store
from tutor.learn.nonogram.review import Move, NonogramReview, review
from tutor.learn.storage_words import tell_problem
from tutor.narrate import nonogram as narrate
from tutor.nonogram.formats import write
from tutor.nonogram.names import technique_of
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.nonogram import review_words as words
from tutor.tui.screens.review_words import clock, summary, topics


def report(
    run: Run, number: str | None, *, listed: bool, as_json: bool, target: str | None
) -> None:
    """Read a nonogram back, or list those there are."""
    speaker = run.speaker
    with closing(open_store()) as store:
        games = store.played(PICTURES).games()
        for problem in store.new_problems():
            run.remark(tell_problem(problem, speaker))
        if not games:
            run.answer_no()
            run.remark(run.say("review-none"))
            return
        if listed:
            for game in games:
                print(listed_line(game, _title(game, speaker), game.puzzle.cell_count, speaker))
            return
        game = chosen(games, number, run)
        log = store.played(PICTURES).log_of(game)
    with Progress() as progress:

        def watch(share: float) -> None:
            if progress.is_due:
                progress.show(run.say("review-thinking"), share)

        done = review(game.puzzle, log, watch=watch, title=game.title)
    if as_json:
        text = json_text(_as_json(game, done, speaker.language))
    else:
        text = "\n".join(_markdown(game, done, speaker))
    deliver(text + "\n", target, run)


def _title(game: NonogramRecord, speaker: Speaker) -> str:
    """What a game is called: what it shows is told only once it is solved."""
    return title_of(game.title, game.puzzle, speaker, is_solved=game.is_solved)


# Markdown


def _markdown(game: NonogramRecord, done: NonogramReview, speaker: Speaker) -> Iterator[str]:
    say, puzzle = speaker.say, done.puzzle
    day = game.updated.astimezone().strftime("%Y-%m-%d")
    yield f"# {say('review-title', title=markdown(_title(game, speaker)))} ({day})"
    yield ""
    yield f"`{write(puzzle, 'clues').strip()}`"
    for sentence in summary(done, speaker):
        yield from ("", sentence)
    yield from part(say("review-next"), [f"- {line}" for line in _topics(done, speaker)])
    yield from part(say("review-techniques"), table(done, narrate.name, speaker))
    wrong = [move for move in done.moves if move.justification == "wrong"]
    guesses = [move for move in done.moves if move.justification == "guess"]
    missed = [move for move in done.moves if move.is_proved and move.easier is not None]
    for message, moves in (("mistakes", wrong), ("guesses", guesses), ("missed", missed)):
        yield from part(
            say(f"review-{message}"), [_remark(move, puzzle, speaker) for move in moves]
        )
    yield from part(say("review-moves"), [_told(move, puzzle, speaker) for move in done.moves])


def _topics(done: NonogramReview, speaker: Speaker) -> list[str]:
    """What to review next, with the lessons on it."""
    lines = topics(done, speaker, narrate.name)
    lessons = [technique_of(topic.technique) for topic in done.next]
    if not lessons:
        return lines
    return [
        speaker.say("nonogram-review-lesson", line=line, lesson=lesson)
        for line, lesson in zip(lines, lessons, strict=True)
    ]


def _remark(move: Move, puzzle: Puzzle, speaker: Speaker) -> str:
    """A move worth looking at again, with what could have been done."""
    parts = words.verdict(move, puzzle, speaker)
    if move.is_proved:
        parts = (f"{words.short(move, speaker)}.",)
    parts += words.instead(move, puzzle, speaker)
    return f"- **{words.headline(move, puzzle, speaker)}** {' '.join(parts)}"


def _told(move: Move, puzzle: Puzzle, speaker: Speaker) -> str:
    """A move with its reason."""
    done = words.deed(move, puzzle, speaker)
    parts = words.verdict(move, puzzle, speaker)
    parts += words.reasons(move, puzzle, speaker.language)
    parts += words.instead(move, puzzle, speaker)[:1]
    return f"{move.number}. **{done}** ({clock(move.seconds)}) {' '.join(parts)}"


# JSON


def _as_json(game: NonogramRecord, done: NonogramReview, language: Language) -> dict[str, Any]:
    return {
        "game": game.id,
        "rows": done.puzzle.rows,
        "columns": done.puzzle.columns,
        "title": game.title,
        "solved": done.is_solved,
        "seconds": round(done.seconds, 3),
        "hints": done.hints,
        "moves": [_move(move, done.puzzle, language) for move in done.moves],
        "techniques": {id: asdict(tally) for id, tally in done.techniques.items()},
        "next": [
            {
                "technique": topic.technique,
                "reason": topic.why,
                "lesson": technique_of(topic.technique),
            }
            for topic in done.next
        ],
    }


def _move(move: Move, puzzle: Puzzle, language: Language) -> dict[str, Any]:
    def named(cells: tuple[int, ...]) -> list[str]:
        return [puzzle.cell_name(cell) for cell in cells]

    return {
        "number": move.number,
        "black": named(move.black),
        "white": named(move.white),
        "elapsed": round(move.elapsed, 3),
        "seconds": round(move.seconds, 3),
        "before": move.before.written(),
        "justification": move.justification,
        "technique": move.technique,
        "steps": [
            step_as_json(use.step, puzzle, language) | {"settles": named(use.cells)}
            for use in move.uses
        ],
        "guessed": named(move.guessed),
        "wrong": named(move.wrong),
        "rung": move.rung,
        "taken_back": named(move.taken_back),
        "easier": move.easier and move.easier.technique,
    }
