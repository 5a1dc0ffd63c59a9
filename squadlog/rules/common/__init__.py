"""What stands between the chapters: the plug of a chapter, checks, slots, wounds, what may be asked."""
