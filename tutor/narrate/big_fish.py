"""Franken and mutant fish in words."""

from tutor.narrate.story import Story

STORIES: dict[str, Story] = {}
