"""Benchmarks: our engines beside others, timed in one run, told as ratios."""
