"""The compiled map: what is built, storeys, chains of walls, outlines, and the readings it is asked under."""
