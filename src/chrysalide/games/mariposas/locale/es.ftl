### Mariposas: lo que leen los jugadores.
### Dentro de un mensaje, { place }, { kind }, { way }… usan los argumentos de ese mensaje: $code, $place y $name; $card, $moves y $with_flower; $card, $color y $stage.

## El juego

game-title = Mariposas
game-line = Guía a cuatro generaciones de monarcas hacia el norte y trae a las últimas de vuelta a Michoacán.
game-about = En primavera tus monarcas dejan México; en verano se dispersan; en otoño regresan sus bisnietas. En cada turno juega una carta, mueve tus mariposas, recoge flores y visita ciudades; junto a un algodoncillo, las flores hacen nacer la generación siguiente. Cada estación tiene sus objetivos, y volver a Michoacán da muchos puntos. De 2 a 5 jugadores.
reconstructed-map = El mapa es nuestro: sus casillas, con sus colores y flores, las plantas, la situación de las ciudades y nueve de sus nombres. Respeta lo que dice de él el reglamento, como Boston junto a Nueva York o la costa este. En las reglas, una letra dice de dónde viene cada punto: B el reglamento, S otras fuentes públicas, I una deducción, O nuestra decisión.
reconstructed-action_cards = El reglamento muestra las siete cartas de acción, pero no cuántas hay de cada una entre las 36. Hemos puesto seis copias de las cinco cartas de movimiento y tres de las dos cartas de copia. Los nombres «Eco» y «Mimetismo» son nuestros.
reconstructed-season_cards = El reglamento explica trece objetivos, y otras fuentes públicas dan dos más. Los demás los hemos inventado nosotros, y también hemos compuesto las 20 cartas de objetivo y sus títulos.
reconstructed-tokens = Lo que muestran las 16 fichas de refugio es una deducción: una por cada carta de ciclo de vida, una por cada carta de movimiento extra y un comodín. Los nombres de las losetas de habilidad son nuestros; sus efectos vienen del reglamento.
where =
    { $phase ->
        [over] Partida terminada
        [free_birth] { season } · fin de la estación
       *[other]
            { $round ->
                [0] Preparación
               *[other]
                    { season } · { $extra ->
                        [yes] turno adicional
                       *[no] turno { $round } de { $last_round }
                    }
            }
    }
period = { season }

## Las opciones

option-edition = Edición
option-edition-about = Los datos de la partida: el mapa, las cartas, las fichas y las losetas.
option-edition-reconstructed = Reconstruida a partir del reglamento
option-forced_moves = Movimientos obligatorios
option-forced_moves-about = Hay que hacer todos los movimientos de la carta jugada y usar «+2 distancia». Si no, puedes parar cuando quieras.
option-forced_moves-true = Sí
option-forced_moves-false = No
option-backtracking = Volver atrás
option-backtracking-about = Un movimiento puede pasar otra vez por una casilla, e incluso terminar donde empezó. Si no, nunca entra dos veces en la misma casilla.
option-backtracking-true = Sí
option-backtracking-false = No
option-copy_chains = Copiar una copia
option-copy_chains-about = Un Eco puede servirse de un Mimetismo jugado antes, y al revés, para copiar lo que este podría copiar. Si no, solo se copian cartas de movimiento.
option-copy_chains-true = Sí
option-copy_chains-false = No
option-waystation_once = Cartas de los refugios
option-waystation_once-about = ¿Puede otra mariposa volver a ganar una carta de movimiento extra en una estación posterior, o cada jugador recibe cada carta una sola vez en la partida?
option-waystation_once-butterfly = Una vez por mariposa
option-waystation_once-seat = Una vez por jugador
option-flip_is_birth = La cara doble es un nacimiento
option-flip_is_birth-about = Girar una mariposa de generación 4 a su cara doble cuenta para los objetivos de nacimiento y para la Guardería.
option-flip_is_birth-true = Sí
option-flip_is_birth-false = No
option-flower_supply = Reserva de flores
option-flower_supply-about = La caja contiene 24 flores de cada clase: ¿se pueden agotar?
option-flower_supply-limited = Limitada
option-flower_supply-unlimited = Inagotable
option-free_birth_goals = Nacimiento gratuito y objetivos
option-free_birth_goals-about = El nacimiento gratuito de fin de estación cuenta para los objetivos de nacimiento de la estación siguiente. Si no, no cuenta para ninguno.
option-free_birth_goals-true = Sí
option-free_birth_goals-false = No

## Los lugares

city =
    { $place ->
        [michoacan] Michoacán
        [minneapolis] Mineápolis
        [new_orleans] Nueva Orleans
        [new_york] Nueva York
        [quebec] Quebec
       *[other] { $name }
    }
city-at = en { city }
city-of = de { city }
place =
    { $place ->
        [none] casilla { $code }
       *[other] { city }
    }
place-at =
    { $place ->
        [none] en la casilla { $code }
       *[other] { city-at }
    }
place-to =
    { $place ->
        [none] a la casilla { $code }
       *[other] a { city }
    }

## Las estaciones

season-plain =
    { $season ->
        [spring] primavera
        [summer] verano
        [autumn] otoño
       *[other] { $season }
    }
season =
    { $season ->
        [spring] Primavera
        [summer] Verano
        [autumn] Otoño
       *[other] { $season }
    }
season-of = de { season-plain }
season-card =
    { $card ->
        [spring_1] Hacia el norte
        [spring_2] El delta
        [spring_3] Mosaico
        [spring_4] La gran partida
        [spring_5] Las praderas
        [summer_1] Nueva Inglaterra
        [summer_2] Brisa marina
        [summer_3] Prados en flor
        [summer_4] A los cuatro vientos
        [summer_5] Grandes llanuras
        [summer_6] Alas dobles
        [summer_7] Grandes Lagos
        [summer_8] Rumbo al oeste
        [summer_9] Diez mil lagos
        [summer_10] Hacia el océano
        [autumn_1] Rumbo al sur
        [autumn_2] Tres escalas
        [autumn_3] Costa tranquila
        [autumn_4] Últimos nacimientos
        [autumn_5] Colores de otoño
       *[other] { season }
    }

## Las flores y los colores

flower =
    { $flower ->
        [orange] naranja
        [pink] rosa
        [violet] violeta
        [yellow] amarilla
        [white] blanca
        [wild] a elegir
       *[other] { $flower }
    }
one-flower = una flor { flower }
flowers-counted =
    { $count ->
        [one] { $count } flor { flower }
       *[other]
            { $count } flores { $flower ->
                [orange] naranjas
                [pink] rosas
                [violet] violetas
                [yellow] amarillas
                [white] blancas
               *[wild] a elegir
            }
    }
