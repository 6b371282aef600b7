### Ce que dit la table, quel que soit le jeu.

## Le site

brand-home = Chrysalide, accueil
skip-to-content = Aller au contenu
loading = Chargement…
retry = Réessayer
close = Fermer
to-home = Retour à l’accueil
to-home-short = Accueil
language = Langue
light = Thème
language-and-light = Langue et thème
day = Clair
dusk = Sombre
footer = Pied de page
about = À propos
credits = Crédits
accessibility = Accessibilité
privacy = Vie privée
missing-title = Cette page s’est envolée
missing-text = Rien ne se trouve à cette adresse. Le lien est peut-être incomplet.
table-missing = Cette table n’existe pas, ou n’existe plus. Le lien est peut-être incomplet.
rules-compiling = Les règles sont en cours de compilation : tout est jouable, les bots réfléchissent juste un peu plus lentement.
rules-ready = Les règles sont compilées : les bots s’en servent déjà, le site suivra dans un moment calme.
not-affiliated = Chrysalide est un projet indépendant, sans lien avec les auteurs, illustrateurs ou éditeurs de ces jeux, ni approuvé par eux. Les noms appartiennent à leurs propriétaires ; tous les dessins sont les nôtres.
designers =
    { $count ->
        [one] Auteur : { $names }.
       *[other] Auteurs : { $names }.
    }
about-text = Chrysalide met sur votre écran des jeux de société qui parlent de nature, avec leurs règles entières et des adversaires toujours prêts. On y joue seul, à plusieurs devant le même écran ou à distance, en français, en anglais et en espagnol.
access-text = Tout se joue à la souris, au doigt, au clavier ou avec un lecteur d’écran : la liste des choix contient tout ce que montre le plateau. Une information n’est jamais donnée par la couleur seule. La touche « ? » montre les raccourcis, et les animations disparaissent si votre appareil le demande.
privacy-text = Aucune requête ne quitte ce site, sauf les notifications si vous les demandez : elles passent, chiffrées, par le service de votre navigateur. Vos parties sont retrouvées grâce à des clés gardées dans ce navigateur ; il n’y a ni compte, ni pistage, ni publicité.

## Les erreurs

error-unreachable = Le site ne répond pas. Vérifiez votre connexion, puis réessayez.
error-failed = Quelque chose n’a pas fonctionné. Réessayez dans un instant.
error-not-found = Rien ne se trouve à cette adresse.
game-missing = Ce jeu n’est pas sur nos étagères.

## L’accueil

home-title =
    { $count ->
        [0] Des jeux de nature, une table prête.
        [1] Un jeu de nature, une table prête.
        [2] Deux jeux de nature, une table prête.
        [3] Trois jeux de nature, une table prête.
        [4] Quatre jeux de nature, une table prête.
        [5] Cinq jeux de nature, une table prête.
        [6] Six jeux de nature, une table prête.
        [7] Sept jeux de nature, une table prête.
        [8] Huit jeux de nature, une table prête.
       *[other] { $count } jeux de nature, une table prête.
    }
home-line = Un adversaire vous attend déjà : deux clics et vous jouez.
the-games = Les jeux
cooperative = Coopératif
players-range =
    { $range ->
        [yes] { $fewest }–{ $most } joueurs
       *[no]
            { $most ->
                [one] { $most } joueur
               *[other] { $most } joueurs
            }
    }
minutes = { $minutes } min
age = dès { $age } ans
play = Jouer
play-game = Jouer à { $game }
my-tables = Mes parties
kept-here = Gardées sur cet appareil
your-turn = À vous de jouer
standing-their-turn = Au tour de { $player }
standing-waiting = En attente de joueurs
standing-going-on = Partie en cours
won-by =
    { $count ->
        [0] Partie terminée
        [one] Gagnée par { $names }
       *[other] Gagnée par { $names }
    }
resume = Reprendre
resume-game = Reprendre : { $game }
look = Voir
replay = Revoir la partie
# Where there is room for one word, beside the match.
replay-short = Revoir
review = Analyser
replay-game = Revoir : { $game }
forget = Retirer
forget-game = Retirer cette partie : { $game }
show-all = Tout voir ({ $count })
door-learn-progress =
    { $state ->
        [new]
            { $total ->
                [one] { $total } étape
               *[other] { $total } étapes
            }
        [begun] { $done } sur { $total }
       *[done] terminé
    }
door-rules-game = Les règles : { $game }
door-rules-about = en bref
door-friend = Avec un ami
door-friend-game = { $game } avec un ami
door-friend-about = par lien
problems = Problèmes
door-problems-about = Une position, un seul meilleur coup. Ceux du jour vous attendent.
finished-tables = Parties terminées

## Une nouvelle table

ready-line =
    { $bots ->
        [0]
            { $open ->
                [0] Une table pour jouer devant le même écran
               *[other] Une table avec des places à pourvoir par un lien
            }
        [one]
            { $open ->
                [0] Table prête : vous { $together ->
                    [yes] avec
                   *[no] contre
                } un { $bot }
               *[other] Un { $bot } et des places à pourvoir par un lien
            }
       *[other]
            { $open ->
                [0] Table prête : vous { $together ->
                    [yes] avec
                   *[no] contre
                } { $bots } bots
               *[other] { $bots } bots et des places à pourvoir par un lien
            }
    }
