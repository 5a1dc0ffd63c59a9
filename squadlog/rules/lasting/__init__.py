"""Lasting effects: what soldiers bring from earlier battles, by a campaign's own tables (house rules, ours)."""
