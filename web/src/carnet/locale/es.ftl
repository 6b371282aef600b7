### El cuaderno: lo que este navegador guarda para quien juega.

carnet-line = guardado en este dispositivo, sin cuenta
carnet-noname = Sin nombre
carnet-rename = Cambiar de nombre
carnet-save-name = Guardar este nombre
carnet-none-yet = Aquí se anotarán tus partidas terminadas.
carnet-since =
    { $all ->
        [one] Una partida
       *[other] { $all } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $won } ganadas
    }, desde el { $date }

## Mis partidas

carnet-matches = Mis partidas
carnet-filter = Filtrar
carnet-filter-all = Todas
carnet-filter-people = Con gente
carnet-filter-bots = Contra bots
carnet-filter-none = Ninguna partida de este tipo.
carnet-alone = en solitario
carnet-column-match = Partida y rivales
carnet-column-result = Resultado: tú, luego los demás
carnet-column-ended = Terminada
carnet-won = ganada
carnet-lost = perdida
carnet-drawn = empate
carnet-nobody = no ganó nadie
carnet-shared = ganada por { $names }
carnet-place = puesto { $place } de { $of }
carnet-pair = { $mine } a { $theirs }
carnet-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
carnet-timed = por tiempo
carnet-replay = Repasar { $game }, { $when }
carnet-review = Analizar { $game }, { $when }
carnet-gone = borrada del sitio
carnet-older =
    { $count ->
        [one] La partida anterior
       *[other] Las { $count } partidas anteriores
    }

## Contra los bots

carnet-ladder = Contra los bots
carnet-ladder-about = Partidas ganadas, por juego y nivel
carnet-tally = { $won } de { $all }
carnet-next = { $game }: sueles ganar al { $level }.
carnet-try = Probar el { $level }

## Mis asientos en otro dispositivo

device = Mis asientos en otro dispositivo
device-about = Tus asientos y tus partidas te siguen. Sin cuenta, sin dirección.
device-show = Mostrar un código y una frase
device-making = Un momento…
device-scan = Escanea este código
device-type = o escribe esta frase
device-copy = Copiar
device-copied = Copiado
device-change = Cambiar
device-warning = Quien tenga esta frase puede jugar en tu lugar. Guárdala para ti.
device-limits = Sirve una sola vez, durante un cuarto de hora. El sitio solo guarda un paquete cifrado que no puede abrir.
device-direct = Este código contiene las llaves de tus asientos y no caduca. Sin https el navegador no cifra; por eso no hay frase.
device-empty = De momento aquí no se guarda ningún asiento.
device-have = Ya tengo una frase
device-phrase = Tu frase de seis palabras
device-phrase-about = Los acentos y las mayúsculas no cuentan.
device-receive = Recibir los asientos
device-insecure = Esta página no es segura (sin https): usa el código o un archivo.
device-short = Una frase tiene seis palabras.
device-unknown =
    { $count ->
        [one] Esta palabra no está en nuestras listas: { $words }.
       *[other] Estas palabras no están en nuestras listas: { $words }.
    }
device-link = Este enlace trae asientos de otro dispositivo. ¿Añadirlos a este cuaderno?
device-broken = Este paquete no se abre con esta frase.
device-received = Te damos la bienvenida. { carnet-imported }

## Preferencias

carnet-preferences = Preferencias
pref-sounds = Sonidos
pref-sounds-which = Qué sonidos
pref-sound-turn = Mi turno
pref-sound-message = Un mensaje
pref-sound-over = Fin de la partida
pref-confirm-about = un clic para elegir, otro para jugar
pref-hints = Consejos
pref-hints-about = se muestra una jugada, con su razón
pref-hints-never = Nunca
pref-hints-asked = Al pedirlos
pref-hints-offered = Ofrecidos
pref-light = Tema
pref-light-day = Claro
pref-light-dusk = Oscuro
pref-light-auto = Auto
pref-shortcuts = Atajos de teclado
pref-tips = Consejos para empezar
pref-yes = sí
pref-no = no

## Mis datos

carnet-data = Mis datos
carnet-data-about = Todo lo que hay en este cuaderno cabe en un archivo: tus asientos, tus partidas, tus preferencias.
carnet-export = Guardar un archivo
carnet-import = Abrir un archivo
carnet-secret-file = Este archivo contiene las llaves de tus asientos: guárdalo para ti.
carnet-imported =
    { $tables ->
        [0] Ningún asiento nuevo
        [one] Un asiento nuevo
       *[other] { $tables } asientos nuevos
    }, { $matches ->
        [0] ninguna partida nueva
        [one] una partida nueva
       *[other] { $matches } partidas nuevas
    }.
carnet-bad-file = Este archivo no viene de un cuaderno.
carnet-erase = Borrar todo
carnet-erase-title = ¿Borrar todo de este dispositivo?
carnet-erase-here = Desaparecen de aquí tu nombre, tus preferencias, el historial de tus partidas, tus lecciones, los problemas resueltos y las llaves de tus asientos. Sin esas llaves no podrás retomar una partida en curso.
carnet-erase-there = En el sitio quedan las partidas mismas, con el nombre que usaste, tus jugadas y tus mensajes: también son de los demás jugadores. Nadie podrá jugar en tu lugar.
carnet-erase-yes = Borrar
carnet-erase-no = Conservar