pack-named = Paquet « { $title } »
pack-untitled = sans titre
edit-own = Votre propre boîte : l’éditeur
first-match = Première partie
first-match-line =
    { $bots ->
        [0] Un clic et la partie commence
        [one]
            { $together ->
                [yes] Un clic et vous jouez avec un { $bot }
               *[no] Un clic et vous jouez contre un { $bot }
            }
       *[other]
            { $together ->
                [yes] Un clic et vous jouez avec { $bots } bots
               *[no] Un clic et vous jouez contre { $bots } bots
            }
    }
own-way = Ou à votre façon
your-name = Votre nom
name = Nom
name-hint = facultatif
start = Commencer
rules = Règles
seats = Places
seats-about = qui joue, et d’où
how-many = Nombre de places
people-alone = 1 (vous jouez { $seats } places)
seat-number = Place { $number }
sitter-me = Moi
sitter-beside = Quelqu’un à côté de moi
sitter-bot = Un bot
sitter-open = Une place libre, par lien
open-about = Un lien à envoyer vous attendra à la table.
sitter-engine = Un programme
engine-about = Sans nom : un lien à donner au programme vous attendra à la table. Avec le nom d’un programme inscrit sur ce site, il est prévenu et vient s’asseoir.
ready-engine = La partie commencera quand le programme sera assis
engine-seat = Place pour un programme
engine-named = { $name } (programme)
engine-link = Place { $number } : lien du programme
engine-how = À donner à qui a écrit le programme, qui lance : chrysalide seat LIEN --bot mon.module:Bot
level = Niveau
bot-about-beginner = Comme à une première partie : prend ce qui rapporte tout de suite et oublie beaucoup du reste.
bot-about-easy = Comme à la deuxième ou troisième partie : joue raisonnablement l’instant, regarde rarement plus loin.
bot-about-medium = Comme quelqu’un qui joue de temps en temps : prévoit quelques tours.
bot-about-hard = Comme quelqu’un qui joue souvent : a des plans et profite des erreurs.
bot-about-expert = Comme quelqu’un qui connaît le jeu par cœur : réfléchit jusqu’à cinq secondes par tour.
options = Options
options-about = variantes et durée
all = Tout choisir
none = Ne rien choisir
fault-too-low = Au moins { $minimum }.
fault-too-high = Au plus { $maximum }.
fault-not-a-number = Un nombre entier est attendu.
fault-empty = Choisissez au moins un élément.
bot = bot

## À table

the-table = La table
the-question = La question
table-menu = Cette table
table-menu-short = Table
new-table = Nouvelle partie
to-table = Retour à la table
you = vous
at-this-screen = à cet écran
connected = en ligne
away = hors ligne
open-seat = Place libre
open-seat-line = en attente
kept-line = un { $bot } joue
to-act = Doit jouer
winner = victoire
title-your-turn = À vous
turn-of =
    { $you ->
        [yes] À vous de jouer.
       *[no] Au tour de { $player }.
    }
turn-chance = Le hasard décide…
watching = Vous regardez
your-choices = Vos choix
choices-none = Rien à choisir pour le moment : ce n’est pas à vous de jouer.
choices-lost = Vos choix reviendront avec la connexion.
choices-starting = Vos choix seront là dès que la partie reprend.
choices-soon = La suite arrive…
choices-over = La partie est terminée.
choices-watching = Seuls les joueurs voient les choix.
choices-kept = Un bot joue pour vous. Reprenez votre place pour choisir vous-même.
step-back = Revenir à l’étape précédente
points =
    { $points ->
        [one] point
       *[other] points
    }
log = Journal
# Le journal par tours, et ce qui s’est passé depuis l’action du lecteur.
log-turn =
    { $you ->
        [yes] Votre tour
       *[no] { $player }
    }
log-setup = Mise en place
since-title = Depuis votre tour
since-watching = Le dernier tour
again = Revoir le tour
again-stop = Revenir au présent
undo = Annuler un coup
undo-about = Annuler votre dernier coup
this-match = Cette partie
restart = Recommencer le tour
# As short as possible, under an icon; the whole label begins with it.
restart-short = Recommencer
undo-short = Annuler
restart-about = Recommencer votre tour depuis le début, ou depuis la dernière chose révélée ou piochée
restart-single = Vous n’avez joué qu’un coup depuis le début de votre tour, ou depuis la dernière chose révélée : annulez-le.
hint = Conseil
hint-about = Voir ce que jouerait un bon joueur
hint-here = Coup conseillé
tips = Conseils pour débuter
tips-again = Réafficher les conseils
tip-dismiss = Fermer ce conseil
thinking = Réflexion…
skip = Accélérer
reconnecting = Connexion perdue. Nouvelle tentative…
no-answer = Le site ne répond plus. Vérifiez votre connexion.
rule-number = Règle { $rule }
search-rules = Chercher dans les règles
rules-none = Aucune règle ne correspond à cette recherche.
rules-found =
    { $count ->
        [0] Aucune réponse pour « { $query } »
        [one] { $count } réponse pour « { $query } »
       *[other] { $count } réponses pour « { $query } »
    }
