"""A quick battle: what is chosen for it, and the battle on paper that comes of it.

It knows the core. It is asked by its plug. Begin with `plan`.
"""
