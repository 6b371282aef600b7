### Papilio: lo que leen los jugadores.
### Dentro de un mensaje, { kind-… } usa el argumento $kind de ese mensaje, { out-… } $out, { fate } $fate. Una casilla se escribe «b4».

## El juego

game-title = Papilio
game-line = Cruza un jardín que se desliza bajo tus pies, entre hojas, huevos, arañas y lagartos.
game-about = Un duelo sobre un tablero que se mueve. En cada turno, tus peones obedecen a la loseta que tienen debajo: la hoja los deja libres, la oruga los hace andar, la mariposa volar, la araña los devuelve a la salida y el lagarto se los come. Después empujas una loseta, y el suelo cambia bajo todos. Los huevos hacen entrar a tus otros peones. Gana quien lleve más a las hojas de enfrente.
reconstructed-tiles = El reglamento cuenta 34 losetas móviles de siete clases, pero no dice cuántas de cada una: el reparto es nuestro. También lo son los nombres de las casillas y los dibujos. En las reglas, una letra dice de dónde viene cada punto: B el reglamento, S otras fuentes públicas, I una deducción, O nuestra decisión.
reconstructed-board = El reglamento habla de 49 casillas y 16 losetas fijas sin mostrar dónde están. Deducimos un cuadrado de 7 por 7 en el que se desliza una línea de cada dos. Que las ocho losetas fijas del centro sean hojas, como las de la salida, es nuestra decisión.
where =
    { $phase ->
        [over] Partida terminada · turno { $turn_number }
       *[other]
            { $turn_number ->
                [0] Preparación
               *[other] Turno { $turn_number }
            }
    }
period = Turnos { $first } a { $last }

## Las opciones

option-chain = Efecto de las losetas
option-chain-about = Qué hace la loseta a la que un peón acaba de moverse. En cadena, actúa enseguida y un solo paso puede llevar lejos; si no, espera al turno siguiente.
option-chain-full = En cadena
option-chain-single = Una loseta cada vez
option-end_rule = Final de la partida
option-end_rule-about = El reglamento no dice cuándo termina la partida: en cuanto un jugador va por delante y ya no se le puede superar, solo cuando el otro tampoco puede empatar, o cuando a un jugador no le quedan peones en juego ni en reserva y los dos han jugado el mismo número de turnos.
option-end_rule-settled = En cuanto ya no se puede superar a quien va por delante
option-end_rule-decided = En cuanto tampoco se puede empatar con quien va por delante
option-end_rule-first_out = En cuanto a un jugador no le quedan peones que jugar
option-tiebreak = En caso de empate
option-tiebreak-about = Qué ocurre si, al terminar la partida, los dos han llevado el mismo número de peones al otro lado.
option-tiebreak-none = Tablas
option-tiebreak-earliest = Gana quien alcanzó antes ese número
option-turn_cap = Número máximo de turnos
option-turn_cap-about = La partida termina cuando cada jugador ha jugado este número de turnos (de 20 a 500).
option-starter = Quién empieza
option-starter-about = El asiento que juega primero.
option-starter-random = Por sorteo
option-starter-0 = El primer asiento
option-starter-1 = El segundo asiento
option-loose_tiles = Losetas móviles
option-loose_tiles-about = Cuántas losetas hay de cada clase; el reglamento no lo dice.
option-loose_tiles-ours = Equilibradas: 3 arañas, 2 lagartos
option-loose_tiles-gentle = Suaves: 2 arañas, ningún lagarto
option-loose_tiles-fierce = Duras: 4 arañas, 4 lagartos
error-option-split = «{ $value }» no es un reparto de las losetas: da un número para cada una de las siete clases, { $needed } en total, como «L9 E6 C6 H4 F4 S3 Z2», o uno de los nombres ours, gentle, fierce.

## Los nombres

kind =
    { $kind ->
        [leaf] Hoja
        [eggs] Huevos
        [caterpillar] Oruga
        [chrysalis] Crisálida
        [flying] Mariposa en vuelo
        [spider] Araña
        [lizard] Lagarto
       *[other] { $kind }
    }
kind-name =
    { $kind ->
        [leaf] hoja
        [eggs] huevos
        [caterpillar] oruga
        [chrysalis] crisálida
        [flying] mariposa en vuelo
        [spider] araña
        [lizard] lagarto
       *[other] { $kind }
    }
kind-definite =
    { $kind ->
        [leaf] la hoja
        [eggs] los huevos
        [caterpillar] la oruga
        [chrysalis] la crisálida
        [flying] la mariposa en vuelo
        [spider] la araña
        [lizard] el lagarto
       *[other] { $kind }
    }
