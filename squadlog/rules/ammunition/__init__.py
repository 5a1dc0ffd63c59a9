"""Ammunition: rounds in the magazine, magazine boxes, reloading and what the fallen carry (AMO)."""
