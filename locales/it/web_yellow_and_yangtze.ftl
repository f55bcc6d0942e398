# Quel che dice solo il disegno di Yellow & Yangtze. Le chiavi iniziano con yyweb-.

yyweb-board = Il tavolo: mappa, tessere scoperte e riserva
yyweb-map = La mappa. Le frecce vanno da uno spazio all’altro.
yyweb-space =
    { $river ->
        [yellow] { $space }, Fiume Giallo
        [yangtze] { $space }, Yangtze
       *[land] { $space }, terra
    }
yyweb-capital = capitale di { $name }
yyweb-empty = vuoto
yyweb-on = { $what } su { $space }
yyweb-next = Accanto: { $list }
yyweb-next-nothing = Accanto non c’è nulla
yyweb-in-state = Nello stato con { $list }
yyweb-state-red = La sua forza in guerra: { $red }
yyweb-no-state = In nessuno stato
yyweb-in-war = Nello stato in guerra { $side }, forza { $total }
yyweb-unifying = La tessera unificatrice della guerra
yyweb-under = Sotto { $list }
yyweb-stands-on = { $pagoda } su { $triangle }
yyweb-triangle-free =
    { $color ->
        [black] Triangolo { $triangle } di tessere nere, senza pagoda
        [red] Triangolo { $triangle } di tessere rosse, senza pagoda
        [blue] Triangolo { $triangle } di tessere blu, senza pagoda
        [green] Triangolo { $triangle } di tessere verdi, senza pagoda
       *[yellow] Triangolo { $triangle } di tessere gialle, senza pagoda
    }
yyweb-triangle = triangolo { $triangle }
yyweb-may = Possibile ora.
yyweb-can = Possibile qui: { $list }
yyweb-can-riot = una sommossa
yyweb-thinking = …
yyweb-triangles = Pagode e triangoli
yyweb-color =
    { $color ->
        [black] nero
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    }

### Accanto alla mappa

yyweb-display = Tessere scoperte
yyweb-display-tile = { $tiles } fra quelle scoperte
yyweb-display-none =
    { $color ->
        [black] nessuna tessera nera fra quelle scoperte
        [red] nessuna tessera rossa fra quelle scoperte
        [blue] nessuna tessera blu fra quelle scoperte
        [green] nessuna tessera verde fra quelle scoperte
       *[yellow] nessuna tessera gialla fra quelle scoperte
    }
yyweb-supply = Pagode
yyweb-supply-of = { $pagoda }: { $left } di { $all } nella riserva
yyweb-bag = Sacchetto
yyweb-bag-tiles =
    { $count ->
        [one] { $count } tessera nel sacchetto
       *[other] { $count } tessere nel sacchetto
    }
yyweb-box-tiles = Messe nella scatola davanti a tutti: { $list }
yyweb-box-none = Nessuna tessera è finita nella scatola davanti a tutti
yyweb-end = Chiudi il turno
yyweb-pass = Passa
yyweb-left =
    { $count ->
        [one] { $count } azione rimasta
       *[other] { $count } azioni rimaste
    }
yyweb-over = La partita è finita

### Conflitti

yyweb-war = Guerra a { $space }
yyweb-revolt-of =
    { $leader ->
        [governor] Rivolta fra governatori
        [soldier] Rivolta fra soldati
        [farmer] Rivolta fra contadini
        [trader] Rivolta fra commercianti
       *[artisan] Rivolta fra artigiani
    }
yyweb-attacker = attaccante
yyweb-defender = difensore
yyweb-side =
    { $side ->
        [e] Est
        [ne] Nord-est
        [nw] Nord-ovest
        [w] Ovest
        [sw] Sud-ovest
       *[se] Sud-est
    }
yyweb-side-of =
    { $side ->
        [e] lo stato a est
        [ne] lo stato a nord-est
        [nw] lo stato a nord-ovest
        [w] lo stato a ovest
        [sw] lo stato a sud-ovest
       *[se] lo stato a sud-est
    }
yyweb-side-base =
    { $count ->
        [one] { $count } tessera rossa sul tabellone
       *[other] { $count } tessere rosse sul tabellone
    }
yyweb-revolt-base =
    { $count ->
        [one] { $count } tessera nera accanto a { $space }
       *[other] { $count } tessere nere accanto a { $space }
    }
yyweb-added =
    { $leader ->
        [none] { $seat } aggiunge { $tiles }
       *[other] { $seat } aggiunge { $tiles } e { $leader }
    }
yyweb-added-leader = { $seat } aggiunge { $leader }
yyweb-total = Forza { $total }
yyweb-asked = Devono ancora decidere: { $list }
yyweb-outcome-war = La guerra, passo per passo
yyweb-outcome-revolt = La rivolta, passo per passo
yyweb-again = Rivedi
yyweb-wins = vince
yyweb-state-at = Stato a { $space }

### Giocatori

yyweb-seat-board = { $name } ({ $seat })
yyweb-seat = posto { $seat }
yyweb-leaders = Leader
yyweb-leader-on = { $leader }, su { $space }
yyweb-leader-home = { $leader }, fuori dal tabellone
yyweb-withdraw = Ritira { $leader } da { $space }
yyweb-points = Punti
yyweb-points-hidden = punti nascosti fino alla fine
yyweb-points-of = { $category }: { $points }
yyweb-lowest = Colore più basso, con i punti gialli assegnati: { $lowest }
yyweb-lowest-short = minimo
yyweb-hand-count =
    { $count ->
        [one] { $count } tessera in mano
       *[other] { $count } tessere in mano
    }
yyweb-known = Di sicuro in mano: { $list }
yyweb-maybe =
    { $unsure ->
        [one] { $list }, di cui { $unsure } forse sostituita
       *[other] { $list }, di cui { $unsure } forse sostituite
    }
yyweb-hand = Le tue tessere
yyweb-hand-tile = { $tile }, la numero { $number } di questo colore
yyweb-hand-empty = Non hai tessere in mano.
yyweb-swap = Scegli { $tile }, numero { $number }, da sostituire
yyweb-swap-hint = Segna le tessere per sostituirle
yyweb-replace =
    { $count ->
        [one] Sostituisci { $count } tessera
       *[other] Sostituisci { $count } tessere
    }
yyweb-amount =
    { $color ->
        [black] Quante tessere nere
       *[red] Quante tessere rosse
    }
yyweb-amount-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }

### Cose, per l’elenco delle mosse

yyweb-target-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
yyweb-target-verb =
    { $verb ->
        [end] chiudere il turno
        [pass] passare
        [withdraw] ritirare un leader
        [take] una tessera scoperta
        [replace] sostituire tessere
        [commit] aggiungere tessere nere
        [support] appoggiare uno stato
        [winner] scegliere il vincitore
        [place] piazzare una tessera
        [leader] posizionare un leader
        [riot] una sommossa
        [pay] pagare il tributo
        [pagoda] piazzare una pagoda
        [buy] una pagoda con tessere verdi
       *[move] spostare una pagoda
    }
yyweb-target-replace = tessere { $letters }
