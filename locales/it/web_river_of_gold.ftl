# River of Gold nel browser. Le chiavi cominciano con rogweb-. Ciò che porta il segno "breve" sta sul disegno.

rogweb-board = La plancia di River of Gold. Con Tab passi da un gruppo all’altro, con le frecce ti muovi nel gruppo.
rogweb-may = Ora puoi sceglierlo.

### Nomi

rogweb-patron-title =
    { $patron ->
        [kaiu_shihobu] Maestra ingegnera
        [yasuki_taka] Mercante scaltro
        [yoritomo] Figlio delle tempeste
        [kudaka] Sacerdotessa di tempeste e maree
        [daidoji_uji] La Gru di Ferro
        [kakita_ryoku] Beniamina delle corti
        [shosuro_hyobu] Governatrice della Città delle Menzogne
       *[bayushi_kashiko] Signora dei sussurri
    }
rogweb-resource =
    { $what ->
        [koku] koku
        [silk] seta
        [rice] riso
        [porcelain] porcellana
        [favor] favore
        [favor_limit] limite del favore
        [vp] punti vittoria
        [influence] influenza
       *[any_good] una merce a scelta
    }
rogweb-target-ship = nave { $ship }
rogweb-target-face = faccia { $face }
rogweb-target-seat = posto { $seat }
rogweb-target-step =
    { $step ->
        [up] un passo in su
       *[down] un passo in giù
    }
rogweb-target-do =
    { $verb ->
        [favor] girare il dado
        [build] costruire
        [sail] navigare
        [deliver] consegnare
        [trade] scambiare
        [buy] comprare favore
        [bonus] il bonus del viaggio
        [activate] un mercante
        [sell] vendere
        [stop] smettere di vendere
        [take] prendere una merce
        [royal] la nave reale
        [mark] un secondo segnalino
        [discard] scartare
        [claim] rivendicare una maestria
        [end] chiudere il turno
        [roll] tirare il dado
        [set] scegliere la faccia del dado
       *[patron] un patrono del clan
    }

### Edifici

rogweb-tile-visitor = Chi visita riceve: { $list }
rogweb-tile-owner = Chi possiede riceve, per ogni segnalino: { $list }
rogweb-tile-bonus = Bonus di costruzione: { $bonus } di influenza nella sua regione
rogweb-tile-era = { $building } dell’Era { $era }
rogweb-owned = È di { $list }
rogweb-owned-twice = È di { $seat }, con due segnalini
rogweb-owned-nobody = Non è di nessuno

### Riva e fiume

rogweb-shore = riva { $shore }, { $region }
rogweb-shore-free = Libero: { $where }
rogweb-shore-cost = Costruire qui ti costa { $koku } koku
rogweb-shore-costs = Costruire qui costa { $koku } koku
rogweb-shore-never = Mai in vendita
rogweb-shore-empty = Finché è libero, chi visita riceve { $koku } koku
rogweb-shore-river = Tocca le caselle del fiume: { $list }
rogweb-river = Fiume { $river }
rogweb-river-shores = Una nave qui visita gli spazi di riva { $list }
rogweb-river-ships = Navi qui: { $list }
rogweb-river-end = La tua nave { $ship } può navigare fin qui
rogweb-river-journey = La tua nave { $ship } può navigare fin qui completando un viaggio
rogweb-ship =
    { $kind ->
        [royal] Nave reale ({ $ship }) di { $seat }
       *[standard] Nave { $ship } di { $seat }
    }
rogweb-ship-at = Alla casella { $river } del fiume
rogweb-ship-to = Può navigare fino alla casella { $river }
rogweb-ship-journey = Può navigare oltre la foce fino alla casella { $river }, completando un viaggio
# breve
rogweb-ship-number = { $ship }
rogweb-mouth = Foce del fiume, spazio dei mercanti
rogweb-mouth-bonus =
    { $goods ->
        [one] La nave che la supera completa un viaggio: { $koku } koku oppure { $goods } merce a scelta
       *[other] La nave che la supera completa un viaggio: { $koku } koku oppure { $goods } merci a scelta
    }
rogweb-mouth-row = Poi si scarta la tessera a fine fila, ne entra una nuova e la nave riparte dalla casella 1
rogweb-merchants-what = Chi ha servito un mercante ha qui un segnalino: a ogni viaggio i suoi mercanti agiscono
rogweb-merchants-here = Segnalini: { $list }

### Regioni

rogweb-region = { $region } (regione { $number })
rogweb-scoring = Alla fine i piazzamenti valgono { $list } PV
rogweb-scoring-within = Il secondo posto deve essere al massimo { $within } spazi più indietro
rogweb-region-spaces = Accanto: gli spazi dell’artigiano e dell’anziano della regione
rogweb-track = Influenza in { $region }
rogweb-track-at = { $seat } è a { $space }
rogweb-track-reward = a { $space }: { $list }
rogweb-track-flower = Il Fiore Imperiale sta a { $space }

### La fila e le pile

# breve
rogweb-row = Fila degli edifici
# breve
rogweb-stacks = Pile
rogweb-row-space = posto { $row } della fila
rogweb-row-empty = Vuoto
rogweb-row-end = Costruirlo dà anche { $favor } di favore: è la fine della fila
# breve
rogweb-row-last = fine fila
rogweb-stack = Pila dell’Era { $era }
rogweb-stack-left =
    { $count ->
        [one] Resta { $count } tessera
       *[other] Restano { $count } tessere
    }
