# Tianxia nel terminale. Le chiavi cominciano con tx-board-. Molti testi stanno in posti stretti: brevi, dunque.

### Titolo

tx-board-title = Tianxia
tx-board-progress = round { $round } di { $rounds }
tx-board-phase =
    { $phase ->
        [setup] preparazione
        [preparation] preparativi
        [income] rendita
        [action] azioni
        [attack] attacco
        [cleanup] riordino
       *[ended] fine
    }
tx-board-over = partita finita
tx-board-turn = turno di { $family }
tx-board-turn-you = il tuo turno ({ $family })
tx-board-chance = caso
tx-board-order = ordine di turno
tx-board-passed = prossimo round

### Segni

# Una quantità, più breve che si può.
tx-board-amount =
    { $what ->
        [coins] { $amount }$
        [wood] { $amount }l
        [stone] { $amount }p
        [rice] { $amount }r
        [silk] { $amount }S
        [helmets] { $amount }E
        [jewelry] { $amount }G
        [points] { $amount }v
        [any-resource] { $amount } ris.
        [any-good] { $amount ->
            [one] { $amount } merce
           *[other] { $amount } merci
        }
        [palace-any] { $amount ->
            [one] { $amount } gradino
           *[other] { $amount } gradini
        }
        [objective] { $amount ->
            [one] { $amount } carta
           *[other] { $amount } carte
        }
       *[bonus-tile] { $amount ->
            [one] { $amount } tess.
           *[other] { $amount } tess.
        }
    }
# Una lettera ciascuno, la stessa che nelle quantità.
tx-board-letter =
    { $what ->
        [wood] l
        [stone] p
        [rice] r
        [silk] S
        [helmets] E
       *[jewelry] G
    }
tx-board-resource = ris.
tx-board-good = merce
tx-board-soldiers =
    { $count ->
        [one] { $count } soldato
       *[other] { $count } soldati
    }
tx-board-action =
    { $action ->
        [fortify] Fortificare
        [train] Addestrare
        [governor] Governatore
       *[ship] Nave
    }
tx-board-any-ship = bassa
tx-board-any-good = ogni
tx-board-power-fortify-discount = Fortificare: prima -{ $gain }
tx-board-power-train-discount = Addestrare: primo -{ $gain }
tx-board-power-structure-points = muro { $gain }, torre { $second }
tx-board-power-delivery-gain = consegna { $gain }
tx-board-power-lowest-ship = Nave bassa
tx-board-power-governor-discount = Governatore -{ $gain }
tx-board-power-governor-points = Governatore { $gain }
tx-board-power-barge-surcharge = propri su chiatta ≤{ $gain }
tx-board-power-pushed-off-points = spinto giù { $gain }
tx-board-power-extra-step = stendardo +1 gradino: { $gain }
tx-board-power-exchange-unit = Scambio { $value }+: 1 merce
tx-board-power-entry-discount = ingresso -{ $gain }
tx-board-figurine =
    { $word ->
        [dragon] Drago
        [tiger] Tigre
        [phoenix] Fenice
        [tortoise] Tartaruga
        [horse] Cavallo
        [ox] Bue
       *[other] { $name }
    }
tx-board-track =
    { $track ->
        [black] nera
        [red] rossa
        [green] verde
       *[white] bianca
    }

### Mura

tx-board-wall = mura
tx-board-section =
    { $word ->
        [qin_section] Qin
        [west_zhao_section] Zhao ovest
        [east_zhao_section] Zhao est
        [yan_section] Yan
       *[other] { $name }
    }
tx-board-leader = capo
tx-board-strength = forza
tx-board-walls = muri
tx-board-tower = torre
tx-board-soldiers-here = soldati
tx-board-attack = carta
tx-board-battle = battaglia
tx-board-defense = difesa { $defense }
tx-board-holds = i muri reggono
tx-board-won = vinta
tx-board-lost =
    { $left ->
        [one] persa, ne resta { $left }
       *[other] persa, ne restano { $left }
    }
tx-board-fallen = cadono
tx-board-raid-on = razzia
tx-board-expelled = cacciati
tx-board-losses = ognuno perde { $count }
tx-board-ranks = ranghi

### Vie

tx-board-paths = vie d’invasione
tx-board-site = sito
tx-board-building = edificio
tx-board-raid = razzia
tx-board-cost = costo
tx-board-spaces = posti
tx-board-does = effetto
tx-board-tile = tessera
tx-board-slot =
    { $kind ->
        [income] rendita
       *[passive] passivo
    }

### Regioni

tx-board-regions = regioni e plancia militare
tx-board-region = regione
tx-board-banner = stendardo
tx-board-benefit = beneficio
tx-board-exchange = Scambio
tx-board-port = porto
tx-board-entry = ingresso
tx-board-markers = segnalini
tx-board-each = { $cost } l’uno

### Navi

