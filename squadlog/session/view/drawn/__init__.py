"""What faces that draw are given: the map as documents, what happened on it, what a hand on it is told, a replay."""
