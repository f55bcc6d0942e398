# River of Gold. Le chiavi cominciano con rog-.

data-note-river_of_gold = Accanto a ogni numero, nel file dei componenti, c’è la sua fonte; ciò che nessuna fonte chiarisce vi è segnato come ricostruito.

### Nomi

rog-region =
    { $region ->
        [1] Spine of the World
        [2] Shinomen Forest
        [3] Three Man Alliance Plain
        [4] Kitsune Woods
        [5] Ube Marshes
       *[6] Earthquake Fish Bay
    }
rog-good =
    { $what ->
        [silk] seta
        [rice] riso
       *[porcelain] porcellana
    }
rog-amount =
    { $what ->
        [koku] { $amount } koku
        [silk] { $amount } seta
        [rice] { $amount } riso
        [porcelain] { $amount } porcellana
        [favor] { $amount ->
            [one] { $amount } favore
           *[other] { $amount } favori
        }
        [vp] { $amount } PV
        [influence] { $amount ->
            [one] { $amount } punto influenza
           *[other] { $amount } punti influenza
        }
       *[any_good] { $amount ->
            [one] { $amount } merce a scelta
           *[other] { $amount } merci a scelta
        }
    }
rog-influence-in =
    { $amount ->
        [one] { $amount } punto influenza in { $region }
       *[other] { $amount } punti influenza in { $region }
    }
rog-building =
    { $building ->
        [port] porto
        [market] mercato
        [manor] maniero
        [shrine] santuario
       *[imperial] Mercato Imperiale
    }
rog-customer =
    { $type ->
        [artisan] artigiano
        [elder] anziano
        [merchant] mercante
        [monk] monaco
       *[noble] nobile
    } { $region }
# Lo stesso con ciò che la frase gli mette davanti: articolo, oppure «a» e articolo.
rog-customer-the =
    { $type ->
        [artisan] l’artigiano
        [elder] l’anziano
        [merchant] il mercante
        [monk] il monaco
       *[noble] il nobile
    } { $region }
rog-customer-to =
    { $type ->
        [artisan] all’artigiano
        [elder] all’anziano
        [merchant] al mercante
        [monk] al monaco
       *[noble] al nobile
    } { $region }
rog-mastery =
    { $mastery ->
        [air] Maestria dell’Aria
        [courts] Maestria delle Corti
        [earth] Maestria della Terra
        [fire] Maestria del Fuoco
        [void] Maestria del Vuoto
        [water] Maestria dell’Acqua
       *[other] maestria { $mastery }
    }
rog-clan =
    { $clan ->
        [crab] clan del Granchio
        [mantis] clan della Mantide
        [crane] clan della Gru
       *[scorpion] clan dello Scorpione
    }
rog-shore = spazio di riva { $shore }

### Che cosa danno le cose

# Un edificio in una riga.
rog-tile-owned = { $building } (visitatore: { $visitor }; proprietario: { $owner }; bonus di costruzione: { $bonus })
rog-tile-neutral = { $building } (visitatore: { $visitor })
rog-nothing = nulla
rog-reward-koku-per-own =
    { $building ->
        [port] 1 koku per ogni porto posseduto
        [market] 1 koku per ogni mercato posseduto
        [manor] 1 koku per ogni maniero posseduto
       *[shrine] 1 koku per ogni santuario posseduto
    }
rog-reward-koku-per-delivered = { $amount } koku per ogni cliente servito
rog-reward-draw-discard =
    { $amount ->
        [one] pesca { $amount } cliente, poi scartane 1
       *[other] pesca { $amount } clienti, poi scartane 1
    }
rog-reward-favor-limit = limite di favore +{ $amount }
rog-reward-second-marker-own = secondo segnalino su un tuo edificio
rog-reward-second-marker-opponent = secondo segnalino su un edificio avversario
rog-reward-upgrade-ship = nave reale con il primo nobile
rog-reward-artisan-space = segnalino sullo spazio dell’artigiano
rog-reward-elder-space = segnalino sullo spazio dell’anziano
rog-reward-merchant-space = segnalino sullo spazio del mercante con il primo mercante

# A che cosa serve una carta cliente dopo la consegna.
rog-ability-build-discount = costruire in questa regione costa { $amount } koku in meno
rog-ability-journey-influence =
    { $amount ->
        [one] a ogni viaggio { $amount } punto influenza in ciascuna regione in cui possiedi un edificio
       *[other] a ogni viaggio { $amount } punti influenza in ciascuna regione in cui possiedi un edificio
    }
rog-ability-journey-vp = a ogni viaggio { $amount } PV per ciascun cliente servito
rog-ability-journey-any-good =
    { $amount ->
        [one] a ogni viaggio { $amount } merce a scelta
       *[other] a ogni viaggio { $amount } merci a scelta
    }
