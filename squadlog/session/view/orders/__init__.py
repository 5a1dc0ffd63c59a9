"""Orders: the menu of a soldier or of several, and an order as a form that is filled in."""
