"""Where a battle was hot: shots, falls, ways and looks on the ground, for one battle or for many on one map."""
