"""Rout: the test every twelve turns, what a routed unit may still do, and how a leader rallies it."""
