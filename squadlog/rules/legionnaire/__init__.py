"""Characters of Legionnaire in a battle: what they bring (LEG)."""
