"""Commands of the commander."""
