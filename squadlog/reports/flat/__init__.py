"""Flat tables of a battle for spreadsheets and programs: all attacks, all moves."""
