"""The modules that Sonic Field's scripts import besides its words: concurrent and utils."""
