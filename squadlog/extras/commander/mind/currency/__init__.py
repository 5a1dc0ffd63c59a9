"""What shots, stances and losses come to in points, whether a map tells how soldiers stand or people do.

It is pure: what a side knows of a battle. Begin with `fight`, then `fighter`.
"""
