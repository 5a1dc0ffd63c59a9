"""A quick battle: what is chosen for it, and the battle on paper that comes of it."""
