"""Taking back what was said: who may is agreed before play, and whoever must agree is asked."""
