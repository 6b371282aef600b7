### Extinction: lo que leen los jugadores.
### Dentro de un mensaje, { card }, { effect }, { ambassador-the }, { animal-a }… usan los argumentos de ese mensaje: $card y $card_name; $effect, $effect_name y $module; $ambassador, $ambassador_name, $colour y $slot; $module. Una casilla se escribe «24»: fila 2, columna 4.

## El juego

game-title = Extinction
game-line = Salva con los demás una especie amenazada: protege su hábitat y convence a los embajadores.
game-about = Tigres, nutrias marinas o pandas: todos ganan o pierden juntos. En tu turno, tira tres dados y colócalos en acciones para mover a los animales, reparar su hábitat, conseguir dinero, jugar cartas y ganar el apoyo de los embajadores. Después llegan los nacimientos, la destrucción y las noticias del mundo, rara vez buenas. Hacen falta cuatro Síes en una misma votación, antes de que sea tarde. De 1 a 5 jugadores; en solitario se juegan dos personajes.
reconstructed-cards = El reglamento no muestra casi ninguna carta de jugador: solo viene de él lo que hace Investigar. Todas las demás son reconstrucción nuestra, con sus nombres, precios y efectos. En las reglas, una letra dice de dónde viene cada punto: B el reglamento, S otras fuentes públicas, I una deducción, O nuestra decisión.
reconstructed-specialties = Los cinco personajes vienen del reglamento, pero sus dos especialidades y sus cartas iniciales son reconstrucción nuestra.
reconstructed-ambassadors = China, Indonesia, Japón y Brasil vienen del reglamento. Los otros ocho embajadores, sus objetivos y los colores de los dorsos son reconstrucción nuestra.
reconstructed-effects = El reglamento nombra cuatro cartas de efecto del tigre y solo da el texto completo de una, el Fondo de apoyo. Las demás cartas, sus textos y el número de copias son reconstrucción nuestra.
reconstructed-modules = Del tigre en el nivel normal, el reglamento da la cara del tablero, los 8 tigres, las 16 losetas y las reglas de nacimiento y destrucción. Las casillas de salida, los otros niveles y los módulos de la nutria y el panda son reconstrucción nuestra.
reconstructed-vote_years = El reglamento solo da los años de votación para cuatro jugadores. Para 2, 3 y 5 los hemos deducido: partidas más o menos igual de largas, y dos votaciones seguidas.
where =
    { $phase ->
        [over] { module } · { level } · partida terminada
       *[other]
            { $turn ->
                [0] { module } · { level } · preparación
               *[other]
                    { module } · { level } · año { $year } · { $track_turns_left ->
                        [0] votación
                        [one] votación al final de este turno
                       *[other] votación dentro de { $track_turns_left } turnos
                    }
            }
    }
period = Año { $year }

## Las opciones

option-pack = Cartas
option-pack-about = El juego de cartas, embajadores y hojas de la partida; se pueden añadir otros al servidor.
option-pack-reconstructed = Reconstruidas a partir del reglamento
option-module = Especie
option-module-about = Cada especie tiene su hábitat, sus peligros y sus cartas de efecto; el tigre es ideal para empezar.
option-module-tigre = Tigre
option-module-loutre = Nutria marina
option-module-panda = Panda
option-level = Dificultad
option-level-about = Un buen bot gana dos partidas de cada tres en el nivel fácil, dos de cada cinco en el normal y una de cada seis en el difícil. Los objetivos de los embajadores, las losetas y los precios de algunas cartas cambian de un nivel a otro; en el difícil, un efecto constante está en juego desde el principio.
option-level-facile = Fácil
option-level-normal = Normal
option-level-difficile = Difícil
option-solo = En solitario
option-solo-about = Una sola persona juega los dos personajes, por turnos.
option-solo-true = Sí
option-solo-false = No
option-open_hands = Manos a la vista
option-open_hands-about = Todos ven las cartas de todos, para ponerse mejor de acuerdo.
option-open_hands-true = Sí
option-open_hands-false = No
option-shared_decider = Decisiones comunes
option-shared_decider-about = Quién resuelve los empates y las decisiones del grupo: el jugador del turno o la mayoría de los jugadores.
option-shared_decider-active = El jugador activo
option-shared_decider-majority = La mayoría
option-optional_births = Nacimientos opcionales
option-optional_births-about = Se puede renunciar a un nacimiento; si no, siempre se produce.
option-optional_births-true = Sí
option-optional_births-false = No
option-random_roles = Personajes al azar
option-random_roles-about = El azar da a cada uno su personaje; la especialidad se sigue eligiendo.
option-random_roles-true = Sí
option-random_roles-false = No
option-easy_three_votes = Bastan tres Síes
option-easy_three_votes-about = Se gana con tres Síes en vez de cuatro, solo en el nivel fácil.
option-easy_three_votes-true = Sí
option-easy_three_votes-false = No
option-starting_money = Dinero inicial
option-starting_money-about = Los millones que recibe cada uno al principio, de 0 a 2; el reglamento no da ninguno.
option-tiles_delta = Losetas de más o de menos
option-tiles_delta-about = Lo que se añade a las losetas del nivel, de −2 a 2: cuantas más hay, más fácil es la partida.
option-conference_cost = Precio de la Conferencia internacional
option-conference_cost-about = Lo que cuesta esta carta: 2 o 3 millones.

## Las especies, los niveles, las fases

module =
    { $module ->
        [tigre] Tigre
        [loutre] Nutria marina
        [panda] Panda
       *[other] { $module_name }
    }
level =
    { $level ->
        [facile] fácil
        [normal] normal
        [difficile] difícil
       *[other] { $level }
    }
animal =
    { $module ->
        [tigre]
            { $n ->
                [one] tigre
               *[other] tigres
            }
        [loutre]
            { $n ->
                [one] nutria
               *[other] nutrias
            }
        [panda]
            { $n ->
                [one] panda
               *[other] pandas
            }
       *[other]
            { $n ->
                [one] animal
               *[other] animales
            }
    }
animals-counted = { $n } { animal }
animal-a =
    { $module ->
        [tigre] un tigre
        [loutre] una nutria
        [panda] un panda
       *[other] un animal
    }
animal-the =
    { $module ->
        [tigre] el tigre
        [loutre] la nutria
        [panda] el panda
       *[other] el animal
    }
animal-no =
    { $module ->
        [tigre] ningún tigre
        [loutre] ninguna nutria
        [panda] ningún panda
       *[other] ningún animal
    }
animal-plural =
    { $module ->
        [tigre] tigres
        [loutre] nutrias
        [panda] pandas
       *[other] animales
    }
colour =
    { $colour ->
        [blue] azul
        [green] verde
        [grey] gris
       *[other] { $colour }
    }
card-type =
    { $type ->
        [action] Acción
        [permanent] Permanente
        [unique] Única
        [start] Acción inicial
       *[other] { $type }
    }
effect-kind =
    { $kind ->
        [immediate] efecto inmediato
        [constant] efecto constante
       *[other] { $kind }
    }
phase =
    { $phase ->
        [setup_role] elección de personajes
        [setup_specialty] elección de especialidades
        [setup_draw] primeras cartas
        [first_seat] primer jugador
        [show] próximo efecto
        [roll] tirada de dados
        [reroll_roll] nueva tirada
        [reveal] embajador que se descubre
        [see] embajador que se mira
        [draw] robo de cartas
        [birth_roll] dado de nacimiento
        [destruction_roll] dado de destrucción
        [effect_reveal] carta de efecto
        [poll_roll] dados de un embajador
        [peek] próximo efecto
        [reroll] dado que se repite
        [act] acciones
        [move] movimiento
        [place] animal que se pone
        [untile] loseta que se quita
        [influence] cubo que se pone
        [extra_cube] un cubo más
        [play] carta que se juega
        [unconst] efecto constante que se quita
        [amount] cantidad que se paga
        [newborn] nacimiento
        [split] separación
        [line] destrucción
        [side] lado de la loseta
        [ignore_part] pérdida que se ignora
        [cancel] efecto que se anula
        [victim] animal perdido
        [save] animal que se salva
        [tile] loseta que se pone
        [uncube] cubo perdido
        [fund] fondo de apoyo
        [next_seat] jugador siguiente
        [poll] votación
        [over] final
       *[other] { $phase }
    }

## Los nombres de las cartas

card =
    { $card ->
        [planifier] Planificar
        [reseaux] Campaña en redes sociales
        [relocaliser] Reubicar
        [replanter] Replantar
        [nettoyer] Limpiar
        [rechercher] Investigar
        [plaidoyer] Alegato diplomático
        [conference] Conferencia internacional
        [collecte] Recaudación de fondos
        [restaurer] Restaurar el hábitat
        [corridor] Corredor ecológico
        [atelier] Taller estratégico
        [terrain] Estudio de campo
        [reproduction] Programa de cría
        [mobilisation] Movilización ciudadana
        [suivi] Seguimiento por radio
        [nurserie] Guardería
        [lacher] Suelta en la naturaleza
        [veto] Equipo veterinario
        [gala] Gala benéfica
        [fondscommun] Fondo común
        [terres] Compra de tierras
        [bourses] Becas de investigación
        [diner] Cena de Estado
        [carnet] Agenda de contactos
        [coalition] Coalición de países
        [antichambre] Antesala
        [injonction] Orden judicial
        [jurisprudence] Jurisprudencia
        [proces] Juicio
        [moratoire] Moratoria
        [docu] Documental
        [direct] En directo desde el terreno
        [prime] Programa especial
        [enquete] Gran investigación
       *[other] { $card_name }
    }
specialty =
    { $specialty ->
        [ethologue] Etología
        [biologiste] Biología reproductiva
        [mecene] Mecenas
        [fondation] Fundación
        [reseau_influence] Red de influencia
        [negociateur] Negociación
        [contentieux] Litigios
        [constitutionnel] Derecho constitucional
        [vedette] Estrella de la pantalla
        [envoye] Corresponsal
       *[other] { $specialty_name }
    }