kind-indefinite =
    { $kind ->
        [leaf] una hoja
        [eggs] unos huevos
        [caterpillar] una oruga
        [chrysalis] una crisálida
        [flying] una mariposa en vuelo
        [spider] una araña
        [lizard] un lagarto
       *[other] { $kind }
    }
out-name =
    { $out ->
        [leaf] hoja
        [eggs] huevos
        [caterpillar] oruga
        [chrysalis] crisálida
        [flying] mariposa en vuelo
        [spider] araña
        [lizard] lagarto
       *[other] { $out }
    }
out-indefinite =
    { $out ->
        [leaf] una hoja
        [eggs] unos huevos
        [caterpillar] una oruga
        [chrysalis] una crisálida
        [flying] una mariposa en vuelo
        [spider] una araña
        [lizard] un lagarto
       *[other] { $out }
    }
spare-definite =
    { $spare ->
        [leaf] la hoja
        [eggs] los huevos
        [caterpillar] la oruga
        [chrysalis] la crisálida
        [flying] la mariposa en vuelo
        [spider] la araña
        [lizard] el lagarto
       *[other] la loseta
    }
fate =
    { $fate ->
        [free] puede dar un paso o quedarse
        [hatch] se queda ahí y puede hacer entrar un peón
        [must_hatch] se queda ahí y hace entrar un peón
        [idle] se queda ahí sin hacer entrar a nadie
        [walk] tiene que dar un paso
        [walk_back] tiene que retroceder o ir de lado
        [fly] tiene que volar dos casillas
        [fly_off] solo puede volar fuera del tablero
        [stuck] no puede moverse, vuelve a la salida
        [return] vuelve a la salida
        [eaten] será devorado
        [lost] se perderá, sin hoja a la que volver
       *[other] { $fate }
    }

## Lo que ocurre

tiles-laid = Las { $tiles } losetas están colocadas. Loseta sobrante: { kind-name }.
starter-drawn =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $player }.
    }
pawn-placed =
    { $you ->
        [yes] Pones tu primer peón en { $cell }.
       *[no] { $player } pone su primer peón en { $cell }.
    }
pawn-stayed =
    { $kind ->
        [eggs]
            { $you ->
                [yes] Te quedas sobre los huevos de { $cell } sin hacer entrar ningún peón.
               *[no] { $player } se queda sobre los huevos de { $cell } sin hacer entrar ningún peón.
            }
       *[other]
            { $you ->
                [yes] Te quedas en { $cell }.
               *[no] { $player } se queda en { $cell }.
            }
    }
pawn-stepped =
    { $you ->
        [yes] Vas de { $from_cell } a { $cell }, sobre { kind-indefinite }.
       *[no] { $player } va de { $from_cell } a { $cell }, sobre { kind-indefinite }.
    }
pawn-flew =
    { $you ->
        [yes] Vuelas de { $from_cell } a { $cell } por encima de { $over }, sobre { kind-indefinite }.
       *[no] { $player } vuela de { $from_cell } a { $cell } por encima de { $over }, sobre { kind-indefinite }.
    }
pawn-flown-off =
    { $you ->
        [yes] Vuelas de { $cell } fuera del tablero: este peón se pierde.
       *[no] { $player } vuela de { $cell } fuera del tablero: este peón se pierde.
    }
pawn-arrived =
    { $you ->
        [yes] ¡Llegada a { $cell }! Has llevado { $arrivals ->
            [one] { $arrivals } peón al otro lado.
           *[other] { $arrivals } peones al otro lado.
        }
       *[no] ¡Llegada a { $cell }! { $player } ha llevado { $arrivals ->
            [one] { $arrivals } peón al otro lado.
           *[other] { $arrivals } peones al otro lado.
        }
    }
eggs-idle =
    { $reason ->
        [reserve]
            { $you ->
                [yes] Los huevos de { $cell } no dan nada: ya no tienes reserva.
               *[no] Los huevos de { $cell } no dan nada: { $player } ya no tiene reserva.
            }
       *[leaves]
            { $you ->
                [yes] Los huevos de { $cell } no dan nada: no tienes ninguna hoja de salida libre.
               *[no] Los huevos de { $cell } no dan nada: { $player } no tiene ninguna hoja de salida libre.
            }
    }
pawn-caught =
    { $you ->
        [yes] La araña de { $cell } atrapa tu peón.
       *[no] La araña de { $cell } atrapa el peón de { $player }.
    }
