"""The commander: somebody to play against, and beside, who says why.

It knows the core beneath the screens; its `mind` knows what a seat knows, and no battle in use. It is asked by its
plug. Begin with `mind`, then `seated`.
"""
