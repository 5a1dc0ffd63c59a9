"""Grenade launchers (GLA)."""
