## Errores: cada uno dice qué está mal y qué hacer.

error-unknown-game = No existe el juego «{ $name }». Elige uno de estos: { $games }.
error-seats = Este juego no admite { $seats } asientos. Posibles: { $allowed }.
error-no-such-seat = No existe el asiento { $seat }: los { $seats } asientos de esta partida se numeran desde 0.
error-unknown-option = No existe la opción «{ $option }». Las opciones son: { $options }.
error-option-value = «{ $value }» no es posible para la opción { $option }. Elige entre: { $values }.
error-option-twice = La opción { $option } nombra algo dos veces. Nombra cada cosa una sola vez.
error-option-few = La opción { $option } contiene { $given } valores, pero hacen falta al menos { $needed }. Añade más, o elígelos todos con all.
error-unknown-level = No hay ningún jugador «{ $level }». Elige entre: { $levels }.
error-seed = «{ $seed }» no puede ser una semilla. Usa un número o una sola palabra de 128 letras y cifras como máximo, sin tildes.
error-unknown-action = «{ $text }» no es una acción de este juego. Las acciones empiezan por: { $words }.
error-action-form = «{ $text }» está incompleto. Se escribe así: { $form }.
error-action-value = «{ $value }» no encaja en «{ $text }». Elige entre: { $values }.
error-not-your-turn = No te toca. Espera a que haya jugado la otra persona.
error-over = La partida ha terminado. Empieza otra para seguir jugando.
error-nothing-there = Ahí no hay nada que elegir ahora.
error-no-seed = Este registro no contiene su semilla, así que el azar no puede continuar. Da la semilla de la partida.
error-view = Esta vista no se puede leer ({ $why }). Da la vista que hizo la partida.
error-view-game = Esta es una vista de «{ $found }», un juego que este jugador no juega.
error-view-turn = Este jugador solo puede elegir en su turno y con la vista de su propio asiento.
error-record-long = Es demasiado largo para un registro: { $limit } caracteres como máximo.
error-record-foreign = Esto no es un registro de Chrysalide: su primera línea debería ser «chrysalide record 1».
error-record-format = Este registro tiene un formato que esta versión no sabe leer: «{ $format }». Usa una versión más nueva.
error-record-line = La línea { $line } de la cabecera no se puede leer: «{ $text }».
error-record-missing = La cabecera no dice «{ $field }». Puede que el archivo esté dañado.
error-record-header = La cabecera contiene un valor que no se puede leer. Puede que el archivo esté dañado.
error-record-cut = El registro debería tener { $expected } entradas, pero tiene { $found }: falta una parte. Consigue el archivo entero.
error-record-changed = Las entradas no corresponden a su suma de control: el archivo se ha cambiado o dañado.
error-record-game = Este registro es del juego «{ $found }».
error-record-rules = Esta partida se jugó con la versión { $found } de las reglas; aquí está la versión { $here }. Usa la versión de Chrysalide que escribió este registro.
error-record-setting = El comienzo de este registro pide una partida imposible: { $why }
error-record-seed = La semilla no corresponde a la huella anunciada en este registro.
error-record-seat = La entrada { $number } («{ $text }») nombra un asiento equivocado.
error-record-entry = La entrada { $number } («{ $text }») no es posible: { $why }
error-record-result = El resultado de la cabecera no es aquel al que llevan las entradas.

## Deshacer

undo-nothing = No tienes nada que deshacer.
undo-over = La partida ha terminado: ya no se puede deshacer nada.
undo-revealed = Se ha descubierto algo desde tu última acción, así que se queda como está.
undo-binding = Esta decisión no se puede deshacer: ha mostrado algo.
undo-moved = Otra persona ha jugado desde tu última acción, así que se queda como está.

## ¿Fue honrada la mesa?

verify-honest = Honrada: la semilla corresponde a la huella, y los { $draws } resultados del azar salieron de ella.
verify-honest-so-far = Honrada hasta ahora: { $draws } resultados del azar salieron de la semilla. La partida no ha terminado.
verify-changed = No es honrada: la entrada { $number } es «{ $text }», pero la semilla da «{ $drawn }».
verify-no-commitment = No se puede juzgar: este registro no contiene la huella de la semilla; el azar se introdujo a mano.
verify-no-seed = Aún no se puede juzgar: la semilla se revela cuando termina la partida.

## Jugadores

