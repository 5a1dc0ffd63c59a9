"""The workshop: what people make themselves, without a screen.

It knows the core. It is asked by its plug. Begin with `maps/bench`, `scenarios/tree`.
"""
