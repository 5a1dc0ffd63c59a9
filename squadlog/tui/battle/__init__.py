"""The screen of a battle: units, order, track, log, score."""
