"""What the ground is under each part of a cell, and how each kind of it looks in cells."""
