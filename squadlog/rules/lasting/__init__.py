"""Effects of what soldiers bring from earlier battles, and of equipment out of packs (house rules, ours)."""
