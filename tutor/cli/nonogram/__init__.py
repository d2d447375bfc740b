"""What the commands need to know of nonograms."""
