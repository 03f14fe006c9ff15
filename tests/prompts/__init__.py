"""What contestants played by models are told, in whole seasons."""
