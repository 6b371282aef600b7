### Papillons: lo que leen los jugadores.
### Dentro de un mensaje, { kind } y { goal } usan los argumentos $kind y $goal de ese mensaje.

## El juego

game-title = Papillons
game-line = Alinea cuatro mariposas de tu forma o tu color secreto sin que te descubran.
game-about = Cada jugador tiene dos objetivos secretos, una forma y un color, e intenta alinear cuatro mariposas de uno de ellos. En tu turno haces una sola acción: colocar una carta, mover otra, inmovilizarla con un cazamariposas o anularla con una telaraña. ¡Cuidado! Una línea da la victoria al jugador que tiene ese objetivo, aunque la complete un rival. De 2 a 4 jugadores, también por equipos y en modo experto.
reconstructed-cards = Las formas, los colores y los motivos de las mariposas, con sus nombres, son nuestros: no hemos copiado los dibujos impresos. El reglamento cuenta 32 cartas de cuatro formas y cuatro colores; de ahí deducimos dos copias de cada combinación y un objetivo por cada forma y cada color. En las reglas, una letra dice de dónde viene cada punto: B el reglamento, S otras fuentes públicas, I una deducción, O nuestra decisión.
where =
    { $phase ->
        [over] Partida terminada · turno { $turn }
       *[other]
            { $turn ->
                [0] Preparación
               *[other] Turno { $turn }
            }
    }{ $options_teams ->
        [yes] {" "}· por equipos
        [true] {" "}· por equipos
       *[other] {""}
    }{ $options_expert ->
        [yes] {" "}· modo experto
        [true] {" "}· modo experto
       *[other] {""}
    }
period = Turnos { $first } a { $last }

## Las opciones

option-teams = Dos equipos
option-teams-about = Con cuatro asientos: el primero y el tercero juegan juntos contra los otros dos.
option-teams-true = Sí
option-teams-false = No
option-expert = Modo experto
option-expert-about = Sin telarañas, pero se puede exigir que un rival juegue de la mano. Por equipos, cada compañero solo conoce uno de los dos objetivos, y se gana anunciándolo.
option-expert-true = Sí
option-expert-false = No
option-protect_moved = Proteger la carta movida
option-protect_moved-about = La carta movida en el turno anterior no se puede volver a mover, igual que la que se acaba de colocar.
option-protect_moved-true = Sí
option-protect_moved-false = No
option-own_action_only = Ganar solo con la acción propia
option-own_action_only-about = Una línea que completa otro jugador no te da la victoria enseguida: tiene que seguir ahí cuando coloques o muevas una carta.
option-own_action_only-true = Sí
option-own_action_only-false = No
option-early_demand = Exigir desde el principio
option-early_demand-about = En modo experto: se puede exigir una carta antes de que cada jugador haya colocado tres.
option-early_demand-true = Sí
option-early_demand-false = No
option-stall_rounds = Rondas sin colocar nada
option-stall_rounds-about = Tras este número de rondas, de 2 a 20, sin colocar una carta ni poner una ficha, hay que hacerlo. Si ya no quedan cartas por colocar, la partida queda en empate.
option-starter = Quién empieza
option-starter-about = El asiento que juega primero.
option-starter-random = Al azar
option-starter-0 = El primer asiento
option-starter-1 = El segundo asiento
option-starter-2 = El tercer asiento
option-starter-3 = El cuarto asiento
error-option-teams =
    { $seats ->
        [one] Por equipos se juega con cuatro asientos, y esta mesa solo tiene uno: añade asientos o juega sin equipos.
       *[other] Por equipos se juega con cuatro asientos, y esta mesa tiene { $seats }: pon cuatro o juega sin equipos.
    }
error-option-early = Solo se exigen cartas en modo experto: elígelo también o renuncia a «{ option-early_demand }».
error-option-own = Los equipos expertos ganan con un anuncio: renuncia a «{ option-own_action_only }», a los equipos o al modo experto.
error-option-starter =
    { $starter ->
        [0] El primer asiento
        [1] El segundo asiento
        [2] El tercer asiento
       *[other] El cuarto asiento
    } no puede empezar, pues la mesa solo tiene { $seats } asientos: elige otro o déjalo al azar.

