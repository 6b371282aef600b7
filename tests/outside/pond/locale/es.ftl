game-title = Estanque
game-line = Pon tus cartas junto a sus iguales.
game-about = Un estanque de doce casillas, cartas de junco, agua y cielo, y una mano secreta: cinco minutos para dos o tres jugadores.

option-twins = Gemelos
option-twins-about = ¿Dan dos puntos los números iguales contiguos?
option-twins-false = No
option-twins-true = Sí

shown-deck = Cartas en el mazo
shown-pond = El estanque
shown-hands = Mano
item-pond =
    { $value ->
        [reed-1] Junco 1
        [reed-2] Junco 2
        [reed-3] Junco 3
        [reed-4] Junco 4
        [reed-5] Junco 5
        [reed-6] Junco 6
        [water-1] Agua 1
        [water-2] Agua 2
        [water-3] Agua 3
        [water-4] Agua 4
        [water-5] Agua 5
        [water-6] Agua 6
        [sky-1] Cielo 1
        [sky-2] Cielo 2
        [sky-3] Cielo 3
        [sky-4] Cielo 4
        [sky-5] Cielo 5
       *[sky-6] Cielo 6
    }
item-hands = { item-pond }
card-name =
    { $card ->
        [reed-1] Junco 1
        [reed-2] Junco 2
        [reed-3] Junco 3
        [reed-4] Junco 4
        [reed-5] Junco 5
        [reed-6] Junco 6
        [water-1] Agua 1
        [water-2] Agua 2
        [water-3] Agua 3
        [water-4] Agua 4
        [water-5] Agua 5
        [water-6] Agua 6
        [sky-1] Cielo 1
        [sky-2] Cielo 2
        [sky-3] Cielo 3
        [sky-4] Cielo 4
        [sky-5] Cielo 5
       *[sky-6] Cielo 6
    }

card-drawn =
    { $you ->
        [yes] Robas una carta.
       *[no] { $player } roba una carta.
    }
card-laid =
    { $you ->
        [yes] Pones { card-name } y ganas { $points }.
       *[no] { $player } pone { card-name } y gana { $points }.
    }

choice-lay = { card-name } en la casilla { $cell }

refuse-taken = Ya hay una carta: elige una casilla vacía.
refuse-hand = Esa carta no está en tu mano: elige una de las tuyas.
refuse-turn = Es el turno de otro: espera el tuyo.
refuse-not-now = Ahora no: elige una de las acciones ofrecidas.
