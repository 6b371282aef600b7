### Lo que dice la mesa, sea cual sea el juego.

## El sitio

brand-home = Chrysalide, inicio
skip-to-content = Ir al contenido
loading = Cargando…
retry = Reintentar
close = Cerrar
to-home = Volver al inicio
language = Idioma
light = Luz
language-and-light = Idioma y luz
day = Día
dusk = Noche
footer = Pie de página
about = Acerca de
credits = Créditos
accessibility = Accesibilidad
privacy = Privacidad
missing-title = Esta página ha echado a volar
missing-text = No hay nada en esta dirección. Quizá el enlace esté incompleto.
table-missing = Esta mesa no existe, o ya no existe. Quizá el enlace esté incompleto.
rules-compiling = Las reglas se están compilando: ya se puede jugar a todo; los bots solo piensan un poco más despacio.
rules-ready = Las reglas ya están compiladas: los bots las usan y el sitio las usará en un momento tranquilo.
not-affiliated = Chrysalide es un proyecto independiente, sin vínculo con los autores, ilustradores o editores de estos juegos ni aprobación suya. Los nombres pertenecen a sus propietarios; todos los dibujos son nuestros.
designers =
    { $count ->
        [one] Autor: { $names }.
       *[other] Autores: { $names }.
    }
about-text = Chrysalide lleva a tu pantalla juegos de mesa sobre la naturaleza, con sus reglas completas y rivales siempre dispuestos. Se juega a solas, en compañía ante la misma pantalla o a distancia, en francés, inglés y español.
access-text = Todo se juega con el ratón, el dedo, el teclado o un lector de pantalla: la lista de opciones contiene todo lo que muestra el tablero. El color nunca es lo único que informa. La tecla «?» muestra los atajos, y las animaciones se retiran si tu dispositivo lo pide.
privacy-text = Ninguna petición sale de este sitio. Tus partidas se recuperan con claves guardadas en este navegador; no hay cuentas, ni seguimiento, ni publicidad.

## Los errores

error-unreachable = El sitio no responde. Comprueba la conexión y vuelve a intentarlo.
error-failed = Algo ha fallado. Vuelve a intentarlo en un momento.
error-not-found = No hay nada en esta dirección.
game-missing = Este juego no está en nuestros estantes.

## El inicio

home-title =
    { $count ->
        [0] Juegos de naturaleza, una mesa lista.
        [1] Un juego de naturaleza, una mesa lista.
        [2] Dos juegos de naturaleza, una mesa lista.
        [3] Tres juegos de naturaleza, una mesa lista.
        [4] Cuatro juegos de naturaleza, una mesa lista.
        [5] Cinco juegos de naturaleza, una mesa lista.
        [6] Seis juegos de naturaleza, una mesa lista.
        [7] Siete juegos de naturaleza, una mesa lista.
        [8] Ocho juegos de naturaleza, una mesa lista.
       *[other] { $count } juegos de naturaleza, una mesa lista.
    }
home-line = Ya te espera un rival: dos clics y a jugar.
the-games = Los juegos
cooperative = Cooperativo
players-range =
    { $range ->
        [yes] { $fewest }–{ $most } jugadores
       *[no]
            { $most ->
                [one] { $most } jugador
               *[other] { $most } jugadores
            }
    }
minutes = { $minutes } min
play = Jugar
play-game = Jugar a { $game }
my-tables = Mis partidas
kept-here = Guardadas en este dispositivo
your-turn = Te toca
standing-their-turn = Le toca a { $player }
standing-waiting = Falta alguien por llegar
standing-going-on = Partida en curso
won-by =
    { $count ->
        [0] Partida terminada
        [one] Ganada por { $names }
       *[other] Ganada por { $names }
    }
resume = Seguir
resume-game = Seguir: { $game }
look = Ver
replay = Repetición
replay-game = Repetición: { $game }
forget = Olvidar
forget-game = Olvidar esta partida: { $game }
show-all = ver todo ({ $count })

## Una mesa nueva

