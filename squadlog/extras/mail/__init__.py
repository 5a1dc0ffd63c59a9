"""A battle by mail: two homes that send each other one file a turn, each side's secrets kept, dice rolled by both.

It knows the core. It is asked by its plug. Begin with `packet`, then `sending`, `taking` and `dice`.
"""
