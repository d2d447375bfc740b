"""Almost locked sets, and what they prove together."""
