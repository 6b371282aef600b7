### Problemas: una posición, una sola jugada mejor.

problems-line = Una posición, una sola jugada mejor. Sin reloj ni puntos: tómate tu tiempo.
problems-filter = Elegir un juego
problems-every-game = Todos los juegos
problems-today =
    { $count ->
        [one] El problema del día
       *[other] Los problemas del día
    }
problems-all = Todos los problemas
problems-count =
    { $done ->
        [0] { $count }
       *[other] { $done } de { $count } resueltos
    }
problems-none = Este juego aún no tiene problemas.
problem-number = Problema { $number }
problem-of = Problema { $number } · { $game }
problem-open = { $game }: resolver el problema { $number }
problem-seats =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }
problem-long = { $steps } decisiones
problem-difficulty =
    { $level ->
        [1] asequible
        [2] exigente
       *[other] difícil
    }
problem-solved = resuelto
problem-seen = solución vista
problem-solve = Resolver
problem-again = Empezar de nuevo
problem-note = Consigna

## En la mesa

problem-question = Te toca jugar
problem-task =
    { $together ->
        [yes] ¿Cuál es la mejor jugada para el grupo?
       *[no] ¿Cuál es la mejor jugada?
    }
problem-certainty-exact = Todo se ha calculado hasta el final: nada es una estimación.
problem-certainty-win = Hay una victoria forzada. ¿La ves?
problem-certainty-searched =
    { $together ->
        [yes] Comprobado por dos búsquedas profundas, según lo que sabe tu asiento.
       *[no] Comprobado por dos búsquedas profundas, según lo que sabes.
    }
problem-steps =
    { $found ->
        [0] { $steps } decisiones por encontrar, una tras otra.
       *[other] { $found } de { $steps } encontradas.
    }
problem-go-on = ¡Sí! ¿Y después?
problem-better = Hay algo mejor
problem-wrong-less =
    { $together ->
        [yes] «{ $choice }» se puede jugar, pero al grupo le cuesta unas { $cost } posibilidades de ganar de cada 100.
       *[no] «{ $choice }» se puede jugar, pero te cuesta unas { $cost } posibilidades de ganar de cada 100.
    }
problem-wrong-worse =
    { $together ->
        [yes] «{ $choice }» le sale caro al grupo: unas { $cost } posibilidades de ganar de cada 100.
       *[no] «{ $choice }» te sale caro: unas { $cost } posibilidades de ganar de cada 100.
    }
problem-wrong-dropped = «{ $choice }» es claramente peor.
problem-wrong-lost =
    { $together ->
        [yes] Después de «{ $choice }», el grupo pierde con seguridad.
       *[no] Después de «{ $choice }», un buen rival gana con seguridad.
    }
problem-tried = Ya probado: { $choices }.
problem-aside = Ver qué sigue
problem-aside-title = Lo que sigue a esta jugada
problem-aside-line = Así podría continuar la partida.
problem-back = Volver
problem-found = ¡Encontrado!
problem-show = Ver la solución
problem-show-line = Repasar la solución
problem-shown = La solución
problem-worth = { $value } posibilidades de ganar de cada 100, frente a { $other } con la mejor alternativa.
problem-reply = Si { $player } responde: { $choice }
problem-next = Problema siguiente
