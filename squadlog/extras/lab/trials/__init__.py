"""Battles of a lab: pure, by their number, with one row each that is kept. Begin with `playing`."""
