### Ce que disent à la fois le site, le terminal et le serveur.

## Les bots et les papillons

bot-random = bot au hasard
bot-greedy = bot glouton
bot-montecarlo = bot Monte-Carlo
bot-beginner = bot débutant
bot-easy = bot facile
bot-medium = bot moyen
bot-hard = bot difficile
bot-expert = bot expert
bot-level =
    { $level ->
        [random] au hasard
        [greedy] glouton
        [montecarlo] Monte-Carlo
        [beginner] débutant
        [easy] facile
        [medium] moyen
        [hard] difficile
        [expert] expert
       *[other] { $level }
    }
bot-named = { $name } ({ bot-level })
person-name = Joueur { $number }
avatar-morpho = Morpho bleu
avatar-monarch = Monarque
avatar-swallowtail = Machaon
avatar-peacock = Paon-du-jour
avatar-brimstone = Citron
avatar-blue = Azuré commun
avatar-admiral = Vulcain
avatar-apollo = Apollon
avatar-lady = Belle-Dame
avatar-white = Piéride du chou
avatar-atlas = Atlas
avatar-luna = Papillon lune

## Les conseils

verdict-best = le meilleur choix
verdict-equal = parmi les meilleurs
verdict-less = un peu moins bon
verdict-worse = moins bon
hint-why = Pourquoi ?
hint-plan = Tout le tour
reason-only = C’est la seule possibilité.
reason-even = Tous les choix se valent à peu près.
reason-several = Plusieurs choix se valent.
reason-deep = L’avantage ne se verra que dans quelques tours.

## La partie

error-not-your-turn = Ce n’est pas à vous de jouer.
error-over = La partie est terminée.
error-nothing-there = Il n’y a rien à choisir ici pour le moment.
error-not-held = Cette décision ne peut pas attendre la suivante.
older-rules = Cette partie se joue avec la version { $version } des règles, celle de son début ; la version actuelle est la { $here }.

## Annuler un coup

undo-nothing = Il n’y a aucun coup à annuler.
undo-over = La partie est terminée : on ne peut plus rien annuler.
undo-revealed = Quelque chose a été révélé depuis votre dernier coup : il ne peut plus être annulé.
undo-binding = Ce coup ne peut pas être annulé : il a révélé quelque chose.
undo-moved = Quelqu’un d’autre a joué depuis votre dernier coup : il ne peut plus être annulé.
undo-kept = Un bot joue pour vous : reprenez d’abord votre place.
undo-too-many = Trop de coups ont déjà été annulés dans cette partie : on ne peut plus en annuler.
draw-none = À ce jeu, et avec ces options, il n’y a pas de partie nulle.
draw-turn = On ne propose la partie nulle que pendant son tour.
draw-too-many = Vous avez déjà proposé la partie nulle { $limit } fois dans cette partie : cela suffit.
draw-later =
    { $decisions ->
        [one] Jouez d’abord encore un coup avant de proposer la partie nulle.
       *[other] Jouez d’abord encore { $decisions } coups avant de proposer la partie nulle.
    }

## La discussion

chat-off = Cette table n’a pas de discussion.
chat-muted = L’exploitant de ce site a coupé votre discussion.
chat-long = Ce message est trop long : { $limit } caractères au plus.
chat-fast =
    Doucement : attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } avant le message suivant.
chat-full = La discussion de cette table est pleine : { $limit } messages.
lesson-not-now = C’est permis, mais pas ce que demande cette étape.

## Ce que vaut une décision

mark-excellent = excellent
mark-good = bon
mark-inaccurate = imprécis
mark-mistake = erreur
