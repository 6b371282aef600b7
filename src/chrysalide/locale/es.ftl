## Errores: cada uno dice qué está mal y qué hacer.

error-unknown-game = No existe el juego «{ $name }». Elige entre: { $games }.
error-games-folder = CHRYSALIDE_GAMES indica una carpeta que no existe: { $folder }.
error-games-inside = CHRYSALIDE_GAMES indica la carpeta de un solo juego, { $folder }. Indica la carpeta que la contiene: { $parent }.
error-game-broken = El juego «{ $name }» ({ $where }) se ha omitido, porque no se puede abrir: { $why }.
error-game-twice = El juego «{ $name }» de { $where } se ha omitido, porque hay otro con el mismo nombre en { $first }. Cambia el nombre de una de las dos carpetas.
error-game-none = El juego «{ $name }» ({ $where }) se ha omitido: su __init__.py no tiene GAME, una instancia de chrysalide.core.game.Game.
error-game-name = El juego «{ $name }» ({ $where }) se ha omitido: su carpeta se llama «{ $folder }». La carpeta y el punto de entrada deben tener el mismo nombre.
error-game-id = El juego «{ $name }» ({ $where }) se ha omitido: eso no puede ser el identificador de un juego. Nombra su carpeta con 2 a 30 minúsculas, cifras y _, empezando por una letra.
error-game-files = El juego «{ $name }» ({ $where }) se ha omitido, porque le faltan estos archivos: { $files }.
error-seats = Este juego no se puede jugar con { $seats } asientos. Posibles: { $allowed }.
error-seats-solo = Para jugar a este juego en solitario, elige { $seats } asientos y la opción «solo».
error-no-such-seat = No existe el asiento { $seat }: los { $seats } asientos de esta partida se numeran desde 0.
error-unknown-option = No existe la opción «{ $option }». Las opciones son: { $options }.
error-option-value = «{ $value }» no es posible para la opción { $option }. Elige entre: { $values }.
error-option-twice = La opción { $option } repite algo. Nombra cada cosa una sola vez.
error-option-few = La opción { $option } contiene { $given } valores, pero hacen falta al menos { $needed }. Añade más, o elígelos todos con all.
error-pack = Este paquete no se puede usar. En { $where }: { $why }
error-pack-whole = Este paquete no se puede usar: { $why }
error-no-editor = En este juego no hay nada que editar.
pack-long = es demasiado largo. Un paquete tiene como máximo { $limit } caracteres.
pack-line = una de sus líneas es demasiado larga. Una línea tiene como máximo { $limit } caracteres.
pack-deep = sus tablas están demasiado anidadas.
pack-many = contiene demasiadas cosas. Un paquete tiene como máximo { $limit } valores.
pack-toml = no es un archivo TOML ({ $why }).
pack-game = es un paquete para otro juego («{ $found }»).
pack-value = «{ $found }» no es ni un texto, ni un número entero, ni una lista.
pack-character = contiene un carácter que no se puede mostrar ({ $found }). Bórralo.
data-other = { $why }
data-table = aquí hace falta una tabla.
data-tables = aquí hace falta al menos una tabla.
data-unknown = este campo no existe aquí. Posibles: { $allowed }.
data-missing = falta este campo.
data-integer = hace falta un número entero de { $low } a { $high }.
data-share = hace falta un número de 0 a 1.
data-length = la lista no tiene la longitud correcta.
data-word = hace falta una palabra.
data-one-of = elige entre: { $allowed }.
data-list = hace falta una lista.
data-flag = es true o false.
data-twice = «{ $found }» está dos veces.
error-unknown-level = No hay ningún jugador «{ $level }». Elige entre: { $levels }.
error-seed = «{ $seed }» no puede ser una semilla. Usa un número o una sola palabra de 128 letras y cifras como máximo, sin tildes.
error-unknown-action = «{ $text }» no es una acción de este juego. Las acciones empiezan por: { $words }.
error-action-form = «{ $text }» está incompleto. Se escribe así: { $form }.
error-action-value = «{ $value }» no encaja en «{ $text }». Elige entre: { $values }.
error-no-seed = Este archivo no contiene la semilla de la partida, así que el azar no puede continuar. Da la semilla.
error-view = Esta vista no se puede leer ({ $why }). Da la vista que hizo la partida.
error-view-game = Esta es una vista de «{ $found }», un juego que este jugador no juega.
error-view-turn = Este jugador solo puede elegir en su turno y con la vista de su propio asiento.
error-view-rules = Esta vista sigue la versión { $found } de las reglas; este jugador conoce la versión { $here }.
error-record-long = Es demasiado largo para una partida guardada: { $limit } caracteres como máximo.
error-record-foreign = Esto no es una partida guardada por Chrysalide: la primera línea debería ser «chrysalide record 1».
error-record-format = Este archivo tiene un formato que esta versión no sabe leer: «{ $format }». Usa una versión más nueva.
error-record-line = La línea { $line } de la cabecera no se puede leer: «{ $text }».
error-record-missing = La cabecera no dice «{ $field }». Puede que el archivo esté dañado.
error-record-header = La cabecera contiene un valor que no se puede leer. Puede que el archivo esté dañado.
error-record-cut = El archivo debería tener { $expected } entradas, pero tiene { $found }: falta una parte. Consigue el archivo completo.
error-record-changed = Las entradas no corresponden a su suma de control: el archivo se ha modificado o dañado.
error-record-game = Este archivo es de una partida de «{ $found }».
error-record-rules = Esta partida se jugó con la versión { $found } de las reglas; aquí está la versión { $here }. Usa la versión de Chrysalide que escribió este archivo.
error-table-rules = Esta partida empezó con la versión { $found } de las reglas. Este sitio juega ahora con la versión { $here } y no conserva la antigua: la partida no puede continuar aquí.
error-record-setting = La cabecera de este archivo pide una partida imposible: { $why }
error-record-seed = La semilla no corresponde a la huella que da este archivo.
error-record-seat = La entrada { $number } («{ $text }») nombra un asiento equivocado.
error-record-entry = La entrada { $number } («{ $text }») no es posible: { $why }
error-record-undo = La entrada { $number } («{ $text }») deshace algo que no estaba ahí.
error-record-result = El resultado de la cabecera no es aquel al que llevan las entradas.
error-record-ending = La cabecera dice que la partida terminó así: «{ $text }». No es posible.
error-record-origin = La cabecera dice que esta partida continúa otra, pero de una forma imposible. El archivo puede estar dañado.

## Partidas traídas

error-record-empty = El archivo está vacío. Elige una partida guardada.
error-record-binary = Este archivo no es un texto. Una partida guardada por Chrysalide es un archivo de texto en UTF-8.
error-record-encoding = La línea { $line } no está en UTF-8. Guarda el archivo en UTF-8 o descárgalo de nuevo.
error-record-entries = Esta partida es demasiado larga para mostrarla aquí: { $limit } jugadas como máximo.
error-record-masked = La entrada { $number } («{ $text }») oculta algo: esta partida se guardó antes del final, por alguien que no podía verlo todo. Descárgala de nuevo cuando haya terminado.

## Comprobar el azar

verify-honest = Verificado: la semilla corresponde a la huella, y los { $draws } sorteos salen de ella.
verify-honest-so-far = Verificado hasta ahora: { $draws } sorteos salen de la semilla. La partida no ha terminado.
verify-changed = No conforme: la entrada { $number } es «{ $text }», pero la semilla da «{ $drawn }».
verify-no-commitment = No se puede verificar: este archivo no contiene la huella de una semilla; los sorteos se anotaron a mano.
verify-no-seed = Aún no se puede verificar: la semilla se revela cuando termina la partida.
verify-honest-continued = Verificado: los { $draws } sorteos salen de las semillas de esta partida y de la que continúa, de la que toma las primeras { $entries } entradas.
verify-honest-since = Verificado desde la entrada { $entries }: { $draws } sorteos salen de la semilla. Lo anterior se tomó de otra partida y no se puede comprobar aquí.
verify-other-origin = No conforme: esta partida no continúa la que das.
verify-other-entries = No conforme: las entradas tomadas de la otra partida no son las suyas.
verify-dealt = No conforme: las cartas ocultas no se repartieron de nuevo según la semilla.

## Jugar a partir de una posición

error-continue-over = La partida ya ha terminado en esta posición: no queda nada por jugar. Elige una anterior.
error-continue-often = Esta partida ya se ha continuado { $limit } veces, cada una a partir de la anterior. Empieza desde una anterior.
error-continue-running = Esta partida aún se está jugando: nadie puede jugar a partir de sus posiciones hasta que termine.
error-continue-seats = Esta partida tiene { $seats } asientos: di quién se sienta en cada uno.
error-deal-again = Las cartas ocultas de esta posición no se pueden repartir de nuevo en un tiempo razonable. Elige otra posición, o sigue con las mismas cartas.

## El sitio se protege

error-too-many =
    Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
error-foreign-origin = La petición viene de una página de otro sitio, así que no se ha hecho nada. Abre la mesa en su propia dirección.
error-origin = «{ $origin }» no es la dirección de un sitio. Escríbela sin ruta, por ejemplo https://juegos.example.
error-limits = «{ $word }» en { $variable } no se entiende. Escribe NOMBRE=RÁFAGA+POR_SEGUNDO, u off. Los nombres son: { $names }.

## El sitio

