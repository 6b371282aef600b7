### Mariposas celestes: lo que leen los jugadores.
### Dentro de un mensaje, { species } y { layout } usan los argumentos $species y $layout de ese mensaje.

## El juego

game-title = Mariposas celestes
game-line = Cada carta que tomas descubre otra: reúne las mejores series de mariposas.
game-about = Un duelo de 3 a 5 rondas, publicado en francés como Papillons célestes. Dieciocho cartas se solapan en la mesa: en cada turno toma una carta accesible, reúne series y usa la Gran Bolina para bloquear lo que acabas de descubrir. El primero que consigue tres fichas de Mariposa blanca gana la partida.
reconstructed-layouts = Las 15 disposiciones son nuestras: no conocemos las de la caja. Si tienes el juego, puedes usar las suyas (opción Edición). El reglamento francés se contradice sobre los Morfos azules: indica 8, pero su total de 21 cartas solo cuadra con 6, y es lo que dicen las fuentes públicas; jugamos con 6. En las reglas, una letra dice de dónde viene cada punto: B el reglamento, S otras fuentes públicas, I una deducción, O nuestra decisión.
where =
    { $phase ->
        [over] Partida terminada · ronda { $round }
       *[other] Ronda { $round }
    } · { $tokens_to_win ->
        [1] ronda única
       *[other] a { $tokens_to_win } rondas ganadas
    }
period = Ronda { $round }

## Las opciones

option-first_player = Primer jugador
option-first_player-about = Quién juega primero en la primera ronda. Después elige el perdedor de la anterior.
option-first_player-random = Por sorteo
option-first_player-0 = El primer asiento
option-first_player-1 = El segundo asiento
option-tokens_to_win = Rondas para ganar
option-tokens_to_win-about = Cuántas fichas de Mariposa blanca hacen falta para ganar la partida; el reglamento pide tres.
option-tokens_to_win-1 = 1: una sola ronda
option-tokens_to_win-2 = 2: dos o tres rondas
option-tokens_to_win-3 = 3: de tres a cinco rondas
option-edition = Edición
option-edition-about = De dónde vienen las disposiciones: las nuestras, un paquete del editor o una carpeta preparada en el servidor.
option-edition-reconstructed = Nuestras 15 disposiciones
option-layouts = Disposiciones
option-layouts-about = Las disposiciones entre las que se sortea cada ronda, sin repetición. Hacen falta al menos 5 para jugar a tres rondas ganadas, 3 para dos y 1 para una sola.
option-layouts-all = Todas
option-layouts-L01 = Pirámide
option-layouts-L02 = Pirámide invertida
option-layouts-L03 = Capullo
option-layouts-L04 = Farolillo
option-layouts-L05 = Muro
option-layouts-L06 = Seto
option-layouts-L07 = Dos alas
option-layouts-L08 = Colinas gemelas
option-layouts-L09 = Jarrones gemelos
option-layouts-L10 = Tres gotas
option-layouts-L11 = Escalera
option-layouts-L12 = Corona
option-layouts-L13 = Reloj de arena
option-layouts-L14 = Cruz
option-layouts-L15 = Galón

## Los nombres

layout =
    { $layout ->
        [L01] { option-layouts-L01 }
        [L02] { option-layouts-L02 }
        [L03] { option-layouts-L03 }
        [L04] { option-layouts-L04 }
        [L05] { option-layouts-L05 }
        [L06] { option-layouts-L06 }
        [L07] { option-layouts-L07 }
        [L08] { option-layouts-L08 }
        [L09] { option-layouts-L09 }
        [L10] { option-layouts-L10 }
        [L11] { option-layouts-L11 }
        [L12] { option-layouts-L12 }
        [L13] { option-layouts-L13 }
        [L14] { option-layouts-L14 }
        [L15] { option-layouts-L15 }
       *[other] Disposición { $layout }
    }
species =
    { $species ->
        [eighty_eight] Ochenta y ocho
        [morpho] Morfo azul
        [monarch] Monarca
        [swallowtail] Macaón
        [bolina] Gran Bolina
       *[other] { $species }
    }
species-short =
    { $species ->
        [eighty_eight] 88
        [morpho] Morfo
        [monarch] Monarca
        [swallowtail] Macaón
        [bolina] Bolina
       *[other] { $species }
    }
species-definite =
    { $species ->
        [monarch] la { species }
        [bolina] la { species }
       *[other] el { species }
    }

