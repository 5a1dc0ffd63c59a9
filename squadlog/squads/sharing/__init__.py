"""Squads as compact text, as CSV and as pasted text: written, and read from strangers."""
