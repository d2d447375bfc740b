"""Lessons, exercises, mastery and review; knows Steps, not widgets."""