error-no-such-table = No existe esa mesa. Comprueba la dirección o abre una mesa nueva.
error-bad-link = Este enlace de asiento no es válido. Usa el enlace que se dio al abrir la mesa.
error-bad-invitation = Esta invitación no es válida o alguien ya la ha usado. Pide otra.
error-no-parcel = Ningún asiento espera bajo esta frase. Sirve una sola vez, durante un cuarto de hora: pide otra en el primer dispositivo.
error-parcels-full = Ya hay demasiados asientos en camino. Inténtalo dentro de unos minutos.
error-waiting = La partida no ha empezado: aún queda un asiento libre. Envía la invitación a alguien.
error-stale = Ha ocurrido algo entretanto. Mira de nuevo y vuelve a elegir.
error-spectator = Estás mirando: solo pueden jugar quienes tienen un asiento.
error-kept = Un bot juega en este asiento. Recupéralo para jugar tú.
error-kept-already = Un bot ya juega por { $player }: la partida sigue, juega cuando sea tu turno.
error-no-help = En esta mesa se juega sin ayuda: no hay pistas ni juega un bot por ti mientras estés aquí.
error-absent-off = En esta mesa nadie juega por los ausentes. Espera a { $player }.
error-absent-level = El bot que juega por los ausentes se eligió al abrir la mesa: ya no se puede cambiar.
error-clock-decides = Hay un reloj: él decide qué pasa si { $player } no vuelve a tiempo.
error-claim-clock = Una victoria solo se reclama con el reloj. Elige un reloj con el que se pierda al agotar el tiempo.
error-absent-clock = Con un reloj, el final del tiempo decide quién juega por los ausentes: un bot de un nivel o, si se pierde por tiempo, nadie («claim»).
error-still-here = { $player } está en la mesa. Pídele que deje jugar a un bot, o espera.
error-just-left =
    { $player } acaba de irse y puede volver. Inténtalo otra vez en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
error-resume-other = Este asiento es de { $player } y nadie más puede recuperarlo. Espera a que vuelva, o abre la mesa con el enlace de ese asiento.
error-seat-of-bot = { $player } es un bot. Elige el asiento de un jugador.
error-seat-taken = Este asiento está ocupado. Elige otro o mira la partida.
error-seat-free = Este asiento ya está libre.
error-seat-not-open = Este asiento no está libre: ningún bot puede ocuparlo.
error-not-filled = No se ha puesto ningún bot en este asiento durante la espera.
error-report-whom = Solo puedes denunciar a otra persona de la mesa.
error-report-empty = Di en una frase qué ha pasado.
error-report-enough = Esta mesa ya se ha denunciado varias veces: el operador está al corriente.
error-free-host = Es el asiento del jugador que abrió la mesa: nadie más está invitado a él. Espera, o abre otra mesa.
error-seat-for-person = Este asiento es para una persona. Quien abre la mesa decide qué asientos pueden ocupar los programas.
error-seat-for-engine = Este asiento es para un programa. Quien escribe uno lo ocupa con `chrysalide seat` y este enlace.
error-engine-twice = Este programa ya está sentado a la mesa.
error-engine-hint = Un programa decide solo: las sugerencias son para las personas.
error-engine-name = El programa necesita un nombre que se pueda leer.
error-engine-taken = Otro programa ya se llama { $name }. Elige otro nombre.
error-engines-full = Hay demasiados programas inscritos aquí. Pregunta al operador del sitio.
error-engine-token = No es el token de ningún programa inscrito aquí. Inscríbelo con otro nombre, o busca el token correcto.
error-engine-unknown = Ningún programa inscrito aquí se llama { $name }. Comprueba el nombre, o déjalo vacío y da al programa el enlace de su asiento.
error-bot-decides = Se te había acabado el tiempo: un bot está haciendo esta jugada. Inténtalo justo después.
error-no-time = Se te ha agotado el tiempo: el bot juega por ti hasta el final.
error-not-listed = Esta mesa no es pública: se llega con una invitación. Pide una.
error-has-begun = La partida ha empezado: los asientos ya no cambian. Puedes dejar que un bot juegue por ti.
error-not-over = La partida no ha terminado: la revancha viene después.
error-asked-already = { $player } ya pide algo a la mesa. Responde primero.
error-nothing-asked = Ya nadie pide nada.
error-not-asked = Esta pregunta no es para ti.
error-resign-other = Solo puedes abandonar por ti, no por { $player }.
error-resigned = { $player } ha abandonado: un bot juega en este asiento hasta el final.
error-resign-way = Eso no es posible en esta mesa: vuelve a abrir el menú para ver qué lo es.
chat-empty = No hay nada que enviar. Escribe unas palabras.
chat-emote = No existe la reacción «{ $emote }». Elige entre: { $emotes }.
error-storage = No se ha podido guardar, así que no ha ocurrido nada. Inténtalo de nuevo en un momento.
error-overloaded = Ahora mismo está jugando mucha gente. Las mesas abiertas siguen; para una nueva, vuelve a intentarlo en { $seconds } segundos.
error-device-storage = Tu dispositivo no ha podido guardarlo, así que no ha ocurrido nada. Quizá no queda espacio, o el navegador no permite que esta página guarde nada.
error-device-newer = Una versión más reciente de Chrysalide guardó esta partida en tu dispositivo. Ábrela con esa versión o descárgala desde allí.
error-device-level = Este bot necesita un sitio: en un dispositivo solo pensaría demasiado tiempo. El nivel medio juega aquí con toda su fuerza.
error-needs-site = Para esto hacen falta otras personas o programas, y esta página juega solo en tu dispositivo. Un sitio de Chrysalide puede hacerlo.
error-needs-this-site = Para esto hacen falta otras personas o programas, y esta página juega solo en tu dispositivo. Es posible en { $site }.
error-hello-first = El primer mensaje tiene que ser «hello».
error-many-tokens = Una pantalla tiene como mucho { $limit } asientos. Abre la mesa con los enlaces de los jugadores presentes.
error-bad-message = Este mensaje no se entiende. Tiene que ser un solo objeto conocido, de { $limit } caracteres como máximo.
error-bad-request = La petición no se entiende en «{ $where }»: { $why }
error-no-such-place = No hay nada en «{ $path }».
error-no-position = No existe la posición { $index }: esta partida tiene las posiciones de 0 a { $length }.
error-no-example = No hay ningún ejemplo «{ $example }».
error-no-lesson = No hay ninguna lección «{ $lesson }». Este juego tiene { $lessons_count ->
    [0] ninguna lección
   *[other] las lecciones { $lessons }
}.
error-no-step = El paso { $step } no existe: esta lección tiene los pasos 0 a { $last }.
error-bad-lesson = Esta lección está dañada ({ $why }). El juego sigue siendo jugable.
error-method = No se puede hacer «{ $method }» en «{ $path }».
error-too-large = La petición es demasiado grande: como máximo { $limit } bytes.
error-too-slow = La petición llegaba demasiado despacio y se ha abandonado. Inténtalo de nuevo con una conexión mejor.
error-broken = Ha habido un error por nuestra parte. Mira de nuevo antes de seguir.
error-database-url = «{ $url }» no es una base de datos que se pueda usar. Da una dirección que empiece por sqlite o postgresql.
error-port = El puerto { $port } de { $host } no se puede usar, quizá porque ya está ocupado. Elige otro con --port.

## Línea de órdenes: ayuda

cli-about = Chrysalide juega a juegos de mesa: en el navegador, en la terminal y entre bots. Sin comando, pone en marcha el sitio y lo abre.
cli-about-more = `chrysalide COMANDO --help` explica más. En todos: --lang fr|en|es; y `chrysalide --version`.
cli-heading-commands = Comandos:
cli-heading-usage = Uso:
cli-heading-arguments = Argumentos:
cli-heading-options = Opciones:
cli-heading-examples = Ejemplos:

cli-games-line = los juegos y sus opciones
cli-play-line = jugar en esta terminal, contra bots o lado a lado
cli-serve-line = poner en marcha el sitio y abrirlo en un navegador
cli-export-line = escribir una carpeta de archivos que juega sin sitio
cli-simulate-line = hacer que los bots jueguen muchas partidas y contar
cli-arena-line = un torneo de bots: clasificación con intervalos
cli-replay-line = contar con palabras una partida guardada
cli-verify-line = comprobar que el azar de una partida guardada fue limpio
cli-bench-line = la velocidad de las reglas en esta máquina

cli-games-about = Muestra todos los juegos, o un juego con sus opciones.
cli-games-example-1 = todos los juegos
cli-games-example-2 = un juego: sus opciones, su tipo, su valor por defecto y los valores posibles
cli-games-example-3 = lo mismo para programas
cli-play-about = Juega una partida en esta terminal. Escribe una acción tal como aparece en el archivo de una partida, o el número de una opción; «?» muestra todo lo que se puede escribir.
cli-play-example-1 = tú contra un bot de fuerza media
cli-play-example-2 = el bot tiene el primer asiento; en francés
cli-play-example-3 = dos jugadores con un solo teclado; la partida se guarda
cli-play-example-4 = una partida dejada antes del final continúa, y se guarda en el mismo sitio
cli-play-example-5 = jugar a partir de una posición de una partida guardada, con otras cartas ocultas
cli-serve-about = Mantiene el sitio en marcha en esta máquina hasta que se pulsa Ctrl-C.
cli-serve-example-1 = el sitio en esta máquina, abierto en un navegador
cli-serve-example-2 = otro puerto, sin abrir nada
cli-serve-example-3 = para toda la red, guardado en PostgreSQL
cli-simulate-stopped = Interrumpido: estos son los resultados de { $played } partidas de { $wanted }.
cli-simulate-about = Hace que los bots jueguen entre sí. Los jugadores cambian de asiento en cada partida. La misma semilla da los mismos resultados, sea cual sea el número de procesos.
cli-simulate-example-1 = mil partidas de dos bots
cli-simulate-example-2 = cifras para programas, con cuatro procesos
cli-simulate-example-3 = guarda cada partida en una carpeta
cli-arena-about = Hace que los bots se enfrenten, todos contra todos, y los clasifica. Cada enfrentamiento tiene el mismo número de partidas, y los jugadores cambian de asiento. Todo se guarda en una carpeta: tras Ctrl-C, el mismo comando sigue donde se detuvo. La misma semilla da los mismos resultados, sea cual sea el número de procesos o máquinas.
cli-arena-example-1 = mil partidas para cada pareja de niveles
cli-arena-example-2 = cada bot piensa una décima parte de lo habitual; se guarda en la carpeta quick
cli-arena-example-3 = cifras para programas
cli-arena-example-4 = en un clúster Ray: el que nombra RAY_ADDRESS o, si no, uno nuevo en esta máquina
cli-replay-about = Cuenta una partida guardada, entrada por entrada.
cli-replay-example-1 = la partida entera
cli-replay-example-2 = la posición tras 40 entradas
cli-replay-example-3 = para programas, desde una tubería
cli-verify-about = Repite cada sorteo a partir de la semilla guardada con la partida. Código de salida: 0 verificado, 1 no conforme, 2 no se puede verificar.
cli-verify-example-1 = ¿salió de la semilla todo el azar de esta partida?
cli-verify-example-2 = para programas, desde una tubería
cli-verify-example-3 = ¿continúa una partida de verdad a otra?
cli-bench-about = Mide el juego al azar, por segundo de procesador: en el bucle compilado y acción por acción desde Python.
cli-bench-example-1 = todos los juegos, dos segundos por medida
cli-bench-example-2 = un solo juego, medido más tiempo, para programas