ready-line =
    { $bots ->
        [0]
            { $open ->
                [0] Una mesa para jugar ante la misma pantalla
               *[other] Una mesa con asientos que se ocupan con un enlace
            }
        [one]
            { $open ->
                [0] Una mesa lista: tú { $together ->
                    [yes] con
                   *[no] contra
                } un { $bot }
               *[other] Un { $bot } y asientos que se ocupan con un enlace
            }
       *[other]
            { $open ->
                [0] Una mesa lista: tú { $together ->
                    [yes] con
                   *[no] contra
                } { $bots } bots
               *[other] { $bots } bots y asientos que se ocupan con un enlace
            }
    }
your-name = Tu nombre
name = Nombre
name-hint = opcional
start = Empezar
rules = Reglas
seats = Asientos
seats-about = quién juega y desde dónde
how-many = Número de asientos
people-alone = 1 (juegas { $seats } asientos)
seat-number = Asiento { $number }
sitter-me = Yo
sitter-beside = Alguien a mi lado
sitter-bot = Un bot
sitter-open = Un asiento libre, por enlace
open-about = En la mesa te esperará un enlace para enviar.
level = Nivel
options = Opciones
options-about = variantes y duración
all = Elegir todo
none = No elegir nada
fault-too-low = Al menos { $minimum }.
fault-too-high = Como mucho { $maximum }.
fault-not-a-number = Hace falta un número entero.
fault-empty = Elige al menos un elemento.
bot = bot

## En la mesa

the-table = La mesa
table-menu = Esta mesa
table-menu-short = Mesa
new-table = Partida nueva
to-table = A la mesa
you = tú
at-this-screen = ante esta pantalla
connected = en línea
away = ausente
open-seat = Asiento libre
open-seat-line = en espera
kept-line = juega un { $bot }
to-act = Debe jugar
winner = gana
title-your-turn = Te toca
turn-of =
    { $you ->
        [yes] Te toca jugar.
       *[no] Le toca a { $player }.
    }
turn-chance = Decide el azar…
watching = Estás mirando
your-choices = Tus opciones
choices-none = Nada que elegir por ahora: no te toca.
choices-lost = Tus opciones volverán con la conexión.
choices-soon = Ya sigue…
choices-over = La partida ha terminado.
choices-watching = Las opciones aparecen en las pantallas de quienes juegan.
choices-kept = Un bot juega por ti. Recupera tu asiento para elegir tú.
step-back = Volver al paso anterior
points =
    { $points ->
        [one] punto
       *[other] puntos
    }
log = Diario
log-opening = Antes de la primera carta, el sitio se comprometió con su azar: { $commitment }…
undo = Deshacer
undo-about = Deshacer tu última decisión
hint = Consejo
hint-about = Preguntar qué haría alguien que juega bien
hint-here = El consejo: esto
hint-value = { $percent } % de éxito
hint-value-about = Lo que espera quien juega bien: 0 % es perder, 100 % es ganar
thinking = Pensando…
skip = Saltar
reconnecting = Conexión perdida. Reintentando…
rule-number = Regla { $rule }
search-rules = Buscar en las reglas
rules-none = Ninguna regla contiene esas palabras.
rules-found =
    { $count ->
        [one] { $count } regla encontrada
       *[other] { $count } reglas encontradas
    }
source =
    { $source ->
        [B] del reglamento
        [S] de otras fuentes públicas
        [I] deducido
       *[O] decisión nuestra
    }
plain-board = Este juego aún no tiene tablero dibujado: juega con la lista de opciones, que lo contiene todo.
kept-banner =
    { $you ->
        [yes] Un { $bot } juega por ti.
       *[no] Un { $bot } juega por { $player }.
    }
play-myself =
    { $you ->
        [yes] Volver a jugar
       *[no] Devolver el asiento a { $player }
    }
let-bot =
    { $you ->
        [yes] Dejar que un bot juegue por mí
       *[no] Dejar que un bot juegue por { $player }
    }
let-bot-short = Dejar jugar a un bot
let-bot-about =
    { $you ->
        [yes] El asiento sigue siendo tuyo: ves lo mismo que antes y vuelves a jugar cuando quieras.
       *[no] El asiento sigue siendo de { $player }, que podrá recuperarlo en cualquier momento. Hasta entonces juega un bot.
    }
