"""The compiled map: what is built, stairs and storeys, chains of walls, outlines, and the readings it is asked under."""