pawn-stuck =
    { $you ->
        [yes] En { $cell } no puedes moverte como pide { kind-definite }.
       *[no] En { $cell }, { $player } no puede moverse como pide { kind-definite }.
    }
pawn-eaten =
    { $you ->
        [yes] El lagarto de { $cell } se come tu peón.
       *[no] El lagarto de { $cell } se come un peón de { $player }.
    }
pawn-homeless =
    { $you ->
        [yes] Ninguna de tus hojas de salida está libre: este peón se pierde.
       *[no] { $player } no tiene ninguna hoja de salida libre: este peón se pierde.
    }
pawn-entered =
    { $reason ->
        [eggs]
            { $you ->
                [yes] Los huevos de { $from_cell } eclosionan: haces entrar un peón en { $cell }.
               *[no] Los huevos de { $from_cell } eclosionan: { $player } hace entrar un peón en { $cell }.
            }
        [loss]
            { $you ->
                [yes] Ya no tienes peones en juego: haces entrar uno en { $cell }.
               *[no] { $player } ya no tiene peones en juego y hace entrar uno en { $cell }.
            }
       *[arrival]
            { $you ->
                [yes] Haces entrar el peón siguiente en { $cell }.
               *[no] { $player } hace entrar el peón siguiente en { $cell }.
            }
    }
pawn-returned =
    { $you ->
        [yes] Devuelves este peón de { $from_cell } a { $cell }.
       *[no] { $player } devuelve este peón de { $from_cell } a { $cell }.
    }
tile-pushed =
    { $you ->
        [yes] Empujas { kind-indefinite } por { $entry } y haces salir { out-indefinite } en { $exit }.
       *[no] { $player } empuja { kind-indefinite } por { $entry } y hace salir { out-indefinite } en { $exit }.
    }
turn-missed =
    { $you ->
        [yes] Tu turno se acaba ahí, sin empujar ninguna loseta.
       *[no] { $player } no empuja ninguna loseta: su turno se acaba ahí.
    }
end-why =
    { $reason ->
        [empty] A nadie le quedan peones que jugar.
        [cap] Los dos han jugado su último turno.
        [first_out] Los dos han jugado el mismo número de turnos, y al menos a uno no le quedan peones que jugar.
       *[other] La partida ha terminado.
    }
end-outcome =
    { $tie ->
        [yes]
            { $you ->
                [yes] Con empate a { $arrivals }, ganas por haber alcanzado antes ese número.
               *[no] Con empate a { $arrivals }, gana { $player } por haber alcanzado antes ese número.
            }
       *[no]
            { $you ->
                [yes] Ganas por { $arrivals } a { $other_arrivals }.
               *[no] { $player } gana por { $arrivals } a { $other_arrivals }.
            }
    }
match-won =
    { $reason ->
        [out]
            { $you ->
                [yes] Ganas: a tu rival no le queda ningún peón.
               *[no] { $player } gana: a su rival no le queda ningún peón.
            }
        [decided]
            { $you ->
                [yes] Ganas por { $arrivals } a { $other_arrivals }: ya no se te puede superar.
               *[no] { $player } gana por { $arrivals } a { $other_arrivals }: ya nadie puede superar ese resultado.
            }
       *[other] { end-why } { end-outcome }
    }
match-drawn =
    { end-why } Tablas, { $arrivals ->
        [0] sin que haya llegado ningún peón.
       *[other] { $arrivals } a { $arrivals }.
    }

## A quién le toca

turn-place =
    { $you ->
        [yes] Te toca: pon un peón en una de tus hojas de salida.
       *[no] { $player } elige su hoja de salida.
    }
turn-react =
    { $you ->
        [yes] Te toca: ¿qué peón actúa?
       *[no] { $player } elige el peón que va a actuar.
    }
turn-leaf =
    { $you ->
        [yes]
            { $acting_stay ->
                [no] Te toca: da un paso desde { $acting_cell }.
                [false] Te toca: da un paso desde { $acting_cell }.
               *[other] Te toca: da un paso desde { $acting_cell } o quédate.
            }
       *[no] { $player } hace actuar a su peón de { $acting_cell }.
    }
turn-walk =
    { $you ->
        [yes]
            { $acting_kind ->
                [chrysalis] Te toca: desde { $acting_cell }, un paso hacia atrás o de lado.
               *[caterpillar] Te toca: desde { $acting_cell }, un paso en la dirección que quieras.
            }
       *[no] { $player } tiene que dar un paso desde { $acting_cell }.
    }
