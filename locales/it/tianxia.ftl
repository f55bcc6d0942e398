# Tianxia. Le chiavi cominciano con tx-. Chiatte, navi, tessere, plance, casate e settori stanno senza articolo.

data-note-tianxia = Quasi tutti i numeri stampati su edifici, tessere, carte, navi e plance non sono pubblici: questi sono nostri, scelti in accordo con tutto ciò che si sa. Da dove venga ogni numero è scritto accanto, nel file dei componenti.

### Nomi

tx-category-game = Durante la partita
tx-category-figurines = Statuette di giada
tx-category-palaces = Tracciati dei palazzi
tx-category-objectives = Obiettivi
tx-category-leftovers = Rimanenze

tx-amount =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } moneta
           *[other] { $amount } monete
        }
        [wood] { $amount } legno
        [stone] { $amount } pietra
        [rice] { $amount } riso
        [silk] { $amount } seta
        [helmets] { $amount ->
            [one] { $amount } elmo
           *[other] { $amount } elmi
        }
        [jewelry] { $amount ->
            [one] { $amount } gioiello
           *[other] { $amount } gioielli
        }
        [points] { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }
        [any_resource] { $amount ->
            [one] { $amount } risorsa a scelta
           *[other] { $amount } risorse a scelta
        }
        [any_good] { $amount ->
            [one] { $amount } merce a scelta
           *[other] { $amount } merci a scelta
        }
        [palace_any] { $amount ->
            [one] { $amount } gradino dei palazzi
           *[other] { $amount } gradini dei palazzi
        }
        [objective] { $amount ->
            [one] { $amount } obiettivo
           *[other] { $amount } obiettivi
        }
       *[bonus_tile] { $amount ->
            [one] { $amount } tessera bonus
           *[other] { $amount } tessere bonus
        }
    }
tx-kind =
    { $what ->
        [coins] monete
        [wood] legno
        [stone] pietra
        [rice] riso
        [silk] seta
        [helmets] elmi
        [jewelry] gioielli
       *[points] punti
    }
tx-any-resource = risorse a scelta
tx-any-good = merci a scelta
tx-nothing = nulla
tx-free = gratis
tx-neutral = un lavoratore neutrale
tx-with = { $thing } ({ $what })
tx-part-train-free =
    { $most ->
        [0] soldati senza riso
        [one] { $most } soldato senza riso
       *[other] { $most } soldati senza riso
    }
tx-part-train =
    { $discount ->
        [0] un’azione Addestrare
       *[other] un’azione Addestrare con { $discount } riso in meno in tutto
    }
tx-part-fortify =
    { $discount ->
        [0] { $most ->
            [0] un’azione Fortificare
            [one] un’azione Fortificare per { $most } costruzione
           *[other] un’azione Fortificare fino a { $most } costruzioni
        }
       *[other] { $most ->
            [0] un’azione Fortificare, ogni costruzione per { $discount } pietra in meno
            [one] un’azione Fortificare per { $most } costruzione con { $discount } pietra in meno
           *[other] un’azione Fortificare fino a { $most } costruzioni, ciascuna per { $discount } pietra in meno
        }
    }
tx-part-governor =
    { $discount ->
        [0] un governatore in qualsiasi regione
       *[other] un governatore in qualsiasi regione per { $discount } legno in meno
    }
tx-part-ship =
    { $form ->
        [both] { $most ->
            [0] una Spedizione con qualsiasi nave, anche la più in basso, e merci a scelta
            [one] { $most } consegna a qualsiasi nave, anche la più in basso, con una merce a scelta
           *[other] fino a { $most } consegne a qualsiasi nave, anche la più in basso, con merci a scelta
        }
        [lowest] { $most ->
            [0] una Spedizione con qualsiasi nave, anche la più in basso
            [one] { $most } consegna a qualsiasi nave, anche la più in basso
           *[other] fino a { $most } consegne a qualsiasi nave, anche la più in basso
        }
        [goods] { $most ->
            [0] una Spedizione in qualsiasi porto con merci a scelta
            [one] { $most } consegna in qualsiasi porto con una merce a scelta
           *[other] fino a { $most } consegne in qualsiasi porto con merci a scelta
        }
       *[plain] { $most ->
            [0] una Spedizione in qualsiasi porto
            [one] { $most } consegna in qualsiasi porto
           *[other] fino a { $most } consegne in qualsiasi porto
        }
    }
tx-building =
    { $word ->
        [timber_yard] Deposito di legname
        [quarry] Cava
        [granary] Granaio
        [mint] Zecca
        [silk_workshop] Setificio
        [armory] Armeria
        [jeweler] Gioielliere
        [barracks] Caserma
        [ancestral_temple] Tempio degli antenati
        [court_office] Ufficio di corte
        [customs_house] Dogana
        [market_hall] Mercato coperto
        [masons_guild] Gilda dei muratori
        [drill_ground] Campo d’addestramento
        [watch_post] Posto di guardia
        [harbor_office] Ufficio portuale
        [shipwright] Maestro d’ascia
        [land_survey] Catasto
        [record_hall] Archivio
        [ferry_house] Casa del traghetto
        [trade_inn] Locanda dei mercanti
        [envoy_house] Casa degli inviati
        [exchange_house] Casa di cambio
        [road_wardens] Guardie stradali
       *[other] { $name }
    }
tx-building-at =
    { $word ->
        [timber_yard] nel Deposito di legname
        [quarry] nella Cava
        [granary] nel Granaio
        [mint] nella Zecca
        [silk_workshop] nel Setificio
        [armory] nell’Armeria
        [jeweler] dal Gioielliere
        [barracks] nella Caserma
        [ancestral_temple] nel Tempio degli antenati
        [court_office] nell’Ufficio di corte
        [customs_house] nella Dogana
        [market_hall] nel Mercato coperto
        [masons_guild] nella Gilda dei muratori
        [drill_ground] nel Campo d’addestramento
        [watch_post] nel Posto di guardia
        [harbor_office] nell’Ufficio portuale
        [shipwright] dal Maestro d’ascia
        [land_survey] nel Catasto
        [record_hall] nell’Archivio
        [ferry_house] nella Casa del traghetto
        [trade_inn] nella Locanda dei mercanti
        [envoy_house] nella Casa degli inviati
        [exchange_house] nella Casa di cambio
        [road_wardens] presso le Guardie stradali
       *[other] presso { $name }
    }
tx-at-site = nel sito { $site }
tx-track =
    { $word ->
        [black_house] Casata nera
        [red_house] Casata rossa
        [green_house] Casata verde
        [white_house] Casata bianca
       *[other] casata { $name }
    }
tx-on-track =
    { $word ->
        [black_house] sul tracciato della Casata nera
        [red_house] sul tracciato della Casata rossa
        [green_house] sul tracciato della Casata verde
        [white_house] sul tracciato della Casata bianca
       *[other] sul tracciato { $name }
    }
tx-section =
    { $word ->
        [qin_section] settore di Qin
        [west_zhao_section] settore di Zhao ovest
        [east_zhao_section] settore di Zhao est
        [yan_section] settore di Yan
       *[other] settore { $name }
    }
tx-in-section =
    { $word ->
        [qin_section] nel settore di Qin
        [west_zhao_section] nel settore di Zhao ovest
        [east_zhao_section] nel settore di Zhao est
        [yan_section] nel settore di Yan
       *[other] nel settore { $name }
    }
