"""Opening and saving: shows, programs, settings."""
