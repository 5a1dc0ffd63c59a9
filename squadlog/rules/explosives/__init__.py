"""Charges, plastic and shaped: bought, carried, installed, detonated, shot at (EXP, SHP)."""
