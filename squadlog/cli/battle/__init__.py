"""Battles on the command line."""