cli-arg-help = mostrar esto y terminar
cli-arg-lang = idioma de todo lo que se muestra (si no, el de LC_ALL o LANG; si no, inglés)
cli-arg-game = identificador de un juego, como en `chrysalide games`
cli-arg-json = mostrar JSON para programas
cli-arg-players = un jugador por asiento, separados por comas: el nivel de un bot (random, greedy, montecarlo, beginner, easy, medium, hard, expert) o el tuyo como mi.modulo:Bot o ./bot.py:Bot
cli-arena-players = los bots que se enfrentan, separados por comas: niveles (random, greedy, montecarlo, beginner, easy, medium, hard, expert) o los tuyos como mi.modulo:Bot o ./bot.py:Bot, cada uno una vez; si no, todos desde easy
cli-play-players = un jugador por asiento, separados por comas: me, me:NOMBRE, el nivel de un bot (random, greedy, montecarlo, beginner, easy, medium, hard, expert) o el tuyo como mi.modulo:Bot o ./bot.py:Bot; si no, tú contra medium
cli-arg-seats = número de asientos (si no, tantos como jugadores nombrados)
cli-arena-seats = número de asientos (si no, el menor que permite el juego)
cli-arg-option = una opción del juego, como en `chrysalide games GAME`; se puede dar varias veces
cli-arg-seed = semilla del azar: la misma semilla y las mismas acciones dan la misma partida (si no, una nueva)
cli-simulate-seed = semilla del azar y de los bots (si no, 1)
cli-arena-seed = semilla del azar y de los bots (si no, 1)
cli-arg-save = guardar la partida en este archivo, también si se abandona
cli-arg-file = una partida guardada; - lee la entrada estándar
cli-arg-at = mostrar la posición tras este número de entradas
cli-play-full = una mesa a pantalla completa, con cursor y ratón
cli-play-resume = seguir con una partida guardada antes del final, en esta máquina; se guarda de nuevo allí
cli-play-from = jugar a partir de una posición de esta partida guardada, con su juego, sus asientos y sus opciones
cli-play-at = con --from: la posición tras este número de entradas (por defecto: el final de la partida guardada)
cli-play-deal = con --from: dejar las cartas ocultas donde estaban (same), o repartir de nuevo lo que no podías saber (again) (por defecto: same)
cli-verify-origin = la partida guardada que esta continúa: ¿es de verdad su comienzo?
cli-arg-matches = número de partidas (si no, 100)
cli-arena-matches = número de partidas de cada enfrentamiento, redondeado hacia arriba para que todos ocupen cada asiento por igual (si no, 100)
cli-arg-jobs = número de procesos (si no, uno por procesador, uno solo para pocas partidas)
cli-arena-jobs = número de procesos (si no, uno por procesador)
cli-arg-effort = parte de su reflexión habitual que se concede a cada bot, por ejemplo 0.1 (si no, 1)
cli-arg-ray = jugar en un clúster Ray: en esta dirección, si no en RAY_ADDRESS, si no uno nuevo en esta máquina; necesita el extra «cluster»
cli-arg-out = carpeta de resultados, partidas e informes (si no, arena/GAME); un torneo interrumpido continúa allí
cli-arg-html = dónde escribir la página con gráficos (si no, report.html en esa carpeta)
cli-arg-records = guardar cada partida en esta carpeta
cli-arg-seconds = segundos por medida (si no, 2)
cli-arg-host = dirección en la que escuchar (si no, 127.0.0.1: solo esta máquina)
cli-arg-port = puerto en el que escuchar (si no, 8000)
cli-arg-database-url = la base de datos del sitio: sqlite:///ARCHIVO o postgresql://… (si no, la que nombra CHRYSALIDE_DATABASE_URL; si no, chrysalide.db entre tus datos)
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

## La arena: sus informes en la terminal y como página

cli-arena-resumed = { $done } de { $total } partidas ya estaban en { $folder }.
cli-arena-repaired =
    { $lines ->
        [one] { $lines } línea de results.jsonl estaba dañada o sin su partida; se descarta y la partida se juega de nuevo.
       *[other] { $lines } líneas de results.jsonl estaban dañadas o sin sus partidas; se descartan y las partidas se juegan de nuevo.
    }
cli-arena-stopped = Detenido. { $done } de { $total } partidas están guardadas en { $folder }; el mismo comando sigue desde ahí.
cli-arena-kept = Guardado en { $folder }: results.jsonl, report.json y todas las partidas. La página con gráficos: { $page }
cli-arena-difference = { $name }: { $there } allí, { $here } aquí
arena-title = Arena
arena-facts =
    { $pairings ->
        [one] { $pairings } enfrentamiento
       *[other] { $pairings } enfrentamientos
    } de { $each ->
        [one] { $each } partida
       *[other] { $each } partidas
    }, { $matches } en total · { $seats } asientos · semilla { $seed }
arena-facts-cooperative =
    { $pairings ->
        [one] { $pairings } jugador
       *[other] { $pairings } jugadores
    }, { $each ->
        [one] { $each } partida
       *[other] { $each } partidas
    } cada uno, { $matches } en total · { $seats } asientos · semilla { $seed }
arena-effort = Cada bot pensó con { $share } de su esfuerzo habitual.
arena-options = Opciones: { $options }
arena-span = { $low } a { $high }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-longest = la más larga: { $time }
arena-worth = { $points } puntos ({ $low } a { $high })
arena-place =
    { $number ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
       *[other] { $number }
    }
arena-col-rating = Puntuación Elo
arena-col-ahead = Ventaja sobre el siguiente
arena-col-matches = Partidas
arena-col-longest = la más larga, ms
arena-col-place = Orden de juego
arena-col-advantage = Ventaja
arena-col-advantage-interval = su intervalo del 95 %
arena-ratings = Clasificación
arena-ratings-note = Puntos de la escala Elo, con sus intervalos del 95 %; la media de los jugadores es 0. Con 100 puntos de ventaja se gana el 64 % de las partidas contra el otro, con 400 puntos el 91 %.
arena-wins = Partidas ganadas
arena-wins-note = El mismo bot juega todos los asientos. La línea es el intervalo del 95 %.
arena-cross = Quién gana a quién
arena-cross-note = Cuántas veces gana el jugador de la fila contra el de la columna, con el intervalo del 95 %. Una victoria compartida cuenta la mitad.
arena-cross-many-note = De las partidas que ganó uno de los dos: cuántas ganó el jugador de la fila, con el intervalo del 95 %. Una victoria compartida cuenta la mitad.
arena-margins = Diferencias de puntos
arena-margins-note = Media de la puntuación del nombrado primero (el de la fila) menos la del otro, con su intervalo del 95 %.
arena-order = Orden de juego
arena-order-note = Cuántas veces gana el primer jugador, el segundo…, y cuánto vale eso en puntos. Un reparto igual sería { $even }.
arena-time = Tiempo por decisión
arena-time-note = Tiempo de procesador en la máquina que jugó: la media como barra, la decisión más larga como raya. Cada grado de la escala vale diez veces el anterior.
arena-method = Cómo se ha calculado
arena-method-rotated = Todos los enfrentamientos tuvieron las mismas partidas, y todos ocuparon cada asiento por igual.
arena-method-ratings = Clasificación por máxima verosimilitud: la probabilidad de ganar es la parte de un jugador en las fuerzas de la mesa, y el orden de juego también cuenta (Bradley–Terry entre dos, elección de Luce entre más). Intervalos de los puntos por la información observada, de las partes por el método de Wilson. Cada pareja recibe una partida más, ganada a medias, para que quien lo gana todo tenga una puntuación finita.
arena-method-cooperative = Intervalos por el método de Wilson.
arena-method-shared =
    { $shared ->
        [one] { $shared } partida fue compartida; cuenta a partes iguales para quienes la compartieron.
       *[other] { $shared } partidas fueron compartidas; cuentan a partes iguales para quienes las compartieron.
    }
arena-method-bounded = Los bots estaban limitados por el número de sus simulaciones, no por el reloj: la misma semilla da los mismos resultados en cualquier máquina. Los tiempos son de procesador.
arena-method-again = Esto lo juega todo de nuevo:
arena-field-game = juego
arena-field-rules-version = versión de las reglas
arena-field-version = versión de Chrysalide
arena-field-seats = asientos
arena-field-players = jugadores
arena-field-seed = semilla
arena-field-effort = esfuerzo
error-arena-other = «{ $folder }» contiene otro torneo ({ $differences }). Elige otra carpeta con --out, o da los mismos ajustes para seguir con ese.
error-arena-foreign = «{ $folder }» no es la carpeta de un torneo: su plan.json falta o no se puede leer. Elige otra carpeta.
error-arena-busy = Otro torneo está jugando ahora en «{ $folder }». Espera a que acabe, o elige otra carpeta con --out.
error-arena-killed = Un proceso terminó en plena partida, quizá por falta de memoria o por un jugador tuyo. Lo jugado está guardado; el mismo comando sigue, con menos procesos si usas --jobs.
error-simulate-killed = Un proceso terminó en plena partida, quizá por falta de memoria o por un jugador tuyo. Prueba con menos procesos (--jobs).
error-arena-ray-missing = Ray no está instalado. Instala el extra «{ $extra }»: pip install 'chrysalide[{ $extra }]'.
error-arena-ray = El clúster Ray ({ $address }) no se puede usar: { $why }
error-arena-ray-version = El clúster Ray tiene la versión { $found } de Chrysalide; aquí está la versión { $here }. Instala la misma en todas partes.

