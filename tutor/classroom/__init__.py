"""A class: who is in it, what they are asked to do, and how far they are."""
