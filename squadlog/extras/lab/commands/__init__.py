"""The command `lab` and its tasks. Begin with `lab`."""
