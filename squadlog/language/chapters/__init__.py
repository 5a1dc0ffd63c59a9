"""Sentences that are commands of advanced chapters."""