rules-parts = Parties des règles
rules-part-brief = En bref
rules-part-rules = Règles
brief-title = { $game } en bref
brief-about = Trois minutes de lecture. Tout le reste est derrière, numéroté.
brief-aim = Le but
brief-end = La fin
brief-tips = Trois conseils
learn-by-playing = Apprendre en jouant
example-title = Exemple : { $title }
chapter = Chapitre
chapters = Chapitres
chapters-beside = Chapitre précédent, chapitre suivant
rule-missing = Il n’y a pas de règle { $rule }. Voici les chapitres.
term-box = sur la boîte : « { $word } »
term-also = on dit aussi : { $words }
term-rule = Voir la règle { $rule }
search-box = La boîte française écrit « { $said } ». Ici, nous disons « { $ours } ».
rules-elsewhere = Dans les autres jeux
search-also = « { $said } » : ici, nous disons « { $ours } ».
search-known = On comprend aussi :
rule-note = Remarque
show-sources = Sources
source =
    { $source ->
        [B] du livret
        [S] d’autres sources publiques
        [I] déduit
       *[O] notre décision
    }
plain-of-seat = { $player } : { $what }
plain-empty = Vide
plain-face-down = Carte face cachée
plain-nothing = Rien encore
kept-banner =
    { $you ->
        [yes] Un { $bot } joue pour vous.
       *[no] Un { $bot } joue pour { $player }.
    }
play-myself =
    { $you ->
        [yes] Reprendre ma place
       *[no] Rendre sa place à { $player }
    }
let-bot =
    { $you ->
        [yes] Laisser un bot jouer pour moi
       *[no] Laisser un bot jouer pour { $player }
    }
let-bot-short = Laisser un bot jouer
let-bot-about =
    { $you ->
        [yes] La place reste la vôtre : vous voyez tout ce que vous voyiez, et vous reprenez la main quand vous voulez.
       *[no] La place reste à { $player }, qui pourra la reprendre à tout moment. D’ici là, un bot y joue.
    }
let-bot-go = Laisser jouer
let-bot-settled = Comme convenu à cette table, le { $bot } jouera.

## Partager, vérifier

share = Partager
copy = Copier
copied = Copié
invitation-link = Invitation pour la place { $number }
spectator-link = Lien pour regarder
replay-link = Lien pour revoir la partie
own-seat-link = Votre place sur un autre appareil
own-seat-about = Ce dernier lien est votre clé : avec lui, on joue à votre place.
sounds = Des sons
confirm-moves = Confirmer mes coups
confirm-question = Jouer ce coup ?
confirm-how = Entrée pour jouer, Échap pour renoncer.
confirm-yes = Jouer
confirm-no = Renoncer
carnet = Carnet
carnet-of = Carnet de { $name }
pace = Vitesse des bots et des animations
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pause-bots = S’arrêter après le tour de chaque bot
pause-bots-about = La page attend un clic ou la touche N avant de montrer la suite. Cela ne vaut que pour cet écran, et jamais avec une pendule.
bot-turn-over = Le tour du bot est terminé.
go-on = Continuer
fairness = Hasard vérifiable
fairness-about = Avant la première carte, le site tire une graine secrète et en montre l’empreinte. Tout le hasard de la partie en découle. À la fin, la graine est révélée : chacun peut vérifier qu’elle n’a pas changé en chemin.
commitment = Empreinte
seed = Graine
seed-later = révélée à la fin de la partie
promise-kept = Vérifié par votre navigateur : la graine correspond à l’empreinte.
promise-broken = La graine ne correspond pas à l’empreinte annoncée !
verify-yourself = Vérifier soi-même
verify-how = Dans un terminal, cette commande doit donner l’empreinte ci-dessus. Le fichier de la partie permet aussi de rejouer chaque tirage avec la commande « chrysalide verify ».
edition = À propos de cette édition
edition-short = Adaptation indépendante de { $game } ; les détails sont dans le menu de la table.
reconstructed-about = Ce que le livret n’imprime pas, nous l’avons reconstitué :
reconstructed-nothing = Tout ce qui est sur cette table vient du livret de règles.
rules-version = Version { $version } de nos règles
credit-title = Titre
credit-year = Année
credit-design = Auteur
credit-art = Illustration
credit-publisher = Éditeur

## Les touches

keys = Clavier
shortcuts-on = Raccourcis à une touche
key-number = choisir par le numéro
key-arrows = parcourir les choix
key-enter = jouer le choix
key-escape = revenir en arrière, fermer
key-choices = aller à la liste des choix
key-hint = conseil
key-undo = annuler un coup
key-restart = recommencer le tour
key-rules = règles
key-skip = accélérer l’animation
key-go-on = montrer le tour suivant
key-again = revoir ce que les autres ont fait
key-keys = cette aide
key-steps = coup précédent, suivant
key-turns = tour précédent, suivant
key-periods = manche, saison ou année précédente, suivante
key-eyes = changer de point de vue
key-play-from = jouer à partir d’ici
key-home = Début
key-end = Fin
key-play = lecture, pause

## Attendre et rejoindre

waiting-title =
    { $count ->
        [one] Il manque un joueur
       *[other] Il manque { $count } joueurs
    }
waiting-text = Envoyez une invitation : la partie commence dès que chaque place est prise.
invite-how = Envoyez ce lien, ou faites scanner le code : la partie commence dès que la place est prise.
link-here-only = Ce lien ne s’ouvre que sur cet ordinateur. Pour inviter un autre appareil, lancez le site avec « --host 0.0.0.0 » et ouvrez-le à l’adresse qu’il affiche.
seat-taken = en place
join-title = Une place vous attend : { $game }
join-text =
    { $count ->
        [one] { $names } vous invite à sa table.
       *[other] { $names } vous invitent à leur table.
    }