let-bot-go = Dejar jugar
let-bot-settled = Así se acordó en esta mesa: juega el { $bot }.

## Compartir, comprobar

share = Compartir
copy = Copiar
copied = Copiado
invitation-link = Invitación para el asiento { $number }
spectator-link = Enlace para mirar
replay-link = Enlace a la repetición
own-seat-link = Tu asiento en otro dispositivo
own-seat-about = Este último enlace es tu llave: quien lo abra juega en tu lugar.
sounds = Un sonido cuando te toque
fairness = Un azar honesto
fairness-about = Antes de la primera carta, el sitio saca una semilla secreta y muestra su huella. Todo el azar de la partida sale de ella. Al final se revela la semilla: cualquiera puede comprobar que no cambió por el camino.
commitment = Huella
seed = Semilla
seed-later = se revela al final de la partida
promise-kept = Comprobado por tu navegador: la semilla corresponde a la huella.
promise-broken = ¡La semilla no corresponde a la huella anunciada!
verify-yourself = Comprobarlo por tu cuenta
verify-how = En un terminal, esta orden debe dar la huella de arriba. Con el archivo de la partida, «chrysalide verify» repite cada sorteo.
edition = Acerca de esta edición
edition-short = Adaptación independiente de { $game }; los detalles están en el menú de la mesa.
reconstructed-about = Lo que el reglamento no imprime, lo hemos reconstruido:
reconstructed-nothing = Todo lo que hay en esta mesa viene del reglamento.
rules-version = Versión { $version } de nuestras reglas
credit-title = Título
credit-year = Año
credit-design = Autor
credit-art = Ilustración
credit-publisher = Editorial

## Las teclas

keys = Teclado
shortcuts-on = Atajos de una tecla
key-number = elegir por número
key-arrows = recorrer las opciones
key-enter = jugar la opción
key-escape = volver atrás, cerrar
key-choices = ir a la lista de opciones
key-hint = consejo
key-undo = deshacer
key-rules = reglas
key-skip = saltar la animación
key-keys = esta ayuda
key-steps = decisión anterior, siguiente
key-home = Al principio
key-end = Al final
key-play = reproducir, pausar

## Esperar y unirse

waiting-title =
    { $count ->
        [one] Falta una persona
       *[other] Faltan { $count } personas
    }
waiting-text = Envía una invitación: la partida empieza en cuanto se ocupen todos los asientos.
seat-taken = en su sitio
join-title = Te espera un asiento: { $game }
join-text =
    { $count ->
        [one] { $names } te invita a su mesa.
       *[other] { $names } te invitan a su mesa.
    }
sit-down = Sentarse
just-watch = Solo mirar
pass-device = Pasa la pantalla a { $player }
pass-about = La mano de cada cual es secreta. Continúa cuando la persona indicada esté ante la pantalla.
i-am = Soy { $player }

## Las mesas públicas

public-tables = Mesas públicas
public-tables-about = Siéntate, o mira
public-empty = Ahora mismo nadie espera en una mesa.
public-empty-about = Abre una: quizá alguien venga a posarse en ella. ¿Qué juego?
home-tables =
    { $count ->
        [0] O juega con gente: las mesas públicas.
        [one] Alguien espera en una mesa pública.
       *[other] Se espera a alguien en { $count } mesas públicas.
    }
refresh = Actualizar la lista
seats-free =
    { $count ->
        [one] Un asiento libre
       *[other] { $count } asientos libres
    }
sit-down-at = Sentarse: { $game }, con { $names }
watch = Mirar
watch-at = Mirar: { $game }, { $names }
option-value = { $label } – { $value }
option-part = { $label } – { $count } de { $all }
no = no
join-listed =
    { $count ->
        [one] { $names } espera en esta mesa.
       *[other] { $names } esperan en esta mesa.
    }
title-turns =
    { $count ->
        [one] Te toca
       *[other] Te toca ({ $count })
    }

## Lo acordado

terms = En la mesa
terms-about = quién puede venir, reloj, ausencias, ayuda, conversación
ready-public =
    { $open ->
        [one] Una mesa pública con un asiento libre
       *[other] Una mesa pública con { $open } asientos libres
    }
