"""The nonograms in the learner's file, as commands read them back."""

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.cli.review import ReviewedGame, SavedGame
from tutor.games.nonogram.codec import PICTURES, clues_of
from tutor.games.nonogram.steps import NonogramStep
from tutor.games.nonogram.text_drawing import clues_text
from tutor.games.nonogram.titles import title_of
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.learner import NonogramRecord
from tutor.learn.review.pages import listed_game
from tutor.learn.review.picture_pages import paged
from tutor.learn.review.picture_review import PictureMove, review
from tutor.narrate.nonogram.ink_words import puzzle_in
from tutor.nonogram.names import technique_of
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Store


def _saved(record: NonogramRecord, store: Store) -> SavedGame:
    puzzle = record.puzzle

    def title(speaker: Speaker) -> str:
        """What it shows is told only once it is solved."""
        return title_of(record.title, puzzle, speaker, is_solved=record.is_solved)

    def read(watch: Watch) -> ReviewedGame:
        log = store.played(PICTURES).log_of(record)
        done = review(puzzle, log, watch=watch, title=record.title)

        def moves(language: Language) -> list[JsonObject]:
            return [_move(move, puzzle, language) for move in done.moves]

        return ReviewedGame(paged(done), moves, technique_of, "nonogram-review-lesson")

    return SavedGame(
        record.id,
        record.updated,
        title,
        lambda speaker: listed_game(
            record, title(speaker), (record.filled, puzzle.cell_count), speaker
        ),
        lambda speaker: clues_text(puzzle_in(puzzle, speaker.language)),
        {**clues_of(puzzle), "title": record.title},
        read,
    )


def _move(move: PictureMove, puzzle: Puzzle, language: Language) -> JsonObject:
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
            NonogramStep(use.step, puzzle).as_json(language) | {"settles": named(use.cells)}
            for use in move.uses
        ],
        "guessed": named(move.guessed),
        "wrong": named(move.wrong),
        "rung": move.rung,
        "taken_back": named(move.taken_back),
        "easier": move.easier and move.easier.technique,
    }


def saved_games(store: Store) -> list[SavedGame]:
    """Every game; the one played last comes first."""
    return [_saved(game, store) for game in store.played(PICTURES).games()]
