"""Exams: a paper made from a seed and a syllabus, sat against a clock, marked by the rater.

- ``syllabus``: what an exam is about, and how it is held;
- ``boards`` and ``questions``: where the boards come from, and what is asked about them;
- ``paper``: the questions of an exam, the same for everybody who asks for the same;
- ``exam``: one person sitting it; ``score``: what the answers are worth; ``result``: what
  is left when it is over.
"""
