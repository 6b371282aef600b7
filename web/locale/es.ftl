### Lo que dice la mesa, sea cual sea el juego.

## El sitio

brand-home = Chrysalide, inicio
skip-to-content = Ir al contenido
loading = Cargando…
retry = Reintentar
close = Cerrar
to-home = Volver al inicio
to-home-short = Inicio
language = Idioma
light = Tema
language-and-light = Idioma y tema
day = Claro
dusk = Oscuro
footer = Pie de página
about = Acerca de
credits = Créditos
accessibility = Accesibilidad
privacy = Privacidad
missing-title = Esta página ha volado
missing-text = No hay nada en esta dirección. Quizá el enlace esté incompleto.
table-missing = Esta mesa no existe, o ya no existe. Quizá el enlace esté incompleto.
rules-compiling = Las reglas se están compilando: ya puedes jugar a todo; los bots solo piensan un poco más despacio.
rules-ready = Las reglas ya están compiladas: los bots las usan y el sitio lo hará en un momento tranquilo.
not-affiliated = Chrysalide es un proyecto independiente, sin vínculo con los autores, ilustradores o editoriales de estos juegos ni respaldo suyo. Los nombres pertenecen a sus propietarios; todos los dibujos son nuestros.
designers =
    { $count ->
        [one] Autor: { $names }.
       *[other] Autores: { $names }.
    }
about-text = Chrysalide lleva a tu pantalla juegos de mesa sobre la naturaleza, con sus reglas completas y rivales siempre listos. Puedes jugar en solitario, en compañía ante la misma pantalla o a distancia, en francés, inglés y español.
access-text = Todo se juega con el ratón, con el dedo, con el teclado o con un lector de pantalla: la lista de opciones contiene todo lo que muestra el tablero. El color nunca es lo único que informa. La tecla «?» muestra los atajos, y las animaciones desaparecen si tu dispositivo lo pide.
privacy-text = Ninguna petición sale de este sitio, salvo las notificaciones si las pides: pasan, cifradas, por el servicio de tu navegador. Tus partidas se recuperan con claves guardadas en este navegador; no hay cuentas, ni seguimiento, ni publicidad.

## Los errores

error-unreachable = El sitio no responde. Comprueba la conexión y vuelve a intentarlo.
error-failed = Algo ha fallado. Vuelve a intentarlo dentro de un momento.
error-not-found = No hay nada en esta dirección.
game-missing = No tenemos este juego.

## El inicio

