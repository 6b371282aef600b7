game-title = Mareas
game-line = Guarda dados y atrévete a tirar los demás.
game-about = Cinco dados en la playa, y el mar se lleva lo que no recoges a tiempo: diez minutos para dos a cuatro jugadores.

option-goal = Puntos para ganar
option-goal-about = Con cuántos puntos termina la partida.

shown-round = Ronda
shown-pot = Puntos de este turno
shown-kept = Dados guardados
shown-beach = Dados en la playa
item-kept = Dado de { $value }
item-beach = Dado de { $value }

number-of-dice =
    { $dice ->
        [1] un dado
       *[other] { $dice } dados
    }
dice-rolled =
    { $you ->
        [yes] Tiras { number-of-dice }.
       *[no] { $player } tira { number-of-dice }.
    }
dice-fell =
    { $you ->
        [yes] Te salen { $faces }.
       *[no] A { $player } le salen { $faces }.
    }
pot-lost =
    { $you ->
        [yes] El mar se lleva tus { $points } puntos.
       *[no] El mar se lleva los { $points } puntos de { $player }.
    }
face-kept =
    { $you ->
        [yes] Guardas { number-of-dice } de { $face }: { $points } puntos.
       *[no] { $player } guarda { number-of-dice } de { $face }: { $points } puntos.
    }
pot-kept =
    { $you ->
        [yes] Te llevas { $points } puntos y tienes { $total }.
       *[no] { $player } se lleva { $points } puntos y tiene { $total }.
    }
round = Ronda { $round }

choice-roll =
    { $dice ->
        [1] Tirar el último dado
       *[other] Tirar los otros { $dice } dados
    }
choice-stop = Plantarse y llevarse { $points }
choice-keep = Guardar los { $face } ({ $dice })

refuse-turn = Es el turno de otro: espera el tuyo.
refuse-keep = Guarda antes una de las caras que han salido.
refuse-all-kept = Todos los dados están guardados: plántate, y los puntos son tuyos.
refuse-kept = El { $face } ya está guardado en este turno: elige otra cara.
refuse-face = Ningún dado muestra un { $face }: elige una cara que haya salido.
refuse-not-now = Ahora no: elige una de las acciones ofrecidas.
