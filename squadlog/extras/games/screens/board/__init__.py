"""The screen of the board game."""