sit-down = Prendre place
just-watch = Seulement regarder
pass-device = Passez l’écran à { $player }
pass-about = La main de chacun reste secrète. Continuez quand le bon joueur est devant l’écran.
i-am = Je suis { $player }

## Les tables publiques

public-tables = Tables publiques
public-tables-about = Pour jouer, ou pour regarder
public-empty = Personne n’attend à une table en ce moment.
public-empty-about = Ouvrez-en une : quelqu’un viendra peut-être vous rejoindre. Quel jeu ?
home-tables =
    { $count ->
        [0] Ou jouez avec d’autres joueurs aux tables publiques.
        [one] Quelqu’un attend à une table publique.
       *[other] Des joueurs attendent à { $count } tables publiques.
    }
refresh = Actualiser la liste
seats-free =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
sit-down-at = Prendre place : { $game }, avec { $names }
watch = Regarder
watch-at = Regarder : { $game }, { $names }
option-value = { $label } – { $value }
option-part = { $label } – { $count } sur { $all }
no = non
join-listed =
    { $count ->
        [one] { $names } attend à cette table.
       *[other] { $names } attendent à cette table.
    }
title-turns =
    { $count ->
        [one] À vous
       *[other] À vous ({ $count })
    }

## Ce qui est convenu

terms = Réglages de la table
terms-about = qui peut venir, pendule, absences, aide, discussion
ready-public =
    { $open ->
        [one] Une table publique, une place à prendre
       *[other] Une table publique, { $open } places à prendre
    }
who-may-come = Qui peut venir ?
come-private = Seulement avec un lien
come-private-about = Vous envoyez une invitation pour chaque place libre.
come-public = Tout le monde
come-public-about = La table figure à l’accueil ; les places libres vont aux premiers arrivés.
ready-check = Attendre que tout le monde soit prêt
ready-check-about = La partie ne commence que lorsque tous les joueurs l’ont confirmé.
clock = Pendule
clock-off = Sans pendule
clock-per-decision = Par coup
clock-per-match = Pour toute la partie
clock-move = { $time } par coup
clock-bank =
    { $plus ->
        [yes] { $time } + { $increment } par coup
       *[no] { $time } pour la partie
    }
clock-own = Autre réglage…
own-minutes = Minutes
own-increment = Secondes ajoutées
own-fault = Entre une demi-minute et 30 jours, et de 0 à 86 400 secondes ajoutées.
on-timeout = Quand le temps est écoulé
timeout-play = temps écoulé : un { $bot } joue le coup
timeout-keep = temps écoulé : un { $bot } prend la suite
timeout-loss = temps écoulé : partie perdue
timeout-play-about = Un bot joue ce coup, puis le joueur continue.
timeout-keep-about = Un bot garde la place jusqu’à ce que le joueur la reprenne.
timeout-loss-about = La partie s’arrête : le joueur à court de temps a perdu.
absent = Si quelqu’un s’en va
absent-off = Personne ne joue à sa place : on attend
absent-about = Après 20 secondes, les autres peuvent laisser ce bot jouer. La place reste au joueur absent.
absent-clock = Le bot qui joue quand le temps est écoulé
absent-clock-about = Tant qu’une pendule tourne, personne d’autre ne décide d’une place, même si le joueur est parti.
help-allowed = Autoriser l’aide
help-allowed-about = Les conseils, et un bot qui joue pour vous. Non, sauf si vous le cochez, dès qu’une deuxième personne joue. Le journal montre à tout le monde qui s’en sert.
chat-allowed = Discussion à la table
chat-allowed-about = Les joueurs assis à la table peuvent s’écrire.
terms-listed = Table publique
terms-private = Sur invitation
terms-silent = Sans discussion
terms-ready-check = On commence quand tout le monde est prêt
terms-absent-bot = En cas d’absence : { $bot }
terms-absent-off = En cas d’absence : on attend
terms-help = Aide autorisée
terms-no-help = Sans conseils ni bots

## Les papillons de chacun

avatar = Votre papillon
avatar-change = Votre papillon : { $avatar }. En changer

## Avant la partie

fill-seat = Mettre un bot
unfill-seat = Retirer le bot
seat-filled = Bot en attendant : une personne invitée peut encore prendre la place
waiting-filled = Un bot a pris une place libre. La partie commence dès que tout le monde est prêt.
waiting-complete = Tout le monde est là
waiting-ready = La partie commence dès que tout le monde est prêt.
waiting-text-ready = Envoyez une invitation : la partie commence quand chaque place est prise et que tout le monde est prêt.
waiting-watching = La partie commence dès que chaque place est prise.
waiting-listed = La table est dans la liste publique : quelqu’un peut venir à tout moment. La partie commence dès que chaque place est prise.
waiting-listed-ready = La table est dans la liste publique. La partie commence quand chaque place est prise et que tout le monde est prêt.
seat-waits-for = attend { $player }
is-ready = c’est bon
is-not-ready = pas encore
ready-say =
    { $count ->
        [one] C’est bon pour moi
       *[other] C’est bon pour nous
    }
