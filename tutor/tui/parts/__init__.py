"""The drawing parts all screens share: each is drawn in one way, with colour and without."""