effect =
    { $effect ->
        [face_a_face] Cara a cara con los tigres
        [coupe_rase] Tala rasa
        [remaniement] Cambio de gobierno
        [braconnage] Caza furtiva
        [fonds]
            { $module ->
                [tigre] Fondo de apoyo a los tigres
                [loutre] Fondo de apoyo a las nutrias
                [panda] Fondo de apoyo a los pandas
               *[other] { $effect_name }
            }
        [trafic] Tráfico de huesos de tigre
        [piste] Pista forestal
        [proies] Escasez de presas
        [incendie] Incendio
        [coupes_budget] Recortes presupuestarios
        [journee] Día Internacional del Tigre
        [maree_noire] Marea negra
        [courant] Corriente marina
        [requin] Ataque de tiburón
        [barrages] Barreras flotantes
        [ecremeurs] Recogedores de petróleo
        [bacteries] Bacterias comepetróleo
        [toxoplasmose] Toxoplasmosis
        [filets] Redes de pesca
        [sauvetage] Rescate de una cría
        [route] Carretera por la reserva
        [floraison] Floración del bambú
        [pieges] Trampas
        [voie_ferree] Vía férrea
        [saison] Temporada corta
        [glissement] Corrimiento de tierra
        [ecotourisme] Ecoturismo
        [pret] Préstamo de pandas
       *[other] { $effect_name }
    }
# Una carta, una especialidad o un efecto constante: lo que cambia un objetivo, o lo que ya se ha usado.
source =
    { $card ->
        [ethologue] Etología
        [biologiste] Biología reproductiva
        [mecene] Mecenas
        [fondation] Fundación
        [reseau_influence] Red de influencia
        [negociateur] Negociación
        [contentieux] Litigios
        [constitutionnel] Derecho constitucional
        [vedette] Estrella de la pantalla
        [envoye] Corresponsal
        [proies] Escasez de presas
        [toxoplasmose] Toxoplasmosis
        [saison] Temporada corta
        [piste] Pista forestal
        [voie_ferree] Vía férrea
       *[other] { card }
    }
# Lo que quiere decir un título difícil, en pocas palabras; una raya para los demás.
title-about =
    { $title ->
        [antichambre] la sala donde se espera a ser recibido
        [plaidoyer] un discurso en defensa de una causa
        [corridor] una franja de naturaleza que une dos hábitats
        [injonction] la orden de un juez de detener una actividad
        [jurisprudence] las sentencias anteriores que siguen los jueces
        [moratoire] la suspensión temporal de una actividad
        [ethologue] estudio del comportamiento de los animales
        [mecene] da dinero para una causa
        [contentieux] los asuntos llevados a los tribunales
        [constitutionnel] las leyes más altas de un país
        [coupe_rase] se talan todos los árboles de una parcela
        [remaniement] cambian los ministros
        [ecremeurs] máquinas que retiran el petróleo del agua
        [toxoplasmose] una enfermedad causada por un parásito de los gatos
       *[other] –
    }
role =
    { $role ->
        [zoologiste] Zoólogo
        [philanthrope] Filántropo
        [lobbyiste] Lobista
        [avocat] Abogado ambientalista
        [reporter] Reportero de naturaleza
       *[other] { $role_name }
    }
role-title =
    { $side ->
        [woman]
            { $role ->
                [zoologiste] Zoóloga
                [philanthrope] Filántropa
                [avocat] Abogada ambientalista
                [reporter] Reportera de naturaleza
               *[other] { role }
            }
       *[man] { role }
    }
# Las especialidades se llaman igual para una mujer y para un hombre.
specialty-title =
    { $side ->
        [woman] { specialty }
       *[man] { specialty }
    }
ambassador =
    { $ambassador ->
        [none] Embajador { colour } n.º { $slot }
        [chine] China
        [japon] Japón
        [inde] India
        [russie] Rusia
        [canada] Canadá
        [indonesie] Indonesia
        [bresil] Brasil
        [etats_unis] Estados Unidos
        [allemagne] Alemania
        [royaume_uni] Reino Unido
        [australie] Australia
        [afrique_du_sud] Sudáfrica
       *[other] { $ambassador_name }
    }
ambassador-the =
    { $ambassador ->
        [none] el embajador { colour } n.º { $slot }
        [chine] China
        [japon] Japón
        [inde] India
        [russie] Rusia
        [canada] Canadá
        [indonesie] Indonesia
        [bresil] Brasil
        [etats_unis] Estados Unidos
        [allemagne] Alemania
        [royaume_uni] el Reino Unido
        [australie] Australia
        [afrique_du_sud] Sudáfrica
       *[other] { $ambassador_name }
    }
ambassador-to =
    { $ambassador ->
        [none] al embajador { colour } n.º { $slot }
        [royaume_uni] al Reino Unido
       *[other] a { ambassador-the }
    }
other-ambassador =
    { $other_ambassador ->
        [chine] China
        [japon] Japón
        [inde] India
        [russie] Rusia
        [canada] Canadá
        [indonesie] Indonesia
        [bresil] Brasil
        [etats_unis] Estados Unidos
        [allemagne] Alemania
        [royaume_uni] Reino Unido
        [australie] Australia
        [afrique_du_sud] Sudáfrica
       *[other] { $other_ambassador_name }
    }
place-name =
    { $twin ->
        [yes]
            { $owner_you ->
                [yes] { card } (la tuya)
               *[no] { card } ({ $owner_player })
            }
       *[no] { card }
    }
line-the =
    { $axis ->
        [row] la fila { $number }
       *[column] la columna { $number }
    }

## Lo que dicen las cartas: una frase por operación

text-cost = { $n } M
text-cost-none-hidden = { $n } M si ningún embajador está boca abajo
text-one-of = lo uno o lo otro
text-helpful = efecto útil
op-gain =
    { $who ->
        [each] cada jugador gana { $n } M
       *[self]
            { $least ->
                [0] gana { $n } M
                [6] si el dado vale 6, gana { $n } M
               *[other] si el dado vale { $least } o más, gana { $n } M
            }
    }
op-fine = cada jugador pierde { $n } M
op-move =
    { $animals ->
        [1]
            { $steps ->
                [1] mueve { animal-a } una casilla
               *[other] mueve { animal-a } hasta { $steps } casillas
            }
       *[other]
            { $steps ->
                [1] hasta { $animals } veces, mueve { animal-a } una casilla
               *[other] hasta { $animals } veces, mueve { animal-a } hasta { $steps } casillas
            }
    }
op-place =
    { $where ->
        [near_couple] pon { animals-counted } junto a una pareja
       *[any_empty]
            { $n ->
                [one] pon { animals-counted } en una casilla vacía
               *[other] pon { animals-counted } en casillas vacías
            }
    }
op-untile =
    { $by ->
        [x] quita otras tantas losetas
       *[n]
            { $n ->
                [one] quita { $n } loseta
               *[other] quita { $n } losetas
            }
    }
op-influence =
    pon { cubes-counted } { $filter ->
        [hidden] en un embajador boca abajo
        [revealed] en un embajador boca arriba
       *[any]
            { $n ->
                [one] en un embajador
               *[other] en los embajadores que quieras
            }
    }{ $else_filter ->
        [any] {""}, o en otro si no lo hay
        [hidden] {""}, o en uno boca abajo si no lo hay
        [revealed] {""}, o en uno boca arriba si no lo hay
       *[none] {""}
    }
cubes-counted =
    { $n ->
        [one] { $n } cubo
       *[other] { $n } cubos
    }
op-draw =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
op-play = juega una carta
op-peek =
    { $price ->
        [0] mira el próximo efecto; puedes descartarlo
       *[other] mira el próximo efecto; puedes pagar { $price } M para descartarlo
    }
op-unconst = quita un efecto constante
op-skip =
    { $n ->
        [1] se salta la próxima fase de destrucción
       *[other] se saltan las { $n } próximas fases de destrucción
    }
op-destroy =
    { $unless ->
        [yes] una destrucción más, salvo si está en juego { effect }
       *[no] una destrucción más
    }
op-tile = se pone una loseta junto a otra
op-lose =
    { $filter ->
        [by_tile] pierde { animal-a } junto a una loseta
        [alone_row6] pierde { animal-alone } en la fila de abajo
        [hemmed2] pierde { animal-a } que tenga 2 casillas libres al lado, o menos
       *[alone] pierde { animal-alone }
    }
animal-alone =
    { $module ->
        [tigre] un tigre solo en su casilla
        [loutre] una nutria sola en su casilla
        [panda] un panda solo en su casilla
       *[other] un animal solo en su casilla
    }
op-uncube = el embajador con más cubos pierde 1, si tiene 2 o más
op-fund = un jugador puede pagar { $price } M para quitar un efecto constante
op-trigger_all = se activan todos los efectos constantes
op-amount = paga de { $lo } a { $hi } M
op-look = mira un embajador boca abajo
op-shift_cube = mueve un cubo de un embajador boca arriba a otro
mod-birth =
    objetivo de los nacimientos { $n ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $n }
    }
mod-discount = tu primer pago cuesta { $n } M menos
mod-gap =
    { $n ->
        [-1] tus dados pueden valer un punto menos
       *[other] diferencia que necesitan tus dados: { $n }
    }
mod-purse = todos pueden pagar con tu dinero
mod-campaign = tu primer dado en las redes sociales da { $n } M más
mod-nursery = la cría puede ir a cualquier casilla vacía de la fila o de la columna de sus padres
mod-price = { card } cuesta { $n } M más
mod-block = sin efecto: { effect }
does-cancel_effect = descarta la carta de efecto sin aplicarla
does-save_loss =
    { $module ->
        [tigre] salva al tigre
        [loutre] salva a la nutria
        [panda] salva al panda
       *[other] salva al animal
    }
does-reroll =
    { $n ->
        [one] vuelve a tirar { $n } dado
       *[other] vuelve a tirar { $n } dados
    }
does-ignore_part =
    { $uncube ->
        [yes]
            { $further_tile ->
                [yes] ignora la pérdida de un cubo, o cualquier loseta después de la primera del turno
               *[no] ignora la pérdida de un cubo
            }
       *[no] ignora cualquier loseta después de la primera del turno
    }