## Lo que ocurre

layout-revealed = Ronda { $round }: la disposición es «{ layout }».
first-drawn =
    { $you ->
        [yes] Juegas primero.
       *[no] { $player } juega primero.
    }
order-chosen =
    { $you ->
        [yes]
            { $order ->
                [first] Eliges jugar primero; { $other_player } jugará segundo.
               *[second] Eliges jugar segundo; { $other_player } jugará primero.
            }
       *[no]
            { $order ->
                [first] { $player } elige jugar primero; { $other_you ->
                    [yes] jugarás segundo.
                   *[no] { $other_player } jugará segundo.
                }
               *[second] { $player } elige jugar segundo; { $other_you ->
                    [yes] jugarás primero.
                   *[no] { $other_player } jugará primero.
                }
            }
    }
bolina-given =
    { $you ->
        [yes] Recibes la Gran Bolina.
       *[no] { $player } recibe la Gran Bolina.
    }
cards-dealt = Se colocan { $cards } cartas; las dos últimas se apartan sin verlas.
card-taken =
    { $you ->
        [yes] Tomas { species-definite } de la casilla { $slot }.
       *[no] { $player } toma { species-definite } de la casilla { $slot }.
    }
bolina-taken =
    { $you ->
        [yes] Tomas la Gran Bolina de la casilla { $slot }: es tuya.
       *[no] { $player } toma la Gran Bolina de la casilla { $slot }.
    }
card-turned = Se descubre la casilla { $slot }: { species }.
bolina-placed =
    { $you ->
        [yes] Pones la Gran Bolina en la casilla { $slot }.
       *[no] { $player } pone la Gran Bolina en la casilla { $slot }.
    }
bolina-kept =
    { $you ->
        [yes] Te quedas con la Gran Bolina.
       *[no] { $player } se queda con la Gran Bolina.
    }
round-scored =
    { $tie ->
        [yes] Ronda { $round }, { $points } a { $other_points }: { $you ->
            [yes] ganas el empate gracias a la Gran Bolina.
           *[no] { $player } gana el empate gracias a la Gran Bolina.
        }
       *[no] Ronda { $round }: { $you ->
            [yes] ganas por { $points } a { $other_points }.
           *[no] { $player } gana por { $points } a { $other_points }.
        }
    }
match-won =
    { $you ->
        [yes] ¡Ganas la partida por { $tokens } a { $other_tokens }!
       *[no] { $player } gana la partida por { $tokens } a { $other_tokens }.
    }

## A quién le toca

turn-take =
    { $you ->
        [yes] Te toca: toma una carta accesible.
       *[no] { $player } está eligiendo una carta.
    }
turn-bolina =
    { $you ->
        [yes] Te toca: pon la Gran Bolina en la casilla { $taken } o quédatela.
       *[no] { $player } decide si pone la Gran Bolina en la casilla { $taken }.
    }
turn-choose_order =
    { $you ->
        [yes] Te toca: ¿juegas esta ronda primero o segundo?
       *[no] { $player } elige si juega primero o segundo.
    }

## Las elecciones

choice-take = Tomar { species-definite }, casilla { $slot }
choice-bolina = Poner la Gran Bolina en la casilla { $slot }
choice-keep = Quedarse con la Gran Bolina
choice-order =
    { $order ->
        [first] Jugar primero
       *[second] Jugar segundo
    }
detail-turns =
    { $slots_count ->
        [one] descubre la casilla { $slots }
       *[other] descubre las casillas { $slots }
    }
detail-opens =
    { $slots_count ->
        [one] deja accesible la casilla { $slots }
       *[other] deja accesibles las casillas { $slots }
    }
