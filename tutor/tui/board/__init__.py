"""The board: one widget that draws lines.

``layout`` knows where everything is, ``look`` what is to be seen of each cell, ``paint``
how that looks as text, and ``widget`` puts it on the screen, redrawing only the lines
of cells whose look has changed.
"""
