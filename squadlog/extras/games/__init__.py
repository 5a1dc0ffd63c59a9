"""The side games: one small protocol, three games on it, and the players that search them."""
