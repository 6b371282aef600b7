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
