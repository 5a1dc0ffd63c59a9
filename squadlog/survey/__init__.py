"""A battle measured on its map: the one room where the record and the geometry of the ground meet."""
