"""What a lab asks: its file, its questions and the cells of battles that answer them. Begin with `lab`."""
