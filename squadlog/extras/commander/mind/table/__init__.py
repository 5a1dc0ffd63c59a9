"""What a commander knows and says at a real table, where no map measures: what it is told, what it asks, its orders.

It is pure: what it knows of the battle and what was told there. Begin with `told`.
"""
