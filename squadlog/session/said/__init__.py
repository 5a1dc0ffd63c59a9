"""What is said to a record apart from commands: words and faces, each done once however often it is said."""
