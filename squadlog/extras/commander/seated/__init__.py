"""Commanders at the seats of a battle: who sits where, and how their words are said. Begin with `commanders`."""
