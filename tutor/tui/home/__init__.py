"""The first screen: where its cards stand, and what is drawn on them."""