## Los nombres

shape =
    { $shape ->
        [round] redonda
        [tailed] con cola
        [pointed] puntiaguda
        [scalloped] festoneada
       *[other] { $shape }
    }
colour =
    { $colour ->
        [blue] azul
        [yellow] amarilla
        [vermilion] naranja
        [green] verde
       *[other] { $colour }
    }
kind =
    { $kind ->
        [Rb] redonda azul
        [Ry] redonda amarilla
        [Rv] redonda naranja
        [Rg] redonda verde
        [Tb] azul con cola
        [Ty] amarilla con cola
        [Tv] naranja con cola
        [Tg] verde con cola
        [Pb] puntiaguda azul
        [Py] puntiaguda amarilla
        [Pv] puntiaguda naranja
        [Pg] puntiaguda verde
        [Sb] festoneada azul
        [Sy] festoneada amarilla
        [Sv] festoneada naranja
        [Sg] festoneada verde
       *[other] { $kind }
    }
kind-definite = la mariposa { kind }
goal =
    { $goal ->
        [round] cuatro mariposas redondas
        [tailed] cuatro mariposas con cola
        [pointed] cuatro mariposas puntiagudas
        [scalloped] cuatro mariposas festoneadas
        [blue] cuatro mariposas azules
        [yellow] cuatro mariposas amarillas
        [vermilion] cuatro mariposas naranjas
        [green] cuatro mariposas verdes
       *[other] { $goal }
    }

## La carta en juego y la línea ganadora, según la vista

holding-colour =
    { $holding_colour ->
        [blue] azul
        [yellow] amarilla
        [vermilion] naranja
       *[green] verde
    }
holding-definite =
    { $holding_shape ->
        [round] la mariposa redonda { holding-colour }
        [tailed] la mariposa { holding-colour } con cola
        [pointed] la mariposa puntiaguda { holding-colour }
       *[scalloped] la mariposa festoneada { holding-colour }
    }
end-goal =
    { $end_goal ->
        [round] cuatro mariposas redondas
        [tailed] cuatro mariposas con cola
        [pointed] cuatro mariposas puntiagudas
        [scalloped] cuatro mariposas festoneadas
        [blue] cuatro mariposas azules
        [yellow] cuatro mariposas amarillas
        [vermilion] cuatro mariposas naranjas
       *[green] cuatro mariposas verdes
    }

## Lo que ocurre

starter-drawn =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $player }.
    }
goal-received =
    { $you ->
        [yes] Tu objetivo: { goal } en línea.
       *[no] Objetivo para { $player }: { goal } en línea.
    }
shape-given =
    { $you ->
        [yes] Recibes el objetivo de forma de tu equipo, y { $other_player } el de color.
       *[no]
            { $other_you ->
                [yes] { $player } recibe el objetivo de forma de tu equipo, y tú el de color.
               *[no] { $player } recibe el objetivo de forma de su equipo, y { $other_player } el de color.
            }
    }
card-received =
    { $you ->
        [yes] Recibes { kind-definite }.
       *[no] { $player } recibe { kind-definite }.
    }
hands-dealt = Cada jugador tiene { $cards } cartas en la mano.
hand-played =
    { $you ->
        [yes] Juegas { kind-definite } de tu mano.
       *[no] { $player } juega { kind-definite } de su mano.
    }
deck-played =
    { $you ->
        [yes] Juegas la carta de arriba del mazo.
       *[no] { $player } juega la carta de arriba del mazo.
    }
card-revealed =
    { $you ->
        [yes] Descubres { kind-definite }.
       *[no] { $player } descubre { kind-definite }.
    }
card-laid =
    { $you ->
        [yes] Colocas { kind-definite }.
       *[no] { $player } coloca { kind-definite }.
    }
card-lifted =
    { $you ->
        [yes] Levantas { kind-definite }.
       *[no] { $player } levanta { kind-definite }.
    }
