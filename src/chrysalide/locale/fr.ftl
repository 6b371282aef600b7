## Erreurs : chacune dit ce qui ne va pas et ce qu’il faut faire.

error-unknown-game = Le jeu « { $name } » n’existe pas. Choisissez parmi : { $games }.
error-games-folder = CHRYSALIDE_GAMES désigne un dossier qui n’existe pas : { $folder }.
error-games-inside = CHRYSALIDE_GAMES désigne le dossier d’un seul jeu, { $folder }. Indiquez le dossier qui le contient : { $parent }.
error-game-broken = Le jeu « { $name } » ({ $where }) a été ignoré, car il ne s’ouvre pas : { $why }.
error-game-twice = Le jeu « { $name } » de { $where } a été ignoré, car il en existe un autre du même nom dans { $first }. Renommez l’un des deux dossiers.
error-game-none = Le jeu « { $name } » ({ $where }) a été ignoré : son __init__.py n’a pas de GAME, une instance de chrysalide.core.game.Game.
error-game-name = Le jeu « { $name } » ({ $where }) a été ignoré : son dossier s’appelle « { $folder } ». Le dossier et le point d’entrée doivent porter le même nom.
error-game-id = Le jeu « { $name } » ({ $where }) a été ignoré : ce ne peut pas être l’identifiant d’un jeu. Nommez son dossier par 2 à 30 minuscules, chiffres et _, en commençant par une lettre.
error-game-files = Le jeu « { $name } » ({ $where }) a été ignoré, car il lui manque ces fichiers : { $files }.
error-seats = Ce jeu ne se joue pas à { $seats }. Nombres de places possibles : { $allowed }.
error-seats-solo = Pour jouer seul à ce jeu, choisissez { $seats } places et l’option « solo ».
error-no-such-seat = La place { $seat } n’existe pas : les { $seats } places de cette partie sont numérotées à partir de 0.
error-unknown-option = L’option « { $option } » n’existe pas. Les options sont : { $options }.
error-option-value = « { $value } » n’est pas possible pour l’option { $option }. Choisissez parmi : { $values }.
error-option-twice = L’option { $option } nomme deux fois la même chose. Nommez chaque chose une seule fois.
error-option-few = L’option { $option } contient { $given } valeurs, mais il en faut au moins { $needed }. Ajoutez-en, ou choisissez tout avec all.
error-pack = Ce paquet ne peut pas servir. À { $where } : { $why }
error-pack-whole = Ce paquet ne peut pas servir : { $why }
error-no-editor = Il n’y a rien à modifier dans ce jeu.
pack-long = il est trop long. Un paquet a au plus { $limit } caractères.
pack-line = une de ses lignes est trop longue. Une ligne a au plus { $limit } caractères.
pack-deep = ses tables sont trop imbriquées.
pack-many = il contient trop de choses. Un paquet a au plus { $limit } valeurs.
pack-toml = ce n’est pas un fichier TOML ({ $why }).
pack-game = c’est un paquet pour un autre jeu (« { $found } »).
pack-value = « { $found } » n’est ni un texte, ni un nombre entier, ni une liste.
pack-character = il contient un caractère qui ne peut pas s’afficher ({ $found }). Supprimez-le.
data-other = { $why }
data-table = il faut une table ici.
data-tables = il faut au moins une table ici.
data-unknown = ce champ n’existe pas ici. Possibles : { $allowed }.
data-missing = ce champ manque.
data-integer = il faut un nombre entier de { $low } à { $high }.
data-share = il faut un nombre de 0 à 1.
data-length = la liste n’a pas la bonne longueur.
data-word = il faut un mot.
data-one-of = choisissez parmi : { $allowed }.
data-list = il faut une liste.
data-flag = c’est soit true, soit false.
data-twice = « { $found } » y est deux fois.
error-unknown-level = Aucun joueur ne s’appelle « { $level } ». Choisissez parmi : { $levels }.
error-seed = « { $seed } » ne peut pas servir de graine. Donnez un nombre ou un seul mot d’au plus 128 lettres et chiffres sans accents.
error-unknown-action = « { $text } » n’est pas une action de ce jeu. Une action commence par : { $words }.
error-action-form = « { $text } » est incomplet. Cela s’écrit : { $form }.
error-action-value = « { $value } » ne convient pas dans « { $text } ». Choisissez parmi : { $values }.
error-no-seed = Ce fichier ne contient pas la graine de la partie : le hasard ne peut pas continuer. Donnez la graine.
error-view = Cette vue est illisible ({ $why }). Donnez la vue produite par la partie.
error-view-game = Cette vue vient du jeu « { $found } », auquel ce joueur ne joue pas.
error-view-turn = Ce joueur ne peut choisir qu’à son tour, d’après la vue de sa propre place.
error-view-rules = Cette vue suit la version { $found } des règles ; ce joueur connaît la version { $here }.
error-record-long = C’est trop long pour une partie enregistrée : { $limit } caractères au plus.
error-record-foreign = Ce n’est pas une partie enregistrée par Chrysalide : la première ligne devrait être « chrysalide record 1 ».
error-record-format = Ce fichier a un format que cette version ne sait pas lire : « { $format } ». Installez une version plus récente.
error-record-line = La ligne { $line } de l’en-tête est illisible : « { $text } ».
error-record-missing = L’en-tête ne donne pas « { $field } ». Le fichier est peut-être abîmé.
error-record-header = L’en-tête contient une valeur illisible. Le fichier est peut-être abîmé.
error-record-cut = Le fichier devrait avoir { $expected } lignes de jeu, mais il en a { $found } : il en manque une partie. Retrouvez le fichier entier.
error-record-changed = Les lignes de jeu ne correspondent pas à leur somme de contrôle : le fichier a été modifié ou abîmé.
error-record-game = Ce fichier est celui d’une partie du jeu « { $found } ».
error-record-rules = Cette partie a été jouée avec la version { $found } des règles ; ici, c’est la version { $here }. Utilisez la version de Chrysalide qui a écrit ce fichier.
error-table-rules = Cette partie a commencé avec la version { $found } des règles. Ce site joue désormais avec la version { $here } et n’a pas gardé l’ancienne : la partie ne peut pas continuer ici.
error-record-setting = L’en-tête de ce fichier demande une partie impossible : { $why }
error-record-seed = La graine ne correspond pas à l’empreinte annoncée dans ce fichier.
error-record-seat = La ligne de jeu { $number } (« { $text } ») nomme la mauvaise place.
error-record-entry = La ligne de jeu { $number } (« { $text } ») est impossible : { $why }
error-record-undo = La ligne de jeu { $number } (« { $text } ») annule quelque chose qui n’était pas là.
error-record-result = Le résultat de l’en-tête n’est pas celui auquel mènent les lignes de jeu.
error-record-ending = L’en-tête dit que la partie s’est terminée ainsi : « { $text } ». Ce n’est pas possible.
error-record-origin = L’en-tête dit que cette partie en continue une autre, mais d’une façon impossible. Le fichier est peut-être abîmé.

## Des parties apportées

error-record-empty = Le fichier est vide. Choisissez une partie enregistrée.
error-record-binary = Ce fichier n’est pas un texte. Une partie enregistrée par Chrysalide est un fichier texte, en UTF-8.
error-record-encoding = La ligne { $line } n’est pas en UTF-8. Enregistrez le fichier en UTF-8, ou téléchargez-le de nouveau.
error-record-entries = Cette partie est trop longue pour être montrée ici : { $limit } lignes de jeu au plus.
error-record-masked = La ligne de jeu { $number } (« { $text } ») cache quelque chose : cette partie a été enregistrée avant la fin, par quelqu’un qui ne pouvait pas tout savoir. Téléchargez-la de nouveau une fois qu’elle est finie.

## Vérifier le hasard

verify-honest = Vérifié : la graine correspond à l’empreinte annoncée, et les { $draws } tirages en viennent tous.
verify-honest-so-far = Vérifié jusqu’ici : { $draws } tirages viennent de la graine. La partie n’est pas terminée.
verify-changed = Non conforme : la ligne de jeu { $number } est « { $text } », mais la graine donne « { $drawn } ».
verify-no-commitment = Impossible à vérifier : ce fichier ne contient pas d’empreinte de la graine, les tirages ont été saisis à la main.
verify-no-seed = Impossible à vérifier pour l’instant : la graine est révélée à la fin de la partie.
verify-honest-continued = Vérifié : les { $draws } tirages viennent tous des graines de cette partie et de celle qu’elle continue, dont elle reprend les { $entries } premières lignes de jeu.
verify-honest-since = Vérifié depuis la ligne de jeu { $entries } : { $draws } tirages viennent de la graine. Ce qui précède est repris d’une autre partie et ne peut pas être vérifié ici.
verify-other-origin = Non conforme : cette partie ne continue pas celle que vous donnez.
verify-other-entries = Non conforme : les lignes de jeu reprises de l’autre partie ne sont pas les siennes.
verify-dealt = Non conforme : les cartes cachées n’ont pas été redistribuées d’après la graine.

## Jouer à partir d’une position

error-continue-over = La partie est terminée à cette position : il n’y a plus rien à jouer. Choisissez-en une plus tôt.
error-continue-often = Cette partie a déjà été reprise { $limit } fois, chaque fois à partir de la précédente. Repartez d’une partie antérieure.
error-continue-running = Cette partie est encore en cours : on ne peut jouer à partir de ses positions qu’une fois qu’elle est finie.
error-continue-seats = Cette partie a { $seats } places : dites qui s’assoit à chacune.
error-deal-again = Les cartes cachées de cette position ne peuvent pas être redistribuées en un temps raisonnable. Choisissez une autre position, ou gardez les mêmes cartes.

## Le site se protège

error-too-many =
    Cela fait trop à la fois. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-foreign-origin = La demande vient d’une page d’un autre site : rien n’a été fait. Ouvrez la table à sa propre adresse.
error-origin = « { $origin } » n’est pas l’adresse d’un site. Écrivez-la sans chemin, par exemple https://jeux.example.
error-limits = « { $word } » dans { $variable } ne se comprend pas. Écrivez NOM=RAFALE+PAR_SECONDE, ou off. Les noms sont : { $names }.

