"""What activities and skins know of a game."""