card-moved =
    { $you ->
        [yes] Mueves { kind-definite }.
       *[no] { $player } mueve { kind-definite }.
    }
net-put =
    { $you ->
        [yes] Pones tu cazamariposas sobre { kind-definite }: la carta ya no se moverá.
       *[no] { $player } pone su cazamariposas sobre { kind-definite }: la carta ya no se moverá.
    }
web-put =
    { $you ->
        [yes] Pones tu telaraña sobre { kind-definite }: la carta ya no cuenta.
       *[no] { $player } pone su telaraña sobre { kind-definite }: la carta ya no cuenta.
    }
card-demanded =
    { $you ->
        [yes] Exiges una carta: { $other_player } tendrá que jugar de la mano en su próximo turno.
       *[no]
            { $other_you ->
                [yes] { $player } exige una carta: tendrás que jugar de la mano en tu próximo turno.
               *[no] { $player } exige una carta: { $other_player } tendrá que jugar de la mano en su próximo turno.
            }
    }
passed =
    { $you ->
        [yes] Pasas: no hay ninguna acción posible.
       *[no] { $player } pasa: no hay ninguna acción posible.
    }
silent =
    { $you ->
        [yes] No anuncias nada.
       *[no] { $player } no anuncia nada.
    }
card-drawn =
    { $you ->
        [yes] Robas una carta.
       *[no] { $player } roba una carta.
    }
goal-announced =
    { $you ->
        [yes]
            { $right ->
                [yes] Anuncias { goal }: ¡correcto!
               *[no] Anuncias { goal }: es falso, tu equipo no tiene ese objetivo.
            }
       *[no]
            { $right ->
                [yes] { $player } anuncia { goal }: ¡correcto!
               *[no] { $player } anuncia { goal }: es falso, su equipo no tiene ese objetivo.
            }
    }
match-won =
    { $teams ->
        [yes]
            { $you ->
                [yes] Tu equipo gana la partida con esta línea: { goal }.
               *[no] El equipo de { $player } gana la partida con esta línea: { goal }.
            }
       *[no]
            { $you ->
                [yes]
                    { $other_you ->
                        [yes] ¡Ganas la partida con { goal } en línea!
                       *[no] ¡Ganas la partida con { goal } en línea, gracias a { $other_player }!
                    }
               *[no]
                    { $other_you ->
                        [yes] { $player } gana la partida con { goal } en línea, gracias a ti.
                       *[no] { $player } gana la partida con { goal } en línea.
                    }
            }
    }
match-given =
    { $you ->
        [yes] El anuncio es falso: tu equipo gana la partida.
       *[no] El anuncio es falso: gana la partida el equipo de { $player }.
    }
lay-due = { $turns } turnos seguidos sin colocar una carta ni poner una ficha: ahora hay que hacerlo.
match-drawn = Empate: { $turns } turnos seguidos sin colocar una carta ni poner una ficha.

## A quién le toca

turn-turn =
    { $you ->
        [yes]
            { $duty ->
                [yes] { turn-duty }
                [true] { turn-duty }
               *[other]
                    { $options_early_demand ->
                        [yes] Te toca: elige una acción.
                        [true] Te toca: elige una acción.
                       *[other]
                            { $open ->
                                [no] Te toca: coloca una carta, de tu mano o del mazo.
                                [false] Te toca: coloca una carta, de tu mano o del mazo.
                               *[other] Te toca: elige una acción.
                            }
                    }
            }
       *[no]
            { $duty ->
                [yes] { $player } tiene que colocar una carta o poner una ficha.
                [true] { $player } tiene que colocar una carta o poner una ficha.
               *[other] { $player } está eligiendo su acción.
            }
    }
    .aside =
        { $deck ->
            [0]
                { $still ->
                    [0] mazo vacío
                   *[other]
                        { $still_end ->
                            [draw] mazo vacío · { $still } de { $still_limit } turnos para el empate
                           *[lay] mazo vacío
                        }
                }
            [one] { $deck } carta en el mazo
           *[other] { $deck } cartas en el mazo
        }
