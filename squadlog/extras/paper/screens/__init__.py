"""The screen of papers: what can be printed, how it looks, and the file that it becomes."""
