## Erreurs : chacune dit ce qui ne va pas et ce qu’il faut faire.

error-unknown-game = Le jeu « { $name } » n’existe pas. Choisissez parmi : { $games }.
error-seats = Ce jeu ne se joue pas à { $seats }. Nombres de places possibles : { $allowed }.
error-no-such-seat = La place { $seat } n’existe pas : les { $seats } places de cette partie sont numérotées à partir de 0.
error-unknown-option = L’option « { $option } » n’existe pas. Les options sont : { $options }.
error-option-value = « { $value } » n’est pas possible pour l’option { $option }. Choisissez parmi : { $values }.
error-option-twice = L’option { $option } nomme deux fois la même chose. Nommez chaque chose une seule fois.
error-option-few = L’option { $option } contient { $given } valeurs, mais il en faut au moins { $needed }. Ajoutez-en, ou choisissez tout avec all.
error-unknown-level = Aucun joueur ne s’appelle « { $level } ». Choisissez parmi : { $levels }.
error-seed = « { $seed } » ne peut pas servir de graine. Donnez un nombre ou un seul mot d’au plus 128 lettres et chiffres sans accents.
error-unknown-action = « { $text } » n’est pas une action de ce jeu. Une action commence par : { $words }.
error-action-form = « { $text } » est incomplet. Cela s’écrit : { $form }.
error-action-value = « { $value } » ne convient pas dans « { $text } ». Choisissez parmi : { $values }.
error-not-your-turn = Ce n’est pas à vous de jouer. Attendez que l’autre joueur ait joué.
error-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
error-nothing-there = Il n’y a rien à choisir là pour le moment.
error-no-seed = Ce compte rendu ne contient pas sa graine : le hasard ne peut pas continuer. Donnez la graine de la partie.
error-view = Cette vue est illisible ({ $why }). Donnez la vue produite par la partie.
error-view-game = Cette vue vient du jeu « { $found } », auquel ce joueur ne joue pas.
error-view-turn = Ce joueur ne peut choisir qu’à son tour, d’après la vue de sa propre place.
error-record-long = C’est trop long pour un compte rendu : { $limit } caractères au plus.
error-record-foreign = Ce n’est pas un compte rendu de Chrysalide : sa première ligne devrait être « chrysalide record 1 ».
error-record-format = Ce compte rendu a un format que cette version ne sait pas lire : « { $format } ». Prenez une version plus récente.
error-record-line = La ligne { $line } de l’en-tête est illisible : « { $text } ».
error-record-missing = L’en-tête ne donne pas « { $field } ». Le fichier est peut-être abîmé.
error-record-header = L’en-tête contient une valeur illisible. Le fichier est peut-être abîmé.
error-record-cut = Le compte rendu devrait avoir { $expected } lignes de jeu, mais il en a { $found } : il en manque une partie. Retrouvez le fichier entier.
error-record-changed = Les lignes de jeu ne correspondent pas à leur somme de contrôle : le fichier a été modifié ou abîmé.
error-record-game = Ce compte rendu est celui du jeu « { $found } ».
error-record-rules = Cette partie a été jouée avec la version { $found } des règles ; ici, c’est la version { $here }. Prenez la version de Chrysalide qui a écrit ce compte rendu.
error-record-setting = Le début de cet enregistrement demande une partie impossible : { $why }
error-record-seed = La graine ne correspond pas à l’empreinte annoncée dans ce compte rendu.
error-record-seat = La ligne de jeu { $number } (« { $text } ») nomme la mauvaise place.
error-record-entry = La ligne de jeu { $number } (« { $text } ») est impossible : { $why }
error-record-result = Le résultat de l’en-tête n’est pas celui auquel mènent les lignes de jeu.

## Reprendre un coup

undo-nothing = Il n’y a rien à reprendre.
undo-over = La partie est terminée : on ne peut plus rien reprendre.
undo-revealed = Quelque chose a été révélé depuis votre dernier coup : il est joué.
undo-binding = Ce coup ne se reprend pas : il a montré quelque chose.
undo-moved = Quelqu’un d’autre a joué depuis votre dernier coup : il est joué.

## La table était-elle honnête ?

verify-honest = Honnête : la graine correspond à l’empreinte annoncée, et les { $draws } tirages du hasard en viennent tous.
verify-honest-so-far = Honnête jusqu’ici : { $draws } tirages du hasard viennent de la graine. La partie n’est pas terminée.
verify-changed = Malhonnête : la ligne de jeu { $number } est « { $text } », mais la graine donne « { $drawn } ».
verify-no-commitment = Impossible de juger : ce compte rendu ne contient pas d’empreinte de la graine, le hasard a été saisi à la main.
verify-no-seed = Impossible de juger pour l’instant : la graine est révélée à la fin de la partie.

