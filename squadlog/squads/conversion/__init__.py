"""Characters of Legionnaire and counters of Centurion: what they are in Phalanx, and back (LEG, CEN)."""
