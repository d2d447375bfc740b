"""Sentences about files from which no picture comes."""

from tutor.language import Speaker
from tutor.nonogram.image import BadImage


def bad_image(problem: BadImage, speaker: Speaker) -> str:
    """What is wrong, and what was expected."""
    return speaker.say(f"nono-image-{problem.kind}", **problem.values)
