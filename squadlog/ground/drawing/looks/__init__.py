"""A map drawn to be looked at, in three looks: a table in colour, ink on paper, plain and in high contrast."""
