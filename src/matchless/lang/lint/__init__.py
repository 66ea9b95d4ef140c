"""What a hero file may not say although each of its words is known."""