## El equilibrio de un juego: sus informes en la terminal, como página y como documento

cli-balance-line = si un juego es equilibrado, cuánto dura y qué reglas importan
cli-balance-about = Hace que un bot juegue muchas partidas contra sí mismo y dice si el juego es equilibrado: quién empieza, disposiciones, personajes y cartas, opciones, duración, elecciones, reglas. Todo se guarda en una carpeta: tras Ctrl-C, el mismo comando sigue donde se detuvo. La misma semilla da los mismos resultados, sea cual sea el número de procesos.
cli-balance-example-1 = mil partidas, y una cuarta parte para cada otro valor de las opciones
cli-balance-example-2 = otro bot, sin cambiar opciones, cifras para programas
cli-balance-example-3 = escribe también un documento; lo que añadas bajo su última línea se conserva
cli-balance-matches = número de partidas con las opciones tal cual (si no, 200)
cli-arg-each = número de partidas para cada otro valor de una opción (si no, una cuarta parte de -n)
cli-arg-by = opciones cuyos otros valores también se juegan, separadas por comas; «seats» es el número de asientos, «none» no cambia nada (si no, los asientos y todas las opciones con pocos valores)
cli-arg-level = el bot que juega todos los asientos: un nivel (random, greedy, montecarlo, beginner, easy, medium, hard, expert) o el tuyo como mi.modulo:Bot o ./bot.py:Bot (si no, greedy)
cli-balance-seats = número de asientos (si no, el menor que permite el juego)
cli-balance-seed = semilla del azar y de los bots (si no, 1)
cli-balance-jobs = número de procesos (si no, uno por procesador)
cli-balance-out = carpeta para lo jugado y para los informes (si no, balance/JUEGO); una serie detenida se reanuda allí
cli-balance-html = dónde se escribe la página con gráficos (si no, balance.html en esa carpeta)
cli-arg-markdown = escribir también un documento breve en ese lugar
cli-balance-stopped = Detenido. Lo jugado se guarda en { $folder }; el mismo comando sigue desde ahí.
cli-balance-kept = Guardado en { $folder }: las notas de cada partida y balance.json. La página con gráficos: { $page }
error-balance-other = «{ $folder }» contiene otro estudio ({ $differences }). Elige otra carpeta con --out, o da los mismos ajustes para seguir con ese.
error-balance-by = Los valores de la opción { $option } no se comparan uno por uno.
balance-title = Equilibrio
balance-facts =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } del bot «{ $level }» contra sí mismo, { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }, semilla { $seed }
balance-facts-others =
    Además, { $others ->
        [one] { $others } otro valor de opción
       *[other] { $others } otros valores de opciones
    }, { $each ->
        [one] { $each } partida
       *[other] { $each } partidas
    } para cada uno
balance-usual = por defecto
balance-seats =
    { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }
balance-option = { $option }: { $value }
balance-rounds =
    { $rounds ->
        [one] empieza la ronda ({ $rounds } ronda)
       *[other] empieza la ronda ({ $rounds } rondas)
    }
balance-findings = Lo que destaca
balance-findings-note = En negrita, con una marca en los gráficos: lo que difícilmente se debe al azar. Todo lo demás puede venir de él.
balance-finding-first = El primer jugador gana el { $share } de las partidas ({ $span }); un reparto igual sería { $expected }.
balance-finding-even = Empezar no cambia nada con claridad: el primer jugador gana el { $share } de las partidas ({ $span }); un reparto igual sería { $expected }.
balance-finding-place = El número { $number } en el orden de juego gana el { $share } de las partidas ({ $span }); un reparto igual sería { $expected }.
balance-finding-rounds =
    El jugador que empieza una ronda gana el { $share } de las { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } ({ $span }); un reparto igual sería { $expected }.
balance-finding-rounds-even =
    Empezar una ronda no cambia nada con claridad: se gana el { $share } de las { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } ({ $span }); un reparto igual sería { $expected }.
balance-finding-wins = Los bots ganan el { $share } de las partidas ({ $span }).
balance-finding-seat = { $fact }, «{ $value }»: el jugador que lo tiene gana el { $share } ({ $span }); un reparto igual sería { $expected }.
balance-finding-all = { $fact }, «{ $value }»: se gana el { $share } de las partidas ({ $span }), con los demás el { $expected }.
balance-finding-table = { $fact }, «{ $value }»: el primer jugador gana el { $share } ({ $span }), con los demás el { $expected }.
balance-finding-sample = { $sample }: el primer jugador gana el { $share } ({ $span }); un reparto igual sería { $expected }.
balance-finding-sample-all = { $sample }: se gana el { $share } de las partidas ({ $span }), por defecto el { $expected }.
balance-finding-compared =
    { $compared ->
        [one] { $compared } comparación hecha
       *[other] { $compared } comparaciones hechas
    }; más que azar: { $odd }.
balance-finding-length = Una partida pide { $median } decisiones (mediana), ocho de cada diez entre { $low } y { $high }; el azar actúa { $draws } veces.
balance-finding-choices = Una decisión ofrece { $mean } elecciones de media (mediana { $median }), { $high } o menos nueve de cada diez veces, { $most } como mucho; el { $single } de las decisiones no deja elegir.
balance-finding-halfway =
    Quien va por delante a mitad de partida gana el { $share } ({ $span }; { $led ->
        [one] { $led } partida en que alguien va por delante
       *[other] { $led } partidas en que alguien va por delante
    }).
balance-finding-silent = { $silent } de { $rules } reglas no se mostraron nunca: no prohibieron nada en las posiciones observadas ni están detrás de ningún suceso.
balance-suggestions = Datos por revisar
balance-suggestions-none = Nada: ninguna disposición, carta, personaje ni objetivo se aparta de los demás más que por azar.
balance-suggest-seat =
    { $fact }, «{ $value }»: { $lean ->
        [more] demasiado fuerte por { $points } puntos de cien; conviene debilitarlo
       *[less] demasiado débil por { $points } puntos de cien; conviene reforzarlo
    }, o medir de nuevo con un bot más fuerte.
balance-suggest-table =
    { $fact }, «{ $value }»: { $lean ->
        [more] mejor para quien empieza
       *[less] peor para quien empieza
    } que los demás por { $points } puntos de cien; conviene cambiarlo, o medir de nuevo con un bot más fuerte.
balance-suggest-all =
    { $fact }, «{ $value }»: { $lean ->
        [more] más fácil
       *[less] más difícil
    } que los demás por { $points } puntos de cien; conviene cambiarlo, o medir de nuevo con un bot más fuerte.
balance-order-note = Cuántas veces gana el primer jugador, el segundo…, con el intervalo del 95 %. La línea discontinua es el reparto igual: { $even }.
balance-wins-note = Cuántas veces ganan juntos los bots, con el intervalo del 95 %.
balance-fact-seat = Cuántas veces gana el jugador que lo tiene, con el intervalo del 95 %; si lo tienen todos, no se cuenta. Reparto igual: { $even }.
balance-fact-table = Cuántas veces gana el primer jugador con ello, con el intervalo del 95 %. Lo esperado: la parte con los demás valores.
balance-fact-all = Cuántas veces ganan todos con ello, con el intervalo del 95 %. Lo esperado: la parte con los demás valores.
balance-fact-often = Cuántas veces ocurrió.
balance-fact-counted = Viene del propio juego: se cuenta, no se juzga.
balance-samples = Opciones
balance-samples-first = Lo mismo con otro valor de una opción: cuántas veces gana el primer jugador. La línea discontinua es el reparto igual para el número habitual de asientos.
balance-samples-all = Lo mismo con otro valor de una opción: cuántas veces ganan todos. La línea discontinua es la parte habitual.
balance-refused = No posibles por sí solos: { $values }
balance-length = Duración
balance-length-note = Decisiones de los jugadores en una partida. El azar actúa además { $draws } veces; una partida guardada tiene { $entries } entradas.
balance-branching = Elecciones
balance-branching-note = Acciones permitidas en cada decisión. El { $single } de las decisiones tiene una sola.
balance-course = En el curso de una partida
balance-course-note = Número medio de elecciones en cada décima parte de una partida; abajo, cuánto de ella se ha jugado, en tanto por ciento.
balance-margins = Diferencias
balance-margins-note =
    Cuánto supera la mejor puntuación a la siguiente al final. { $shared ->
        [0] Cada partida tuvo un solo ganador.
        [one] { $shared } partida tuvo varios ganadores o ninguno.
       *[other] { $shared } partidas tuvieron varios ganadores o ninguno.
    }
balance-mean = media
balance-q10 = 1 de 10 hasta
balance-q50 = mediana
balance-q90 = 9 de 10 hasta
balance-most = máximo
balance-rules = Reglas
balance-rules-note = Lo que más a menudo prohíbe algo: la parte de las posiciones observadas en que la regla prohibía una acción de un tipo que se pedía. En la tabla también: prohíbe allí otros tipos de acciones, y está detrás de un suceso.
balance-rules-table =
    { $rules ->
        [one] { $rules } regla que se mostró
       *[other] Las { $rules } reglas que se mostraron
    }