who-may-come = ¿Quién puede venir?
come-private = Solo con un enlace
come-private-about = Envías una invitación para cada asiento libre.
come-public = Todo el mundo
come-public-about = La mesa aparece en la portada; quien llegue primero ocupa el asiento libre.
ready-check = Esperar a que todos estén de acuerdo
ready-check-about = La partida solo empieza cuando todas las personas sentadas lo han dicho.
clock = Reloj
clock-off = Sin reloj
clock-per-decision = Por decisión
clock-per-match = Para toda la partida
clock-move = { $time } por decisión
clock-bank =
    { $plus ->
        [yes] { $time } + { $increment } por decisión
       *[no] { $time } para la partida
    }
clock-own = Otro ajuste…
own-minutes = Minutos
own-increment = Segundos añadidos
own-fault = Entre medio minuto y 30 días, y de 0 a 86 400 segundos añadidos.
on-timeout = ¿Y cuando se acaba el tiempo?
timeout-play = sin tiempo: un { $bot } hace la jugada
timeout-keep = sin tiempo: un { $bot } toma el relevo
timeout-loss = sin tiempo: partida perdida
timeout-play-about = Un bot toma esta decisión y después sigue la persona.
timeout-keep-about = Un bot guarda el asiento hasta que la persona lo recupere.
timeout-loss-about = La partida se acaba: pierde quien se queda sin tiempo.
absent = Si alguien se va
absent-off = Nadie juega por esa persona: se espera
absent-about = A los 20 segundos, los demás pueden dejar que juegue este bot. El asiento sigue siendo suyo.
absent-clock = El bot que juega cuando se acaba el tiempo
absent-clock-about = Mientras corre un reloj, nadie más decide sobre un asiento, aunque su dueño no esté.
help-allowed = Permitir ayuda
help-allowed-about = Consejos y un bot que juegue por ti. El diario dice a todos quién los usa.
chat-allowed = Conversación en la mesa
chat-allowed-about = Las personas sentadas pueden escribirse.
terms-listed = Mesa pública
terms-private = Por invitación
terms-silent = Sin conversación
terms-ready-check = Cada cual dice cuándo empezar
terms-absent-bot = Si alguien se va: { $bot }
terms-absent-off = Si alguien se va: se espera
terms-help = Ayuda permitida
terms-no-help = Sin consejos ni bots

## La mariposa de cada cual

avatar = Tu mariposa
avatar-change = Tu mariposa: { $avatar }. Cambiarla

## Antes de la partida

waiting-complete = Ya están todos
waiting-ready = La partida empieza en cuanto todos estén de acuerdo.
waiting-text-ready = Envía una invitación: la partida empieza cuando cada asiento esté ocupado y todos estén de acuerdo.
waiting-watching = La partida empieza en cuanto cada asiento esté ocupado.
waiting-listed = La mesa está en la lista pública: alguien puede venir en cualquier momento. La partida empieza en cuanto cada asiento esté ocupado.
waiting-listed-ready = La mesa está en la lista pública. La partida empieza cuando cada asiento esté ocupado y todos estén de acuerdo.
seat-waits-for = espera a { $player }
is-ready = de acuerdo
is-not-ready = aún no
ready-say =
    { $count ->
        [one] Por mí podemos empezar
       *[other] Por nuestra parte podemos empezar
    }
leave-seat =
    { $count ->
        [one] Dejar mi asiento
       *[other] Dejar nuestros asientos
    }
free-seat = Liberar el asiento

## Avisar

notices = Una notificación cuando te toque o alguien llegue
notices-on = Te avisaremos aquí
notices-on-about = Mientras la página esté abierta, pero fuera de la vista.
notice-guest = Alguien se ha sentado a tu mesa
notice-start = Empieza la partida
notices-refused = El navegador no muestra notificaciones de este sitio. Quizá se puedan permitir en sus ajustes.

## El final

match-over = Partida terminada
result = Resultado
won =
    { $you ->
        [yes] ¡Ganas la partida!
       *[no]
            { $winners_count ->
                [one] { $player } gana la partida.
               *[other] { $winners } ganan la partida.
            }
    }