turn-duty =
    { $options_expert ->
        [yes] Te toca: coloca una carta, pon una ficha o exige una carta.
        [true] Te toca: coloca una carta, pon una ficha o exige una carta.
       *[other] Te toca: coloca una carta o pon una ficha.
    }
turn-lay =
    { $you ->
        [yes]
            { $turn ->
                [1] Te toca: coloca { holding-definite }, la primera carta de la partida.
               *[other] Te toca: coloca { holding-definite } junto a un lado de una carta.
            }
       *[no] { $player } busca una casilla para { holding-definite }.
    }
turn-move =
    { $you ->
        [yes] Te toca: deja en otra casilla la carta que has levantado.
       *[no] { $player } busca otra casilla para la carta levantada.
    }
turn-announce =
    { $you ->
        [yes] Te toca: anuncia un objetivo o guarda silencio.
       *[no] { $player } decide si anuncia un objetivo.
    }
choices-turn =
    { $open ->
        [no] ni movimientos ni fichas hasta que cada jugador haya colocado tres cartas
        [false] ni movimientos ni fichas hasta que cada jugador haya colocado tres cartas
       *[other]
            { $duty ->
                [yes] { $still } turnos sin cartas ni fichas nuevas: ahora no se puede mover
                [true] { $still } turnos sin cartas ni fichas nuevas: ahora no se puede mover
               *[other] solo una por turno
            }
    }
choices-lay =
    { $choices ->
        [one] { $choices } casilla
       *[other] { $choices } casillas
    }
choices-move =
    { $choices ->
        [one] { $choices } casilla
       *[other] { $choices } casillas
    }
choices-announce = un anuncio falso da la victoria al otro equipo
seat-line =
    { $team ->
        [A] equipo A
        [B] equipo B
       *[other] { table-laid-final }
    }
result =
    { $winners_count ->
        [0] Empate: { $still } turnos seguidos sin colocar una carta ni poner una ficha.
        [1]
            { $you ->
                [yes] ¡Ganas con { end-goal } en línea!
               *[no] { $player } gana con { end-goal } en línea.
            }
       *[other]
            { $options_expert ->
                [yes] El anuncio «{ end-goal }» lo ha decidido: { $winners } ganan en equipo.
                [true] El anuncio «{ end-goal }» lo ha decidido: { $winners } ganan en equipo.
               *[other] { $winners } ganan en equipo con { end-goal } en línea.
            }
    }

## Las elecciones

choice-hand = Jugar { kind-definite } de la mano
choice-deck = Jugar la carta de arriba del mazo
choice-lay =
    { $side ->
        [right] Colocar a la derecha de { kind-definite }
        [left] Colocar a la izquierda de { kind-definite }
        [above] Colocar por encima de { kind-definite }
        [below] Colocar por debajo de { kind-definite }
       *[none] Colocar la primera carta
    }
choice-to =
    { $side ->
        [right] Dejar a la derecha de { kind-definite }
        [left] Dejar a la izquierda de { kind-definite }
        [above] Dejar por encima de { kind-definite }
        [below] Dejar por debajo de { kind-definite }
       *[none] Dejar la carta
    }
choice-lift = Mover { kind-definite }
choice-net = Cazamariposas sobre { kind-definite }
choice-web = Telaraña sobre { kind-definite }
choice-demand = Exigir una carta a { $other_player }
choice-announce = Anunciar { goal }
choice-pass = Pasar
choice-silent = No anunciar nada
# Una de las cartas vecinas de la casilla.
detail-beside =
    { $side ->
        [right] a la derecha de { kind-definite }
        [left] a la izquierda de { kind-definite }
        [above] por encima de { kind-definite }
       *[below] por debajo de { kind-definite }
    }
# De dos lugares que se describirían igual.
detail-twin =
    { $end ->
        [left] la de más a la izquierda
        [right] la de más a la derecha
        [upper] la de más arriba
       *[lower] la de más abajo
    }
