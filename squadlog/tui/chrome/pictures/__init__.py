"""Real pictures in terminals that show them: which of them do, and how a picture is said to them."""
