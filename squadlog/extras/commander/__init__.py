"""The commander: somebody to play against, and beside, who says why. Begin with `mind/posed`."""
