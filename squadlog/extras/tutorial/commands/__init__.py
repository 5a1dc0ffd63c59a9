"""The lessons on the command line."""
