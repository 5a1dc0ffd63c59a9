"""What is asked in a battle: orders, shots, melee, dice, corrections."""
