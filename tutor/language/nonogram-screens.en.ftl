### What the screens of the nonograms say, in English.