nobody-won = Nadie gana esta partida.
team-won = ¡Habéis ganado en equipo!
team-lost = Esta vez la partida se ha perdido.
play-again = Jugar otra vez
download-record = Descargar la partida

## Repetición

replay-controls = Reproducción
replay-position = Posición en la partida
replay-eyes = Visto por
replay-start = El comienzo de la partida
replay-history = Jugadas deshechas
replay-undone = deshecha después
step-before = Decisión anterior
step-after = Decisión siguiente
play-on = Reproducir
pause = Pausa
speed = Velocidad

## Abrir, guardar y mostrar una partida

open-record = Abrir una partida guardada
records-about = El archivo de una partida se vuelve a ver aquí, jugada a jugada. Se descarga al final de una partida o mientras se vuelve a ver.
records-drop = Suelta aquí el archivo de una partida
records-choose = Elegir un archivo
records-paste = O pega su texto
records-open = Ver esta partida
records-privacy = La partida recibe una dirección. Quien la conozca puede ver la partida, con los nombres que están en el archivo.
record-large = Este archivo es demasiado grande para ser el registro de una partida.
record-refused = «{ $name }» no se puede abrir
record-refused-text = Este texto no se puede abrir
record-place = Línea { $line } del archivo
record-what-to-do = ¿Qué hacer?
record-advice-again = El archivo se dañó por el camino. Descárgalo de nuevo desde la partida o pídelo a quien lo guardó.
record-advice-edited = Seguramente alguien cambió el archivo. Toma el original, o corrige la línea y quita las de la cabecera que empiezan por «digest» y «result».
record-advice-foreign = Elige un archivo descargado de Chrysalide: su nombre empieza por «chrysalide-» y acaba en «.txt».
record-advice-version = El archivo está entero, pero necesita otra versión de Chrysalide: la que lo escribió.
record-advice-masked = La partida seguía en curso. Cuando haya terminado, descárgala de nuevo: ya no se oculta nada.
log-imported = Esta partida viene de un archivo: el sitio la ha repetido según las reglas y no sabe quién la jugó.
replay-unfinished = El archivo termina aquí: la partida no había acabado
no-commitment = Ninguna: el azar se anotó a mano.
no-seed = No está en el archivo.
old-rules-title = Una partida de antes
old-rules-about = Las reglas de este juego se han corregido desde entonces. La partida ya no se puede repetir aquí, pero no se ha perdido nada: descárgala para verla con la versión de entonces.
position-link = Enlace a esta posición ({ $index })
position-about = El enlace se abre exactamente aquí, para todos.
position-about-playing = El enlace se abre exactamente aquí. Mientras dura la partida, cada uno ve solo lo que puede saber.
qr-code = Código QR
qr-about = Enfócalo con la cámara de un teléfono.
qr-secret = Quien escanee este código ocupa el asiento: muéstralo solo a esa persona.
key-speed = Más rápido, más despacio
key-share = Compartir esta posición

## Juntos, durante y después de la partida

restarting = El sitio se reinicia, un momento…
act-not-played = Esta jugada no llegó a tiempo y no se ha hecho. Todavía puedes elegirla.
clock-left = Tiempo restante:
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes }
clock-days = { $days } d { $hours } h
clock-spoken =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
clock-low = Se te acaba el tiempo: { $time }.
undo-ask = Deshacer…
undo-ask-about = Pedir a todos que se deshaga tu última decisión
undo-ask-title = Pedir volver atrás
undo-ask-text = Puedes pedir a todas las personas de la mesa volver a tu última decisión. Cada una debe estar de acuerdo, también aquella por la que juega un bot; los bots con asiento propio siempre lo están.
undo-ask-alone = Nadie más tiene que estar de acuerdo: puedes volver de todos modos a tu última decisión.
undo-ask-log = Lo que se deshace queda en el diario y en la repetición, con tu nombre.
undo-ask-go = Preguntar a todos
undo-go-back = Volver atrás
undo-question =
    { $you ->
        [yes] Pides deshacer tu última decisión.
       *[no] { $player } pide deshacer su última decisión.
    }
