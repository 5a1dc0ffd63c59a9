"""Maps and measures on the command line."""
