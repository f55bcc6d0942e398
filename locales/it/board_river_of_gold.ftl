# River of Gold nel terminale. Le chiavi cominciano con rog-board-. Molti testi stanno in colonne strette: brevi, dunque.

### Il fiume

rog-board-head-owner = propr.
rog-board-head-visit = vis
rog-board-head-building = edif.
rog-board-head-touched = riva
rog-board-head-river = fiu
rog-board-head-ships = navi
rog-board-head-pays = dà
rog-board-empty = libero
rog-board-never = mai
# Al massimo 22 colonne.
rog-board-region =
    { $region ->
        [1] Spine of the World
        [2] Shinomen Forest
        [3] Three Man Alliance
        [4] Kitsune Woods
        [5] Ube Marshes
       *[6] Earthquake Fish Bay
    }
# Al massimo 6 colonne.
rog-board-building =
    { $building ->
        [port] porto
        [manor] manie.
        [shrine] sant.
       *[market] merc.
    }
# Al massimo 6 colonne: il proprietario di un Mercato Imperiale.
rog-board-imperial = imper.
rog-board-per-own =
    { $building ->
        [port] k/port
        [market] k/merc
        [manor] k/man
       *[shrine] k/sant
    }
rog-board-per-delivered =
    { $amount ->
        [one] k/clie
       *[other] { $amount }k/cli
    }

### Titolo

rog-board-title = River of Gold
rog-board-turn = turno di { $seat }
rog-board-turn-you = il tuo turno ({ $seat })
rog-board-over = partita finita
rog-board-setup = preparazione
rog-board-era-1 =
    { $tiles ->
        [one] Era 1 · { $tiles } rifornimento alla Visita dell’Imperatore
       *[other] Era 1 · { $tiles } rifornimenti alla Visita dell’Imperatore
    }
rog-board-era-2 =
    { $tiles ->
        [one] Era 2 · { $tiles } rifornimento alla fine
       *[other] Era 2 · { $tiles } rifornimenti alla fine
    }
rog-board-visit-due = Visita dell’Imperatore alla fine del turno
rog-board-end-due = l’Era 2 è esaurita: seguono gli ultimi turni
rog-board-last-turns =
    { $turns ->
        [one] ultimi turni · ne manca { $turns }
       *[other] ultimi turni · ne mancano { $turns }
    }
rog-board-piles = mazzo { $deck } · scarti { $discards }
rog-board-chance = caso
rog-board-decides =
    { $what ->
        [action] azione
        [bonus] bonus del viaggio
        [merchants] quale mercante
        [sell] vendita di merci
        [good] una merce a scelta
        [royal] la nave reale
        [mark] un secondo segnalino
        [discard] scartare una carta
        [after] maestrie, o chiudere il turno
        [die] tirare o scegliere il dado
       *[patron] un patrono del clan
    }

### Intorno al fiume

rog-board-influence = influenza
rog-board-region-short =
    { $region ->
        [1] Spine
        [2] Shinomen
        [3] Alliance
        [4] Kitsune
        [5] Ube
       *[6] Fish Bay
    }
rog-board-masteries = maestrie
rog-board-mastery =
    { $mastery ->
        [air] Aria
        [courts] Corti
        [earth] Terra
        [fire] Fuoco
        [void] Vuoto
        [water] Acqua
       *[other] { $mastery }
    }
# Al massimo 24 colonne.
rog-board-demand-distinct-customer-types = clienti di { $count } tipi
rog-board-demand-max-influence = influenza { $count } in 1 regione
rog-board-demand-max-buildings-of-one-type = { $count } edifici di un tipo
rog-board-demand-max-customers-of-one-type = { $count } clienti di un tipo
rog-board-demand-min-influence = influenza { $count } dovunque
rog-board-demand-distinct-building-types = edifici di { $count } tipi
rog-board-row = fila { $space }
rog-board-stack = Era { $era }: { $tiles }
rog-board-visit = visita
rog-board-owner = prop.

### Giocatori

rog-board-player-vp = PV
rog-board-player-favor = favore
rog-board-player-die = dado
rog-board-player-ships = navi
rog-board-player-hand = mano
rog-board-you = tu
rog-board-owed = merci ancora da scegliere: { $amount }
rog-board-own = le tue prossime soste, i tuoi clienti
rog-board-stops = prossime soste
rog-board-stop = naviga { $start } → { $river } e riceve
rog-board-stop-journey = naviga { $start } → { $river }, un viaggio, e riceve
rog-board-stop-owners = ai proprietari
rog-board-lacks = manca { $goods }
rog-board-ready = pronto per la consegna
rog-board-ready-at = merci pronte, serve il dado { $face }

### Terminali larghi

rog-board-places = posiz.
rog-board-discards = scarti:

### Legenda

rog-board-legend =
    k koku   S seta   R riso   P porcellana   ? una merce a scelta
    f favore  i influenza  v PV  c pesca un cliente, poi scartane uno
    k/port   1 koku per porto del proprietario; k/clie: per cliente servito
    ┌ 2 └    la graffa al margine è una regione con il suo numero; la riva sinistra
             è lo specchio della destra
    6·8·10┤  gli spazi di riva accanto a una casella del fiume: con quelli
             dell’altra riva, i quattro che una nave vi visita
    vis      quello che riceve ogni visitatore; dà: i quattro spazi insieme
    propr.   quello che ogni segnalino (da A a D) rende al suo giocatore a ogni
             visita; imper. un Mercato Imperiale, – un edificio neutrale
    -8k      il costo di uno spazio libero; ↓ con lo sconto del tuo artigiano
    ◆        il tuo dado e i tuoi koku ti permettono di costruire qui
    A1 A2*   navi; la stella è la nave reale
    ›        una tua nave si fermerebbe qui con il tuo dado
    A 7→9    influenza 7, la prossima ricompensa è sulla casella 9
    10/6/2   i PV delle posizioni in questa regione alla fine
    +3i      influenza per chi costruisce; fila 4 +f: anche un favore
    ◇        la casella che chiede la Maestria delle Corti
