"""Troop quality (QUA): what it does to the roll for initiative; rout and rally ask for it."""
