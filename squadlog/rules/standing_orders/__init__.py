"""Standing orders: what the program has a unit do second by second until the table would want to be asked."""