## Le site

error-no-such-table = Cette table n’existe pas. Vérifiez l’adresse, ou ouvrez une nouvelle table.
error-bad-link = Ce lien de place n’est pas valable. Utilisez le lien donné à l’ouverture de la table.
error-bad-invitation = Cette invitation n’est pas valable, ou quelqu’un s’en est déjà servi. Demandez-en une autre.
error-no-parcel = Aucune place n’attend sous cette phrase. Elle ne sert qu’une fois, pendant un quart d’heure : demandez-en une autre sur le premier appareil.
error-parcels-full = Trop de places sont déjà en chemin. Réessayez dans quelques minutes.
error-waiting = La partie n’a pas commencé : une place est encore libre. Envoyez l’invitation à quelqu’un.
error-stale = Il s’est passé quelque chose entre-temps. Regardez de nouveau et refaites votre choix.
error-spectator = Vous regardez la partie : seuls les joueurs assis à la table peuvent jouer.
error-kept = Un bot joue à cette place. Reprenez-la pour jouer vous-même.
error-kept-already = Un bot joue déjà pour { $player } : la partie continue, jouez à votre tour.
error-no-help = À cette table, on joue sans aide : ni conseils, ni bot à votre place tant que vous êtes là.
error-absent-off = À cette table, personne ne joue pour les absents. Attendez { $player }.
error-absent-level = Qui joue pour les absents a été fixé à l’ouverture de la table : personne d’autre ne choisit le bot.
error-clock-decides = Il y a une pendule : c’est elle qui décide si { $player } ne revient pas à temps.
error-claim-clock = Une victoire ne se réclame qu’à la pendule. Choisissez une pendule avec laquelle on perd au temps.
error-absent-clock = Avec une pendule, c’est la fin du temps qui règle qui joue pour les absents : un bot d’un niveau choisi ou, si l’on perd au temps, personne (« claim »).
error-still-here = { $player } est à la table. Demandez-lui de laisser jouer un bot, ou attendez.
error-just-left =
    { $player } vient de partir et peut revenir. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
error-resume-other = Cette place est celle de { $player } : personne d’autre ne peut la reprendre. Attendez son retour, ou ouvrez la table avec le lien de cette place.
error-seat-of-bot = { $player } est un bot. Choisissez la place d’un joueur.
error-seat-taken = Cette place est prise. Choisissez-en une autre, ou regardez la partie.
error-seat-free = Cette place est déjà libre.
error-seat-not-open = Cette place n’est pas libre : aucun bot ne peut la prendre.
error-not-filled = Aucun bot n’a été mis à cette place en attendant.
error-report-whom = On ne peut signaler qu’une autre personne de la table.
error-report-empty = Dites en une phrase ce qui s’est passé.
error-report-enough = Cette table a déjà été signalée plusieurs fois : l’exploitant est prévenu.
error-free-host = C’est la place du joueur qui a ouvert la table : personne d’autre n’y est invité. Attendez-le, ou ouvrez une autre table.
error-seat-for-person = Cette place est pour une personne. C’est qui ouvre la table qui décide des places ouvertes aux programmes.
error-seat-for-engine = Cette place est pour un programme. Qui en écrit un la prend avec `chrysalide seat` et ce lien.
error-engine-twice = Ce programme est déjà assis à la table.
error-engine-hint = Un programme décide seul : les conseils sont pour les personnes.
error-engine-name = Il faut au programme un nom que l’on puisse lire.
error-engine-taken = Un autre programme s’appelle déjà { $name }. Choisissez un autre nom.
error-engines-full = Trop de programmes sont inscrits ici. Adressez-vous à l’exploitant du site.
error-engine-token = Ce n’est pas le jeton d’un programme inscrit ici. Inscrivez-le sous un autre nom, ou retrouvez le bon jeton.
error-engine-unknown = Aucun programme inscrit ici ne s’appelle { $name }. Vérifiez le nom, ou laissez-le vide et donnez au programme le lien de sa place.
error-bot-decides = Votre temps était écoulé : un bot joue encore ce coup. Réessayez juste après.
error-no-time = Votre temps est épuisé : le bot joue pour vous jusqu’à la fin.
error-not-listed = Cette table n’est pas publique : on y vient par une invitation. Demandez-en une.
error-has-begun = La partie a commencé : les places ne changent plus. Vous pouvez laisser un bot jouer pour vous.
error-not-over = La partie n’est pas terminée : la revanche vient après.
error-asked-already = { $player } demande déjà quelque chose à la table. Répondez d’abord.
error-nothing-asked = Personne ne demande plus rien.
error-not-asked = Cette question ne s’adresse pas à vous.
error-resign-other = Vous ne pouvez abandonner que pour vous-même, pas pour { $player }.
error-resigned = { $player } a abandonné : un bot joue à cette place jusqu’à la fin.
error-resign-way = Ce n’est pas possible à cette table : ouvrez de nouveau le menu pour voir ce qui l’est.
chat-empty = Il n’y a rien à envoyer. Écrivez quelques mots.
chat-emote = « { $emote } » n’existe pas. Choisissez parmi : { $emotes }.
error-storage = L’enregistrement a échoué, donc rien ne s’est passé. Réessayez dans un instant.
error-overloaded = Beaucoup de monde joue en ce moment. Les tables ouvertes continuent ; pour une nouvelle, réessayez dans { $seconds } secondes.
error-device-storage = Votre appareil n’a pas pu l’enregistrer, donc rien ne s’est passé. Sa mémoire est peut-être pleine, ou le navigateur ne permet pas à cette page de garder quoi que ce soit.
error-device-newer = Une version plus récente de Chrysalide a enregistré cette partie sur votre appareil. Ouvrez-la avec cette version, ou téléchargez-la de là.
error-device-level = Ce bot a besoin d’un site : sur un appareil seul, il réfléchirait trop longtemps. Le niveau moyen joue ici à sa pleine force.
error-needs-site = Il faut pour cela d’autres personnes ou programmes, et cette page ne joue que sur votre appareil. Un site de Chrysalide peut le faire.
error-needs-this-site = Il faut pour cela d’autres personnes ou programmes, et cette page ne joue que sur votre appareil. C’est possible sur { $site }.
error-hello-first = Le premier message doit être « hello ».
error-many-tokens = Un écran a au plus { $limit } places. Ouvrez la table avec les liens des joueurs présents.
error-bad-message = Ce message est incompréhensible. Il faut un seul objet connu, d’au plus { $limit } caractères.
error-bad-request = La demande est incompréhensible à « { $where } » : { $why }
error-no-such-place = Il n’y a rien à l’adresse « { $path } ».
error-no-position = La position { $index } n’existe pas : cette partie a les positions 0 à { $length }.
error-no-example = Il n’y a pas d’exemple « { $example } ».
error-no-lesson = Il n’y a pas de leçon « { $lesson } ». Ce jeu a { $lessons_count ->
    [0] aucune leçon
   *[other] les leçons { $lessons }
}.
error-no-step = L’étape { $step } n’existe pas : cette leçon a les étapes 0 à { $last }.
error-bad-lesson = Cette leçon est abîmée ({ $why }). Le jeu, lui, reste jouable.
error-method = « { $method } » est impossible sur « { $path } ».
error-too-large = La requête est trop grande : { $limit } octets au plus.
error-too-slow = La requête arrivait trop lentement et a été abandonnée. Réessayez avec une meilleure connexion.
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
cli-export-line = écrire un dossier de fichiers qui joue sans site
cli-simulate-line = faire jouer des bots et compter
cli-arena-line = un tournoi de bots : classement et intervalles
cli-replay-line = raconter une partie enregistrée
cli-verify-line = le hasard d’une partie enregistrée est-il vérifiable ?
cli-bench-line = la vitesse des règles sur cette machine

cli-games-about = Montre tous les jeux, ou un jeu et ses options.
cli-games-example-1 = tous les jeux
cli-games-example-2 = un jeu : ses options, leur genre, leur valeur par défaut et les valeurs possibles
cli-games-example-3 = la même chose pour un programme
cli-play-about = Joue une partie dans ce terminal. Tapez une action telle que le fichier d’une partie l’écrit, ou le numéro d’un choix ; « ? » montre tout ce qui peut se taper.
cli-play-example-1 = vous contre un bot de force moyenne
cli-play-example-2 = le bot a la première place ; en français
cli-play-example-3 = deux joueurs au même clavier ; la partie est enregistrée
cli-play-example-4 = une partie quittée avant la fin reprend, et s’enregistre au même endroit
cli-play-example-5 = jouer à partir d’une position d’une partie enregistrée, avec d’autres cartes cachées
cli-serve-about = Fait tourner le site sur cette machine jusqu’à Ctrl-C.
cli-serve-example-1 = le site sur cette machine, ouvert dans un navigateur
cli-serve-example-2 = un autre port, sans rien ouvrir
cli-serve-example-3 = pour tout le réseau, gardé dans PostgreSQL
cli-simulate-stopped = Interrompu : voici les résultats de { $played } parties sur { $wanted }.
cli-simulate-about = Fait jouer des bots les uns contre les autres. Les joueurs changent de place à chaque partie. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
cli-simulate-example-1 = mille parties de deux bots
cli-simulate-example-2 = des chiffres pour un programme, avec quatre processus
cli-simulate-example-3 = enregistre chaque partie dans un dossier
cli-arena-about = Fait se rencontrer des bots, tous contre tous, et les classe. Chaque rencontre compte le même nombre de parties, et les joueurs changent de place. Tout est gardé dans un dossier : après Ctrl-C, la même commande continue là où elle s’est arrêtée. La même graine donne les mêmes résultats, quel que soit le nombre de processus ou de machines.
cli-arena-example-1 = mille parties pour chaque paire de niveaux
cli-arena-example-2 = chaque bot réfléchit dix fois moins que d’habitude ; gardé dans le dossier quick
cli-arena-example-3 = des chiffres pour un programme
cli-arena-example-4 = sur une grappe Ray : celle que nomme RAY_ADDRESS, sinon une nouvelle sur cette machine
cli-replay-about = Raconte une partie enregistrée, ligne de jeu par ligne de jeu.
cli-replay-example-1 = toute la partie
cli-replay-example-2 = la position après 40 lignes de jeu
cli-replay-example-3 = pour un programme, depuis un tube
cli-verify-about = Refait chaque tirage à partir de la graine enregistrée avec la partie. Code de sortie : 0 vérifié, 1 non conforme, 2 impossible à vérifier.
cli-verify-example-1 = le hasard de cette partie venait-il bien de la graine ?
cli-verify-example-2 = pour un programme, depuis un tube
cli-verify-example-3 = une partie en continue-t-elle vraiment une autre ?
cli-bench-about = Mesure le jeu au hasard, par seconde de processeur : dans la boucle compilée, puis action par action depuis Python.
cli-bench-example-1 = tous les jeux, deux secondes par mesure
cli-bench-example-2 = un seul jeu, mesuré plus longtemps, pour un programme

