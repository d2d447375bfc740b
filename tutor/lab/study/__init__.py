"""Solvers of a study that compares them: automata with and without determinism, and rules.

They are here to be measured and looked at; the tutor itself solves with
:mod:`tutor.nonogram.solver`.
"""
