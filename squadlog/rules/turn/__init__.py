"""The turn: initiative and ranks, set-up, moments, victory."""
