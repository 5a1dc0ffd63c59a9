"""Pauses: what is told of the time until the next word is no time of play."""