tx-board-ships = navi e chiatte
tx-board-sea = mare aperto
tx-board-ship = nave
tx-board-shipped = spedito
tx-board-barges = chiatte

### Palazzi e pile

tx-board-palaces = tracciati dei palazzi
tx-board-points = punti
tx-board-figurines = statuette
tx-board-passing = passando
tx-board-supplies = tessere e pile
tx-board-round-tiles = bonus del round
tx-board-piles = in arrivo
tx-board-supply =
    { $count ->
        [one] { $count } tessera nella riserva
       *[other] { $count } tessere nella riserva
    }
tx-board-deck =
    { $count ->
        [one] { $count } obiettivo
       *[other] { $count } obiettivi
    }
tx-board-ships-left =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
tx-board-demands = richieste
tx-board-gone = obiettivi scartati:
tx-board-unseen = tessere mai viste

### Famiglie

tx-board-players = famiglie
tx-board-you = tu
tx-board-board =
    { $board ->
        [azure] azzurra
        [crimson] cremisi
        [jade] giada
        [ochre] ocra
       *[other] { $name }
    }
tx-board-workers =
    { $count ->
        [one] { $count } lavoratore
       *[other] { $count } lavoratori
    }
tx-board-markers-left =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
tx-board-discarded =
    { $count ->
        [one] (+{ $count } scartato)
       *[other] (+{ $count } scartati)
    }
tx-board-walls-built =
    { $count ->
        [one] { $count } muro
       *[other] { $count } muri
    }
tx-board-towers-built =
    { $count ->
        [one] { $count } torre
       *[other] { $count } torri
    }
tx-board-next = (poi { $cost })
tx-board-governors =
    { $count ->
        [one] { $count } governatore
       *[other] { $count } governatori
    }
tx-board-deliveries =
    { $count ->
        [one] resta { $count } consegna
       *[other] restano { $count } consegne
    }
tx-board-income = rendita
tx-board-tiles = tessere
tx-board-used = usate
tx-board-objectives =
    { $count ->
        [one] { $count } obiettivo
       *[other] { $count } obiettivi
    }
tx-board-drawn =
    { $count ->
        [one] ({ $count } pescato)
       *[other] ({ $count } pescati)
    }
tx-board-limu-start = +{ $points } alla fine
tx-board-cards-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restano { $count } carte
    }

### Obiettivi

tx-board-own = obiettivi
tx-board-returned = restituito
tx-board-met = raggiunto
tx-board-scores = dà punti
tx-board-discard = a scartarlo

### Legenda

tx-board-legend =
    3$ 2l      monete, legno; p pietra  r riso  S seta  E elmi  G gioielli  v punti
    2 ris.     risorse a scelta; merce: una merce a scelta; gradino: uno dei
               palazzi; carta: un obiettivo; tess.: una tessera bonus della riserva
    Addestrare -4r   un’azione Addestrare con 4 riso in meno in tutto; Fortificare
               ×1 -2p: una costruzione per 2 pietra in meno; Nave ×1 bassa ogni:
               una Spedizione di una consegna, anche alla nave più in basso
               (bassa), con una merce a scelta (ogni)
    A B C D    i giocatori; L Li Mu  n un lavoratore neutrale  · un posto libero
    ─◆─×       il capo dei nomadi sul tracciato d’attacco; × è la battaglia
    →2 +1      caselle e forza portate dalla carta attacco del round
    battaglia  come andrebbe ora: difesa, quanti nomadi restano, i soldati che
               cadono, i siti razziati, di chi sono i governatori cacciati, quanto
               perde ogni famiglia, i punti per i ranghi e per la vittoria
    razzia     la forza che i nomadi perdono nel sito
    2l+1       legno per un governatore; +1 è per il segnalino di una razzia
    {"["}A][+1]    posti per lavoratori: un governatore; uno libero per 1 legno in più
    effetto    di un edificio: ciò che dà subito e come rendita, oppure ciò che
               cambia finché il governatore resta
    ingresso   monete per andarci, per te (su uno schermo basso dopo i due punti);
               accanto a ogni chiatta il costo di un turno
    l [BnA]    la chiatta del legno; i lavoratori entrano da sinistra
    S → 2$     la tessera richiesta di una nave; [5v][A] i suoi posti di consegna:
               ciò che dà uno libero, di chi è il segnalino
    spedito    di chi è il segnalino spedizione nel porto
    5 3v       posizione 5 di un tracciato, 3 punti alla fine; le lettere dicono
               chi vi sta
    3+: 2 gradini 3$   con almeno 3 statuette: 2 gradini per 3 monete, passando
    (A)        ha passato
    m2 [A·]    la seconda azione dei mercanti, con un mercante sui suoi due posti
    2r (3)     tre tessere di quel tipo
    4/3 dà punti   un obiettivo conta 4 e chiede 3, e dà punti; raggiunto: altri
               ne danno di più
