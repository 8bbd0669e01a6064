"""Vestige plays published board games with every rule enforced."""
