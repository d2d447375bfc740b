"""What other programs use: ``import tutor``. What is stable is listed in ``docs/api.md``."""