balance-silent =
    { $rules ->
        [0] Todas las reglas se mostraron.
        [one] { $rules } regla no se mostró nunca; puede que diga cómo preparar la mesa, o permita lo que nada prohíbe:
       *[other] { $rules } reglas no se mostraron nunca; puede que digan cómo preparar la mesa, o permitan lo que nada prohíbe:
    }
balance-rare = Reglas que actuaron en menos de una partida de cada diez: { $rules }
balance-only = solo con { $samples }
balance-times = actúa { $times } veces por partida
balance-table = En tabla
balance-cases =
    { $cases ->
        [one] { $cases } caso
       *[other] { $cases } casos
    }
balance-col-cases = Casos
balance-col-expected = Esperado
balance-col-often = Frecuencia
balance-col-sample = Opción
balance-col-rule = Regla
balance-col-matches = Partidas
balance-col-length = Decisiones
balance-col-choices = Elecciones
balance-col-limits = Limita (posiciones)
balance-col-closes = Cierra (posiciones)
balance-col-acts = Actúa (partidas)
balance-col-times = Veces por partida
balance-method-self = El mismo bot, «{ $level }», juega todos los asientos: lo que favorece a alguien es el juego, en lo que este bot sabe jugarlo. Un bot más fuerte puede aprovechar lo que este no ve. Todas las muestras tienen las mismas semillas.
balance-method-judged = Intervalos del 95 % por el método de Wilson. Lo que es más que azar lo dice la prueba de puntuación, corregida por el número de comparaciones con el método de Benjamini y Hochberg (el orden de juego aparte, los hechos y las opciones juntos): de todo lo marcado, no más del { $alarms } debería venir del azar. Con menos de 20 casos no se dice nada.
balance-method-bounded = Los bots estaban limitados por el número de sus simulaciones, no por el reloj: la misma semilla da los mismos resultados en cualquier máquina.
balance-method-facts = Lo que tiene un asiento se compara con una parte igual; lo que está ahí para todos, con los demás valores. Va con la victoria; que sea la causa no queda mostrado con ello.
balance-method-rules =
    Reglas: en una de cada { $one_in } decisiones ({ $positions ->
        [one] { $positions } posición
       *[other] { $positions } posiciones
    } en total) se probaron todas las acciones de los tipos pedidos y hasta { $other } de cada otro tipo, y se anotó la regla que prohíbe cada una. «Actúa» cuenta los sucesos tras los que está una regla, según la lista del estudio del juego.

## Línea de órdenes: en la mesa

cli-you = Tú
cli-chance = azar
cli-commitment = Huella de la semilla: { $commitment }
cli-continued = { $dealt ->
    [same] Continúa otra partida tras { $entries } entradas.
   *[again] Continúa otra partida tras { $entries } entradas, con cartas ocultas repartidas de nuevo.
}
cli-play-how = Escribe el número de una opción o una acción completa; «?» muestra todo lo que se puede escribir.
cli-your-turn =
    { $you ->
        [yes] Es tu turno.
       *[no] Turno de { $player }.
    }
cli-thinking = { $player } está pensando…
cli-hint-thinking = Buscando una buena jugada…
cli-hint = Jugada recomendada: { $choice } ({ $action }) – { $verdict }
cli-hint-only = Jugada recomendada: { $choice } ({ $action })
cli-hint-other = o bien: { $choice } ({ $action }) – { $verdict }
cli-undone = Jugada deshecha.
cli-restarted = Turno empezado de nuevo.
cli-look-away = Pulsa Intro para ocultar lo que ves.
cli-hand-over = Ahora solo debe mirar { $player }. Pulsa Intro después.
cli-left = Has dejado la partida antes de su final.
cli-saved = La partida está guardada en { $file }.
cli-resume-how = Para seguir más tarde: chrysalide play --resume { $file }
cli-unfinished = La partida no ha terminado.
cli-ended-time =
    { $you ->
        [yes] Se te acabó el tiempo, y así terminó la partida.
       *[no] A { $player } se le acabó el tiempo, y así terminó la partida.
    }
cli-ended-resigned =
    { $you ->
        [yes] Abandonaste, y así terminó la partida.
       *[no] { $player } abandonó, y así terminó la partida.
    }
cli-ended-agreed = Tablas, de común acuerdo.
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
cli-replay-undo =
    { $player } deshace { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }{ $agreed ->
        [yes] , con el acuerdo de todos
       *[no] {""}
    }.
cli-replay-position =
    { $number ->
        [one] Tras { $number } entrada
       *[other] Tras { $number } entradas
    }
cli-serving = Chrysalide está en { $address } – Ctrl-C lo detiene.
cli-serving-again = Las reglas ya están compiladas; Chrysalide sigue en { $address }.
cli-stopped = Detenido.
error-by-rule = { $why } (regla { $rule })
cli-rules-more = «reglas 2» muestra un capítulo, «reglas 2.5» una regla.

cli-words-help = ? ayuda
cli-words-rules = reglas regla
cli-words-undo = deshacer
cli-words-restart = reiniciar
cli-words-hint = pista consejo
cli-words-log = registro historia
cli-words-save = guardar
cli-words-quit = salir q
cli-order-action = Puedes escribir el número de una opción, una acción o bien:
cli-order-forms = Acciones: { $forms }
cli-order-help = esto
cli-order-rules = las reglas: el índice, un capítulo (reglas 2) o una regla (reglas 2.5)
cli-order-undo = deshacer tu última jugada, salvo si se ha revelado algo desde entonces
cli-order-restart = volver a empezar tu turno, o desde lo último que se reveló en él
cli-order-hint = lo que haría un buen jugador
cli-order-log = todo lo que ha ocurrido
cli-order-save = guardar la partida hasta ahora: guardar ARCHIVO
cli-order-quit = dejar la partida

## La mesa a pantalla completa

cli-full-log = Registro
cli-full-rules = Reglas
cli-full-hint = Pista
cli-full-board = Mesa
cli-full-undo = Deshacer
cli-full-restart = ↺ Turno
cli-full-save = Guardar
cli-full-quit = Salir
cli-full-help = Teclas
cli-full-search = número o palabra
cli-full-nothing-found = Ninguna regla lo contiene.
cli-full-no-hint = La tecla P da una pista: lo que haría un buen jugador, y por qué.
cli-full-then = Elegido. ¿Y después?
cli-full-elsewhere = Le toca a { $player }.
cli-full-save-as = ¿En qué archivo se guarda la partida?
cli-full-leave-ask = La partida no ha terminado. ¿Dejarla?
cli-full-leave-save = Guardar y salir
cli-full-leave = Salir sin guardar
cli-full-stay = Quedarse
cli-full-vain = Esta acción cuesta algo y no cambia nada ahora.
cli-full-vain-go = Jugarla de todos modos
cli-full-vain-back = Elegir otra cosa
cli-full-failed = El bot se detuvo con un error: { $why }
cli-full-keys =
    Las flechas e Intro eligen; Tab pasa de la mesa a las opciones y al revés.
    En la mesa, las flechas van a lo que se puede elegir, con Mayús a cualquier cosa; Intro o un clic lo elige. Lo que no se puede elegir dice por qué, con su regla.
    Escribir un número lleva a la opción que lo tiene. Esc deshace lo elegido.
    L, R y P muestran el registro, las reglas y una pista; en una pantalla estrecha tapan la mesa, y Esc la muestra de nuevo.
    D deshace una jugada, T repite el turno, G guarda, Q sale.
# One letter each, all different.
cli-full-key-log = l
cli-full-key-rules = r
cli-full-key-hint = p
cli-full-key-undo = d
cli-full-key-restart = t
cli-full-key-save = g
cli-full-key-quit = q

## Línea de órdenes: errores

cli-did-you-mean = ¿Querías decir «{ $near }»?
cli-error-command = No existe el comando «{ $command }». Elige entre: { $commands }.
cli-error-lang = «{ $lang }» no es un idioma disponible. Elige entre: { $langs }.
cli-error-argument = Lo que sigue a { $argument } falta o no se puede leer. Mira { $program } --help.
cli-error-unknown-argument = «{ $argument }» no va aquí. Mira { $program } --help.
cli-error-missing = Falta algo: { $argument }. Mira { $program } --help.
cli-error-number = { $option } tiene que ser un número entero de { $minimum } a { $maximum }, no «{ $value }».
cli-error-seconds = --seconds tiene que ser un número mayor que 0 y de { $maximum } como máximo, no «{ $value }».
cli-error-effort = --effort tiene que ser un número mayor que 0 y hasta { $maximum }, no «{ $value }».
cli-error-option-form = «{ $text }» no es una opción. Escribe --option NOMBRE=VALOR.
cli-error-players = Hay { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }. Nombra uno por asiento.
cli-error-players-twice = «{ $player }» está nombrado dos veces. Nombra a cada jugador una vez.
cli-error-players-one = Solo está nombrado «{ $player }». Nombra al menos dos jugadores, separados por comas.
cli-error-choice = No existe la opción { $number }. Elige entre: { $allowed }.
cli-error-rule = No existe la regla { $number }. Los capítulos son: { $chapters }.
cli-error-save-where = Di dónde guardar la partida: guardar ARCHIVO.
cli-error-at = No hay posición tras { $number } entradas: esta partida tiene { $entries }.
cli-error-with-from = { $argument } no va con --from: lo decide la partida guardada. Quítalo.
cli-error-without-from = { $argument } necesita una partida guardada: --from FILE.
cli-error-full = --full necesita una terminal de entrada y salida. Sin --full se pueden redirigir.
cli-error-with-resume = { $argument } no va con --resume: lo decide la partida guardada. Quítalo.
cli-error-seal-none = «{ $file }» no se puede retomar: no es una partida dejada antes del final. Para jugar desde una de sus posiciones: --from.
cli-error-seal-broken = «{ $file }» ha cambiado desde que se guardó, así que no se puede retomar.
cli-error-seal-other = «{ $file }» la guardó otra persona u otra máquina, y solo allí se puede retomar. La clave que la abre quedó allí; aquí estaría en { $key }.
cli-error-seal-key = La clave de { $key } está dañada. Las partidas selladas con ella ya no se pueden retomar; bórrala, y al guardar se hará otra.
cli-error-seal-hidden = «{ $file }» oculta lo que su jugador no debe saber hasta el final de la partida. Termínala primero: chrysalide play --resume { $file }.
cli-error-seal-from = «{ $file }» oculta lo que su jugador no debe saber, así que no se puede empezar desde una de sus posiciones. Para seguir esta partida: --resume.
cli-error-not-text = «{ $file }» no es un texto en UTF-8, así que no es una partida guardada.
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