tx-figurine =
    { $word ->
        [dragon] statuetta del Drago
        [tiger] statuetta della Tigre
        [phoenix] statuetta della Fenice
        [tortoise] statuetta della Tartaruga
        [horse] statuetta del Cavallo
        [ox] statuetta del Bue
       *[other] statuetta { $name }
    }
tx-tile = tessera monouso ({ $gain })
tx-objective = obiettivo { $number }
tx-objective-what = { $need }: { $points }; a scartarlo: { $gain }
tx-ship = nave { $number }
tx-attack = carta attacco { $number }
tx-attack-section =
    { $move ->
        [0] settore { $section }: nessun movimento, forza +{ $strength }
        [one] settore { $section }: { $move } casella, forza +{ $strength }
       *[other] settore { $section }: { $move } caselle, forza +{ $strength }
    }
tx-limu-card =
    { $action ->
        [governor] Governatore in { $region }; { $barge }
        [ship] Spedizione in { $region }; { $barge }
        [fortify] Fortificare; { $barge }
       *[train] Addestrare; { $barge }
    }
tx-barge =
    { $barge ->
        [wood] chiatta del legno
        [stone] chiatta della pietra
       *[rice] chiatta del riso
    }
tx-board =
    { $board ->
        [azure] plancia azzurra
        [crimson] plancia cremisi
        [jade] plancia giada
        [ochre] plancia ocra
       *[other] plancia { $name }
    }
tx-merchant-action = azione dei mercanti { $number }
tx-slot =
    { $where ->
        [port] nave in { $region }
       *[sea] nave più in basso
    }
tx-where-slot =
    { $where ->
        [port] in { $region }
       *[sea] in mare aperto
    }
tx-need-governors =
    { $number ->
        [one] almeno { $number } governatore
       *[other] almeno { $number } governatori
    }
tx-need-governor-regions =
    { $number ->
        [one] un governatore in almeno { $number } regione
       *[other] governatori in almeno { $number } regioni
    }
tx-need-income-governors =
    { $number ->
        [one] almeno { $number } governatore in edifici di rendita
       *[other] almeno { $number } governatori in edifici di rendita
    }
tx-need-passive-governors =
    { $number ->
        [one] almeno { $number } governatore in edifici passivi
       *[other] almeno { $number } governatori in edifici passivi
    }
tx-need-governors-in-port-regions =
    { $number ->
        [one] almeno { $number } governatore in regioni con un porto
       *[other] almeno { $number } governatori in regioni con un porto
    }
tx-need-walls-built =
    { $number ->
        [one] almeno { $number } muro costruito
       *[other] almeno { $number } muri costruiti
    }
tx-need-towers-built =
    { $number ->
        [one] almeno { $number } torre costruita
       *[other] almeno { $number } torri costruite
    }
tx-need-sections-with-structure =
    { $number ->
        [one] un muro o una torre in almeno { $number } settore
       *[other] muri o torri in almeno { $number } settori
    }
tx-need-soldiers-on-board =
    { $number ->
        [one] almeno { $number } soldato in gioco
       *[other] almeno { $number } soldati in gioco
    }
tx-need-sections-with-presence =
    { $number ->
        [one] un muro, una torre o un soldato in almeno { $number } settore
       *[other] un muro, una torre o un soldato in ciascuno di { $number } settori
    }
tx-need-delivery-markers-on-ships =
    { $number ->
        [one] almeno { $number } segnalino consegna sulle navi
       *[other] almeno { $number } segnalini consegna sulle navi
    }
tx-need-shipping-markers =
    { $number ->
        [one] un segnalino spedizione in almeno { $number } porto
       *[other] segnalini spedizione in almeno { $number } porti
    }
tx-need-palace-tracks =
    { $number ->
        [one] posizione { $level } o più su almeno { $number } tracciato dei palazzi
       *[other] posizione { $level } o più su almeno { $number } tracciati dei palazzi
    }
tx-need-figurines =
    { $number ->
        [one] almeno { $number } statuetta
       *[other] almeno { $number } statuette
    }
tx-need-used-bonus-tiles =
    { $number ->
        [one] almeno { $number } tessera monouso usata
       *[other] almeno { $number } tessere monouso usate
    }
tx-need-merchants =
    { $number ->
        [one] almeno { $number } mercante
       *[other] almeno { $number } mercanti
    }
tx-need-barges-with-worker =
    { $number ->
        [one] un lavoratore su almeno { $number } chiatta
       *[other] lavoratori su almeno { $number } chiatte
    }
tx-need-coins =
    { $number ->
        [one] almeno { $number } moneta
       *[other] almeno { $number } monete
    }
tx-need-goods =
    { $number ->
        [one] almeno { $number } merce
       *[other] almeno { $number } merci
    }
tx-need-one-of-each = almeno un’unità di ogni risorsa e di ogni merce
tx-power-fortify-discount = la prima costruzione di ogni azione Fortificare costa { $value } pietra in meno
tx-power-train-discount = il primo soldato di ogni azione Addestrare costa { $value } riso in meno
tx-power-structure-points = { $wall } per ogni muro costruito, { $tower } per ogni torre
tx-power-delivery-gain = { $gain } per ogni consegna
tx-power-lowest-ship = le Spedizioni possono andare invece alla nave più in basso
tx-power-governor-discount = i governatori successivi costano { $value } legno in meno
tx-power-governor-points =
    { $value ->
        [one] { $value } punto per ogni governatore successivo
       *[other] { $value } punti per ogni governatore successivo
    }
tx-power-barge-surcharge =
    { $value ->
        [0] i propri lavoratori su una chiatta non aggiungono nulla al suo costo
        [one] i propri lavoratori su una chiatta aggiungono al suo costo al massimo { $value } moneta
       *[other] i propri lavoratori su una chiatta aggiungono al suo costo al massimo { $value } monete
    }
tx-power-pushed-off-points =
    { $value ->
        [one] { $value } punto per ogni lavoratore spinto giù da una chiatta
       *[other] { $value } punti per ogni lavoratore spinto giù da una chiatta
    }
tx-power-extra-step =
    { $value ->
        [0] un altro gradino dopo ogni gradino dello stendardo
        [one] un altro gradino dopo ogni gradino dello stendardo, per { $value } moneta
       *[other] un altro gradino dopo ogni gradino dello stendardo, per { $value } monete
    }
tx-power-exchange-unit =
    { $value ->
        [one] un’altra merce in ogni Scambio
       *[other] un’altra merce in ogni Scambio di almeno { $value } unità
    }
tx-power-entry-discount =
    { $value ->
        [one] gli ingressi costano { $value } moneta in meno
       *[other] gli ingressi costano { $value } monete in meno
    }

### Azioni

