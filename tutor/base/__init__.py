"""What every room needs and no room owns."""
