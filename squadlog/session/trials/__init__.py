"""Battles weighed by the hundred: who plays them in memory, and what their results show. Begin with `benches`."""
