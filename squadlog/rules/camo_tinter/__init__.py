"""The camo tinter, a spray for the suits of a whole side (CAM)."""
