"""Maps of other programs: Universal VTT files and Foundry scenes read as our maps, and our maps written for them."""
