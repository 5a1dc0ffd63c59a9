"""A battle watched again on the screen: map, track, what was said, and a bar of the whole battle to jump along."""
