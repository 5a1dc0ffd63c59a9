"""Explosions: what is about to go off, whom it catches, and what comes of it."""