rog-ability-journey-sell = a ogni viaggio puoi vendere merci a { $amount } koku l’una
rog-ability-journey-favor =
    { $amount ->
        [one] a ogni viaggio { $amount } favore
       *[other] a ogni viaggio { $amount } favori
    }
rog-ability-journey-koku = a ogni viaggio { $amount } koku
rog-ability-second-marker-earns = il secondo segnalino frutta le ricompense del proprietario
rog-ability-royal-any-market-good = la nave reale prende dai mercati merci a scelta
rog-ability-royal-extra-koku = la nave reale ottiene { $amount } koku in più da ogni spazio di riva libero
rog-ability-royal-influence =
    { $amount ->
        [one] dopo la navigazione della nave reale { $amount } punto influenza in ogni regione toccata
       *[other] dopo la navigazione della nave reale { $amount } punti influenza in ogni regione toccata
    }
rog-ability-royal-vp-opponent = dopo la navigazione della nave reale { $amount } PV se ha visitato almeno un edificio avversario
rog-ability-royal-free-step = la nave reale può navigare con la faccia subito sopra o subito sotto quella del dado (il 6 e l’1 sono consecutivi)
rog-ability-royal-vp-own = dopo la navigazione della nave reale { $amount } PV se ha visitato almeno un tuo edificio
rog-end-goods = { $vp } PV ogni { $per } merci rimaste
rog-end-double-influence =
    { $vp ->
        [2] la tessera punteggio della regione conta il doppio
       *[other] la tessera punteggio della regione conta { $vp } volte
    }
rog-end-koku = { $vp } PV ogni { $per } koku rimasti
rog-end-own-markets =
    { $per ->
        [one] { $vp } PV per ogni mercato posseduto
       *[other] { $vp } PV ogni { $per } mercati posseduti
    }
rog-end-own-ports =
    { $per ->
        [one] { $vp } PV per ogni porto posseduto
       *[other] { $vp } PV ogni { $per } porti posseduti
    }
rog-end-own-manors =
    { $per ->
        [one] { $vp } PV per ogni maniero posseduto
       *[other] { $vp } PV ogni { $per } manieri posseduti
    }
rog-end-own-shrines =
    { $per ->
        [one] { $vp } PV per ogni santuario posseduto
       *[other] { $vp } PV ogni { $per } santuari posseduti
    }
rog-end-own-types =
    { $per ->
        [one] { $vp } PV per ogni tipo di edificio posseduto
       *[other] { $vp } PV ogni { $per } tipi di edificio posseduti
    }
rog-end-own-regions =
    { $per ->
        [one] { $vp } PV per ogni regione in cui possiedi un edificio
       *[other] { $vp } PV ogni { $per } regioni in cui possiedi un edificio
    }

# Che cosa chiede una maestria.
rog-demand-distinct-customer-types =
    { $count ->
        [one] un cliente servito
       *[other] clienti serviti di { $count } tipi diversi
    }
rog-demand-max-influence =
    { $count ->
        [one] almeno { $count } punto influenza in una regione
       *[other] almeno { $count } punti influenza in una regione
    }
rog-demand-max-buildings-of-one-type =
    { $count ->
        [one] un edificio
       *[other] { $count } edifici dello stesso tipo
    }
rog-demand-max-customers-of-one-type =
    { $count ->
        [one] un cliente servito
       *[other] { $count } clienti serviti dello stesso tipo
    }
rog-demand-min-influence =
    { $count ->
        [one] almeno { $count } punto influenza in ogni regione
       *[other] almeno { $count } punti influenza in ogni regione
    }
rog-demand-distinct-building-types =
    { $count ->
        [one] un edificio
       *[other] edifici di { $count } tipi diversi
    }

# I poteri dei patroni.
rog-patron = { $patron } ({ $clan }): { $power }
rog-power-kaiu-shihobu = comincia con { $value } koku in più e costruisce in qualsiasi regione, qualunque sia il dado
rog-power-yasuki-taka = a ogni nuovo edificio { $value } PV per ciascuna casella del fiume che lo tocca
rog-power-yoritomo =
    { $value ->
        [one] comincia con { $value } cliente e consegna in qualsiasi regione, qualunque sia il dado
       *[other] comincia con { $value } clienti e consegna in qualsiasi regione, qualunque sia il dado
    }
rog-power-kudaka = { $value } PV per la sua prima consegna in ciascuna regione
rog-power-daidoji-uji = { $value } PV per ogni navigazione che visita almeno un edificio avversario
rog-power-kakita-ryoku =
    { $value ->
        [one] può pagare { $value } favore e scegliere la faccia del dado invece di tirarlo
       *[other] può pagare { $value } favori e scegliere la faccia del dado invece di tirarlo
    }
