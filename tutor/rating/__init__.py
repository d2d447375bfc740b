"""How hard a grid is: by techniques and openness, by what the eye sees, and as a formula."""
