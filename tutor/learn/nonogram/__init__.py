"""The course of the second game: a lesson for each rule, and exercises on lines and boards."""