rog-power-shosuro-hyobu =
    { $least ->
        [one] { $value } PV ogni volta che un segnalino supera il suo in una regione in cui ha almeno { $least } punto influenza
       *[other] { $value } PV ogni volta che un segnalino supera il suo in una regione in cui ha almeno { $least } punti influenza
    }
rog-power-bayushi-kashiko = la sua influenza salta le caselle occupate da altri

rog-scoring = tessera punteggio: { $list } PV

### Domande

rog-prompt-action =
    { $favor ->
        [0] costruire, navigare o consegnare (il dado mostra { $face }: { $region })
       *[other] costruire, navigare o consegnare (il dado mostra { $face }: { $region }), oppure prima spendere favori per girare il dado
    }
rog-prompt-bonus =
    { $goods ->
        [one] viaggio completato: { $koku } koku o { $goods } merce
       *[other] viaggio completato: { $koku } koku o { $goods } merci di un tipo
    }
rog-prompt-merchants = quale mercante agisce adesso?
rog-prompt-sell = vendere una merce per { $koku } koku, oppure smettere di vendere
rog-prompt-good = quale merce prendere?
rog-prompt-royal = quale nave diventa la nave reale?
rog-prompt-mark-own = su quale dei propri edifici mettere il secondo segnalino?
rog-prompt-mark-opponent = su quale edificio avversario mettere il segnalino?
rog-prompt-discard = scartare un cliente
rog-prompt-after =
    { $open ->
        [0] chiudere il turno, dopo eventuali scambi
        [one] rivendicare una maestria, oppure chiudere il turno
       *[other] rivendicare una o più maestrie, oppure chiudere il turno
    }
rog-prompt-die-choice =
    { $favor ->
        [one] tirare il dado, oppure pagare { $favor } favore per sceglierne la faccia
       *[other] tirare il dado, oppure pagare { $favor } favori per sceglierne la faccia
    }
rog-prompt-patron = scegliere un patrono del clan
rog-prompt-over-favor = La partita è finita: vince { $names } con { $score } PV; la parità con { $level } è decisa dai favori rimasti.
rog-prompt-over-shared =
    { $favor ->
        [one] La partita è finita: { $names } condividono la vittoria con { $score } PV e { $favor } favore ciascuno.
       *[other] La partita è finita: { $names } condividono la vittoria con { $score } PV e { $favor } favori ciascuno.
    }
# Le stesse domande, rivolte a chi deve rispondere.
rog-ask-action =
    { $favor ->
        [0] costruisci, naviga o consegna (il dado mostra { $face }: { $region })
       *[other] costruisci, naviga o consegna (il dado mostra { $face }: { $region }), oppure prima spendi favori per girare il dado
    }
rog-ask-bonus =
    { $goods ->
        [one] hai completato un viaggio: prendi { $koku } koku o { $goods } merce
       *[other] hai completato un viaggio: prendi { $koku } koku o { $goods } merci di un tipo
    }
rog-ask-merchants = quale dei tuoi mercanti agisce adesso?
rog-ask-sell = vendi una merce per { $koku } koku, oppure smetti di vendere
rog-ask-good = quale merce prendi?
rog-ask-good-other = il turno di { $seat } ti frutta una merce: quale prendi?
rog-ask-royal = quale delle tue navi diventa la nave reale?
rog-ask-mark-own = su quale dei tuoi edifici metti il secondo segnalino?
rog-ask-mark-opponent = su quale edificio avversario metti il segnalino?
rog-ask-discard = scarta un cliente
rog-ask-after =
    { $open ->
        [0] chiudi il turno, dopo eventuali scambi
        [one] rivendica una maestria, oppure chiudi il turno
       *[other] rivendica le maestrie che vuoi, oppure chiudi il turno
    }
rog-ask-die-choice =
    { $favor ->
        [one] tira il dado, oppure paga { $favor } favore per sceglierne la faccia
       *[other] tira il dado, oppure paga { $favor } favori per sceglierne la faccia
    }
rog-ask-patron = scegli un patrono del clan

rog-prompt-chance-scoring = la tessera punteggio di { $region }
rog-prompt-chance-mastery = una maestria per questa partita
rog-prompt-chance-market = il Mercato Imperiale dello spazio di riva { $shore }
rog-prompt-chance-starting = la tessera iniziale dello spazio di riva { $shore }
rog-prompt-chance-row = la tessera per il posto { $row } della fila
rog-prompt-chance-top = la prima tessera della pila dell’Era { $era }
rog-prompt-chance-first = chi comincia
rog-prompt-chance-reveal = un patrono del { $clan }
rog-prompt-chance-clan = il clan di { $seat }
rog-prompt-chance-draw = { $seat } pesca un cliente
rog-prompt-chance-ship = { $seat } tira per la nave { $ship }
rog-prompt-chance-die = { $seat } tira il dado

