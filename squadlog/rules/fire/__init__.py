"""Ranged fire: targets, sight and cover, to-hit numbers, opportunity fire, obstacles."""
