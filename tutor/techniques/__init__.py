"""The techniques: each reads a position and yields Steps; no text, no colour, no screen."""
