game-title = Guijarros
game-line = Toma el último guijarro y confía en tu suerte.
game-about = Un montón, un número secreto y el mar: tres minutos para dos o tres jugadores.

option-pebbles = Guijarros
option-pebbles-about = Cuántos guijarros hay en el montón.
option-waves = Olas
option-waves-about = ¿Se lleva el mar guijarros?
option-waves-false = No
option-waves-true = Sí

lucky-drawn =
    { $you ->
        [yes] Sacas tu número de la suerte.
       *[no] { $player } saca un número de la suerte.
    }
pebbles-taken =
    { $you ->
        [yes] Tomas { $number }; quedan { $left }.
       *[no] { $player } toma { $number }; quedan { $left }.
    }
wave-came =
    { $pebbles ->
        [one] Una ola se lleva un guijarro; quedan { $left }.
       *[other] Una ola no se lleva nada; quedan { $left }.
    }
heap-empty =
    { $you ->
        [yes] Tomaste el último guijarro.
       *[no] { $player } tomó el último guijarro.
    }

choice-take = Tomar { $number }
detail-left = deja { $left }

refuse-number = No puedes tomar { $number }: toma 1, 2 o 3.
refuse-heap = Solo quedan { $left }: toma menos.
refuse-turn = Es el turno de otro: espera el tuyo.
refuse-not-now = Ahora no: elige una de las acciones ofrecidas.
