## The first page

brief-aim = Juntos, salvad una especie amenazada: conseguid cuatro Sí de los embajadores en un mismo año de votación. Todos ganan o pierden juntos.
brief-turn = Tu turno, en cuatro fases
brief-dice = Coloca tus tres dados
brief-dice-text = Cada uno en una acción, más alto que los dados que ya están. Planificar te deja jugar una carta.
brief-births = Los nacimientos
brief-births-text = Cuantas más parejas hay, más fácil es que el dado traiga una cría.
brief-destruction = La destrucción
brief-destruction-text = Elige una línea ocupada; el dado pone allí una loseta, y los animales de la casilla se pierden.
brief-effect = El efecto
brief-effect-text = Revela una carta de efecto. Después roba una carta y designa al siguiente jugador.
brief-end = Hay dos años de votación. Se pierde si el segundo no basta, si queda un solo animal, o si hay que poner una loseta y no quedan.
brief-two = 2 jugadores
brief-two-text = votaciones: años 7 y 8
brief-three = 3 jugadores
brief-three-text = votaciones: años 5 y 6
brief-four = 4 jugadores
brief-four-text = votaciones: años 4 y 5
brief-five = 5 jugadores
brief-five-text = votaciones: años 3 y 4
brief-cubes = Revelad cuatro embajadores.
brief-cubes-text = Boca abajo no votan; un cubo les da la vuelta y cuenta en su voto.
brief-pairs = Mantened parejas.
brief-pairs-text = Dos animales en una casilla pueden tener una cría cada turno.
brief-talk = Hablad.
brief-talk-text = Elegid juntos quién juega después.

## Examples

example-dice = dónde colocar los dados
example-dice-1 = Has sacado 2, 4 y 5. Las acciones marcadas aceptan al menos uno de ellos.
example-dice-2 = Con dos jugadores, un dado debe superar al menos en **2** los que ya están en la acción; las redes sociales aceptan cualquiera.
example-dice-3 = Haces toda la acción antes de colocar el siguiente dado.
example-plan = jugar una carta
example-plan-1 = Tu 4, puesto en Planificar, te ha hecho jugar una carta de tu mano: el programa de reproducción.
example-plan-2 = Es una **Acción**: va a la zona de acciones, para todos, y tu último dado ya puede colocarse allí.
example-plan-3 = Una **Única** habría actuado al momento, una sola vez, y luego habría ido a tu descarte.
example-money = ganar y gastar
example-money-1 = Tienes 3 M y tu compañero 4 M: cada uno paga con **su** dinero.
example-money-2 = El precio está escrito en la acción. Restaurar el hábitat, a 3 M, se lo llevaría todo; Reubicar solo cuesta 1 M.
example-money-3 = Un dado puesto en las redes sociales da 1 M, de la reserva común.
example-move = mover un animal
example-move-1 = La acción Reubicar mueve un animal una casilla, nunca en diagonal.
example-move-2 = El tigre solo de la columna izquierda puede ir a la casilla de encima, donde espera otro.
example-move-3 = Dos animales en una casilla forman una **pareja**.
example-birth = nace una cría
example-birth-1 = Hay cuatro parejas: el objetivo es 4 + 1 = **5**. El dado de nacimiento da 4: se logra.
example-birth-2 = La cría va a una casilla vacía vecina de una pareja: las que están marcadas.
example-birth-3 = Los tigres se separan después: un progenitor pasa a una casilla vacía vecina.
example-destruction = elegir una línea
example-destruction-1 = La destrucción necesita una línea con al menos un animal.
example-destruction-2 = La columna 2, marcada, tiene solo uno: el riesgo de perderlo es pequeño.
example-destruction-3 = El dado señala la casilla. Si ya hay una loseta, la nueva se desliza hacia el animal más cercano.
example-key = la carta clave
example-key-1 = La carta de efecto revelada es la **carta clave**, Cara a cara con los tigres. Hay dos efectos constantes en juego.
example-key-2 = Primero activa la Tala rasa, que destruye una casilla más: ha caído una loseta en la casilla 21.
example-key-3 = La Escasez de presas no tiene nada que activar: mientras está en juego, el objetivo de los nacimientos baja en 1.
example-key-4 = Después, la carta clave aplica su texto: perdéis un tigre vecino de una loseta, en una de las casillas marcadas.
example-ambassador = convencer a un embajador
example-ambassador-1 = Dos embajadores ya están boca arriba; los otros cuatro no votarían.
example-ambassador-2 = Un cubo puesto en uno de esos cuatro lo **revela** y cuenta en su voto.
example-ambassador-3 = Al votar, dice Sí si lo que cuenta más sus cubos alcanza su objetivo.
example-won = el cuarto Sí
example-won-1 = Es la primera votación, en el año 7. Como China e India, Estados Unidos ha dicho Sí: ya son tres.
example-won-2 = El Reino Unido cuenta los Síes ya obtenidos: 3, más sus 3 cubos, son 6, justo su objetivo.
example-won-3 = Haz que vote: con **cuatro Síes**, ganáis todos juntos.
example-won-4 = Sin él, quedaría la votación del año 8. Si también falla, la partida está perdida.
