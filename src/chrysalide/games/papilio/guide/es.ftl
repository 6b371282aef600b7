## The first page

brief-aim = Lleva tus peones de un lado al otro del tablero, hasta las hojas de llegada. Gana quien tenga más peones llegados.
brief-turn = Tu turno, en tres gestos
brief-react = Haz reaccionar a tus peones
brief-react-text = Cada uno, una vez, hace lo que pide la loseta que tiene debajo. El orden lo eliges tú.
brief-chain = Sigue la cadena
brief-chain-text = La loseta a la que llega actúa a su vez, hasta una hoja o unos huevos.
brief-push = Empuja una loseta
brief-push-text = La loseta sobrante desliza toda una línea bajo los peones, que no se mueven.
brief-end = La partida acaba en cuanto quien va ganando ya no puede ser superado. Un jugador sin ningún peón pierde al momento.
brief-leaf = Hoja
brief-leaf-text = un paso, o quedarse
brief-eggs = Huevos
brief-eggs-text = entra un peón
brief-caterpillar = Oruga
brief-caterpillar-text = un paso
brief-chrysalis = Crisálida
brief-chrysalis-text = un paso, no adelante
brief-flying = Mariposa en vuelo
brief-flying-text = dos casillas en línea recta
brief-spider = Araña
brief-spider-text = vuelta a la salida
brief-lizard = Lagarto
brief-lizard-text = peón perdido
brief-enter = Haz entrar tus peones.
brief-enter-text = Los huevos traen uno más al juego.
brief-harm = Empuja contra tu rival.
brief-harm-text = Una araña deslizada bajo su peón lo devuelve a la salida.
brief-free = Deja libre una hoja de salida.
brief-free-text = Sin ella, un peón que vuelve se pierde.

## Examples

example-react = un peón reacciona
example-react-1 = Es tu turno. Tu único peón activo, el que está marcado, debe actuar.
example-react-2 = Está sobre una hoja: un paso a donde quieras, o quedarse.
example-react-3 = Cuando termine, empujarás una loseta.
example-leaf = leer las losetas
example-leaf-1 = Desde su hoja, el peón puede ir a las casillas marcadas, o quedarse.
example-leaf-2 = Debajo espera una araña: volvería a la salida.
example-leaf-3 = A la derecha, una mariposa en vuelo lo llevaría dos casillas más allá; encima, una oruga le da un paso más.
example-chain = una reacción en cadena
example-chain-1 = El peón ha subido de una hoja a una oruga, que actúa **al momento**.
example-chain-2 = Debe dar otro paso, a una de las casillas marcadas.
example-chain-3 = A la izquierda y a la derecha hay huevos: harían entrar un peón, y la cadena acabaría allí.
example-enter = llegar y entrar
example-enter-1 = Arriba a la izquierda un peón ha **llegado**: ya no actúa y se queda allí.
example-enter-2 = Otro acaba de alcanzar unos huevos, en el centro: debe entrar un peón de tu reserva.
example-enter-3 = Eliges una de tus cuatro hojas de salida, abajo.
example-push = empujar la loseta
example-push-1 = La loseta sobrante es un lagarto. Se permiten once entradas; la duodécima está cerrada, porque acaba de salir por allí.
example-push-2 = Empujada por debajo de la columna central, se desliza bajo el peón rival, que será comido en su turno.
example-push-3 = Toda la columna sube una casilla; los peones se quedan donde están.
example-decided = una partida decidida
example-decided-1 = Tu segundo peón acaba de llegar arriba: dos a cero.
example-decided-2 = A tu rival le queda un peón en el tablero y otro en la reserva; ha perdido dos.
example-decided-3 = Como mucho llegaría a dos: ya no puede **superarte**, y la partida acaba.
