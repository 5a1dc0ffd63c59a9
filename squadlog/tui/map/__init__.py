"""The map on screen, and the tools that measure on it."""
