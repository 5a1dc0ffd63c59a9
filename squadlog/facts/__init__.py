"""What the rules and the ground tell each other, as values: distances, sight, cover, seats, shapes, scenarios."""
