"""The screen from which a battle is served while it is played."""
