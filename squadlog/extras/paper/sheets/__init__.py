"""What can be printed, one module each; `catalogue` names them."""