turn-fly =
    { $you ->
        [yes] Te toca: desde { $acting_cell }, un vuelo de dos casillas en línea recta.
       *[no] { $player } va a volar desde { $acting_cell }.
    }
turn-back =
    { $you ->
        [yes]
            { $acting_reason ->
                [stuck] Te toca: el peón de { $acting_cell } no puede moverse. ¿A qué hoja de salida vuelve?
               *[spider] Te toca: la araña devuelve el peón de { $acting_cell }. ¿A qué hoja de salida vuelve?
            }
       *[no] { $player } devuelve a la salida el peón de { $acting_cell }.
    }
turn-enter =
    { $you ->
        [yes]
            { $acting_reason ->
                [loss] Te toca: no te quedan peones en juego. Haz entrar uno, y tu turno se acaba ahí.
                [arrival] Te toca: haz entrar el peón siguiente.
               *[eggs]
                    { $acting_stay ->
                        [no] Te toca: los huevos eclosionan. ¿En qué hoja de salida entra el nuevo peón?
                        [false] Te toca: los huevos eclosionan. ¿En qué hoja de salida entra el nuevo peón?
                       *[other] Te toca: haz entrar un peón en una hoja de salida, o quédate sobre los huevos.
                    }
            }
       *[no] { $player } hace entrar un peón.
    }
turn-shift =
    { $you ->
        [yes] Te toca: empuja { spare-definite } por una de las flechas.
       *[no] { $player } elige por dónde empujar { spare-definite }.
    }
choices-react = cada peón actúa una vez
choices-shift =
    { $choices ->
        [one] { $choices } entrada abierta
       *[other] { $choices } entradas abiertas
    }
seat-score = { $arrived }
    .unit =
        { $arrived ->
            [one] llegado
           *[other] llegados
        }
result =
    { $winners_count ->
        [0] La partida queda en tablas.
       *[other]
            { $you ->
                [yes] ¡Ganas la travesía!
               *[no] { $player } gana la travesía.
            }
    }

## Las elecciones

choice-place = Poner un peón en { $cell }
choice-act = Hacer actuar al peón de { $cell }: { kind-name }
choice-step = Ir a { $cell }: { kind-name }
choice-stay =
    { $kind ->
        [eggs] Quedarse en { $cell }, sin hacer entrar ningún peón
       *[other] Quedarse en { $cell }
    }
choice-fly = Volar a { $cell }: { kind-name }
choice-fly-off = Volar fuera del tablero
choice-back = Volver a la hoja { $cell }
choice-enter = Hacer entrar un peón en { $cell }
choice-push = Empujar por { $entry }, hacia { $exit }
detail-act = { fate }
detail-land =
    { $landing ->
        [arrives] este peón ha llegado
        [wins] este peón llega, y ganas la partida
        [rests] este peón ha terminado
        [hatches] entra un peón de la reserva
        [idle] este peón ha terminado, no entra nadie
        [walks] después, otro paso
        [walks_back] después, un paso hacia atrás o de lado
        [flies] después, un vuelo de dos casillas
        [flies_off] después, el único vuelo sale del tablero: peón perdido
        [stuck] después, ningún movimiento posible: vuelta a la salida
        [returns] vuelta a la salida
        [eaten] peón perdido
        [lost] sin vuelta posible a la salida: peón perdido
       *[waits] la loseta actuará en tu próximo turno
    }
detail-fly-off = este peón se pierde
detail-push =
    { $you ->
        [yes] tu peón de { $cell }: { kind-name }, { fate }
       *[no] peón de { $player } en { $cell }: { kind-name }, { fate }
    }
detail-push-quiet = hace salir { out-indefinite }, no cambia nada para los peones

## Por qué no

refuse-no-such-cell = No existe la casilla { $cell }: elige una de a1 a g7.
refuse-no-such-entry = No se empuja por { $entry }: elige uno de los dos extremos de una línea que se deslice (filas 2, 4, 6, columnas b, d, f).
refuse-taken = Ya hay un peón en { $cell }: elige una casilla libre.
refuse-not-start = La casilla { $cell } no es una de tus hojas de salida: elige una de ellas que esté libre.
refuse-place-first = Pon primero un peón en una de tus hojas de salida.
refuse-react-first =
    { $cells_count ->
        [one] Tu peón de { $cells } no ha terminado: hazlo actuar antes de empujar.
       *[other] Tus peones de { $cells } no han terminado: hazlos actuar antes de empujar.
    }
