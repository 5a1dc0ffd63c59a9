"""The lab: battles weighed by the hundred. Is this scenario fair, which commander is better.

It knows the session and what the core offers; who plays and who draws battles it asks by the plug. It is asked by the
command line alone. Begin with `asked/lab`, then `trials/playing`.
"""