bot-random = Azar
bot-greedy = Codicioso
bot-montecarlo = Montecarlo
bot-easy = Fácil
bot-medium = Medio
bot-hard = Difícil
bot-names = Limonera, Vulcana, Aurora, Argos, Sátiro
person-name = Jugador { $number }

## El sitio

error-no-such-table = No existe esa mesa. Mira otra vez la dirección o abre una mesa nueva.
error-bad-link = Este enlace de asiento no es válido. Usa el enlace que se dio al abrir la mesa.
error-bad-invitation = Esta invitación no es válida o alguien ya la ha usado. Pide otra.
error-waiting = La partida no ha empezado: aún queda un asiento libre. Envía su invitación a alguien.
error-stale = Mientras tanto ha ocurrido algo. Mira de nuevo y vuelve a elegir.
error-spectator = Estás mirando: solo puede jugar quien tiene un asiento.
error-storage = No se ha podido guardar, así que no ha ocurrido nada. Inténtalo de nuevo en un momento.
error-hello-first = El primer mensaje tiene que ser «hello».
error-bad-message = Este mensaje no se entiende. Tiene que ser un solo objeto conocido, de { $limit } caracteres como máximo.
error-bad-request = La petición no se entiende en «{ $where }»: { $why }
error-no-such-place = No hay nada en «{ $path }».
error-no-position = No existe la posición { $index }: esta partida tiene las posiciones de 0 a { $length }.
error-method = No se puede hacer «{ $method }» en «{ $path }».
error-too-large = La petición es demasiado grande: como máximo { $limit } bytes.
error-broken = Ha habido un error por nuestra parte. Mira de nuevo antes de seguir.
error-database-url = «{ $url }» no es una base de datos que se pueda usar. Da una dirección que empiece por sqlite o postgresql.
error-port = El puerto { $port } de { $host } no se puede usar, quizá porque ya está ocupado. Elige otro con --port.

## Línea de órdenes: ayuda

cli-about = Chrysalide juega a juegos de mesa: en el navegador, en la terminal y entre bots. Sin orden, pone en marcha el sitio y lo abre.
cli-about-more = `chrysalide ORDEN --help` explica más. En todas: --lang fr|en|es; y `chrysalide --version`.
cli-heading-commands = Órdenes:
cli-heading-usage = Uso:
cli-heading-arguments = Argumentos:
cli-heading-options = Opciones:
cli-heading-examples = Ejemplos:

cli-games-line = a qué se puede jugar y con qué opciones
cli-play-line = jugar en esta terminal, contra bots o lado a lado
cli-serve-line = poner en marcha el sitio y abrirlo en un navegador
cli-simulate-line = hacer que los bots jueguen muchas partidas y contar
cli-replay-line = contar con palabras una partida registrada
cli-verify-line = ¿fue honrada la mesa de una partida registrada?
cli-bench-line = la velocidad de las reglas en esta máquina

cli-games-about = Muestra todos los juegos, o un juego con sus opciones.
cli-games-example-1 = todos los juegos
cli-games-example-2 = un juego: sus opciones, su tipo, su valor por defecto y los valores posibles
cli-games-example-3 = lo mismo para programas
cli-play-about = Juega una partida en esta terminal. Escribe una acción como la escribe el registro, o el número de una elección; «?» muestra todo lo que se puede escribir.
cli-play-example-1 = tú contra un bot de fuerza media
cli-play-example-2 = el bot tiene el primer asiento; en francés
cli-play-example-3 = dos personas con un solo teclado; se guarda el registro
cli-serve-about = Mantiene el sitio en marcha en esta máquina hasta que se pulsa Ctrl-C.
cli-serve-example-1 = el sitio en esta máquina, abierto en un navegador
cli-serve-example-2 = otro puerto, sin abrir nada
cli-serve-example-3 = para toda la red, guardado en PostgreSQL
cli-simulate-about = Hace que los bots jueguen entre sí. Los jugadores cambian de asiento en cada partida. La misma semilla da los mismos resultados, trabajen los procesos que trabajen.
cli-simulate-example-1 = mil partidas de dos bots
cli-simulate-example-2 = cifras para programas, con cuatro procesos
cli-simulate-example-3 = guarda el registro de cada partida en una carpeta
cli-replay-about = Cuenta una partida registrada, entrada por entrada.
cli-replay-example-1 = la partida entera
cli-replay-example-2 = la posición tras 40 entradas
cli-replay-example-3 = para programas, desde una tubería
cli-verify-about = Vuelve a sacar cada resultado del azar a partir de la semilla del registro. Código de salida: 0 honrada, 1 no honrada, 2 no se puede juzgar.
cli-verify-example-1 = ¿fue honrada esta mesa?
cli-verify-example-2 = para programas, desde una tubería
cli-bench-about = Mide el juego al azar, por segundo de procesador: en el bucle compilado y acción por acción desde Python.
cli-bench-example-1 = todos los juegos, dos segundos por medida
cli-bench-example-2 = un solo juego, medido más tiempo, para programas

