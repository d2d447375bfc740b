"""Suppositions in words: forcing chains, nets and templates."""

from tutor.narrate.story import Story

STORIES: dict[str, Story] = {}
