## The first page

brief-aim = Alinea cuatro mariposas de la forma o del color de uno de tus dos objetivos secretos. La primera línea completa gana.
brief-turn = Tu turno: una acción a elegir
brief-place = Coloca una carta
brief-place-text = Una de las dos de tu mano, y luego robas; o la primera del mazo, sea cual sea. Debe compartir un lado entero con otra carta.
brief-move = O mueve una
brief-move-text = Cualquiera menos la última jugada, cuando todos hayan colocado tres. Las cartas siguen formando un solo grupo.
brief-token = O pon una ficha
brief-token-text = El cazamariposas fija una carta para siempre. La telaraña la fija y la borra de las líneas.
brief-end = La línea va en fila, en columna o en diagonal, y termina la partida al momento. Cuidado: gana el jugador cuyo objetivo cumple, aunque seas tú quien la complete.
brief-teams = Por equipos
brief-teams-text = cuatro jugadores, dos contra dos
brief-expert = Expertos
brief-expert-text = sin telarañas; se puede exigir una carta
brief-two = Prepara dos líneas.
brief-two-text = Tres cartas alineadas se ven; una segunda amenaza sorprende.
brief-tokens = Guarda tus fichas.
brief-tokens-text = Cada una sirve una sola vez y suele decidir el final.
brief-guess = Adivina.
brief-guess-text = Lo que los demás colocan y mueven delata sus objetivos.