tx-action-also = { $action }; inoltre { $gain }
tx-action-end = chiudi il turno
tx-did-end = { $seat } chiude il turno
tx-action-pass = passa
tx-action-region = svolgi un turno Regione in { $region } ({ $cost }): { $gain }
tx-action-region-bare = svolgi un turno Regione in { $region } ({ $cost })
tx-action-fortify = svolgi un turno Militare, Fortificare ({ $cost })
tx-action-train = svolgi un turno Militare, Addestrare ({ $cost })
tx-action-barge = svolgi un turno Chiatta sulla { $barge } ({ $cost }): { $gain }
tx-action-stop = fermati
tx-did-stop = { $seat } si ferma
tx-action-stop-ship = non fare altre consegne
tx-action-stop-fortify = non costruire altro
tx-action-stop-train = non mettere altri soldati
tx-action-stop-exchange = non scambiare altro
tx-action-decline-train = rinuncia all’azione Addestrare
tx-action-decline-fortify = rinuncia all’azione Fortificare
tx-action-decline-ship = rinuncia alla Spedizione
tx-action-decline-governor = rinuncia al governatore
tx-action-step = sali { $track } alla posizione { $position }: { $gain }
tx-action-step-none = sali { $track }
tx-action-banner = sali il gradino dello stendardo { $track } alla posizione { $position }: { $gain }
tx-action-banner-none = sali il gradino dello stendardo { $track }
tx-action-banner-plain = sali il gradino dello stendardo
tx-action-extra = sali un altro gradino { $track } alla posizione { $position } ({ $cost }): { $gain }
tx-action-extra-none = sali un altro gradino { $track } ({ $cost })
tx-action-extra-plain = sali un altro gradino dello stendardo ({ $cost })
tx-action-governor = insedia un governatore { $place }, posto { $space } ({ $cost }): { $what }
tx-action-governor-plain = insedia un governatore { $place }, posto { $space }
tx-action-swap = scambia { $cost } con { $gain }
tx-action-deliver = consegna { $good } alla { $slot }, posto { $space }: { $gain }
tx-action-deliver-plain = consegna { $good } alla { $slot }, posto { $space }
tx-action-wall = costruisci un muro { $section } ({ $cost })
tx-action-wall-none = costruisci un muro { $section }
tx-action-tower = costruisci una torre { $section } ({ $cost })
tx-action-tower-none = costruisci una torre { $section }
tx-action-soldier = metti un soldato { $section } ({ $cost })
tx-action-round-tile = prendi la { $tile }
tx-action-buy = acquista { $steps } ({ $cost })
tx-action-buy-none = acquista { $steps }
tx-action-first-demand = prima la ricompensa della tessera richiesta: { $gain }
tx-action-first-demand-plain = prima la ricompensa della tessera richiesta
tx-action-first-space = prima la ricompensa del posto di consegna: { $gain }
tx-action-first-space-plain = prima la ricompensa del posto di consegna
tx-action-take = prendi { $what }
tx-action-merchant-space = metti il mercante sull’{ $action }
tx-action-lose = perdi { $list }
tx-action-return = restituisci l’{ $objective }
tx-action-return-some = restituisci un obiettivo
tx-action-discard-marker = scarta un segnalino azione: { $gain }
tx-action-use-tile = usa una tessera monouso: { $gain }
tx-action-use-figurine = usa la { $tile }
tx-action-discard-objective = scarta l’{ $objective }: { $gain }
tx-action-discard-some = scarta un obiettivo
tx-action-merchants = svolgi l’azione dei mercanti { $number }: { $gain }
tx-action-take-back = fa’ tornare un mercante dall’azione dei mercanti { $number }
tx-outcome-banner = lo stendardo della { $track }
tx-outcome-place = tocca a { $family }
tx-outcome-demand = la tessera richiesta { $demand }
tx-outcome-objective-some = un obiettivo

### Domande

tx-prompt-return =
    { $left ->
        [one] restituisci { $left } degli obiettivi ricevuti
       *[other] restituisci { $left } degli obiettivi ricevuti
    }
tx-prompt-turn =
    { $markers ->
        [0] non restano segnalini azione: svolgi un turno Chiatta, oppure passa
       *[other] svolgi un turno Regione, Militare o Chiatta, oppure passa
    }
tx-part-banner = il gradino dello stendardo { $track }
tx-part-extra = un altro gradino { $track }
tx-part-governor-action = un governatore
tx-part-exchange = lo Scambio
tx-part-ship-action = la Spedizione
tx-prompt-region-first = in { $region }: { $list } (almeno un’azione)
tx-prompt-region = in { $region }: { $list }, oppure chiudi il turno
tx-prompt-region-end = in { $region }: svolgi azioni gratuite, oppure chiudi il turno
tx-prompt-ship = fa’ un’altra consegna alla { $slot }, oppure fermati
tx-prompt-fortify =
    { $built ->
        [0] costruisci un muro o una torre
       *[other] costruisci un altro muro o un’altra torre, oppure fermati
    }
tx-prompt-train =
    { $trained ->
        [0] addestra un soldato: in quale settore?
       *[other] addestra un altro soldato, oppure fermati
    }
tx-prompt-exchange =
    { $units ->
        [one] scambia un’altra unità ({ $units } di { $most } è scambiata), oppure fermati
       *[other] scambia un’altra unità ({ $units } di { $most } sono scambiate), oppure fermati
    }
tx-prompt-passed = svolgi azioni gratuite, oppure chiudi il turno
tx-prompt-passed-buy = acquista gradini, svolgi azioni gratuite, oppure chiudi il turno
tx-prompt-finish = svolgi azioni gratuite, oppure chiudi il turno
tx-prompt-round-tile = prendi una delle tessere bonus del round
tx-prompt-track =
    { $left ->
        [one] un gradino: su quale tracciato?
       *[other] { $left } gradini: su quale tracciato il primo?
    }
tx-prompt-track-military = il gradino del turno Militare: su quale tracciato?
tx-prompt-take-resource =
    { $left ->
        [one] prendi una risorsa: quale?
       *[other] prendi { $left } risorse: quale per prima?
    }
tx-prompt-take-good =
    { $left ->
        [one] prendi una merce: quale?
       *[other] prendi { $left } merci: quale per prima?
    }
tx-prompt-take-of = prendi un’altra merce: { $list }?
tx-prompt-soldiers =
    { $left ->
        [one] metti un soldato senza riso, oppure rinuncia
       *[other] metti un soldato senza riso (ne restano { $left }), oppure rinuncia
    }
tx-prompt-training =
    { $trained ->
        [0] addestra un soldato, oppure rinuncia
       *[other] addestra un altro soldato, oppure fermati
    }
tx-prompt-building =
    { $built ->
        [0] { $left ->
            [0] costruisci un muro o una torre, oppure rinuncia
            [one] costruisci un solo muro o una sola torre, oppure rinuncia
           *[other] costruisci fino a { $left } muri o torri, oppure rinuncia
        }
       *[other] { $left ->
            [0] costruisci un altro muro o un’altra torre, oppure fermati
            [one] costruisci un altro muro o un’altra torre (ne resta { $left }), oppure fermati
           *[other] costruisci un altro muro o un’altra torre (ne restano { $left }), oppure fermati
        }
    }
tx-prompt-install =
    { $discount ->
        [0] insedia un governatore in qualsiasi regione, oppure rinuncia
       *[other] insedia un governatore in qualsiasi regione per { $discount } legno in meno, oppure rinuncia
    }
tx-prompt-shipping =
    { $left ->
        [0] consegna a una nave (quale?), oppure rinuncia
        [one] fa’ una sola consegna a una nave (quale?), oppure rinuncia
       *[other] fa’ fino a { $left } consegne a una nave (quale?), oppure rinuncia
    }
tx-prompt-rewards = quale ricompensa per prima: { $demand } della tessera richiesta, o { $space } del posto?
tx-prompt-merchant = un tuo lavoratore è caduto da una chiatta: su quale azione dei mercanti va?
tx-prompt-loss =
    { $left ->
        [one] resta { $left } punto di forza { $section }: perdi { $coins }, o { $points }?
       *[other] restano { $left } punti di forza { $section }: per quanti perdi { $coins } ciascuno, mentre gli altri costano { $points } ciascuno?
    }
