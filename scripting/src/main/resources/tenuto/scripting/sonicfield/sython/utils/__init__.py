"""Filters, envelopes, random numbers, reverberation and other helpers, all built from words."""
