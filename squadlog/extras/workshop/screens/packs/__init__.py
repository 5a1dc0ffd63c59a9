"""The table of a pack, and the packs in the list of the workshop."""
