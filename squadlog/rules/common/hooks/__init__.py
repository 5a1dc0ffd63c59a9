"""What a chapter may fill: a module for each family of hooks, the types of its values beside it."""
