game-title = GameName
game-line = Tira el dado cuantas veces te atrevas.
game-about = Un dado y un bote que un solo 1 vacía: cinco minutos para dos a cuatro jugadores.

option-goal = Puntos para ganar
option-goal-about = Con cuántos puntos termina la partida.

shown-round = Ronda
shown-pot = En el bote
shown-die = El dado
item-die = Dado de { $value }

die-fell =
    { $you ->
        [yes] Sacas un { $face }.
       *[no] { $player } saca un { $face }.
    }
pot-lost =
    { $you ->
        [yes] Pierdes el bote de { $points }.
       *[no] { $player } pierde el bote de { $points }.
    }
pot-kept =
    { $you ->
        [yes] Guardas { $points } y tienes { $total }.
       *[no] { $player } guarda { $points } y tiene { $total }.
    }
round = Ronda { $round }

choice-roll = Tirar
choice-hold = Plantarse y guardar { $points }

refuse-turn = Es el turno de otro: espera el tuyo.
refuse-nothing = Aún no hay nada que guardar: tira primero.
refuse-not-now = Ahora no: elige una de las acciones ofrecidas.
