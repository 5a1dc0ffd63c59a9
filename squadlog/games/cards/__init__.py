"""Phalanx, the card game of Stefan D. Farias (part C): two to seven players, three zones each, battles of seven cards."""
