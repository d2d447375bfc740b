"""The two games: the only module that lists them."""

from tutor.base.language import Language
from tutor.games.game import Game, GameName
from tutor.language import Speaker
from tutor.nonogram.names import is_of_nonograms


class _Sudoku:
    name: GameName = "sudoku"

    def speaker(self, language: Language) -> Speaker:
        return Speaker(language, "screens", "commands")

    @property
    def techniques(self) -> tuple[str, ...]:
        from tutor.techniques.ladder import LADDER

        return tuple(technique.id for technique in LADDER)

    def tier_of(self, technique: str) -> int:
        from tutor.techniques.ladder import TECHNIQUES

        return TECHNIQUES[technique].tier


class _Nonogram:
    name: GameName = "nonogram"

    def speaker(self, language: Language) -> Speaker:
        from tutor.language.nonogram_speaker import NonogramSpeaker

        return NonogramSpeaker(language)

    @property
    def techniques(self) -> tuple[str, ...]:
        from tutor.nonogram.techniques import TECHNIQUES

        return TECHNIQUES

    def tier_of(self, technique: str) -> int:
        from tutor.nonogram.techniques import rule_of

        return rule_of(technique).tier


SUDOKU: Game = _Sudoku()
NONOGRAM: Game = _Nonogram()
GAMES: tuple[Game, ...] = (SUDOKU, NONOGRAM)
_NAMED: dict[str, Game] = {game.name: game for game in GAMES}


def game_named(name: str) -> Game:
    """The game of this name.

    Raises:
        KeyError: there is none.
    """
    return _NAMED[name]


def game_of(technique: str) -> Game:
    """The game that a technique, or a lesson, belongs to."""
    return NONOGRAM if is_of_nonograms(technique) else SUDOKU