leave-seat =
    { $count ->
        [one] Quitter ma place
       *[other] Quitter nos places
    }
free-seat = Libérer la place

## Prévenir

notices = M’avertir quand c’est à moi ou que quelqu’un arrive
notices-on = Vous recevrez ici les notifications
notices-on-about = Tant que la page est ouverte à l’arrière-plan.
notices-on-always = Même quand la page est fermée.
notice-guest = Quelqu’un s’est assis à votre table
notice-start = La partie commence
notices-refused = Le navigateur bloque les notifications de ce site. Vous pouvez peut-être les autoriser dans ses réglages.

## La fin

match-over = Partie terminée
result = Résultat
won =
    { $you ->
        [yes] Vous gagnez la partie !
       *[no]
            { $winners_count ->
                [one] { $player } gagne la partie.
               *[other] { $winners } gagnent la partie.
            }
    }
nobody-won = Personne ne gagne cette partie.
team-won = Vous avez gagné ensemble !
team-lost = Cette fois, la partie est perdue.
play-again = Rejouer
download-record = Télécharger la partie

## Revoir

replay-controls = Lecture
replay-position = Position dans la partie
replay-eyes = Vu par
replay-start = Le début de la partie
replay-history = Coups annulés
replay-undone = annulé ensuite
step-before = Coup précédent
step-after = Coup suivant
play-on = Lecture
pause = Pause
speed = Vitesse
turn-before = Tour précédent
turn-after = Tour suivant
replay-period = Aller à
replay-all = Tous
replay-evaluation = Analyse de cette position
replay-expected = Chances de chacun ici : { $sides }
replay-verdict =
    { $mark ->
        [excellent] { $player } : excellent.
        [good] { $player } : bon coup.
        [inaccurate] { $player } : coup imprécis (−{ $loss }).
       *[mistake] { $player } : erreur (−{ $loss }).
    }
replay-instead = L’expert aurait préféré : { $choice }
replay-best = L’expert aurait joué de même.
replay-no-verdict = Rien à juger ici.
replay-review = Toute l’analyse

## Jouer à partir d’une position

play-from-here = Jouer à partir d’ici
play-from-over = Il n’y a plus rien à jouer à cette position.
play-from-about = Une nouvelle partie commence à cette position ({ $index } / { $length }). Ce qui est déjà posé reste en place ; tout ce que le hasard apportera ensuite est nouveau.
play-from-seat = Votre place
play-from-others =
    { $count ->
        [one] En face de vous
       *[other] Aux autres places
    }
play-from-bots =
    { $count ->
        [one] Un bot
       *[other] Des bots
    }
play-from-friend = Quelqu’un d’autre, par lien
play-from-friend-about =
    { $count ->
        [one] Vous enverrez un lien, et la partie reprend dès que la place est prise.
       *[other] Vous enverrez des liens ; des bots peuvent compléter la table.
    }
play-from-hidden = Cartes cachées
deal-same = Les mêmes
deal-same-about = Elles sont là où elles étaient vraiment : vous les connaissez peut-être, pour les avoir revues.
deal-again = Redistribuées
deal-again-about = Ce que { $player } ne pouvait pas savoir est redistribué au hasard, sans rien changer à ce que cette place a vu.
play-from-start = Commencer
play-from-busy = Préparation de la table…
origin-link = Partie d’origine
origin-see = Voir la partie d’origine
terms-origin = À partir d’une position d’une autre partie
note-continued =
    { $dealt ->
        [again] Ici commence une nouvelle partie, à partir de cette position. Les cartes cachées ont été redistribuées.
       *[same] Ici commence une nouvelle partie, à partir de cette position.
    }

## Ouvrir, garder et montrer une partie

open-record = Ouvrir une partie enregistrée
records-about = Le fichier d’une partie se rejoue ici, coup par coup. On le télécharge à la fin d’une partie ou pendant qu’on la revoit.
records-drop = Déposez ici le fichier d’une partie
records-choose = Choisir un fichier
records-paste = Ou collez son texte
records-open = Revoir cette partie
records-privacy = La partie reçoit une adresse. Toute personne qui la connaît peut revoir la partie, avec les noms qui sont dans le fichier.
record-large = Ce fichier est bien trop grand pour être celui d’une partie.
record-refused = « { $name } » ne peut pas être ouvert
record-refused-text = Ce texte ne peut pas être ouvert
record-place = Ligne { $line } du fichier
record-what-to-do = Que faire ?
record-advice-again = Le fichier a été abîmé en route. Téléchargez-le de nouveau depuis la partie, ou demandez-en une autre copie.
record-advice-edited = Quelqu’un a sans doute modifié le fichier. Utilisez l’original, ou corrigez la ligne et ôtez celles de l’en-tête qui commencent par « digest » et « result ».
record-advice-foreign = Choisissez un fichier téléchargé depuis Chrysalide : son nom commence par « chrysalide- » et finit par « .txt ».
record-advice-version = Le fichier est intact, mais il lui faut une autre version de Chrysalide : celle qui l’a écrit.
record-advice-masked = La partie n’était pas finie. Quand elle le sera, téléchargez-la de nouveau : plus rien n’y sera caché.
log-imported = Cette partie vient d’un fichier : le site a vérifié chaque coup selon les règles, mais ne sait pas qui l’a jouée.
replay-unfinished = Le fichier s’arrête ici : la partie n’était pas finie
no-commitment = Aucune : les tirages ont été saisis à la main.
no-seed = Elle n’est pas dans le fichier.
newer-title = Une partie d’une version plus récente
newer-about = Rien n’est perdu : la partie reste telle quelle sur cet appareil. Le fichier la contient comme elle a été enregistrée, avec ce qui est encore caché.
old-rules-title = Une partie aux anciennes règles
old-rules-about = Les règles de ce jeu ont été corrigées depuis. La partie ne peut plus être revue ici, mais rien n’en est perdu : téléchargez-la pour la revoir avec la version de l’époque.
position-link = Lien vers cette position ({ $index })
position-about = Le lien s’ouvre exactement ici, pour tout le monde.
position-about-playing = Le lien s’ouvre exactement ici. Tant que la partie dure, chacun n’y voit que ce qu’il peut savoir.
qr-code = Code QR
qr-about = À scanner avec l’appareil photo d’un téléphone.
qr-secret = Ce code donne la place : ne le montrez qu’à la personne invitée.
key-speed = Plus vite, plus lentement
key-share = Partager cette position

