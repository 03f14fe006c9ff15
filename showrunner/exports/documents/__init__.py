"""A told season as documents: pages, a book, a screenplay, subtitles and speech."""
