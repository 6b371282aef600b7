## The first page

brief-aim = Las mariposas forman filas que se tapan unas a otras. Tómalas de una en una y reúne las especies que puntúan: el total más alto gana la ronda, y tres rondas ganan la partida.
brief-turn = Tu turno, en tres gestos
brief-take = Toma una carta
brief-take-text = Solo una, accesible: que ninguna otra la tape. Pasa a tu colección.
brief-turn-up = Descubre
brief-turn-up-text = Toda carta boca abajo que quede accesible se descubre al momento.
brief-bolina = Coloca la Gran Bolina
brief-bolina-text = Si ya la tenías, y solo si quieres: ocupa el lugar de tu carta y bloquea lo que tapa.
brief-end = La ronda acaba cuando la mesa está vacía. En caso de empate gana quien tiene la Gran Bolina. Cada ronda ganada da una mariposa blanca; hacen falta tres.
brief-eighty-eight = Ochenta y ocho
brief-eighty-eight-text = 3 puntos por pareja
brief-morpho = Morfo azul
brief-morpho-text = 4 puntos por trío
brief-monarch = Monarca
brief-monarch-text = 2, 5 u 8 puntos por dos, tres o cuatro
brief-swallowtail = Macaón
brief-swallowtail-text = una: 2 puntos; dos: un comodín
brief-below = Mira lo que hay debajo.
brief-below-text = La carta que destapas es primero para tu rival.
brief-block = Guarda la Gran Bolina para estorbar.
brief-block-text = Retrasa la carta que tu rival esperaba.
brief-count = Cuenta las especies.
brief-count-text = Hay dos cartas apartadas: quizá falte la que buscas.

## Examples

example-uncovered = las cartas accesibles
example-uncovered-1 = Nada tapa las seis cartas de abajo: son **accesibles**, toma una de ellas.
example-uncovered-2 = Cada carta de más arriba está tapada por otras dos, que hay que quitar antes.
example-uncovered-3 = Dos filas de las cuatro están boca abajo: sus cartas se descubren cuando quedan accesibles.
example-dealt = una ronda está lista
example-dealt-1 = Ha salido la Pirámide: se reparten **18 cartas**, casilla por casilla, diez boca arriba y ocho boca abajo.
example-dealt-2 = Dos cartas quedan aparte, boca abajo: nadie sabe cuál faltará en una serie.
example-dealt-3 = El segundo jugador recibe la Gran Bolina, boca arriba: es su compensación.
example-turned = una carta se descubre
example-turned-1 = El primer jugador ha tomado la carta 14, una Monarca; el segundo, la 13.
example-turned-2 = Ya nada tapa la carta 8: se descubre **al momento**. Es una Morfo azul.
example-turned-3 = Le toca al primer jugador, que ya puede tomarla.
example-bolina = la Gran Bolina bloquea
example-bolina-1 = El segundo jugador acaba de tomar la carta 13, y la 8 se ha descubierto.
example-bolina-2 = Ya tenía la Gran Bolina: la pone en el lugar de la carta tomada.
example-bolina-3 = La carta 8 sigue a la vista, pero está **bloqueada** otra vez: para llegar a ella hay que tomar antes la Bolina.
example-count = contar una ronda
example-count-1 = Tres Ochenta y ocho hacen una sola pareja: 3 puntos. Cuatro Monarcas dan 8, una sola Macaón 2: **13** en total.
example-count-2 = El rival tiene también una pareja, un trío de Morfos azules y una Macaón: 3 + 4 + 2 = 9. Dos de sus cinco Morfos no valen nada.
example-count-3 = Quien gana toma una mariposa blanca; quien pierde elige si empieza la ronda siguiente.
