"""Ends: a side concedes, all agree to a draw, or the evening is broken off."""
