"""Ways on foot over a whole map. Begin with `walking_net`."""
