"""Fits the rater to puzzles whose difficulty for people is known."""
