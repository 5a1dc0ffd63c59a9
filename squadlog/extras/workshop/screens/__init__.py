"""The screens of the workshop: where maps are drawn."""