### Azioni

rog-action-with = { $action }: { $effects }
rog-action-favor =
    { $cost ->
        [one] paga { $cost } favore e gira il dado da { $from } a { $face } ({ $region })
       *[other] paga { $cost } favori e gira il dado da { $from } a { $face } ({ $region })
    }
rog-action-favor-up = paga 1 favore e gira il dado di un passo in su
rog-action-favor-down = paga 1 favore e gira il dado di un passo in giù
rog-action-build = costruisci il { $tile } del posto { $row } sullo spazio di riva { $shore }
rog-action-build-in = costruisci il { $tile } del posto { $row } sullo spazio di riva { $shore } ({ $region })
rog-action-build-costs = costruisci il { $tile } del posto { $row } sullo spazio di riva { $shore } ({ $region }, { $koku } koku)
rog-action-build-market = costruisci sullo spazio di riva { $shore } ({ $region }, mai in vendita)
rog-action-build-empty = costruisci sullo spazio di riva { $shore } ({ $region }) dal posto { $row } della fila, che è vuoto
rog-action-sail = naviga con la nave { $ship }
rog-action-sail-up = naviga con la nave { $ship } e la faccia subito sopra
rog-action-sail-down = naviga con la nave { $ship } e la faccia subito sotto
rog-action-sail-to =
    { $kind ->
        [royal] naviga con la nave reale ({ $ship }) di { $distance ->
            [one] { $distance } casella
           *[other] { $distance } caselle
        } fino alla casella del fiume { $river }
       *[standard] naviga con la nave { $ship } di { $distance ->
            [one] { $distance } casella
           *[other] { $distance } caselle
        } fino alla casella del fiume { $river }
    }
rog-action-sail-journey =
    { $kind ->
        [royal] naviga con la nave reale ({ $ship }) di { $distance ->
            [one] { $distance } casella
           *[other] { $distance } caselle
        } oltre la foce, fino alla casella del fiume { $river }, completando un viaggio
       *[standard] naviga con la nave { $ship } di { $distance ->
            [one] { $distance } casella
           *[other] { $distance } caselle
        } oltre la foce, fino alla casella del fiume { $river }, completando un viaggio
    }
rog-action-deliver = consegna { $customer }
rog-action-deliver-order = consegna { $customer } ({ $list })
rog-action-trade = scambia { $give } con { $get }
rog-action-buy = compra { $get } per { $give }
rog-action-take = prendi { $get }
rog-action-activate = fai agire il { $customer } ({ $ability })
rog-action-sell = vendi { $give }
rog-action-sell-for = vendi { $give } per { $koku } koku
rog-action-stop = smetti di vendere
rog-action-royal = la nave { $ship } diventa la nave reale
rog-action-royal-at = la nave { $ship } diventa la nave reale (casella del fiume { $river })
rog-action-mark = metti il secondo segnalino sullo spazio di riva { $shore }
rog-action-mark-on = metti il secondo segnalino sullo spazio di riva { $shore } ({ $region }): { $tile }
rog-action-discard = scarta { $customer } ({ $region }, chiede { $goods })
rog-action-claim = rivendica la { $mastery }
rog-action-claim-for = rivendica la { $mastery } per { $vp } PV
rog-action-end = chiudi il turno
rog-did-end = { $seat } chiude il turno
rog-action-roll = tira il dado
rog-action-set =
    { $favor ->
        [one] paga { $favor } favore e metti il dado su { $face } ({ $region })
       *[other] paga { $favor } favori e metti il dado su { $face } ({ $region })
    }
rog-action-patron = scegli { $patron }
rog-outcome-die = il dado mostra { $face }
rog-outcome-draw = la carta è { $customer }
rog-outcome-mastery = entra in gioco la { $mastery } ({ $demand })
rog-outcome-first = comincia { $seat }
rog-outcome-clan = il { $clan }
rog-outcome-tile = { $tile }

### Che cosa una scelta lascia da fare

rog-outlook-unclaimed =
    { $count ->
        [one] per ora non rivendichi { $list }
       *[other] per ora non rivendichi { $list }
    }
rog-outlook-unclaimed-last =
    { $count ->
        [one] è il tuo ultimo turno, e non rivendichi { $list }
       *[other] è il tuo ultimo turno, e non rivendichi { $list }
    }