## Ensemble, pendant et après la partie

restarting = Le site redémarre, un instant…
act-not-played = Ce coup n’est pas arrivé à temps et n’a pas été joué. Il vous est toujours proposé.
clock-left = Temps restant :
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes }
clock-days = { $days } j { $hours } h
clock-spoken =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
clock-low = Votre temps est presque écoulé : { $time }.
undo-ask = Annuler un coup…
undo-ask-about = Demander à tout le monde d’annuler votre dernier coup
undo-ask-title = Demander à annuler un coup
undo-ask-text = Vous pouvez demander à tous les joueurs d’annuler votre dernier coup. Chacun doit accepter, même si un bot joue pour lui. Les bots assis à leur propre place acceptent toujours.
undo-ask-alone = Personne d’autre n’a à donner son accord : vous pouvez quand même annuler votre dernier coup.
undo-ask-log = Les coups annulés restent dans le journal et quand on revoit la partie, avec votre nom.
undo-ask-go = Demander à tout le monde
undo-go-back = Annuler mon coup
undo-question =
    { $you ->
        [yes] Vous demandez à annuler votre dernier coup.
       *[no] { $player } demande à annuler son dernier coup.
    }
undo-agreed-by = Ont accepté : { $names }.
undo-waits-for = On attend { $names }.
undo-withdraw = Retirer la demande
undo-not-agreed = Votre demande n’a pas été acceptée : la partie continue.
agree = Accepter
refuse = Refuser
note-undo =
    { $you ->
        [yes] Vous annulez votre dernier coup.
       *[no] { $player } annule son dernier coup.
    }
note-undo-turn =
    { $you ->
        [yes] Vous recommencez votre tour.
       *[no] { $player } recommence son tour.
    }
note-undo-agreed =
    { $you ->
        [yes] Avec l’accord de tous, vous annulez votre dernier coup.
       *[no] Avec l’accord de tous, { $player } annule son dernier coup.
    }
note-keep =
    { $you ->
        [yes] Un { $bot } prend le relais pour vous.
       *[no] Un { $bot } prend le relais pour { $player }.
    }
note-absent =
    { $you ->
        [yes] Vous n’étiez plus là : un { $bot } joue pour vous.
       *[no] { $player } n’est plus là : un { $bot } joue à sa place.
    }
note-plan = { $player } a un plan : { $why }
note-proposal = { $player } propose : { $choice }. Vous décidez ensemble.
note-hint =
    { $you ->
        [yes] Vous avez demandé un conseil.
       *[no] { $player } a demandé un conseil.
    }
undone-what =
    { $count ->
        [one] Ce qui a été annulé
       *[other] Ce qui a été annulé ({ $count })
    }
note-resume =
    { $you ->
        [yes] Vous avez repris votre place.
       *[no] { $player } a repris sa place.
    }
note-time-play =
    { $you ->
        [yes] Votre temps est écoulé : un bot joue ce coup.
       *[no] Le temps de { $player } est écoulé : un bot joue ce coup.
    }
note-time-keep =
    { $you ->
        [yes] Votre temps est écoulé : un { $bot } joue pour vous.
       *[no] Le temps de { $player } est écoulé : un { $bot } joue à sa place.
    }
note-time-loss =
    { $you ->
        [yes] Votre temps est écoulé : la partie s’arrête.
       *[no] Le temps de { $player } est écoulé : la partie s’arrête.
    }
ended-by-time =
    { $you ->
        [yes]
            { $winners_count ->
                [0] Votre temps est écoulé : la partie est perdue.
                [one] Votre temps est écoulé : { $winners } gagne la partie.
               *[other] Votre temps est écoulé : { $winners } gagnent la partie.
            }
       *[no]
            { $winner ->
                [you] Le temps de { $player } est écoulé : vous gagnez la partie !
                [none] Le temps de { $player } est écoulé : la partie est perdue.
                [one] Le temps de { $player } est écoulé : { $winners } gagne la partie.
               *[other] Le temps de { $player } est écoulé : { $winners } gagnent la partie.
            }
    }
