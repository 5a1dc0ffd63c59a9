"""What rows have shown: limits, claims and when it is enough. Begin with `claims`."""
