"""Finding by words: battles, what was said in them, squads, maps and scenarios of this user."""