cli-arg-help = montrer ceci et s’arrêter
cli-arg-lang = langue de tout ce qui s’affiche (sinon celle de LC_ALL ou de LANG, sinon l’anglais)
cli-arg-game = identifiant d’un jeu, comme dans `chrysalide games`
cli-arg-json = afficher du JSON pour un programme
cli-arg-players = un joueur par place, séparés par des virgules : le niveau d’un bot (random, greedy, montecarlo, beginner, easy, medium, hard, expert) ou le vôtre sous la forme mon.module:Bot ou ./bot.py:Bot
cli-arena-players = les bots qui se rencontrent, séparés par des virgules : des niveaux (random, greedy, montecarlo, beginner, easy, medium, hard, expert) ou les vôtres sous la forme mon.module:Bot ou ./bot.py:Bot, chacun une fois ; sinon tous à partir d’easy
cli-play-players = un joueur par place, séparés par des virgules : me, me:NOM, le niveau d’un bot (random, greedy, montecarlo, beginner, easy, medium, hard, expert) ou le vôtre sous la forme mon.module:Bot ou ./bot.py:Bot ; sinon vous contre medium
cli-arg-seats = nombre de places (sinon autant que de joueurs nommés)
cli-arena-seats = nombre de places (sinon le plus petit que le jeu permet)
cli-arg-option = une option du jeu, comme dans `chrysalide games GAME` ; peut être donné plusieurs fois
cli-arg-seed = graine du hasard : la même graine et les mêmes actions donnent la même partie (sinon une nouvelle)
cli-simulate-seed = graine du hasard et des bots (sinon 1)
cli-arena-seed = graine du hasard et des bots (sinon 1)
cli-arg-save = enregistrer la partie dans ce fichier, même si elle est abandonnée
cli-arg-file = une partie enregistrée ; - lit l’entrée standard
cli-arg-at = montrer la position après ce nombre de lignes de jeu
cli-play-full = une table en plein écran, avec curseur et souris
cli-play-resume = reprendre une partie enregistrée avant sa fin, sur cette machine ; elle s’y enregistre de nouveau
cli-play-from = jouer à partir d’une position de cette partie enregistrée, avec son jeu, ses places et ses options
cli-play-at = avec --from : la position après ce nombre de lignes de jeu (par défaut : la fin de la partie enregistrée)
cli-play-deal = avec --from : laisser les cartes cachées où elles étaient (same), ou redistribuer ce que vous ne pouviez pas savoir (again) (par défaut : same)
cli-verify-origin = la partie enregistrée que celle-ci continue : est-ce bien son début ?
cli-arg-matches = nombre de parties (sinon 100)
cli-arena-matches = nombre de parties par rencontre, arrondi vers le haut pour que chacun occupe chaque place aussi souvent (sinon 100)
cli-arg-jobs = nombre de processus (sinon un par processeur, un seul pour peu de parties)
cli-arena-jobs = nombre de processus (sinon un par processeur)
cli-arg-effort = part de sa réflexion habituelle accordée à chaque bot, par exemple 0.1 (sinon 1)
cli-arg-ray = jouer sur une grappe Ray : à cette adresse, sinon à RAY_ADDRESS, sinon une nouvelle sur cette machine ; demande l’extra « cluster »
cli-arg-out = dossier des résultats, des parties et des rapports (sinon arena/GAME) ; un tournoi interrompu y continue
cli-arg-html = où écrire la page des graphiques (sinon report.html dans ce dossier)
cli-arg-records = enregistrer chaque partie dans ce dossier
cli-arg-seconds = secondes par mesure (sinon 2)
cli-arg-host = adresse d’écoute (sinon 127.0.0.1 : cette machine seulement)
cli-arg-port = port d’écoute (sinon 8000)
cli-arg-database-url = la base de données du site : sqlite:///FICHIER ou postgresql://… (sinon celle que nomme CHRYSALIDE_DATABASE_URL, sinon chrysalide.db parmi vos données)
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

## L’arène : ses rapports dans le terminal et en page

cli-arena-resumed = { $done } parties sur { $total } étaient déjà dans { $folder }.
cli-arena-repaired =
    { $lines ->
        [one] { $lines } ligne de results.jsonl était abîmée ou sans sa partie ; elle est écartée et la partie rejouée.
       *[other] { $lines } lignes de results.jsonl étaient abîmées ou sans leurs parties ; elles sont écartées et les parties rejouées.
    }
cli-arena-stopped = Arrêté. { $done } parties sur { $total } sont gardées dans { $folder } ; la même commande continuera à cet endroit.
cli-arena-kept = Gardé dans { $folder } : results.jsonl, report.json et toutes les parties. La page des graphiques : { $page }
cli-arena-difference = { $name } : { $there } là-bas, { $here } ici
arena-title = Arène
arena-facts =
    { $pairings ->
        [one] { $pairings } rencontre
       *[other] { $pairings } rencontres
    } de { $each ->
        [one] { $each } partie
       *[other] { $each } parties
    }, { $matches } en tout · { $seats } places · graine { $seed }
arena-facts-cooperative =
    { $pairings ->
        [one] { $pairings } joueur
       *[other] { $pairings } joueurs
    }, { $each ->
        [one] { $each } partie
       *[other] { $each } parties
    } chacun, { $matches } en tout · { $seats } places · graine { $seed }
arena-effort = Chaque bot a réfléchi à { $share } de son effort habituel.
arena-options = Options : { $options }
arena-span = { $low } à { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-longest = la plus longue : { $time }
arena-worth = { $points } points ({ $low } à { $high })
arena-place =
    { $number ->
        [1] commence
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $number }
    }
arena-col-rating = Cote
arena-col-ahead = Avance sur le suivant
arena-col-matches = Parties
arena-col-longest = la plus longue, ms
arena-col-place = Ordre de jeu
arena-col-advantage = Avantage
arena-col-advantage-interval = son intervalle à 95 %
arena-ratings = Cotes
arena-ratings-note = Points de l’échelle Elo, avec leurs intervalles à 95 % ; la moyenne des joueurs est 0. Avec 100 points d’avance on gagne 64 % des parties contre l’autre, avec 400 points 91 %.
arena-wins = Parties gagnées
arena-wins-note = Le même bot joue toutes les places. Le trait est l’intervalle à 95 %.
arena-cross = Qui bat qui
arena-cross-note = Combien de fois le joueur de la ligne gagne contre celui de la colonne, avec l’intervalle à 95 %. Une victoire partagée compte pour moitié.
arena-cross-many-note = Parmi les parties gagnées par l’un des deux : combien le joueur de la ligne en a gagné, avec l’intervalle à 95 %. Une victoire partagée compte pour moitié.
arena-margins = Écarts de score
arena-margins-note = Moyenne du score du premier nommé (celui de la ligne) moins celui de l’autre, avec l’intervalle à 95 %.
arena-order = Ordre de jeu
arena-order-note = Combien de fois gagne le premier joueur, le deuxième…, et ce que cela vaut en points. L’égalité serait { $even }.
arena-time = Temps par décision
arena-time-note = Temps de processeur sur la machine qui a joué : la moyenne en barre, la plus longue en trait. Chaque degré de l’échelle vaut dix fois le précédent.
arena-method = Comment on a compté
arena-method-rotated = Toutes les rencontres ont eu autant de parties, et chacun a occupé chaque place aussi souvent.
arena-method-ratings = Cotes par maximum de vraisemblance : la chance de gagner est la part d’un joueur dans les forces autour de la table, et l’ordre de jeu compte aussi (Bradley–Terry à deux, choix de Luce à plusieurs). Intervalles des cotes par l’information observée, des parts par la méthode de Wilson. Chaque paire reçoit une partie de plus, gagnée à moitié par chacun, pour qu’un joueur qui gagne tout ait une cote finie.
arena-method-cooperative = Intervalles par la méthode de Wilson.
arena-method-shared =
    { $shared ->
        [one] { $shared } partie a été partagée ; elle compte à parts égales pour ceux qui l’ont partagée.
       *[other] { $shared } parties ont été partagées ; elles comptent à parts égales pour ceux qui les ont partagées.
    }
arena-method-bounded = Les bots étaient limités par le nombre de leurs simulations, pas par l’horloge : la même graine donne les mêmes résultats sur toute machine. Les temps sont des temps de processeur.
arena-method-again = Ceci rejoue le tout :
arena-field-game = jeu
arena-field-rules-version = version des règles
arena-field-version = version de Chrysalide
arena-field-seats = places
arena-field-players = joueurs
arena-field-seed = graine
arena-field-effort = effort
error-arena-other = « { $folder } » contient un autre tournoi ({ $differences }). Choisissez un autre dossier avec --out, ou donnez les mêmes réglages pour le continuer.
error-arena-foreign = « { $folder } » n’est pas le dossier d’un tournoi : son plan.json manque ou est illisible. Choisissez un autre dossier.
error-arena-busy = Un autre tournoi se joue en ce moment dans « { $folder } ». Attendez qu’il finisse, ou choisissez un autre dossier avec --out.
error-arena-killed = Un processus s’est arrêté en pleine partie, peut-être faute de mémoire ou à cause d’un joueur à vous. Ce qui a été joué est gardé ; la même commande continue, avec moins de processus si vous donnez --jobs.
error-simulate-killed = Un processus s’est arrêté en pleine partie, peut-être faute de mémoire ou à cause d’un joueur à vous. Essayez avec moins de processus (--jobs).
error-arena-ray-missing = Ray n’est pas installé. Installez l’extra « { $extra } » : pip install 'chrysalide[{ $extra }]'.
error-arena-ray = La grappe Ray ({ $address }) ne peut pas servir : { $why }
error-arena-ray-version = La grappe Ray a la version { $found } de Chrysalide ; ici, c’est la version { $here }. Installez la même partout.

