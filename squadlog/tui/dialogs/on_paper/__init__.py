"""What a side on paper does, asked in its slot: a panel of few keys, and the sentences that it says."""
