"""The parts of a map view: which part of the map is seen (`window`), and what of it is painted (`painting`)."""
