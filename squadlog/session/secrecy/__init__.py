"""What is asked of a sealed record beside its pages.

Who opens it, what a side wrote alone or chose before a die was asked for, how far it goes, what was seen of it before.
"""
