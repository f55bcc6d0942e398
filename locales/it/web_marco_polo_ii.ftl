# Marco Polo II nel browser: ciò che dice solo il disegno. Le chiavi cominciano con mp2web-. Quelle con "short" stanno
# sul disegno: che restino corte.

mp2web-board = Il tabellone di Marco Polo II. Tab passa da un gruppo all’altro, le frecce si muovono dentro un gruppo.
mp2web-may = Puoi sceglierlo ora.

### Nomi

mp2web-resource =
    { $what ->
        [coins] monete
        [camels] cammelli
        [pepper] pepe
        [silk] seta
        [gold] oro
        [jade] giada
        [vp] punti vittoria
        [any_good] una merce a scelta
        [different_goods] merci diverse
        [black_die] un dado nero
        [move] movimento
        [contract_pile] un contratto dalla pila
        [contract_city] un contratto da una città
        [city_bonus_other] una copia di un altro bonus città
       *[shield_plus] uno scudo extra
    }
mp2web-seal =
    { $seal ->
        [farmer] Contadino
        [spicer] Speziale
        [tailor] Sarto
       *[jeweler] Gioielliere
    }
mp2web-seat = posto { $seat }
mp2web-die-of =
    { $of ->
        [black] un { $value } nero
        [neutral] un { $value } neutrale
       *[seat] { $value } di { $of }
    }
mp2web-slot = un contratto scoperto a { $city }
mp2web-figure =
    { $figure ->
        [2] la seconda pedina
       *[other] la prima pedina
    }
mp2web-turned =
    { $to ->
        [up] uno in più
       *[down] uno in meno
    }
mp2web-exchange =
    { $exchange ->
        [first] il primo scambio
       *[second] il secondo scambio
    }
mp2web-target-offer = offerta { $number }
mp2web-target-bag = la Borsa per { $what }
mp2web-target-round = round { $round }
mp2web-for-coins = { $jade } per monete
mp2web-for-camels = { $jade } per cammelli
mp2web-kept-tile = una tessera bonus commercio tenuta
mp2web-target-verb =
    { $verb ->
        [book] un Libro
        [khan] il Favore del Khan
        [seals] i Sigilli di gilda
        [travel] il Viaggio
        [contracts] i Contratti
        [special] una città speciale
        [card] una carta città
        [bag] la Borsa
        [reroll] rilanciare un dado
        [turn] modificare un dado
        [buy] un dado nero
        [improve] migliorare un sigillo
        [complete] completare un contratto
        [discard] scartare un contratto
        [outpost] usare una tessera bonus commercio tenuta
        [step] un passo
        [go] partire
        [again] ancora una volta
        [stop] fermarsi
        [decline] rinunciare
        [end] chiudere il turno
        [post] il centro aggiuntivo
        [from] spostare un centro
        [claim] una tessera bonus commercio
        [bonus] un bonus città
        [copy] copiare un bonus città
        [pay] pagare in giada
        [take] la prossima ricompensa
        [compensate] la compensazione
        [pair] riscuotere una coppia
        [black] un dado nero
        [goal] una carta obiettivo
       *[character] un personaggio
    }
mp2web-answer =
    { $verb ->
        [go] Parti
        [again] Ancora
        [stop] Basta
        [decline] Rinuncia
       *[end] Chiudi il turno
    }

### La mappa

mp2web-role =
    { $role ->
        [start] Da qui partono tutti; niente centri
        [contract] Città dei contratti
        [card] Città delle carte
        [special] Città speciale, con un’azione propria
        [small] Città piccola
       *[oasis] Oasi; niente centri
    }
mp2web-has-shield = Il suo { $shield }
mp2web-outpost = Tessera bonus commercio per il primo centro: { $gain }
mp2web-outpost-gone = La sua tessera bonus commercio non c’è più
mp2web-bonus = Bonus città, subito e all’inizio di ogni round: { $gain }
mp2web-posts = Centri di { $list }
mp2web-figures = Pedine di { $list }
mp2web-routes = Strade: { $list }
mp2web-route = { $place } ({ $cost })
mp2web-route-seal = { $place } ({ $cost }, serve { $seal })
mp2web-route-free = niente da pagare
mp2web-setup = Preparazione
mp2web-round = Round { $round } di { $rounds }
mp2web-order = Ordine di turno: { $list }
mp2web-hourglass = { $seat } ha la clessidra e inizia il prossimo round
mp2web-piles = { $pile } contratti nella pila, { $deck } carte città nel mazzo

### Viaggi

mp2web-plan = Progetta un viaggio
mp2web-plan-hint = Scegli un luogo sulla mappa per vedere le strade.
mp2web-plan-pick = Un viaggio: verso dove?
mp2web-plan-to = Le strade per { $place }
mp2web-plan-none = Da dove ti trovi non ci si arriva.
mp2web-running = Annunciato: { $used } di { $movement } movimenti
mp2web-running-none = Scegli il primo passo sulla mappa.
mp2web-left = Poi restano:
mp2web-by-icon = ricompensa di movimento
mp2web-journey = { $places }: movimento { $steps } di { $movement } ({ $by }), in tutto { $cost }
mp2web-stand-in = di cui { $jade } al posto di monete e cammelli
mp2web-reachable = Puoi fare questo viaggio.
mp2web-short = Che cosa manca: { $list }
mp2web-short-short = Manca:
mp2web-steps = { $steps } movimenti

