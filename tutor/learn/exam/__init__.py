"""Exams: a paper made from a seed and a syllabus, sat against a clock, marked by the rater.

- ``syllabus``: what an exam is about, and how it is held;
- ``questions``: what is asked; ``boards`` and ``nonogram_boards``: what it is asked about;
- ``setting`` and ``nonogram_setting``: one question after the other, for each game;
- ``paper``: the questions of an exam, the same for everybody who asks for the same;
- ``exam``: one person sitting it; ``score``: what the answers are worth; ``result``: what
  is left when it is over.
"""
