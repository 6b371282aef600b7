## The first page

brief-aim = En primavera tus mariposas salen de Michoacán; en otoño vuelven sus descendientes. Entretanto, cada estación paga sus objetivos. Gana la puntuación más alta después del otoño.
brief-turn = Tu turno, en tres gestos
brief-play = Juega una carta
brief-play-text = Tienes dos. Dice cuántos movimientos hacen tus mariposas y de cuántas casillas.
brief-land = Pósate
brief-land-text = La casilla da sus flores, una ciudad abre su refugio. Junto a una planta, las flores pagan un **nacimiento**: la generación siguiente, de 1 a 4. Solo la 4 cuenta al volver.
brief-draw = Completa tu mano
brief-draw-text = Roba hasta volver a dos cartas. Le toca al siguiente.
brief-end = Cada estación acaba con el recuento de su carta de objetivo. Después del otoño se suman las mariposas que han vuelto a Michoacán y tus cartas de ciclo de vida.
brief-spring = Primavera
brief-spring-text = 4 vueltas
brief-summer = Verano
brief-summer-text = 5 vueltas
brief-autumn = Otoño
brief-autumn-text = 6 vueltas
brief-home = De vuelta
brief-home-text = generación 4 en Michoacán: 3, 7, 12, 17, 21, 24 puntos
brief-births = Haz nacer pronto.
brief-births-text = Más mariposas alcanzan más objetivos.
brief-cities = Abre los refugios antes que nadie.
brief-cities-text = Revelar una ficha da una flor más.
brief-return = Piensa en la vuelta desde el verano.
brief-return-text = Las seis vueltas de otoño pasan deprisa.

## Examples

example-milkweed = una planta y sus tres casillas
example-milkweed-1 = La planta está dibujada en la esquina común de las tres casillas marcadas: toca **las tres**.
example-milkweed-2 = Houston, a la derecha, no la toca: no es una casilla de flor, sino una ciudad con su refugio.
example-milkweed-3 = Cada casilla de flor tiene un color, que sirve para los objetivos, y una flor.
example-reach = hasta dónde llega un movimiento
example-reach-1 = Juegas «2 y 2»: dos movimientos de dos pasos. El primero sale de Michoacán.
example-reach-2 = Se permiten todas las casillas marcadas: a dos pasos, pero también a uno, yendo y volviendo.
example-reach-3 = Pasar por encima de una casilla no da nada: solo cuenta dónde te **posas**.
example-flowers = recoger flores
example-flowers-1 = Juegas «1, 1 y 1». La mariposa se posa primero en la casilla naranja y toma una flor blanca.
example-flowers-2 = Su segundo movimiento la lleva más arriba: toma una flor rosa.
example-flowers-3 = Le queda un paso. Volver a bajar no daría nada: no se recoge dos veces en una casilla en el mismo turno.
example-city = abrir un refugio
example-city-1 = Con un movimiento de tres, la mariposa se posa en Houston, cuya ficha estaba boca abajo.
example-city-2 = La ficha se revela: una crisálida rosa. Recibes esa carta de ciclo de vida.
example-city-3 = Como la has **revelado** tú, lanzas también el dado de flor: una flor violeta.
example-birth = un nacimiento
example-birth-1 = En tres movimientos de una casilla, tu mariposa ha tomado dos flores blancas y una rosa.
example-birth-2 = La casilla donde se ha posado toca una planta: puede dar a luz.
example-birth-3 = La generación 2 cuesta **2 flores iguales**: paga las dos blancas y nace en esa casilla.
