"""The Sudokus in the learner's file, as commands read them back."""

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.cli.review import ReviewedGame, SavedGame
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.games.sudoku.steps import GridStep
from tutor.games.sudoku.titles import title_of
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.learner import GameRecord
from tutor.learn.review.grid_pages import paged
from tutor.learn.review.grid_review import GridMove, review
from tutor.learn.review.pages import listed_game
from tutor.store import Store
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate


def _saved(record: GameRecord, store: Store) -> SavedGame:
    geometry, line = record.puzzle.geometry, line_of(record.puzzle)

    def title(speaker: Speaker) -> str:
        return title_of(record.title, geometry, speaker)

    def read(watch: Watch) -> ReviewedGame:
        log = store.played(GRIDS).log_of(record)
        done = review(record.puzzle, log, watch=watch, title=record.title)

        def moves(language: Language) -> list[JsonObject]:
            return [_move(move, geometry, language) for move in done.moves]

        return ReviewedGame(paged(done), moves)

    return SavedGame(
        record.id,
        record.updated,
        title,
        lambda speaker: listed_game(
            record, title(speaker), (record.filled, geometry.cell_count), speaker
        ),
        lambda speaker: line,
        {"grid": line, "title": record.title},
        read,
    )


def _move(move: GridMove, geometry: Geometry, language: Language) -> JsonObject:
    def named(found: tuple[Candidate, ...]) -> list[JsonObject]:
        return [{"cell": geometry.cell_name(cell), "digit": digit} for cell, digit in found]

    return {
        "number": move.number,
        "placements": named(move.placements),
        "eliminations": named(move.eliminations),
        "elapsed": round(move.elapsed, 3),
        "seconds": round(move.seconds, 3),
        "justification": move.justification,
        "technique": move.technique,
        "steps": [GridStep(step, geometry).as_json(language) for step in move.steps],
        "rung": move.rung,
        "taken_back": move.is_taken_back,
        "easier": move.easier and move.easier.technique,
    }


def saved_games(store: Store) -> list[SavedGame]:
    """Every game; the one played last comes first."""
    games = store.played(GRIDS).games()
    return [_saved(game, store) for game in games if game.title != DRAFT]
