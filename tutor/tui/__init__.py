"""Screens and widgets: they ask the rooms below and decide nothing about logic."""
