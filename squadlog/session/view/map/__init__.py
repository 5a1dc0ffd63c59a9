"""The hand on the map: what is measured, pointed at and shown there, with its words."""