rog-mastery-for = la { $mastery } ({ $vp } PV)

### Che cosa porta subito un'azione

rog-effect-pay = paghi { $list }
rog-effect-gain = ottieni { $list }
# Un guadagno che non trova posto. Ciò che si ha non si perde mai.
rog-effect-full =
    { $count ->
        [one] senza posto { $list } (limite raggiunto)
       *[other] senza posto { $list } (limite raggiunto)
    }
rog-effect-track-full =
    { $count ->
        [one] { $list } va perso (fine del tracciato)
       *[other] { $list } vanno persi (fine del tracciato)
    }
rog-effect-other = { $seat } ottiene { $list }
rog-effect-limit = limite di favore { $limit }
rog-effect-bonus =
    { $goods ->
        [one] bonus del viaggio: { $koku } koku o { $goods } merce
       *[other] bonus del viaggio: { $koku } koku o { $goods } merci
    }
rog-effect-sell = vendi merci a { $koku } koku l’una
rog-effect-royal = scegli la nave reale
rog-effect-mark-own = secondo segnalino su un tuo edificio
rog-effect-mark-opponent = secondo segnalino su un edificio avversario
rog-effect-draw =
    { $cards ->
        [one] peschi { $cards } cliente
       *[other] peschi { $cards } clienti
    }
rog-effect-discard = ne scarti 1
rog-effect-visit = arriva l’Imperatore
rog-effect-triggered = cominciano gli ultimi turni
rog-effect-ended = la partita finisce

### Perché un'azione non è possibile: -help dice che cosa la renderebbe tale

rog-why-other = Adesso non è possibile.
rog-why-2-2 = Lo spazio di riva { $shore } è di un Mercato Imperiale e non si può mai comprare.
rog-why-3-2 = La { $mastery } non è in gioco.
rog-why-3-2-help = In questa partita: { $list }.
rog-why-4-7 = Hai già { $have }, il massimo: prendendone ancora non otterresti nulla.
rog-why-4-7-help = Puoi scegliere { $list }.
rog-why-5-2 = In un turno si svolge esattamente un’azione, e tu non l’hai ancora svolta.
rog-why-5-7 = Il dado si può girare solo prima dell’azione: la sua faccia è fissata.
rog-why-5-7-help = Potrai girarlo con i favori nella fase 1 del tuo prossimo turno.
rog-why-5-7-die = I passi del dado si pagano prima dell’azione: ora lo tiri, oppure ne scegli la faccia.
rog-why-6-2 = Non hai favori da spendere.
rog-why-6-2-buy = Puoi prima comprare { $get } per { $koku } koku: ne hai { $have }.
rog-why-6-2-poor = Visita o possiedi edifici che danno favori, oppure metti da parte { $koku } koku per comprare { $get }.
rog-why-7-1-taken = Lo spazio di riva { $shore } è occupato: c’è già un { $building }.
rog-why-7-1-region = Il tuo dado mostra { $face }, quindi costruisci in { $here }; lo spazio di riva { $shore } è in { $there }, regione { $number }.
rog-why-7-2 =
    { $discount ->
        [0] Lo spazio di riva { $shore } costa { $cost } koku e tu ne hai { $have }: { $short ->
            [one] te ne manca { $short }
           *[other] te ne mancano { $short }
        }.
       *[other] Lo spazio di riva { $shore } ti costa { $cost } koku, { $discount } in meno grazie al tuo artigiano, e tu ne hai { $have }: { $short ->
            [one] te ne manca { $short }
           *[other] te ne mancano { $short }
        }.
    }
rog-why-7-2-help = Navigando si guadagnano koku: ne danno gli spazi di riva liberi, i porti e i tuoi edifici.
rog-why-8-11-nobody = Nessun cliente di questa partita permette a una nave di scostarsi dal dado.
rog-why-8-11-noble = Solo la nave reale può scostarsi di un passo dal dado, grazie al { $customer }, che però non hai ancora servito.
rog-why-8-11-no-royal = Solo la nave reale può scostarsi di un passo dal dado, grazie al { $customer }: tu non hai una nave reale.
rog-why-8-11-ship = Solo la tua nave reale può scostarsi di un passo dal dado, e la nave { $ship } è una nave standard.
rog-why-8-11-help =
    { $favor ->
        [0] Naviga con il dado così com’è, { $face }.
       *[other] Naviga con il dado così com’è, { $face }, oppure prima spendi favori per girarlo.
    }
rog-why-8-11-help-royal =
    { $favor ->
        [0] Naviga con la nave { $royal }, quella reale.
       *[other] Naviga con la nave { $royal }, quella reale, oppure prima spendi favori per girare il dado.
    }