paid =
    { $number ->
        [one] { $number } flor
       *[other] { $number } flores
    }{ $orange ->
        [0] {""}
        [one] {" "}· { $orange } naranja
       *[some] {" "}· { $orange } naranjas
    }{ $pink ->
        [0] {""}
        [one] {" "}· { $pink } rosa
       *[some] {" "}· { $pink } rosas
    }{ $violet ->
        [0] {""}
        [one] {" "}· { $violet } violeta
       *[some] {" "}· { $violet } violetas
    }{ $yellow ->
        [0] {""}
        [one] {" "}· { $yellow } amarilla
       *[some] {" "}· { $yellow } amarillas
    }{ $white ->
        [0] {""}
        [one] {" "}· { $white } blanca
       *[some] {" "}· { $white } blancas
    }
die-face =
    { $face ->
        [orange] flor naranja
        [pink] flor rosa
        [violet] flor violeta
        [yellow] flor amarilla
        [white] flor blanca
       *[wild] comodín
    }
color =
    { $color ->
        [red] rojo
        [yellow] amarillo
        [orange] naranja
        [green] verde
        [blue] azul
        [pink] rosa
       *[other] { $color }
    }
color-feminine =
    { $color ->
        [red] roja
        [yellow] amarilla
       *[other] { color }
    }

## Las mariposas, las cartas, las losetas

generation = generación { $generation }
piece =
    { $double ->
        [yes] mariposa doble { $piece }
       *[no] mariposa { $piece }
    }
kind =
    { $card ->
        [own] Eco
        [other] Mimetismo
       *[flight]
            { $moves_count ->
                [0] { $card }
               *[some]
                    { $moves }{ $with_flower ->
                        [yes] {" "}y una flor
                       *[no] {""}
                    }
            }
    }
kind-definite =
    { $card ->
        [double] la carta de movimiento extra «Movimiento doble»
       *[action] la carta «{ kind }»
    }
kind-about =
    { $card ->
        [own] Copia una carta de movimiento que tú hayas jugado en esta estación.
        [other] Copia una carta de movimiento que haya jugado otro jugador en esta estación.
        [double] Movimientos de { $moves }, en el orden que quieras, en lugar de una carta de acción.
       *[flight]
            { $moves_count ->
                [one] Un movimiento de { $moves } casillas{ $with_flower ->
                    [yes] {""}, y después una flor de una casilla vecina de la llegada.
                   *[no] .
                }
               *[some] Movimientos de { $moves }, en el orden que quieras, con una mariposa o con varias.
            }
    }
card-and-bonus =
    { kind-definite }{ $extra ->
        [yes]
            { $stretch ->
                [yes] {""} con «+1 movimiento» y «+2 distancia»
               *[no] {""} con «+1 movimiento»
            }
       *[no]
            { $stretch ->
                [yes] {""} con «+2 distancia»
               *[no] {""}
            }
    }
bonus =
    { $card ->
        [double] Movimiento doble
        [extra] +1 movimiento
        [stretch] +2 distancia
       *[other] { $card }
    }
life-color =
    { $color ->
        [green] verde
        [pink] rosa
       *[blue] azul
    }
life-color-feminine = { life-color }
life =
    { $stage ->
        [egg] huevo { life-color }
        [caterpillar] oruga { life-color }
        [chrysalis] crisálida { life-color }
       *[adult] adulta { life-color }
    }
way =
    { $stage ->
        [bonus] { bonus }
        [wild] comodín
       *[life] { life }
    }
way-definite =
    { $stage ->
        [bonus]
            la carta «{ $card ->
                [double] Movimiento doble
                [extra] +1 movimiento
                [stretch] +2 distancia
               *[other] { $card }
            }»
        [wild] el comodín
        [egg] el { life }
       *[life] la { life }
    }
row =
    { $row ->
        [green] fila verde
        [pink] fila rosa
        [blue] fila azul
       *[other] { $row }
    }
tile =
    { $tile ->
        [nursery] Guardería
        [bouquet] Ramillete
        [encore] Último vuelo
        [jewel] Joya
        [courier] Mensajera
        [homecoming] Regreso
       *[other] { $tile }
    }
tile-about =
    { $tile ->
        [nursery] Desde ahora, { points-per-birth } por cada uno de tus nacimientos; { end-points } al final.
        [bouquet]
            { $flowers_each ->
                [one] En el acto, { $flowers_each } flor de cada clase; { end-points } al final.
               *[other] En el acto, { $flowers_each } flores de cada clase; { end-points } al final.
            }
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } turno más tras el último turno del otoño.
               *[other] { $extra_turns } turnos más tras el último turno del otoño.
            }
        [courier]
            { $gain_cards ->
                [one] En el acto, { $gain_cards } carta de ciclo de vida o de movimiento extra que no tengas.
               *[other] En el acto, { $gain_cards } cartas de ciclo de vida o de movimiento extra que no tengas.
            }
        [homecoming]
            { $michoacan_bonus ->
                [one] Al final, { $michoacan_bonus } mariposa de generación 4 más cuenta en Michoacán.
               *[other] Al final, { $michoacan_bonus } mariposas de generación 4 más cuentan en Michoacán.
            }
       *[jewel] { end-points } al final.
    }
end-points =
    { $end_points ->
        [one] { $end_points } punto
       *[other] { $end_points } puntos
    }
points-per-birth =
    { $points_per_birth ->
        [one] { $points_per_birth } punto
       *[other] { $points_per_birth } puntos
    }
points-worded =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
phase =
    { $phase ->
        [goal] carta de objetivo
        [draw] robar cartas
        [first] primer jugador
        [tile] losetas
        [token] ficha de refugio
        [die] dado
        [exchange] cambio
        [play] jugar una carta
        [copy] copiar una carta
        [launch] elección de un movimiento
        [land] llegada
        [flower] flor a elegir
        [gain] carta a elegir
        [adjacent] flor adicional
        [birth] nacimiento
        [free_birth] nacimiento gratuito
        [over] final
       *[other] { $phase }
    }

## Los objetivos

term-above = por encima { city-of }
term-below = por debajo { city-of }
term-left = a la izquierda { city-of }
term-right = a la derecha { city-of }
term-around = junto a { city }
term-near = { city-at } o al lado
term-color = en una casilla { color-feminine }
term-double = en una casilla doble
term-coast = en la costa este
area-all = en el tablero
area = { $terms }
goal-count_in = cada mariposa { $area }
goal-once = { $conditions }
goal-birth_in =
    { $immediate ->
        [yes] cada nacimiento { $area }, en el acto
       *[no] cada nacimiento { $area }
    }
goal-double_on_birth = una mariposa de generación 4 nacida { $area } de una de generación 3 es doble
goal-worth = { points-worded }: { $goal }
condition-at_least =
    { $n ->
        [1] una mariposa { $area }
       *[other] al menos { $n } mariposas { $area }
    }
condition-none_in = ninguna mariposa { $area }
condition-flowers_each =
    { $n ->
        [one] { $n } flor de cada clase
       *[other] { $n } flores de cada clase
    }
goal-now =
    { $points ->
        [0] nada por ahora
       *[other] { points-worded } por ahora
    }