## Un programa en un asiento de un sitio

error-address = «{ $address }» no es ni la dirección de un sitio ni el enlace de un asiento. Copia el enlace entero, entre comillas.
error-site-unreachable = { $site } no responde como un sitio de Chrysalide: { $why }. Comprueba la dirección.
error-site-refused = El sitio lo rechaza: { $text }
error-seat-lost = El programa estuvo ausente demasiado tiempo antes de empezar la partida, y alguien ha vuelto a abrir su asiento.
cli-seat-line = sentar un programa tuyo en un asiento de un sitio
cli-seat-about = Ocupa un asiento abierto a los programas y juega ahí hasta el final de la partida; si se pierde la conexión, vuelve. Sin asiento en el enlace, juega en cada mesa que espera al programa inscrito.
cli-seat-url = el enlace de un asiento, o la dirección del sitio
cli-seat-bot = un nivel, mi.modulo:Bot o ./bot.py:Bot (por defecto: medium)
cli-seat-name = su nombre en la mesa (por defecto: el nombre de su clase)
cli-seat-seed = la semilla del programa (por defecto: 0)
cli-seat-register = inscribir un programa con este nombre y mostrar su token; así se le puede invitar por su nombre
cli-seat-token = el token del programa inscrito; mejor en CHRYSALIDE_BOT_TOKEN, porque otros usuarios del equipo pueden leer las líneas de comandos
cli-seat-example-1 = un programa en un archivo ocupa el asiento de una invitación
cli-seat-example-2 = mostrar un token con el que se puede invitar al programa por su nombre
cli-seat-example-3 = jugar en cada mesa que lo espera
cli-error-no-token = Es la dirección de un sitio, no de un asiento: añade el enlace de un asiento, o el token del programa en { $variable }.
cli-seat-registered = { $name } está inscrito. Este es su token, que solo se muestra ahora: guárdalo, por ejemplo en { $variable }.
cli-seat-link = Para volver a este asiento tras una parada: { $link }
cli-seat-listening = { $name } está escuchando. Ctrl-C para detenerlo.
cli-seat-lost = Conexión perdida. Nuevo intento en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
cli-seat-over = { $game } ({ $table }): terminado. Victoria: { $winners }

## Línea de comandos: alojar el sitio

cli-backup-line = guardar en un archivo todo lo que el sitio almacena
cli-reports-line = leer las denuncias
cli-prune-line = borrar lo que es demasiado antiguo
cli-moderate-line = cerrar mesas, silenciar asientos, vetar direcciones
cli-rotate-line = cambiar un secreto que alguien puede haber visto
cli-completion-line = hacer que la shell complete comandos, juegos y opciones
cli-completion-about = Escribe un script con el que una shell completa lo que escribes: comandos, juegos, niveles, opciones y sus valores, archivos.
cli-completion-example-1 = en ~/.bashrc
cli-completion-example-2 = para zsh, en una carpeta de tu fpath
cli-completion-example-3 = para fish
cli-completion-shell = bash, zsh o fish
cli-restore-line = poner una copia de seguridad en una base de datos
cli-serve-example-4 = cuatro procesos detrás de un solo puerto, y un registro para programas
cli-serve-processes = número de procesos detrás del puerto (si no, 1); varios necesitan PostgreSQL
cli-serve-grace = segundos que tiene el sitio para detenerse cuando se le pide (si no, 5)
cli-serve-metrics = ofrecer métricas para Prometheus en la dirección /metrics
cli-serve-metrics-port = ofrecer esas métricas en este puerto, solo a esta máquina; con varios procesos, también en los puertos siguientes
cli-serve-log-format = forma del registro: texto, o un objeto JSON por línea (si no, text)
cli-serve-log-level = lo que entra en el registro, a partir de este nivel (si no, warning)
cli-serve-fd = un descriptor de archivo que ya escucha, en lugar de --host y --port
cli-serve-access-log = anotar cada petición, sin lo que sigue a «?» y sin la dirección del cliente
cli-export-about = Escribe la página y sus juegos en una carpeta. Cualquier alojamiento de archivos puede servirla; quien la abre juega en su propio dispositivo, y sin conexión después de la primera visita. Para invitar por un enlace y para las mesas públicas hace falta un sitio.
cli-export-example-1 = una carpeta llamada butterflies
cli-export-example-2 = la página nombra un sitio para lo que necesita uno
cli-export-folder = la carpeta que se escribe: nueva, vacía, o una exportación anterior, que se sustituye
cli-export-site = la dirección de un sitio que puede hacer lo que un solo dispositivo no puede
cli-export-done = { $files } archivos ({ $size } MB) escritos en «{ $folder }». Para probar, ejecuta esto y abre http://localhost:8000:
cli-error-export-page = La página con Python para navegadores no está construida. En un clon, «python3 run.py setup» la construye.
cli-error-export-there = «{ $folder }» ya contiene otra cosa, y una exportación solo sustituye a una anterior. Elige otra carpeta.
cli-error-export-site = «{ $site }» no es la dirección de un sitio: empieza por https:// o http://.
cli-export-readme =
    Chrysalide en una carpeta
    =========================

    Los juegos se juegan en el navegador, en el propio dispositivo. No hay servidor ni cuenta, y no se envía nada a ninguna parte.

    Para alojarla: copia todo lo que hay en esta carpeta a cualquier alojamiento de archivos, como GitHub Pages o GitLab Pages, en la carpeta que quieras. No hay nada que configurar. Usa https: solo así permiten los navegadores que una página funcione sin conexión.

    Desde una memoria USB: ejecuta «python3 -m http.server» en esta carpeta y abre http://localhost:8000. Abrir index.html con un doble clic no funciona, porque entonces los navegadores se niegan a iniciar Python.

    Para actualizarla: exporta otra vez a la misma carpeta. Las partidas quedan en los navegadores que las jugaron.

    Las licencias están en la carpeta «licences».
cli-backup-about = Copia todas las mesas, asientos y partidas en un solo archivo, tal como están en un instante; el sitio puede funcionar entretanto. El archivo sirve para las dos clases de bases de datos. Guárdalo para ti: contiene las semillas de las partidas en curso.
cli-backup-example-1 = la base de datos habitual de esta máquina
cli-backup-example-2 = una base de datos PostgreSQL
cli-backup-file = el archivo que se escribe
cli-backup-overwrite = reemplazar el archivo si ya existe
cli-error-backup-exists = El archivo «{ $file }» ya existe, y una copia de seguridad no se sobrescribe por error. Elige otro nombre o añade --overwrite.
cli-backup-progress = copia de seguridad
cli-backup-done = { $rows } filas guardadas en «{ $file }».
cli-reports-about = Lo que se ha denunciado al operador del sitio, de lo más reciente a lo más antiguo, con los últimos mensajes de la mesa.
cli-reports-example-1 = la base habitual de este equipo
cli-reports-example-2 = las cinco últimas, en PostgreSQL
cli-reports-n = cuántas como máximo
cli-reports-none = No hay denuncias.
cli-reports-head = { $at } – mesa { $table }: { $name } (asiento { $seat }), denunciado por el asiento { $by }
cli-prune-about = Borra lo que quien administra el sitio ya no quiere conservar, poco a poco: el sitio puede seguir en marcha. Si no se indica nada, se conserva todo.
cli-prune-example-1 = cuánto se borraría, según CHRYSALIDE_KEEP
cli-prune-example-2 = las partidas un año, las importadas un mes, los mensajes tres
cli-prune-keep = qué se conserva y cuántos días: finished, unfinished, imported, chat (por defecto: CHRYSALIDE_KEEP)
cli-prune-dry-run = solo decir cuánto sería
cli-prune-for-ever = siempre
cli-prune-finished = partidas terminadas
cli-prune-unfinished = mesas sin terminar
cli-prune-imported = partidas importadas
cli-prune-chat = mensajes del chat
cli-prune-would =
    { $number ->
    [0] No se borraría nada.
    [one] Se borraría un elemento.
   *[other] Se borrarían { $number } elementos.
}
cli-prune-done =
    { $number ->
    [0] No se ha borrado nada.
    [one] Se ha borrado un elemento.
   *[other] Se han borrado { $number } elementos.
}
cli-col-days = días
cli-col-old = demasiado antiguo
error-keeping = No se entiende «{ $word }» en { $source }. Escribe por ejemplo finished=365 imported=30, en días desde 1; existen { $names }.
cli-moderate-about = Lo que decide quien administra el sitio: cerrar una mesa, silenciar el chat de una mesa o de un asiento (TABLE/2), vetar una dirección o una red, o levantar una decisión. Sin argumentos: lo que está en vigor. Un sitio en marcha lo sabe al cabo de unos cinco segundos.
cli-moderate-example-1 = lo que está en vigor
cli-moderate-example-2 = nada de lo que escribe el asiento 2 llega a nadie durante una semana
cli-moderate-example-3 = esta dirección no puede hacer nada aquí durante un mes
cli-moderate-example-4 = ahora puede de nuevo
cli-moderate-what = close, mute, ban o lift
cli-moderate-subject = una mesa, MESA/ASIENTO, una dirección o una red
cli-moderate-days = durante tantos días (por defecto: hasta que se levante)
cli-moderate-reason = por qué; solo lo lee quien administra el sitio
cli-moderate-none = No hay nada cerrado, silenciado ni vetado.
cli-moderate-lifted =
    { $number ->
        [0] No había nada que levantar.
       *[other] Levantado.
    }