## Joueurs

bot-random = Hasard
bot-greedy = Gourmand
bot-montecarlo = Monte-Carlo
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-names = Citron, Vulcain, Aurore, Argus, Satyre
person-name = Joueur { $number }

## Le site

error-no-such-table = Cette table n’existe pas. Vérifiez l’adresse, ou ouvrez une nouvelle table.
error-bad-link = Ce lien de place n’est pas valable. Reprenez le lien donné à l’ouverture de la table.
error-bad-invitation = Cette invitation n’est pas valable, ou quelqu’un s’en est déjà servi. Demandez-en une autre.
error-waiting = La partie n’a pas commencé : une place est encore libre. Envoyez son invitation à quelqu’un.
error-stale = Il s’est passé quelque chose entre-temps. Regardez de nouveau et refaites votre choix.
error-spectator = Vous regardez la partie : seules les personnes assises à la table peuvent jouer.
error-storage = L’enregistrement a échoué, donc rien ne s’est passé. Réessayez dans un instant.
error-hello-first = Le premier message doit être « hello ».
error-bad-message = Ce message est incompréhensible. Il faut un seul objet connu, d’au plus { $limit } caractères.
error-bad-request = La demande est incompréhensible à « { $where } » : { $why }
error-no-such-place = Il n’y a rien à l’adresse « { $path } ».
error-no-position = La position { $index } n’existe pas : cette partie a les positions 0 à { $length }.
error-method = « { $method } » est impossible sur « { $path } ».
error-too-large = La requête est trop grande : { $limit } octets au plus.
error-broken = Une erreur s’est produite de notre côté. Regardez à nouveau avant de continuer.
error-database-url = « { $url } » n’est pas une base de données utilisable. Donnez une adresse qui commence par sqlite ou postgresql.
error-port = Le port { $port } de { $host } ne peut pas servir, peut-être parce qu’il est déjà pris. Choisissez-en un autre avec --port.

## Ligne de commande : aide

cli-about = Chrysalide joue à des jeux de société : dans le navigateur, dans le terminal, et entre bots. Sans commande, il démarre le site et l’ouvre.
cli-about-more = `chrysalide COMMANDE --help` en dit plus. Partout : --lang fr|en|es ; et `chrysalide --version`.
cli-heading-commands = Commandes :
cli-heading-usage = Usage :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-examples = Exemples :

cli-games-line = les jeux et leurs options
cli-play-line = jouer dans ce terminal, contre des bots ou côte à côte
cli-serve-line = démarrer le site et l’ouvrir dans un navigateur
cli-simulate-line = faire jouer des bots et compter
cli-replay-line = raconter une partie enregistrée
cli-verify-line = la table d’une partie enregistrée était-elle honnête ?
cli-bench-line = la vitesse des règles sur cette machine

cli-games-about = Montre tous les jeux, ou un jeu et ses options.
cli-games-example-1 = tous les jeux
cli-games-example-2 = un jeu : ses options, leur genre, leur valeur par défaut et les valeurs possibles
cli-games-example-3 = la même chose pour un programme
cli-play-about = Joue une partie dans ce terminal. Tapez une action telle que le compte rendu l’écrit, ou le numéro d’un choix ; « ? » montre tout ce qui peut se taper.
cli-play-example-1 = vous contre un bot de force moyenne
cli-play-example-2 = le bot a la première place ; en français
cli-play-example-3 = deux personnes au même clavier ; le compte rendu est gardé
cli-serve-about = Fait tourner le site sur cette machine jusqu’à Ctrl-C.
cli-serve-example-1 = le site sur cette machine, ouvert dans un navigateur
cli-serve-example-2 = un autre port, sans rien ouvrir
cli-serve-example-3 = pour tout le réseau, gardé dans PostgreSQL
cli-simulate-about = Fait jouer des bots les uns contre les autres. Les joueurs changent de place à chaque partie. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
cli-simulate-example-1 = mille parties de deux bots
cli-simulate-example-2 = des chiffres pour un programme, avec quatre processus
cli-simulate-example-3 = garde le compte rendu de chaque partie dans un dossier
cli-replay-about = Raconte une partie enregistrée, ligne de jeu par ligne de jeu.
cli-replay-example-1 = toute la partie
cli-replay-example-2 = la position après 40 lignes de jeu
cli-replay-example-3 = pour un programme, depuis un tube
cli-verify-about = Refait chaque tirage du hasard à partir de la graine du compte rendu. Code de sortie : 0 honnête, 1 malhonnête, 2 impossible de juger.
cli-verify-example-1 = cette table était-elle honnête ?
cli-verify-example-2 = pour un programme, depuis un tube
cli-bench-about = Mesure le jeu au hasard, par seconde de processeur : dans la boucle compilée, puis action par action depuis Python.
cli-bench-example-1 = tous les jeux, deux secondes par mesure
cli-bench-example-2 = un seul jeu, mesuré plus longtemps, pour un programme