source-goal = { season }, objetivo { $goal }
source-nursery = Nacimientos con la Guardería
source-michoacan = Michoacán
source-cycle = Cartas de ciclo de vida
source-tile = Loseta de habilidad «{ tile }»
source-total = Total

## Lo que ocurre

goal-revealed = Se revela la carta de objetivo { season-of }: «{ season-card }».
hands-dealt = Cada jugador recibe { $cards } cartas de acción.
card-drawn =
    { $you ->
        [yes] Robas una carta.
       *[no] { $player } roba una carta.
    }
card-received =
    { $you ->
        [yes] Robas { kind-definite }.
       *[no] { $player } roba { kind-definite }.
    }
deck-renewed =
    { $cards ->
        [one] El mazo está vacío: lo sustituye { $cards } carta de los descartes.
       *[other] El mazo está vacío: lo sustituyen las { $cards } cartas de los descartes.
    }
first-drawn =
    { $you ->
        [yes] Eres el primer jugador.
       *[no] { $player } es el primer jugador.
    }
tile-placed = Loseta de habilidad de la { row }: «{ tile }».
card-played =
    { $you ->
        [yes] Juegas { card-and-bonus }.
       *[no] { $player } juega { card-and-bonus }.
    }
card-copied =
    { $you ->
        [yes] Copias { kind-definite }.
       *[no] { $player } copia { kind-definite }.
    }
copy-empty =
    { $you ->
        [yes] No tienes nada que copiar: la carta no da ningún movimiento.
       *[no] { $player } no tiene nada que copiar: la carta no da ningún movimiento.
    }
butterfly-moved =
    { $you ->
        [yes] Mueves la { piece } { place-to } (movimiento de { $length }).
       *[no] { $player } mueve la { piece } { place-to } (movimiento de { $length }).
    }
moves-ended =
    { $you ->
        [yes] Te detienes aquí: { flights-lost }.
       *[no] { $player } se detiene aquí: { flights-lost }.
    }
flights-lost =
    { $left ->
        [one] { $left } movimiento perdido
       *[other] { $left } movimientos perdidos
    }
token-revealed =
    { $you ->
        [yes] Revelas la ficha de refugio { city-of }: { token-shown }.
       *[no] { $player } revela la ficha de refugio { city-of }: { token-shown }.
    }
token-shown =
    { $stage ->
        [bonus]
            carta «{ $token ->
                [double] Movimiento doble
                [extra] +1 movimiento
                [stretch] +2 distancia
               *[other] { $token }
            }»
        [wild] un comodín
       *[life] { life }
    }
die-rolled =
    { $you ->
        [yes] Tiras el dado: { die-face }.
       *[no] { $player } tira el dado: { die-face }.
    }
flowers-taken =
    { $you ->
        [yes] Tomas { flowers-counted } { flower-source }.
       *[no] { $player } toma { flowers-counted } { flower-source }.
    }
flower-source =
    { $source ->
        [die] gracias al dado
        [tile] gracias a la loseta de habilidad
        [beside] { place-at } (flor adicional)
       *[cell] { place-at }
    }
nothing-taken =
    { $you ->
        [yes]
            No tomas nada { place-at }: { $reason ->
                [collected] ya has recogido ahí en este turno.
                [start] esta mariposa empezó ahí el turno.
                [supply] no quedan flores de esa clase.
                [visited] esta mariposa ya se ha posado ahí.
                [laid] has jugado esa carta en esta estación.
               *[held] ya tienes esa carta.
            }
       *[no]
            { $player } no toma nada { place-at }: { $reason ->
                [collected] la casilla ya se ha recogido en este turno.
                [start] esta mariposa empezó ahí el turno.
                [supply] no quedan flores de esa clase.
                [visited] esta mariposa ya se ha posado ahí.
                [laid] ha jugado esa carta en esta estación.
               *[held] ya tiene esa carta.
            }
    }
card-gained =
    { $you ->
        [yes] Recibes { way-definite }{ card-source }
       *[no] { $player } recibe { way-definite }{ card-source }
    }
card-source =
    { $source ->
        [courier] {""}, gracias a la Mensajera.
       *[token] .
    }
tile-earned =
    { $you ->
        [yes] Completas la { row } y ganas la loseta de habilidad «{ tile }».
       *[no] { $player } completa la { row } y gana la loseta de habilidad «{ tile }».
    }
born =
    { $you ->
        [yes] Nace tu { piece } { place-at }, por { $number } flores.
       *[no] Nace la { piece } de { $player } { place-at }, por { $number } flores.
    }
turned-double =
    { $you ->
        [yes] Giras la mariposa { $piece } a su cara doble { place-at }, por { $number } flores.
       *[no] { $player } gira la mariposa { $piece } a su cara doble { place-at }, por { $number } flores.
    }
points-goal =
    { $you ->
        [yes] Anotas { points-worded }{ goal-number }
       *[no] { $player } anota { points-worded }{ goal-number }
    }
goal-number =
    { $cells_count ->
        [0] {""}: objetivo { $goal } { season-of }.
       *[other] {""}: objetivo { $goal } { season-of } ({ $codes }).
    }
points-birth =
    { $you ->
        [yes] Anotas en el acto { points-worded } por el nacimiento { place-at }: objetivo { $goal } { season-of }.
       *[no] { $player } anota en el acto { points-worded } por el nacimiento { place-at }: objetivo { $goal } { season-of }.
    }
points-nursery =
    { $you ->
        [yes] Anotas { points-worded } por el nacimiento { place-at }: loseta de habilidad «{ tile }».
       *[no] { $player } anota { points-worded } por el nacimiento { place-at }: loseta de habilidad «{ tile }».
    }
points-michoacan =
    { $you ->
        [yes] Anotas { points-worded } en Michoacán, por { butterflies-home }.
       *[no] { $player } anota { points-worded } en Michoacán, por { butterflies-home }.
    }
butterflies-home =
    { $weight ->
        [one] { $weight } mariposa de generación 4
       *[other] { $weight } mariposas de generación 4
    }
points-cycle =
    { $you ->
        [yes] Anotas { points-worded } por { life-cards }.
       *[no] { $player } anota { points-worded } por { life-cards }.
    }
life-cards =
    { $cards ->
        [one] { $cards } carta de ciclo de vida
       *[other] { $cards } cartas de ciclo de vida
    }
points-tile =
    { $you ->
        [yes] Anotas { points-worded } por la loseta de habilidad «{ tile }».
       *[no] { $player } anota { points-worded } por la loseta de habilidad «{ tile }».
    }
season-ended =
    { $season ->
        [spring] Termina la primavera.
        [summer] Termina el verano.
       *[autumn] Termina el otoño.
    }
season-scored =
    { $you ->
        [yes] Objetivos { season-of }: { points-worded } para ti, { $total } en total.
       *[no] Objetivos { season-of }: { points-worded } para { $player }, { $total } en total.
    }
first-changed =
    { $you ->
        [yes] Tienes menos puntos que nadie: serás el primer jugador de la estación siguiente.
       *[no] { $player } tiene menos puntos que nadie y será el primer jugador de la estación siguiente.
    }
