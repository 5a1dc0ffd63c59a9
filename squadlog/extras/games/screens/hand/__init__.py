"""A hand of cards on screen."""
