"""Ambush (AMS)."""
