"""Paper: what is printed, laid out in millimetres, as PDF and as HTML."""