when =
    { $when ->
        [turn_start] al principio de tu turno
        [after_roll] después de tu tirada
        [passive]
            { $once ->
                [none]
                    { $scope ->
                        [any_turn] en todos los turnos
                       *[own_turn] durante tus turnos
                    }
               *[other] en cada uno de tus turnos
            }
       *[other]
            { $when ->
                [main] durante tus acciones
                [on_cube] cuando pones cubos
                [on_effect] cuando se descubre un efecto en tu turno
                [on_part] durante tu turno
               *[on_loss] cuando un efecto hace perder un animal
            }{ $once ->
                [none] {""}
                [effect_card] , una vez por carta de efecto
               *[turn] , una vez por turno
            }
    }
when-key = con la carta clave
when-always = mientras está en juego

## Los embajadores y los nacimientos

ambassador-value =
    { $counts ->
        [animals] { animal-plural } del tablero
        [hand_cards] cartas de todas las manos
        [couples] parejas
        [sheltered] { animal-plural } sin loseta al lado
        [reserve_tiles] losetas en reserva
        [area_cards] cartas de Acción en juego
        [money] dinero de todos
        [face_up_ambassadors] embajadores visibles
        [yes_votes] Síes ya conseguidos
        [calm] { $base } − efectos constantes dañinos
       *[dice]
            { $dice ->
                [1] un dado
               *[other]
                    { $take ->
                        [min] el menor de { $dice } dados
                        [max] el mayor de { $dice } dados
                       *[sum] la suma de { $dice } dados
                    }
            }
    }
chance = { $percent } %
birth-part =
    { $why ->
        [couples]
            { $n ->
                [one] { $n } pareja
               *[other] { $n } parejas
            }
        [module] regla de la especie: { birth-signed }
       *[other] { source }: { birth-signed }
    }
birth-signed =
    { $n ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $n }
    }
birth-why =
    { $why ->
        [no-couple] ninguna pareja
        [no-cell] ninguna casilla vacía junto a una pareja
        [no-supply] ningún animal en la reserva común
       *[target] objetivo demasiado bajo
    }
end-why =
    { $why ->
        [votes] { yes-counted } en el año { $year }: la resolución queda aprobada.
        [population]
            { $population ->
                [0] No queda { animal-no } en el tablero.
               *[other] Solo queda { animal-a } en el tablero.
            }
        [reserve] Había que poner una loseta, y la reserva estaba vacía.
       *[second_vote] Última votación: { yes-counted }, de { $needed } necesarios.
    }

## Lo que pasa

role-taken =
    { $you ->
        [yes] Eliges el personaje { role }.
       *[no] { $player } elige el personaje { role }.
    }
specialty-taken =
    { $you ->
        [yes] Eliges la especialidad { specialty }.
       *[no] { $player } elige la especialidad { specialty }.
    }
card-drawn-open =
    { $you ->
        [yes] Robas { card }.
       *[no] { $player } roba { card }.
    }
card-drawn =
    { $you ->
        [yes] Robas una carta.
       *[no] { $player } roba una carta.
    }
card-received =
    { $you ->
        [yes] Recibes { card }.
       *[no] { $player } recibe { card }.
    }
no-card-left =
    { $you ->
        [yes] Ya no te quedan cartas que robar.
       *[no] A { $player } ya no le quedan cartas que robar.
    }
first-named =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $player }.
    }
turn-began =
    { $you ->
        [yes] Año { $year }: te toca.
       *[no] Año { $year }: juega { $player }.
    }
dice-rolled =
    { $you ->
        [yes] Sacas { $values }.
       *[no] { $player } saca { $values }.
    }
die-rerolled =
    { $you ->
        [yes] Vuelves a tirar el { $old } y sacas { $value }.
       *[no] { $player } vuelve a tirar el { $old } y saca { $value }.
    }
die-placed =
    { $you ->
        [yes] Colocas un { $value } en { place-name }.
       *[no] { $player } coloca un { $value } en { place-name }.
    }
money-gained =
    { $n ->
        [0]
            { $you ->
                [yes] No ganas nada: la reserva común está vacía.
               *[no] { $player } no gana nada: la reserva común está vacía.
            }
       *[other]
            { $you ->
                [yes] Ganas { $n } M.
               *[no] { $player } gana { $n } M.
            }
    }
money-lost =
    { $you ->
        [yes] Pierdes { $n } M.
       *[no] { $player } pierde { $n } M.
    }
money-paid =
    { $you ->
        [yes] Pagas { $n } M.
       *[no] { $player } paga { $n } M.
    }
purse-paid =
    { $you ->
        [yes] Fondo común: pagas { $n } M por { $other_player }.
       *[no]
            { $other_you ->
                [yes] Fondo común: { $player } paga { $n } M por ti.
               *[no] Fondo común: { $player } paga { $n } M por { $other_player }.
            }
    }
discount-used =
    { $you ->
        [yes] Descuento: { $n } M menos para ti.
       *[no] Descuento: { $n } M menos para { $player }.
    }
card-played =
    { $you ->
        [yes]
            { $type ->
                [action] Juegas { card }: una acción nueva para todos.
                [permanent] Juegas { card }, que se queda delante de ti.
               *[unique] Juegas { card }.
            }
       *[no]
            { $type ->
                [action] { $player } juega { card }: una acción nueva para todos.
                [permanent] { $player } juega { card }, que sigue en juego.
               *[unique] { $player } juega { card }.
            }
    }
amount-chosen =
    { $you ->
        [yes]
            { $n ->
                [0] Decides no pagar nada.
               *[other] Decides pagar { $n } M.
            }
       *[no]
            { $n ->
                [0] { $player } decide no pagar nada.
               *[other] { $player } decide pagar { $n } M.
            }
    }
animal-moved =
    { $you ->
        [yes] Mueves { animal-a } de la casilla { $from_cell } a la casilla { $cell }.
       *[no] { $player } mueve { animal-a } de la casilla { $from_cell } a la casilla { $cell }.
    }
animal-placed =
    { $you ->
        [yes] Pones { animal-a } en la casilla { $cell }. Población: { $population }.
       *[no] { $player } pone { animal-a } en la casilla { $cell }. Población: { $population }.
    }
tile-removed =
    { $you ->
        [yes] Quitas la loseta de la casilla { $cell }. En reserva: { $reserve }.
       *[no] { $player } quita la loseta de la casilla { $cell }. En reserva: { $reserve }.
    }
cube-placed =
    { $you ->
        [yes] Pones un cubo en { ambassador-the }: { $cubes } en total.
       *[no] { $player } pone un cubo en { ambassador-the }: { $cubes } en total.
    }
cube-taken =
    { $you ->
        [yes] Quitas un cubo de { ambassador-the }: { cubes-left }.
       *[no] { $player } quita un cubo de { ambassador-the }: { cubes-left }.
    }
cubes-left =
    { $cubes ->
        [0] ya no queda ninguno
        [one] queda { $cubes }
       *[other] quedan { $cubes }
    }
cube-lost = Se pierde un cubo en { ambassador-the }: { cubes-left }.
ambassador-revealed = Se descubre un embajador: { ambassador-the }, objetivo { $target }.
ambassador-looked =
    { $you ->
        [yes] Miras { ambassador-the }.
       *[no] { $player } mira { ambassador-the }.
    }
ambassador-seen = El embajador n.º { $slot }: { ambassador-the }.
effect-shown = Próximo efecto: { effect }.
effect-discarded =
    { $you ->
        [yes] Descartas { effect }.
       *[no] { $player } descarta { effect }.
    }
effect-kept =
    { $you ->
        [yes] Dejas { effect } en el mazo.
       *[no] { $player } deja { effect } en el mazo.
    }
effects-renewed =
    { $cards ->
        [one] El descarte vuelve a ser el mazo de efectos: { $cards } carta.
       *[other] El descarte vuelve a ser el mazo de efectos: { $cards } cartas.
    }
birth-rolled =
    { $success ->
        [yes] Dado de nacimiento: { $value }; hacía falta { $target } o menos. ¡Nace una cría!
       *[no] Dado de nacimiento: { $value }; hacía falta { $target } o menos. No hay nacimiento.
    }
no-birth = No hay nacimiento: { birth-why }.
born = Nacimiento, casilla { $cell }: ya hay { $population } { animal-plural }.
parent-moved = La pareja se separa: { animal-a } va de la casilla { $from_cell } a la casilla { $cell }.
birth-declined =
    { $you ->
        [yes] Renuncias al nacimiento.
       *[no] { $player } renuncia al nacimiento.
    }
destruction-skipped =
    { $skip ->
        [0] No hay destrucción: estaba suspendida.
        [one] No hay destrucción: estaba suspendida. Queda { $skip } fase por saltar.
       *[other] No hay destrucción: estaba suspendida. Quedan { $skip } fases por saltar.
    }
skip-added =
    { $skip ->
        [1] Se saltará la próxima fase de destrucción.
       *[other] Se saltarán las { $skip } próximas fases de destrucción.
    }
line-chosen =
    { $you ->
        [yes] Destrucción: eliges { line-the }.
       *[no] Destrucción: { $player } elige { line-the }.
    }
destruction-rolled = Dado de destrucción: { $value }, casilla { $cell }.
tile-placed =
    { $spread ->
        [yes] La destrucción se extiende a la casilla { $cell }. { reserve-left }
       *[no]
            { $slid ->
                [yes] La loseta se desliza de la casilla { $from_cell } a la casilla { $cell }. { reserve-left }
               *[no] Se pone una loseta en la casilla { $cell }. { reserve-left }
            }
    }
reserve-left =
    { $reserve ->
        [0] ¡Reserva vacía!
       *[other] En reserva: { $reserve }.
    }
animals-covered = Pérdida, casilla { $cell }: { animals-counted }. Población: { $population }.
animals-starved = El hambre se lleva { animals-counted } ({ $cells }). Población: { $population }.
animal-lost =
    { $cause ->
        [separation] No hay sitio alrededor de la casilla { $cell }: { animal-a } menos. Población: { $population }.
       *[effect] Pérdida, casilla { $cell }: { animal-a }. Población: { $population }.
    }
animal-saved =
    { $you ->
        [yes] { card }: salvas { animal-to } de la casilla { $cell }.
       *[no] { card }: { $player } salva { animal-to } de la casilla { $cell }.
    }