detail-completes =
    { $species ->
        [eighty_eight] forma una pareja
        [morpho] forma un trío
        [monarch] hace subir tus Monarcas
        [swallowtail] Macaón
       *[other] completa una serie
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
detail-joker =
    forma un comodín, { $species ->
        [eighty_eight] que cuenta como 88
        [morpho] que cuenta como Morfo
       *[other] que cuenta como Monarca
    }: { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }
detail-progress = { species-short }: { $cards } de { $size }
detail-short = { species-short }: no quedan suficientes para puntuar
detail-owner = la Bolina es tuya
detail-shuts =
    { $slots_count ->
        [one] bloquea la casilla { $slots }
       *[other] bloquea las casillas { $slots }
    }
detail-waste = tu rival tendrá que tomarla
detail-keep-tie = ganas en caso de empate
detail-first = tomas la primera carta; la Bolina va a tu rival
detail-second = recibes la Bolina, que decide los empates

## Por qué no

refuse-covered =
    { $covers_count ->
        [one] La carta de la casilla { $slot } está tapada por la de la casilla { $covers }: toma una carta accesible.
       *[other] La carta de la casilla { $slot } está tapada por las de las casillas { $covers }: toma una carta accesible.
    }
refuse-empty = La casilla { $slot } está vacía: toma una carta accesible.
refuse-no-such-slot = No existe la casilla { $slot }: elige una del 1 al 18.
refuse-not-owner = No tenías la Gran Bolina al empezar tu turno: tómala de la mesa y podrás ponerla en un turno posterior.
refuse-take-first = Toma primero una carta: después la Gran Bolina podrá ocupar su lugar.
refuse-first-given = Las opciones de la partida ya dicen quién empieza.
refuse-order-chosen = El orden de esta ronda ya está elegido.
refuse-just-taken = Acabas de tomar la Gran Bolina: podrás ponerla a partir de tu próximo turno.
refuse-no-pass = No se puede pasar: toma una carta accesible.
refuse-first-drawn = En la primera ronda se sortea quién juega primero: se elige a partir de la segunda.
refuse-winner-order = Elige el perdedor de la ronda anterior: espera su decisión.
refuse-layout-used = La disposición «{ layout }» ya se ha usado en esta partida: revela otra.
refuse-layout-not-offered = La disposición «{ layout }» no está entre las de esta partida: revela otra.
refuse-cards-exhausted = Ya han salido todas las cartas de la especie { species }: elige otra especie.
refuse-bolina-not-dealt = La Gran Bolina es del segundo jugador y no se coloca con las demás: elige otra especie.
refuse-wrong-slot = Aún no le toca a la casilla { $slot }: la próxima carta que se revela es la de la casilla { $expected }.
refuse-not-now =
    { $phase ->
        [reveal_layout] Ahora no: antes hay que revelar la disposición de la ronda.
        [draw_first] Ahora no: antes hay que sortear quién juega primero.
        [choose_order] Ahora no: antes hay que elegir quién juega primero.
        [deal] Ahora no: se están colocando las cartas.
        [take] Ahora no: hay que tomar una carta accesible.
        [turn_up] Ahora no: antes hay que descubrir una carta que ya es accesible.
        [bolina] Ahora no: antes hay que poner la Gran Bolina o quedársela.
        [over] La partida ha terminado: puedes volver a verla o empezar otra.
       *[other] Ahora no: elige una de las acciones que se ofrecen.
    }
refuse-decide-bolina = Decide antes sobre la Gran Bolina: ponla en la casilla que acabas de vaciar, o quédatela.
refuse-opponent-bolina = La Gran Bolina es de tu rival: podrás tomarla cuando esté en la mesa.
refuse-chance = Hay un sorteo en curso: espera a que se revele la carta o la disposición.

## Table

table-spread = Cartas de la ronda { $round }, disposición «{ layout }». Las flechas llevan de una carta a otra.
table-caption = Ronda { $round } · { layout }
table-card-lit = Casilla { $slot }: { species }, accesible, la puedes tomar
table-card-free = Casilla { $slot }: { species }, accesible
table-card-covered =
    { $under_count ->
        [one] Casilla { $slot }: { species }, bajo la casilla { $under }
       *[other] Casilla { $slot }: { species }, bajo las casillas { $under }
    }
table-card-hidden =
    { $under_count ->
        [one] Casilla { $slot }: carta boca abajo, bajo la casilla { $under }
       *[other] Casilla { $slot }: carta boca abajo, bajo las casillas { $under }
    }
table-card-turning = Casilla { $slot }: carta boca abajo, accesible, a punto de descubrirse
table-under =
    { $under_count ->
        [one] bajo la casilla { $under }
       *[other] bajo las casillas { $under }
    }
table-ghost =
    { $you ->
        [yes] Poner la Gran Bolina en la casilla { $slot }
       *[no] Casilla { $slot }, vacía: { $player } puede poner ahí la Gran Bolina
    }
table-hinted = pista
table-order = ¿Primero o segundo?
table-order-now =
    { $order ->
        [first] primero
       *[second] segundo
    }
table-unseen = Aún sin ver
table-unseen-detail =
    { $total ->
        [one] { $total } carta
       *[other] { $total } cartas
    }: { $hidden ->
        [one] { $hidden } oculta aquí
       *[other] { $hidden } ocultas aquí
    }, { $aside } apartadas
table-unseen-brief = { $hidden } aquí, { $aside } aparte
table-last-round = Ronda { $round }: { $player } { $points } – { $other_points } { $other_player }
table-last-brief = Ronda { $round }: { $points } – { $other_points }
table-continue = Continuar
table-token = ficha de Mariposa blanca
table-tokens =
    { $tokens ->
        [one] { $tokens } ronda ganada de { $needed }
       *[other] { $tokens } rondas ganadas de { $needed }
    }
table-tokens-final = Fichas
table-points-word =
    { $points ->
        [one] punto
       *[other] puntos
    }
table-points-short = pt
table-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
table-next =
    { $cards ->
        [0]
            { $missing ->
                [one] { $missing } carta por { $worth }
               *[other] { $missing } cartas por { $worth }
            }
       *[other] { $missing } más por +{ $worth }
    }
table-next-nothing = otro no añadiría nada
table-next-costs = otro costaría { $cost }
table-next-gone =
    { $left ->
        [0] terminado: ya no quedan
       *[other] terminado: no quedan suficientes
    }
table-complete = completo
table-joker = los dos Macaones cuentan como { species-short }
table-with-joker = con el comodín de los Macaones
table-one-joker = comodín
table-bolina-none = sin entregar
table-bolina-slot = en la mesa, casilla { $slot }
table-bolina-with = la tiene { $player }
table-bolina-here = decide los empates
table-bolina-card = Gran Bolina de { $player }
table-bolina-owner = la tenía al final
table-tie-won = gana el empate
table-aid = Lo que valen las cartas
table-worth =
    { $species ->
        [eighty_eight] 3 por pareja
        [morpho] 4 por trío
        [monarch] 2, 5, 8 por 2, 3, 4 cartas
        [swallowtail] uno: 2; la pareja, un comodín
       *[bolina] 0, pero decide los empates
    }
table-species = Especie
table-total = Total

## Lo que se estudia

fact-layout = Disposición
fact-ending = Cómo se gana la ronda
study-ending =
    { $ending ->
        [tie] por la Gran Bolina, en un empate
       *[points] por puntos
    }

## Las letras de la terminal

letter =
    { $species ->
        [eighty_eight] O
        [morpho] A
        [monarch] M
        [swallowtail] C
        [bolina] G
       *[other] { $species }
    }

## Cartas, disposiciones y fichas, para consultar

encyclopedia = Cartas y disposiciones
section-butterflies = Cartas de mariposa
section-butterflies-about = { $total } cartas, { $kinds } especies
section-layouts = Cartas de disposición
section-layouts-about = { $total } cartas, una por ronda
section-tokens = Fichas
section-tokens-about = { $total } fichas, una por ronda ganada
item-layout = { $up } boca arriba, { $down } boca abajo
item-token = Ficha de Mariposa blanca
item-token-about =
    { $needed ->
        [one] con { $needed } se gana la partida
       *[other] con { $needed } se gana la partida
    }

## Por qué es buena una pista

points-gained =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
reason-rounds =
    { $change ->
        [gain] Ganas la ronda.
        [keep] Con otra opción perderías la ronda.
        [loss] Pero pierdes la ronda.
       *[less] Pero otra opción ganaría la ronda.
    }
reason-eighty_eight =
    { $change ->
        [gain] +{ points-gained } con los 88.
        [keep] Tus 88 valen más que con las demás opciones.
        [loss] Pero tus 88 valen menos.
       *[less] Pero otra opción daría más puntos con los 88.
    }
reason-morpho =
    { $change ->
        [gain] +{ points-gained } con los Morfos azules.
        [keep] Tus Morfos azules valen más que con las demás opciones.
        [loss] Pero tus Morfos azules valen menos.
       *[less] Pero otra opción daría más puntos con los Morfos azules.
    }
reason-monarch =
    { $change ->
        [gain] +{ points-gained } con las Monarcas.
        [keep] Tus Monarcas valen más que con las demás opciones.
        [loss] Pero tus Monarcas valen menos.
       *[less] Pero otra opción daría más puntos con las Monarcas.
    }
reason-swallowtail =
    { $change ->
        [gain] +{ points-gained } con los Macaones.
        [keep] Tus Macaones valen más que con las demás opciones.
        [loss] Pero tus Macaones valen menos.
       *[less] Pero otra opción daría más puntos con los Macaones.
    }
reason-promise =
    { $change ->
        [gain] Te faltan menos cartas para una serie.
        [keep] Tus series siguen siendo más fáciles de acabar.
        [loss] Pero tus series avanzan menos.
       *[less] Pero tus series avanzan menos.
    }
reason-next =
    { $change ->
        [gain] Te espera una buena carta.
        [keep] Te quedará una carta mejor para el próximo turno.
        [loss] Pero no te espera ninguna buena carta.
       *[less] Pero no te espera ninguna buena carta.
    }
reason-offered =
    { $change ->
        [gain] Tu rival ya no puede tomar su mejor carta.
        [keep] Las demás opciones le dejan a tu rival una carta mejor.
        [loss] Pero tu rival tiene a mano una buena carta.
       *[less] Pero otra opción le dejaría a tu rival una carta peor.
    }
reason-bolina =
    { $change ->
        [gain] Tomas la Gran Bolina, que decide los empates.
        [keep] Conservas la Gran Bolina, que decide los empates.
        [loss] Pero sueltas la Gran Bolina, que decide los empates.
       *[less] Pero otra opción te daría la Gran Bolina.
    }
reason-rival =
    { $change ->
        [gain] La colección de tu rival vale menos.
        [keep] Con las demás opciones, tu rival completaría mejor su colección.
        [loss] Pero la colección de tu rival vale más.
       *[less] Pero otra opción le dejaría menos a tu rival.
    }

## Consejos, una vez cada uno, para quien empieza contra bots

tip-take = Una pareja de Ochenta y ocho da 3 puntos; uno solo, nada. Mira qué añade cada carta a tus series.
tip-bolina = Colocada aquí, la Gran Bolina bloquea lo que tapaba la carta tomada: útil para esconderle a tu rival una buena carta.
tip-choose_order = El primer jugador elige antes; el segundo recibe la Gran Bolina, que decide los empates.
tip-on-card-taken = Mira debajo antes de tomar: la carta que liberas se la ofreces primero a tu rival.
tip-on-card-turned = Una carta boca abajo es una apuesta: al darle la vuelta, el otro jugador elige primero.
tip-on-bolina-placed = La Gran Bolina bloquea lo que tapa. Tomarla libera esas cartas, pero no da puntos.
tip-on-bolina-taken = Con totales iguales, la Gran Bolina gana la ronda: si va igualada, vale casi un punto.
tip-on-bolina-kept = Si se conserva, la Gran Bolina aún puede servir más tarde, cuando una carta valiosa esté a punto de quedar libre.
tip-on-round-scored = Quien pierde una ronda elige el orden de la siguiente: mira antes si la disposición favorece al primero.
tip-on-layout-revealed = Otra disposición, otras trampas: busca las cartas que liberan varias de golpe.
tip-on-cards-dealt = Dos Monarcas valen 2 puntos, tres 5, cuatro 8: a veces basta con tomar una para estropear la serie del rival.
tip-on-order-chosen = Dos Macaones no valen nada por sí solos, pero sustituyen la carta que le falta a tu mejor serie.

# --- faults in a pack

layout-slots = { $found ->
        [one] hay una carta; hacen falta { $needed }.
       *[other] hay { $found } cartas; hacen falta { $needed }.
    }
layout-dark = al menos una carta debe estar boca arriba.
layout-size = un dibujo tiene como máximo { $rows } filas de { $halves } medias cartas.
layout-overlap = las cartas { $slot } y { $other } se solapan en una fila. Mueve una de ellas media carta.
layout-covers = la carta { $slot } solo puede estar sobre cartas puestas antes que ella.

## El editor

edit-layout = Disposición { $id }
edit-layout-all = Disposiciones
edit-layout-about = Una casilla es media carta: una carta está sobre las de la fila de arriba que quedan a media carta como máximo. Hay 18 cartas.
edit-rows = Cartas
edit-rows-about = Haz clic para poner una carta: boca arriba, luego boca abajo, luego ninguna. Con el teclado: flechas, Espacio, 1, 2 y Supr.
edit-rows-none = sin carta
edit-rows-up = boca arriba
edit-rows-down = boca abajo
