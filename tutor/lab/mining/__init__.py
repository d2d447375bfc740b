"""Finds the boards of the course in our own collections and writes its data files.

``python -m tutor.lab.mining.lessons`` walks the grids of the collections. A board on which the
simplest step is a technique is an instance of it, and the clearest instances become worked
examples. What is found depends on nothing but the collections.
"""