animal-to =
    { $module ->
        [tigre] al tigre
        [loutre] a la nutria
        [panda] al panda
       *[other] al animal
    }
effect-revealed =
    { $key ->
        [yes] Carta clave: ¡{ effect }!
       *[no]
            { $kind ->
                [constant] Efecto constante: { effect }.
               *[immediate] Efecto: { effect }.
            }
    }
no-effect = Ya no quedan cartas de efecto: no pasa nada.
effect-cancelled =
    { $you ->
        [yes] Anulas { effect }.
       *[no] { $player } anula { effect }.
    }
constant-added = Ahora en juego: { effect }.
constant-triggered = Se activa: { effect }.
constant-removed =
    { $you ->
        [yes]
            { $cost ->
                [0] Quitas { effect }.
               *[other] Quitas { effect } por { $cost } M.
            }
       *[no]
            { $cost ->
                [0] { $player } quita { effect }.
               *[other] { $player } quita { effect } por { $cost } M.
            }
    }
constant-blocked = Bloqueado por otro efecto constante: { effect }.
part-ignored =
    { $you ->
        [yes] Ignoras { part-the }.
       *[no] { $player } ignora { part-the }.
    }
part-the =
    { $part ->
        [destroy] la destrucción adicional
        [spread] la extensión de la destrucción
        [tile] la loseta que iba a ponerse
       *[uncube] la pérdida de un cubo
    }
next-named =
    { $other_you ->
        [yes] Después te toca a ti.
       *[no] Después le toca a { $other_player }.
    }
year-began = Empieza el año { $year }.
vote-began =
    { $which ->
        [first] Primera votación, final del año { $year }: hacen falta { $needed } Síes.
       *[second] Última votación, final del año { $year }: hacen falta { $needed } Síes.
    }
polled =
    { $yes ->
        [yes] { ambassador }: { $value } + { $cubes } = { $total }, objetivo { $target }. ¡Sí! Ya van { $count }.
       *[no] { ambassador }: { $value } + { $cubes } = { $total }, objetivo { $target }. No.
    }
vote-ended =
    { $passed ->
        [yes] ¡Votación ganada, con { yes-counted }!
       *[no]
            { $which ->
                [first] Votación fallida: { yes-counted }, hacían falta { $needed }. Queda una votación.
               *[second] Votación fallida: { yes-counted }, hacían falta { $needed }.
            }
    }
yes-counted =
    { $yes ->
        [0] ningún Sí
        [one] { $yes } Sí
       *[other] { $yes } Síes
    }
match-won = La resolución queda aprobada en el año { $year }: ¡la especie está salvada!
match-lost =
    { $why ->
        [population]
            { $population ->
                [0] No queda { animal-no }: la especie se ha extinguido.
               *[other] Solo queda { animal-a }: la especie no sobrevivirá.
            }
        [reserve] Hay que poner una loseta y la reserva está vacía: el hábitat está destruido.
       *[second_vote] Última votación: { yes-counted } de { $needed }. La especie no será protegida.
    }

## A quién le toca

turn-setup_role =
    { $you ->
        [yes] Te toca: elige tu personaje.
       *[no] { $player } elige su personaje.
    }
turn-setup_specialty =
    { $you ->
        [yes] Te toca: elige una de tus dos especialidades.
       *[no] { $player } elige su especialidad.
    }
turn-peek =
    { $you ->
        [yes] Te toca: descarta el próximo efecto, o déjalo venir.
       *[no] { $player } mira el próximo efecto.
    }
turn-reroll =
    { $you ->
        [yes] Te toca: vuelve a tirar uno de tus dados, o quédatelos.
       *[no] { $player } puede volver a tirar un dado.
    }
turn-act =
    { $you ->
        [yes] Te toca: coloca tus dados en acciones.
       *[no] { $player } coloca sus dados.
    }
turn-move =
    { $you ->
        [yes]
            { $question_steps ->
                [1] Te toca: mueve { animal-a } una casilla, o no muevas más.
               *[other] Te toca: mueve { animal-a } hasta { $question_steps } casillas, o no muevas más.
            }
       *[no] { $player } puede mover { animal-a }.
    }
turn-place =
    { $you ->
        [yes] Te toca: ¿en qué casilla vacía pones { animal-a }?
       *[no] { $player } pone { animal-a }.
    }
turn-untile =
    { $you ->
        [yes] Te toca: ¿qué loseta quitas?
       *[no] { $player } quita una loseta.
    }
    .aside =
        { $question_left ->
            [one] queda { $question_left } loseta
           *[other] quedan { $question_left } losetas
        }
turn-influence =
    { $you ->
        [yes] Te toca: ¿en qué embajador pones un cubo?
       *[no] { $player } pone un cubo de influencia.
    }
    .aside =
        { $question_left ->
            [one] queda { $question_left } cubo
           *[other] quedan { $question_left } cubos
        }
turn-extra_cube =
    { $you ->
        [yes] Te toca: ¿pagas { $question_price } M para poner un cubo más?
       *[no] { $player } puede pagar un cubo más.
    }
turn-play =
    { $you ->
        [yes] Te toca: ¿qué carta de tu mano juegas?
       *[no] { $player } juega una carta.
    }
turn-unconst =
    { $you ->
        [yes] Te toca: ¿qué efecto constante quitas?
       *[no] { $player } puede quitar un efecto constante.
    }
turn-amount =
    { $you ->
        [yes] Te toca: ¿cuánto pagas?
       *[no] { $player } elige cuánto paga.
    }
turn-newborn =
    { $you ->
        [yes] ¡Nace una cría! Te toca: ¿en qué casilla vacía?
       *[no] Nace una cría: { $player } elige dónde.
    }
turn-split =
    { $you ->
        [yes] La pareja se separa. Te toca: ¿adónde va uno de los padres?
       *[no] La pareja se separa: { $player } elige adónde.
    }
turn-line =
    { $you ->
        [yes] Destrucción. Te toca: ¿qué línea recibe el golpe?
       *[no] Destrucción: { $player } elige qué línea recibe el golpe.
    }
    .aside =
        { $reserve_tiles ->
            [0] reserva de losetas vacía
            [one] { $reserve_tiles } loseta en reserva
           *[other] { $reserve_tiles } losetas en reserva
        }
turn-side =
    { $you ->
        [yes] Te toca: ¿hacia qué lado va la loseta?
       *[no] { $player } elige hacia qué lado va la loseta.
    }
turn-ignore_part =
    { $you ->
        [yes] Te toca: ¿ignoras lo que va a pasar?
       *[no] { $player } puede ignorar lo que va a pasar.
    }
turn-cancel =
    { $you ->
        [yes] Te toca: ¿pagas { $question_price } M para anular este efecto?
       *[no] { $player } puede anular este efecto.
    }
turn-victim =
    { $you ->
        [yes] Hay que perder { animal-a }. Te toca: ¿en qué casilla?
       *[no] { $player } elige dónde perder { animal-a }.
    }
turn-save =
    { $you ->
        [yes] Te toca: ¿salvas { animal-to }?
       *[no] { $player } puede salvar { animal-to }.
    }
turn-tile =
    { $you ->
        [yes] Te toca: ¿en qué casilla va la loseta?
       *[no] { $player } elige dónde va la loseta.
    }
    .aside =
        { $reserve_tiles ->
            [0] reserva de losetas vacía
            [one] { $reserve_tiles } loseta en reserva
           *[other] { $reserve_tiles } losetas en reserva
        }
turn-uncube =
    { $you ->
        [yes] Te toca: ¿qué embajador pierde un cubo?
       *[no] { $player } elige qué embajador pierde un cubo.
    }
turn-fund =
    { $you ->
        [yes] Te toca: ¿pagas { $question_price } M para quitar un efecto constante?
       *[no] { $player } puede pagar para quitar un efecto constante.
    }
turn-next_seat =
    { $you ->
        [yes] Te toca: ¿quién juega después?
       *[no] { $player } designa al jugador siguiente.
    }
turn-poll =
    { $you ->
        [yes] La votación. Te toca: ¿qué embajador vota ahora?
       *[no] La votación: { $player } elige quién vota ahora.
    }
    .aside = Síes: { $vote_yes } de { $vote_needed }
choices-setup_role = dos especialidades cada uno
choices-setup_specialty = cada una tiene su carta inicial
choices-peek = todos ven la carta
choices-reroll = una sola vez
choices-act = un dado cada vez
choices-move = opcional
choices-place = en una casilla vacía
choices-untile = vuelve a la reserva
choices-influence = si está boca abajo, se descubre
choices-extra_cube = una vez por turno
choices-play = sale de tu mano
choices-unconst = opcional
choices-amount = lo que puedas pagar
choices-newborn = junto a sus padres
choices-split = junto al otro
choices-line = una línea con animales, luego el dado
choices-side = a igual distancia
choices-ignore_part = una vez por turno
choices-cancel = una vez por turno
choices-victim = una decisión del grupo
choices-save = una vez por carta de efecto
choices-tile = una decisión del grupo
choices-uncube = con los mismos cubos
choices-fund = decide el primero que pague
choices-next_seat = entre quienes no han jugado este año
choices-poll = el orden puede contar
result =
    { $end_why ->
        [votes] La resolución queda aprobada: ¡el grupo ha salvado la especie!
        [population] La especie ha desaparecido: todos pierden la partida.
        [reserve] El hábitat está destruido: todos pierden la partida.
        [second_vote] La resolución queda rechazada: todos pierden la partida.
       *[other] La partida ha terminado.
    }

## Las opciones del turno

choice-role = { role }
choice-specialty = { specialty }, con la carta { card }
choice-die =
    { $cost ->
        [0] Colocar un { $value } en { place-name }
       *[other] Colocar un { $value } en { place-name }, por { $cost } M
    }
choice-end = Terminar las acciones
detail-place =
    { $parts ->
        [one] { $parts } efecto
       *[other] { $parts } efectos seguidos
    }
choice-reroll = Volver a tirar el { $value }
choice-keep-roll = Quedarse con estos dados
choice-move = De la casilla { $from_cell } a la casilla { $cell }
detail-couple =
    { $module ->
        [tigre] dos tigres juntos: una pareja
        [loutre] dos nutrias juntas: una pareja
        [panda] dos pandas juntos: una pareja
       *[other] una pareja
    }
