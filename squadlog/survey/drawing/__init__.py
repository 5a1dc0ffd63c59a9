"""A battle as it is drawn on its map: its chips, and what is laid over the ground for one soldier."""
