"""What all screens share: rooms and sheets, keys, looks, words, lists to pick from."""