detail-breaks = separa una pareja
choice-stop = No hacer nada más
choice-place = Poner { animal-a } en la casilla { $cell }
choice-untile = Quitar la loseta de la casilla { $cell }
choice-cube = Poner un cubo en { ambassador-the }
detail-votes =
    { $percent ->
        [0] { $total } de { $target }: No
        [100] { $total } de { $target }: Sí
       *[other] { $total } de { $target } sin los dados: { $percent } %
    }
detail-unknown =
    { $candidates ->
        [one] desconocido, { $candidates } país posible
       *[other] desconocido, { $candidates } países posibles
    }
choice-extra-cube = Pagar { $price } M: un cubo más en { ambassador-the }
choice-play = Jugar { card }
choice-drop =
    { $price ->
        [0] Descartar { effect }
       *[other] Pagar { $price } M: descartar { effect }
    }
choice-keep-effect = Dejar { effect } en el mazo
choice-lift = Quitar { effect } (n.º { $position })
choice-pay-lift = Pagar { $price } M: quitar { effect } (n.º { $position })
choice-fund = Pagar { $price } M: quitar { effect } (n.º { $position })
choice-amount =
    { $n ->
        [0] No pagar nada
       *[other] Pagar { $n } M
    }
choice-look = Mirar { ambassador-the }
choice-shift = Mover un cubo: { ambassador } → { other-ambassador }
choice-newborn = Nacimiento, casilla { $cell }; padres, casilla { $parent_cell }
choice-split = Uno de los padres va a la casilla { $cell }
choice-line =
    { $axis ->
        [row] Fila { $number }: { animals-counted }
       *[column] Columna { $number }: { animals-counted }
    }
detail-line =
    { $worst ->
        [0] ninguna pérdida posible
       *[other] pérdidas: { $loss } de media, { $worst } en el peor caso
    }
choice-side = Hacia la casilla { $cell }
detail-side =
    { $n ->
        [0] loseta en la casilla { $cell }, sin pérdidas
       *[other] loseta en la casilla { $cell }, pérdida: { animals-counted }
    }
choice-victim = Perder { animal-a }, casilla { $cell }
choice-save = Salvar { animal-to } de la casilla { $cell }
choice-cancel = Pagar { $price } M: anular { effect }
choice-ignore = Ignorar { part-the }
choice-tile = Poner una loseta en la casilla { $cell }
detail-lost =
    { $n ->
        [0] sin pérdidas
       *[other] pérdida: { animals-counted }
    }
choice-strip = Quitar un cubo de { ambassador-the }
choice-next =
    { $other_you ->
        [yes] Tú
       *[no] { $other_player }
    }
choice-poll = Hacer votar { ambassador-to }
choice-no =
    { $phase ->
        [newborn] Renunciar al nacimiento
        [extra_cube] Ningún cubo más
        [ignore_part] Dejar que pase
        [cancel] Dejar que actúe el efecto
        [save] No salvar a nadie
        [fund] No pagar
       *[other] No
    }

## Negativas: qué falla y qué hacer en su lugar

refuse-chance = Se está haciendo un sorteo: espera un momento.
refuse-not-now =
    { $phase ->
        [setup_role] Ahora no: elige antes un personaje.
        [setup_specialty] Ahora no: elige antes una especialidad.
        [peek] Ahora no: descarta antes el efecto mostrado, o déjalo.
        [reroll] Ahora no: vuelve a tirar antes un dado, o quédatelos.
        [act] Ahora no: coloca un dado en una acción.
        [move] Ahora no: mueve antes un animal, o no muevas más.
        [place] Ahora no: pon antes el animal.
        [untile] Ahora no: quita antes una loseta.
        [influence] Ahora no: pon antes el cubo en un embajador.
        [extra_cube] Ahora no: pon antes el cubo adicional, o renuncia a él.
        [play] Ahora no: juega antes una carta de tu mano.
        [unconst] Ahora no: quita antes un efecto constante, o renuncia.
        [amount] Ahora no: elige antes cuánto pagas.
        [newborn] Ahora no: coloca antes la cría.
        [split] Ahora no: elige antes adónde va uno de los padres.
        [line] Ahora no: elige antes la línea que recibe el golpe.
        [side] Ahora no: elige antes hacia qué lado va la loseta.
        [ignore_part] Ahora no: ignora antes lo que va a pasar, o deja que pase.
        [cancel] Ahora no: anula antes el efecto, o deja que actúe.
        [victim] Ahora no: elige antes la casilla del animal perdido.
        [save] Ahora no: decide antes si salvas al animal.
        [tile] Ahora no: elige antes la casilla de la loseta.
        [uncube] Ahora no: elige antes qué embajador pierde un cubo.
        [fund] Ahora no: paga antes para quitar un efecto constante, o renuncia.
        [next_seat] Ahora no: designa antes al jugador siguiente.
        [poll] Ahora no: elige antes qué embajador vota.
        [over] La partida ha terminado: puedes volver a verla o empezar otra.
       *[other] Ahora no: elige una de las acciones propuestas.
    }
refuse-role-taken =
    { $other_you ->
        [yes] Ya tienes este personaje ({ role }): elige una especialidad.
       *[no] { $other_player } ya tiene este personaje ({ role }): elige otro.
    }
refuse-no-such-role = Ningún personaje se llama «{ $role }»: elige uno de los propuestos.
refuse-no-such-cell = El tablero no tiene la casilla «{ $cell }»: da la fila y luego la columna, de 11 a 66.
refuse-no-such-line = El tablero no tiene la línea «{ $line }»: elige una fila, r1 a r6, o una columna, c1 a c6.
refuse-no-such-slot = No hay embajador n.º { $slot }: elige del 1 al 6.
refuse-no-such-seat = El asiento { $number } no existe: elige un asiento de esta partida.
refuse-no-such-place = «{ $place }» no es una acción de esta partida: elige una del tablero o de la zona de acciones.
refuse-no-such-card = «{ $card }» no es una carta de esta partida: elige una de las tuyas.
refuse-no-die = No tienes ningún { $value } que colocar: elige uno de tus dados.
refuse-all-placed = Todos tus dados están colocados: termina tus acciones.
refuse-own-die = Uno de tus dados ya está en { place-name }: elige otra acción, o las redes sociales, que admiten cualquier dado.
refuse-too-low =
    { $needs ->
        [7] Ningún dado puede ir ya a { place-name }, donde hay un { $highest }: elige otra acción.
        [6] Hace falta un 6 en { place-name }, donde hay un { $highest }: coloca este { $value } en otro sitio.
       *[other] Hace falta al menos un { $needs } en { place-name }, donde hay un { $highest }: coloca este { $value } en otro sitio.
    }
refuse-too-dear =
    { $money ->
        [0] { place-name } cuesta { $price } M y no tienes dinero: gana algo antes.
       *[other] { place-name } cuesta { $price } M y solo tienes { $money } M: gana algo antes, o elige otra acción.
    }
refuse-not-available = { card } no está en la zona de acciones: alguien tiene que jugar antes esta carta.
refuse-wrong-face = { card } no existe en esta cara del tablero: elige otra acción.
refuse-dice-left =
    { $n ->
        [one] Te queda { $n } dado: colócalo antes. Las redes sociales admiten cualquier dado.
       *[other] Te quedan { $n } dados: colócalos antes. Las redes sociales admiten cualquier dado.
    }
refuse-not-in-hand = { card } no está en tu mano: elige una de tus cartas.
refuse-no-play = Para jugar { card }, coloca antes un dado en una acción que haga jugar una carta, como Planificar.
refuse-no-animal = No hay { animal-no } en la casilla { $cell }: elige una casilla ocupada.
refuse-tile-in-way = En la casilla { $cell } hay una loseta, y los animales nunca entran ahí: elige otra casilla.
refuse-too-far =
    { $steps ->
        [1] La casilla { $cell } no está al lado de la casilla { $from_cell }: elige una casilla vecina.
       *[other] La casilla { $cell } está a más de { $steps } pasos de la casilla { $from_cell }, porque las losetas cortan el paso: elige una casilla más cercana.
    }
refuse-same-cell = El animal ya está en la casilla { $cell }: elige otra casilla, o no muevas más.
refuse-not-empty = La casilla { $cell } no está vacía: elige una sin animales ni loseta.
refuse-not-near-couple = La casilla { $cell } no está junto a una pareja: elige una casilla vacía que sí lo esté.
refuse-no-tile = No hay loseta en la casilla { $cell }: elige una casilla que la tenga.
refuse-amb-hidden = Aquí hace falta un embajador boca arriba, y este está boca abajo ({ ambassador }): elige otro.
refuse-amb-revealed = Aquí hace falta un embajador boca abajo, y este ya está boca arriba ({ ambassador }): elige otro.
refuse-compulsory =
    { $phase ->
        [place] No se puede renunciar: elige una casilla vacía.
        [untile] No se puede renunciar: elige una loseta.
        [influence] No se puede renunciar: elige un embajador.
        [play] No se puede renunciar: juega una carta de tu mano.
       *[other] No se puede renunciar: elige una de las acciones propuestas.
    }
refuse-no-constant = No hay efecto constante n.º { $position }: elige uno de los que están en juego.
refuse-cannot-pay =
    { $money ->
        [0] Esto cuesta { $price } M y no tienes dinero: elige otra cosa.
       *[other] Esto cuesta { $price } M y solo tienes { $money } M: elige otra cosa.
    }
refuse-amount = Esta carta hace pagar de { $lo } a { $hi } M, y no { $n }: elige otra cantidad.
refuse-amount-dear =
    { $money ->
        [0] No tienes dinero: elige no pagar nada.
       *[other] Solo tienes { $money } M: paga menos de { $n } M.
    }
refuse-ability =
    { $card ->
        [none] Ninguna carta permite esto: elige una de las acciones propuestas.
       *[other] Te haría falta { source }: elige una de las acciones propuestas.
    }
