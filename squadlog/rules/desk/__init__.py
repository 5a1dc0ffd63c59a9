"""Between engine and chapters: what is said, what speaks against it, how it is carried out, whose word is next."""
