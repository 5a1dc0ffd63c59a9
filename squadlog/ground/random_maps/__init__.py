"""Maps drawn at random: open ground and buildings, sound, playable and fair."""