cli-arg-help = mostrar esto y terminar
cli-arg-lang = idioma de todo lo que se muestra (si no, el de LC_ALL o LANG; si no, inglés)
cli-arg-game = identificador de un juego, como en `chrysalide games`
cli-arg-json = mostrar JSON para programas
cli-arg-players = un jugador por asiento, separados por comas: el nivel de un bot (random, greedy, montecarlo, easy, medium, hard)
cli-play-players = un jugador por asiento, separados por comas: me, me:NOMBRE o el nivel de un bot (random, greedy, montecarlo, easy, medium, hard); si no, tú contra medium
cli-arg-seats = número de asientos (si no, tantos como jugadores nombrados)
cli-arg-option = una opción del juego, como en `chrysalide games GAME`; se puede dar varias veces
cli-arg-seed = semilla del azar: la misma semilla y las mismas acciones dan la misma partida (si no, una nueva)
cli-simulate-seed = semilla del azar y de los bots (si no, 1)
cli-arg-save = guardar el registro en este archivo, también si se abandona la partida
cli-arg-file = un registro; - lee la entrada estándar
cli-arg-at = mostrar la posición tras este número de entradas
cli-arg-matches = número de partidas (si no, 100)
cli-arg-jobs = número de procesos (si no, uno por procesador, uno solo para pocas partidas)
cli-arg-records = guardar el registro de cada partida en esta carpeta
cli-arg-seconds = segundos por medida (si no, 2)
cli-arg-host = dirección en la que escuchar (si no, 127.0.0.1: solo esta máquina)
cli-arg-port = puerto en el que escuchar (si no, 8000)
cli-arg-database-url = dónde se guardan las partidas: sqlite:///ARCHIVO o postgresql://… (si no, un archivo de esta máquina)
cli-arg-no-browser = no abrir ningún navegador

## Línea de órdenes: tablas

cli-number = { $number }
cli-yes = sí
cli-no = no
cli-col-id = Identificador
cli-col-title = Título
cli-col-players = Jugadores
cli-col-minutes = Minutos
cli-col-options = Opciones
cli-col-rules = Versión de las reglas
cli-col-compiled = Compilado
cli-col-option = Opción
cli-col-kind = Tipo
cli-col-default = Por defecto
cli-col-values = Valores
cli-col-rule = Regla
cli-col-meaning = Sentido
cli-col-player = Jugador
cli-col-wins = Victorias
cli-col-share = Parte
cli-col-interval = Intervalo del 95 %
cli-col-score = Puntuación media
cli-col-decisions = Decisiones por partida
cli-col-time = ms por decisión
cli-col-game = Juego
cli-col-rules-run = Reglas
cli-col-loop = Bucle
cli-col-matches-s = Partidas/s
cli-col-decisions-s = Decisiones de jugadores/s
cli-col-draws-s = Resultados del azar/s
cli-kind =
    { $kind ->
        [flag] sí o no
        [choice] uno de ellos
        [number] número
        [subset] varios de ellos
       *[other] { $kind }
    }
cli-games-more = `chrysalide games GAME` muestra las opciones de un juego; `chrysalide play GAME` lo juega.
cli-games-facts =
    Jugadores: { $seats } · minutos: { $minutes } · versión de las reglas: { $version } · { $compiled ->
        [yes] compilado
       *[no] interpretado
    }
cli-simulate-progress = Partidas
cli-simulate-sum =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, semilla { $seed } · varios ganadores o ninguno: { $shared } · resultados del azar por partida: { $draws } · { $speed } partidas/s con { $jobs ->
        [one] { $jobs } proceso
       *[other] { $jobs } procesos
    }
cli-simulate-rotated = Los jugadores cambiaron de asiento en cada partida, para que ningún asiento favorezca a nadie. Intervalos por el método de Wilson.
cli-bench-progress = Midiendo { $game }
cli-bench-note = Juego al azar, por segundo de procesador.
cli-runs =
    { $compiled ->
        [yes] compiladas
       *[no] interpretadas
    }
