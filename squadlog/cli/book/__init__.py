"""Rules, squads and the calculator on the command line."""
