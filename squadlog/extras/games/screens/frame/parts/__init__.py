"""What a game screen is made of: the lines around the board, whose turn it is, and the keys of every game."""