tx-prompt-over = La partita è finita: vince { $names } con { $score } punti.
tx-prompt-over-level =
    { $by ->
        [governors] La partita è finita: vince { $names } con { $score } punti, davanti a { $level } per i governatori.
        [figurines] La partita è finita: vince { $names } con { $score } punti, davanti a { $level } per le statuette.
       *[order] La partita è finita: vince { $names } con { $score } punti, davanti a { $level } nell’ordine di turno.
    }
tx-prompt-over-solo = La partita è finita: vince { $seat } con { $score } punti; Li Mu ne ha { $other }.
tx-prompt-over-limu = La partita è finita: vince Li Mu con { $other } punti; { $seat } ne ha { $score }.
tx-prompt-chance-banner = lo stendardo di { $hub }
tx-prompt-chance-building = l’edificio del sito { $site }
tx-prompt-chance-site = la tessera bonus del sito { $site }
tx-prompt-chance-ship = una nuova nave { $where }
tx-prompt-chance-demand = la tessera richiesta della { $slot }
tx-prompt-chance-place = chi ha il posto { $place } nell’ordine di turno
tx-prompt-chance-board = la plancia di { $seat }
tx-prompt-chance-objective = un obiettivo per { $seat }
tx-prompt-chance-round = una tessera bonus del round
tx-prompt-chance-attack = la carta attacco del round { $round }
tx-prompt-chance-supply = una tessera bonus della riserva per { $seat }
tx-prompt-chance-limu = la prossima carta di Li Mu

### Perché un’azione non è possibile, e che cosa aiuterebbe

tx-why-other = Adesso non è possibile.
tx-why-pending = Adesso: { $question }
tx-help-free = Azioni gratuite che aiuterebbero: { $list }.
tx-help-marker = un segnalino azione scartato ({ $gain })
tx-help-barge = Un turno Chiatta porta 1 { $what }.
tx-help-resource = Per avere { $what } ci sono le chiatte, gli edifici di rendita e i gradini dei palazzi.
tx-help-good = Lo Scambio in { $list } dà { $what }.
tx-help-coins = Danno monete la rendita, le consegne, i gradini dei palazzi e i segnalini azione scartati.
tx-help-take-back =
    { $count ->
        [one] Hai { $count } mercante, che un’azione gratuita può far tornare.
       *[other] Hai { $count } mercanti, che un’azione gratuita può far tornare.
    }
tx-help-no-workers = I lavoratori tornano dalle azioni dei mercanti, dalle battaglie e dagli edifici razziati.
tx-help-sites =
    { $count ->
        [0] Adesso non è possibile nessun altro governatore.
       *[other] Possibile: { $list }.
    }
tx-help-choose = Scegli: { $list }.
tx-why-2-1 = Questo effetto non ti permette di prendere { $what }.
tx-why-3-9 = Non hai ricevuto l’{ $objective }.
tx-why-3-9-help = Hai ricevuto: { $list }.
tx-why-7-2 = Hai già scelto il tuo turno.
tx-why-7-2-now = Si sceglie un turno soltanto dopo aver risposto alla domanda in corso.
tx-why-7-3 = Non ti restano segnalini azione non usati, e per un turno Regione o Militare ne serve uno.
tx-why-7-3-help = Per un turno Chiatta non serve, e puoi sempre passare.
tx-why-7-7 = Il turno si chiude soltanto dopo aver risposto alla domanda in corso.
tx-why-7-7-turn = Non hai ancora svolto un turno.
tx-why-7-7-turn-help = Scegli un turno, oppure passa.
tx-why-7-7-action = L’azione non è ancora finita; prima fermati.
tx-why-8-1 =
    { $count ->
        [one] In { $region } c’è { $count } segnalino azione: l’ingresso costa { $cost }, e ne hai { $have }.
       *[other] In { $region } ci sono { $count } segnalini azione: l’ingresso costa { $cost }, e ne hai { $have }.
    }
tx-why-8-4 = Hai già salito il gradino dello stendardo di questo turno.
tx-why-8-5-governor = Hai già svolto l’azione Governatore di questo turno.
tx-why-8-5-site = { $place } si trova in { $there }, e il tuo turno è in { $region }.
tx-why-8-5-site-help = Qui ci sono: { $list }.
tx-why-8-5-exchange = Hai già svolto lo Scambio di questo turno.
tx-why-8-5-ship = Hai già svolto la Spedizione di questo turno.
tx-why-8-5-no-exchange = { $region } ha un porto, non uno scambio.
tx-why-8-5-no-port = { $region } ha uno scambio, non un porto.
tx-why-8-7 = Nessuna azione di { $region } sarebbe possibile, nemmeno con il beneficio stampato e il gradino dello stendardo.
tx-why-8-7-workers = Per un governatore non hai lavoratori nella riserva.
tx-why-8-7-sites = Nessun sito ha un posto libero per un tuo governatore.
tx-why-8-7-wood = Il governatore meno caro costa { $cost }, e ne hai { $have }.
tx-why-8-7-resource = Per lo Scambio non hai { $what }.
tx-why-8-7-resources = Per lo Scambio non hai risorse.
tx-why-8-7-ship = Il porto non ha una nave con un posto di consegna libero.
tx-why-8-7-deliveries = Tutti i tuoi segnalini consegna sono sulle navi.
tx-why-8-7-good = La nave chiede { $what }, e non ne hai.
tx-why-8-7-help = Scegli un’altra regione, oppure procurati prima ciò che manca.
tx-why-8-7-end = Devi svolgere almeno un’azione di { $region }, e una è ancora possibile.
tx-why-8-7-end-help = Le sue azioni: { $list }.
tx-why-8-10 = Per te la { $track } è completa: sei alla posizione { $steps }.
tx-why-9-1-spaces =
    { $spaces ->
        [one] { $place }: con questo numero di giocatori c’è soltanto { $spaces } posto per lavoratori.
       *[other] { $place }: con questo numero di giocatori ci sono soltanto { $spaces } posti per lavoratori.
    }
tx-why-9-1-taken = { $place }: il posto { $space } è occupato.
tx-why-9-1-help =
    { $count ->
        [0] Non ci sono posti liberi.
        [one] È libero il posto { $list }.
       *[other] Sono liberi i posti { $list }.
    }
tx-why-9-1-workers = Nella riserva non hai lavoratori da insediare come governatori.
tx-why-9-2 = Un governatore { $place }, posto { $space }, costa { $cost }, e ne hai { $have }.
tx-why-9-4 = Hai già un governatore { $place }, e nessuna famiglia ne ha due nello stesso edificio.
tx-why-9-15 = Un altro gradino c’è soltanto con un governatore nell’edificio che lo dà, prima di salire quello dello stendardo.
tx-why-9-15-banner = Un altro gradino può seguire soltanto quello dello stendardo.
tx-why-9-15-once = Hai già salito l’altro gradino di questo turno, oppure non c’era quando hai salito quello dello stendardo.
tx-why-9-15-coins = Un altro gradino costa { $cost }, e ne hai { $have }.
tx-why-10-1 = { $region } cambia { $pays } in { $gives }.
tx-why-10-1-help = Questo scambio si fa in { $list }.
tx-why-10-1-none = Non hai { $what }.
tx-why-11-1 = La { $slot } non è nel porto di { $region }.
tx-why-11-help = Puoi consegnare qui: { $slot }.
tx-why-11-3-ship = Questa azione riguarda la { $ours }, non la { $slot }.
tx-why-11-3-space = Il posto { $space } della { $slot } è coperto; in tutto ne ha { $spaces }.
tx-why-11-3-spaces =
    { $spaces ->
        [one] Non c’è un posto { $space }: la { $slot } ha { $spaces } posto di consegna.
       *[other] Non c’è un posto { $space }: la { $slot } ha { $spaces } posti di consegna.
    }
