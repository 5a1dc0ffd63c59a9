"""Night, rain and snow, who is out in it, and weather that changes (ENV-01..ENV-14)."""
