"""Whether a map is fair to two sides, by a stated measure."""