refuse-finish = El peón de { $cell } no ha terminado: completa antes su acción.
refuse-acted = El peón de { $cell } ya no actúa en este turno: elige otro o, si todos han actuado, empuja la loseta.
refuse-no-pawn = No hay ningún peón en { $cell }: elige uno de los tuyos o, si todos han actuado, empuja la loseta.
refuse-other-pawn = El peón de { $cell } es de tu rival: elige uno de los tuyos o, si todos han actuado, empuja la loseta.
refuse-arrived = El peón de { $cell } ha llegado y ya no actúa: elige otro o, si todos han actuado, empuja la loseta.
refuse-first-step = En el primer turno nadie se queda quieto: da un paso a una casilla vecina.
refuse-not-adjacent = La casilla { $cell } no es vecina de { $from_cell }: da un solo paso, nunca en diagonal.
refuse-must-move = Un peón no se queda sobre { kind-definite }: elige adónde va.
refuse-forward = Ir a { $cell } sería avanzar, y la crisálida lo prohíbe: retrocede o ve de lado.
refuse-visited = Este peón ya ha estado en { $cell } durante esta acción: elige otra casilla.
refuse-must-fly = Un paso no basta sobre la mariposa en vuelo: ve dos casillas más allá, en línea recta.
refuse-not-flight = La casilla { $cell } no es la segunda en línea recta desde { $from_cell }: elige una que lo sea.
refuse-cannot-fly = Solo se vuela desde una mariposa en vuelo, y este peón está sobre { kind-definite }: elige una casilla vecina.
refuse-no-edge = Ningún vuelo sale del tablero desde aquí: elige una casilla donde posarte.
refuse-on-board = Desde { kind-definite }, un paso nunca sale del tablero: elige una casilla vecina.
refuse-must-return =
    { $reason ->
        [stuck] Este peón no puede moverse y vuelve a la salida: elige una hoja de salida libre.
       *[spider] La araña devuelve este peón a la salida: elige una hoja de salida libre.
    }
refuse-must-enter =
    { $reason ->
        [loss] No te quedan peones en juego: haz entrar antes uno en una hoja de salida libre.
        [arrival] Tu último peón en juego ha llegado: haz entrar antes el siguiente en una hoja de salida libre.
       *[eggs]
            { $stay ->
                [yes] Este peón está sobre unos huevos: haz entrar un peón en una hoja de salida libre, o quédate.
               *[no] Este peón acaba de llegar a unos huevos: haz entrar antes un peón en una hoja de salida libre.
            }
    }
refuse-no-return = Un peón solo vuelve a la salida si lo atrapa una araña o no puede moverse.
refuse-no-entering = Un peón solo entra gracias a unos huevos, o cuando no te queda ninguno en juego.
refuse-must-push = Todos tus peones han actuado: empuja ahora la loseta por una de las flechas.
refuse-barred = La entrada { $entry } está cerrada, pues la loseta acaba de salir por ahí: empuja por otra.
refuse-choose-pawn = Elige primero el peón que va a actuar.
refuse-not-now =
    { $phase ->
        [deal] Ahora no: se están colocando las losetas.
        [draw_starter] Ahora no: antes hay que sortear quién empieza.
        [place] Ahora no: hay que poner un primer peón en una hoja de salida.
        [react] Ahora no: hay que elegir el peón que va a actuar.
        [leaf] Ahora no: el peón que actúa tiene que dar un paso o quedarse.
        [walk] Ahora no: el peón que actúa tiene que dar un paso.
        [fly] Ahora no: el peón que actúa tiene que volar dos casillas.
        [back] Ahora no: un peón tiene que volver a una hoja de salida.
        [enter] Ahora no: un peón tiene que entrar en una hoja de salida.
        [shift] Ahora no: hay que empujar la loseta.
        [over] La partida ha terminado: puedes volver a verla o empezar otra.
       *[other] Ahora no: elige una de las acciones que se ofrecen.
    }
refuse-chance = Espera a que se coloquen las losetas y se sortee quién empieza.
refuse-tiles-exhausted = Todas las losetas de esta clase están ya colocadas ({ kind-name }): elige otra.
refuse-starter-given = Las opciones de la partida ya dicen quién empieza: elige ese asiento.

## Table

table-spare = Loseta sobrante
table-barred = Cerrada
table-active = En juego
table-reserve = Reserva
table-arrived = Llegados
table-lost = Perdidos
table-acting = actuando ahora
table-aid = Las losetas
table-legend = Qué hacen las losetas
table-tile-does =
    { $kind ->
        [leaf] un paso, o quedarse
        [eggs] entra un peón de la reserva
        [caterpillar] un paso obligado
        [chrysalis] un paso, no adelante
        [flying] dos casillas en línea recta
        [spider] vuelta a la salida
       *[lizard] peón perdido
    }
