"""The side games on screen: the list, a new game, the frame every game shares (`frame`), and a table for each game."""
