"""The screen of the card game."""
