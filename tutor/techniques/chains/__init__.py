"""Chains of alternating links, and the loops they close."""