## L’équilibre d’un jeu : ses rapports dans le terminal, en page et en document

cli-balance-line = si un jeu est équitable, sa longueur, et quelles règles comptent
cli-balance-about = Fait jouer un bot contre lui-même de nombreuses parties et dit si le jeu est équitable : qui commence, dispositions, rôles et cartes, options, longueur, choix, règles. Tout est gardé dans un dossier : après Ctrl-C, la même commande continue là où elle s’est arrêtée. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
cli-balance-example-1 = mille parties, et un quart de cela pour chaque autre valeur des options
cli-balance-example-2 = un autre bot, aucune option changée, des chiffres pour les programmes
cli-balance-example-3 = écrit aussi un document ; ce que vous ajoutez sous sa dernière ligne est gardé
cli-balance-matches = nombre de parties avec les options telles quelles (sinon 200)
cli-arg-each = nombre de parties pour chaque autre valeur d’une option (sinon un quart de -n)
cli-arg-by = options dont les autres valeurs sont jouées aussi, séparées par des virgules ; « seats » est le nombre de places, « none » ne change rien (sinon les places et toutes les options à peu de valeurs)
cli-arg-level = le bot qui joue toutes les places : un niveau (random, greedy, montecarlo, beginner, easy, medium, hard, expert) ou le vôtre sous la forme mon.module:Bot ou ./bot.py:Bot (sinon greedy)
cli-balance-seats = nombre de places (sinon le plus petit que le jeu permet)
cli-balance-seed = graine du hasard et des bots (sinon 1)
cli-balance-jobs = nombre de processus (sinon un par processeur)
cli-balance-out = dossier pour ce qui est joué et pour les rapports (sinon balance/JEU) ; une série arrêtée y continue
cli-balance-html = où écrire la page avec les graphiques (sinon balance.html dans ce dossier)
cli-arg-markdown = écrire aussi un court document à cet endroit
cli-balance-stopped = Arrêté. Ce qui a été joué est gardé dans { $folder } ; la même commande continue de là.
cli-balance-kept = Gardé dans { $folder } : les notes de chaque partie et balance.json. La page avec les graphiques : { $page }
error-balance-other = « { $folder } » contient une autre étude ({ $differences }). Choisissez un autre dossier avec --out, ou donnez les mêmes réglages pour continuer celle-là.
error-balance-by = Les valeurs de l’option { $option } ne se comparent pas une à une.
balance-title = Équilibre
balance-facts =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } du bot « { $level } » contre lui-même, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }
balance-facts-others =
    À côté, { $others ->
        [one] { $others } autre valeur d’option
       *[other] { $others } autres valeurs d’options
    }, { $each ->
        [one] { $each } partie
       *[other] { $each } parties
    } pour chacune
balance-usual = comme d’habitude
balance-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
balance-option = { $option } : { $value }
balance-rounds =
    { $rounds ->
        [one] commence la manche ({ $rounds } manche)
       *[other] commence la manche ({ $rounds } manches)
    }
balance-findings = Ce qui ressort
balance-findings-note = En gras, avec une marque dans les graphiques : ce qui ne doit guère au hasard. Tout le reste peut en venir.
balance-finding-first = Le premier joueur gagne { $share } des parties ({ $span }) ; l’égalité serait { $expected }.
balance-finding-even = Commencer ne compte pas nettement : le premier joueur gagne { $share } des parties ({ $span }), l’égalité serait { $expected }.
balance-finding-place = Le numéro { $number } dans l’ordre de jeu gagne { $share } des parties ({ $span }) ; l’égalité serait { $expected }.
balance-finding-rounds =
    Le joueur qui commence une manche gagne { $share } des { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } ({ $span }) ; l’égalité serait { $expected }.
balance-finding-rounds-even =
    Commencer une manche ne compte pas nettement : cela gagne { $share } des { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } ({ $span }), l’égalité serait { $expected }.
balance-finding-wins = Les bots gagnent { $share } des parties ({ $span }).
balance-finding-seat = { $fact }, « { $value } » : le joueur qui l’a gagne { $share } ({ $span }) ; l’égalité serait { $expected }.
balance-finding-all = { $fact }, « { $value } » : { $share } des parties sont gagnées ({ $span }), avec les autres { $expected }.
balance-finding-table = { $fact }, « { $value } » : le premier joueur gagne { $share } ({ $span }), avec les autres { $expected }.
balance-finding-sample = { $sample } : le premier joueur gagne { $share } ({ $span }) ; l’égalité serait { $expected }.
balance-finding-sample-all = { $sample } : { $share } des parties sont gagnées ({ $span }), d’habitude { $expected }.
balance-finding-compared =
    { $compared ->
        [one] { $compared } comparaison faite
       *[other] { $compared } comparaisons faites
    } ; plus que du hasard : { $odd }.
balance-finding-length = Une partie demande { $median } décisions (médiane), huit sur dix entre { $low } et { $high } ; le hasard agit { $draws } fois.
balance-finding-choices = Une décision offre { $mean } choix en moyenne (médiane { $median }), { $high } ou moins neuf fois sur dix, { $most } au plus ; { $single } des décisions ne laissent aucun choix.
balance-finding-halfway =
    Le joueur qui mène à mi-partie gagne { $share } ({ $span } ; { $led ->
        [one] { $led } partie où quelqu’un mène
       *[other] { $led } parties où quelqu’un mène
    }).
balance-finding-silent = { $silent } règles sur { $rules } ne se sont jamais montrées : elles n’ont rien interdit dans les positions regardées et ne sont derrière aucun événement.
balance-suggestions = Données à regarder
balance-suggestions-none = Rien : aucune disposition, aucune carte, aucun rôle ni objectif ne s’écarte des autres plus que par hasard.
balance-suggest-seat =
    { $fact }, « { $value } » : { $lean ->
        [more] trop fort de { $points } points sur cent ; à affaiblir
       *[less] trop faible de { $points } points sur cent ; à renforcer
    }, ou à mesurer de nouveau avec un bot plus fort.
balance-suggest-table =
    { $fact }, « { $value } » : { $lean ->
        [more] meilleur pour le premier joueur
       *[less] moins bon pour le premier joueur
    } que les autres, de { $points } points sur cent ; à changer, ou à mesurer de nouveau avec un bot plus fort.
balance-suggest-all =
    { $fact }, « { $value } » : { $lean ->
        [more] plus facile
       *[less] plus difficile
    } que les autres, de { $points } points sur cent ; à changer, ou à mesurer de nouveau avec un bot plus fort.
balance-order-note = Combien de fois gagne le premier joueur, le deuxième…, avec l’intervalle à 95 %. Le trait pointillé est l’égalité : { $even }.
balance-wins-note = Combien de fois les bots gagnent ensemble, avec l’intervalle à 95 %.
balance-fact-seat = Combien de fois gagne le joueur qui l’a, avec l’intervalle à 95 % ; quand tous l’ont, on ne compte pas. Égalité : { $even }.
balance-fact-table = Combien de fois gagne le premier joueur avec elle, avec l’intervalle à 95 %. Attendu : la part avec les autres valeurs.
balance-fact-all = Combien de fois tous gagnent avec elle, avec l’intervalle à 95 %. Attendu : la part avec les autres valeurs.
balance-fact-often = Combien de fois c’est arrivé.
balance-fact-counted = Cela vient du jeu lui-même : c’est compté, pas jugé.
balance-samples = Options
balance-samples-first = La même chose avec une autre valeur d’une option : combien de fois gagne le premier joueur. Le trait pointillé est l’égalité pour le nombre de places habituel.
balance-samples-all = La même chose avec une autre valeur d’une option : combien de fois tous gagnent. Le trait pointillé est la part habituelle.
balance-refused = Impossibles à elles seules : { $values }
balance-length = Longueur
balance-length-note = Décisions des places dans une partie. Le hasard agit en plus { $draws } fois ; une partie enregistrée a { $entries } lignes.
balance-branching = Choix
balance-branching-note = Actions permises à chaque décision. { $single } des décisions n’en ont qu’une.
balance-course = Au cours d’une partie
balance-course-note = Nombre moyen de choix dans chaque dixième d’une partie ; en bas, ce qui en est joué, en pour cent.
balance-margins = Écarts
balance-margins-note =
    De combien le meilleur score dépasse le suivant à la fin. { $shared ->
        [0] Chaque partie a eu un seul gagnant.
        [one] { $shared } partie a eu plusieurs gagnants ou aucun.
       *[other] { $shared } parties ont eu plusieurs gagnants ou aucun.
    }
balance-mean = moyenne
balance-q10 = 1 sur 10 jusqu’à
balance-q50 = médiane
balance-q90 = 9 sur 10 jusqu’à
balance-most = maximum
balance-rules = Règles
balance-rules-note = Ce qui interdit le plus souvent : la part des positions regardées où la règle interdisait une action d’un genre qui était demandé. Dans le tableau aussi : interdit là d’autres genres d’actions, et se trouve derrière un événement.
balance-rules-table =
    { $rules ->
        [one] { $rules } règle qui s’est montrée
       *[other] Les { $rules } règles qui se sont montrées
    }
balance-silent =
    { $rules ->
        [0] Toutes les règles se sont montrées.
        [one] { $rules } règle ne s’est jamais montrée ; elle dit peut-être comment dresser la table, ou permet ce que rien n’interdit :
       *[other] { $rules } règles ne se sont jamais montrées ; elles disent peut-être comment dresser la table, ou permettent ce que rien n’interdit :
    }
