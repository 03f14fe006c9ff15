"""Tests of I AM SURVIVOR!: one module for each chapter of the rulebook."""
