"""Running seasons: driving, recovering, forking, rehearsing and replaying them."""
