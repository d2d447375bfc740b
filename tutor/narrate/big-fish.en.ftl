# Franken and mutant fish in words.
