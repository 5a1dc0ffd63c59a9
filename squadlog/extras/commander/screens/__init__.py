"""Screens of the commander."""
