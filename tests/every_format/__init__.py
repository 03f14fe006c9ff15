"""What holds for every format that is installed, with no code for any one of them."""
