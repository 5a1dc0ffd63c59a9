"""The people of a side: each commands soldiers of his own, and a slot is done when all of them are (ours)."""
