"""What screens are made of, besides the board."""
