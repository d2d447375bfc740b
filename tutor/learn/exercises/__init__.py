"""Exercises that check the reasoning: made fresh from a seed, on another board each time."""
