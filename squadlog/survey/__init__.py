"""A battle measured on its map: the one room where the record and the geometry of the ground meet.

It knows `ground`, `rules`, `battle`. It is asked by `session`, and the maps on the screen. Begin with `surveyor`.
"""