tx-why-11-3-space-help = Liberi: { $list }.
tx-why-11-3-demand = La { $slot } chiede { $wanted }, non { $good }.
tx-why-11-3-demand-help = Di ciò che chiede hai: { $what }.
tx-why-11-3-good = Non hai { $what } da consegnare.
tx-why-11-5 = La nave più in basso non è in nessun porto: puoi consegnarvi soltanto se un effetto lo dice.
tx-why-11-6 = Tutti i posti della { $slot } sono coperti.
tx-why-11-6-help = Parte nel Riordino, e ne arriva un’altra.
tx-why-11-6-none = Non c’è nessuna nave.
tx-why-11-7 =
    { $count ->
        [one] Il tuo unico segnalino consegna è su una nave.
       *[other] Tutti e { $count } i tuoi segnalini consegna sono sulle navi.
    }
tx-why-11-7-help = Tornano quando le loro navi partono, nel Riordino.
tx-why-12-1-fortify =
    { $count ->
        [one] Su Fortificare c’è { $count } segnalino azione: l’ingresso costa { $cost }, e ne hai { $have }.
       *[other] Su Fortificare ci sono { $count } segnalini azione: l’ingresso costa { $cost }, e ne hai { $have }.
    }
tx-why-12-1-train =
    { $count ->
        [one] Su Addestrare c’è { $count } segnalino azione: l’ingresso costa { $cost }, e ne hai { $have }.
       *[other] Su Addestrare ci sono { $count } segnalini azione: l’ingresso costa { $cost }, e ne hai { $have }.
    }
tx-why-12-3-soldiers = Nessun settore ha un posto libero per soldati.
tx-why-12-3-rice = Nemmeno dopo il gradino potresti addestrare un soldato: il primo costa { $cost }, e ne hai { $have }.
tx-why-12-3-structures = Non potresti costruire nulla: per nessuna costruzione che ti resta c’è posto.
tx-why-12-3-structures-help = Svolgi un altro turno.
tx-why-12-3-stone = Nemmeno dopo il gradino potresti costruire qualcosa: la costruzione meno cara costa { $cost }, e ne hai { $have }.
tx-why-12-3-step-fortify = Dopo un gradino { $track } non potresti costruire nulla.
tx-why-12-3-step-train = Dopo un gradino { $track } non potresti addestrare un soldato.
tx-why-12-3-step-help = Sali invece per: { $list }.
tx-why-12-3-stop-fortify = Devi costruire almeno un muro o una torre, ed è possibile.
tx-why-12-3-stop-train = Devi addestrare almeno un soldato, ed è possibile.
tx-why-12-4-walls =
    { $count ->
        [one] Il tuo unico muro è costruito.
        [2] Entrambi i tuoi muri sono costruiti.
       *[other] Tutti e { $count } i tuoi muri sono costruiti.
    }
tx-why-12-4-towers =
    { $count ->
        [one] La tua unica torre è costruita.
        [2] Entrambe le tue torri sono costruite.
       *[other] Tutte e { $count } le tue torri sono costruite.
    }
tx-why-12-4-wall = Il tuo prossimo muro costa { $cost }, e ne hai { $have }.
tx-why-12-4-tower = La tua prossima torre costa { $cost }, e ne hai { $have }.
tx-why-12-5-wall =
    { $spaces ->
        [one] L’unico posto per muri { $section } è occupato.
       *[other] Tutti e { $spaces } i posti per muri { $section } sono occupati.
    }
tx-why-12-5-wall-help =
    { $count ->
        [0] Nessun settore ha posto per un altro muro.
       *[other] C’è posto { $list }.
    }
tx-why-12-5-tower = C’è già una torre { $section }, e di posto ce n’è per una sola.
tx-why-12-5-tower-help =
    { $count ->
        [0] Nessun settore ha posto per un’altra torre.
       *[other] C’è posto { $list }.
    }
tx-why-12-6-room =
    { $spaces ->
        [one] L’unico posto per soldati { $section } è occupato.
       *[other] Tutti e { $spaces } i posti per soldati { $section } sono occupati.
    }
tx-why-12-6-free = C’è posto { $list }.
tx-why-12-6-room-help = I posti per soldati si liberano soltanto nelle battaglie.
tx-why-12-6 = Il prossimo soldato costa { $cost }, e ne hai { $have }.
tx-why-12-10 = Nella riserva non hai lavoratori che possano diventare soldati.
tx-why-13-1 =
    { $own ->
        [0] Un turno Chiatta sulla { $barge } costa { $cost }, e ne hai { $have }.
        [one] Con { $own } tuo lavoratore sulla { $barge } il turno costa { $cost }, e ne hai { $have }.
       *[other] Con { $own } tuoi lavoratori sulla { $barge } il turno costa { $cost }, e ne hai { $have }.
    }
tx-why-13-5 =
    { $spaces ->
        [one] L’unico posto dell’azione dei mercanti { $number } è occupato.
       *[other] Tutti e { $spaces } i posti dell’azione dei mercanti { $number } sono occupati.
    }
tx-why-14-2 = Fra le tessere bonus del round non c’è: { $tile }.
tx-why-14-3-once = Hai già fatto l’unico acquisto di questo passaggio.
tx-why-14-3-offer = Non c’è un’offerta per { $steps }.
tx-why-14-3-figurines =
    { $need ->
        [one] Per { $steps } serve { $need } statuetta, e ne hai { $have }.
       *[other] Per { $steps } servono { $need } statuette diverse, e ne hai { $have }.
    }
tx-why-14-3-help =
    { $count ->
        [0] Ci sono statuette nei siti e fra le tessere bonus del round.
       *[other] Con le tue statuette puoi acquistare { $list }.
    }
tx-offer = { $steps } per { $cost }
tx-why-14-3 = Per { $steps } si paga { $cost }, e ne hai { $have }.
tx-why-14-7 = Tutti i tuoi tracciati dei palazzi sono completi: non ci sono gradini da acquistare.
tx-why-15-2-help = Puoi salire per: { $list }.
tx-why-16-3 = Hai già la { $tile }, e nessun tipo si può avere due volte.
tx-why-18-1 =
    { $count ->
        [one] Il tuo segnalino azione è usato.
       *[other] Tutti e { $count } i tuoi segnalini azione sono usati.
    }
tx-why-18-1-help = Tornano nel Riordino.
tx-why-18-2 = Fra le tue tessere scoperte non c’è: { $tile }.
tx-why-18-2-help = Scoperte davanti a te: { $list }.
tx-why-18-2-none = Non hai tessere monouso scoperte.
tx-why-18-2-figurine = Una statuetta non si usa: conta alla fine, e per i gradini quando passi.
tx-why-18-2-figurine-help = Si usano soltanto le tessere monouso.
tx-why-18-3 = Non hai in mano l’{ $objective }.
tx-why-18-3-help =
    { $count ->
        [0] Non hai obiettivi.
       *[other] Hai: { $list }.
    }
tx-why-18-4 =
    { $need ->
        [one] L’azione dei mercanti { $number } richiede { $need } mercante e non ne ha.
       *[other] L’azione dei mercanti { $number } richiede { $need } mercanti e ne ha { $have }.
    }
tx-why-18-4-help = Diventano mercanti i lavoratori spinti giù da una chiatta.
tx-why-18-5 = Sull’azione dei mercanti { $number } non c’è nessun mercante.
tx-why-18-5-help =
    { $count ->
        [0] Non hai mercanti.
        [one] Il tuo { $count } mercante sta su un’altra.
       *[other] I tuoi { $count } mercanti stanno su altre.
    }