cli-arg-help = montrer ceci et s’arrêter
cli-arg-lang = langue de tout ce qui s’affiche (sinon celle de LC_ALL ou de LANG, sinon l’anglais)
cli-arg-game = identifiant d’un jeu, comme dans `chrysalide games`
cli-arg-json = afficher du JSON pour un programme
cli-arg-players = un joueur par place, séparés par des virgules : le niveau d’un bot (random, greedy, montecarlo, easy, medium, hard)
cli-play-players = un joueur par place, séparés par des virgules : me, me:NOM ou le niveau d’un bot (random, greedy, montecarlo, easy, medium, hard) ; sinon vous contre medium
cli-arg-seats = nombre de places (sinon autant que de joueurs nommés)
cli-arg-option = une option du jeu, comme dans `chrysalide games GAME` ; peut être donné plusieurs fois
cli-arg-seed = graine du hasard : la même graine et les mêmes actions donnent la même partie (sinon une nouvelle)
cli-simulate-seed = graine du hasard et des bots (sinon 1)
cli-arg-save = garder le compte rendu dans ce fichier, même si la partie est abandonnée
cli-arg-file = un compte rendu ; - lit l’entrée standard
cli-arg-at = montrer la position après ce nombre de lignes de jeu
cli-arg-matches = nombre de parties (sinon 100)
cli-arg-jobs = nombre de processus (sinon un par processeur, un seul pour peu de parties)
cli-arg-records = garder le compte rendu de chaque partie dans ce dossier
cli-arg-seconds = secondes par mesure (sinon 2)
cli-arg-host = adresse d’écoute (sinon 127.0.0.1 : cette machine seulement)
cli-arg-port = port d’écoute (sinon 8000)
cli-arg-database-url = où garder les parties : sqlite:///FICHIER ou postgresql://… (sinon un fichier de cette machine)
cli-arg-no-browser = ne pas ouvrir de navigateur

## Ligne de commande : tableaux

cli-number = { $number }
cli-yes = oui
cli-no = non
cli-col-id = Identifiant
cli-col-title = Titre
cli-col-players = Joueurs
cli-col-minutes = Minutes
cli-col-options = Options
cli-col-rules = Version des règles
cli-col-compiled = Compilé
cli-col-option = Option
cli-col-kind = Genre
cli-col-default = Par défaut
cli-col-values = Valeurs
cli-col-rule = Règle
cli-col-meaning = Sens
cli-col-player = Joueur
cli-col-wins = Victoires
cli-col-share = Part
cli-col-interval = Intervalle à 95 %
cli-col-score = Score moyen
cli-col-decisions = Décisions par partie
cli-col-time = ms par décision
cli-col-game = Jeu
cli-col-rules-run = Règles
cli-col-loop = Boucle
cli-col-matches-s = Parties/s
cli-col-decisions-s = Décisions des joueurs/s
cli-col-draws-s = Tirages du hasard/s
cli-kind =
    { $kind ->
        [flag] oui ou non
        [choice] une au choix
        [number] nombre
        [subset] plusieurs au choix
       *[other] { $kind }
    }
cli-games-more = `chrysalide games GAME` montre les options d’un jeu, `chrysalide play GAME` y joue.
cli-games-facts =
    Joueurs : { $seats } · minutes : { $minutes } · version des règles : { $version } · { $compiled ->
        [yes] compilé
       *[no] interprété
    }
cli-simulate-progress = Parties
cli-simulate-sum =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, graine { $seed } · plusieurs gagnants ou aucun : { $shared } · tirages du hasard par partie : { $draws } · { $speed } parties/s avec { $jobs } processus
cli-simulate-rotated = Les joueurs ont changé de place à chaque partie, pour qu’aucune place n’avantage personne. Intervalles par la méthode de Wilson.
cli-bench-progress = Mesure de { $game }
cli-bench-note = Jeu au hasard, par seconde de processeur.
cli-runs =
    { $compiled ->
        [yes] compilées
       *[no] interprétées
    }
cli-loop =
    { $loop ->
        [playouts] parties en une seule boucle
       *[python_loop] action par action depuis Python
    }

