"""What makes the pictures and the site of the documentation: run from a checkout, not installed."""
