"""The book on screen: rules, rulings, settings, help."""