free-born =
    { $you ->
        [yes] Pones gratis la mariposa { $piece } { place-at }.
       *[no] { $player } pone gratis la mariposa { $piece } { place-at }.
    }
free-declined =
    { $you ->
        [yes] Renuncias al nacimiento gratuito.
       *[no] { $player } renuncia al nacimiento gratuito.
    }
generation-left =
    { $butterflies ->
        [0] La { generation } ya ha dejado el tablero.
        [one] La { generation } se despide: { $butterflies } mariposa deja el tablero.
       *[other] La { generation } se despide: { $butterflies } mariposas dejan el tablero.
    }
waiting-returned =
    { $butterflies ->
        [one] { $butterflies } mariposa colocada en la carta de objetivo { season-of } pasa a su reserva.
       *[other] { $butterflies } mariposas colocadas en la carta de objetivo { season-of } pasan a sus reservas.
    }
season-began =
    { $season ->
        [spring] Empieza la primavera.
        [summer] Empieza el verano.
       *[autumn] Empieza el otoño.
    }
cards-exchanged =
    { $you ->
        [yes] Cambias { cards-given }.
       *[no] { $player } cambia { cards-given }.
    }
cards-given =
    { $number ->
        [1] una carta «{ kind }»
       *[2]
            { $alike ->
                [yes] dos cartas «{ kind }»
               *[no] dos cartas de copia
            }
    }
hand-kept =
    { $you ->
        [yes] Te quedas con tus dos cartas.
       *[no] { $player } se queda con sus dos cartas.
    }
extra-turn =
    { $you ->
        [yes] Último vuelo: juegas un turno más.
       *[no] Último vuelo: { $player } juega un turno más.
    }
match-won =
    { $shared ->
        [yes]
            { $you ->
                [yes] Compartes la victoria, con { points-worded }.
               *[no] { $player } comparte la victoria, con { points-worded }.
            }
       *[no]
            { $you ->
                [yes] ¡Ganas la partida con { points-worded }!
               *[no] { $player } gana la partida con { points-worded }.
            }
    }

## A quién le toca

turn-exchange =
    { $you ->
        [yes] Te toca: cambia una de tus cartas o las dos, o quédatelas.
       *[no] { $player } puede cambiar sus cartas.
    }
turn-play =
    { $you ->
        [yes] Te toca: juega una carta.
       *[no] { $player } está eligiendo una carta.
    }
    .aside =
        { $deck ->
            [0] mazo vacío
            [one] { $deck } carta en el mazo
           *[other] { $deck } cartas en el mazo
        }
turn-copy =
    { $you ->
        [yes] Te toca: elige qué carta copiar.
       *[no] { $player } está eligiendo qué carta copiar.
    }
turn-launch =
    { $you ->
        [yes] Te toca: ¿qué mariposa vuela y adónde?
       *[no] { $player } está eligiendo una mariposa y un movimiento.
    }
turn-land =
    { $you ->
        [yes] Te toca: ¿dónde se posa esta mariposa?
       *[no] { $player } está eligiendo dónde posarse.
    }
turn-flower =
    { $you ->
        [yes] Te toca: toma la flor que quieras.
       *[no] { $player } está eligiendo una flor.
    }
turn-gain =
    { $you ->
        [yes] Te toca: toma una carta que aún no tengas.
       *[no] { $player } está eligiendo una carta de refugio.
    }
turn-adjacent =
    { $you ->
        [yes] Te toca: una flor más, ¿de qué casilla vecina?
       *[no] { $player } puede tomar una flor adicional.
    }
turn-birth =
    { $you ->
        [yes]
            { $birth_turns ->
                [yes] Te toca: ¿girar esta mariposa a su cara doble?
               *[no] Te toca: ¿hacer nacer una mariposa de generación { $birth_generation }?
            }
       *[no]
            { $birth_turns ->
                [yes] { $player } puede girar una mariposa a su cara doble.
               *[no] { $player } puede hacer nacer una mariposa de generación { $birth_generation }.
            }
    }
turn-free_birth =
    { $you ->
        [yes] Te toca: pon gratis una mariposa en la casilla de su madre.
       *[no] { $player } puede poner gratis una mariposa.
    }
choices-exchange = una sola vez
choices-play = solo una, con tus cartas de movimiento extra si quieres
choices-copy = jugadas en esta estación
choices-launch = uno tras otro
choices-land =
    { $choices ->
        [one] { $choices } casilla
       *[other] { $choices } casillas
    }
choices-flower = la que quieras
choices-gain = de ciclo de vida o de movimiento extra
choices-adjacent = una sola flor
choices-birth = flores iguales, o una más
choices-free_birth = sin planta ni flores
seat-score = { $score }
    .unit =
        { $score ->
            [one] punto
           *[other] puntos
        }
result =
    { $winners_count ->
        [1]
            { $you ->
                [yes] Tus monarcas vuelven a casa en cabeza: ¡ganas la partida!
               *[no] Las monarcas han vuelto a casa: { $player } gana la partida.
            }
       *[other] Las monarcas han vuelto a casa: { $winners } comparten la victoria.
    }

## Las opciones de cada turno

choice-play = Jugar { card-and-bonus }
detail-moves =
    { $moves_count ->
        [one] un movimiento de { $moves }
       *[other] movimientos de { $moves }
    }{ $stretch ->
        [yes] , uno de ellos 2 casillas más largo
       *[no] {""}
    }
detail-copies = se puede copiar: { $cards }
detail-copies-nothing = nada que copiar: ningún movimiento
choice-copy = Copiar { kind-definite }
choice-go =
    { $double ->
        [yes] Mariposa doble { $generation }
       *[no] Mariposa { $generation }
    }, { place-at }: movimiento de { $total }{ $stretch ->
        [yes] {" "}({ $length } + 2)
       *[no] {""}
    }
choice-stop = Detenerse aquí: { flights-lost }
choice-land = Posarse { place-at }
detail-land-flower = { flowers-counted }{ $birth ->
        [yes] {" "}· nacimiento posible
        [maybe] {" "}· quizá un nacimiento
       *[no] {""}
    }
detail-land-wild = una flor a elegir{ $birth ->
        [yes] {" "}· nacimiento posible
        [maybe] {" "}· quizá un nacimiento
       *[no] {""}
    }
detail-land-hidden = ficha boca abajo, y una flor del dado{ $birth ->
        [yes] {" "}· nacimiento posible
        [maybe] {" "}· quizá un nacimiento
       *[no] {""}
    }
detail-land-card = { way }{ $birth ->
        [yes] {" "}· nacimiento posible
        [maybe] {" "}· quizá un nacimiento
       *[no] {""}
    }
detail-land-nothing =
    { $reason ->
        [collected] ya recogida en este turno
        [start] su casilla de salida, ninguna flor
        [supply] no quedan flores en la reserva
        [visited] esta mariposa ya se ha posado ahí
        [laid] has jugado esa carta en esta estación
        [held] ya tienes esa carta
       *[home] nada que recoger
    }{ $birth ->
        [yes] {" "}· nacimiento posible
        [maybe] {" "}· quizá un nacimiento
       *[no] {""}
    }
