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

## Examples

example-won = una línea gana
example-won-1 = Uno de tus objetivos secretos pide mariposas **redondas**.
example-won-2 = Tres redondas se seguían en la columna, de tres colores: da igual.
example-won-3 = Colocas la cuarta: la partida está ganada al momento.
example-sides = tocarse por un lado
example-sides-1 = La carta de abajo de la columna tiene **tres lados libres**, marcados: una carta colocada allí la toca.
example-sides-2 = En diagonal, dos cartas no se tocan.
example-sides-3 = La mesa no tiene borde: el grupo crece en cualquier dirección, pero sigue siendo uno solo.
example-place = dónde colocar una carta
example-place-1 = Juegas una carta de tu mano. Ya hay cuatro en la mesa.
example-place-2 = Puede ir a las **ocho casillas** marcadas: cada una comparte un lado entero con una carta.
example-place-3 = Las esquinas del cuadrado no cuentan: solo se tocan por la punta.
example-move = mover una carta
example-move-1 = Cada uno ha colocado tres cartas: ya se puede mover. Levantas la de la derecha.
example-move-2 = Puede ir a las casillas marcadas, pero no al lugar de donde viene.
example-move-3 = La carta de arriba se colocó en el turno anterior y está protegida: no se podía levantar.
example-demand = exigir una carta
example-demand-1 = En equipos expertos solo conoces el objetivo de color de tu equipo, el **azul**; tu compañero tiene el de forma.
example-demand-2 = Tres azules se siguen en la fila de arriba. El rival que juega después de ti podría haber movido una.
example-demand-3 = En el modo experto no hay telarañas, pero le has **exigido** una carta: tenía que colocar una de su mano y nada más.
example-demand-4 = Ha cerrado el extremo derecho con una festoneada amarilla. El otro extremo sigue libre.
example-web = una telaraña rompe la línea
example-web-1 = Tres redondas se seguían en la columna izquierda: una cuarta habría ganado.
example-web-2 = Tu rival pone su telaraña sobre la del medio.
example-web-3 = La carta se queda en su sitio, pero ya no cuenta: **ninguna línea** pasará por ahí.
example-theirs = una línea acabada por otro
example-theirs-1 = Tres redondas se seguían en la columna, y uno de tus objetivos secretos pide redondas.
example-theirs-2 = Tu rival descubre la primera carta del mazo, una redonda, y la pone al final de la columna.
example-theirs-3 = La línea cumple **tu** objetivo: ganas, aunque la haya acabado tu rival.
