"""Chains and loops in words, link by link."""

from tutor.narrate.story import Story

STORIES: dict[str, Story] = {}