undo-agreed-by = De acuerdo: { $names }.
undo-waits-for = Falta la respuesta de { $names }.
undo-withdraw = Retirar la petición
undo-not-agreed = Tu petición no se ha aceptado: la partida sigue.
agree = Aceptar
refuse = Rechazar
note-undo =
    { $you ->
        [yes] Deshaces tu última decisión.
       *[no] { $player } deshace su última decisión.
    }
note-undo-agreed =
    { $you ->
        [yes] Con el acuerdo de todos, deshaces tu última decisión.
       *[no] Con el acuerdo de todos, { $player } deshace su última decisión.
    }
note-keep =
    { $you ->
        [yes] Un { $bot } toma el relevo por ti.
       *[no] Un { $bot } toma el relevo por { $player }.
    }
note-absent =
    { $you ->
        [yes] No estabas: un { $bot } juega por ti.
       *[no] { $player } no está: un { $bot } juega en su lugar.
    }
note-hint =
    { $you ->
        [yes] Has pedido un consejo.
       *[no] { $player } ha pedido un consejo.
    }
undone-what =
    { $count ->
        [one] Lo que se deshizo
       *[other] Lo que se deshizo ({ $count })
    }
note-resume =
    { $you ->
        [yes] Vuelves a jugar tú.
       *[no] { $player } vuelve a jugar.
    }
note-time-play =
    { $you ->
        [yes] Se acabó tu tiempo: un bot decide esta vez.
       *[no] Se acabó el tiempo de { $player }: un bot decide esta vez.
    }
note-time-keep =
    { $you ->
        [yes] Se acabó tu tiempo: un { $bot } juega por ti.
       *[no] Se acabó el tiempo de { $player }: un { $bot } juega en su lugar.
    }
note-time-loss =
    { $you ->
        [yes] Se acabó tu tiempo: la partida termina.
       *[no] Se acabó el tiempo de { $player }: la partida termina.
    }
ended-by-time =
    { $you ->
        [yes]
            { $winners_count ->
                [0] Se acabó tu tiempo: la partida está perdida.
                [one] Se acabó tu tiempo: { $winners } gana la partida.
               *[other] Se acabó tu tiempo: { $winners } ganan la partida.
            }
       *[no]
            { $winner ->
                [you] Se acabó el tiempo de { $player }: ¡ganas la partida!
                [none] Se acabó el tiempo de { $player }: la partida está perdida.
                [one] Se acabó el tiempo de { $player }: { $winners } gana la partida.
               *[other] Se acabó el tiempo de { $player }: { $winners } ganan la partida.
            }
    }
log-and-chat = Diario y charla
chat = Charla
chat-unread =
    { $count ->
        [one] Charla, { $count } mensaje nuevo
       *[other] Charla, { $count } mensajes nuevos
    }
chat-news = { $player }: { $text }
chat-silent = Nadie ha dicho nada todavía. ¿Un saludo?
chat-watching = Solo escriben las personas sentadas a la mesa.
chat-write = Escribir un mensaje
chat-send = Enviar
chat-left =
    { $count ->
        [0] No queda ningún carácter
        [one] Queda { $count } carácter
       *[other] Quedan { $count } caracteres
    }
chat-over =
    { $count ->
        [one] Sobra { $count } carácter
       *[other] Sobran { $count } caracteres
    }
emotes = Pequeños gestos
emote-hello = ¡Hola!
emote-luck = ¡Suerte!
emote-bravo = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-oops = ¡Uy…!
emote-thinking = Estoy pensando…
emote-wow = ¡Increíble!
emote-heart = ¡Me encanta!
mute-player = Silenciar a { $player }
mute-about = Dejar de ver lo que escribe { $player }; nadie más lo sabrá
muted = En silencio
muted-player = { $player } está en silencio
unmute = Restablecer
unmute-player = Volver a leer a { $player }
rematch = Revancha
rematch-by =
    { $names_count ->
        [one] { $names } quiere la revancha.
       *[other] { $names } quieren la revancha.
    }
rematch-there = Se propone una revancha.
rematch-join = Unirse
rematch-return = A la revancha
rematch-watch = Ver la próxima partida
