"""What a seat may not know, encrypted in the file: keys and words, the pages of each step, keys lent in memory."""
