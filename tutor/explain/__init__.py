"""Which step is simplest, a whole solving path, and why a move is right or wrong."""
