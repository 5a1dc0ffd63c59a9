"""What lists and boards draw themselves from: strips, a line of the terminal each."""