## Ligne de commande : à la table

cli-you = Vous
cli-chance = hasard
cli-commitment = Empreinte de la graine : { $commitment }
cli-play-how = Tapez le numéro d’un choix ou une action en toutes lettres ; « ? » montre tout ce qui peut se taper.
cli-your-turn =
    { $you ->
        [yes] À vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
cli-thinking = { $player } réfléchit…
cli-hint-thinking = Recherche d’une bonne action…
cli-hint = Un bon joueur choisirait : { $choice } ({ $action })
cli-undone = Coup repris.
cli-look-away = Appuyez sur Entrée pour cacher ce que vous voyez.
cli-hand-over = Seule la personne suivante doit regarder : { $player }. Appuyez ensuite sur Entrée.
cli-left = Vous avez quitté la partie avant la fin.
cli-saved = Le compte rendu est dans { $file }.
cli-unfinished = La partie n’est pas terminée.
cli-winner =
    { $you ->
        [yes] Vous gagnez.
       *[no] Victoire de { $player }.
    }
cli-winners = Victoire partagée : { $winners }.
cli-nobody-won = Personne n’a gagné.
cli-scores = Scores : { $scores }
cli-score = { $player } : { $score }
cli-seed = Graine, conforme à l’empreinte : { $seed }
cli-replay-position =
    { $number ->
        [one] Après { $number } ligne de jeu
       *[other] Après { $number } lignes de jeu
    }
cli-serving = Chrysalide est à l’adresse { $address } – Ctrl-C l’arrête.
cli-stopped = Arrêté.
cli-by-rule = { $why } (règle { $rule })
cli-rules-more = « règles 2 » montre un chapitre, « règles 2.5 » une règle.

cli-words-help = { "?" } aide
cli-words-rules = règles règle
cli-words-undo = annuler reprendre
cli-words-hint = conseil
cli-words-log = journal
cli-words-save = enregistrer
cli-words-quit = quitter q
cli-order-action = Vous pouvez taper le numéro d’un choix, une action, ou :
cli-order-forms = Actions : { $forms }
cli-order-help = ceci
cli-order-rules = les règles : le sommaire, un chapitre (règles 2) ou une règle (règles 2.5)
cli-order-undo = reprendre votre dernier coup, sauf si quelque chose a été révélé depuis
cli-order-hint = ce que ferait un bon joueur
cli-order-log = tout ce qui s’est passé
cli-order-save = garder le compte rendu jusqu’ici : enregistrer FICHIER
cli-order-quit = quitter la partie

## Ligne de commande : erreurs

cli-error-command = La commande « { $command } » n’existe pas. Choisissez parmi : { $commands }.
cli-error-lang = « { $lang } » n’est pas une langue disponible. Choisissez parmi : { $langs }.
cli-error-argument = Ce qui suit { $argument } manque ou est illisible. Voyez { $program } --help.
cli-error-unknown-argument = « { $argument } » n’a pas sa place ici. Voyez { $program } --help.
cli-error-missing = Il manque quelque chose : { $argument }. Voyez { $program } --help.
cli-error-number = { $option } doit être un nombre entier de { $minimum } à { $maximum }, et non « { $value } ».
cli-error-seconds = --seconds doit être un nombre supérieur à 0 et d’au plus { $maximum }, et non « { $value } ».
cli-error-option-form = « { $text } » n’est pas une option. Écrivez --option NOM=VALEUR.
cli-error-players = Il y a { $players } joueurs pour { $seats } places. Nommez un joueur par place.
cli-error-choice = Le choix { $number } n’existe pas. Choisissez parmi : { $allowed }.
cli-error-rule = La règle { $number } n’existe pas. Les chapitres sont : { $chapters }.
cli-error-save-where = Dites où garder le compte rendu : enregistrer FICHIER.
cli-error-at = Il n’y a pas de position après { $number } lignes de jeu : ce compte rendu en a { $entries }.
cli-error-not-text = « { $file } » n’est pas un texte en UTF-8 : ce n’est pas un compte rendu.
cli-error-read =
    « { $file } » ne peut pas être lu : { $reason ->
        [missing] ce fichier n’existe pas.
        [folder] c’est un dossier.
        [denied] vous n’avez pas le droit de le lire.
       *[other] { $detail }.
    }
cli-error-write =
    « { $file } » ne peut pas être écrit : { $reason ->
        [missing] ce dossier n’existe pas.
        [folder] c’est un dossier.
        [file] un fichier de ce nom est déjà là.
        [denied] vous n’avez pas le droit d’y écrire.
        [full] le disque est plein.
       *[other] { $detail }.
    }
