"""What adventures add to the language: enemies, initiative cards, tiles and events."""