log-and-chat = Journal et discussion
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-news = { $player } : { $text }
chat-silent = Personne n’a encore rien dit. Un petit bonjour ?
chat-watching = Seuls les joueurs assis à la table peuvent écrire.
chat-write = Écrire un message
chat-send = Envoyer
chat-left =
    { $count ->
        [0] Plus aucun caractère disponible
        [one] Encore { $count } caractère
       *[other] Encore { $count } caractères
    }
chat-over =
    { $count ->
        [one] { $count } caractère de trop
       *[other] { $count } caractères de trop
    }
emotes = Réactions
emote-hello = Bonjour !
emote-luck = Bonne chance !
emote-bravo = Bien joué !
emote-thanks = Merci !
emote-oops = Oups…
emote-thinking = Je réfléchis…
emote-wow = Waouh !
emote-heart = J’adore !
about-player = Bloquer ou signaler { $player }
block = Bloquer
unblock = Débloquer
unblock-player = Débloquer { $player }
blocked = Bloqués
blocked-player = { $player } est bloqué
blocked-here = { $player }, que vous avez bloqué, est à cette table.
blocked-people =
    { $count ->
        [one] Une personne bloquée
       *[other] { $count } personnes bloquées
    }
block-about = Ses messages disparaissent et les tables publiques où elle joue ne vous sont plus montrées, dans ce navigateur.
block-limits = Sans compte, une personne n’est reconnue qu’à son nom : si elle en change, ou prend une place libre à votre table, rien ne peut l’en empêcher.
report-reason = Que s’est-il passé ?
report-about = L’exploitant du site reçoit votre phrase, le nom et les derniers messages de la table. Personne d’autre ne le saura.
report-send = Signaler à l’exploitant
report-sent = C’est envoyé. Merci.
change = Changer
mute-player = Mettre { $player } en sourdine
mute-about = Ne plus voir ce que { $player } écrit ; personne d’autre ne le saura
muted = En sourdine
muted-player = { $player } est en sourdine
unmute = Rétablir
unmute-player = Lire de nouveau { $player }
rematch = Revanche
rematch-by =
    { $names_count ->
        [one] { $names } aimerait une revanche.
       *[other] { $names } aimeraient une revanche.
    }
rematch-there = Une revanche est proposée.
rematch-join = Rejoindre
rematch-return = À la revanche
rematch-watch = Regarder la suite

## Lessons

learn = Apprendre
learn-game = Apprendre { $game }
learn-line = De courtes leçons sur une vraie table, sans enjeu.
lesson-line = Leçon · sur une vraie table, sans enjeu
lesson-step = Étape { $step } sur { $steps }
lesson-count = { $step } sur { $steps }
lesson-steps =
    { $steps ->
        [one] une étape
       *[other] { $steps } étapes
    }
lesson-minutes =
    { $minutes ->
        [one] environ une minute
       *[other] environ { $minutes } minutes
    }
