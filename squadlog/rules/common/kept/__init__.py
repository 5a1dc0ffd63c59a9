"""What is kept of a battle that several chapters and every reader ask for: values, commands, events."""