home-title =
    { $count ->
        [0] Juegos de naturaleza y una mesa lista.
        [1] Un juego de naturaleza y una mesa lista.
        [2] Dos juegos de naturaleza y una mesa lista.
        [3] Tres juegos de naturaleza y una mesa lista.
        [4] Cuatro juegos de naturaleza y una mesa lista.
        [5] Cinco juegos de naturaleza y una mesa lista.
        [6] Seis juegos de naturaleza y una mesa lista.
        [7] Siete juegos de naturaleza y una mesa lista.
        [8] Ocho juegos de naturaleza y una mesa lista.
       *[other] { $count } juegos de naturaleza y una mesa lista.
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
age = desde { $age } años
play = Jugar
play-game = Jugar a { $game }
my-tables = Mis partidas
kept-here = Guardadas en este dispositivo
your-turn = Es tu turno
standing-their-turn = Turno de { $player }
standing-waiting = Faltan jugadores
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
replay = Ver la repetición
# Where there is room for one word, beside the match.
replay-short = Repetición
review = Analizar
replay-game = Ver repetición: { $game }
forget = Quitar
forget-game = Quitar esta partida: { $game }
show-all = Ver todo ({ $count })
door-learn-progress =
    { $state ->
        [new]
            { $total ->
                [one] { $total } paso
               *[other] { $total } pasos
            }
        [begun] { $done } de { $total }
       *[done] hecho
    }
door-rules-game = Las reglas: { $game }
door-rules-about = en breve
door-friend = Con un amigo
door-friend-game = { $game } con un amigo
door-friend-about = por enlace
problems = Problemas
door-problems-about = Una posición, una sola jugada mejor. Los de hoy te esperan.
finished-tables = Partidas terminadas

## Una mesa nueva

ready-line =
    { $bots ->
        [0]
            { $open ->
                [0] Una mesa para jugar ante la misma pantalla
               *[other] Una mesa con asientos libres, por enlace
            }
        [one]
            { $open ->
                [0] Mesa lista: tú { $together ->
                    [yes] con
                   *[no] contra
                } un { $bot }
               *[other] Un { $bot } y asientos libres, por enlace
            }
       *[other]
            { $open ->
                [0] Mesa lista: tú { $together ->
                    [yes] con
                   *[no] contra
                } { $bots } bots
               *[other] { $bots } bots y asientos libres, por enlace
            }
    }
pack-named = Paquete «{ $title }»
pack-untitled = sin título
edit-own = Tu propia caja: el editor
first-match = Primera partida
first-match-line =
    { $bots ->
        [0] Un clic y empieza la partida
        [one]
            { $together ->
                [yes] Un clic y juegas con un { $bot }
               *[no] Un clic y juegas contra un { $bot }
            }
       *[other]
            { $together ->
                [yes] Un clic y juegas con { $bots } bots
               *[no] Un clic y juegas contra { $bots } bots
            }
    }
own-way = O a tu manera
your-name = Tu nombre
name = Nombre
name-hint = opcional
start = Empezar
rules = Reglas
seats = Asientos
seats-about = quién juega y desde dónde
how-many = Número de asientos
people-alone = 1 (juegas en los { $seats } asientos)
seat-number = Asiento { $number }
sitter-me = Yo
sitter-beside = Alguien a mi lado
sitter-bot = Un bot
sitter-open = Un asiento libre, por enlace
open-about = En la mesa te esperará un enlace para enviar.
sitter-engine = Un programa
engine-about = Sin nombre, en la mesa te esperará un enlace para dar al programa. Un programa inscrito en este sitio recibe el aviso por su nombre y viene a sentarse.
ready-engine = La partida empezará cuando el programa se haya sentado
engine-seat = Asiento para un programa
engine-named = { $name } (programa)
engine-link = Asiento { $number }: enlace del programa
engine-how = Para quien haya escrito el programa, que ejecuta: chrysalide seat ENLACE --bot mi.modulo:Bot
level = Nivel
bot-about-beginner = Como en una primera partida: toma lo que da puntos ahora y se le escapa mucho de lo demás.
bot-about-easy = Como en la segunda o tercera partida: juega con sensatez el momento, pocas veces mira más lejos.
bot-about-medium = Como alguien que juega de vez en cuando: prevé algunos turnos.
bot-about-hard = Como alguien que juega a menudo: tiene planes y aprovecha los errores.
bot-about-expert = Como alguien que se sabe el juego de memoria: piensa hasta cinco segundos por turno.
options = Opciones
options-about = variantes y duración
all = Seleccionar todo
none = No seleccionar nada
fault-too-low = Al menos { $minimum }.
fault-too-high = Como mucho { $maximum }.
fault-not-a-number = Escribe un número entero.
fault-empty = Elige al menos uno.
bot = bot

## En la mesa

the-table = La mesa
the-question = La pregunta
table-menu = Esta mesa
table-menu-short = Mesa
new-table = Partida nueva
to-table = Volver a la mesa
you = tú
at-this-screen = en esta pantalla
connected = en línea
away = sin conexión
open-seat = Asiento libre
open-seat-line = en espera
kept-line = juega un { $bot }
to-act = Debe jugar
winner = victoria
title-your-turn = Es tu turno
turn-of =
    { $you ->
        [yes] Es tu turno.
       *[no] Turno de { $player }.
    }
turn-chance = Decide el azar…
watching = Estás mirando
your-choices = Tus opciones
choices-none = Nada que elegir por ahora: no es tu turno.
choices-lost = Tus opciones volverán con la conexión.
choices-starting = Tus opciones aparecerán en cuanto siga la partida.
choices-soon = Un momento…
choices-over = La partida ha terminado.
choices-watching = Solo los jugadores ven las opciones.
choices-kept = Un bot juega por ti. Recupera tu asiento para elegir tú.
step-back = Volver al paso anterior
points =
    { $points ->
        [one] punto
       *[other] puntos
    }
log = Registro
# El registro por turnos, y lo que ha pasado desde la acción del lector.
log-turn =
    { $you ->
        [yes] Tu turno
       *[no] { $player }
    }
log-setup = Preparación
since-title = Desde tu turno
since-watching = El último turno
again = Volver a ver el turno
again-stop = Volver al presente
undo = Deshacer jugada
undo-about = Deshacer tu última jugada
this-match = Esta partida
restart = Reiniciar el turno
# As short as possible, under an icon; the whole label begins with it.
restart-short = Reiniciar
undo-short = Deshacer
restart-about = Volver al principio de tu turno, o justo después de lo último revelado o robado
restart-single = Solo has hecho una jugada desde el principio de tu turno, o desde lo último revelado: deshazla.
hint = Pista
hint-about = Ver qué haría un buen jugador
hint-here = Jugada recomendada
tips = Consejos para empezar
tips-again = Ver de nuevo los consejos
tip-dismiss = Cerrar este consejo
thinking = Pensando…
skip = Acelerar
reconnecting = Conexión perdida. Reintentando…
no-answer = El sitio no responde. Comprueba tu conexión.
rule-number = Regla { $rule }
search-rules = Buscar en las reglas
rules-none = Ninguna regla coincide con la búsqueda.
rules-found =
    { $count ->
        [0] Ningún resultado para «{ $query }»
        [one] { $count } resultado para «{ $query }»
       *[other] { $count } resultados para «{ $query }»
    }
rules-parts = Partes de las reglas
rules-part-brief = En breve
rules-part-rules = Reglas
brief-title = { $game } en breve
brief-about = Tres minutos de lectura. Todo lo demás viene después, numerado.
brief-aim = El objetivo
brief-end = El final
brief-tips = Tres consejos
learn-by-playing = Aprender jugando
example-title = Ejemplo: { $title }
chapter = Capítulo
chapters = Capítulos
chapters-beside = Capítulo anterior y siguiente
rule-missing = No existe la regla { $rule }. Estos son los capítulos.
term-box = en la caja francesa: «{ $word }»
term-also = también se dice: { $words }
term-rule = Ver la regla { $rule }
search-box = La caja francesa dice «{ $said }». Aquí decimos «{ $ours }».
rules-elsewhere = En los demás juegos
search-also = «{ $said }»: aquí decimos «{ $ours }».
search-known = También se entiende:
rule-note = Nota
show-sources = Fuentes
source =
    { $source ->
        [B] del reglamento
        [S] de otras fuentes públicas
        [I] deducida
       *[O] decisión nuestra
    }
plain-of-seat = { $player }: { $what }
plain-empty = Vacío
plain-face-down = Carta boca abajo
plain-nothing = Nada aún
kept-banner =
    { $you ->
        [yes] Un { $bot } juega por ti.
       *[no] Un { $bot } juega por { $player }.
    }
play-myself =
    { $you ->
        [yes] Recuperar mi asiento
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
let-bot-settled = Como se acordó en esta mesa, jugará el { $bot }.

## Compartir, comprobar

share = Compartir
copy = Copiar
copied = Copiado
invitation-link = Invitación para el asiento { $number }
spectator-link = Enlace para mirar
replay-link = Enlace a la repetición
own-seat-link = Tu asiento en otro dispositivo
own-seat-about = Este último enlace es tu llave: quien lo abra juega en tu lugar.
sounds = Sonidos
confirm-moves = Confirmar mis jugadas
confirm-question = ¿Jugar esto?
confirm-how = Intro para jugar, Esc para dejarlo.
confirm-yes = Jugar
confirm-no = Cancelar
carnet = Cuaderno
carnet-of = Cuaderno de { $name }
pace = Velocidad de los bots y las animaciones
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pause-bots = Pausa tras el turno de cada bot
pause-bots-about = La página espera un clic o la tecla N antes de mostrar lo que sigue. Solo en esta pantalla, y nunca con reloj.
bot-turn-over = El turno del bot ha terminado.
go-on = Continuar
fairness = Azar verificable
fairness-about = Antes de la primera carta, el sitio genera una semilla secreta y muestra su huella. Todo el azar de la partida sale de ella. Al final se revela la semilla: cualquiera puede comprobar que no ha cambiado por el camino.
commitment = Huella
seed = Semilla
seed-later = se revela al final de la partida
promise-kept = Comprobado por tu navegador: la semilla corresponde a la huella.
promise-broken = ¡La semilla no corresponde a la huella anunciada!
verify-yourself = Compruébalo tú
verify-how = En una terminal, este comando debe dar la huella de arriba. Con el archivo de la partida, «chrysalide verify» repite además cada sorteo.
edition = Acerca de esta edición
edition-short = Adaptación independiente de { $game }; los detalles están en el menú de la mesa.
reconstructed-about = Lo que el reglamento no muestra, lo hemos reconstruido:
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
key-hint = pista
key-undo = deshacer jugada
key-restart = reiniciar el turno
key-rules = reglas
key-skip = acelerar la animación
key-go-on = mostrar el turno siguiente
key-again = volver a ver lo que han hecho los demás
key-keys = esta ayuda
key-steps = jugada anterior, siguiente
key-turns = turno anterior, siguiente
key-periods = ronda, temporada o año anterior, siguiente
key-eyes = cambiar de punto de vista
key-play-from = jugar desde aquí
key-home = Al principio
key-end = Al final
key-play = reproducir, pausar

## Esperar y unirse

waiting-title =
    { $count ->
        [one] Falta un jugador
       *[other] Faltan { $count } jugadores
    }
waiting-text = Envía una invitación: la partida empieza en cuanto se ocupen todos los asientos.
invite-how = Envía este enlace o deja que escaneen el código: la partida empieza en cuanto se ocupe el asiento.
link-here-only = Este enlace solo se abre en este ordenador. Para invitar a otro dispositivo, inicia el sitio con «--host 0.0.0.0» y ábrelo en la dirección que muestra.
seat-taken = en la mesa
join-title = Hay un asiento para ti: { $game }
join-text =
    { $count ->
        [one] { $names } te invita a su mesa.
       *[other] { $names } te invitan a su mesa.
    }
sit-down = Sentarse
just-watch = Solo mirar
pass-device = Pasa la pantalla a { $player }
pass-about = La mano de cada jugador es secreta. Continúa cuando el jugador indicado esté ante la pantalla.
i-am = Soy { $player }

## Las mesas públicas

public-tables = Mesas públicas
public-tables-about = Siéntate a jugar, o solo mira
public-empty = Ahora mismo nadie espera en una mesa.
public-empty-about = Abre una: quizá alguien se una. ¿Qué juego?
home-tables =
    { $count ->
        [0] O juega con otra gente en las mesas públicas.
        [one] Alguien espera en una mesa pública.
       *[other] Hay gente esperando en { $count } mesas públicas.
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
        [one] Es tu turno
       *[other] Es tu turno ({ $count })
    }

## Lo acordado

terms = Ajustes de la mesa
terms-about = quién puede unirse, reloj, ausencias, ayuda, chat
ready-public =
    { $open ->
        [one] Una mesa pública con un asiento libre
       *[other] Una mesa pública con { $open } asientos libres
    }
who-may-come = ¿Quién puede unirse?
come-private = Solo con un enlace
come-private-about = Envías una invitación para cada asiento libre.
come-public = Todo el mundo
come-public-about = La mesa aparece en la página de inicio; los asientos libres son para quienes lleguen primero.
ready-check = Esperar a que todos estén listos
ready-check-about = La partida solo empieza cuando todos los jugadores lo han confirmado.
clock = Reloj
clock-off = Sin reloj
clock-per-decision = Por jugada
clock-per-match = Para toda la partida
clock-move = { $time } por jugada
clock-bank =
    { $plus ->
        [yes] { $time } + { $increment } por jugada
       *[no] { $time } para la partida
    }
clock-own = Otro ajuste…
own-minutes = Minutos
own-increment = Segundos añadidos
own-fault = Entre medio minuto y 30 días, y de 0 a 86 400 segundos añadidos.
on-timeout = Cuando se acaba el tiempo
timeout-play = sin tiempo: un { $bot } hace la jugada
timeout-keep = sin tiempo: un { $bot } toma el relevo
timeout-loss = sin tiempo: partida perdida
timeout-play-about = Un bot hace esta jugada y después sigue el jugador.
timeout-keep-about = Un bot ocupa el asiento hasta que el jugador lo recupere.
timeout-loss-about = La partida se acaba: pierde el jugador que se queda sin tiempo.
absent = Si alguien se va
absent-off = Nadie juega en su lugar: se espera
absent-about = A los 20 segundos, los demás pueden dejar que juegue este bot. El asiento sigue siendo del jugador ausente.
absent-clock = El bot que juega cuando se acaba el tiempo
absent-clock-about = Mientras corre un reloj, nadie más decide sobre un asiento, aunque el jugador no esté.
help-allowed = Permitir ayuda
help-allowed-about = Consejos, y un bot que juega por ti. Desactivada, salvo que la marques, en cuanto juega una segunda persona. El diario muestra a todos quién los usa.
chat-allowed = Chat en la mesa
chat-allowed-about = Los jugadores sentados a la mesa pueden escribirse.
terms-listed = Mesa pública
terms-private = Por invitación
terms-silent = Sin chat
terms-ready-check = Se empieza cuando todos están listos
terms-absent-bot = Si alguien se va: { $bot }
terms-absent-off = Si alguien se va: se espera
terms-help = Ayuda permitida
terms-no-help = Sin pistas ni bots

## La mariposa de cada cual

avatar = Tu mariposa
avatar-change = Tu mariposa: { $avatar }. Cambiarla

## Antes de la partida

fill-seat = Poner un bot
unfill-seat = Quitar el bot
seat-filled = Bot provisional: una persona invitada aún puede ocupar el asiento
waiting-filled = Un bot ha ocupado un asiento libre. La partida empieza en cuanto todos estén listos.
waiting-complete = Ya están todos
waiting-ready = La partida empieza en cuanto todos estén listos.
waiting-text-ready = Envía una invitación: la partida empieza cuando todos los asientos estén ocupados y todos estén listos.
waiting-watching = La partida empieza en cuanto todos los asientos estén ocupados.
waiting-listed = La mesa está en la lista pública: alguien puede unirse en cualquier momento. La partida empieza en cuanto todos los asientos estén ocupados.
waiting-listed-ready = La mesa está en la lista pública. La partida empieza cuando todos los asientos estén ocupados y todos estén listos.
seat-waits-for = espera a { $player }
is-ready = confirmado
is-not-ready = aún no
ready-say =
    { $count ->
        [one] Por mí, listo
       *[other] Por nosotros, listo
    }
leave-seat =
    { $count ->
        [one] Dejar mi asiento
       *[other] Dejar nuestros asientos
    }
free-seat = Liberar el asiento

## Avisar

notices = Avisarme cuando sea mi turno o llegue alguien
notices-on = Te avisaremos aquí
notices-on-about = Mientras la página esté abierta en segundo plano.
notices-on-always = También con la página cerrada.
notice-guest = Alguien se ha unido a tu mesa
notice-start = Empieza la partida
notices-refused = El navegador bloquea las notificaciones de este sitio. Quizá puedas permitirlas en sus ajustes.

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
team-won = ¡Victoria de todo el equipo!
team-lost = Esta vez habéis perdido.
play-again = Jugar otra vez
download-record = Descargar la partida

## Repetición

replay-controls = Reproducción
replay-position = Posición en la partida
replay-eyes = Visto por
replay-start = El comienzo de la partida
replay-history = Jugadas deshechas
replay-undone = deshecha después
step-before = Jugada anterior
step-after = Jugada siguiente
play-on = Reproducir
pause = Pausa
speed = Velocidad
turn-before = Turno anterior
turn-after = Turno siguiente
replay-period = Ir a
replay-all = Todos
replay-evaluation = Análisis de esta posición
replay-expected = Lo que cada bando puede esperar aquí: { $sides }
replay-verdict =
    { $mark ->
        [excellent] { $player }: excelente.
        [good] { $player }: buena jugada.
        [inaccurate] { $player }: jugada imprecisa (−{ $loss }).
       *[mistake] { $player }: error (−{ $loss }).
    }
replay-instead = El experto habría preferido: { $choice }
replay-best = El experto habría jugado lo mismo.
replay-no-verdict = Nada que juzgar aquí.
replay-review = Todo el análisis

## Jugar a partir de una posición

play-from-here = Jugar desde aquí
play-from-over = En esta posición ya no queda nada por jugar.
play-from-about = Una nueva partida empieza en esta posición ({ $index } / { $length }). Lo que hay en la mesa se queda como está; todo lo que traiga el azar después es nuevo.
play-from-seat = Tu asiento
play-from-others =
    { $count ->
        [one] Frente a ti
       *[other] En los demás asientos
    }
play-from-bots =
    { $count ->
        [one] Un bot
       *[other] Bots
    }
play-from-friend = Otra persona, por enlace
play-from-friend-about =
    { $count ->
        [one] Enviarás un enlace, y la partida sigue en cuanto se ocupe el asiento.
       *[other] Enviarás enlaces; los bots pueden completar la mesa.
    }
play-from-hidden = Cartas ocultas
deal-same = Las mismas
deal-same-about = Están donde estaban de verdad: quizá las conozcas por haber visto la partida.
deal-again = Repartidas de nuevo
deal-again-about = Lo que { $player } no podía saber se reparte de nuevo al azar, sin cambiar nada de lo que este asiento ha visto.
play-from-start = Empezar
play-from-busy = Preparando la mesa…
origin-link = Partida de origen
origin-see = Ver la partida de origen
terms-origin = Desde una posición de otra partida
note-continued =
    { $dealt ->
        [again] Aquí empieza una nueva partida, desde esta posición. Las cartas ocultas se han repartido de nuevo.
       *[same] Aquí empieza una nueva partida, desde esta posición.
    }

## Abrir, guardar y mostrar una partida

open-record = Abrir una partida guardada
records-about = El archivo de una partida se puede volver a ver aquí, jugada a jugada. Se descarga al final de una partida o desde su repetición.
records-drop = Suelta aquí el archivo de una partida
records-choose = Elegir un archivo
records-paste = O pega su texto
records-open = Ver esta partida
records-privacy = La partida recibe una dirección. Quien la conozca puede ver la partida, con los nombres que están en el archivo.
record-large = Este archivo es demasiado grande para ser el de una partida.
record-refused = «{ $name }» no se puede abrir
record-refused-text = Este texto no se puede abrir
record-place = Línea { $line } del archivo
record-what-to-do = ¿Qué puedo hacer?
record-advice-again = El archivo se dañó por el camino. Descárgalo de nuevo desde la partida o pídelo a quien lo guardó.
record-advice-edited = Seguramente alguien ha modificado el archivo. Usa el original, o corrige la línea y quita las de la cabecera que empiezan por «digest» y «result».
record-advice-foreign = Elige un archivo descargado de Chrysalide: su nombre empieza por «chrysalide-» y acaba en «.txt».
record-advice-version = El archivo está intacto, pero necesita otra versión de Chrysalide: la que lo escribió.
record-advice-masked = La partida seguía en curso. Cuando haya terminado, descárgala de nuevo: ya no se ocultará nada.
log-imported = Esta partida viene de un archivo: el sitio ha comprobado cada jugada según las reglas, pero no sabe quién la jugó.
replay-unfinished = El archivo termina aquí: la partida no había acabado
no-commitment = Ninguna: los sorteos se anotaron a mano.
no-seed = No está en el archivo.
newer-title = Una partida de una versión más reciente
newer-about = No se ha perdido nada: la partida sigue tal cual en este dispositivo. El archivo la contiene como se guardó, con lo que aún está oculto.
old-rules-title = Una partida con reglas antiguas
old-rules-about = Las reglas de este juego se han corregido desde entonces. La partida ya no se puede volver a ver aquí, pero no se ha perdido nada: descárgala para verla con la versión de entonces.
position-link = Enlace a esta posición ({ $index })
position-about = El enlace se abre exactamente aquí, para todos.
position-about-playing = El enlace se abre exactamente aquí. Mientras dura la partida, cada jugador ve solo lo que puede saber.
qr-code = Código QR
qr-about = Escanéalo con la cámara de un teléfono.
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
undo-ask = Deshacer jugada…
undo-ask-about = Pedir a todos deshacer tu última jugada
undo-ask-title = Pedir deshacer una jugada
undo-ask-text = Puedes pedir a todos los jugadores deshacer tu última jugada. Cada uno debe aceptar, aunque un bot juegue por él. Los bots con asiento propio siempre aceptan.
undo-ask-alone = Nadie más tiene que aceptar: puedes deshacer de todos modos tu última jugada.
undo-ask-log = Las jugadas deshechas quedan en el registro y en la repetición, con tu nombre.
undo-ask-go = Preguntar a todos
undo-go-back = Deshacer mi jugada
undo-question =
    { $you ->
        [yes] Pides deshacer tu última jugada.
       *[no] { $player } pide deshacer su última jugada.
    }
undo-agreed-by = Han aceptado: { $names }.
undo-waits-for = Falta la respuesta de { $names }.
undo-withdraw = Retirar la petición
undo-not-agreed = Tu petición no se ha aceptado: la partida sigue.
agree = Aceptar
refuse = Rechazar
note-undo =
    { $you ->
        [yes] Deshaces tu última jugada.
       *[no] { $player } deshace su última jugada.
    }
note-undo-turn =
    { $you ->
        [yes] Empiezas tu turno de nuevo.
       *[no] { $player } empieza su turno de nuevo.
    }
note-undo-agreed =
    { $you ->
        [yes] Con el acuerdo de todos, deshaces tu última jugada.
       *[no] Con el acuerdo de todos, { $player } deshace su última jugada.
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
note-plan = { $player } tiene un plan: { $why }
note-proposal = { $player } propone: { $choice }. Decidís juntos.
note-hint =
    { $you ->
        [yes] Has pedido una pista.
       *[no] { $player } ha pedido una pista.
    }
undone-what =
    { $count ->
        [one] Lo que se deshizo
       *[other] Lo que se deshizo ({ $count })
    }
note-resume =
    { $you ->
        [yes] Has recuperado tu asiento.
       *[no] { $player } ha recuperado su asiento.
    }
note-time-play =
    { $you ->
        [yes] Se acabó tu tiempo: un bot hace esta jugada.
       *[no] Se acabó el tiempo de { $player }: un bot hace esta jugada.
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
log-and-chat = Registro y chat
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
chat-news = { $player }: { $text }
chat-silent = Nadie ha dicho nada todavía. ¿Un saludo?
chat-watching = Solo pueden escribir los jugadores sentados a la mesa.
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
emotes = Reacciones
emote-hello = ¡Hola!
emote-luck = ¡Suerte!
emote-bravo = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-oops = ¡Uy…!
emote-thinking = Estoy pensando…
emote-wow = ¡Increíble!
emote-heart = ¡Me encanta!
about-player = Bloquear o denunciar a { $player }
block = Bloquear
unblock = Desbloquear
unblock-player = Desbloquear a { $player }
blocked = Bloqueados
blocked-player = Has bloqueado a { $player }
blocked-here = { $player }, a quien has bloqueado, está en esta mesa.
blocked-people =
    { $count ->
        [one] Una persona bloqueada
       *[other] { $count } personas bloqueadas
    }
block-about = Sus mensajes desaparecen y ya no se te muestran las mesas públicas en las que juega, en este navegador.
block-limits = Sin cuentas, a una persona solo se la reconoce por el nombre: si lo cambia, o se sienta en un asiento libre de tu mesa, nada puede impedirlo.
report-reason = ¿Qué ha pasado?
report-about = El operador del sitio recibe tus palabras, el nombre y los últimos mensajes de la mesa. Nadie más lo sabrá.
report-send = Denunciar al operador
report-sent = Enviado. Gracias.
change = Cambiar
mute-player = Silenciar a { $player }
mute-about = Dejar de ver lo que escribe { $player }; nadie más lo sabrá
muted = En silencio
muted-player = { $player } está en silencio
unmute = Volver a leer
unmute-player = Volver a leer a { $player }
rematch = Revancha
rematch-by =
    { $names_count ->
        [one] { $names } quiere la revancha.
       *[other] { $names } quieren la revancha.
    }
rematch-there = Alguien propone una revancha.
rematch-join = Unirse
rematch-return = Ir a la revancha
rematch-watch = Ver la próxima partida

## Lessons

learn = Aprender
learn-game = Aprender { $game }
learn-line = Lecciones cortas en una mesa de verdad, sin nada en juego.
lesson-line = Lección · en una mesa de verdad, sin nada en juego
lesson-step = Paso { $step } de { $steps }
lesson-count = { $step } de { $steps }
lesson-steps =
    { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }
lesson-minutes =
    { $minutes ->
        [one] cerca de un minuto
       *[other] unos { $minutes } minutos
    }
lesson-path = Los pasos
lesson-done = hecho
lesson-leave = Salir de la lección
lesson-review = Ver otra vez el paso
lesson-show = Mostrar
lesson-bubble = Instrucción
lesson-fold = Plegar la instrucción
lesson-unfold = Volver a abrir la instrucción
lesson-pointed = Para elegir: { $name }
lesson-start = Empezar
lesson-resume = Continuar
lesson-again = Repetir la lección
lesson-next = Lección siguiente
lesson-next-named = Lección siguiente: { $name }
lesson-over = ¡Bien jugado!
lesson-over-task = Tómate un momento para mirar la mesa.
lesson-finish = Terminar la lección
lesson-ended = Lección terminada
lesson-end-title = Ya sabes jugar.
lesson-end-more = «{ $name }»: hecho.
lesson-end-line =
    { $steps } pasos, { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }. { $next ->
        [lesson] La lección siguiente continúa, con lo que pide una primera partida.
       *[match] Ahora toca jugar de verdad.
    }
lesson-learned = Lo que has aprendido
lesson-more = Otras opciones
lesson-missing = Este juego todavía no tiene lecciones. Sus reglas te esperan.
first-match-title =
    { $together ->
        [yes] Primera partida con un buen compañero
       *[no] Primera partida contra un principiante
    }
first-match-about =
    { $together ->
        [yes] Tu compañero conoce el juego. Los consejos siguen a la vista.
       *[no] Tu rival también está aprendiendo. Los consejos siguen a la vista.
    }
first-match-start = Empezar la partida
first-match-try = Probar una partida
read-rules = Leer las reglas

## Cartas y objetivos

cards-show = Mostrar
cards-all = Todo
cards-ours = reconstruido
cards-copies =
    { $count ->
        [one] { $count } ejemplar
       *[other] { $count } ejemplares
    }
cards-place = { $place } de { $of }
cards-before = Anterior
cards-after = Siguiente
cards-rules = Lo que dicen las reglas

## Terminar antes

draw = Ofrecer tablas
draw-means = Todos tienen que aceptar. La próxima jugada retira la oferta.
draw-question =
    { $you ->
        [yes] Ofreces tablas.
       *[no] { $player } ofrece tablas.
    }
draw-not-agreed = Tu oferta de tablas no ha sido aceptada: la partida sigue.
resign = Abandonar…
resign-title = ¿Abandonar la partida?
resign-who = ¿Quién abandona?
resign-means = Si todos aceptan, la partida termina.
resign-question =
    { $you ->
        [yes] Propones abandonar juntos.
       *[no] { $player } propone abandonar juntos.
    }
resign-not-agreed = No todos quieren abandonar: la partida sigue.
resign-final = Un abandono no se puede deshacer.
resign-stay = Seguir jugando
way-bot = Un { $bot } juega en tu lugar hasta el final, como se acordó al abrir la mesa. Podrás mirar, pero no recuperar tu asiento.
way-bot-go = Dejar mi asiento al bot
way-end =
    { $names_count ->
        [one] La partida termina enseguida y gana { $names }.
       *[other] La partida termina enseguida y ganan { $names }.
    }
way-end-lost = La partida termina enseguida: está perdida para todos.
way-end-go = Abandonar la partida
way-asks =
    { $names_count ->
        [one] Hace falta que { $names } acepte.
       *[other] Hace falta que { $names } acepten.
    }
way-ask-go = Proponer abandonar juntos
note-resigned =
    { $you ->
        [yes] Abandonas: la partida termina.
       *[no] { $player } abandona: la partida termina.
    }
note-resign-bot =
    { $you ->
        [yes] Abandonas: un { $bot } juega en tu lugar hasta el final.
       *[no] { $player } abandona: un { $bot } juega en su lugar hasta el final.
    }
note-resign-declined =
    { $you ->
        [yes] Prefieres seguir.
       *[no] { $player } prefiere seguir.
    }
note-draw-offer =
    { $you ->
        [yes] Ofreces tablas.
       *[no] { $player } ofrece tablas.
    }
note-draw-declined =
    { $you ->
        [yes] Rechazas las tablas.
       *[no] { $player } rechaza las tablas.
    }
note-draw-agreed = Todos aceptan: la partida queda en tablas.
ended-resigned =
    { $you ->
        [yes]
            { $winners_count ->
                [0] Has abandonado: la partida está perdida.
                [one] Has abandonado: { $winners } gana la partida.
               *[other] Has abandonado: { $winners } ganan la partida.
            }
       *[no]
            { $winner ->
                [you] { $player } ha abandonado: ¡ganas la partida!
                [none] { $player } ha abandonado: la partida está perdida.
                [one] { $player } ha abandonado: { $winners } gana la partida.
               *[other] { $player } ha abandonado: { $winners } ganan la partida.
            }
    }
ended-agreed = Tablas, de común acuerdo.
resigned-line = ha abandonado, juega un { $bot }
resigned-banner =
    { $you ->
        [yes] Has abandonado: un { $bot } juega en tu lugar hasta el final.
       *[no] { $player } ha abandonado: un { $bot } juega en su lugar hasta el final.
    }

## Dejar la mesa

leave = Dejar la mesa
leave-title = ¿Dejar la mesa?
leave-text = La partida no está perdida: la encuentras en la página de inicio, entre tus partidas, y sigues donde la dejaste.
leave-clock = Tu reloj sigue corriendo.
leave-wait = Los demás te esperarán.
leave-bot = Si tardas, los demás pueden dejar que un { $bot } juegue por ti.
leave-stay = Quedarse en la mesa
leave-go = Salir
left-notice = Has dejado una partida en curso ({ $game }): te espera.
left-back = Volver a la mesa
forget-title = { $game }: ¿quitar esta partida?
forget-text = No ha terminado. Una vez quitada de este dispositivo, solo se vuelve a ella con el enlace de tu asiento.
forget-stay = Conservarla
forget-go = Quitar
forgotten = { $game }: partida quitada de este dispositivo.
put-back = Deshacer

## Una opción sin efecto

vain = sin efecto ahora
vain-title = ¿Jugar sin efecto?
vain-text = Esta acción cuesta algo y no cambia nada ahora.
vain-go = Jugar igualmente
vain-back = Elegir otra cosa

# Jugar en este dispositivo, sin sitio
device-starting = La mesa se prepara en este dispositivo: { $percent } %
device-failed = Este navegador no ha podido iniciar los juegos en este dispositivo.
device-forgets = Este navegador no guarda nada de esta página: la partida desaparece al cerrarla. Descárgala antes.
device-stopped = Los bots de este dispositivo han dejado de pensar. No se ha perdido nada de la partida.
device-think = Ponerlos de nuevo en marcha
device-choice = Jugar en este dispositivo
device-choice-about = La partida queda en este navegador y sigue sin conexión. La primera vez se descargan los juegos (unos 8 MB).
device-alone = Juegas en tu dispositivo
device-alone-about = Nada sale de él y no hace falta conexión. Para amigos en otros dispositivos y para las mesas públicas hace falta un sitio.
device-site = Ir a { $site }
device-level = { $level } (en un sitio)
device-level-about = Los bots más fuertes necesitan un sitio: en un dispositivo solo pensarían más de diez segundos por turno.
device-slow = En un dispositivo solo, este bot puede pensar más de diez segundos por turno.
error-device = Los juegos no se han podido iniciar en este dispositivo. ¿Tiene memoria suficiente y está actualizado el navegador?
fairness-device = Esta partida está en tu propio dispositivo, que también sortea la semilla: nadie más responde por ella.