cli-loop =
    { $loop ->
        [playouts] partidas en un solo bucle
       *[python_loop] acción por acción desde Python
    }

## Línea de órdenes: en la mesa

cli-you = Tú
cli-chance = azar
cli-commitment = Huella de la semilla: { $commitment }
cli-play-how = Escribe el número de una elección o una acción con letras; «?» muestra todo lo que se puede escribir.
cli-your-turn =
    { $you ->
        [yes] Te toca.
       *[no] Le toca a { $player }.
    }
cli-thinking = { $player } está pensando…
cli-hint-thinking = Buscando una buena acción…
cli-hint = Un buen jugador elegiría: { $choice } ({ $action })
cli-undone = Deshecho.
cli-look-away = Pulsa Intro para ocultar lo que ves.
cli-hand-over = Ahora solo debe mirar { $player }. Pulsa Intro cuando esté todo listo.
cli-left = Has dejado la partida antes de su final.
cli-saved = El registro está en { $file }.
cli-unfinished = La partida no ha terminado.
cli-winner =
    { $you ->
        [yes] Ganas.
       *[no] Gana { $player }.
    }
cli-winners = Ganan { $winners }.
cli-nobody-won = No ha ganado nadie.
cli-scores = Puntuación: { $scores }
cli-score = { $player }: { $score }
cli-seed = Semilla, conforme a la huella: { $seed }
cli-replay-position =
    { $number ->
        [one] Tras { $number } entrada
       *[other] Tras { $number } entradas
    }
cli-serving = Chrysalide está en { $address } – Ctrl-C lo detiene.
cli-stopped = Detenido.
cli-by-rule = { $why } (regla { $rule })
cli-rules-more = «reglas 2» muestra un capítulo, «reglas 2.5» una regla.

cli-words-help = ? ayuda
cli-words-rules = reglas regla
cli-words-undo = deshacer
cli-words-hint = consejo pista
cli-words-log = historia
cli-words-save = guardar
cli-words-quit = salir q
cli-order-action = Puedes escribir el número de una elección, una acción o bien:
cli-order-forms = Acciones: { $forms }
cli-order-help = esto
cli-order-rules = las reglas: el índice, un capítulo (reglas 2) o una regla (reglas 2.5)
cli-order-undo = deshacer tu última acción, salvo si se ha descubierto algo desde entonces
cli-order-hint = lo que haría un buen jugador
cli-order-log = todo lo que ha ocurrido
cli-order-save = guardar el registro hasta ahora: guardar ARCHIVO
cli-order-quit = dejar la partida

## Línea de órdenes: errores

cli-error-command = No existe la orden «{ $command }». Elige entre: { $commands }.
cli-error-lang = «{ $lang }» no es un idioma disponible. Elige entre: { $langs }.
cli-error-argument = Lo que sigue a { $argument } falta o no se puede leer. Mira { $program } --help.
cli-error-unknown-argument = «{ $argument }» no va aquí. Mira { $program } --help.
cli-error-missing = Falta algo: { $argument }. Mira { $program } --help.
cli-error-number = { $option } tiene que ser un número entero de { $minimum } a { $maximum }, no «{ $value }».
cli-error-seconds = --seconds tiene que ser un número mayor que 0 y de { $maximum } como máximo, no «{ $value }».
cli-error-option-form = «{ $text }» no es una opción. Escribe --option NOMBRE=VALOR.
cli-error-players = Hay { $players } jugadores para { $seats } asientos. Nombra uno por asiento.
cli-error-choice = No existe la elección { $number }. Elige entre: { $allowed }.
cli-error-rule = No existe la regla { $number }. Los capítulos son: { $chapters }.
cli-error-save-where = Di dónde guardar el registro: guardar ARCHIVO.
cli-error-at = No hay posición tras { $number } entradas: este registro tiene { $entries }.
cli-error-not-text = «{ $file }» no es un texto en UTF-8, así que no es un registro.
cli-error-read =
    «{ $file }» no se puede leer: { $reason ->
        [missing] no existe ese archivo.
        [folder] es una carpeta.
        [denied] no tienes permiso para leerlo.
       *[other] { $detail }.
    }
cli-error-write =
    «{ $file }» no se puede escribir: { $reason ->
        [missing] no existe esa carpeta.
        [folder] es una carpeta.
        [file] ya hay un archivo con ese nombre.
        [denied] no tienes permiso para escribir ahí.
        [full] el disco está lleno.
       *[other] { $detail }.
    }
