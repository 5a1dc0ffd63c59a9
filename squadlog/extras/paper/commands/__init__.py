"""Commands that print on paper."""