table-fixed-does = Cuatro clavos: hoja fija, nunca se desliza. Es un lugar seguro.
table-goal-does = Marco de color: salida del jugador de ese color, llegada del otro.
table-chain-does =
    { $chain ->
        [single] La loseta alcanzada espera a tu turno siguiente para actuar.
       *[full] La loseta alcanzada actúa enseguida, y así sucesivamente.
    }
table-badge =
    { $fate ->
        [free] Libre
        [hatch] Eclosión
        [must_hatch] Eclosión
        [idle] Se queda
        [walk] Anda
        [walk_back] Atrás
        [fly] Vuela 2
        [fly_off] Perdido
        [stuck] Vuelve
        [return] Vuelve
        [eaten] Perdido
       *[lost] Perdido
    }
table-badge-arrived = Llegado
table-badge-stay = Quedarse
table-badge-acted = ha actuado
table-board = El tablero, columnas de la a a la g y filas del 1 al 7. Las teclas de flecha llevan de una casilla a otra.
table-cell = { $cell }, { kind-name }
table-cell-bare = { $cell }, aún sin loseta
table-cell-fixed = fija
table-start =
    { $you ->
        [yes]
            { $other_you ->
                [yes] salida y llegada
               *[no] tu salida, llegada para { $other_player }
            }
       *[no]
            { $other_you ->
                [yes] salida para { $player }, tu llegada
               *[no] salida para { $player }, llegada para { $other_player }
            }
    }
table-pawn =
    { $you ->
        [yes] tu peón
       *[no] peón de { $player }
    }
table-pawn-arrived =
    { $you ->
        [yes] tu peón, llegado
       *[no] peón de { $player }, llegado
    }
table-fate = { fate }
table-waiting = aún tiene que actuar
table-can =
    { $phase ->
        [place] poner un peón aquí
        [react] hacer actuar a este peón
        [leaf] dar un paso aquí
        [walk] dar un paso aquí
        [fly] posarse aquí
        [back] volver aquí
        [enter] hacer entrar un peón aquí
       *[stay] quedarse aquí
    }
table-landing =
    { $landing ->
        [arrives] ¡llegada!
        [wins] ¡llegada y victoria!
        [rests] fin de la acción
        [hatches] entra un peón
        [idle] no entra nadie
        [walks] otro paso
        [walks_back] un paso, no adelante
        [flies] dos casillas en línea recta
        [flies_off] vuelo fuera del tablero, peón perdido
        [stuck] sin movimiento posible, vuelta a la salida
        [returns] vuelta a la salida
        [eaten] peón devorado
        [lost] peón perdido
       *[waits] actuará en el próximo turno
    }
table-hinted = pista
table-entry =
    Empujar por { $entry }: { kind-name }{ $out ->
        [leaf] {""}; sale una hoja en { $exit }
        [eggs] {""}; salen unos huevos en { $exit }
        [caterpillar] {""}; sale una oruga en { $exit }
        [chrysalis] {""}; sale una crisálida en { $exit }
        [flying] {""}; sale una mariposa en vuelo en { $exit }
        [spider] {""}; sale una araña en { $exit }
        [lizard] {""}; sale un lagarto en { $exit }
       *[other] {""}
    }
table-entry-barred = Entrada { $entry }, cerrada: la loseta acaba de salir por ahí
table-off = Volar de { $cell } fuera del tablero: peón perdido
table-warn =
    { $landing ->
        [eaten] Un lagarto se comería este peón.
        [lost] Este peón tendría que volver a la salida, donde no hay ninguna hoja libre: se perdería.
        [flies_off] Desde ahí el único vuelo sale del tablero: este peón se perdería.
       *[off] Este vuelo sale del tablero: este peón se perdería.
    } Elige otra vez para confirmar.
table-steps =
    { $step ->
        [react] Reaccionar
       *[shift] Empujar
    }
table-left =
    { $count ->
        [0] todos los peones han actuado
        [one] falta { $count } peón por actuar
       *[other] faltan { $count } peones por actuar
    }
table-forecast = Si se empuja por { $entry }
table-forecast-pawn =
    { $you ->
        [yes] { $cell }, tú: { kind-name }, { fate }
       *[no] { $cell }, { $player }: { kind-name }, { fate }
    }
