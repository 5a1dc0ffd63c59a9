"""What stands on papers that are handed round: counters, cards, the quick reference, secret sheets, as values."""
