# Suppositions in words: forcing chains, nets and templates.