refuse-used = Ya has usado esta carta en este turno ({ source }): espera a tu próximo turno.
refuse-known = Ya conoces este embajador ({ ambassador }): mira otro.
refuse-no-cube = No hay ningún cubo en { ambassador-the }: quítalo de otro embajador.
refuse-same-amb = El cubo ya está en { ambassador-the }: elige otro embajador.
refuse-no-couple = No hay ninguna pareja en la casilla { $cell }: elige la casilla de dos { animal-plural }.
refuse-not-beside = La casilla { $cell } no está al lado de la casilla { $parent_cell }: elige una casilla vacía vecina de los padres.
refuse-must-birth = Un nacimiento posible siempre se produce: coloca la cría.
refuse-split-cell = La casilla { $cell } no es una casilla vacía vecina de la casilla { $parent_cell }: elige una de las propuestas.
refuse-empty-line = No hay { animal-no } en { line-the }: elige una línea con animales.
refuse-no-tie = La loseta no va hacia la casilla { $cell }: elige uno de los dos animales a igual distancia.
refuse-victim =
    { $filter ->
        [by_tile] Hace falta { animal-a } junto a una loseta, y no es el caso en la casilla { $cell }: elige una de las casillas propuestas.
        [alone] Hace falta { animal-alone }, y no es el caso en la casilla { $cell }: elige una de las casillas propuestas.
        [alone_row6] Hace falta { animal-alone }, en la fila de abajo, y no es el caso en la casilla { $cell }: elige una de las casillas propuestas.
        [hemmed2] Hace falta una casilla ocupada con 2 vecinas libres como mucho, y no es el caso en la casilla { $cell }: elige una de las casillas propuestas.
       *[other] La casilla { $cell } no sirve: elige una de las casillas propuestas.
    }
refuse-tile-cell = La casilla { $cell } no es una casilla libre junto a una loseta: elige una de las propuestas.
refuse-not-most = Otros embajadores tienen más cubos que este ({ ambassador }): elige entre los que más tienen.
refuse-played =
    { $other_you ->
        [yes] Ya has jugado este año: designa a otra persona.
       *[no] { $other_player } ya ha jugado este año: designa a otra persona.
    }
refuse-face-down = Un embajador boca abajo no vota ({ ambassador }): elige un embajador boca arriba.
refuse-polled = Este embajador ya ha votado este año ({ ambassador }): elige otro.
refuse-not-shown = No se muestra ningún efecto: sigue con tu turno.
refuse-nothing-to-save = Ahora no hay ningún animal que salvar: sigue jugando.
refuse-nothing-to-cancel = Ahora no hay ningún efecto que anular: sigue jugando.
refuse-nothing-to-ignore = Ahora no hay nada que ignorar: sigue jugando.
refuse-not-deciding =
    { $other_you ->
        [yes] Esto lo decide tu otro personaje.
       *[no] Esto lo decide { $other_player }: espera su respuesta.
    }
refuse-drawn = { card } ya no está en ese mazo: roba otra carta.
refuse-outcome = Este resultado no es posible ahora: elige otro.

## La mesa, en la terminal

table-year =
    { $turns_left ->
        [0] Año { $year } de { $last_year }: { vote-which }
        [one] Año { $year } de { $last_year }: { vote-which } al final de este turno
       *[other] Año { $year } de { $last_year }: { vote-which } dentro de { $turns_left } turnos
    }
vote-which =
    { $which ->
        [first] primera votación
       *[second] última votación
    }
table-population =
    { animals-counted } · { $couples ->
        [0] ninguna pareja
        [one] { $couples } pareja
       *[other] { $couples } parejas
    }
table-reserve =
    { $n ->
        [0] reserva de losetas vacía
        [one] { $n } loseta en reserva
       *[other] { $n } losetas en reserva
    }
table-supply = Reserva común: { animals-counted }, { $money } M, { $cubes } cubos
table-skip =
    { $n ->
        [one] { $n } destrucción suspendida
       *[other] { $n } destrucciones suspendidas
    }
table-birth = Nacimiento con { $target } o menos en el dado ({ $percent } %)
table-no-birth = No hay nacimiento: { birth-why }
table-ambassadors = Embajadores
table-places = Acciones
table-constants = Efectos constantes, del más antiguo al más reciente
table-effects = Efectos: mazo { $deck }, descarte { $discard }
table-top = Próximo efecto: { effect }
table-hand = Mano
table-hidden-hand =
    { $n ->
        [0] ninguna carta
        [one] { $n } carta oculta
       *[other] { $n } cartas ocultas
    }
table-permanents = Permanentes
table-dice = Dados
table-vote-chance = Si se votara ahora: { $percent } % de probabilidad de { $needed } Síes
table-legend = Cifra: número de { animal-plural } · ▓ loseta · fila y luego columna: 24
table-labelled = { $label }: { $text }

## La mesa dibujada

web-status = Estado de la partida
web-years = Años
web-year = Año { $year }
web-year-short = año { $year }
web-year-vote =
    { $which ->
        [first] primera votación
       *[second] última votación
    }
web-year-past = pasado
web-year-now = en curso
web-played =
    { $names_count ->
        [0] Nadie ha jugado todavía este año
       *[other] Turnos jugados este año: { $names }
    }
web-turns-left =
    { $turns ->
        [0]
            { $which ->
                [first] Primera votación
               *[second] Última votación
            }
        [one]
            { $which ->
                [first] Primera votación al final de este turno
               *[second] Última votación al final de este turno
            }
       *[other]
            { $which ->
                [first] Primera votación dentro de { $turns } turnos
               *[second] Última votación dentro de { $turns } turnos
            }
    }
web-vote-running = Se vota: { yes-counted } de { $needed }
web-supply-animals = { animals-counted } en la reserva común
web-couples =
    { $n ->
        [0] ninguna pareja
        [one] { $n } pareja
       *[other] { $n } parejas
    }
web-population-warning =
    { $warning ->
        [last] con una pérdida más llega la derrota
       *[low] derrota con { $lost_at }
    }
web-birth = nacimiento
web-reserve =
    { $face ->
        [littoral] manchas en reserva
       *[other] losetas en reserva
    }
web-reserve-all = de { $all }
web-reserve-warning =
    { $warning ->
        [last] vacía: derrota con la próxima loseta
       *[low] derrota si se vacía
    }
web-skip =
    { $n ->
        [one] destrucción suspendida
       *[other] destrucciones suspendidas
    }
web-vote-sure =
    { $n ->
        [one] Sí seguro
       *[other] Síes seguros
    }
web-vote-now = { $percent } % si se votara
web-vote-about =
    Si se votara ahora: { $sure ->
        [one] { $sure } Sí seguro
       *[other] { $sure } Síes seguros
    }, { $possible ->
        [one] { $possible } posible
       *[other] { $possible } posibles
    }, de { $needed } necesarios; { $percent } % de probabilidad de ganar
web-ambassadors = Embajadores
web-slot = Embajador n.º { $slot }
web-amb-hidden = boca abajo, dorso { colour }
web-amb-down = boca abajo
web-amb-known = visto
web-amb-looked = visto: { ambassador-the }
web-amb-sum =
    { $dice ->
        [0]
            { $total } de { $target }, con { $cubes ->
                [one] { $cubes } cubo
               *[other] { $cubes } cubos
            }
        [1] { $total } y un dado, de { $target }: el dado debe dar { $needs }
       *[other] { $total } y { $dice } dados, de { $target }: los dados deben dar { $needs }
    }
web-amb-voted =
    { $yes ->
        [yes] ha votado Sí
       *[no] ha votado No
    }
web-amb-chance = Sí al { $percent } %
web-amb-could-be =
    { $candidates ->
        [one] Embajador { colour } n.º { $slot }, boca abajo: { $candidates } país posible ({ $countries })
       *[other] Embajador { colour } n.º { $slot }, boca abajo: { $candidates } países posibles ({ $countries })
    }
web-yes = Sí
web-no = No
web-habitat =
    { $module ->
        [tigre] El bosque de los tigres
        [loutre] La costa de las nutrias
        [panda] El bosque de los pandas
       *[other] El hábitat
    }
web-cell = Fila { $row }, columna { $column }
web-cell-empty = vacía
web-cell-ruined =
    { $face ->
        [littoral] mancha de petróleo
       *[other] bosque destruido
    }
web-cell-animals =
    { animals-counted }{ $couples ->
        [0] {""}
        [one] , en pareja
       *[other] , { $couples } parejas
    }
web-cell-starves = morirá de hambre en la próxima destrucción
web-choose = se puede elegir
web-hinted = recomendado
web-line =
    { $axis ->
        [row] Fila { $number }
       *[column] Columna { $number }
    }
web-line-loss = { animals-counted }; pérdidas: { $loss } de media, { $worst } en el peor caso
web-line-defeat = riesgo de derrota: { $percent } %
web-actions = Acciones
web-possible = Posibles
web-impossible = Ahora no
web-impossible-with = Con este dado no
web-fiche = Ficha
web-fiche-turn = Efecto del turno
web-fiche-none = Señale una carta, un país, una acción o un jugador y su ficha aparecerá aquí.
web-look-at = Ficha de { $name }
web-place-free = cualquier dado
web-place-fits =
    { $empty ->
        [yes] vacía
       *[no] tu { $value } vale
    }
web-place-needs =
    { $needs ->
        [1] vacía
        [7] ningún dado vale
        [6] hace falta un 6
       *[other] hace falta { $needs } o más
    }
web-place-owner = jugada por { $name }
web-place-die = un { $value } colocado por { $name }
web-why-low =
    { $needs ->
        [7] ningún dado vale
        [6] muy bajo: hace falta un 6
       *[other] muy bajo: hace falta { $needs }
    }
web-why-own = tu dado ya está ahí
web-why-dear = muy caro: { $price } M
web-which-die = { $name }: ¿con qué dado?
web-dice = Dados
web-die = Dado { $value }
web-die-placed = Dado { $value }, colocado
web-majority = todos votan ({ $given } de { $seats })
web-left = quedan { $n }
web-when = { $when }: { $text }
web-effects = Efectos
web-effects-count =
    { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } · { $discard ->
        [one] { $discard } descartada
       *[other] { $discard } descartadas
    }
web-key-chance =
    { $left ->
        [0] – ya no está en el mazo
        [1] – queda { $left }, { $percent } % de probabilidad de ser la próxima
       *[other] – quedan { $left }, { $percent } % de probabilidad de ser la próxima
    }
