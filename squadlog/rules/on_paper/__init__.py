"""A side on paper: what its people say of it at the table, and the little that is asked of them (LOG-01)."""
