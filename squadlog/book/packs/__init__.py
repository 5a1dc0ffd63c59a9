"""Packs: weapons, suits, troops, equipment and features of somebody's own, laid over the printed book."""
