"""What ``tutor review`` prints: the list of games, or one of them as Markdown or JSON."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from typing import Any

from tutor import narrate
from tutor.base.language import Language
from tutor.base.shown import json_text, markdown
from tutor.cli.progress import Progress
from tutor.cli.review_parts import chosen, deliver, listed_line, part, table
from tutor.cli.run import Run
from tutor.cli.sudoku.steps import as_json as step_as_json
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.games.sudoku.titles import title_of
from tutor.language import Speaker
from tutor.learn.learner import GameRecord, open_store
from tutor.learn.review import Move, Review, review
from tutor.learn.storage_words import tell_problem
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate
from tutor.tui.screens import review_words as words


def report(
    run: Run, number: str | None, *, listed: bool, as_json: bool, target: str | None
) -> None:
    """Read a game back, or list those there are."""
    speaker = Speaker(run.speaker.language, "screens", "commands")
    with closing(open_store()) as store:
        games = [game for game in store.played(GRIDS).games() if game.title != DRAFT]
        for problem in store.new_problems():
            run.remark(tell_problem(problem, speaker))
        if not games:
            run.answer_no()
            run.remark(run.say("review-none"))
            return
        if listed:
            for game in games:
                print(_line(game, speaker))
            return
        game = chosen(games, number, run)
        log = store.played(GRIDS).log_of(game)
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


def _title(game: GameRecord, speaker: Speaker) -> str:
    return title_of(game.title, game.puzzle.geometry, speaker)


def _line(game: GameRecord, speaker: Speaker) -> str:
    """A game in the list, as the screen shows it, after its number."""
    return listed_line(game, _title(game, speaker), game.puzzle.geometry.cell_count, speaker)


# Markdown


def _markdown(game: GameRecord, done: Review, speaker: Speaker) -> Iterator[str]:
    say = speaker.say
    day = game.updated.astimezone().strftime("%Y-%m-%d")
    yield f"# {say('review-title', title=markdown(_title(game, speaker)))} ({day})"
    yield ""
    yield f"`{line_of(game.puzzle)}`"
    for sentence in words.summary(done, speaker):
        yield from ("", sentence)
    yield from part(say("review-next"), [f"- {line}" for line in words.topics(done, speaker)])
    yield from part(say("review-techniques"), table(done, narrate.name, speaker))
    wrong = [move for move in done.moves if move.justification == "wrong"]
    guesses = [move for move in done.moves if move.justification == "guess"]
    missed = [move for move in done.moves if move.is_proved and move.easier is not None]
    geometry = done.puzzle.geometry
    for message, moves in (("mistakes", wrong), ("guesses", guesses), ("missed", missed)):
        lines = [_remark(move, geometry, speaker) for move in moves]
        yield from part(say(f"review-{message}"), lines)
    yield from part(say("review-moves"), [_told(move, geometry, speaker) for move in done.moves])


def _remark(move: Move, geometry: Geometry, speaker: Speaker) -> str:
    """A move worth looking at again, with what could have been done."""
    parts = words.verdict(move, geometry, speaker)
    if move.is_proved:
        parts = (f"{words.short(move, speaker)}.",)
    named, *told = words.instead(move, geometry, speaker) or ("",)
    head = (
        f"**{words.headline(move, geometry, speaker)}** {' '.join(filter(None, (*parts, named)))}"
    )
    return _entry("- ", head, told, in_lines=move.easier is not None and move.easier.is_chain)


def _told(move: Move, geometry: Geometry, speaker: Speaker) -> str:
    """A move with its reason."""
    done = words.deed(move, geometry, speaker.language)
    parts = words.verdict(move, geometry, speaker)
    told = words.reasons(move, geometry, speaker.language)
    told += words.instead(move, geometry, speaker)[:1]
    head = f"**{done}** ({words.clock(move.seconds)}) {' '.join(parts)}"
    in_lines = any(step.is_chain for step in move.steps)
    return _entry(f"{move.number}. ", head, told, in_lines=in_lines)


def _entry(marker: str, head: str, told: Sequence[str], *, in_lines: bool) -> str:
    """An entry of a list; a chain, which is told link by link, is a list below it."""
    if not in_lines:
        return " ".join((marker + head, *told))
    return "\n".join((marker + head, *(f"{' ' * len(marker)}- {line}" for line in told)))


# JSON


def _as_json(game: GameRecord, done: Review, language: Language) -> dict[str, Any]:
    return {
        "game": game.id,
        "grid": line_of(game.puzzle),
        "title": game.title,
        "solved": done.is_solved,
        "seconds": round(done.seconds, 3),
        "hints": done.hints,
        "moves": [_move(move, done.puzzle.geometry, language) for move in done.moves],
        "techniques": {id: asdict(tally) for id, tally in done.techniques.items()},
        "next": [{"technique": topic.technique, "reason": topic.why} for topic in done.next],
    }


def _move(move: Move, geometry: Geometry, language: Language) -> dict[str, Any]:
    def named(found: tuple[Candidate, ...]) -> list[dict[str, Any]]:
        return [{"cell": geometry.cell_name(cell), "digit": digit} for cell, digit in found]

    return {
        "number": move.number,
        "placements": named(move.placements),
        "eliminations": named(move.eliminations),
        "elapsed": round(move.elapsed, 3),
        "seconds": round(move.seconds, 3),
        "justification": move.justification,
        "technique": move.technique,
        "steps": [step_as_json(step, geometry, language) for step in move.steps],
        "rung": move.rung,
        "taken_back": move.is_taken_back,
        "easier": move.easier and move.easier.technique,
    }
