# Tianxia nel browser: ciò che dice solo il disegno. Le chiavi cominciano con txweb-. Quelle con "short" stanno sul
# disegno: che restino corte.

txweb-board = Il tabellone di Tianxia. Tab passa da un gruppo all’altro, le frecce si muovono dentro un gruppo.
txweb-may = Puoi sceglierlo ora.

### Nomi

txweb-resource =
    { $what ->
        [coins] monete
        [wood] legno
        [stone] pietra
        [rice] riso
        [silk] seta
        [helmets] elmi
        [jewelry] gioielli
        [points] punti
        [any_resource] una risorsa a scelta
        [any_good] una merce a scelta
        [palace_any] un gradino dei palazzi
        [objective] un obiettivo
        [bonus_tile] una tessera bonus
        [soldier] soldati
        [wall] muri
        [tower] torri
        [governor] un governatore
        [galley] un’azione Nave
        [delivery] consegne
        [port] porti
        [barge] chiatte
        [worker] lavoratori
        [trade] scambio
       *[marker] segnalini azione
    }
txweb-action =
    { $action ->
        [fortify] Fortificare
       *[train] Addestrare
    }
txweb-seat = posto { $seat }
txweb-target-space = posto { $space }
txweb-target-round = round { $round }
txweb-attack = la carta attacco
txweb-reward =
    { $reward ->
        [demand] la ricompensa della tessera richiesta
       *[space] la ricompensa del posto
    }
txweb-verb =
    { $verb ->
        [end] chiudi il turno
        [stop] fermati
        [banner] il gradino dello stendardo
        [extra_step] un altro gradino
        [pass] passa
        [discard_marker] scarta un segnalino azione
        [region] un turno Regione
        [military] un turno Militare
        [barge] un turno Chiatta
        [governor] un governatore
        [swap] scambia
        [deliver] consegna
        [first] quale ricompensa prima
        [step] un gradino dei palazzi
        [take] prendi
        [wall] un muro
        [tower] una torre
        [soldier] un soldato
        [merchant_action] un’azione dei mercanti
        [take_back] fai tornare un mercante
        [merchant_space] un posto per il mercante
        [buy_steps] acquista gradini dei palazzi
        [lose_coins] salda le perdite
        [round_tile] una tessera bonus del round
        [use_tile] usa una tessera monouso
        [discard_objective] scarta un obiettivo
       *[return_objective] restituisci un obiettivo
    }
txweb-answer =
    { $verb ->
        [banner] Stendardo
        [extra_step] Altro gradino
        [stop] Fermati
        [pass] Passa
       *[end] Chiudi il turno
    }

### Il round

txweb-setup = Preparazione
txweb-round = Round { $round } di { $rounds }
txweb-phase =
    { $phase ->
        [setup] La partita si sta preparando
        [preparation] Preparativi
        [income] Rendita
        [action] Fase Azioni
        [attack] Fase Attacco
        [cleanup] Riordino
       *[ended] La partita è finita
    }
txweb-order = Ordine dei turni: { $list }
txweb-passed = Hanno già passato, nell’ordine del prossimo round: { $list }

### La muraglia

txweb-section-short =
    { $kind ->
        [battle] Settore { $section }!
       *[quiet] Settore { $section }
    }
txweb-attack-on = L’attacco al settore { $section }, come stanno le cose
txweb-forecast-if = Se con questo si venisse a battaglia: { $result }
txweb-places =
    { $piece ->
        [wall] Muri del settore { $section }
        [tower] La torre del settore { $section }
       *[soldier] Soldati del settore { $section }
    }
txweb-places-there =
    { $count ->
        [0] Nessuno ha nulla qui; { $free ->
            [one] { $free } posto è libero
           *[other] { $free } posti sono liberi
        }
       *[other] Da sinistra: { $list }; { $free ->
            [0] nessun posto è libero
            [one] { $free } posto è libero
           *[other] { $free } posti sono liberi
        }
    }
txweb-piece-cost = Il tuo prossimo costa { $cost }
txweb-imagine = E se …
txweb-imagine-stop = Torna a com’è
txweb-imagine-hint = Scegli posti alla muraglia: ognuno immagina lì un tuo pezzo, e il settore mostra come andrebbe allora la battaglia. Non si gioca nulla.

### Il territorio

txweb-slot =
    { $sort ->
        [income] Ancora nessun edificio; qui sorgerà un edificio di rendita
       *[passive] Ancora nessun edificio; qui sorgerà un edificio passivo
    }
txweb-space = { $site }, posto per lavoratori { $space }
txweb-governor-of = Governatore di { $who }
txweb-space-cost = Un governatore qui costa { $cost }, senza sconti

### Il porto

txweb-sea = Mare
txweb-no-ship = nessuna nave
txweb-delivery = { $slot }, posto { $space }
txweb-delivered = Coperto da { $who }
txweb-delivery-gain = Una consegna porta { $gain }

### Tracciati e tessere

txweb-track-stand = Posizioni: { $list }
txweb-round-tiles = Tessere
txweb-round-tile = Chi passa ne prende una.
txweb-choose =
    { $what ->
        [take] Quale prendi?
        [exchange] Che cosa scambi?
        [region] Nella regione: che cosa scambi?
        [rewards] Quale ricompensa prima?
        [passed] Acquisti gradini dei palazzi?
        [loss] Che cosa perdi?
        [ship-turn] Quale merce consegni?
        [shipping] Quale merce consegni?
       *[other] Scegli
    }

### Davanti a un posto

txweb-seat-board = Davanti a { $name } (posto { $seat })
txweb-has-passed = ha passato ({ $place }°)
txweb-workers =
    { $count ->
        [one] { $count } lavoratore nella riserva
       *[other] { $count } lavoratori nella riserva
    }
txweb-markers =
    { $count ->
        [one] { $count } segnalino azione su { $all } non usato
       *[other] { $count } segnalini azione su { $all } non usati
    }
txweb-discard-marker = Scartane uno per { $gain }
txweb-walls =
    { $count ->
        [one] { $count } muro costruito su { $all }
       *[other] { $count } muri costruiti su { $all }
    }
txweb-towers =
    { $count ->
        [one] { $count } torre costruita su { $all }
       *[other] { $count } torri costruite su { $all }
    }
txweb-built = Muri costruiti: { $walls }; torri costruite: { $towers }
txweb-deliveries =
    { $count ->
        [one] { $count } segnalino consegna rimasto
       *[other] { $count } segnalini consegna rimasti
    }
txweb-objectives =
    { $count ->
        [one] { $count } obiettivo in mano
       *[other] { $count } obiettivi in mano
    }
txweb-figurines = Statuette: { $list }
txweb-limu-cards =
    { $count ->
        [one] { $count } carta ancora da scoprire
       *[other] { $count } carte ancora da scoprire
    }
txweb-income = Rendita della plancia: { $gain }
txweb-merchants = Azioni dei mercanti
txweb-merchant = { $name }: mercanti { $have } su { $need }; dà { $gain }
txweb-take-back = Fai tornare un mercante
txweb-used =
    { $count ->
        [one] { $count } tessera usata
       *[other] { $count } tessere usate
    }
txweb-score-now =
    { $points ->
        [one] { $points } punto se finisse ora
       *[other] { $points } punti se finisse ora
    }
txweb-score-final =
    { $points ->
        [one] { $points } punto alla fine
       *[other] { $points } punti alla fine
    }
txweb-hand = I tuoi obiettivi
txweb-hand-none = Nessun obiettivo in mano
