### Lo que dicen a la vez la página, la terminal y el servidor.

## Los bots y las mariposas

bot-random = bot al azar
bot-greedy = bot codicioso
bot-montecarlo = bot Montecarlo
bot-beginner = bot principiante
bot-easy = bot fácil
bot-medium = bot medio
bot-hard = bot difícil
bot-expert = bot experto
bot-level =
    { $level ->
        [random] al azar
        [greedy] codicioso
        [montecarlo] Montecarlo
        [beginner] principiante
        [easy] fácil
        [medium] medio
        [hard] difícil
        [expert] experto
       *[other] { $level }
    }
bot-named = { $name } ({ bot-level })
person-name = Jugador { $number }
avatar-morpho = Morfo azul
avatar-monarch = Monarca
avatar-swallowtail = Macaón
avatar-peacock = Pavo real
avatar-brimstone = Limonera
avatar-blue = Ícaro
avatar-admiral = Vulcana
avatar-apollo = Apolo
avatar-lady = Cardera
avatar-white = Blanca de la col
avatar-atlas = Atlas
avatar-luna = Polilla luna

## Las pistas

verdict-best = la mejor opción
verdict-equal = entre las mejores
verdict-less = un poco peor
verdict-worse = peor
hint-why = ¿Por qué?
hint-plan = El turno entero
reason-only = Es la única posibilidad.
reason-even = Todas las opciones valen más o menos lo mismo.
reason-several = Varias opciones valen lo mismo.
reason-deep = La ventaja solo se verá dentro de unos turnos.

## La partida

error-not-your-turn = No es tu turno.
error-over = La partida ha terminado.
error-nothing-there = Ahora no hay nada que elegir aquí.
error-not-held = Esta decisión no puede esperar a la siguiente.
older-rules = Esta partida se juega con la versión { $version } de las reglas, la de su comienzo; la actual es la { $here }.

## Deshacer una jugada

undo-nothing = No tienes ninguna jugada que deshacer.
undo-over = La partida ha terminado: ya no se puede deshacer nada.
undo-revealed = Se ha revelado algo desde tu última jugada: ya no se puede deshacer.
undo-binding = Esta jugada no se puede deshacer: ha revelado algo.
undo-moved = Alguien más ha jugado desde tu última jugada: ya no se puede deshacer.
undo-kept = Un bot juega por ti: recupera antes tu asiento.
undo-too-many = Ya se han deshecho demasiadas jugadas en esta partida: no se pueden deshacer más.
draw-none = En este juego, con estas opciones, no hay tablas.
draw-turn = Las tablas solo se ofrecen en el propio turno.
draw-too-many = Ya has ofrecido tablas { $limit } veces en esta partida: es suficiente.
draw-later =
    { $decisions ->
        [one] Haz una jugada más antes de ofrecer tablas.
       *[other] Haz { $decisions } jugadas más antes de ofrecer tablas.
    }

## El chat

chat-off = Esta mesa no tiene chat.
chat-muted = Quien administra este sitio te ha silenciado.
chat-long = Este mensaje es demasiado largo: { $limit } caracteres como máximo.
chat-fast =
    Más despacio: espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } antes del siguiente mensaje.
chat-full = El chat de esta mesa está lleno: { $limit } mensajes.
lesson-not-now = Está permitido, pero este paso pide otra cosa.

## Lo que vale una decisión

mark-excellent = excelente
mark-good = bueno
mark-inaccurate = impreciso
mark-mistake = error
