"""What the workshop adds to commands of the core."""
