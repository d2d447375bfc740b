### Ce que dit la page du tuteur dans un navigateur, en français.

serve-left = À bientôt ! Tout est conservé.
serve-come-back = Reprendre
serve-broken = Le tuteur s’est arrêté par erreur. Ce que vous avez fait est conservé.
serve-elsewhere = Vous avez continué dans une autre fenêtre ou un autre onglet.
serve-here = Continuer ici
serve-full = Toutes les places sont prises. Nouvel essai…
serve-cut = La connexion est coupée. Nouvel essai…
serve-now = Essayer maintenant
serve-long = C’est trop long à coller. Ouvrez-le comme fichier.
serve-large = Ce fichier est trop gros : 3 Mo au plus.
serve-close = Fermer
serve-copy-yourself = Votre navigateur ne laisse pas cette page copier. Copiez vous-même : Ctrl+C.
serve-choose-file = Choisissez un fichier sur votre ordinateur.
serve-choose = Choisir…
serve-again = Réessayer
serve-unknown = Qui êtes-vous ? Ouvrez l’adresse que le tuteur a montrée au démarrage.
serve-bad-key = Cette adresse n’est plus valable. Ouvrez celle que le tuteur a montrée à son dernier démarrage.
serve-too-often = Trop d’essais. Attendez une minute.
serve-no-page = Cette page n’existe pas.
serve-foreign = Cette adresse n’est pas la bonne. Ouvrez celle que le tuteur a montrée au démarrage.
serve-sign-out = Se déconnecter
