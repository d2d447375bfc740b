"""An exam in plain text: questions are told, answers are typed, nothing is drawn."""
