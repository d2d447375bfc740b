"""What measures the tutor and makes its data: benchmarks, a study, calibration, mining.

Nobody who learns comes through here: no other room but the command line opens it, and that only
when somebody asks.
"""
