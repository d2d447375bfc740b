"""The screens of nonograms."""
