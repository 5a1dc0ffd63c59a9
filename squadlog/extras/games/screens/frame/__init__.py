"""What the screens of all side games share: lobby, options, table, thinking, review."""
