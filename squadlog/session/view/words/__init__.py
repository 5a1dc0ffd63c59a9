"""Words and lines: the status line, cards, the roster, the value of a seat."""
