"""Suppositions, and what follows from them: forcing chains and nets."""
