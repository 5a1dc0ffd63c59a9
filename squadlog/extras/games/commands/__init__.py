"""Side games on the command line."""
