"""Sentences of advanced chapters."""
