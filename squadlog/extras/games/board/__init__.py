"""Phalanx, the board game: geometry, set-ups, captures, notation and position. Seats are Red (0) and Black (1)."""
