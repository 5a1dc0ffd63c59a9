"""The command `calc`."""
