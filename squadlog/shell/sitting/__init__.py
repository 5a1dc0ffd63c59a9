"""What a seat is at a battle, part by part."""
