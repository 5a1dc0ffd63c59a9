"""Gridless ground: maps, sight, arcs and movement. The only room that knows shapely. Metres and degrees.

It knows `base`, `facts` and `book`. It is asked by `setup`, `survey` and the maps on the screen. Begin with
`map/model`, then `sight/`.
"""