tx-why-18-6 = Le azioni gratuite non trovano posto dentro un’azione o un effetto, né fuori dal proprio turno.
tx-why-18-6-setup = Le azioni gratuite cominciano con i primi turni.
tx-why-19-11-left =
    { $left ->
        [one] Resta soltanto { $left } punto di forza: { $number } monete sono troppe.
       *[other] Restano soltanto { $left } punti di forza: { $number } monete sono troppe.
    }
tx-why-19-11-coins =
    { $have ->
        [one] Non puoi perdere { $number } monete: ne hai { $have }.
       *[other] Non puoi perdere { $number } monete: ne hai { $have }.
    }
tx-why-19-11-help =
    { $most ->
        [0] Si deve pagare tutto in punti.
        [one] Puoi perdere monete per 0 o { $most } punto di forza.
       *[other] Puoi perdere monete per un numero di punti di forza da 0 a { $most }.
    }
tx-why-21-1 = La partita è finita.
tx-why-23-1 = Adesso decide il caso: { $question }
tx-why-23-1-outcome = Ciò che si estrae, si riceve o si rivela lo decide il caso.
tx-why-23-2-turn = Questo fa parte di un turno, e prima viene la domanda in corso.
tx-why-23-2-stop = Adesso non c’è nulla da interrompere o a cui rinunciare.
tx-why-23-2-banner = Il gradino dello stendardo appartiene a un turno Regione, fra le sue azioni.
tx-why-23-2-extra-step = Un altro gradino appartiene a un turno Regione, dopo quello dello stendardo.
tx-why-23-2-governor = Un governatore si insedia soltanto in un turno Regione o con un effetto.
tx-why-23-2-swap = Si scambiano unità soltanto in un turno Regione di una regione con uno scambio.
tx-why-23-2-deliver = Si consegna soltanto in un turno Regione di una regione con un porto, o con un effetto.
tx-why-23-2-first = L’ordine di due ricompense si chiede soltanto dopo una consegna.
tx-why-23-2-step = Si sceglie un tracciato soltanto per un gradino a scelta.
tx-why-23-2-take = Si sceglie un tipo soltanto quando un effetto dà risorse o merci a scelta.
tx-why-23-2-wall = I muri si costruiscono soltanto con Fortificare, in un turno Militare o con un effetto.
tx-why-23-2-tower = Le torri si costruiscono soltanto con Fortificare, in un turno Militare o con un effetto.
tx-why-23-2-soldier = I soldati si mettono soltanto con Addestrare, in un turno Militare o con un effetto.
tx-why-23-2-merchant-space = Si sceglie un posto per mercanti soltanto quando un tuo lavoratore è caduto da una chiatta.
tx-why-23-2-buy-steps = Si acquistano gradini soltanto quando si passa, dopo aver preso la tessera.
tx-why-23-2-lose-coins = Ci sono perdite soltanto dopo una battaglia che lascia forza oltre il terzo sito.
tx-why-23-2-round-tile = Le tessere bonus del round si prendono soltanto quando si passa.
tx-why-23-2-return-objective = Si restituiscono obiettivi soltanto nella preparazione.

### A che cosa un’azione può portare o che cosa lascia da fare

tx-forecast-quiet =
    { $space ->
        [0] { $section }: nessuna battaglia in questo round (il capo è all’inizio, la battaglia è sulla casella { $battle }); forza { $strength }, difesa { $defense }
       *[other] { $section }: nessuna battaglia in questo round (il capo è sulla casella { $space }, la battaglia è sulla casella { $battle }); forza { $strength }, difesa { $defense }
    }
tx-forecast = { $section }, per come stanno le cose: forza { $strength } contro difesa { $defense }; { $result }
tx-forecast-holds = muri e torri vincono la battaglia senza perdere soldati
tx-forecast-won =
    { $count ->
        [one] la battaglia è vinta e cade { $count } soldato ({ $list })
       *[other] la battaglia è vinta e cadono { $count } soldati ({ $list })
    }
tx-forecast-lost = la battaglia è persa, e resta forza { $left }
tx-forecast-ranks = posizioni { $section }: { $list }
tx-forecast-contributions = contributi finora { $section }: { $list }
tx-forecast-no-ranks = nessuno dà un contributo { $section }
tx-forecast-victory = per i governatori della via { $family } segna anche { $points }
tx-forecast-raid =
    { $count ->
        [0] razziati: { $list }
        [one] razziati: { $list }; un governatore è cacciato ({ $governors })
       *[other] razziati: { $list }; { $count } governatori sono cacciati ({ $governors })
    }
tx-forecast-losses =
    { $left ->
        [one] per { $left } punto di forza oltre il terzo sito ogni giocatore perde { $coins } o { $points }
       *[other] per ciascuno di { $left } punti di forza oltre il terzo sito ogni giocatore perde { $coins } o { $points }
    }
tx-outlook-markers =
    { $count ->
        [0] poi non resta nessun segnalino azione: soltanto turni Chiatta, o passare
        [one] poi resta { $count } segnalino azione
       *[other] poi restano { $count } segnalini azione
    }
tx-outlook-banner = lo stendardo offre un gradino { $track } alla posizione { $position }: { $gain }
tx-outlook-governor = un governatore qui costa almeno { $cost }
tx-outlook-exchange =
    { $units ->
        [0] cambiare { $paid } in { $gained }: per ora non hai nulla da dare
        [one] cambiare { $paid } in { $gained }: { $units } unità con ciò che hai
       *[other] cambiare { $paid } in { $gained }: fino a { $units } unità con ciò che hai
    }
tx-outlook-exchange-any =
    { $units ->
        [0] cambiare risorse in merci a scelta: per ora non hai nulla da dare
        [one] cambiare risorse in merci a scelta: { $units } unità con ciò che hai
       *[other] cambiare risorse in merci a scelta: fino a { $units } unità con ciò che hai
    }
tx-outlook-ship =
    { $spaces ->
        [one] la { $slot } chiede { $good }: { $spaces } posto è libero, e di questa merce hai { $have }
       *[other] la { $slot } chiede { $good }: { $spaces } posti sono liberi, e di questa merce hai { $have }
    }
tx-outlook-ship-full = la { $slot } è piena
tx-outlook-train =
    { $workers ->
        [one] il primo soldato costa { $cost }; nella riserva c’è { $workers } lavoratore
       *[other] il primo soldato costa { $cost }; nella riserva ci sono { $workers } lavoratori
    }
tx-outlook-fortify = per prima cosa potresti costruire { $list }
tx-outlook-wall = un muro per { $cost }
tx-outlook-tower = una torre per { $cost }
tx-outlook-neutral = la tua riserva è vuota: al posto del tuo entra un lavoratore neutrale
tx-outlook-pushed-neutral = un lavoratore neutrale è spinto giù e se ne va
tx-outlook-pushed =
    { $own ->
        [0] un lavoratore di { $family } è spinto giù e diventa un suo mercante
       *[other] un tuo lavoratore è spinto giù e diventa un mercante
    }
tx-outlook-pushed-back =
    { $own ->
        [0] un lavoratore di { $family } è spinto giù e torna nella riserva: i posti per mercanti sono tutti occupati
       *[other] un tuo lavoratore è spinto giù e torna nella riserva: i posti per mercanti sono tutti occupati
    }
