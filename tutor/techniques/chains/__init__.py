"""Chains of alternating links, and the loops they close."""

CHAINS = (
    "x-chain",
    "xy-chain",
    "nice-loop-continuous",
    "nice-loop-discontinuous",
    "aic",
    "grouped-nice-loop-continuous",
    "grouped-nice-loop-discontinuous",
    "grouped-aic",
)
"""The techniques of this kind."""
