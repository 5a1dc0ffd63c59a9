"""What is asked of a sealed record beside its pages: what a side wrote alone, how far it goes, what was seen before."""