choice-flower = Tomar { one-flower }
detail-flower =
    { $have ->
        [0] no tienes ninguna
       *[other] tienes { $have }
    }
choice-gain = Tomar { way-definite }
detail-row = { row }: { $have } de { $size }
detail-bonus =
    { $card ->
        [double] un movimiento de 3 y otro de 2, en lugar de una carta de acción
        [extra] un movimiento más de una casilla
       *[stretch] un movimiento 2 casillas más largo
    }
choice-adjacent = Tomar { one-flower } { place-at }
choice-adjacent-none = Dejar la flor adicional
choice-birth =
    { $turns ->
        [yes] Cara doble: { paid }
       *[no] Mariposa de generación { $generation }: { paid }
    }
detail-birth = { points-worded } en el acto
choice-birth-none = Ningún nacimiento
choice-exchange = Cambiar { cards-given }
choice-keep = Quedarse con las dos cartas
choice-free = Poner una mariposa de generación { $generation } { place-at }
choice-free-none = No poner nada

## Por qué no

refuse-chance = Hay un sorteo en curso: espera a que se revele.
refuse-not-now =
    { $phase ->
        [goal] Ahora no: primero hay que revelar la carta de objetivo.
        [draw] Ahora no: primero hay que robar una carta.
        [first] Ahora no: primero hay que sortear quién empieza.
        [tile] Ahora no: se están sacando las losetas de habilidad.
        [token] Ahora no: primero hay que revelar la ficha de refugio.
        [die] Ahora no: primero hay que tirar el dado.
        [exchange] Ahora no: primero cambia cartas o quédatelas.
        [play] Ahora no: primero juega una carta.
        [copy] Ahora no: primero elige qué carta copiar.
        [launch] Ahora no: elige una mariposa y un movimiento, o detente aquí.
        [land] Ahora no: primero elige dónde se posa la mariposa.
        [flower] Ahora no: primero elige una flor.
        [gain] Ahora no: primero toma una carta que no tengas.
        [adjacent] Ahora no: primero toma la flor adicional o déjala.
        [birth] Ahora no: primero paga el nacimiento o renuncia a él.
        [free_birth] Ahora no: primero pon la mariposa gratuita o renuncia a ella.
        [over] La partida ha terminado: puedes volver a verla o empezar otra.
       *[other] Ahora no: elige una de las acciones propuestas.
    }
refuse-not-in-hand = No tienes ninguna carta «{ kind }» en la mano: elige una de tus cartas.
refuse-no-bonus = No tienes la carta «{ bonus }» en la mano: juega sin ella.
refuse-stretch-nothing = Este turno no da ningún movimiento que alargar: guarda «+2 distancia» para después.
refuse-not-copyable = Una copia solo copia cartas de movimiento: elige una de las propuestas.
refuse-no-copy =
    { $copies ->
        [own] No has jugado ninguna carta «{ kind }» en esta estación: copia una de las que tienes delante.
       *[other] Ningún otro jugador ha jugado una carta «{ kind }» en esta estación: copia una de las que tienen delante.
    }
refuse-no-piece = Tu mariposa { $piece } no está en el tablero: elige otra.
refuse-no-movement =
    { $moves_count ->
        [0] No queda ningún movimiento: el turno ha terminado.
        [one] No te queda ningún movimiento de { $length }: queda un movimiento de { $moves }.
       *[other] No te queda ningún movimiento de { $length }: quedan movimientos de { $moves }.
    }
refuse-no-stretch = No has jugado «+2 distancia» en este turno, o ya se ha usado: haz el movimiento sin alargarlo.
refuse-must-stretch = Es el último movimiento, y hay que usar «+2 distancia»: alarga este movimiento.
refuse-twin = Las mariposas { $piece } y { $other_piece } son iguales, en la misma casilla: elige { $other_piece }.
refuse-nowhere = Un movimiento de { $length } no lleva la mariposa { $piece } a ninguna parte: elige otra mariposa u otro movimiento.
refuse-forced = En esta partida todos los movimientos son obligatorios: haz los que quedan.
refuse-no-such-cell = El tablero no tiene casilla { $code }: elige otra.
refuse-launch-first = Para ir { place-to }, elige primero una mariposa y un movimiento.
refuse-unreachable = Este movimiento de { $length } no puede terminar { place-at }: elige una de las casillas propuestas.
refuse-supply = No quedan flores de esa clase en la reserva: elige otra.
refuse-held = Ya tienes { way-definite }: toma una carta que no tengas.
refuse-laid = Has jugado { way-definite } en esta estación y sigue delante de ti hasta que termine: toma otra carta.
refuse-had = Ya has recibido { way-definite } en esta partida, y cada carta se gana una sola vez: toma otra.
refuse-no-extra-flower = Solo el movimiento de 4 de la carta «4 y una flor» da una flor adicional: sigue con tu turno.
refuse-not-beside = La flor adicional se toma de una casilla vecina de la llegada, no { place-at }: elige una de las casillas propuestas.
refuse-no-flower-there = No hay ninguna flor que tomar { place-at }: elige otra casilla vecina o deja la flor.
refuse-collected = Ya has recogido { place-at } en este turno: elige otra casilla vecina o deja la flor.
refuse-start = Esta mariposa empezó el turno { place-at } y ahí no recoge nada: elige otra casilla vecina o deja la flor.
refuse-supply-cell = En la reserva no queda nada que tomar { place-at }: elige otra casilla vecina o deja la flor.
refuse-not-a-payment = «{ $payment }» no es un pago: escribe una letra por flor, en el orden o p v y w (naranja, rosa, violeta, amarilla, blanca).
refuse-payment = Este nacimiento cuesta { $number } flores iguales, o una más de cualquier clase: elige uno de los pagos propuestos.
refuse-unaffordable = No tienes todas esas flores: elige otro pago o renuncia al nacimiento.
refuse-no-landing = Ninguna de tus mariposas acaba de posarse: muévete primero a una casilla que toque una planta.
refuse-no-plant = Ninguna planta toca la llegada ({ place }): pósate en una casilla que toque una.
refuse-double = La mariposa { $piece } ya es doble y no puede tener más crías: elige otra.
refuse-none-left = No te queda ninguna mariposa de generación { $generation }: este nacimiento es imposible.
refuse-cannot-pay = Hacen falta { $number } flores iguales, o una más de cualquier clase: recoge flores primero.
refuse-birth-done = Solo es posible un nacimiento cada vez que una mariposa se posa: sigue con tu turno.
refuse-no-exchange = Solo se cambia después de robar, con dos cartas del mismo tipo o dos copias: sigue sin cambiar.
refuse-no-parent = Ninguna de tus mariposas de generación { $generation } está { place-at }: elige la casilla de una madre.
refuse-free-compulsory = Sin este nacimiento te quedarías sin mariposas en el tablero: ponla.
refuse-no-seat = El asiento { $seat_number } no existe: elige un asiento de esta partida.
refuse-goal-season = La carta «{ $card }» no es una carta de objetivo { season-of }: saca una de esa estación.
refuse-draw-seat = No le toca robar al asiento { $seat_number }: sigue el orden de turno.
refuse-deck-out = No queda ninguna carta «{ kind }» en el mazo: saca otra.
refuse-tile-row = No le toca a la { row }: las losetas de habilidad van primero a la verde, luego a la rosa y luego a la azul.
refuse-tile-placed = La loseta de habilidad «{ tile }» ya está en su sitio: saca otra.
refuse-token-revealed = Esta ficha ya se ha revelado en otra ciudad: saca otra.

