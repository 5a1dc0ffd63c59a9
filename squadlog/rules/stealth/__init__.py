"""Stealth power mode of power suits (STL)."""
