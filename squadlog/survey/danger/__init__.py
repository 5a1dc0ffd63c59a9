"""Who would see a soldier at places where he might be, and whom he would see from there."""
