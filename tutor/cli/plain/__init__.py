"""Playing in plain text: a line is typed, sentences answer; nothing is drawn."""