detail-announce =
    { $own ->
        [yes] tu propio objetivo: victoria segura
       *[no] quizá el objetivo de tu compañero: un error da la victoria al otro equipo
    }

## Por qué no

refuse-far = Esa casilla está demasiado lejos de las cartas: elige en la mesa o justo al lado.
refuse-not-now =
    { $phase ->
        [draw_starter] Ahora no: antes hay que sortear quién empieza.
        [deal_goals] Ahora no: se están repartiendo los objetivos.
        [split_goals] Ahora no: se están repartiendo los objetivos entre compañeros.
        [deal_hands] Ahora no: se están repartiendo las manos.
        [turn] Ahora no: elige antes tu acción.
        [reveal] Ahora no: antes hay que descubrir la carta del mazo.
        [lay] Ahora no: hay que colocar la carta que se acaba de jugar.
        [move] Ahora no: hay que dejar en la mesa la carta levantada.
        [announce] Ahora no: hay que anunciar un objetivo o guardar silencio.
        [draw] Ahora no: antes hay que robar una carta.
        [over] La partida ha terminado: puedes volver a verla o empezar otra.
       *[other] Ahora no: elige una de las acciones que se ofrecen.
    }
refuse-chance = Se está sacando una carta o un objetivo: espera un momento.
refuse-finish =
    { $phase ->
        [move] Deja antes en otra casilla la carta levantada: no puede volver a su sitio.
       *[lay] Coloca antes la carta que has jugado: no vuelve ni a la mano ni al mazo.
    }
refuse-announce-first = Ya has hecho tu acción: anuncia un objetivo o guarda silencio.
refuse-still =
    { $expert ->
        [yes] Ya van { $turns } turnos sin colocar una carta ni poner una ficha: hazlo ahora o exige una carta.
       *[no] Ya van { $turns } turnos sin colocar una carta ni poner una ficha: hazlo ahora.
    }
refuse-pass = Solo se pasa si no hay ninguna acción posible: elige una.
refuse-demanded = Te han exigido una carta: tu acción de este turno es jugar una carta de la mano.
refuse-deck-empty = El mazo está vacío: elige otra acción.
refuse-hand-empty = Tu mano está vacía: elige otra acción.
refuse-not-in-hand = No tienes ninguna mariposa { kind } en la mano: elige una de tus cartas.
refuse-no-demand = Solo se exigen cartas en modo experto: elige otra acción.
refuse-demand-own = Solo puedes exigir una carta a un rival: elige uno.
refuse-demand-twice = { $other_player } ya tiene que jugar de la mano: elige a otro rival u otra acción.
refuse-demand-empty = { $other_player } no tiene cartas en la mano: elige a otro rival u otra acción.
refuse-threshold =
    { $laid ->
        [0] Es demasiado pronto: antes cada jugador debe haber colocado tres cartas, y uno no ha colocado ninguna. Coloca una carta.
        [1] Es demasiado pronto: antes cada jugador debe haber colocado tres cartas, y uno solo ha colocado una. Coloca una carta.
       *[other] Es demasiado pronto: antes cada jugador debe haber colocado tres cartas, y uno solo ha colocado { $laid }. Coloca una carta.
    }
refuse-no-webs = En modo experto no hay telarañas: elige otra acción.
refuse-token-used =
    { $token ->
        [net] Ya has usado tu cazamariposas: elige otra acción.
       *[web] Ya has usado tu telaraña: elige otra acción.
    }
