"""Hidden quads, planted: left to chance, hardly a grid needs one.

Only in a line without any digit is a hidden quad simpler than the naked subset
of the other cells. So a row is emptied whole, and what confines four of its
digits to four of its cells stays: their places in the box that the four cells
leave out, and in the columns of the two cells beside them.
"""

from tutor.play.making import Workshop
from tutor.sudoku.digging import Digger
from tutor.sudoku.full import full_board


class HiddenQuads(Workshop):
    """Boards of 9x9 dug around a hidden quad, each one new."""

    def _next(self) -> Digger:
        geometry, dice = self._geometry, self._dice
        solution = full_board(geometry, dice, self._pulse)
        row, spared_box = dice.below(9), dice.below(3)
        columns = [column for column in range(9) if column // 3 != spared_box]
        dice.shuffle(columns)
        quad = {solution[row * 9 + column] for column in columns[:4]}
        box = row // 3 * 3 + spared_box
        kept = {
            cell
            for cell, digit in enumerate(solution)
            if digit in quad and (cell % 9 in columns[4:] or geometry.box_of[cell] == box)
        }
        dice.shuffle(self._sets)
        sets = [cells for cells in self._sets if cells[0] not in kept]
        digger = self._digger(solution)
        sets.sort(key=lambda cells: cells[0] // 9 != row)
        digger.dig(sets, geometry.cell_count, self._progress)
        return digger
