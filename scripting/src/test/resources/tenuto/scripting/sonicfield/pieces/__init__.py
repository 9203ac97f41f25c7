"""Pieces in the manner of 2017: modules with main(), memory zones and parallel functions."""
