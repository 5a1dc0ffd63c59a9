"""Melee: who meets whom, what they intend, escapes, blows."""
