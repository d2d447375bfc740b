"""The named rules: each reads a position and yields Steps, with everything that proves them."""
