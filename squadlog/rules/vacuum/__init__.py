"""Vacuum and hostile air: suits that leak, ships and houses that lose their air (ENV-15..ENV-24)."""