refuse-no-card = No hay ninguna carta en esa casilla: elige una carta de la mesa.
refuse-token-there = Esa carta ya lleva una ficha: elige otra.
refuse-held = Esa carta lleva una ficha y ya no se mueve: elige otra.
refuse-protected = Esa carta se acaba de jugar y está protegida durante este turno: elige otra.
refuse-apart = Esa carta mantiene unidas a las demás: sin ella la mesa quedaría partida en dos. Elige otra.
refuse-same-cell = La carta viene de esta casilla: déjala en otra.
refuse-taken-cell = Esa casilla está ocupada: elige una libre.
refuse-no-side = Esa casilla no toca ninguna carta por un lado, y una esquina no basta: elige una casilla junto a una carta.
refuse-apart-there = Con la carta ahí, la mesa quedaría partida en dos: elige una casilla que mantenga juntas todas las cartas.
refuse-no-announcements = Solo se anuncia en los equipos expertos; aquí las líneas se reconocen automáticamente. Elige una acción.
refuse-no-line = No hay ninguna línea de { goal } en la mesa: anuncia solo lo que haya en ella.
refuse-surely-wrong = Anunciar { goal } sería falso con seguridad: no es tu objetivo y no puede ser el de tu compañero.

## Table

table-grid =
    { $cards ->
        [0] La mesa, aún vacía.
        [one] La mesa, { $cards } carta. Las flechas llevan de una casilla a otra.
       *[other] La mesa, { $cards } cartas. Las flechas llevan de una casilla a otra.
    }
table-card = Casilla { $cell }: { kind }
table-under =
    { $token ->
        [net] bajo un cazamariposas, ya no se mueve
       *[web] bajo una telaraña, ya no cuenta
    }
table-lifted = levantada
table-selected = elegida
table-protected =
    { $how ->
        [laid] recién colocada, protegida
       *[moved] recién movida, protegida
    }
table-last = última ficha puesta
table-in-line = en la línea ganadora
table-in-wrong-line = en la línea anunciada por error
table-completed-by =
    { $you ->
        [yes] completó la línea, jugada por ti
       *[no] completó la línea, jugada por { $player }
    }
table-can =
    { $token ->
        [net] puede recibir el cazamariposas
        [web] puede recibir la telaraña
       *[none] se puede levantar
    }
table-hinted = pista
table-free = Casilla { $cell }, libre
table-lay-here = Casilla { $cell }: colocar aquí { kind-definite }
table-breaks = las cartas quedarían separadas
table-touches-nothing = no toca ninguna otra carta
table-deck = Mazo
table-deck-label =
    { $cards ->
        [0] Mazo vacío
        [one] Mazo, { $cards } carta
       *[other] Mazo, { $cards } cartas
    }
table-held =
    { $you ->
        [yes]
            { $from ->
                [deck] Ha salido: { kind }
               *[hand] Para colocar: { kind }
            }
       *[no]
            { $from ->
                [deck] { $player } saca: { kind }.
               *[hand] { $player } va a colocar: { kind }.
            }
    }
table-aim =
    { $token ->
        [net] ¿Sobre qué carta va el cazamariposas?
       *[web] ¿Sobre qué carta va la telaraña?
    }
table-choose-cell = Elige una casilla para { kind-definite }; pulsa otra vez la carta o Esc para dejarla.
table-threshold = Movimientos y fichas cuando cada jugador haya colocado { $needed } cartas.
table-standstill =
    { $turns ->
        [one]
            { $end ->
                [draw] { $turns } turno más sin cartas ni fichas nuevas y la partida acaba en empate.
               *[lay] { $turns } turno más sin cartas ni fichas nuevas y habrá que ponerlas.
            }
       *[other]
            { $end ->
                [draw] { $turns } turnos más sin cartas ni fichas nuevas y la partida acaba en empate.
               *[lay] { $turns } turnos más sin cartas ni fichas nuevas y habrá que ponerlas.
            }
    }
table-duty =
    { $you ->
        [yes]
            { $expert ->
                [yes] No puedes mover: coloca una carta, pon una ficha o exige una carta.
               *[no] No puedes mover: coloca una carta o pon una ficha.
            }
       *[no] { $player } tiene que colocar una carta o poner una ficha.
    }
table-look = Vista de la mesa
table-fit = Toda la mesa
table-closer = Más cerca
table-farther = Más lejos
table-say = Anuncios
table-announce = Anunciar { goal }
table-silent = No anunciar nada
table-pass = Pasar
table-hand = Tu mano
table-hand-title = Mano
table-hand-card = En la mano: { kind }
table-hand-lit = Jugar { kind-definite } de la mano
table-hand-empty = Mano vacía
table-backs =
    { $cards ->
        [0] Mano vacía
        [one] { $cards } carta en la mano, oculta
       *[other] { $cards } cartas en la mano, ocultas
    }
