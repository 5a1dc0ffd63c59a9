"""The printed book as typed data: tables, rulings, and the rules in our own words."""
