"""The packs that a home has: kept as files, carried by squads and battles, or come with the program."""
