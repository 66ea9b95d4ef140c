"""What is remembered of finished games: results, statistics, achievements."""
