"""Step -> sentences, in English and French: the only place where technique prose is made."""
