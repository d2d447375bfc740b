"""What a learner does, without a screen: verbs in, what was said and what is lit out."""