web-effect-now = En curso
web-effect-next = Próxima carta
web-effect-known = La próxima carta se conoce: { $name }.
web-effects-left = Cartas que quedan
web-constants = Efectos constantes
web-constants-order = del más antiguo al más reciente
web-constants-none = Ninguno en juego.
web-constant-blocked = bloqueado
web-hand-count =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
web-hand-empty = Ninguna carta en la mano.
web-hand-hidden =
    { $n ->
        [one] { $n } carta oculta
       *[other] { $n } cartas ocultas
    }
web-unseen = Entre: { $cards }
web-deck-count =
    { $n ->
        [one] { $n } carta en el mazo
       *[other] { $n } cartas en el mazo
    }
web-money = { $n } M
web-used = ya usado
web-turn-state =
    { $state ->
        [now] juega
        [waiting] por jugar
       *[played] ha jugado
    }
web-panels = Paneles
web-tab-actions = Acciones
web-tab-hand = Mano
web-tab-effects = Efectos
web-tab-team = Equipo
web-setup = Personajes y especialidades
web-first-line = Personajes con estrella: los más sencillos para una primera partida.
web-first = Recomendado para empezar
web-skills-show = Ver todas las especialidades
web-skills-hide = Ocultar las especialidades
first-why =
    { $specialty ->
        [ethologue] Un animal se mueve gratis en cada turno: las parejas se forman enseguida.
        [mecene] Un millón más en cada turno: nunca te faltará dinero.
        [vedette] Las redes sociales te dan un millón más: dinero con un solo dado.
       *[other] Fácil de jugar.
    }
web-portrait-turn = Dar la vuelta al retrato
web-portrait-side =
    { $side ->
        [woman] Dar la vuelta al retrato: { role-title }, una mujer
       *[man] Dar la vuelta al retrato: { role-title }, un hombre
    }
web-start-card = Carta inicial: { $name } ({ $text })
web-turn = Un turno
web-step-actions = Acciones
web-step-births = Nacimientos
web-step-destruction = Destrucción
web-step-effect = Efecto
web-step-end = Fin del turno
web-supply =
    Reserva común: { animals-counted }, { $money } M, { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
web-reconstructed = Las cartas son reconstrucción nuestra.
web-ballot =
    { $which ->
        [first] Primera votación, año { $year }
       *[second] Última votación, año { $year }
    }
web-ballot-count = { yes-counted }, { $needed } necesarios
web-ballot-near =
    { $missing ->
        [0]
            { $spare ->
                [0] Ni un Sí de sobra.
                [one] Un Sí más de los necesarios.
               *[other] { $spare } Síes más de los necesarios.
            }
       *[other]
            { $missing ->
                [one] Faltó un Sí.
               *[other] Faltaron { $missing } Síes.
            }{ $by ->
                [0] {""}
               *[other] {" "}El No más cercano: { ambassador }, a { $by } de su objetivo.
            }
    }
web-ballot-empty = No votó ningún embajador boca arriba.
web-poll-sum =
    { $value } + { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    } = { $total } / { $target }
web-plot = Población y destrucción, turno a turno
web-plot-about =
    La población pasó de { $from } a { $to } en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }; { $tiles ->
        [0] ninguna casilla destruida
        [one] { $tiles } casilla destruida
       *[other] { $tiles } casillas destruidas
    } al final.
web-plot-population = { animal-plural }
web-plot-tiles =
    { $face ->
        [littoral] casillas contaminadas
       *[other] casillas destruidas
    }
web-plot-vote = votación
web-plot-table = En una tabla
web-plot-turn = Turno
web-plot-year = Año
web-plot-seat = Jugador
web-plot-start = inicio
web-tiles = losetas

## Lo que se estudia

fact-role = Personaje en la mesa
fact-specialty = Especialidad en la mesa
fact-ambassador = Embajador descubierto
fact-ending = Cómo terminó la partida
study-ending =
    { $ending ->
        [votes] votación ganada
        [population] población perdida (13.2)
        [reserve] sin losetas (13.3)
       *[second_vote] última votación perdida (13.4)
    }

# A true sentence about the real world for each effect card; data/…/effects.toml names its source.
effect-fact =
    { $fact ->
        [tigre-face_a_face] A los tigres que matan ganado, y más rara vez personas, a veces los matan en represalia.
        [tigre-coupe_rase] En 2007, a los tigres solo les quedaba cerca del 7 % de las tierras donde vivían antes.
        [tigre-remaniement] En 2010, los gobiernos de los 13 países con tigres salvajes se propusieron duplicar su número antes de 2022.
        [tigre-braconnage] La caza furtiva para el comercio ilegal es una de las mayores amenazas para los tigres salvajes.
        [tigre-fonds] En 2010 quizá solo quedaban 3200 tigres salvajes; en 2023 se calculaban unos 5570.
        [tigre-trafic] El comercio internacional de tigres y de sus partes está prohibido, pero sus huesos siguen siendo objeto de contrabando.
        [tigre-piste] Las carreteras fragmentan los bosques de los tigres y abren el paso a los furtivos.
        [tigre-proies] Un tigre necesita unas 50 presas grandes al año.
        [tigre-incendie] En 2015, los incendios quemaron unos 2,6 millones de hectáreas en Indonesia, el país del tigre de Sumatra.
        [tigre-coupes_budget] Según un estudio de 2020, faltan unos 700 000 millones de dólares al año para proteger la biodiversidad.
        [tigre-journee] El Día Internacional del Tigre, el 29 de julio, se creó en 2010.
        [loutre-maree_noire] En 1989, la marea negra del Exxon Valdez mató, según las estimaciones, a 2800 nutrias marinas en Alaska.
        [loutre-courant] El petróleo del Exxon Valdez llegó a unos 2100 kilómetros de costa.
        [loutre-requin] Según un estudio de 2016, cada vez más nutrias marinas mueren en California por mordeduras de tiburón blanco.
        [loutre-fonds] Cazadas por su piel, solo quedaban entre 1000 y 2000 nutrias marinas cuando un tratado las protegió en 1911.
        [loutre-barrages] Las barreras flotantes retienen el petróleo en la superficie del agua y protegen las costas más frágiles.
        [loutre-ecremeurs] Los skimmers retiran el petróleo de la superficie del mar, pero funcionan mal con olas altas.
        [loutre-bacteries] Tras la marea negra del Exxon Valdez, se esparció fertilizante en playas para ayudar a las bacterias a degradar el petróleo.
        [loutre-toxoplasmose] Un parásito de los gatos, arrastrado hasta el mar, infecta a las nutrias marinas y puede matarlas.
        [loutre-filets] En los años 80, California limitó la pesca con redes de enmalle cerca de la costa, donde se ahogaban nutrias marinas.
        [loutre-remaniement] La nutria marina de California está protegida como especie amenazada desde 1977.
        [loutre-coupes_budget] Según un estudio de 2020, faltan unos 700 000 millones de dólares al año para proteger la biodiversidad.
        [loutre-sauvetage] En el acuario de la bahía de Monterrey, hembras adultas crían a cachorros varados que después se liberan.
        [panda-route] Los pandas gigantes salvajes viven en una treintena de poblaciones aisladas unas de otras.
        [panda-floraison] Muchos bambúes florecen todos a la vez tras décadas y luego mueren; en los años 70, hubo pandas que murieron de hambre por ello.
        [panda-pieges] A veces hay pandas que caen en lazos puestos para otros animales.
        [panda-fonds] En 2016, el panda gigante pasó de «en peligro» a «vulnerable» en la Lista Roja.
        [panda-coupe_rase] En 1998, China prohibió las talas comerciales en los bosques naturales donde viven los pandas.
        [panda-remaniement] En 2021, China creó el Parque Nacional del Panda Gigante, de más de 20 000 kilómetros cuadrados.
        [panda-voie_ferree] Carreteras, vías férreas y presas fragmentan los bosques del panda gigante.
        [panda-saison] Una hembra de panda gigante solo es fértil de uno a tres días al año.
        [panda-glissement] En 2008, los corrimientos de tierra del terremoto de Sichuan destruyeron bosques donde vivían pandas.
        [panda-coupes_budget] Según un estudio de 2020, faltan unos 700 000 millones de dólares al año para proteger la biodiversidad.
        [panda-ecotourisme] Las áreas protegidas terrestres del mundo reciben unos 8000 millones de visitas al año.
        [panda-pret] Zoológicos de otros países toman prestados pandas gigantes de China; una pareja suele costar alrededor de un millón de dólares al año.
       *[other] –
    }
web-fact-source = Fuente: { $source }
web-ours = Reconstrucción nuestra: no es el texto de la carta impresa.

## Fichas, cartas, embajadores y piezas, para consultar

encyclopedia = Cartas y embajadores
section-modules = Especies
section-modules-about = { $total } fichas, una por partida
section-roles = Personajes
section-roles-about = { $total } personajes, dos especialidades cada uno
section-starts = Acciones iniciales
section-starts-about = impresas en el tablero
section-common = Cartas comunes
section-common-about = { $total } cartas, una de cada clase en cada mazo
section-cards = Cartas
section-own = Cartas de un solo personaje
section-own-about = { $total } cartas, cuatro por personaje
section-ambassadors = Embajadores
section-ambassadors-about = { $total } países, seis por partida; el nivel suma a sus objetivos
section-all-effects = Efectos
section-effects = Cartas de efecto: { module }
section-effects-about = { $total } cartas, { $kinds } clases
section-pieces = Animales, fichas y dados
section-pieces-about = { $total } piezas
item-animal =
    { $module ->
        [tigre] Tigres
        [loutre] Nutrias marinas
        [panda] Pandas
       *[other] { $module_name }
    }
item-tile = Losetas de destrucción
item-money = Fichas de un millón
item-cube = Cubos de influencia
item-die = Dados de acción
item-board =
    { $board ->
        [foret] Tablero, cara del bosque
       *[littoral] Tablero, cara de la costa
    }