table-goals =
    { $you ->
        [yes] Tus objetivos secretos
       *[no] Objetivos: { $player }
    }
table-goals-title =
    { $whose ->
        [one] Objetivo secreto
        [team] Objetivos de equipo
       *[own] Objetivos secretos
    }
table-goal =
    { $goal ->
        [round] redondas
        [tailed] con cola
        [pointed] puntia­gudas
        [scalloped] festo­neadas
        [blue] azules
        [yellow] amarillas
        [vermilion] naranjas
        [green] verdes
       *[other] { $goal }
    }
table-goal-hidden =
    { $sort ->
        [shape] objetivo de forma, oculto
       *[colour] objetivo de color, oculto
    }
table-excluded = No tiene:
table-excluded-about = Una línea así no le dio la victoria: este jugador no tiene ese objetivo.
table-tokens-title = Fichas
table-token =
    { $token ->
        [net]
            { $left ->
                [yes] Cazamariposas
               *[no] Cazamariposas ya usado
            }
       *[web]
            { $left ->
                [yes] Telaraña
               *[no] Telaraña ya usada
            }
    }
table-team =
    { $mates ->
        [yes] Tu compañero
       *[no] Equipo { $team }
    }
table-laid =
    { $laid ->
        [0] ninguna carta colocada de { $needed }
        [one] { $laid } carta colocada de { $needed }
       *[other] { $laid } cartas colocadas de { $needed }
    }
table-laid-final =
    { $laid ->
        [0] ninguna carta colocada
        [one] { $laid } carta colocada
       *[other] { $laid } cartas colocadas
    }
table-demanded =
    { $you ->
        [yes] Te exigen una carta de la mano
       *[no] Debe jugar de la mano
    }
table-ask = Exigir una carta
table-aid = Formas, colores, fichas
table-pattern =
    { $colour ->
        [blue] puntos
        [yellow] rayas
        [vermilion] anillos
       *[green] lisa
    }
table-net-does = Cazamariposas: la carta ya no se mueve, pero cuenta en las líneas.
table-web-does = Telaraña: la carta ya no se mueve ni cuenta.
table-line = La línea ganadora
table-wrong-line = La línea anunciada por error
table-completed-own =
    { $you ->
        [yes] Has completado { goal } en línea: es uno de tus objetivos.
       *[no]
            { $teams ->
                [yes] { $player } ha completado { goal } en línea: es un objetivo de su equipo.
               *[no] { $player } ha completado { goal } en línea: es uno de sus objetivos.
            }
    }
table-completed-other =
    { $you ->
        [yes] Has completado { goal } en línea, pero era un objetivo de { $other_player }, que gana.
       *[no]
            { $other_you ->
                [yes] { $player } ha completado { goal } en línea: era uno de tus objetivos y ganas tú.
               *[no] { $player } ha completado { goal } en línea: era un objetivo de { $other_player }, que gana.
            }
    }
table-announced-right =
    { $you ->
        [yes] Has anunciado { goal }: es un objetivo de tu equipo, que gana.
       *[no] { $player } ha anunciado { goal }: es un objetivo de su equipo, que gana.
    }
table-announced-wrong =
    { $you ->
        [yes] Has anunciado { goal }, pero no es un objetivo de tu equipo: gana el otro equipo.
       *[no] { $player } ha anunciado { goal }, pero no es un objetivo de su equipo: gana el otro equipo.
    }
table-drawn = No gana nadie. Estos eran los objetivos de cada jugador.
table-out = Objetivos que nadie tenía

## Lo que se estudia

fact-goal = Objetivo en mano
fact-ending = Cómo terminó la partida
study-ending =
    { $ending ->
        [own] por la acción del ganador
        [other] por la acción de otro jugador
        [announced] por un anuncio
       *[drawn] empate
    }

## Las letras de la terminal