## La mesa

table-deck = Mazo { $deck } · descartes { $discard }
table-hand = Mano
table-flowers = Flores
table-played = Jugadas en esta estación
table-cards = Cartas de refugio
table-legend = Flores: n naranja, r rosa, v violeta, a amarilla, b blanca · * toca una planta · ? refugio boca abajo · A4²: una mariposa doble de generación 4 del asiento A
table-labelled = { $label }: { $value }
table-points = { points-worded }

## El tablero dibujado

web-map = El mapa de la migración, de Michoacán a Canadá. Las flechas llevan de una casilla a otra.
web-sea-atlantic = océano Atlántico
web-sea-james = bahía James
web-look = Vista del mapa
web-closer = Acercar
web-farther = Alejar
web-fit = Todo el mapa
web-codes = Coordenadas de las casillas
web-hand = Tus cartas
web-flowers = Flores
web-pieces = Mariposas
web-cycles = Ciclos de vida
web-played = Cartas jugadas en esta estación
web-goals = Objetivos
web-hinted = consejo
web-milkweed = algodoncillo
web-token-hidden = refugio boca abajo
web-close = Cerrar el recuento
web-again = Ver otra vez el recuento
web-met = condición cumplida
web-unmet = condición aún sin cumplir
web-none = nada
web-first = primer jugador
web-first-short = 1.º
web-clock =
    { $state ->
        [past] { season }: ha terminado
        [end] { season }: fin de la estación
        [extra] { season }: turno adicional
        [now] { season }: turno { $round } de { $rounds }
       *[later] { season }: { $rounds } turnos
    }
web-extra-turn = turno adicional
web-cell-flower = casilla { color-feminine }, { flowers-counted }
web-token = ficha: { way }
web-here = aquí: { $pieces }
web-piece =
    { $you ->
        [yes] tú
       *[no] { $player }
    }, { $double ->
        [yes]
            { $number ->
                [one] mariposa doble de generación { $generation }
               *[other] { $number } mariposas dobles de generación { $generation }
            }
       *[no]
            { $number ->
                [one] mariposa de generación { $generation }
               *[other] { $number } mariposas de generación { $generation }
            }
    }
web-piece-can = puede moverse
web-season-hidden =
    { $butterflies ->
        [one] carta de objetivo boca abajo: se revelará cuando nazca la mariposa de generación { $generation } colocada en ella o, a más tardar, al final { season-before }
       *[other] carta de objetivo boca abajo: se revelará cuando hayan nacido las { $butterflies } mariposas de generación { $generation } colocadas en ella o, a más tardar, al final { season-before }
    }
season-before =
    { $generation ->
        [2] de la primavera
       *[3] del verano
    }
web-season-past =
    { $season ->
        [spring] primavera pasada
        [summer] verano pasado
       *[autumn] otoño pasado
    }
web-season-later = cuenta en su estación
web-total =
    { $you ->
        [yes] tú
       *[no] { $player }
    }: { points-worded } si { $season ->
        [spring] la primavera
        [summer] el verano
       *[autumn] el otoño
    } acabara ahora
web-goal-points =
    { $points ->
        [one] pto.
       *[other] ptos.
    }
web-goal-at-once = en el acto
web-goal-light = Mostrar en el mapa
web-progress =
    { $you ->
        [yes] tú
       *[no] { $player }
    }: { $kind ->
        [count_in] { web-weight }, { web-now }
        [birth_in] { web-scored }
       *[once] { web-now }
    }
web-condition-at_least =
    { $n ->
        [1] { $area }
       *[other] { $n } mariposas { $area }
    }
web-condition-none_in = ninguna { $area }
web-condition-flowers_each = { condition-flowers_each }
web-weight =
    { $weight ->
        [0] ninguna mariposa
        [one] { $weight } mariposa
       *[other] { $weight } mariposas
    }
web-now =
    { $now ->
        [0] nada por ahora
        [one] { $now } punto por ahora
       *[other] { $now } puntos por ahora
    }
web-scored =
    { $scored ->
        [0] nada todavía
        [one] ya { $scored } punto
       *[other] ya { $scored } puntos
    }
web-flower-count = { flowers-counted }
web-hand-card = Carta «{ kind }»
web-hand-hidden =
    { $number ->
        [0] ninguna carta en la mano
        [one] { $number } carta en la mano, oculta
       *[other] { $number } cartas en la mano, ocultas
    }
web-bonus-card = Carta «{ bonus }»: { detail-bonus }
web-laid-card = Carta «{ bonus }», jugada en esta estación
web-piece-row = Mariposas de generación { $generation }: { $board } en el tablero, { $card } en la carta de objetivo, { $reserve } en la reserva, { $gone ->
        [one] { $gone } se ha ido
       *[other] { $gone } se han ido
    }
web-tile =
    { $tile ->
        [nursery] { $points_per_birth } por nacimiento, { $end_points } al final
        [bouquet] { $flowers_each } flor de cada clase, { $end_points } al final
        [encore]
            { $extra_turns ->
                [one] { $extra_turns } turno más
               *[other] { $extra_turns } turnos más
            }
        [courier]
            { $gain_cards ->
                [one] { $gain_cards } carta a elegir
               *[other] { $gain_cards } cartas a elegir
            }
        [homecoming] +{ $michoacan_bonus } en Michoacán
       *[jewel]
            { $end_points ->
                [one] { $end_points } punto
               *[other] { $end_points } puntos
            }
    }
web-cycle = { row }: { $have } de { $size }
web-cycle-cell =
    { $state ->
        [held] { way }, la tienes
       *[none] { way }, falta
    }
web-holders =
    { $players_count ->
        [one] { $players } la tiene
       *[other] { $players } la tienen
    }
web-row-count =
    { $have ->
        [0] { row }: ninguna carta
        [one] { row }: { $have } carta
       *[other] { row }: { $have } cartas
    }
web-hidden-tokens =
    { $number ->
        [one] { $number } ficha aún boca abajo
       *[other] { $number } fichas aún boca abajo
    }
web-ask-exchange = ¿Cambiar cartas?
web-ask-play = ¿Qué carta juegas?
web-ask-copy = ¿Qué carta copias?
web-ask-launch =
    { $moves_count ->
        [one] ¿Qué mariposa se mueve? Movimiento de { $moves }
       *[other] ¿Qué mariposa se mueve? Movimientos de { $moves }
    }
