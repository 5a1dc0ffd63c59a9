"""A side game that is played and kept: its record, its seats and its computer players."""
