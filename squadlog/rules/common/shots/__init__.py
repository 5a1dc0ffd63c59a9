"""Shots: how often a weapon may fire, and what a shot can come to."""
