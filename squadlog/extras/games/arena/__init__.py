"""Contests between players that are no people: many games, from both seats, on every core, and what they prove."""
