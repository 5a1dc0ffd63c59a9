"""The commands of the served table."""