balance-rare = Règles qui ont agi dans moins d’une partie sur dix : { $rules }
balance-only = seulement avec { $samples }
balance-times = agit { $times } fois par partie
balance-table = En tableau
balance-cases = { $cases } cas
balance-col-cases = Cas
balance-col-expected = Attendu
balance-col-often = Fréquence
balance-col-sample = Option
balance-col-rule = Règle
balance-col-matches = Parties
balance-col-length = Décisions
balance-col-choices = Choix
balance-col-limits = Limite (positions)
balance-col-closes = Ferme (positions)
balance-col-acts = Agit (parties)
balance-col-times = Fois par partie
balance-method-self = Le même bot, « { $level } », joue toutes les places : ce qui favorise quelqu’un, c’est le jeu, pour autant que ce bot sache le jouer. Un bot plus fort peut profiter de ce que celui-ci ne voit pas. Tous les échantillons ont les mêmes graines.
balance-method-judged = Intervalles à 95 % par la méthode de Wilson. Ce qui est plus que du hasard est dit par le test du score, corrigé du nombre de comparaisons par la méthode de Benjamini et Hochberg (l’ordre de jeu à part, les faits et les options ensemble) : de tout ce qui est marqué, pas plus de { $alarms } ne devrait venir du hasard. Avec moins de 20 cas, rien n’est dit.
balance-method-bounded = Les bots étaient limités par le nombre de leurs simulations, pas par l’horloge : la même graine donne les mêmes résultats sur toute machine.
balance-method-facts = Ce qu’une place a est comparé à une part égale, ce qui est là pour tous l’est aux autres valeurs. Cela va avec la victoire ; que c’en soit la cause n’est pas montré par là.
balance-method-rules =
    Règles : à une décision sur { $one_in } ({ $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } en tout), on a essayé toutes les actions des genres demandés et jusqu’à { $other } de chaque autre genre, et noté la règle qui interdit chacune. « Agit » compte les événements derrière lesquels se trouve une règle, selon la liste de l’étude du jeu.

## Ligne de commande : à la table

