"""The side games: one small protocol, three games on it, and the players that search them.

It knows the core beneath the screens. It is asked by its plug. Begin with `game`, then `catalogue`.
"""
