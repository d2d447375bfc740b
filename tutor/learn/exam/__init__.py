"""Exams: a paper made from a seed and a syllabus, sat against a clock, marked by the rater.

- ``syllabus``: what an exam is about, and how it is held;
- ``questions``: what is asked; ``grid_setter`` and ``nonogram_setter`` set one after the
  other, for each game;
- ``paper``: the questions of an exam, the same for everybody who asks for the same;
- ``exam``: one person sitting it; ``score``: what the answers are worth; ``result``: what
  is left when it is over.
"""