rogweb-stack-top = In cima: { $tile }
rogweb-stack-hidden = La sua prima tessera è nascosta
rogweb-stack-visit = Quando la sua ultima tessera entra nella fila, arriva l’Imperatore
rogweb-stack-end = Quando la sua ultima tessera entra nella fila, cominciano gli ultimi turni e { $vp } PV vanno al giocatore di turno
# breve
rogweb-era-count = Era { $era } · { $count }

### Maestrie

# breve
rogweb-masteries = Maestrie
# breve
rogweb-mastery-short =
    { $mastery ->
        [air] Aria
        [courts] Corti
        [earth] Terra
        [fire] Fuoco
        [void] Vuoto
        [water] Acqua
       *[other] { $mastery }
    }
rogweb-mastery-demand = Chiede { $demand }
rogweb-mastery-rewards = Dà, a partire da chi arriva per primo: { $list } PV
rogweb-mastery-claims = Rivendicata da { $list }
# breve: due righe di 14 lettere al massimo, divise da una stanghetta
rogweb-demand-short =
    { $metric ->
        [distinct_customer_types] { $count } tipi di|clienti
        [max_influence] { $count } influenza|in 1 regione
        [max_buildings_of_one_type] { $count } edifici|di un tipo
        [max_customers_of_one_type] { $count } clienti|di un tipo
        [min_influence] { $count } influenza|dappertutto
       *[distinct_building_types] { $count } tipi di|edifici
    }

### Punti e carte

# breve
rogweb-score = Punti
rogweb-plate = { $seat }: { $name }
rogweb-plate-vp = { $vp } PV finora
rogweb-plate-turn = È di turno
rogweb-plate-first = Ha giocato per primo
rogweb-deck = Mazzo dei clienti
rogweb-deck-what = Chi serve un cliente pesca { $count } carte e ne scarta 1; quando il mazzo è vuoto si rimescolano gli scarti
rogweb-discards-list = Dalla cima: { $list }
rogweb-discards = Pila degli scarti
rogweb-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
# breve
rogweb-over = La partita è finita
# breve
rogweb-setup = Preparazione
# breve
rogweb-last-turns =
    { $count ->
        [0] L’ultimo turno
        [one] Ultimi turni: ancora { $count }
       *[other] Ultimi turni: ancora { $count }
    }
# breve
rogweb-end-due = Seguono gli ultimi turni
# breve
rogweb-visit-due = Dopo il turno: l’Imperatore
# breve
rogweb-to-visit =
    { $count ->
        [one] L’Imperatore fra { $count } tessera
       *[other] L’Imperatore fra { $count } tessere
    }
# breve
rogweb-to-end =
    { $count ->
        [one] Ultimi turni fra { $count } tessera
       *[other] Ultimi turni fra { $count } tessere
    }
rogweb-clock = Quanto dura ancora la partita
rogweb-clock-visit = L’Imperatore arriva alla fine del turno in cui l’ultima tessera dell’Era 1 entra nella fila: ogni segnalino su un edificio frutta la ricompensa del proprietario
rogweb-clock-end = Chi fa entrare nella fila l’ultima tessera dell’Era 2 riceve { $vp } PV; poi tutti gli altri giocano ancora un turno
rogweb-clock-scoring = Alla fine si contano l’influenza, i clienti serviti e le loro abilità
# breve
rogweb-seal-end = Chiudi il turno
# breve
rogweb-seal-roll = Tira
# breve
rogweb-seal-stop = Basta vendere

### Clienti

rogweb-customer-type =
    { $type ->
        [artisan] artigiano
        [elder] anziano
        [merchant] mercante
        [monk] monaco
       *[noble] nobile
    }
rogweb-customer-home = { $region } (regione { $number })
rogweb-customer-order = Chiede { $list }
rogweb-customer-delivery = Dà { $list }
rogweb-customer-ongoing = In seguito: { $ability }
rogweb-customer-end = Alla fine: { $end }

### Davanti a un posto

rogweb-seat-board = { $seat }: { $name }
rogweb-chip = { $amount }, al massimo { $limit }
rogweb-trade = Scambia { $what }
rogweb-may-trade = Puoi scambiarla.
rogweb-die = Il dado mostra { $face }: { $region }
rogweb-die-none = Il dado non è ancora stato tirato
rogweb-turn-die = Paga favore per girare il dado su { $face }: { $region }
rogweb-set-die = Metti il dado su { $face }: { $region }
rogweb-favor = Favore { $favor }, limite { $limit }
rogweb-influence = Influenza
rogweb-no-deliveries = Ancora nessun cliente servito
rogweb-deliveries-vp =
    { $count ->
        [one] { $count } cliente servito: { $vp } PV alla fine ({ $list } per 1, 2, 3 e più)
       *[other] { $count } clienti serviti: { $vp } PV alla fine ({ $list } per 1, 2, 3 e più)
    }
# breve
rogweb-effects = Che cosa fanno
rogweb-buy-favor = { $koku } koku si scambiano con 1 favore
rogweb-score-now = { $vp } PV se finisse ora
rogweb-score-final = { $vp } PV in tutto
rogweb-owed = Ancora da scegliere: { $goods }
rogweb-hand = I tuoi clienti
rogweb-hand-empty = La tua mano è vuota.
rogweb-hand-count =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
