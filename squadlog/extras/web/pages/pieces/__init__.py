"""The pieces of the pages, each a function of a seat that gives HTML."""