### Spazi azione

mp2web-placed = Dadi presenti: { $list }
mp2web-occupied = È occupato: paghi tante monete quante ne mostra il tuo dado più basso.
mp2web-one-die =
    { $least ->
        [1] Un dado qualsiasi
       *[other] Un dado da { $least } in su
    }
mp2web-offer = Offerta { $number }: { $offer }
mp2web-khan-short = Favore del Khan
mp2web-khan = Un dado, non più basso di quello alla sua sinistra: { $gain }
mp2web-bag-short = Borsa
mp2web-bag = Un dado qualsiasi, in ogni momento del tuo turno: { $gain }
mp2web-seals = { $dice } dadi; il più basso dice quali sigilli si possono prendere
mp2web-travel-short = Viaggio
mp2web-travel =
    { $dice ->
        [one] Un dado; movimento fino al suo valore, al massimo { $cap }
       *[other] { $dice } dadi; movimento fino al più basso, al massimo { $cap }
    }
mp2web-travel-entry = L’ingresso costa { $cost }.
mp2web-travel-post = Un centro aggiuntivo in una città lungo il percorso
mp2web-contracts-short = Contratti
mp2web-contracts = Un dado: fino a { $most } contratti scoperti da città con tuoi centri, e { $gain }
mp2web-black-short = Dadi neri
mp2web-black =
    { $dice ->
        [one] Un dado nero sul tabellone
       *[other] { $dice } dadi neri sul tabellone
    }
mp2web-black-open = Mostrano { $list }.
mp2web-black-buy = Una volta per turno puoi comprarne uno per { $cost }.
mp2web-special = Un dado: { $gain }; con { $seal } migliorato anche il suo bonus, due volte da { $die } in su
mp2web-counts = Per te conta { $count }.
mp2web-open-card = Carta aperta
mp2web-posted = Hai un centro lì.
mp2web-posted-in = Hai un centro a { $city }.
mp2web-needs-post = Serve un tuo centro a { $city }.
mp2web-slot-empty = Qui non c’è nessun contratto
mp2web-slot-gain = Chi lo prende riceve anche { $gain }.

### Sigilli e contratti

mp2web-seal-die =
    { $die ->
        [1] Dado più basso da 1 in su; con esso { $gain }
       *[other] Dado più basso da { $die } in su; con esso { $gain }
    }
mp2web-seal-improve = Per migliorarlo: { $cost }
mp2web-seal-bonus = Migliorato, subito e all’inizio di ogni round: { $gain }
mp2web-seal-left = Ne restano { $left }
mp2web-seal-side =
    { $side ->
        [none] { $seal }: non posseduto
        [basic] { $seal }: posseduto
       *[improved] { $seal }: migliorato
    }
mp2web-contract-asks = Chiede { $cost }
mp2web-contract-gives = Dà { $gain }
mp2web-contract-none = Nessun contratto qui

### Scelte

mp2web-choose =
    { $what ->
        [compensation] Compensazione: quale?
        [pay] Giada al posto di che cosa?
        [give] Quale merce paghi?
        [good] Quale merce prendi?
        [different-goods] Quale merce prendi?
        [take] Quale ricompensa adesso?
        [direction] Quale scambio?
        [oasis] All’oasi
        [pairs] Quale coppia?
        [keep] Pescato: lo scarti?
        [path] Quale pedina?
        [arrival] Quale per prima?
       *[other] Scegli
    }
mp2web-pair = una coppia di { $value }
mp2web-draft = Scegli un personaggio

### Davanti a un posto

mp2web-seat-board = Davanti a { $name } (posto { $seat })
mp2web-dice = Dadi, { $sum } in tutto
mp2web-dice-none = Nessun dado rimasto
mp2web-unrolled =
    { $dice ->
        [one] { $dice } dado nero da tirare
       *[other] { $dice } dadi neri da tirare
    }
mp2web-die-change =
    { $how ->
        [reroll] Rilancialo per { $cost }
        [up] Modificalo di uno in su per { $cost }
       *[down] Modificalo di uno in giù per { $cost }
    }
mp2web-seals-own = Sigilli di gilda
mp2web-completed =
    { $count ->
        [one] { $count } contratto completato
       *[other] { $count } contratti completati
    }
mp2web-shields = { $count ->
        [one] { $count } scudo
       *[other] { $count } scudi
    }: { $vp } alla fine, senza la carta obiettivo
mp2web-posts-left = { $placed } centri messi su { $all }
mp2web-post-vp = Il prossimo porta { $vp }
mp2web-kept = Tessera bonus commercio tenuta: { $gain }
mp2web-score-now = { $vp } PV se finisse ora
mp2web-score-final = { $vp } PV alla fine
mp2web-hand = La tua carta obiettivo
mp2web-hand-closed =
    { $count ->
        [one] Una carta obiettivo coperta
       *[other] { $count } carte obiettivo, non ancora guardate
    }
# Nomi delle oasi sulla mappa, in poche parole corte.
mp2web-oasis =
    { $place ->
        [gobi-wells] Pozzi Gobi
        [indus-ford] Guado Indo
        [poyang-lake] Lago Poyang
        [mekong-crossing] Traghetto Mekong
       *[any] { $name }
    }