cli-moderate-closed = cerrada
cli-moderate-muted = silenciado
cli-moderate-banned = vetada
cli-moderate-col-what = Qué
cli-moderate-col-subject = A quién
cli-moderate-col-made = Desde
cli-moderate-col-until = Hasta
cli-moderate-col-reason = Motivo
cli-rotate-about = Pone un secreto nuevo en lugar de otro que alguien puede haber visto: la clave del sitio para las notificaciones (push), el token de un programa o el enlace de un asiento. El antiguo ya no abre nada.
cli-rotate-example-1 = todos tienen que volver a pedir las notificaciones; reinicia después el sitio
cli-rotate-example-2 = un token nuevo para el programa de este nombre, que conserva sus asientos
cli-rotate-example-3 = un enlace nuevo para el asiento 2 de una mesa
cli-rotate-what = push, program o seat
cli-rotate-name = el nombre del programa, o MESA/ASIENTO
cli-rotate-done-push = Hay una clave nueva, y { $forgotten } dispositivos quedan olvidados.
cli-rotate-done-program = El token nuevo, que solo se muestra esta vez: { $token }
cli-rotate-done-seat = El enlace nuevo, que solo se muestra esta vez, para poner detrás de la dirección del sitio: { $path }
cli-rotate-restart-push = Reinicia el sitio: todavía tiene la clave antigua en memoria.
cli-rotate-restart-seat = Reinicia el sitio: si la mesa está abierta allí, todavía conoce el enlace antiguo, pues la base es SQLite.
error-measure-address = «{ $address }» no es ni una dirección ni una red.
error-measure-wide = La red { $network } es demasiado amplia para vetarla: como máximo { $v4 } (IPv4) y { $v6 } (IPv6). Veta redes más pequeñas, o deja que el proxy o un cortafuegos rechace a todos los demás.
error-measure-table = No existe esta mesa o este asiento: { $table }. Un asiento se escribe MESA/2, contado desde 1.
error-rotate-nobody = Nadie ocupa este asiento de la mesa { $table }.
error-banned = Quien administra este sitio ha vetado tu dirección.
error-table-closed = Quien administra este sitio ha cerrado esta mesa.
cli-restore-about = Llena una base de datos vacía a partir de una copia de seguridad: todo, o nada si el archivo está dañado. La copia puede venir de la otra clase de base de datos o de una versión más antigua. Detén antes el sitio.
cli-restore-example-1 = la base de datos habitual de esta máquina
cli-restore-example-2 = a PostgreSQL, venga de donde venga la copia
cli-restore-file = una copia de seguridad
cli-restore-force = borrar antes todo lo que contiene la base de datos
cli-restore-progress = restauración
cli-restore-done = { $rows } filas restauradas de «{ $file }».
cli-col-kept = Contenido
cli-col-rows = Filas
cli-error-among = { $option } debe ser uno de { $values }, y no «{ $value }».
error-closing = El sitio se está deteniendo. Vuelve en un momento.
error-database-silent = La base de datos no responde.
error-file-damaged = El archivo de la base de datos está dañado. El registro dice más.
error-not-storing = No se ha podido guardar el último cambio: quizá el disco esté lleno, o la base bloqueada o en solo lectura. El registro dice más.
error-database-damaged = El archivo de base de datos «{ $file }» está dañado ({ $why }). Apártalo sin borrarlo y restaura la última copia de seguridad en uno nuevo: chrysalide restore COPIA.
error-database-read-only = No se puede escribir en el archivo de base de datos «{ $file }». Comprueba de quién es, sus permisos y los de su carpeta, y si el disco está montado en solo lectura.
error-database-down = No se llega a la base de datos, o ha dejado de responder: { $why }. Comprueba que funciona, su dirección y sus permisos.
error-processes-sqlite = SQLite sirve a un solo proceso. Da una dirección PostgreSQL con --database-url, o deja --processes en 1.
error-processes-metrics = Con varios procesos, /metrics mostraría solo uno de ellos. Da en su lugar --metrics-port: cada uno tendrá allí el suyo.
error-no-database = No hay ninguna base de datos «{ $file }».
error-no-site-file = No hay ninguna base de datos «{ $file }». Indica la del sitio con --database-url o CHRYSALIDE_DATABASE_URL, como para «chrysalide serve»; no se ha creado nada.
error-no-site = La base de datos «{ $place }» no contiene ningún sitio de Chrysalide. Indica la del sitio con --database-url o CHRYSALIDE_DATABASE_URL, como para «chrysalide serve»; no se ha cambiado nada.
error-database-foreign = Esta base de datos está en «{ $found }», que esta versión de Chrysalide no conoce (lo más reciente aquí: { $here }). Usa la versión que hace funcionar el sitio.
error-database-old = Esta base de datos está en «{ $found }», esta versión de Chrysalide espera «{ $here }». Usa la versión que hace funcionar el sitio, o inicia el sitio una vez.
error-backup-foreign = «{ $file }» no es una copia de seguridad de Chrysalide.
error-backup-cut = «{ $file }» está incompleto: falta el final. No se ha cambiado nada.
error-backup-damaged = «{ $file }» está dañado: no contiene lo que se escribió. No se ha cambiado nada.
error-backup-newer = «{ $file }» tiene la forma { $found }, esta versión de Chrysalide lee la forma { $here }. Usa una versión más reciente.
error-backup-revision = «{ $file }» viene de una versión más reciente de Chrysalide (estado { $found }, aquí { $here }). Usa una versión más reciente.
error-restore-full = Esta base de datos no está vacía. Elige otra, o borra todo lo que contiene con --force.
error-database-newer = Esta base de datos viene de una versión más reciente de Chrysalide. Instala esa, o restaura una copia de seguridad más antigua.

## Los enlaces compartidos y las notificaciones

preview-site = Juegos de mesa sobre mariposas y animales en peligro: reglas completas, rivales siempre listos, en solitario, en grupo o a distancia, sin cuenta.
preview-rules = { $game }: las reglas
preview-learn = Aprender { $game }
preview-problems = Problemas: { $game }
preview-new = Jugar a { $game }
preview-waiting = Te espera un asiento: { $game }
preview-playing = Una partida en curso: { $game }
preview-replay = Una partida para repasar: { $game }
preview-review = ¿Suerte o habilidad? El análisis de una partida de { $game }
preview-with = Con { $names }.
push-your-turn = Te toca
error-push-service = Este sitio no conoce ese servicio de notificaciones.

## Revisar una partida

error-review-unfinished = Esta partida no ha terminado: solo se revisan partidas acabadas. Termínala primero.
error-review-depth = «{ $depth }» no es una profundidad de análisis. Elige entre: { $depths }.
error-reviews-many = Ya hay muchos análisis esperando para esta conexión ({ $most } como máximo). Vuelve a intentarlo cuando uno esté listo.
error-reviews-full = Hay demasiados análisis esperando en este sitio en este momento. Vuelve a intentarlo dentro de unos minutos.
cli-review-line = revisar una partida acabada: ¿suerte o habilidad?
cli-review-about = Revisa una partida acabada: lo que cada cual podía esperar antes y después de cada decisión, lo que cambió el azar, los errores y lo que habría jugado un experto. Cada decisión se juzga según lo que el jugador sabía entonces.
cli-review-example-1 = rápidamente, en menos de un minuto
cli-review-example-2 = más a fondo, con todas las decisiones
cli-review-example-3 = para un programa, desde una tubería
cli-review-depth = quick: rápida; deep: más a fondo
cli-review-all = todas las decisiones, no solo los momentos clave
cli-review-progress = Análisis
cli-review-side = Bando
cli-review-start = Inicio
cli-review-luck = Azar
cli-review-own = Sus decisiones
cli-review-others = Las de los demás
cli-review-drift = Error de análisis
cli-review-result = Resultado
cli-review-note = En puntos de probabilidad de ganar: 100 puntos son una partida. Cada línea se suma de izquierda a derecha.
cli-review-player = Jugador
cli-review-accuracy = Precisión
cli-review-decisions = Decisiones
cli-review-moments = Momentos clave
cli-review-no-moments = Ninguna decisión costó mucho.
cli-review-better = Mejor: { $choice } ({ $value })
balance-luck = Azar y habilidad
balance-luck-note = Qué decide una partida: la parte del azar, la del juego y la que el análisis no explica, con sus intervalos del 95 %. Cada una es la covarianza con lo que un bando ganó o perdió desde el inicio, dividida por la varianza de ello. Las tres suman el 100 %. Entre jugadores de la misma fuerza la habilidad decide poco.
balance-luck-players = Jugadores
balance-luck-luck = Azar
balance-luck-play = Juego
balance-luck-drift = Error de análisis
balance-luck-equal = misma fuerza: { $levels }
balance-luck-mixed = fuerzas distintas: { $levels }
cli-balance-luck = revisar tantas partidas entre jugadores de la misma fuerza, y otras tantas de fuerzas distintas, para separar azar y habilidad (0 por defecto; tarda mucho más)

## Jugadores propios

error-player-form = «{ $name }» no es un jugador. Indica un nivel, o una clase como modulo:Clase o archivo.py:Clase.
error-player-class = «{ $name }» es un archivo: indica qué clase juega, por ejemplo { $name }:Bot.
error-player-file = No existe el archivo «{ $place }».
error-player-no-module = Python no encuentra ningún módulo «{ $place }» desde esta carpeta. Una clase en un archivo se nombra como ./bot.py:Bot.
error-player-module = «{ $name }» no se puede cargar desde { $place }: { $why }
error-player-name = { $place } no tiene { $attribute }. Jugadores que hay: { $classes }.
error-player-kind = «{ $name }» no es un jugador: debe ser una subclase de chrysalide.Player, o una función (game, seed=…) que devuelva uno.
error-player-making = «{ $name }» no se puede crear para una partida: { $why }. Necesita un método decide(turn), y se llama con el juego y seed=….
error-player-failed = «{ $name }» falló en su turno: { $why }
error-player-answer = «{ $name }» respondió { $answer }, lo que no le está permitido. decide debe devolver un elemento de turn.legal, como { $legal }.