item-key = Carta clave: { effect }
item-tiles =
    { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
item-targets = objetivos +{ $n }
item-price = { card } por { $price } M
item-constant = { effect } en juego al empezar
item-target-all = objetivo { $target }
item-target-seats = { $seats } jugadores: { $target }

## Por qué es buena una pista

reason-won =
    { $change ->
        [gain] Ganáis todos juntos.
        [keep] Con otra opción perderíais todos.
        [loss] Pero la partida está perdida.
       *[less] Pero otra opción os haría ganar a todos.
    }
reason-poll =
    { $change ->
        [gain] Es más probable reunir bastantes Sí en esta votación.
        [keep] Las demás opciones hacen más incierta la votación.
        [loss] Pero es menos probable reunir bastantes Sí.
       *[less] Pero otra opción haría más probable reunir bastantes Sí.
    }
reason-cubes =
    { $change ->
        [gain] Hay embajadores más cerca del Sí, por cubos o por lo que cuentan.
        [keep] Las demás opciones dejan a los embajadores más lejos del Sí.
        [loss] Pero un embajador se aleja del Sí.
       *[less] Pero otra opción acercaría más a un embajador al Sí.
    }
reason-income =
    { $change ->
        [gain] Se podrán poner más cubos en los turnos siguientes.
        [keep] Las demás opciones dejan menos cubos para más tarde.
        [loss] Pero se podrán poner menos cubos más tarde.
       *[less] Pero otra opción permitiría poner más cubos más tarde.
    }
reason-coins =
    { $change ->
        [gain] El dinero ganado pagará acciones futuras.
        [keep] Guardas dinero para acciones futuras.
        [loss] Pero cuesta dinero.
       *[less] Pero otra opción daría más dinero.
    }
reason-cards =
    { $change ->
        [gain] Más cartas en la mano, así que más donde elegir.
        [keep] Conservas tus cartas en la mano.
        [loss] Pero tienes menos cartas en la mano.
       *[less] Pero otra opción te dejaría más cartas.
    }
reason-constants =
    { $change ->
        [gain] Desaparece un efecto constante dañino.
        [keep] Las demás opciones dejan más efectos constantes dañinos.
        [loss] Pero se añade un efecto constante dañino.
       *[less] Pero otra opción quitaría un efecto constante dañino.
    }
reason-animals =
    { $change ->
        [gain] Hay más animales.
        [keep] Las demás opciones cuestan más animales.
        [loss] Pero cuesta animales.
       *[less] Pero otra opción dejaría más animales.
    }
reason-births =
    { $change ->
        [gain] Un nacimiento se vuelve más probable: hay animales más juntos.
        [keep] Las demás opciones hacen menos probable un nacimiento.
        [loss] Pero un nacimiento se vuelve menos probable.
       *[less] Pero otra opción haría más probable un nacimiento.
    }
reason-losses =
    { $change ->
        [gain] Las próximas destrucciones y los efectos costarán menos animales.
        [keep] Las demás opciones exponen más a los animales.
        [loss] Pero los animales quedan más expuestos.
       *[less] Pero otra opción dejaría a los animales más a salvo.
    }
reason-tiles =
    { $change ->
        [gain] Una loseta vuelve a la reserva.
        [keep] La reserva de losetas dura más que con las demás opciones.
        [loss] Pero la reserva de losetas disminuye.
       *[less] Pero otra opción cuidaría más la reserva de losetas.
    }
reason-clearing =
    { $change ->
        [gain] La reserva de losetas durará más.
        [keep] Las demás opciones vacían antes la reserva de losetas.
        [loss] Pero la reserva de losetas se vaciará antes.
       *[less] Pero otra opción haría durar la reserva de losetas.
    }

## Consejos, una vez cada uno, para quien empieza contra bots

tip-setup_role = Ningún personaje gana solo: entre todos hacen falta dinero, cubos y formas de proteger a los animales.
tip-setup_specialty = La especialidad da también la carta inicial, que se juega enseguida: una acción útil para todos es buen comienzo.
tip-act = Los dados bajos cuestan más: ponlos antes en acciones libres y guarda los altos para las ya ocupadas.
tip-reroll = Relanza un dado demasiado bajo para la acción que necesitas; un 6 entra casi en todas.
tip-move = Dos animales en la misma casilla son una pareja y pueden tener una cría: acerca a los que están solos.
tip-place = Coloca el animal cerca de otro que esté solo: bastará un paso para formar una pareja.
tip-untile = Una loseta retirada vuelve a la reserva: se gana tiempo y una casilla para los animales.
tip-influence = No hace falta que todos voten Sí: concentra tus cubos en los embajadores más cercanos a su objetivo.
tip-extra_cube = Un cubo por tan poco dinero es una ganga si acerca a un embajador al Sí.
tip-play = Una Acción sirve a todo el grupo hasta el final: juégala pronto. Una Única puede esperar su momento.
tip-peek = Deja venir un efecto leve; descarta el que cueste un animal o una loseta.
tip-unconst = Un efecto constante golpea de nuevo con cada carta clave: cuanto antes lo quites, mejor.
tip-newborn = Pon a la cría a salvo: lejos de las losetas y cerca de otro animal para la próxima pareja.
tip-split = La pareja se separa: deja al progenitor a un paso de otro animal para que pronto encuentre pareja.
tip-line = El dado señala una casilla de la línea: elige una con pocos animales y pocas losetas que la hagan deslizarse.
tip-side = La loseta se desliza hasta la primera casilla libre: envíala hacia donde cubra menos animales.
tip-victim = Si hay que perder un animal, sacrifica uno que esté solo y lejos, no a uno de una pareja.
tip-tile = Pon la loseta donde ningún animal tenga que pasar, por ejemplo en un rincón ya perdido.
tip-fund = Pagar por quitar un efecto constante compensa si cuesta animales o losetas con cada carta clave.
tip-next_seat = Que juegue antes aquel cuyos dados o dinero más necesita ahora el grupo.
tip-poll = Si uno de ellos cuenta los Sí, que vote el último: necesita a los demás.
tip-on-ambassador-revealed = Cada embajador cuenta algo distinto: animales, dinero, losetas… Apunta a los que ya os favorecen.
tip-on-tile-placed = Cuando la reserva de losetas está vacía, la próxima destrucción hace perder: vigílala.
tip-on-constant-added = Los efectos constantes esperan la carta clave, que los activa todos: no dejes que se acumulen.
tip-on-animals-covered = Los animales cubiertos se pierden: separa las parejas para que una loseta no se las lleve todas.
tip-on-no-birth = Cuantas más parejas, más probable es un nacimiento: cada una sube el objetivo en 1.
tip-on-year-began = El tiempo vuela: solo hay dos votaciones. Contad los turnos que quedan para poner cubos.
tip-on-vote-ended = Perder la primera votación no es el final: los cubos se quedan y decide la segunda.

## El editor

edit-ambassador-all = Embajadores
edit-ambassador-about = Un embajador vota Sí si su valor y sus cubos alcanzan el objetivo.
edit-value = Valor
edit-value-animals = animales en el tablero
edit-value-hand_cards = cartas en todas las manos
edit-value-couples = parejas
edit-value-reserve_tiles = losetas en reserva
edit-value-area_cards = cartas de Acción en juego
edit-value-money = el dinero de todos
edit-value-face_up_ambassadors = embajadores boca arriba
edit-value-yes_votes = votos Sí ya conseguidos
edit-value-calm = un número menos los efectos constantes dañinos
edit-value-dice = dados
edit-value-sheltered = animales sin loseta al lado
edit-base = Número
edit-dice = Dados
edit-take = Qué cuenta de los dados
edit-take-sum = su suma
edit-take-min = el más bajo
edit-take-max = el más alto
edit-target = Objetivo
edit-target-place =
    { $place ->
        [0] 2 jugadores
        [1] 3 jugadores
        [2] 4 jugadores
       *[other] 5 jugadores
    }
edit-card-all = Cartas
edit-card-about = Lo que cuesta y hace una carta. Su mazo y su tipo no cambian.
edit-cost = Coste
edit-cost_if_none_hidden = Coste mientras no haya embajadores boca abajo
edit-ops = Qué hace
edit-op = Efecto
edit-op-gain = ganar dinero
edit-op-fine = cada jugador pierde dinero
edit-op-move = mover animales
edit-op-place = colocar un animal
edit-op-untile = quitar losetas
edit-op-influence = cubos sobre un embajador
edit-op-draw = robar cartas
edit-op-play = jugar una carta
edit-op-peek = mirar el efecto siguiente
edit-op-unconst = quitar un efecto constante
edit-op-skip = suspender las destrucciones
edit-op-destroy = una destrucción más
edit-op-tile = se pone una loseta junto a otra
edit-op-lose = se pierde un animal
edit-op-uncube = un embajador pierde un cubo
edit-op-fund = pagar para quitar un efecto constante
edit-op-amount = pagar una cantidad a elegir
edit-n = Cuánto
edit-who = Quién
edit-who-active = el jugador activo
edit-who-each = todos
edit-if = Solo con un dado de al menos
edit-if-2 = 2
edit-if-3 = 3
edit-if-4 = 4
edit-if-5 = 5
edit-if-6 = 6
edit-animals = Animales
edit-steps = Pasos
edit-where = Dónde
edit-where-near_couple = junto a una pareja
edit-where-any_empty = en cualquier casilla vacía
edit-where-free_by_tile = en una casilla libre junto a una loseta
edit-filter = Cuáles
edit-filter-any = cualquiera
edit-filter-hidden = boca abajo
edit-filter-revealed = boca arriba
edit-filter-by_tile = junto a una loseta
edit-filter-alone = solo
edit-filter-alone_row6 = solo en la fila de abajo
edit-filter-hemmed2 = con dos vecinas libres como máximo
edit-else_filter = Si no
edit-else_filter-any = cualquiera
edit-else_filter-hidden = boca abajo
edit-else_filter-revealed = boca arriba
edit-price = Precio
edit-lo = De
edit-hi = A
pack-op = una carta como esta no puede hacer eso.
pack-die = esta carta se juega sin dado.
pack-amount = antes hay que elegir una cantidad.
pack-less = el segundo número es menor que el primero.
pack-cost = solo una carta de Acción tiene coste.
pack-backs = hay muy pocos embajadores con este dorso.
