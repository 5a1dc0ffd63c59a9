"""What this user has made, as files: own maps and scenarios, where they are kept, and their share codes."""