web-ask-land = ¿Dónde se posa? Movimiento de { $total }
web-ask-flower = ¿Qué flor tomas?
web-ask-gain = ¿Qué carta tomas?
web-ask-adjacent = Una flor más, ¿de qué casilla vecina?
web-ask-birth =
    { $turns ->
        [yes] ¿Pagar por la cara doble?
       *[no]
            { $double ->
                [yes] ¿Pagar por una mariposa doble de generación { $generation }?
               *[no] ¿Pagar por una mariposa de generación { $generation }?
            }
    }
web-ask-free_birth = Nacimiento gratuito: ¿en la casilla de qué madre?
web-ask-with = ¿Con un movimiento extra?
web-ask-move = ¿Qué movimiento?
web-with =
    { $extra ->
        [yes]
            { $stretch ->
                [yes] Con las dos cartas
               *[no] Con +1 movimiento
            }
       *[no]
            { $stretch ->
                [yes] Con +2 distancia
               *[no] Sin movimiento extra
            }
    }
web-move =
    { $stretch ->
        [yes] Movimiento de { $total } ({ $length } + 2)
       *[no] Movimiento de { $length }
    }
web-pay = Pagar { paid }
web-skip =
    { $phase ->
        [adjacent] Dejar la flor
        [birth] Ningún nacimiento
       *[free_birth] No poner nada
    }
web-flyer =
    { $mine ->
        [yes] Tu { $generation }
       *[no] La { $generation }
    }
web-moved = ya se ha movido este turno
web-fan = Las mariposas: { place }
web-fan-close = Cerrar
web-can-reach = se puede posar aquí
web-players = Jugadores
web-refit = Volver a la acción
web-ask-wish = ¿Qué mariposa se posa ahí: { place }?
web-pay-due = A pagar: { $number } flores iguales
web-pay-or = o { $number } cualesquiera
web-pay-back = Retirar { one-flower }
web-pay-flower =
    Pagar con { one-flower }: { $left ->
        [one] te queda { $left }
       *[other] te quedan { $left }
    }, { $laid ->
        [one] { $laid } puesta
       *[other] { $laid } puestas
    }
web-pay-go =
    { $left ->
        [0] Pagar
       *[other] Pagar, faltan { $left }
    }
web-steps = Pasos del turno
web-step-card = Carta
web-step-piece = Mariposa
web-step-piece-named = Mariposa { $generation }
web-step-cell = Casilla
web-step-flower = Flor
web-step-gain = Escala
web-step-adjacent = Flor extra
web-step-birth =
    { $turns ->
        [yes] Cara doble
       *[no] Nacimiento { $generation }
    }
web-step-pay = Pago
web-step-moves =
    { $left_count ->
        [0] ningún otro movimiento
       *[other] por hacer: { $left }
    }
web-step-back = elegir otra mariposa
web-legend-birth = nacimiento posible
web-legend-maybe = quizá un nacimiento
web-legend-hidden = ficha boca abajo, y una flor del dado
web-legend-card = una carta que te falta
web-legend-nothing = nada que recoger en este turno
web-legend-goal = cuenta para un objetivo
web-tally = Recuento { season-of }
web-tally-final = Recuento final
web-tally-line =
    { $you ->
        [yes] Tú: { points-worded } ({ $source })
       *[no] { $player }: { points-worded } ({ $source })
    }
web-tally-total =
    { $you ->
        [yes] Tú: { points-worded }, { $total } en total
       *[no] { $player }: { points-worded }, { $total } en total
    }
web-aid = En el mapa
web-aid-costs = Precio de los nacimientos
web-aid-cost =
    { $generation ->
        [double] cara doble: { $same } iguales o { $any } cualesquiera
       *[other] generación { $generation }: { $same } iguales o { $any } cualesquiera
    }
web-aid-michoacan = Mariposas de generación 4 en Michoacán
web-aid-beyond = +{ $points } cada una
web-aid-deck = mazo { $deck } · descartes { $discard }
web-aid-unseen = Cartas aún no vistas
web-aid-supply = Flores en la reserva
web-result-source = Puntos
web-result-tie =
    { $michoacan ->
        [0] nadie en Michoacán
       *[other] { $michoacan } en Michoacán
    }, { $flowers ->
        [0] ninguna flor
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }, { $cards ->
        [0] ninguna carta de ciclo de vida
        [one] { $cards } carta de ciclo de vida
       *[other] { $cards } cartas de ciclo de vida
    }
web-result-place =
    { $place ->
        [1] 1.º
       *[other] { $place }.º
    }

## Lo que se estudia

fact-season_card = Carta de objetivo
fact-tile = Loseta de habilidad de la partida
fact-hand = Carta de la primera mano
fact-tile_earned = Loseta de habilidad ganada
study-card =
    { $card ->
        [c111] 1, 1 y 1
        [c22] 2 y 2
        [c13] 1 y 3
        [c5] 5
        [c4f] 4 y una flor
        [cown] Eco
        [cother] Mimetismo
       *[plain] { $card }
    }

## Las letras del terminal

letter =
    { $flower ->
        [orange] n
        [pink] r
        [violet] v
        [yellow] a
        [white] b
       *[other] { $flower }
    }

## Cartas, objetivos, fichas y losetas, para consultar

encyclopedia = Cartas y objetivos
section-actions = Cartas de acción
section-actions-about = { $total } cartas, { $kinds } clases
section-goals = Objetivos
section-spring = Objetivos de primavera
section-spring-about = { $total } cartas, una por partida
section-summer = Objetivos de verano
section-summer-about = { $total } cartas, una por partida
section-autumn = Objetivos de otoño
section-autumn-about = { $total } cartas, una por partida
section-life = Cartas de ciclo de vida
section-life-about = { $total } cartas; las cuatro fases de un color dan la loseta de habilidad de la fila
section-abilities = Losetas de habilidad
section-abilities-about = { $total } losetas, tres por partida
section-bonus = Cartas de movimiento extra
section-bonus-about = { $total } cartas, { $kinds } clases
section-waystations = Fichas de refugio
section-waystations-about = { $total } fichas, una por ciudad
section-flowers = Flores
section-flowers-about = { $total } fichas, { $kinds } clases
section-butterflies = Mariposas
section-butterflies-about = { $total } por jugador
item-flower = Flor { flower }
item-butterfly-plain = Generación { $generation }
item-butterfly-double = Generación { $generation }, cara doble
item-butterfly-first = sale de Michoacán
item-butterfly-born = nace por { $alike } flores iguales, o { $any } cualesquiera
item-butterfly-turned = se le da la vuelta por { $alike } flores iguales, o { $any } cualesquiera; cuenta por dos

## Por qué es buena una pista

points-gained =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
reason-points =
    { $change ->
        [gain] +{ points-gained } al momento.
        [keep] Las demás opciones dan menos puntos.
        [loss] Pero pierdes puntos.
       *[less] Pero otra opción daría puntos al momento.
    }
