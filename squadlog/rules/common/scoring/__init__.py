"""What a battle comes to: the points of each side, and the level of victory."""
