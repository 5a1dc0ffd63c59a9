"""Squads that live on: companies, the careers of their soldiers, results of battles, the ladder."""
