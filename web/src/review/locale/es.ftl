# El análisis de una partida: lo que fue suerte y lo que fue juego.

review-title = Análisis
review-view-of = Punto de vista
review-group = El grupo
review-others = los demás
review-print = Imprimir
review-link = Enlace a este análisis
review-link-about = Se guarda con la partida: quien tiene el enlace lo ve al momento.

## Pedir un análisis

review-ask-title = ¿Suerte o habilidad?
review-ask-about = El análisis juzga cada decisión según lo que su jugador podía saber, y cada sorteo según lo que podría haber salido en su lugar. Dice qué fue suerte, qué fue juego y qué habría jugado un experto.
review-ask-once = Se hace una sola vez y se guarda con la partida.
review-quick = Análisis rápido
review-deep = Análisis a fondo
review-takes =
    { $minutes ->
        [0]
            { $seconds ->
                [one] alrededor de un segundo
               *[other] unos { $seconds } segundos
            }
        [one] alrededor de un minuto
       *[other] unos { $minutes } minutos
    }
review-deeper = Más largo y más seguro: el margen de error disminuye.
review-waiting =
    { $ahead ->
        [0] Pronto te toca: las partidas en curso van primero.
        [one] Otro análisis va primero.
       *[other] Otros { $ahead } análisis van primero.
    }
review-running = Decisión { $done } de { $of }
review-closer = Las decisiones más caras, vistas más de cerca
review-under-way = { $depth } en curso
review-failed = El análisis ha fallado, y es culpa nuestra. Puedes volver a pedirlo.
review-ready = El análisis está listo.
review-not-over = La partida no ha terminado
review-not-over-about = Un análisis revela todas las cartas: espera al final de la partida.
review-cut-off = Este archivo acaba antes que la partida: solo se analizan partidas terminadas.
review-to-table = Ir a la mesa

## La curva

review-curve =
    { $sides ->
        [one] Probabilidad de ganar juntos
       *[other] Probabilidad de ganar
    }
review-legend-moment = momento clave
review-legend-mistake = error: { $name }
review-legend-luck = azar, a favor (+) o en contra (−): { $name }
review-curve-label = Probabilidad de ganar, { $name }: { $start } al inicio, { $low } como mínimo, { $high } como máximo, { $end } al final. La tabla que sigue da los detalles.
review-moment-link = Momento clave { $number }
review-table = Ver como tabla
review-table-caption = Probabilidad de ganar de { $name }, azar y puntos cedidos por error
review-period = Periodo
review-at-start = Al inicio
review-at-end = Al final
review-given-by = Cedido: { $name }
review-whole = Toda la partida

## Suerte y habilidad

review-split = Suerte y habilidad
review-balance-unclear = Demasiado incierto para decidirlo.
review-balance-even = Ni suerte ni errores: casi nada los separa.
review-balance-luck-good = Sobre todo, buena suerte.
review-balance-luck-bad = Sobre todo, mala suerte.
review-balance-play-good = Sobre todo el juego: enfrente cedieron más.
review-balance-play-bad = Sobre todo el juego: demasiados puntos cedidos.
review-balance-play-alone = Sobre todo el juego: puntos cedidos por error.
review-balance-both = Tanto la suerte como el juego.
review-stair-start = Inicio
review-stair-luck = Azar
review-stair-others =
    { $sides ->
        [2] Errores rivales
       *[other] Juego de los demás
    }
review-stair-own =
    { $you ->
        [yes] Tus errores
       *[no] Sus errores
    }
review-stair-own-group = Vuestros errores
review-stair-drift = Incertidumbre
review-stair-result =
    { $how ->
        [won] Victoria
        [lost] Derrota
        [shared] Reparto
        [stopped] Al parar
       *[now] Hasta aquí
    }
review-luck = Recibido del azar
review-given = Cedido por error
review-error = Incertidumbre
review-side = Bando
review-note = En puntos de probabilidad de ganar: 100 puntos son una partida. La incertidumbre es lo que se movió la estimación sin que pasara nada; el azar y el juego pueden desviarse ± { $margin } puntos de la verdad.

## Precisión

review-accuracies = Precisión de cada jugador
review-accuracy = de precisión
review-nothing-decided = ninguna decisión pesó
review-given-points =
    { $points ->
        [0] ningún punto cedido
        [one] 1 punto cedido
       *[other] { $points } puntos cedidos
    }

## Momentos clave

review-moments =
    { $count ->
        [0] Momentos clave
        [one] Un momento clave
        [2] Dos momentos clave
        [3] Tres momentos clave
       *[other] { $count } momentos clave
    }
review-no-moments = Ninguna decisión costó mucho, y ninguna era difícil de encontrar.
review-moments-later = Los momentos clave aparecen aquí cuando todo está analizado.
review-moment-mistake =
    { $you ->
        [yes] Te equivocas
       *[no] { $player } se equivoca
    }
review-moment-inaccurate =
    { $you ->
        [yes] Se te escapa algo mejor
       *[no] A { $player } se le escapa algo mejor
    }
review-moment-found =
    { $you ->
        [yes] Encuentras la buena jugada
       *[no] { $player } encuentra la buena jugada
    }
review-where = { $period }, jugada { $number }
review-where-plain = Jugada { $number }
review-found = encontrada
review-played =
    { $you ->
        [yes] Jugaste
       *[no] { $player } jugó
    }
review-expert = Un experto jugaría
review-same = lo mismo
review-why = Por qué
review-only =
    { $points ->
        [one] Cualquier otra jugada costaba al menos una posibilidad de ganar entre 100.
       *[other] Cualquier otra jugada costaba al menos { $points } posibilidades de ganar entre 100.
    }
review-no-reason = La búsqueda ve la diferencia más adelante; no hay una sola razón que la resuma.
review-play-from-here = Jugar desde aquí
review-share-moment = Compartir este momento
review-moment-share = Enlace al momento clave { $number }
review-tag-played = jugado
review-tag-best = experto

## Todas las decisiones

review-decisions = Todas las decisiones
review-filter = Qué decisiones
review-filter-all = Todas
review-filter-mine = Las mías
review-filter-mistakes = Errores
review-own-moves = tus jugadas
review-marks-of =
    { $count ->
        [one] { $mark }, una vez
       *[other] { $mark }, { $count } veces
    }
review-chance = Azar
review-better = mejor: { $choice }
review-no-stake = nada en juego
review-replay-from = Repasar desde la jugada { $number }
review-nothing-here = Nada de eso en este periodo.
review-turned =
    { $names_count ->
        [one] { $names } toma la delantera definitiva: { $period }.
       *[other] { $names } toman la delantera definitiva: { $period }.
    }
review-led =
    { $names_count ->
        [one] { $names } lidera de principio a fin.
       *[other] { $names } lideran de principio a fin.
    }
review-turned-won = La victoria se perfila: { $period }.
review-turned-lost = La partida da un vuelco: { $period }.
review-led-won = Por buen camino de principio a fin.
review-led-lost = Mal encaminada de principio a fin.
