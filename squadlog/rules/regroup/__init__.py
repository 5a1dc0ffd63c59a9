"""Regrouping: what is left of several squads becomes one, under one leader."""