lesson-path = Les étapes
lesson-done = fait
lesson-leave = Quitter la leçon
lesson-review = Revoir l’étape
lesson-show = Montrer
lesson-bubble = Consigne
lesson-fold = Replier la consigne
lesson-unfold = Rouvrir la consigne
lesson-pointed = À choisir : { $name }
lesson-start = Commencer
lesson-resume = Continuer
lesson-again = Refaire la leçon
lesson-next = Leçon suivante
lesson-next-named = Leçon suivante : { $name }
lesson-over = Bien joué !
lesson-over-task = Prenez le temps de regarder la table.
lesson-finish = Terminer la leçon
lesson-ended = Leçon terminée
lesson-end-title = Vous savez jouer.
lesson-end-more = « { $name } » : c’est fait.
lesson-end-line =
    { $steps } étapes, { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. { $next ->
        [lesson] La leçon suivante montre la suite, utile dès la première partie.
       *[match] Il reste à essayer pour de bon.
    }
lesson-learned = Ce que vous avez appris
lesson-more = Autres choix
lesson-missing = Ce jeu n’a pas encore de leçon. Ses règles vous attendent.
first-match-title =
    { $together ->
        [yes] Première partie avec un bon partenaire
       *[no] Première partie contre un débutant
    }
first-match-about =
    { $together ->
        [yes] Votre partenaire connaît le jeu. Les conseils restent affichés.
       *[no] Votre adversaire apprend aussi. Les conseils restent affichés.
    }
first-match-start = Commencer la partie
first-match-try = Essayer une partie
read-rules = Lire les règles

## Cartes et objectifs

cards-show = Montrer
cards-all = Tout
cards-ours = reconstitué
cards-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
cards-place = { $place } sur { $of }
cards-before = Précédent
cards-after = Suivant
cards-rules = Ce que disent les règles

## Finir avant la fin

draw = Proposer la partie nulle
draw-means = Tout le monde doit accepter. Le prochain coup retire l’offre.
draw-question =
    { $you ->
        [yes] Vous proposez la partie nulle.
       *[no] { $player } propose la partie nulle.
    }
draw-not-agreed = Votre offre de partie nulle n’a pas été acceptée : la partie continue.
resign = Abandonner…
resign-title = Abandonner la partie ?
resign-who = Qui abandonne ?
resign-means = Si tout le monde accepte, la partie s’arrête.
resign-question =
    { $you ->
        [yes] Vous proposez d’abandonner ensemble.
       *[no] { $player } propose d’abandonner ensemble.
    }
resign-not-agreed = Tout le monde n’est pas d’accord pour abandonner : la partie continue.
resign-final = Un abandon ne peut pas être annulé.
resign-stay = Continuer à jouer
way-bot = Un { $bot } joue à votre place jusqu’à la fin, comme convenu à l’ouverture de la table. Vous pourrez regarder la partie, mais plus reprendre votre place.
way-bot-go = Laisser ma place au bot
way-end =
    { $names_count ->
        [one] La partie s’arrête aussitôt et { $names } gagne.
       *[other] La partie s’arrête aussitôt et { $names } gagnent.
    }
way-end-lost = La partie s’arrête aussitôt : elle est perdue pour tout le monde.
way-end-go = Abandonner la partie
way-asks =
    { $names_count ->
        [one] Il faut l’accord de { $names }.
       *[other] Il faut l’accord de { $names }.
    }
way-ask-go = Proposer d’abandonner ensemble
note-resigned =
    { $you ->
        [yes] Vous abandonnez : la partie s’arrête.
       *[no] { $player } abandonne : la partie s’arrête.
    }
note-resign-bot =
    { $you ->
        [yes] Vous abandonnez : un { $bot } joue à votre place jusqu’à la fin.
       *[no] { $player } abandonne : un { $bot } joue à cette place jusqu’à la fin.
    }
note-resign-declined =
    { $you ->
        [yes] Vous préférez continuer.
       *[no] { $player } préfère continuer.
    }
note-draw-offer =
    { $you ->
        [yes] Vous proposez la partie nulle.
       *[no] { $player } propose la partie nulle.
    }
note-draw-declined =
    { $you ->
        [yes] Vous refusez la partie nulle.
       *[no] { $player } refuse la partie nulle.
    }
note-draw-agreed = Tout le monde accepte : la partie est nulle.
ended-resigned =
    { $you ->
        [yes]
            { $winners_count ->
                [0] Vous avez abandonné : la partie est perdue.
                [one] Vous avez abandonné : { $winners } gagne la partie.
               *[other] Vous avez abandonné : { $winners } gagnent la partie.
            }
       *[no]
            { $winner ->
                [you] { $player } a abandonné : vous gagnez la partie !
                [none] { $player } a abandonné : la partie est perdue.
                [one] { $player } a abandonné : { $winners } gagne la partie.
               *[other] { $player } a abandonné : { $winners } gagnent la partie.
            }
    }
ended-agreed = Partie nulle, d’un commun accord.
resigned-line = a abandonné, un { $bot } joue
resigned-banner =
    { $you ->
        [yes] Vous avez abandonné : un { $bot } joue à votre place jusqu’à la fin.
       *[no] { $player } a abandonné : un { $bot } joue à cette place jusqu’à la fin.
    }

## Quitter la table

leave = Quitter la table
leave-title = Quitter la table ?
leave-text = La partie n’est pas perdue : vous la retrouvez sur la page d’accueil, dans « Mes parties », et vous reprenez où vous en étiez.
leave-clock = Votre pendule continue de tourner.
leave-wait = Les autres attendront votre retour.
leave-bot = Si vous tardez, les autres peuvent laisser un { $bot } jouer pour vous.
leave-stay = Rester à la table
leave-go = Quitter
left-notice = Vous avez quitté une partie en cours ({ $game }) : elle vous attend.
left-back = Revenir à la table
forget-title = { $game } : retirer cette partie ?
forget-text = Elle n’est pas terminée. Une fois retirée de cet appareil, on n’y revient qu’avec le lien de votre place.
forget-stay = La garder
forget-go = Retirer
forgotten = { $game } : partie retirée de cet appareil.
put-back = Annuler

## Un choix sans effet

vain = sans effet maintenant
vain-title = Jouer sans effet ?
vain-text = Cette action coûte quelque chose et ne change rien maintenant.
vain-go = Jouer quand même
vain-back = Choisir autre chose

# Jouer sur cet appareil, sans site
device-starting = La table se prépare sur cet appareil : { $percent } %
device-failed = Ce navigateur n’a pas pu démarrer les jeux sur cet appareil.
device-forgets = Ce navigateur n’enregistre rien pour cette page : la partie disparaît quand vous la fermez. Téléchargez-la avant de fermer la page.
device-stopped = Les bots de cet appareil ont cessé de réfléchir. Rien de la partie n’est perdu.
device-think = Les relancer
device-choice = Jouer sur cet appareil
device-choice-about = La partie reste dans ce navigateur et continue sans réseau. La première fois, les jeux sont téléchargés (environ 8 Mo).
device-alone = Vous jouez sur votre appareil
device-alone-about = Rien n’en sort, et il ne faut pas de réseau. Pour des amis sur d’autres appareils et pour les tables publiques, il faut un site.
device-site = Aller sur { $site }
device-level = { $level } (sur un site)
device-level-about = Des bots plus forts ont besoin d’un site : sur un appareil seul, ils réfléchiraient plus de dix secondes par tour.
device-slow = Sur un appareil seul, ce bot peut réfléchir plus de dix secondes par tour.
error-device = Les jeux n’ont pas pu démarrer sur cet appareil. A-t-il assez de mémoire, et le navigateur est-il à jour ?
fairness-device = Cette partie est sur votre propre appareil, qui tire aussi la graine : personne d’autre ne s’en porte garant.
