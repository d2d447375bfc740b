"""Exams on the command line: sat in plain text, printed, read back and collected."""