letter =
    { $goal ->
        [round] R
        [tailed] C
        [pointed] P
        [scalloped] F
        [blue] a
        [yellow] m
        [vermilion] n
        [green] v
       *[other] { $goal }
    }

## Cartas, objetivos y fichas, para consultar

encyclopedia = Cartas y objetivos
section-butterflies = Cartas de mariposa
section-butterflies-about = { $total } cartas, { $kinds } clases
section-goals = Objetivos
section-goals-about = { $total } cartas secretas; una línea va en fila, en columna o en diagonal
section-tokens = Fichas
section-tokens-about = { $total } fichas, una de cada clase por jugador
item-token =
    { $token ->
        [net] Cazamariposas
       *[web] Telaraña
    }
item-token-about =
    { $token ->
        [net] la carta ya no se mueve, pero cuenta en las líneas
       *[web] la carta ya no se mueve ni cuenta
    }

## Por qué es buena una pista

reason-won =
    { $change ->
        [gain] Ganas la partida.
        [keep] Con otra opción perderías la partida.
        [loss] Pero pierdes la partida.
       *[less] Pero otra opción ganaría la partida.
    }
reason-cards =
    { $change ->
        [gain] Una carta más en la mesa sirve a tus objetivos.
        [keep] Las cartas de tus objetivos siguen en juego.
        [loss] Pero una carta de tus objetivos ya no cuenta.
       *[less] Pero otra opción colocaría una carta para tus objetivos.
    }
reason-rows =
    { $change ->
        [gain] Mariposas de tus objetivos se acercan a una línea.
        [keep] Tus mariposas quedan mejor alineadas que con las demás opciones.
        [loss] Pero mariposas de tus objetivos se separan.
       *[less] Pero otra opción alinearía mejor tus mariposas.
    }
reason-ready =
    { $change ->
        [gain] Tres mariposas de uno de tus objetivos están listas: solo falta la cuarta.
        [keep] Tus tres mariposas en línea siguen listas.
        [loss] Pero tus tres mariposas en línea ya no están listas.
       *[less] Pero otra opción prepararía tres mariposas en línea.
    }
reason-rivals =
    { $change ->
        [gain] Estorba lo que los demás quizá quieran alinear.
        [keep] Las demás opciones ayudarían más a tus rivales.
        [loss] Pero puede ayudar a un rival.
       *[less] Pero otra opción estorbaría más a tus rivales.
    }

## Consejos, una vez cada uno, para quien empieza contra bots

tip-turn = Una carta de tu mano revela un poco lo que buscas; una del mazo no dice nada, pero es azar.
tip-lay = Toda carta colocada podrá moverse: mejor tener muchas útiles en la mesa que bien alineadas demasiado pronto.
tip-move = Un movimiento puede acabar una línea de golpe: se nota menos que colocar cuatro cartas seguidas.
tip-announce = Un anuncio falso da la victoria al otro equipo: anuncia solo lo que confirman las jugadas de tu compañero.
tip-on-hand-played = Lo que un jugador saca de la mano dice más de sus objetivos que lo que coloca del mazo.
tip-on-deck-played = La carta del mazo es obligada: solo el lugar donde se coloca puede delatar al jugador.
tip-on-card-laid = Tienes dos objetivos, una forma y un color: una carta que sirve a los dos vale doble.
tip-on-card-moved = Mira qué acerca ese movimiento: tres iguales con un hueco son una amenaza.
tip-on-net-put = Una carta con cazamariposas ya no se mueve, pero cuenta: bueno para proteger una línea tuya.
tip-on-web-put = Una carta con telaraña ya no cuenta: rompe para siempre las líneas que pasan por ahí.
tip-on-lay-due = Demasiados turnos sin colocar nada: la mesa crecerá y serán posibles nuevas líneas.
tip-on-card-demanded = Exigir una carta frena a un rival un turno: útil cuando está a punto de ganar moviendo.
tip-on-card-drawn = Los demás pueden estropear una línea con un movimiento: ten dos formas de ganar mejor que una.
