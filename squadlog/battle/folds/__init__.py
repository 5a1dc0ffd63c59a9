"""What each event does to the battle, one module per family of events; `evolve` picks the one."""
