"""What the rules and the ground tell each other, as values: distances, sight, cover, seats, shapes, scenarios.

It knows `base`. It is asked by ground, rules and whatever measures. Begin with `ground_facts`.
"""
