"""The parts of a map view, `window` and `painting`, and of the map of a battle: `in_hand`, and what its keys do."""
