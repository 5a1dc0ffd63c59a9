"""Maps drawn at random: open ground, buildings, streets, woods, stations, decks and farms; sound, playable and fair."""
