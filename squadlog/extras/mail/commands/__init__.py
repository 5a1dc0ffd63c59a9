"""The command `mail`."""
