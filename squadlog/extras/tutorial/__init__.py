"""The guided fights: lessons that go along with a battle, whatever is done in it."""
