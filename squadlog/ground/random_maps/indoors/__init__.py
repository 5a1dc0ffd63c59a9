"""Buildings drawn at random from within: walls and doors, rooms by what they are for, and what stands in them."""
