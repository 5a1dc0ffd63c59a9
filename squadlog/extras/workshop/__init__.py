"""The workshop: what people make themselves, without a screen."""
