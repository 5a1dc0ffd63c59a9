"""What lies over a map: paths, arcs, lines of sight, areas, and the cells that they take up."""
