"""`python -m showrunner`: the command, without its script."""

from showrunner.cli import app

if __name__ == "__main__":
    app()