rog-why-9-8-acted = Il { $customer } ha già agito in questo viaggio.
rog-why-9-8-none = Il { $customer } non è fra i clienti che hai servito.
rog-why-9-8-help = Devono ancora agire: { $list }.
rog-why-9-9-none = Non hai { $good } da vendere.
rog-why-9-9-full = Hai { $koku } koku, il massimo: il ricavo andrebbe perso.
rog-why-9-9-none-help = Puoi vendere { $list }, oppure smettere.
rog-why-9-9-full-help = Prima spendi koku per comprare favori, oppure smetti di vendere.
rog-why-9-9-stop-help = Smetti di vendere.
rog-why-10-1-hand = { $customer } non è nella tua mano.
rog-why-10-1-region = Il tuo dado mostra { $face }, { $here }; { $customer } è di { $there }, regione { $number }.
rog-why-hand-help = In mano hai { $list }.
rog-why-hand-empty-help = La tua mano è vuota.
rog-why-10-2 =
    { $count ->
        [one] { $customer } chiede { $order }: ti manca { $count } merce, { $lack }.
       *[other] { $customer } chiede { $order }: ti mancano { $count } merci, { $lack }.
    }
rog-why-10-2-trade = Bastano gli scambi: { $list }.
rog-why-10-2-no-trade = Gli scambi ora non bastano.
rog-why-10-2-no-trade-help = Danno merci i mercati, le ricompense del proprietario e i tracciati dell’influenza.
rog-why-10-6 = { $customer } non è nella tua mano, quindi non lo puoi scartare.
rog-why-11-4-none = Sullo spazio di riva { $shore } non c’è nessun segnalino clan.
rog-why-11-4-own = Questo monaco aggiunge un segnalino a un tuo edificio, e quello sullo spazio di riva { $shore } è di { $seat }.
rog-why-11-4-opponent = Questo monaco aggiunge un segnalino a un edificio avversario, e quello sullo spazio di riva { $shore } è tuo.
rog-why-mark-help = Possibili: { $list }.
rog-why-12-2 = Sullo spazio di riva { $shore } ci sono già due segnalini, e un edificio non ne porta di più.
rog-why-14-1 = La { $mastery } chiede { $demand }; tu sei a { $have } su { $need }.
rog-why-14-1-help =
    { $short ->
        [one] Ne manca { $short }. Potrai rivendicarla nella fase 3 di un tuo turno, finché resta una ricompensa.
       *[other] Ne mancano { $short }. Potrai rivendicarla nella fase 3 di un tuo turno, finché resta una ricompensa.
    }
rog-why-14-1-moment = Le maestrie si rivendicano dopo l’azione, e tu non l’hai ancora svolta.
rog-why-14-1-regions =
    { $count ->
        [one] La { $mastery } chiede { $demand }; { $count } regione è ancora al di sotto: { $list }.
       *[other] La { $mastery } chiede { $demand }; { $count } regioni sono ancora al di sotto: { $list }.
    }
rog-why-14-1-regions-help = È lì che serve influenza. Potrai rivendicarla nella fase 3 di un tuo turno, finché resta una ricompensa.
rog-why-14-3 = Hai già rivendicato la { $mastery }: ogni carta vale una volta sola.
rog-why-14-4 = Sulla { $mastery } non restano ricompense libere.
rog-why-14-6 = È il turno di { $seat }, e le maestrie si rivendicano solo nel proprio.
rog-why-14-6-help = Potrai rivendicarla nella fase 3 del tuo prossimo turno, se resta una ricompensa.
rog-why-claim-help = Puoi rivendicare { $list }.
rog-why-17-4 = La partita è finita.
rog-why-17-5 = Il posto { $row } della fila è vuoto.
rog-why-17-5-help =
    { $count ->
        [one] La fila ha una tessera solo nel posto { $list }.
       *[other] La fila ha tessere nei posti { $list }.
    }
rog-why-19-1-same = Con uno scambio si prende una merce di tipo diverso da quelle date.
rog-why-19-1-short = Per questo scambio occorrono { $give }, e tu hai { $have }.
rog-why-19-2 = { $get } costa { $koku } koku e tu ne hai { $have }: { $short ->
        [one] te ne manca { $short }
       *[other] te ne mancano { $short }
    }.
