"""Almost locked sets, Sue de Coq and WXYZ-Wing in words."""

from tutor.narrate.story import Story

STORIES: dict[str, Story] = {}
