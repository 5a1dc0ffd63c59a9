"""Enemies without a mind: a deck of cards for each group of them, that says what the group wants this turn.

The table moves it. It knows no battle; `decks` are the cards, `drawing` how they are drawn. Begin with `decks`.
"""
