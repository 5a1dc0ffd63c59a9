"""Automatic fire: bursts at one target, and bursts over a sector (AUT)."""
