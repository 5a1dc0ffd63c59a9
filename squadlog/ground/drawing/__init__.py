"""Drawings: the map as SVG, as text and from the side, and a map made of an SVG."""
