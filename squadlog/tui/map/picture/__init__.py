"""The ground of a map as a real picture."""
