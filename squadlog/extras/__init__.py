"""What the core can do without: each folder is a slice from its data to its screens and commands.

It knows the core; no extra another. It is asked by the core, by the plug of each (`base/plugs`), never by name. Begin
with `tutorial/plug`, the smallest.
"""
