"""The map as it is written: format, tables of the ground, and back to text."""