tx-outlook-tile-stays = hai già la { $tile }, che quindi resta lì
tx-outlook-raid = per come stanno le cose, l’attacco di questo round razzia { $place } e ne caccia il governatore
tx-outlook-shipping = in questo porto metti il tuo segnalino spedizione
tx-outlook-full = poi la { $slot } è piena e parte nel Riordino
tx-outlook-track = alla fine il tracciato vale così { $after } invece di { $before }
tx-outlook-rank =
    { $before ->
        [0] il tuo contributo è lì alla posizione { $rank }
       *[other] il tuo contributo è lì alla posizione { $rank } invece che alla { $before }
    }
tx-outlook-buy = potresti ancora acquistare gradini
tx-outlook-tiles =
    { $count ->
        [one] { $count } tessera monouso non usata alla fine non vale nulla
       *[other] { $count } tessere monouso non usate alla fine non valgono nulla
    }
tx-outlook-unmet =
    { $count ->
        [one] { $list } non è soddisfatto, e si può ancora scartare per la riga superiore
       *[other] { $list } non sono soddisfatti, e si possono ancora scartare per la riga superiore
    }
tx-outlook-undone = ancora possibile in questo turno: { $list }
tx-outlook-place = nel prossimo ordine di turno hai il posto { $place }
tx-outlook-unused =
    { $count ->
        [one] { $count } segnalino azione resta non usato e non dà nulla
       *[other] { $count } segnalini azione restano non usati e non danno nulla
    }
tx-outlook-no-tile = non restano tessere bonus del round
tx-outlook-loss = poi hai { $coins } e { $points }
tx-outlook-met = per come stanno le cose, alla fine varrebbe { $points }
tx-outlook-not-met = per come stanno le cose non varrebbe i suoi { $points } ({ $need })

### Che cosa sono le cose

tx-about-region = { $region }; beneficio stampato: { $gain }
tx-about-banner = il suo stendardo è della { $track }
tx-about-exchange = scambio fino a { $most } unità: { $pays } in { $gives }
tx-about-port = ha un porto
tx-about-entry =
    { $count ->
        [0] non ci sono segnalini azione: l’ingresso non ti costa nulla
        [one] c’è { $count } segnalino azione: l’ingresso ti costa { $cost }
       *[other] ci sono { $count } segnalini azione: l’ingresso ti costa { $cost }
    }
tx-about-building =
    { $sort ->
        [income] { $place }, edificio di rendita per { $cost }: { $what }
       *[passive] { $place }, edificio passivo per { $cost }: { $what }
    }
tx-about-token = un segnalino rincaro lo rende più caro di { $cost }
tx-about-tile-there = vi si trova: { $tile }
tx-about-governors =
    { $count ->
        [0] { $free ->
            [one] nessun governatore; { $free } posto per lavoratori è libero
           *[other] nessun governatore; { $free } posti per lavoratori sono liberi
        }
        [one] { $free ->
            [0] { $list } vi ha un governatore; nessun posto per lavoratori è libero
            [one] { $list } vi ha un governatore; { $free } posto per lavoratori è libero
           *[other] { $list } vi ha un governatore; { $free } posti per lavoratori sono liberi
        }
       *[other] { $free ->
            [0] { $list } vi hanno governatori; nessun posto per lavoratori è libero
            [one] { $list } vi hanno governatori; { $free } posto per lavoratori è libero
           *[other] { $list } vi hanno governatori; { $free } posti per lavoratori sono liberi
        }
    }
tx-about-path = sito { $place } della via dietro il settore { $section }; una razzia qui perde { $raid } di forza
tx-about-fortify = Fortificare: muri e torri, quanti ne vuoi
tx-about-train = Addestrare: quanti soldati vuoi, per { $rice } ciascuno
tx-about-next-wall =
    { $left ->
        [one] il tuo prossimo muro costa { $cost }; ne resta { $left }
       *[other] il tuo prossimo muro costa { $cost }; ne restano { $left }
    }
tx-about-next-tower =
    { $left ->
        [one] la tua prossima torre costa { $cost }; ne resta { $left }
       *[other] la tua prossima torre costa { $cost }; ne restano { $left }
    }
tx-about-barge =
    { $count ->
        [0] la { $barge } è vuota
       *[other] sulla { $barge }, da sinistra: { $list }
    }
tx-about-barge-cost = un turno Chiatta qui ti costa { $cost }
tx-about-no-ship = non c’è nessuna nave
tx-about-ship = la { $slot } è la { $ship }; chiede { $demand }
tx-about-spaces =
    { $count ->
        [0] tutti i suoi posti sono coperti
        [one] un posto è libero: { $list }
       *[other] { $count } posti sono liberi: { $list }
    }
tx-about-leaves = parte nel Riordino, piena o no
tx-about-merchants = azione dei mercanti { $number }: { $gain }
tx-about-track = { $track }: sei alla posizione { $position }, che alla fine vale { $points }
tx-about-next-step = prossimo gradino: { $gain }; alla fine vale { $points }
tx-about-figurines =
    { $count ->
        [one] hai { $count } statuetta: { $points } alla fine
       *[other] hai { $count } statuette diverse: { $points } alla fine
    }
tx-about-round-tile = attende qualcuno che passi
tx-about-objective = finora hai { $have } di { $need }
tx-about-have = hai { $amount }
tx-about-use =
    { $what ->
        [coins] le monete pagano ingressi, chiatte e gradini; ogni { $each } fra monete, risorse e merci che restano alla fine valgono 1 punto
        [wood] il legno paga i governatori e si scambia in Qin o Han; ogni { $each } fra monete, risorse e merci che restano alla fine valgono 1 punto
        [stone] la pietra paga muri e torri e si scambia in Zhao o Han; ogni { $each } fra monete, risorse e merci che restano alla fine valgono 1 punto
        [rice] il riso paga i soldati e si scambia in Wei o Han; ogni { $each } fra monete, risorse e merci che restano alla fine valgono 1 punto
       *[other] le merci si consegnano alle navi; ogni { $each } fra monete, risorse e merci che restano alla fine valgono 1 punto
    }
tx-about-setup = la partita è in preparazione; seguono { $rounds } round
tx-about-round = round { $round } di { $rounds }
tx-about-order = ordine di turno: { $list }
tx-about-passed = già passati, nell’ordine del prossimo round: { $list }

### Eventi

tx-event-gain =
    { $why ->
        [start] { $seat } comincia con { $amount }
        [income] { $seat } ottiene { $amount } di rendita
        [benefit] { $seat } ottiene { $amount } dalla regione
        [building] { $seat } ottiene { $amount } dall’edificio
        [watch_post] { $seat } ottiene { $amount } per la costruzione
        [harbor_office] { $seat } ottiene { $amount } per la consegna, da un edificio passivo
        [record_hall] { $seat } ottiene { $amount } per il governatore
        [trade_inn] { $seat } ottiene { $amount } per il lavoratore spinto giù
        [exchange_house] { $seat } ottiene in più { $amount } dallo Scambio
        [delivery] { $seat } ottiene { $amount } per la consegna
        [barge] { $seat } ottiene { $amount } dalla chiatta
        [step] { $seat } ottiene { $amount } dal gradino
        [marker] { $seat } ottiene { $amount } per il segnalino azione
        [tile] { $seat } ottiene { $amount } dalla tessera monouso
        [objective] { $seat } ottiene { $amount } per l’obiettivo scartato
        [merchants] { $seat } ottiene { $amount } dall’azione dei mercanti
        [rank] { $seat } ottiene { $amount } per il contributo
        [soldier] { $seat } ottiene { $amount } per il soldato
        [victory] { $seat } ottiene { $amount } per la battaglia vinta
       *[plain] { $seat } ottiene { $amount }
    }
