# Yellow & Yangtze nel terminale. Le chiavi cominciano con yy-board-. Molti testi stanno in posti stretti: brevi, dunque.

### Titolo

yy-board-title = Yellow & Yangtze
yy-board-turn = turno di { $seat }
yy-board-turn-you = il tuo turno ({ $seat })
yy-board-over = partita finita
yy-board-setup = preparazione
yy-board-bag = sacchetto { $count }
yy-board-chance = caso
# Al massimo 55 colonne ciascuno.
yy-board-decides-action =
    { $left ->
        [one] un’azione, l’ultima, o chiudere il turno
       *[other] un’azione (ne restano { $left }), o chiudere il turno
    }
yy-board-decides-pagoda = una pagoda per la tessera su { $space }
yy-board-decides-move = quale pagoda si sposta su { $to }
yy-board-decides-pick = una delle tessere scoperte
yy-board-decides-chain = un’altra tessera blu accanto a { $space }
yy-board-decides-attack = tessere nere per l’attacco
yy-board-decides-defend = tessere nere per la difesa
yy-board-decides-support = appoggio nella guerra
yy-board-decides-winner = il vincitore fra gli stati in parità
yy-board-decides-toll =
    { $due ->
        [one] il tributo: { $due } tessera rossa dello stato { $side }
       *[other] il tributo: { $due } tessere rosse dello stato { $side }
    }
yy-board-decides-chance-first = chi comincia
yy-board-decides-chance-box = una tessera per la scatola
yy-board-decides-chance-hand = una tessera per { $seat }
yy-board-decides-chance-display = una tessera scoperta
yy-board-idle = turni senza pescare: { $turns }, a { $limit } è la fine
yy-board-idle-endless = turni senza pescare: { $turns }
yy-board-idle-still = ; finora nessuna in questo turno

### Attorno alla mappa

yy-board-display = scoperte
yy-board-supply = pagode rimaste
yy-board-box = scatola
yy-board-box-unseen = e { $count } non viste
yy-board-removed = di cui { $count } in preparazione
yy-board-states = stati
yy-board-no-states = nessun leader è sul tabellone
yy-board-spaces =
    { $count ->
        [one] { $count } spazio
       *[other] { $count } spazi
    }
yy-board-red = rosse { $count }
yy-board-black = nere { $count }

### Conflitti

# Al massimo 55 colonne.
yy-board-war = guerra: { $seat } unisce stati su { $space } ({ $marker })
yy-board-revolt =
    { $leader ->
        [governor] rivolta fra i governatori
        [soldier] rivolta fra i soldati
        [farmer] rivolta fra i contadini
        [trader] rivolta fra i commercianti
       *[artisan] rivolta fra gli artigiani
    }
yy-board-side =
    { $number ->
        [0] stato su { $space }
       *[other] stato { $number } su { $space }
    }
yy-board-attacker = attacca
yy-board-defender = difende
yy-board-wins-ties = vince in parità
yy-board-leader =
    { $leader ->
        [governor] governatore
       *[soldier] soldato
    }
yy-board-paid = tributo pagato su
yy-board-asked = decisione attesa da:
yy-board-passed = nulla aggiunto da:

### Giocatori

yy-board-players = giocatori
# Al massimo 8, 10, 9 colonne.
yy-board-player-tiles = tessere
yy-board-player-home = a casa
yy-board-player-replaced = sostit.
yy-board-player-points = punti
yy-board-holds =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
# Insieme al massimo 11 colonne.
yy-board-you = tu
yy-board-first = primo
yy-board-known = tutti sanno:
yy-board-less = meno { $count } al più
yy-board-own = solo per te
yy-board-own-hand = mano
yy-board-own-points = punti
yy-board-own-replaced = sostituite
yy-board-lowest = minimo
yy-board-result = risultato con i gialli { $count }

### Legenda

yy-board-legend =
    K R U G Y  nero, rosso, blu, verde, giallo: una tessera
    K^       una tessera sotto una pagoda; K! quella che unisce stati in guerra
    Ar       un leader: il posto, e il suo colore in lettera minuscola:
             k governatore  r soldato  u contadino  g commerciante  y artigiano
    K 2      il numero dietro un pezzo è quello del suo stato; senza numero: il
             gruppo non ha leader, perciò non è uno stato
    ·        terra   ◇ una capitale libera   ~ fiume
    / \      i tratti uniscono pezzi che si toccano, come i vicini in una riga
    e05      uno spazio nelle mosse: riga e colonna. I numeri in alto valgono per
             le righe A C E …, quelli in basso per le righe spostate B D F …
    x        una tessera rossa del vincitore che ha appena pagato il tributo
    stati    leader con i loro spazi, dimensione, tessere rosse (la forza in
             guerra) e pagode: R^ dà punti al leader rosso quando finisce il
             turno del suo proprietario
    a casa   leader fuori dal tabellone: k +1 in una rivolta, r +1 in guerra,
             u fa da tessera blu in una sommossa, g da verde per una pagoda
    primo    il primo giocatore
    tutti sanno  R2 tessere viste quando sono state prese; U2 meno 1 al più:
             una di esse può essere stata sostituita nel frattempo
    = 4      il risultato: il colore minimo dopo l’uso migliore dei punti gialli
    e ne nw w sw se  dove si trova uno stato in guerra, visto dalla tessera che
             unisce: est, nord-est, nord-ovest, ovest, sud-ovest, sud-est
