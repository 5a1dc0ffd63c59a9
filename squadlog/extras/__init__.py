"""What the core can do without: each folder is a slice from its data to its screens and commands."""
