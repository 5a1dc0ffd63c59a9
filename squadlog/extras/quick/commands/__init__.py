"""The command `quick`."""