rog-why-19-2-help = Navigando si guadagnano koku; puoi fare scambi a ogni decisione del tuo turno.
rog-why-19-4-good = Hai già { $have }, il massimo: lo scambio andrebbe sprecato.
rog-why-19-4-favor = I tuoi favori sono al limite, { $limit }: lo scambio andrebbe sprecato.
rog-why-19-4-favor-help = Prima spendi favori: ogni passo del dado ne costa 1.
rog-why-19-4-favor-now = Adesso non puoi tenere altri favori.
rog-why-19-7-setup = Durante la preparazione non si fanno scambi.
rog-why-19-7-other = Nel turno di un altro giocatore non si fanno scambi.
rog-why-19-7-help = Puoi fare scambi a ogni decisione del tuo turno.
rog-why-20-3 = Adesso decide il caso: { $question }
rog-why-20-3-outcome =
    { $what ->
        [die] Che cosa mostra un dado lo decide il tiro: nessuno lo sceglie.
        [draw] Le carte si pescano a caso: nessuno le sceglie.
        [first] Chi comincia lo decide il caso.
        [reveal] I patroni si rivelano a caso.
        [clan] I clan si distribuiscono a caso.
       *[other] Tessere e carte maestria si dispongono a caso: nessuno le sceglie.
    }
rog-why-21-1-taken = { $patron } non è più libero: lo ha scelto { $seat }.
rog-why-21-1-away = { $patron } non è fra i patroni rivelati e resta fuori da questa partita.
rog-why-21-1-clan = { $patron } appartiene al { $clan }; a te è toccato il { $own }.
rog-why-21-1-help = Puoi scegliere { $list }.
rog-why-23-1 = È il momento della tua azione, e questa non lo è.
rog-why-23-2 = Non è una risposta alla domanda in sospeso.
rog-why-23-3-after = La tua azione è già conclusa.
rog-why-23-3-die = Del tuo turno resta solo il tiro del dado.
rog-why-23-4 = Nel turno di un altro giocatore scegli soltanto il tipo di una merce.
rog-why-23-6 = Il tuo primo turno non è ancora cominciato: durante la preparazione scegli soltanto un patrono e, con Kakita Ryoku, il primo dado.
rog-why-pending = Adesso: { $question }

# Aiuti che più motivi hanno in comune.
rog-help-sites = Con il dado così com’è puoi costruire qui: { $list }.
rog-help-sites-anywhere =
    { $more ->
        [0] Puoi costruire qui: { $list }.
       *[other] Puoi costruire qui, fra l’altro: { $list }.
    }
rog-help-no-site = Con il dado così com’è non c’è uno spazio su cui tu possa costruire.
rog-help-no-site-anywhere = Il dado non ti vincola, ma non c’è uno spazio libero che tu possa pagare.
rog-help-site = spazio di riva { $shore } ({ $koku } koku)
rog-help-turn =
    { $steps ->
        [one] Con { $steps } favore il dado passa a { $face }: ne hai { $have }.
       *[other] Con { $steps } favori il dado passa a { $face }: ne hai { $have }.
    }
rog-help-turn-short =
    { $steps ->
        [one] Per portare il dado a { $face } serve { $steps } favore, e ne hai { $have }: { $short ->
            [one] te ne manca { $short }
           *[other] te ne mancano { $short }
        }.
       *[other] Per portare il dado a { $face } servono { $steps } favori, e ne hai { $have }: { $short ->
            [one] te ne manca { $short }
           *[other] te ne mancano { $short }
        }.
    }
rog-help-buy = Per { $koku } koku puoi comprare { $get }.
rog-help-buy-short = Per comprare { $get } servono { $koku } koku, e ne hai { $have }.
rog-help-but-koku = Ma lo spazio di riva { $shore } ti costa { $cost } koku, e ne hai { $have }.
rog-help-but-koku-left =
    { $have ->
        [one] Ma poi lo spazio di riva { $shore } ti costerebbe { $cost } koku, e te ne resterebbe { $have }.
       *[other] Ma poi lo spazio di riva { $shore } ti costerebbe { $cost } koku, e te ne resterebbero { $have }.
    }
rog-help-but-row = Ma il posto { $row } della fila è vuoto.
rog-help-but-goods =
    { $count ->
        [one] Ma ti mancherebbe ancora { $count } merce: { $lack }.
       *[other] Ma ti mancherebbero ancora { $count } merci: { $lack }.
    }
rog-help-trade = { $give } con { $get }
rog-help-trades = Scambi possibili adesso: { $list }.
rog-help-no-trades = Adesso nessuno scambio di merci è possibile: ne servono { $given } di un tipo, e posto per una di un altro.

# Le caselle del fiume, che nessuna azione nomina: dove arrivano le navi.
rog-river-sails =
    { $kind ->
        [royal] la tua nave reale ({ $ship }) va dalla { $from } alla { $to }
       *[standard] la nave { $ship } va dalla { $from } alla { $to }
    }
