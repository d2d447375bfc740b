"""Exams in files: papers to print with their key, results and reports, a class collected."""
