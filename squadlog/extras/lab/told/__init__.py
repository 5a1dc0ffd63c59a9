"""What a lab tells people, in words and as data. Begin with `findings`."""
