"""Simulations, conformance checks and benchmarks."""
