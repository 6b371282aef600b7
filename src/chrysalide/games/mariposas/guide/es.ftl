## The first page

brief-aim = En primavera tus mariposas salen de Michoacán; en otoño vuelven sus descendientes. Entretanto, cada estación paga sus objetivos. Gana la puntuación más alta después del otoño.
brief-turn = Tu turno, en tres gestos
brief-play = Juega una carta
brief-play-text = Tienes dos. Dice cuántos movimientos hacen tus mariposas y de cuántas casillas.
brief-land = Pósate
brief-land-text = La casilla da sus flores, una ciudad abre su refugio. Junto a una planta, una mariposa puede **dar a luz** a cambio de flores.
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