rog-river-die = Con il dado su { $face }, { $list }.
rog-river-far = La casella del fiume { $river } dista più di { $most } caselle da entrambe le tue navi.
rog-river-turn =
    { $steps ->
        [one] Per arrivare alla casella { $river }, alla nave { $ship } serve il dado su { $face }: per girarlo basta { $steps } favore, e tu ne hai { $have }.
       *[other] Per arrivare alla casella { $river }, alla nave { $ship } serve il dado su { $face }: per girarlo servono { $steps } favori, e tu ne hai { $have }.
    }
rog-river-moment = Le navi navigano come azione di un turno, e adesso è aperta un’altra domanda.

### Il registro

rog-headline-emperor = È arrivato l’Imperatore.
rog-headline-emperor-you = È arrivato l’Imperatore: hai ottenuto { $list }.
rog-headline-emperor-nothing = È arrivato l’Imperatore: i tuoi segnalini non hanno fruttato nulla.
rog-headline-influence = influenza
rog-headline-end = { $seat } ha fatto scattare la fine: agli altri resta un turno ciascuno.
rog-headline-end-you = { $seat } ha fatto scattare la fine: ti resta un turno.
rog-cause-journey = il viaggio continua

### Eventi

rog-event-gain = { $seat } ottiene { $what }
rog-event-lost = { $seat } non ha posto per { $what } (limite raggiunto)
rog-event-pay = { $seat } paga { $what }
rog-event-influence = { $seat } sale a { $space } in { $region }
rog-event-influence-lost =
    { $amount ->
        [one] { $seat } è alla fine del tracciato in { $region }: { $amount } punto influenza va perso
       *[other] { $seat } è alla fine del tracciato in { $region }: { $amount } punti influenza vanno persi
    }
rog-event-favor-limit = { $seat } alza il limite di favore a { $limit }
rog-event-die-turned = { $seat } gira il dado su { $face }
rog-event-die-rolled = { $seat } tira { $face }
rog-event-die-set = { $seat } mette il dado su { $face }
rog-event-built = { $seat } costruisce un { $building } sullo spazio di riva { $shore }
rog-event-marked = { $seat } aggiunge un segnalino al { $building } sullo spazio di riva { $shore }
rog-event-sailed = { $seat } porta la nave { $ship } alla casella del fiume { $river }
rog-event-journey = { $seat } completa un viaggio con la nave { $ship }
rog-event-visited = { $seat } visita il { $building } sullo spazio di riva { $shore }
rog-event-delivered = { $seat } consegna { $customer }
rog-event-drew = { $seat } pesca un cliente
rog-event-drew-card = { $seat } pesca { $customer }
rog-event-discarded = { $seat } scarta { $customer }
rog-event-reshuffled =
    { $cards ->
        [one] la pila degli scarti diventa il nuovo mazzo: { $cards } carta
       *[other] la pila degli scarti diventa il nuovo mazzo: { $cards } carte
    }
rog-event-ship-set = { $seat } parte con la nave { $ship } sulla casella del fiume { $river }
rog-event-royal = { $seat } fa della nave { $ship } la nave reale, sulla casella del fiume { $river }
rog-event-claimed = { $seat } rivendica la { $mastery } per { $vp } PV
rog-event-row-entered = entra nella fila: { $tile }
rog-event-row-left = esce dalla fila e dal gioco: { $tile }
rog-event-top-shown = in cima alla pila dell’Era { $era }: { $tile }
rog-event-top-hidden = la pila dell’Era { $era } ha una nuova prima tessera
rog-event-emperor = arriva l’Imperatore: ogni segnalino frutta la ricompensa del proprietario
rog-event-triggered = { $seat } fa scattare la fine: gli altri hanno ancora un turno
rog-event-turn =
    { $seat ->
        [A] tocca ad { $seat }
       *[other] tocca a { $seat }
    }
rog-event-ended = la partita è finita
rog-event-first = comincia { $seat }
rog-event-scoring-laid = tessera punteggio di { $region }: { $two } PV in due giocatori, { $more } PV in tre o quattro
rog-event-mastery-laid = in gioco: { $mastery } ({ $demand })
rog-event-tile-laid = spazio di riva { $shore }: { $tile }
rog-event-row-laid = posto { $row } della fila: { $tile }
rog-event-patron-shown = si può scegliere: { $patron }
rog-event-patron-picked = { $seat } sceglie { $patron }
rog-event-clan-dealt = { $seat } gioca con il { $clan }
rog-event-activated = { $seat } fa agire il { $customer }

### Categorie di punteggio (ROG-18.6)

rog-category-play = durante la partita
rog-category-influence = influenza
rog-category-elders = anziani
rog-category-deliveries = consegne
rog-category-artisans = artigiani
rog-category-merchants = mercanti
rog-category-nobles = nobili
