"""Gridless ground: maps, sight, arcs and movement. The only room that knows shapely. Metres and degrees."""
