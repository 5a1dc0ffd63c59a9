"""Phalanx, the card game of Stefan D. Farias (part C), for two to seven, in battles of seven cards."""
