"""What is told of one soldier, from what a seat may read of the record."""
