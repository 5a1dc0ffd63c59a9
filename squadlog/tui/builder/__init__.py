"""The screen that builds squads."""
