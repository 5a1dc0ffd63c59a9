"""Doors, airlocks, elevators and stairs, and the objects that lie and are carried there."""
