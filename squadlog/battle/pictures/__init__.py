"""Photographs beside notes, as a record keeps them: small, of one form, and without what a camera adds to them."""
