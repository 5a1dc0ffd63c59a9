"""Shots: the card of a shot with its targets, its chances and what the table states of it by hand."""
