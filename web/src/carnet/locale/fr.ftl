### Le carnet : ce que ce navigateur garde pour qui s’en sert.

carnet-line = gardé sur cet appareil, sans compte
carnet-noname = Sans nom
carnet-rename = Changer de nom
carnet-save-name = Garder ce nom
carnet-none-yet = Vos parties terminées s’inscriront ici.
carnet-since =
    { $all ->
        [one] Une partie
       *[other] { $all } parties
    }, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    }, depuis le { $date }

## Mes parties

carnet-matches = Mes parties
carnet-filter = Filtrer
carnet-filter-all = Toutes
carnet-filter-people = Avec des gens
carnet-filter-bots = Contre des bots
carnet-filter-none = Aucune partie de ce genre.
carnet-alone = en solitaire
carnet-column-match = Partie et adversaires
carnet-column-result = Résultat : vous, puis les autres
carnet-column-ended = Terminée
carnet-won = gagnée
carnet-lost = perdue
carnet-drawn = égalité
carnet-nobody = personne n’a gagné
carnet-shared = gagnée par { $names }
carnet-place = { $place }ᵉ sur { $of }
carnet-pair = { $mine } à { $theirs }
carnet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
carnet-timed = au temps
carnet-replay = Revoir { $game }, { $when }
carnet-review = Analyser { $game }, { $when }
carnet-gone = effacée du site
carnet-older =
    { $count ->
        [one] La partie plus ancienne
       *[other] Les { $count } parties plus anciennes
    }

## Contre les bots

carnet-ladder = Contre les bots
carnet-ladder-about = Parties gagnées, par jeu et par niveau
carnet-tally = { $won } sur { $all }
carnet-next = { $game } : vous battez souvent le { $level }.
carnet-try = Essayer le { $level }

## Mes places sur un autre appareil

device = Mes places sur un autre appareil
device-about = Vos places et vos parties vous suivent. Pas de compte, pas d’adresse.
device-show = Montrer un code et une phrase
device-making = Un instant…
device-scan = Scannez ce code
device-type = ou tapez cette phrase
device-copy = Copier
device-copied = Copié
device-change = Changer
device-warning = Qui a cette phrase peut jouer à votre place. Gardez-la pour vous.
device-limits = Elle sert une seule fois, pendant un quart d’heure. Le site ne garde qu’un paquet chiffré qu’il ne peut pas ouvrir.
device-direct = Ce code contient les clés de vos places, et n’expire pas. Sans https, le navigateur ne chiffre pas : il n’y a donc pas de phrase.
device-empty = Aucune place n’est gardée ici pour le moment.
device-have = J’ai déjà une phrase
device-phrase = Votre phrase de six mots
device-phrase-about = Les accents et les majuscules ne comptent pas.
device-receive = Recevoir les places
device-insecure = Cette page n’est pas sûre (pas de https) : utilisez le code ou un fichier.
device-short = Une phrase a six mots.
device-unknown =
    { $count ->
        [one] Ce mot n’est pas dans nos listes : { $words }.
       *[other] Ces mots ne sont pas dans nos listes : { $words }.
    }
device-link = Ce lien apporte des places d’un autre appareil. Les ajouter à ce carnet ?
device-broken = Ce paquet ne s’ouvre pas avec cette phrase.
device-received = Bienvenue ici. { carnet-imported }

## Préférences

carnet-preferences = Préférences
pref-sounds = Sons
pref-sounds-which = Quels sons
pref-sound-turn = C’est à moi
pref-sound-message = Un message
pref-sound-over = Fin de la partie
pref-confirm-about = un clic pour choisir, un pour jouer
pref-hints = Conseils
pref-hints-about = un coup montré, avec sa raison
pref-hints-never = Jamais
pref-hints-asked = Sur demande
pref-hints-offered = Proposés
pref-light = Thème
pref-light-day = Clair
pref-light-dusk = Sombre
pref-light-auto = Auto
pref-shortcuts = Raccourcis clavier
pref-tips = Conseils pour débuter
pref-yes = oui
pref-no = non

## Mes données

carnet-data = Mes données
carnet-data-about = Tout ce que contient ce carnet tient dans un fichier : vos places, vos parties, vos préférences.
carnet-export = Enregistrer un fichier
carnet-import = Ouvrir un fichier
carnet-secret-file = Ce fichier contient les clés de vos places : gardez-le pour vous.
carnet-imported =
    { $tables ->
        [0] Aucune place nouvelle
        [one] Une place nouvelle
       *[other] { $tables } places nouvelles
    }, { $matches ->
        [0] aucune partie nouvelle
        [one] une partie nouvelle
       *[other] { $matches } parties nouvelles
    }.
carnet-bad-file = Ce fichier ne vient pas d’un carnet.
carnet-erase = Tout effacer
carnet-erase-title = Tout effacer de cet appareil ?
carnet-erase-here = Ici disparaissent votre nom, vos préférences, l’historique de vos parties, vos leçons, les problèmes résolus, et les clés de vos places. Sans ces clés, vous ne pourrez plus reprendre une partie en cours.
carnet-erase-there = Sur le site restent les parties elles-mêmes, avec le nom que vous y portiez, vos coups et vos messages : les autres joueurs y ont part. Personne ne pourra plus y jouer à votre place.
carnet-erase-yes = Effacer
carnet-erase-no = Garder
