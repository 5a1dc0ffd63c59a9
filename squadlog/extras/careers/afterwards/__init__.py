"""What a battle leaves behind: tables of injuries, skills and finds, their rolls, and what heals."""
