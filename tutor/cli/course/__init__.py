"""The course in plain text: pages are printed, answers are typed, nothing is drawn."""