cli-you = Vous
cli-chance = hasard
cli-commitment = Empreinte de la graine : { $commitment }
cli-continued = { $dealt ->
    [same] Continue une autre partie après { $entries } lignes de jeu.
   *[again] Continue une autre partie après { $entries } lignes de jeu, avec des cartes cachées redistribuées.
}
cli-play-how = Tapez le numéro d’un choix ou une action en toutes lettres ; « ? » montre tout ce qui peut se taper.
cli-your-turn =
    { $you ->
        [yes] À vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
cli-thinking = { $player } réfléchit…
cli-hint-thinking = Recherche d’un bon coup…
cli-hint = Coup conseillé : { $choice } ({ $action }) – { $verdict }
cli-hint-only = Coup conseillé : { $choice } ({ $action })
cli-hint-other = sinon : { $choice } ({ $action }) – { $verdict }
cli-undone = Coup annulé.
cli-restarted = Tour recommencé.
cli-look-away = Appuyez sur Entrée pour cacher ce que vous voyez.
cli-hand-over = À { $player } de regarder, et à personne d’autre. Appuyez ensuite sur Entrée.
cli-left = Vous avez quitté la partie avant la fin.
cli-saved = La partie est enregistrée dans { $file }.
cli-resume-how = Pour la reprendre plus tard : chrysalide play --resume { $file }
cli-unfinished = La partie n’est pas terminée.
cli-ended-time =
    { $you ->
        [yes] Votre temps est écoulé : la partie s’est arrêtée là.
       *[no] Le temps de { $player } est écoulé : la partie s’est arrêtée là.
    }
cli-ended-resigned =
    { $you ->
        [yes] Vous avez abandonné : la partie s’est arrêtée là.
       *[no] { $player } a abandonné : la partie s’est arrêtée là.
    }
cli-ended-agreed = Partie nulle, d’un commun accord.
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
cli-replay-undo =
    { $player } annule { $entries ->
        [one] une ligne de jeu
       *[other] { $entries } lignes de jeu
    }{ $agreed ->
        [yes] , avec l’accord de tout le monde
       *[no] {""}
    }.
cli-replay-position =
    { $number ->
        [one] Après { $number } ligne de jeu
       *[other] Après { $number } lignes de jeu
    }
cli-serving = Chrysalide est à l’adresse { $address } – Ctrl-C l’arrête.
cli-serving-again = Les règles sont compilées ; Chrysalide est toujours à l’adresse { $address }.
cli-stopped = Arrêté.
error-by-rule = { $why } (règle { $rule })
cli-rules-more = « règles 2 » montre un chapitre, « règles 2.5 » une règle.

cli-words-help = { "?" } aide
cli-words-rules = règles règle
cli-words-undo = annuler
cli-words-restart = recommencer
cli-words-hint = conseil
cli-words-log = journal
cli-words-save = enregistrer
cli-words-quit = quitter q
cli-order-action = Vous pouvez taper le numéro d’un choix, une action, ou :
cli-order-forms = Actions : { $forms }
cli-order-help = ceci
cli-order-rules = les règles : le sommaire, un chapitre (règles 2) ou une règle (règles 2.5)
cli-order-undo = annuler votre dernier coup, sauf si quelque chose a été révélé depuis
cli-order-restart = recommencer votre tour, ou ce qui suit la dernière chose révélée
cli-order-hint = ce que jouerait un bon joueur
cli-order-log = tout ce qui s’est passé
cli-order-save = enregistrer la partie jusqu’ici : enregistrer FICHIER
cli-order-quit = quitter la partie

## La table en plein écran

cli-full-log = Journal
cli-full-rules = Règles
cli-full-hint = Conseil
cli-full-board = Table
cli-full-undo = Annuler
cli-full-restart = ↺ Tour
cli-full-save = Enregistrer
cli-full-quit = Quitter
cli-full-help = Aide
cli-full-search = numéro ou mot
cli-full-nothing-found = Aucune règle ne le contient.
cli-full-no-hint = La touche C donne un conseil : ce que jouerait un bon joueur, et pourquoi.
cli-full-then = C’est choisi. Et ensuite ?
cli-full-elsewhere = C’est à { $player }.
cli-full-save-as = Enregistrer la partie dans quel fichier ?
cli-full-leave-ask = La partie n’est pas terminée. La quitter ?
cli-full-leave-save = Enregistrer et quitter
cli-full-leave = Quitter sans enregistrer
cli-full-stay = Rester
cli-full-vain = Cette action coûte quelque chose et ne change rien pour l’instant.
cli-full-vain-go = La jouer quand même
cli-full-vain-back = Choisir autre chose
cli-full-failed = Le bot s’est arrêté sur une erreur : { $why }
cli-full-keys =
    Les flèches et Entrée choisissent ; Tab passe de la table aux choix et inversement.
    Sur la table, les flèches vont à ce qui peut se choisir, avec Maj à n’importe quoi ; Entrée ou un clic le choisit. Ce qui ne peut pas être choisi dit pourquoi, avec sa règle.
    Taper un numéro mène au choix qui le porte. Échap annule ce qui était choisi.
    J, R et C montrent le journal, les règles et un conseil ; sur un écran étroit ils couvrent la table, et Échap la montre de nouveau.
    A annule un coup, T refait le tour, E enregistre, Q quitte.
# One letter each, all different.
cli-full-key-log = j
cli-full-key-rules = r
cli-full-key-hint = c
cli-full-key-undo = a
cli-full-key-restart = t
cli-full-key-save = e
cli-full-key-quit = q

## Ligne de commande : erreurs

cli-did-you-mean = Vouliez-vous dire « { $near } » ?
cli-error-command = La commande « { $command } » n’existe pas. Choisissez parmi : { $commands }.
cli-error-lang = « { $lang } » n’est pas une langue disponible. Choisissez parmi : { $langs }.
cli-error-argument = Ce qui suit { $argument } manque ou est illisible. Voyez { $program } --help.
cli-error-unknown-argument = « { $argument } » n’a pas sa place ici. Voyez { $program } --help.
cli-error-missing = Il manque quelque chose : { $argument }. Voyez { $program } --help.
cli-error-number = { $option } doit être un nombre entier de { $minimum } à { $maximum }, et non « { $value } ».
cli-error-seconds = --seconds doit être un nombre supérieur à 0 et d’au plus { $maximum }, et non « { $value } ».
cli-error-effort = --effort doit être un nombre supérieur à 0 et d’au plus { $maximum }, et non « { $value } ».
cli-error-option-form = « { $text } » n’est pas une option. Écrivez --option NOM=VALEUR.
cli-error-players = Il y a { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Nommez un joueur par place.
cli-error-players-twice = « { $player } » est nommé deux fois. Nommez chaque joueur une fois.
cli-error-players-one = Seul « { $player } » est nommé. Nommez au moins deux joueurs, séparés par des virgules.
cli-error-choice = Le choix { $number } n’existe pas. Choisissez parmi : { $allowed }.
cli-error-rule = La règle { $number } n’existe pas. Les chapitres sont : { $chapters }.
cli-error-save-where = Dites où enregistrer la partie : enregistrer FICHIER.
cli-error-at = Il n’y a pas de position après { $number } lignes de jeu : cette partie en a { $entries }.
cli-error-with-from = { $argument } ne va pas avec --from : la partie enregistrée en décide. Retirez-le.
cli-error-without-from = { $argument } demande une partie enregistrée : --from FILE.
cli-error-full = --full demande un terminal en entrée et en sortie. Sans --full, on peut les rediriger.
cli-error-with-resume = { $argument } ne va pas avec --resume : la partie enregistrée en décide. Retirez-le.
cli-error-seal-none = « { $file } » ne peut pas être reprise : ce n’est pas une partie quittée avant la fin. Pour jouer à partir d’une de ses positions : --from.
cli-error-seal-broken = « { $file } » a été modifié depuis son enregistrement : la partie ne peut pas être reprise.
cli-error-seal-other = « { $file } » vient d’une autre personne ou d’une autre machine, et ne peut être repris que là-bas. La clé qui l’ouvre y est restée ; ici, elle serait dans { $key }.
cli-error-seal-key = La clé dans { $key } est abîmée. Les parties scellées avec elle ne peuvent plus être reprises ; supprimez-la, et le prochain enregistrement en fera une autre.
cli-error-seal-hidden = « { $file } » cache ce que son joueur ne doit pas savoir avant la fin de la partie. Terminez-la d’abord : chrysalide play --resume { $file }.
cli-error-seal-from = « { $file } » cache ce que son joueur ne doit pas savoir : on ne peut pas partir d’une de ses positions. Pour continuer cette partie : --resume.
cli-error-not-text = « { $file } » n’est pas un texte en UTF-8 : ce n’est pas une partie enregistrée.
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

## Un programme à une place d’un site

error-address = « { $address } » n’est ni l’adresse d’un site, ni le lien d’une place. Copiez le lien en entier, entre guillemets.
error-site-unreachable = { $site } ne répond pas comme un site Chrysalide : { $why }. Vérifiez l’adresse.
error-site-refused = Le site refuse : { $text }
error-seat-lost = Le programme s’est absenté trop longtemps avant le début de la partie, et quelqu’un a rouvert sa place.
cli-seat-line = asseoir un programme à vous à une place d’un site
cli-seat-about = Prend une place ouverte aux programmes et y joue jusqu’à la fin de la partie ; si la connexion se perd, il revient. Sans place dans le lien, il joue à chaque table qui attend le programme inscrit.
cli-seat-url = le lien d’une place, ou l’adresse du site
cli-seat-bot = un niveau, mon.module:Bot ou ./bot.py:Bot (par défaut : medium)
cli-seat-name = son nom à la table (par défaut : le nom de sa classe)
cli-seat-seed = la graine du programme (par défaut : 0)
cli-seat-register = inscrire un programme sous ce nom et afficher son jeton ; on peut alors l’inviter par son nom
cli-seat-token = le jeton du programme inscrit ; plutôt dans CHRYSALIDE_BOT_TOKEN, car les autres utilisateurs de la machine lisent les lignes de commande
cli-seat-example-1 = un programme dans un fichier prend la place d’une invitation
cli-seat-example-2 = afficher un jeton avec lequel on peut inviter le programme par son nom
cli-seat-example-3 = jouer à chaque table qui l’attend
cli-error-no-token = C’est l’adresse d’un site, pas d’une place : donnez le lien d’une place, ou le jeton du programme dans { $variable }.
cli-seat-registered = { $name } est inscrit. Voici son jeton, affiché cette seule fois : gardez-le, par exemple dans { $variable }.
cli-seat-link = Pour revenir à cette place après un arrêt : { $link }
cli-seat-listening = { $name } écoute. Ctrl-C pour l’arrêter.
cli-seat-lost = Connexion perdue. Nouvel essai dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
cli-seat-over = { $game } ({ $table }) : terminé. Victoire : { $winners }

## Ligne de commande : héberger le site

cli-backup-line = garder dans un fichier tout ce que le site a enregistré
cli-reports-line = lire les signalements
cli-prune-line = supprimer ce qui est trop ancien
cli-moderate-line = fermer des tables, couper des discussions, bannir des adresses
cli-rotate-line = remplacer un secret que quelqu’un a peut-être vu
cli-completion-line = faire compléter commandes, jeux et options par le shell
cli-completion-about = Écrit un script avec lequel un shell complète ce que vous tapez : commandes, jeux, niveaux, options et leurs valeurs, fichiers.
cli-completion-example-1 = dans ~/.bashrc
cli-completion-example-2 = pour zsh, dans un dossier de votre fpath
cli-completion-example-3 = pour fish
cli-completion-shell = bash, zsh ou fish
cli-restore-line = remettre une sauvegarde dans une base de données
cli-serve-example-4 = quatre processus derrière un seul port, et un journal pour les programmes
cli-serve-processes = nombre de processus derrière le port (sinon 1) ; plusieurs demandent PostgreSQL
cli-serve-grace = secondes laissées au site pour s’arrêter quand on le lui demande (sinon 5)
cli-serve-metrics = donner des mesures pour Prometheus à l’adresse /metrics
cli-serve-metrics-port = donner ces mesures sur ce port, à cette machine seulement ; avec plusieurs processus, sur les ports suivants aussi
cli-serve-log-format = forme du journal : du texte, ou un objet JSON par ligne (sinon text)
cli-serve-log-level = ce qui entre dans le journal, à partir de ce niveau (sinon warning)
cli-serve-fd = un descripteur de fichier déjà à l’écoute, au lieu de --host et --port
cli-serve-access-log = noter chaque requête, sans ce qui suit « ? » et sans l’adresse du visiteur
cli-export-about = Écrit la page et ses jeux dans un dossier. Tout hébergeur de fichiers peut le servir ; qui l’ouvre joue sur son propre appareil, et sans réseau après la première visite. Pour inviter des amis par un lien et pour les tables publiques, il faut un site.
cli-export-example-1 = un dossier appelé butterflies
cli-export-example-2 = la page nomme un site pour ce qui en demande un
cli-export-folder = le dossier à écrire : nouveau, vide, ou un export précédent, qui est remplacé
cli-export-site = l’adresse d’un site qui peut faire ce qu’un appareil seul ne peut pas
cli-export-done = { $files } fichiers ({ $size } Mo) écrits dans « { $folder } ». Pour essayer, lancez ceci et ouvrez http://localhost:8000 :
cli-error-export-page = La page avec Python pour navigateurs n’est pas construite. Dans un clone, « python3 run.py setup » la construit.
cli-error-export-there = « { $folder } » contient déjà autre chose, et un export ne remplace qu’un export précédent. Choisissez un autre dossier.
cli-error-export-site = « { $site } » n’est pas l’adresse d’un site : elle commence par https:// ou http://.
cli-export-readme =
    Chrysalide dans un dossier
    ==========================

    Les jeux se jouent dans le navigateur, sur l’appareil lui-même. Il n’y a ni serveur ni compte, et rien n’est envoyé nulle part.

    Pour l’héberger : copiez tout ce dossier chez n’importe quel hébergeur de fichiers, comme GitHub Pages ou GitLab Pages, dans le dossier de votre choix. Il n’y a rien à régler. Utilisez https : c’est à cette condition que les navigateurs permettent à une page de marcher sans réseau.

    Depuis une clé USB : lancez « python3 -m http.server » dans ce dossier et ouvrez http://localhost:8000. Ouvrir index.html d’un double clic ne marche pas, car les navigateurs refusent alors de démarrer Python.

    Pour mettre à jour : exportez à nouveau dans le même dossier. Les parties restent dans les navigateurs qui les ont jouées.

    Les licences sont dans le dossier « licences ».
cli-backup-about = Copie toutes les tables, places et parties dans un seul fichier, telles qu’elles sont à un instant ; le site peut tourner pendant ce temps. Le fichier convient aux deux sortes de bases de données. Gardez-le pour vous : il contient les graines des parties en cours.
cli-backup-example-1 = la base de données habituelle de cette machine
cli-backup-example-2 = une base de données PostgreSQL
cli-backup-file = le fichier à écrire
cli-backup-overwrite = remplacer le fichier s’il existe déjà
cli-error-backup-exists = Le fichier « { $file } » existe déjà, et une sauvegarde ne s’écrase pas par erreur. Choisissez un autre nom, ou ajoutez --overwrite.
cli-backup-progress = sauvegarde
cli-backup-done = { $rows } lignes gardées dans « { $file } ».
cli-reports-about = Ce que des personnes ont signalé à l’exploitant du site, du plus récent au plus ancien, avec les derniers messages de la table.
cli-reports-example-1 = la base habituelle de cette machine
cli-reports-example-2 = les cinq derniers, dans PostgreSQL
cli-reports-n = combien, au plus
cli-reports-none = Aucun signalement.
cli-reports-head = { $at } – table { $table } : { $name } (place { $seat }), signalé par la place { $by }
cli-prune-about = Supprime ce que l’exploitant du site ne veut plus garder, petit à petit : le site peut rester en marche. Sans autre indication, tout est gardé.
cli-prune-example-1 = combien serait supprimé, d’après CHRYSALIDE_KEEP
cli-prune-example-2 = les parties un an, les parties importées un mois, les messages trois
cli-prune-keep = ce qui est gardé et combien de jours : finished, unfinished, imported, chat (par défaut : CHRYSALIDE_KEEP)
cli-prune-dry-run = dire seulement combien ce serait
cli-prune-for-ever = toujours
cli-prune-finished = parties terminées
cli-prune-unfinished = tables inachevées
cli-prune-imported = parties importées
cli-prune-chat = messages de discussion
cli-prune-would =
    { $number ->
    [0] Rien ne serait supprimé.
    [one] { $number } élément serait supprimé.
   *[other] { $number } éléments seraient supprimés.
}
cli-prune-done =
    { $number ->
    [0] Rien n’a été supprimé.
    [one] { $number } élément a été supprimé.
   *[other] { $number } éléments ont été supprimés.
}
cli-col-days = gardé (jours)
cli-col-old = trop ancien
error-keeping = « { $word } » dans { $source } n’est pas compris. Écrivez par exemple finished=365 imported=30, en jours à partir de 1 ; il y a { $names }.
cli-moderate-about = Ce que décide l’exploitant : fermer une table, couper la discussion d’une table ou d’une place (TABLE/2), bannir une adresse ou un réseau, ou lever une décision. Sans argument : ce qui est en vigueur. Un site en marche le sait après cinq secondes environ.
cli-moderate-example-1 = ce qui est en vigueur
cli-moderate-example-2 = rien de ce qu’écrit la place 2 n’arrive pendant une semaine
cli-moderate-example-3 = cette adresse ne peut rien faire ici pendant un mois
cli-moderate-example-4 = elle le peut de nouveau
cli-moderate-what = close, mute, ban ou lift
cli-moderate-subject = une table, TABLE/PLACE, une adresse ou un réseau
cli-moderate-days = pendant tant de jours (par défaut : jusqu’à ce qu’on la lève)
cli-moderate-reason = pourquoi ; seul l’exploitant le lit
cli-moderate-none = Rien n’est fermé, coupé ni banni.
cli-moderate-lifted =
    { $number ->
        [0] Il n’y avait rien à lever.
       *[other] C’est levé.
    }
cli-moderate-closed = fermée
cli-moderate-muted = coupée
cli-moderate-banned = bannie
cli-moderate-col-what = Décision
cli-moderate-col-subject = Pour qui
cli-moderate-col-made = Depuis
cli-moderate-col-until = Jusqu’au
cli-moderate-col-reason = Pourquoi
cli-rotate-about = Met un nouveau secret à la place d’un autre que quelqu’un a peut-être vu : la clé du site pour les notifications (push), le jeton d’un programme ou le lien d’une place. L’ancien n’ouvre plus rien.
cli-rotate-example-1 = chacun doit redemander les notifications ; redémarrez ensuite le site
cli-rotate-example-2 = un nouveau jeton pour le programme de ce nom, qui garde ses places
cli-rotate-example-3 = un nouveau lien pour la place 2 d’une table
cli-rotate-what = push, program ou seat
cli-rotate-name = le nom du programme, ou TABLE/PLACE
cli-rotate-done-push = Il y a une nouvelle clé, et { $forgotten } appareils sont oubliés.
cli-rotate-done-program = Le nouveau jeton, montré cette seule fois : { $token }
cli-rotate-done-seat = Le nouveau lien, montré cette seule fois, à mettre derrière l’adresse du site : { $path }
cli-rotate-restart-push = Redémarrez le site : il a encore l’ancienne clé en mémoire.
cli-rotate-restart-seat = Redémarrez le site : si la table y est ouverte, il connaît encore l’ancien lien, car la base est SQLite.
error-measure-address = « { $address } » n’est ni une adresse ni un réseau.
error-measure-wide = Le réseau { $network } est trop étendu pour être banni : au plus { $v4 } (IPv4) et { $v6 } (IPv6). Bannissez des réseaux plus petits, ou laissez le proxy ou un pare-feu écarter tous les autres.
error-measure-table = Cette table ou cette place n’existe pas : { $table }. Une place s’écrit TABLE/2, comptée à partir de 1.
error-rotate-nobody = Personne n’a cette place à la table { $table }.
error-banned = L’exploitant de ce site a banni votre adresse.
error-table-closed = L’exploitant de ce site a fermé cette table.
cli-restore-about = Remplit une base de données vide à partir d’une sauvegarde : tout, ou rien si le fichier est abîmé. La sauvegarde peut venir de l’autre sorte de base de données ou d’une version plus ancienne. Arrêtez d’abord le site.
cli-restore-example-1 = la base de données habituelle de cette machine
cli-restore-example-2 = vers PostgreSQL, d’où que vienne la sauvegarde
cli-restore-file = une sauvegarde
cli-restore-force = effacer d’abord tout ce que la base de données contient
cli-restore-progress = restauration
cli-restore-done = { $rows } lignes restaurées depuis « { $file } ».
cli-col-kept = Contenu
cli-col-rows = Lignes
cli-error-among = { $option } doit être parmi { $values }, et non « { $value } ».
error-closing = Le site s’arrête. Revenez dans un instant.
error-database-silent = La base de données ne répond pas.
error-file-damaged = Le fichier de la base de données est abîmé. Le journal en dit plus.
error-not-storing = Le dernier changement n’a pas pu être enregistré : le disque est peut-être plein, la base verrouillée ou en lecture seule. Le journal en dit plus.
error-database-damaged = Le fichier de base de données « { $file } » est abîmé ({ $why }). Mettez-le de côté sans le jeter, puis restaurez la dernière sauvegarde dans un nouveau : chrysalide restore SAUVEGARDE.
error-database-read-only = Le fichier de base de données « { $file } » ne peut pas être écrit. Vérifiez à qui il appartient, ses droits et ceux de son dossier, et si le disque est monté en lecture seule.
error-database-down = La base de données n’est pas joignable, ou ne répond plus : { $why }. Vérifiez qu’elle tourne, son adresse et ses droits.
error-processes-sqlite = SQLite ne sert qu’un processus. Donnez une adresse PostgreSQL avec --database-url, ou laissez --processes à 1.
error-processes-metrics = Avec plusieurs processus, /metrics ne montrerait que l’un d’eux. Donnez plutôt --metrics-port : chacun y aura le sien.
error-no-database = Il n’y a pas de base de données « { $file } ».
error-no-site-file = Il n’y a pas de base de données « { $file } ». Indiquez celle du site avec --database-url ou CHRYSALIDE_DATABASE_URL, comme pour « chrysalide serve » ; rien n’a été créé.
error-no-site = La base de données « { $place } » ne contient aucun site de Chrysalide. Indiquez celle du site avec --database-url ou CHRYSALIDE_DATABASE_URL, comme pour « chrysalide serve » ; rien n’a été modifié.
error-database-foreign = Cette base de données a l’état « { $found } », que cette version de Chrysalide ne connaît pas (le plus récent ici : { $here }). Prenez la version qui fait tourner le site.
error-database-old = Cette base de données a l’état « { $found } », cette version de Chrysalide attend « { $here } ». Prenez la version qui fait tourner le site, ou démarrez le site une fois.
error-backup-foreign = « { $file } » n’est pas une sauvegarde de Chrysalide.
error-backup-cut = « { $file } » est incomplet : la fin manque. Rien n’a été changé.
error-backup-damaged = « { $file } » est abîmé : son contenu n’est pas celui qui fut écrit. Rien n’a été changé.
error-backup-newer = « { $file } » a la forme { $found }, cette version de Chrysalide lit la forme { $here }. Prenez une version plus récente.
error-backup-revision = « { $file } » vient d’une version plus récente de Chrysalide (état { $found }, ici { $here }). Prenez une version plus récente.
error-restore-full = Cette base de données n’est pas vide. Choisissez-en une autre, ou effacez tout ce qu’elle contient avec --force.
error-database-newer = Cette base de données vient d’une version plus récente de Chrysalide. Installez celle-ci, ou restaurez une sauvegarde plus ancienne.

## Les liens partagés et les notifications

preview-site = Des jeux de société qui parlent de papillons et d’espèces menacées : règles complètes, adversaires toujours prêts, seul, à plusieurs ou à distance, sans compte.
preview-rules = { $game } : les règles
preview-learn = Apprendre { $game }
preview-problems = Problèmes : { $game }
preview-new = Jouer à { $game }
preview-waiting = Une place vous attend : { $game }
preview-playing = Une partie en cours : { $game }
preview-replay = Une partie à revoir : { $game }
preview-review = Hasard ou talent ? L’analyse d’une partie de { $game }
preview-with = Avec { $names }.
push-your-turn = À vous de jouer
error-push-service = Ce service de notifications n’est pas connu de ce site.

## Revoir une partie

error-review-unfinished = Cette partie n’est pas terminée : on ne revoit que des parties finies. Terminez-la d’abord.
error-review-depth = « { $depth } » n’est pas une profondeur d’analyse. Choisissez parmi : { $depths }.
error-reviews-many = Beaucoup d’analyses attendent déjà pour cette connexion ({ $most } au plus). Réessayez quand l’une d’elles sera prête.
error-reviews-full = Trop d’analyses attendent en ce moment sur ce site. Réessayez dans quelques minutes.
cli-review-line = revoir une partie finie : chance ou adresse ?
cli-review-about = Revoit une partie finie : ce que chacun pouvait espérer avant et après chaque décision, ce que le hasard y a changé, les erreurs et ce qu’un expert aurait joué. Chaque décision est jugée d’après ce que le joueur savait alors.
cli-review-example-1 = rapidement, en moins d’une minute
cli-review-example-2 = plus à fond, avec toutes les décisions
cli-review-example-3 = pour un programme, depuis un tube
cli-review-depth = quick : rapide ; deep : plus à fond
cli-review-all = toutes les décisions, pas seulement les moments clés
cli-review-progress = Analyse
cli-review-side = Camp
cli-review-start = Départ
cli-review-luck = Hasard
cli-review-own = Ses décisions
cli-review-others = Celles des autres
cli-review-drift = Erreur d’analyse
cli-review-result = Résultat
cli-review-note = En points de chances de gagner : 100 points font une partie. Chaque ligne s’additionne, de gauche à droite.
cli-review-player = Joueur
cli-review-accuracy = Précision
cli-review-decisions = Décisions
cli-review-moments = Moments clés
cli-review-no-moments = Aucune décision n’a coûté cher.
cli-review-better = Mieux : { $choice } ({ $value })
balance-luck = Hasard et adresse
balance-luck-note = Ce qui décide une partie : la part du hasard, celle du jeu et celle que l’analyse n’explique pas, avec leurs intervalles à 95 %. Chacune est la covariance avec ce qu’un camp a gagné ou perdu depuis le départ, divisée par la variance de celui-ci. Les trois font 100 %. Entre joueurs de même force, l’adresse décide peu.
balance-luck-players = Joueurs
balance-luck-luck = Hasard
balance-luck-play = Jeu
balance-luck-drift = Erreur d’analyse
balance-luck-equal = même force : { $levels }
balance-luck-mixed = forces différentes : { $levels }
cli-balance-luck = revoir tant de parties entre joueurs de même force, et autant de forces différentes, pour séparer le hasard de l’adresse (0 par défaut ; bien plus long)

## Ses propres joueurs

error-player-form = « { $name } » n’est pas un joueur. Indiquez un niveau, ou une classe sous la forme module:Classe ou fichier.py:Classe.
error-player-class = « { $name } » est un fichier : indiquez quelle classe y joue, par exemple { $name }:Bot.
error-player-file = Le fichier « { $place } » n’existe pas.
error-player-no-module = Python ne trouve pas de module « { $place } » depuis ce dossier. Une classe dans un fichier s’indique sous la forme ./bot.py:Bot.
error-player-module = « { $name } » ne peut pas être chargé depuis { $place } : { $why }
error-player-name = { $place } ne contient pas { $attribute }. Joueurs présents : { $classes }.
error-player-kind = « { $name } » n’est pas un joueur : ce doit être une sous-classe de chrysalide.Player, ou une fonction (game, seed=…) qui en renvoie une.
error-player-making = « { $name } » ne peut pas être créé pour une partie : { $why }. Il lui faut une méthode decide(turn), et il est appelé avec le jeu et seed=….
error-player-failed = « { $name } » a échoué à son tour de jouer : { $why }
error-player-answer = « { $name } » a répondu { $answer }, ce qui ne lui est pas permis. decide doit renvoyer un élément de turn.legal, par exemple { $legal }.

## Problèmes

error-no-problem = Il n’y a pas de problème « { $problem } » dans ce jeu.
error-bad-problem = Ce problème est abîmé ({ $why }). Le jeu, lui, reste jouable.
error-problems-foreign = Le dossier { $folder } ne vient pas de cette commande : il n’est pas modifié. Choisissez-en un autre avec --out.
error-problems-other = Le dossier { $folder } contient des problèmes de { $there }, pas de { $here } (jeu et version des règles). Choisissez-en un autre avec --out.
cli-error-problems-seed = --seed { $value } : des lettres sans accent et des chiffres seulement, car elle entre dans le nom des problèmes.
cli-error-problems-proved = Rien ne peut être prouvé dans « { $name } » : il y a du hasard ou des cartes cachées, et aucune fin de partie résolue. Retirez --proved.
cli-problems-line = chercher des problèmes dans des parties de bots
cli-problems-about = Fait jouer des bots et garde les positions où une seule décision est nettement la meilleure, d’après ce que sait le joueur dont c’est le tour. Deux recherches profondes doivent être d’accord, et deux bots simples ne doivent pas la trouver. Une commande interrompue continue où elle en était.
cli-problems-example-1 = cent problèmes, dans problems/GAME
cli-problems-example-2 = douze fins de partie résolues ou prouvées
cli-problems-example-3 = un essai rapide, pour un programme
cli-problems-number = combien de problèmes (sinon 10)
cli-problems-matches = combien de parties, au plus (sinon 10 000)
cli-problems-seats = nombre de places (sinon le plus petit possible)
cli-problems-seed = graine : la même commande trouve les mêmes problèmes (sinon a)
cli-problems-proved = seulement des fins de partie résolues exactement, ou dont le gain est prouvé
cli-problems-effort = profondeur des recherches, par exemple 0.1 pour un essai (sinon 1)
cli-problems-processes = nombre de processus (sinon 1)
cli-problems-out = dossier des problèmes (sinon problems/GAME)
cli-problems-progress = Problèmes
cli-problems-stopped = Interrompu : { $kept } problèmes sur { $wanted } sont dans { $folder }. La même commande continue.
cli-problems-kept = { $kept ->
    [one] Un problème
   *[other] { $kept } problèmes
} dans { $folder }
cli-problems-looked = { $decisions } décisions examinées dans { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, dont écartées :
cli-problems-unclear = pas de décision nettement meilleure, pas de preuve, ou partie déjà jouée
cli-problems-obvious = trop faciles : un bot simple la trouve
cli-problems-refuted = démenties par une recherche profonde

## Programmes qui apprennent

error-missing-package = Il manque le paquet « { $package } » : pip install 'chrysalide[{ $extra }]'
error-not-observed = Ce jeu ne peut pas s’apprendre par des nombres : ses états ne disent pas ce qu’une place observe (State.observe).
error-illegal-code = L’action { $code } n’est pas permise. Sont permises : { $legal }.
error-illegal-row = L’action { $code } de la ligne { $row } n’est pas permise. Sont permises : { $legal }.

## Les programmes qui jouent par le Model Context Protocol

cli-mcp-line = des places pour les modèles de langage et d’autres programmes
cli-mcp-about = Parle le Model Context Protocol sur son entrée et sa sortie standard : un modèle de langage ou tout autre programme peut lire les règles, jouer contre des bots et prendre place à des tables. C’est ce programme qui la lance, pas une personne.
cli-mcp-arena = le dossier d’une arène : l’invité qui est parmi ses joueurs y joue ses parties
cli-mcp-matches = nombre de parties par rencontre, comme dans l’arène (par défaut : 100)
cli-mcp-example-1 = ce que lance un client
cli-mcp-example-2 = les parties de guest:NOM dans une arène ; la même commande arena le classe ensuite
mcp-match = Partie { $match }
mcp-news = Ce qui s’est passé :
mcp-choices = Vos actions :
mcp-waiting = Les autres jouent ; regardez plus tard.
mcp-over = La partie est terminée.
mcp-no-hints = Il n’y a pas de conseils dans les parties classées, ni aux tables d’un site.
mcp-no-table = Ce lien ne mène pas à une table : demandez le lien d’une place ou une invitation.
mcp-not-started = La partie n’a pas encore commencé ; regardez plus tard.
mcp-not-your-turn = Ce n’est pas votre tour ; regardez plus tard.
mcp-unknown-action = « { $action } » n’est pas l’une de vos actions : jouez l’une de celles de la liste.
mcp-all-rated = Toutes vos parties de cette arène sont jouées. La commande de l’arène montre le classement.
mcp-no-arena = Il n’y a pas d’arène ici : le serveur doit être lancé avec --arena.
mcp-no-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
mcp-too-many = Vous avez déjà { $most } parties : terminez-en une d’abord.
mcp-unknown-match = Il n’y a pas de partie « { $match } ». Les vôtres : { $matches }
error-player-guest = « { $name } » est un invité : il ne peut jouer que dans une arène, par chrysalide mcp --arena.
cli-error-no-guest = Aucun invité ne joue dans l’arène « { $folder } » ({ $players }). Commencez-en une avec chrysalide arena GAME --players easy,guest:NOM --out DOSSIER.
cli-error-guests = Un seul invité peut jouer dans une arène ; ceux-ci sont plusieurs : { $players }
cli-arena-guest =
    { $left ->
        [one] Une partie attend l’invité : chrysalide mcp --arena { $folder }
       *[other] { $left } parties attendent l’invité : chrysalide mcp --arena { $folder }
    }

## Un jeu à soi

cli-new-game-line = commencer un jeu à soi : un petit jeu complet
cli-new-game-about = Écrit un dossier avec un petit jeu de dé : règles, options, mots et livret en trois langues, tests et évaluation pour les bots. Il se joue et passe toutes les vérifications tel quel ; faites-en le vôtre, fichier par fichier.
cli-new-game-example-1 = dans le premier dossier de CHRYSALIDE_GAMES, ou sinon ici
cli-new-game-example-2 = dans un autre dossier, avec un titre
cli-new-game-name = identifiant du jeu : minuscules, chiffres et _
cli-new-game-out = le dossier qui contiendra celui du jeu (par défaut : le premier de CHRYSALIDE_GAMES, ou sinon le dossier courant)
cli-new-game-title = le nom du jeu (par défaut : son identifiant)
cli-new-game-written = { $folder } est écrit : { $files } fichiers.
cli-new-game-next = Ensuite :
cli-error-new-game-name = « { $name } » ne peut pas être l’identifiant d’un jeu : employez 2 à 30 minuscules, chiffres et _, en commençant par une lettre, et pas un mot de Python.
cli-error-new-game-title = « { $title } » ne peut pas être un titre : employez 60 caractères au plus, sans guillemets droits, barres obliques inverses ni accolades.
cli-error-new-game-there = Il y a déjà un jeu ou un dossier nommé « { $name } » ({ $folder }) ; rien n’a été changé. Choisissez un autre nom.

cli-check-line = un jeu tient-il ses promesses ?
cli-check-about = Joue quelques parties au hasard, chacune avec une limite, lit les mots, les règles et les enregistrements du jeu, y fait jouer des bots et lance ses propres tests. Chaque défaut est une phrase, avec la partie où il est apparu. Code de sortie : 0 tout va bien, 1 il y a quelque chose à corriger, 2 impossible.
cli-check-example-1 = tout
cli-check-example-2 = deux suites seulement, en cent parties
cli-check-example-3 = écrire d’abord tests/encoding.txt et les enregistrements de référence : relisez la différence
cli-check-example-4 = ajouter une partie aux enregistrements qui doivent toujours se rejouer
cli-check-only = certaines suites seulement : contract, secrets, presentation, refusals, words, rules, records, bots, tests
cli-check-matches = parties au hasard par vérification (par défaut : 12)
cli-check-seed = numéro de la première partie : le même numéro joue les mêmes parties (par défaut : 1)
cli-check-write = écrire d’abord ce à quoi les tests comparent : les codes des actions et les enregistrements de référence
cli-check-keep = ajouter cette partie au corpus du jeu, tests/records ; peut être donné plusieurs fois
cli-check-running = Vérification de { $suite }…
cli-check-contract = actions, hasard, copies et clés de l’état
cli-check-secrets = personne ne voit ce qu’il ne peut pas savoir ; les bots imaginent le reste
cli-check-presentation = choix, clics, événements et vues
cli-check-refusals = ce qui n’est pas permis est refusé, avec sa règle
cli-check-words = trois langues au contenu égal
cli-check-rules = un livret en trois langues, un test par règle
cli-check-records = les parties enregistrées restent ce qu’elles sont
cli-check-bots = tous les niveaux y jouent, et evaluate mène à gagner
cli-check-tests = les tests du jeu
cli-check-where = { $seats } places, options { $options }, graine { $seed }, après { $actions ->
        [1] une action
       *[other] { $actions } actions
    } : { $last }
cli-check-interrupted = Arrêté dans la suite « { $suite } », ici : { $place }. Si elle n’avançait plus, cherchez-y une boucle sans fin.
cli-check-endless = Les autres suites jouent aussi des parties : elles n’ont pas été lancées.
cli-check-wrote = Écrit : { $file }
cli-check-removed = Supprimé : { $file }
cli-check-kept = Gardé : { $file }
cli-check-end = { $faults ->
        [0] Tout est respecté.
        [one] Une chose à corriger.
       *[other] { $faults } choses à corriger.
    }{ $advice ->
        [0] { "" }
        [one] { " " }Une chose à regarder.
       *[other] { " " }{ $advice } choses à regarder.
    }
cli-error-check-keep = { $file } est une partie d’un autre jeu : { $name }.