table-forecast-none = Ningún peón en esta línea.
table-forecast-out = Sale en { $exit }: { out-name }. Esa entrada quedará cerrada.
table-forecast-rest = Apunta a una flecha para ver qué haría el empujón. Con el dedo: una vez para ver, dos para empujar.
table-push = Empujar por { $entry }
table-group =
    { $group ->
        [reserve]
            { $count ->
                [0] ningún peón en reserva
                [one] { $count } peón en reserva
               *[other] { $count } peones en reserva
            }
        [active]
            { $count ->
                [0] ningún peón en juego
                [one] { $count } peón en juego
               *[other] { $count } peones en juego
            }
        [arrived]
            { $count ->
                [0] no ha llegado ningún peón
                [one] ha llegado { $count } peón
               *[other] han llegado { $count } peones
            }
       *[lost]
            { $count ->
                [0] ningún peón perdido
                [one] { $count } peón perdido
               *[other] { $count } peones perdidos
            }
    }
table-end =
    { $reason ->
        [out]
            { $other_you ->
                [yes] No te queda ningún peón, ni en juego, ni en reserva, ni llegado.
               *[no] A { $other_player } no le queda ningún peón, ni en juego, ni en reserva, ni llegado.
            }
        [decided]
            { $arrivals } a { $other_arrivals }: { $other_you ->
                [yes]
                    { $reach ->
                        [0] tus peones ya no podían llegar.
                       *[other] ya no podías pasar de { $reach }.
                    }
               *[no]
                    { $reach ->
                        [0] { $other_player } ya no podía hacer llegar ningún peón.
                       *[other] { $other_player } ya no podía pasar de { $reach }.
                    }
            }
       *[other] { end-why } { $tie ->
            [yes]
                { $you ->
                    [yes] Con empate a { $arrivals }, alcanzaste antes ese número.
                   *[no] Con empate a { $arrivals }, { $player } alcanzó antes ese número.
                }
           *[no] { $arrivals } a { $other_arrivals }.
        }
    }
table-end-drawn =
    { end-why } { $arrivals ->
        [0] Ninguno de los dos ha hecho llegar un peón.
       *[other] Los dos han hecho llegar el mismo número de peones: { $arrivals }.
    }
table-end-arrived =
    { $cells_count ->
        [0] No ha llegado ningún peón
        [one] Llegado a { $cells }
       *[other] Llegados a { $cells }
    }
table-end-rest =
    { $active } en juego, { $reserve } en reserva, { $lost ->
        [one] { $lost } perdido
       *[other] { $lost } perdidos
    }
table-end-rule = Solo cuentan los peones que han llegado a una hoja de salida del rival.

## Lo que se estudia

fact-spare = Primera loseta sobrante
fact-first_leaf = Columna del primer peón, desde la izquierda de su jugador
fact-ending = Cómo terminó la partida
study-ending =
    { $ending ->
        [out] a un jugador no le quedan peones (8.1)
        [decided] ya no se puede superar a quien va por delante (8.2)
        [empty] a nadie le quedan peones que jugar (8.3)
        [first_out] a un jugador no le quedan peones que jugar (8.5)
       *[cap] por el número de turnos (8.4)
    }

## Las letras de la terminal

letter =
    { $kind ->
        [leaf] H
        [eggs] U
        [caterpillar] O
        [chrysalis] C
        [flying] V
        [spider] A
        [lizard] L
       *[other] { $kind }
    }

## Losetas y peones, para consultar

encyclopedia = Losetas y peones
section-tiles = Losetas móviles
section-tiles-about = { $total } losetas, { $kinds } clases
section-leaves = Hojas fijas
section-leaves-about = { $total } losetas unidas al tablero
section-pawns = Peones
section-pawns-about = { $total } peones, para { $kinds } jugadores
item-leaf-fixed = Hoja del centro
item-leaf-start =
    { $place ->
        [0] Salida del primer puesto
       *[1] Salida del segundo puesto
    }
item-pawn =
    { $place ->
        [0] Peón del primer puesto
       *[1] Peón del segundo puesto
    }
item-pawn-about = { $placed } en el tablero al empezar, { $reserve } en la reserva

## Por qué es buena una pista

reason-won =
    { $change ->
        [gain] Ganas la partida.
        [keep] Con otra opción perderías la partida.
        [loss] Pero pierdes la partida.
       *[less] Pero otra opción ganaría la partida.
    }
reason-home =
    { $change ->
        [gain] Un peón llega a una hoja de llegada.
        [keep] Tus peones llegados cuentan.
        [loss] Pero un peón llegado ya no cuenta.
       *[less] Pero otra opción haría llegar un peón.
    }
