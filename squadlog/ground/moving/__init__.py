"""Moves: metres of a path, what bars, slows or passes it, how far one comes, and where one may stand."""