tx-event-pay =
    { $why ->
        [entry] { $seat } paga { $amount } per l’ingresso
        [barge] { $seat } paga { $amount } per la chiatta
        [step] { $seat } paga { $amount } per i gradini
        [loss] { $seat } perde { $amount } per colpa dei nomadi
        [points] { $seat } perde { $amount }
       *[plain] { $seat } paga { $amount }
    }
tx-event-round = comincia il round { $round }
tx-event-turn = comincia il turno di { $seat }
tx-event-turn-ended = { $seat } chiude il turno
tx-event-ended = la partita è finita
tx-event-scored =
    { $category ->
        [game] { $seat } ha { $points } dalla partita
        [figurines] { $seat } segna { $points } per le statuette
        [palaces] { $seat } segna { $points } per i tracciati dei palazzi
        [objectives] { $seat } segna { $points } per gli obiettivi
        [leftovers] { $seat } segna { $points } per le rimanenze
        [start] { $seat } aggiunge { $points } per la difficoltà
       *[governors] { $seat } segna { $points } per i governatori
    }
tx-event-banner-laid = { $regions }: lo stendardo della { $track }
tx-event-building-laid = nel sito { $site } sta: { $building }
tx-event-site-tile = nel sito { $site } si trova: { $tile }
tx-event-ship-comes = arriva una nave { $where }: { $ship }
tx-event-demand-laid = la { $slot } chiede { $demand }
tx-event-place-drawn = { $seat } ha il posto { $place } nell’ordine di turno
tx-event-board-dealt = { $seat } riceve la { $board } (rendita: { $gain })
tx-event-objective-drawn = { $seat } pesca un obiettivo
tx-event-objective-drawn-card = { $seat } pesca l’{ $objective }
tx-event-objective-returned = { $seat } restituisce un obiettivo
tx-event-objective-returned-card = { $seat } restituisce l’{ $objective }
tx-event-round-tile-shown = fra le tessere bonus del round: { $tile }
tx-event-attack-shown = rivelata: { $attack }
tx-event-advanced =
    { $spaces ->
        [one] { $section }: il capo avanza di { $spaces } casella
       *[other] { $section }: il capo avanza di { $spaces } caselle
    }
tx-event-strengthened = { $section }: la forza cresce di { $strength }
tx-event-neutral-enters = un lavoratore neutrale entra sulla { $barge }
tx-event-region-entered = { $seat } mette un segnalino azione in { $region }
tx-event-military-entered =
    { $action ->
        [fortify] { $seat } mette un segnalino azione su Fortificare
       *[train] { $seat } mette un segnalino azione su Addestrare
    }
tx-event-barge-boarded =
    { $worker ->
        [own] { $seat } mette un lavoratore sulla { $barge }
       *[neutral] { $seat } mette un lavoratore neutrale sulla { $barge }
    }
tx-event-passed = { $seat } passa e ha il posto { $place } nel prossimo ordine di turno
tx-event-stepped = { $seat } sale { $track } alla posizione { $position }
tx-event-step-lost = { $seat } perde un gradino: la { $track } è completa
tx-event-governor-placed = { $seat } insedia un governatore nel sito { $site }
tx-event-exchanged = { $seat } cambia { $paid } in { $gained }
tx-event-delivered = { $seat } consegna alla { $slot }, posto { $space }
tx-event-shipping-placed = { $seat } mette il segnalino spedizione di { $region }
tx-event-wall-built = { $seat } costruisce un muro { $section }
tx-event-tower-built = { $seat } costruisce una torre { $section }
tx-event-soldier-placed = { $seat } mette un soldato { $section }
tx-event-tile-taken = { $seat } prende la { $tile }
tx-event-tile-stays = { $seat } ha già la { $tile }: resta nel sito { $site }
tx-event-tile-boxed = { $seat } mette nella scatola la { $tile }
tx-event-supply-empty = { $seat } non ottiene nulla per { $amount }: la riserva è vuota
tx-event-deck-empty = { $seat } non ottiene nulla per { $amount }: il mazzo è vuoto
tx-event-fell-off = un lavoratore di { $seat } cade dalla { $barge }
tx-event-fell-off-neutral = un lavoratore neutrale cade dalla { $barge }
tx-event-merchant-placed = { $seat } ha un mercante in più, sull’azione dei mercanti { $number }
tx-event-worker-back = { $seat } non ha posti per mercanti liberi: il lavoratore torna nella riserva
tx-event-steps-bought = { $seat } acquista { $steps }
tx-event-marker-discarded = { $seat } scarta un segnalino azione
tx-event-tile-used = { $seat } usa la { $tile }
tx-event-objective-discarded = { $seat } scarta l’{ $objective }
tx-event-merchants-used = { $seat } svolge l’azione dei mercanti { $number }
tx-event-merchant-back = { $seat } fa tornare un mercante dall’azione dei mercanti { $number }
tx-event-battle = battaglia { $section } contro forza { $strength }
tx-event-ranked = { $seat } è alla posizione { $rank } { $section }
tx-event-walls-hold =
    { $left ->
        [0] muri e torri non lasciano forza { $section }
       *[other] muri e torri lasciano forza { $left } { $section }
    }
tx-event-soldier-lost = un soldato di { $seat } cade { $section }
tx-event-battle-won = la battaglia { $section } è vinta; la prima famiglia è { $seat }
tx-event-battle-won-nobody = la battaglia { $section } è vinta
tx-event-raided =
    { $left ->
        [0] i nomadi razziano il sito { $site } e non vanno oltre
       *[other] i nomadi razziano il sito { $site }; resta forza { $left }
    }
tx-event-governor-expelled = il governatore di { $seat } nel sito { $site } è cacciato
tx-event-token-laid = nel sito { $site } si mette un segnalino rincaro
tx-event-losses =
    { $left ->
        [one] resta { $left } punto di forza { $section }, e tutti ne soffrono
       *[other] restano { $left } punti di forza { $section }, e tutti ne soffrono
    }
tx-event-loss-chosen = { $seat } paga le perdite con { $coins } e il resto in punti
tx-event-leader-back = { $section }: il capo torna all’inizio
tx-event-round-tile-gone = va nella scatola: { $tile }
tx-event-markers-back =
    { $markers ->
        [one] { $seat } riprende { $markers } segnalino azione
       *[other] { $seat } riprende { $markers } segnalini azione
    }
tx-event-ship-leaves = parte la nave { $where }: { $ship }
tx-event-deliveries-back =
    { $markers ->
        [one] { $seat } riprende { $markers } segnalino consegna
       *[other] { $seat } riprende { $markers } segnalini consegna
    }
tx-event-ship-moves = una nave sale, ora { $where }: { $ship }
tx-event-order-moves = vale il nuovo ordine di turno
tx-event-li-mu-card = carta di Li Mu: { $card }
tx-event-li-mu-marker = Li Mu mette un segnalino azione in { $region }
tx-event-li-mu-marker-military =
    { $action ->
        [fortify] Li Mu mette un segnalino azione su Fortificare
       *[train] Li Mu mette un segnalino azione su Addestrare
    }
tx-headline-round = Comincia il round { $round }.
tx-headline-lost = La battaglia nel settore { $section } è persa.
tx-headline-expelled =
    { $count ->
        [one] Uno dei tuoi governatori è cacciato.
       *[other] { $count } dei tuoi governatori sono cacciati.
    }