reason-goal =
    { $change ->
        [gain] +{ points-gained } a la vista para el objetivo { $of } de la estación.
        [keep] Las demás opciones te alejan del objetivo { $of } de la estación.
        [loss] Pero te alejas del objetivo { $of } de la estación.
       *[less] Pero otra opción serviría mejor al objetivo { $of } de la estación.
    }
reason-later =
    { $change ->
        [gain] Quedas en buen lugar para los objetivos de la estación siguiente.
        [keep] Sigues mejor situado para los objetivos de la estación siguiente.
        [loss] Pero te alejas de los objetivos de la estación siguiente.
       *[less] Pero otra opción prepararía mejor la estación siguiente.
    }
reason-births =
    { $change ->
        [gain] Un nacimiento: una mariposa más para volar y contar.
        [keep] Las demás opciones dan menos nacimientos.
        [loss] Pero pierdes una mariposa.
       *[less] Pero otra opción permitiría un nacimiento.
    }
reason-spread =
    { $change ->
        [gain] Tus mariposas llegan más al norte.
        [keep] Tus mariposas siguen más al norte.
        [loss] Pero tus mariposas vuelven hacia el sur.
       *[less] Pero otra opción llegaría más al norte.
    }
reason-home =
    { $change ->
        [gain] Más mariposas de generación 4 aún pueden volver a Michoacán.
        [keep] Las demás opciones llevan menos mariposas a Michoacán.
        [loss] Pero queda menos tiempo para volver a Michoacán.
       *[less] Pero otra opción llevaría más mariposas a Michoacán.
    }
reason-flowers =
    { $change ->
        [gain] Más flores: pagan los nacimientos.
        [keep] Las demás opciones te dejan menos flores.
        [loss] Pero cuesta flores.
       *[less] Pero otra opción daría más flores.
    }
reason-alike =
    { $change ->
        [gain] Flores iguales: un nacimiento pide una menos.
        [keep] Conservas flores iguales: un nacimiento pide una menos.
        [loss] Pero tienes menos flores iguales.
       *[less] Pero otra opción dejaría más flores iguales.
    }
reason-cycle =
    { $change ->
        [gain] Un refugio puede dar una carta de ciclo de vida: 1 punto al final.
        [keep] Las demás opciones dan menos cartas de ciclo de vida.
        [loss] Pero pierdes una carta de ciclo de vida.
       *[less] Pero otra opción podría dar una carta de ciclo de vida.
    }
reason-row =
    { $change ->
        [gain] Te acercas a las cuatro fases de un color, es decir, a una loseta de habilidad.
        [keep] Sigues más cerca de una loseta de habilidad.
        [loss] Pero una loseta de habilidad se aleja.
       *[less] Pero otra opción te acercaría a una loseta de habilidad.
    }
reason-bonus =
    { $change ->
        [gain] Un refugio puede dar una carta de movimiento extra.
        [keep] Guardas una carta de movimiento extra para más tarde.
        [loss] Pero gasta una carta de movimiento extra.
       *[less] Pero otra opción guardaría una carta de movimiento extra.
    }
reason-rivals =
    { $change ->
        [gain] Deja menos a tus rivales.
        [keep] Las demás opciones dejan más a tus rivales.
        [loss] Pero deja más a un rival.
       *[less] Pero otra opción dejaría menos a tus rivales.
    }

## Consejos, una vez cada uno, para quien empieza contra bots

tip-play = Mira primero dónde quieres posarte: una carta vale por sus llegadas, no por sus pasos.
tip-exchange = Dos cartas iguales te dejan poco donde elegir: cambiarlas no cuesta nada.
tip-copy = Copia la carta cuyos movimientos caigan justo: junto a una planta o en una ciudad aún oculta.
tip-launch = Solo cuenta la llegada: un movimiento de 3 también puede acabar a una o dos casillas, volviendo atrás.
tip-land = Una casilla junto a una planta permite un nacimiento; una ciudad da una carta; las demás, flores.
tip-flower = Toma una que ya tengas: con flores iguales un nacimiento sale más barato.
tip-gain = Toma la carta que complete un color: las cuatro fases dan una loseta de habilidad.
tip-adjacent = Esta flor extra puede pagar un nacimiento al momento: elige la que te falta.
tip-birth = Una mariposa más cuenta para los objetivos y pronto dará la generación siguiente.
tip-free_birth = La generación más antigua se va: coloca esta mariposa donde puntúe la estación siguiente.
tip-on-born = Los nacimientos mueven el juego: cada generación da lugar a otra más numerosa.
tip-on-flowers-taken = Guarda dos o tres flores iguales: es el precio más bajo de un nacimiento.
tip-on-token-revealed = Revelar un refugio da además la flor del dado: la primera visita a una ciudad es la mejor.
tip-on-card-gained = Las cartas de ciclo de vida valen 1 punto cada una, y mucho más cuando completas un color.
tip-on-goal-revealed = Se conoce un nuevo objetivo: envía ya una mariposa hacia su zona, el camino es largo.
tip-on-generation-left = Esa generación ha dejado el tablero: lo que no tuvo descendencia se pierde.
tip-on-season-scored = Los objetivos solo cuentan al acabar su estación: llega a la zona en el último turno, no antes.
tip-on-season-began = Las estaciones se alargan: 4, 5 y 6 rondas. En otoño, reserva tiempo para volver a Michoacán.
tip-on-tile-earned = Una loseta de habilidad sirve una vez a cada jugador: los demás también pueden ganarla.
tip-on-turned-double = Una mariposa doble cuenta por dos en todo, y solo necesita un viaje de vuelta.

## El editor

edit-season_card-all = Cartas de estación
edit-season_card-about = Los objetivos que puntúan al final de una estación, o con un nacimiento. Deben cumplirse todos los lugares de una lista; una lista vacía es todo el tablero.
edit-goals = Objetivos
edit-kind = Qué cuenta
edit-kind-count_in = cada mariposa en una zona
edit-kind-once = varias condiciones, una sola vez
edit-kind-birth_in = cada nacimiento en una zona
edit-kind-double_on_birth = las mariposas de generación 4 que nacen allí son dobles
edit-points = Puntos
edit-area = Zona
edit-area-about = Varios lugares a la vez: una casilla cuenta donde se cumplen todos.
edit-immediate = puntúa al instante
edit-all = Condiciones
edit-op = Condición
edit-op-at_least = al menos tantas mariposas
edit-op-none_in = ninguna mariposa
edit-op-flowers_each = tantas flores de cada color
edit-n = Cuántas
season-twice = dos cartas tienen el mismo identificador.
season-none =
    { $season ->
        [spring] no hay carta para la primavera.
        [summer] no hay carta para el verano.
       *[autumn] no hay carta para el otoño.
    }
season-goals = una carta tiene como máximo { $most } objetivos.
season-term = «{ $term }» no es un lugar de este tablero.
