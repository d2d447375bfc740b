# Chains and loops in words, link by link.
