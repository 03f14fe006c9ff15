"""Programs that generate and check parts of the project: docs, golden seasons, pictures, ids."""
