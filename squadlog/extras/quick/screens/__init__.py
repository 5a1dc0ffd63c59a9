"""The screen of a quick battle."""
