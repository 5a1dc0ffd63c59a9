"""What a seat is at a battle, part by part: what it is told, what is filled in as it speaks, what waits for its die."""
