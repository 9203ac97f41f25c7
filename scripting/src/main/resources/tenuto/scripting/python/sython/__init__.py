"""What Sonic Field's scripts import beside its words: concurrent and utils."""