reason-reserve =
    { $change ->
        [gain] Tienes un peón más en la reserva.
        [keep] Guardas un peón en la reserva para más tarde.
        [loss] Pero tu reserva disminuye.
       *[less] Pero tu reserva disminuye.
    }
reason-way =
    { $change ->
        [gain] Tus peones están más cerca de las hojas de llegada.
        [keep] Las demás opciones dejan a tus peones más lejos de la meta.
        [loss] Pero uno de tus peones se aleja de la meta.
       *[less] Pero otra opción haría avanzar más a tus peones.
    }
reason-danger =
    { $change ->
        [gain] El próximo empuje amenaza menos a tus peones.
        [keep] Las demás opciones exponen más a tus peones a un empuje.
        [loss] Pero un empuje de tu rival puede costarle caro a un peón.
       *[less] Pero otra opción dejaría a tus peones más a salvo.
    }
reason-rival-home =
    { $change ->
        [gain] Tu rival tiene un peón llegado menos.
        [keep] Impide que llegue un peón rival.
        [loss] Pero tu rival hace llegar un peón.
       *[less] Pero otra opción impediría que llegara un peón rival.
    }
reason-rival-reserve =
    { $change ->
        [gain] Tu rival tiene un peón menos en la reserva.
        [keep] Tu rival tiene menos peones en la reserva.
        [loss] Pero tu rival guarda un peón en la reserva.
       *[less] Pero otra opción le dejaría a tu rival menos peones en la reserva.
    }
reason-rival-way =
    { $change ->
        [gain] Un peón de tu rival queda en apuros.
        [keep] Las demás opciones ayudarían más a los peones de tu rival.
        [loss] Pero los peones de tu rival avanzarán mejor.
       *[less] Pero otra opción frenaría más a los peones de tu rival.
    }
reason-rival-danger =
    { $change ->
        [gain] Tu próximo empuje amenazará a un peón de tu rival.
        [keep] Los peones de tu rival siguen expuestos a un empuje.
        [loss] Pero los peones de tu rival estarán más a salvo.
       *[less] Pero otra opción amenazaría más a tu rival.
    }

## Consejos, una vez cada uno, para quien empieza contra bots

tip-place = Sal por donde el camino esté libre: un lagarto o una araña cerca te costarían caro.
tip-react = El orden importa: un peón que avanza puede liberar una casilla, o una hoja de salida, para el siguiente.
tip-leaf = En una hoja el peón es libre: quedarse es seguro, pero cada paso hacia el otro lado cuenta.
tip-walk = Una cadena sigue de loseta en loseta: síguela hasta el final antes de elegir.
tip-fly = Dos casillas de golpe son un gran salto hacia la meta; fuera del tablero, el peón se pierde.
tip-back = De vuelta a la salida, elige la hoja donde más te ayude el próximo empuje.
tip-enter = Más peones en camino son más opciones de llegar, pero también más blancos para un empuje.
tip-shift = Un empuje cambia las losetas de toda una línea: pon un lagarto bajo tu rival o una mariposa en vuelo bajo ti.
tip-on-tile-pushed = La loseta que ha salido será la próxima en entrar, pero no por el mismo sitio.
tip-on-pawn-arrived = Un peón llegado ya no se mueve y bloquea su hoja: un punto seguro y una hoja de salida menos para el otro.
tip-on-pawn-eaten = Un peón devorado se pierde del todo: no acabes tu turno donde un empuje pueda traer un lagarto.
tip-on-pawn-caught = Una araña devuelve el peón a la salida: hay que rehacer el camino, pero sigue en juego.
tip-on-pawn-entered = Sobre huevos, un peón se queda hasta que un empujón le cambia la loseta; cada turno puede traer refuerzos.
tip-on-pawn-stuck = Un peón que no puede obedecer su loseta vuelve a la salida: déjale siempre una casilla libre.
tip-on-pawn-flown-off = Volar fuera del tablero pierde el peón: junto al borde, una mariposa en vuelo no siempre es suerte.

## El editor

edit-split = Tu reparto
edit-split-all = Losetas sueltas
edit-split-about = Cuántas de las 34 losetas sueltas hay de cada clase. El reglamento no lo dice: cuenta las de tu caja.
edit-leaf = Hojas
edit-eggs = Huevos
edit-caterpillar = Orugas
edit-chrysalis = Crisálidas
edit-flying = Mariposas
edit-spider = Arañas
edit-lizard = Lagartos
split-sum = hay { $found } losetas en total; hacen falta { $needed }.
split-one = un paquete tiene un solo reparto.
