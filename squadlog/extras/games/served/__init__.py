"""Side games at a served table: what each seat sees and taps, and the computers that play. Begin with `game`."""
