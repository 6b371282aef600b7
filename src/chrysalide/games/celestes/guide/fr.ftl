## The first page

brief-aim = Des papillons sont posés en rangées qui se chevauchent. Prenez-les un à un et réunissez les espèces qui rapportent : le meilleur total gagne la manche, et trois manches gagnées donnent la partie.
brief-turn = Votre tour, en trois gestes
brief-take = Prenez une carte
brief-take-text = Une seule, accessible : aucune autre ne la chevauche. Elle rejoint votre collection.
brief-turn-up = Retournez
brief-turn-up-text = Toute carte face cachée devenue accessible se retourne aussitôt.
brief-bolina = Posez le Grand Bolina
brief-bolina-text = Si vous l’aviez déjà, et si vous voulez : il prend la place de votre carte et bloque ce qu’il chevauche.
brief-end = La manche finit quand la table est vide. À égalité, le joueur qui a le Grand Bolina l’emporte. Chaque manche gagnée vaut un papillon blanc : il en faut trois.
brief-eighty-eight = Quatre-vingt-huit
brief-eighty-eight-text = 3 points la paire
brief-morpho = Morpho bleu
brief-morpho-text = 4 points les trois
brief-monarch = Monarque
brief-monarch-text = 2, 5 ou 8 points pour deux, trois ou quatre
brief-swallowtail = Machaon
brief-swallowtail-text = seul : 2 points ; à deux : un joker
brief-below = Regardez dessous.
brief-below-text = La carte que vous libérez est d’abord pour l’autre.
brief-block = Gardez le Grand Bolina pour gêner.
brief-block-text = Il retarde la carte que l’autre attendait.
brief-count = Comptez les espèces.
brief-count-text = Deux cartes sont écartées : votre paire est peut-être incomplète.

## Examples

example-uncovered = les cartes accessibles
example-uncovered-1 = Rien ne chevauche les six cartes du bas : elles sont **accessibles**, prenez l’une d’elles.
example-uncovered-2 = Chaque carte plus haute est chevauchée par deux autres, qu’il faut enlever d’abord.
example-uncovered-3 = Deux rangées sur quatre sont face cachée : leurs cartes se retournent une fois accessibles.
example-dealt = une manche est prête
example-dealt-1 = La Pyramide a été tirée : **18 cartes** sont distribuées, emplacement par emplacement, dix face visible et huit face cachée.
example-dealt-2 = Deux cartes restent de côté, face cachée : personne ne sait laquelle manquera à une série.
example-dealt-3 = Le Second joueur reçoit le Grand Bolina, face visible : c’est sa compensation.
example-turned = une carte se retourne
example-turned-1 = Le Premier joueur a pris la carte 14, un Monarque ; le Second la 13.
example-turned-2 = Plus rien ne chevauche la carte 8 : elle se retourne **aussitôt**. C’est un Morpho bleu.
example-turned-3 = C’est au Premier joueur : il peut déjà la prendre.
example-bolina = le Grand Bolina bloque
example-bolina-1 = Le Second joueur vient de prendre la carte 13, et la carte 8 s’est retournée.
example-bolina-2 = Il avait déjà le Grand Bolina : il le pose à la place de la carte prise.
example-bolina-3 = La carte 8 reste visible, mais elle est de nouveau **bloquée**. Pour l’avoir, il faudra d’abord prendre le Bolina.
example-count = compter une manche
example-count-1 = Trois Quatre-vingt-huit ne font qu’une paire : 3 points. Quatre Monarques en font 8, un Machaon seul 2 : **13** en tout.
example-count-2 = L’adversaire a une paire aussi, un trio de Morphos bleus et un Machaon : 3 + 4 + 2 = 9. Deux de ses cinq Morphos ne valent rien.
example-count-3 = Le gagnant prend un papillon blanc ; le perdant choisit s’il commence la manche suivante.
