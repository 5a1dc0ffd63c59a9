"""Movement: allowance and metres, turning, leaps, bounce packs, zero gravity."""