## Problemas

error-no-problem = Este juego no tiene el problema «{ $problem }».
error-bad-problem = Este problema está dañado ({ $why }). El juego sigue siendo jugable.
error-problems-foreign = La carpeta { $folder } no es de esta orden y se deja como está. Elige otra con --out.
error-problems-other = La carpeta { $folder } contiene problemas de { $there }, no de { $here } (juego y versión de las reglas). Elige otra con --out.
cli-error-problems-seed = --seed { $value }: solo letras sin acento y cifras, porque forma parte del nombre de los problemas.
cli-error-problems-proved = En «{ $name }» no se puede demostrar nada: hay azar o cartas ocultas, y ningún final resuelto. Quita --proved.
cli-problems-line = buscar problemas en partidas de bots
cli-problems-about = Hace jugar a los bots y guarda las posiciones en las que una sola decisión es claramente la mejor, según lo que sabe quien tiene el turno. Dos búsquedas profundas deben coincidir, y dos bots sencillos no deben encontrarla. Una orden interrumpida continúa donde estaba.
cli-problems-example-1 = cien problemas, en problems/GAME
cli-problems-example-2 = doce finales resueltos o demostrados
cli-problems-example-3 = una prueba rápida, para un programa
cli-problems-number = cuántos problemas (si no, 10)
cli-problems-matches = cuántas partidas, como máximo (si no, 10 000)
cli-problems-seats = número de asientos (si no, el menor posible)
cli-problems-seed = semilla: la misma orden encuentra los mismos problemas (si no, a)
cli-problems-proved = solo finales resueltos exactamente, o cuya victoria está demostrada
cli-problems-effort = profundidad de las búsquedas, por ejemplo 0.1 para probar (si no, 1)
cli-problems-processes = número de procesos (si no, 1)
cli-problems-out = carpeta de los problemas (si no, problems/GAME)
cli-problems-progress = Problemas
cli-problems-stopped = Interrumpido: hay { $kept } de { $wanted } problemas en { $folder }. La misma orden continúa.
cli-problems-kept = { $kept ->
    [one] Un problema
   *[other] { $kept } problemas
} en { $folder }
cli-problems-looked = { $decisions } decisiones examinadas en { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}; descartadas:
cli-problems-unclear = ninguna decisión claramente mejor, sin demostración, o partida ya decidida
cli-problems-obvious = demasiado fáciles: un bot sencillo la encuentra
cli-problems-refuted = desmentidas por una búsqueda profunda

## Programas que aprenden

error-missing-package = Falta el paquete «{ $package }»: pip install 'chrysalide[{ $extra }]'
error-not-observed = Este juego no se puede aprender con números: sus estados no dicen lo que observa un asiento (State.observe).
error-illegal-code = La acción { $code } no está permitida. Permitidas: { $legal }.
error-illegal-row = La acción { $code } de la fila { $row } no está permitida. Permitidas: { $legal }.

## Los programas que juegan por el Model Context Protocol

cli-mcp-line = asientos para modelos de lenguaje y otros programas
cli-mcp-about = Habla el Model Context Protocol por su entrada y su salida estándar: un modelo de lenguaje o cualquier otro programa puede leer las reglas, jugar contra bots y sentarse a mesas. La inicia ese programa, no una persona.
cli-mcp-arena = la carpeta de un torneo: el invitado que está entre sus jugadores juega allí sus partidas
cli-mcp-matches = número de partidas por emparejamiento, como en el torneo (por defecto: 100)
cli-mcp-example-1 = lo que inicia un cliente
cli-mcp-example-2 = las partidas de guest:NOMBRE en un torneo; la misma orden arena lo clasifica después
mcp-match = Partida { $match }
mcp-news = Lo que ha pasado:
mcp-choices = Tus acciones:
mcp-waiting = Los demás están jugando; vuelve a mirar más tarde.
mcp-over = La partida ha terminado.
mcp-no-hints = No hay consejos en las partidas clasificadas, ni en las mesas de un sitio.
mcp-no-table = Este enlace no lleva a una mesa: pide el enlace de un asiento o una invitación.
mcp-not-started = La partida aún no ha empezado; vuelve a mirar más tarde.
mcp-not-your-turn = No es tu turno; vuelve a mirar más tarde.
mcp-unknown-action = «{ $action }» no es una de tus acciones: juega una de las de la lista.
mcp-all-rated = Todas tus partidas de este torneo están jugadas. La orden del torneo muestra la clasificación.
mcp-no-arena = Aquí no hay torneo: el servidor debe iniciarse con --arena.
mcp-no-seat = No hay asiento { $seat }: los asientos se numeran de 0 a { $last }.
mcp-too-many = Ya tienes { $most } partidas: termina antes una de ellas.
mcp-unknown-match = No hay ninguna partida «{ $match }». Las tuyas son: { $matches }
error-player-guest = «{ $name }» es un invitado: solo puede jugar en un torneo, por chrysalide mcp --arena.
cli-error-no-guest = En el torneo «{ $folder }» no juega ningún invitado ({ $players }). Empieza uno con chrysalide arena GAME --players easy,guest:NOMBRE --out CARPETA.
cli-error-guests = En un torneo solo puede jugar un invitado; estos son varios: { $players }
cli-arena-guest =
    { $left ->
        [one] Una partida espera al invitado: chrysalide mcp --arena { $folder }
       *[other] { $left } partidas esperan al invitado: chrysalide mcp --arena { $folder }
    }

## Un juego propio

cli-new-game-line = empezar un juego propio: uno pequeño y completo
cli-new-game-about = Escribe una carpeta con un pequeño juego de dado: reglas, opciones, palabras y reglamento en tres idiomas, pruebas y evaluación para los bots. Se puede jugar y pasa todas las comprobaciones tal cual; hazlo tuyo archivo por archivo.
cli-new-game-example-1 = en la primera carpeta de CHRYSALIDE_GAMES, o si no aquí
cli-new-game-example-2 = en otra carpeta, con un título
cli-new-game-name = identificador del juego: minúsculas, cifras y _
cli-new-game-out = la carpeta que contendrá la del juego (por defecto: la primera de CHRYSALIDE_GAMES, o si no la actual)
cli-new-game-title = cómo se llama el juego (por defecto: su identificador)
cli-new-game-written = { $folder } está escrito: { $files } archivos.
cli-new-game-next = Después:
cli-error-new-game-name = «{ $name }» no puede ser el identificador de un juego: usa de 2 a 30 minúsculas, cifras y _, empezando por una letra, y ninguna palabra de Python.
cli-error-new-game-title = «{ $title }» no puede ser un título: usa 60 caracteres como mucho, sin comillas rectas, barras inversas ni llaves.
cli-error-new-game-there = Ya hay un juego o una carpeta con el nombre «{ $name }» ({ $folder }); no se ha cambiado nada. Elige otro nombre.

cli-check-line = ¿cumple un juego lo que promete?
cli-check-about = Juega algunas partidas al azar, cada una con un límite, lee las palabras, reglas y registros del juego, hace que lo jueguen bots y ejecuta sus propias pruebas. Cada fallo es una frase, con la partida en que se vio. Código de salida: 0 todo bien, 1 hay algo que corregir, 2 no se pudo hacer.
cli-check-example-1 = todo
cli-check-example-2 = solo dos grupos, en cien partidas
cli-check-example-3 = escribir antes tests/encoding.txt y los registros de referencia: revisa la diferencia
cli-check-example-4 = añadir una partida guardada a los registros que siempre se deben poder reproducir
cli-check-only = solo algunos grupos: contract, secrets, presentation, refusals, words, rules, records, bots, tests
cli-check-matches = partidas al azar por comprobación (por defecto: 12)
cli-check-seed = número de la primera partida: el mismo número juega las mismas partidas (por defecto: 1)
cli-check-write = escribir antes aquello con lo que comparan las pruebas: los códigos de las acciones y los registros de referencia
cli-check-keep = añadir esta partida guardada al corpus del juego, tests/records; se puede dar varias veces
cli-check-running = Comprobando { $suite }…
cli-check-contract = acciones, azar, copias y claves del estado
cli-check-secrets = nadie ve lo que no puede saber; los bots imaginan el resto
cli-check-presentation = opciones, clics, eventos y vistas
cli-check-refusals = lo que no se permite se rechaza, con su regla
cli-check-words = tres idiomas con el mismo contenido
cli-check-rules = un reglamento en tres idiomas, una prueba por regla
cli-check-records = las partidas guardadas siguen siendo lo que son
cli-check-bots = todos los niveles lo juegan, y evaluate lleva a ganar
cli-check-tests = las pruebas del juego
cli-check-where = { $seats } asientos, opciones { $options }, semilla { $seed }, tras { $actions ->
        [one] una acción
       *[other] { $actions } acciones
    }: { $last }
cli-check-interrupted = Detenido en el grupo «{ $suite }», aquí: { $place }. Si no avanzaba, busca ahí un bucle sin fin.
cli-check-endless = Los demás grupos también juegan partidas, así que no se ejecutaron.
cli-check-wrote = Escrito: { $file }
cli-check-removed = Borrado: { $file }
cli-check-kept = Guardado: { $file }
cli-check-end = { $faults ->
        [0] Todo se cumple.
        [one] Una cosa que corregir.
       *[other] { $faults } cosas que corregir.
    }{ $advice ->
        [0] { "" }
        [one] { " " }Una cosa que mirar.
       *[other] { " " }{ $advice } cosas que mirar.
    }
cli-error-check-keep = { $file } es una partida de otro juego: { $name }.
