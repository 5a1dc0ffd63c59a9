"""The report of a battle as values: what was told, attacks with their odds, luck, turning points, awards."""
