"""Filters, envelopes, chance, reverberation and other helpers, all made of words."""
