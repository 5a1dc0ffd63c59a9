"""Files of this user deleted, and whatever was deleted brought back."""
