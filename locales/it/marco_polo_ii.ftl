# Marco Polo II. Le chiavi cominciano con mp2-.

data-note-marco_polo_ii = Quasi tutti i numeri stampati su contratti, tessere, carte, sigilli e strade non sono pubblici: questi sono nostri, scelti in accordo con tutto ciò che si sa. Da dove venga ogni numero è scritto accanto, nel file dei componenti.

### Nomi

mp2-category-game = Durante la partita
mp2-category-seals = Sigilli della carta obiettivo
mp2-category-shields = Scudi
mp2-category-goods = Merci
mp2-category-coins = Monete
mp2-category-contracts = Più contratti

mp2-amount =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } moneta
           *[other] { $amount } monete
        }
        [camels] { $amount ->
            [one] { $amount } cammello
           *[other] { $amount } cammelli
        }
        [pepper] { $amount } pepe
        [silk] { $amount } seta
        [gold] { $amount } oro
        [jade] { $amount ->
            [one] { $amount } giada
           *[other] { $amount } giade
        }
        [vp] { $amount } PV
        [shields] { $amount ->
            [one] { $amount } scudo extra
           *[other] { $amount } scudi extra
        }
        [shield_plus] { $amount ->
            [one] { $amount } scudo extra
           *[other] { $amount } scudi extra
        }
        [any_good] { $amount ->
            [one] { $amount } merce a scelta
           *[other] { $amount } merci a scelta
        }
        [different_goods] { $amount ->
            [one] { $amount } merce a scelta
           *[other] { $amount } merci diverse
        }
        [black_die] { $amount ->
            [one] { $amount } dado nero
           *[other] { $amount } dadi neri
        }
        [move] { $amount ->
            [one] { $amount } passo di movimento
           *[other] { $amount } passi di movimento
        }
        [contract_pile] { $amount ->
            [one] { $amount } contratto dalla pila
           *[other] { $amount } contratti dalla pila
        }
        [contract_city] { $amount ->
            [one] { $amount } contratto da una città
           *[other] { $amount } contratti da città
        }
        [city_bonus_other] { $amount ->
            [one] { $amount } copia di un altro bonus città
           *[other] { $amount } copie di altri bonus città
        }
       *[city_bonuses] { $amount ->
            [one] { $amount } bonus città
           *[other] { $amount } bonus città diversi
        }
    }
mp2-nothing = nulla
mp2-free = gratis
mp2-exchange = { $cost } per { $gain }
mp2-with = { $thing } ({ $what })
mp2-a-die =
    { $kind ->
        [black] un { $value } nero
       *[own] un { $value }
    }
mp2-the-seal =
    { $seal ->
        [farmer] il contadino
        [spicer] lo speziale
        [tailor] il sarto
       *[jeweler] il gioielliere
    }
mp2-seal-title =
    { $seal ->
        [farmer] Contadino
        [spicer] Speziale
        [tailor] Sarto
       *[jeweler] Gioielliere
    }
mp2-character =
    { $character ->
        [abha_basu] Abha Basu
        [de_wu] De Wu
        [filippo_vitello] Filippo Vitello
        [gantulga_od] Gantulga Od
        [isabella_donati] Isabella Donati
        [mailin_and_tian_chin] Mailin e Tian Chin
       *[mongke_khan] Möngke Khan
    }
mp2-power-abha-basu = { $round } all’inizio di ogni round; { $completed } per ogni contratto completato; { $vp } PV per ogni giada ottenuta
mp2-power-de-wu =
    { $shields ->
        [0] volendo, Sigilli di gilda con { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dadi
        }; { $improved } per ogni sigillo migliorato
       *[other] volendo, Sigilli di gilda con { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dadi
        }; { $improved } per ogni sigillo migliorato; { $shields } in più per gli scudi
    }
mp2-power-filippo-vitello = le tessere bonus commercio vanno a Filippo, che può usare ciascuna un’altra volta
mp2-power-gantulga-od = niente monete né cammelli per le strade; di Viaggio soltanto lo spazio inferiore
mp2-power-isabella-donati = per ogni dado di un primo tiro: { $single }; per le coppie: { $pair }
mp2-power-mailin-and-tian-chin = { $start } e una seconda pedina; all’inizio di ogni round un bonus due volte
mp2-power-mongke-khan = le oasi non consumano movimento; per ogni oasi raggiunta { $oasis } e { $choice }
# I nomi stampati dei luoghi: quelli fatti di parole comuni si traducono.
mp2-printed =
    { $place ->
        [gobi-wells] Pozzi del Gobi
        [indus-ford] Guado dell’Indo
        [poyang-lake] Lago Poyang
        [mekong-crossing] Traghetto del Mekong
       *[any] { $name }
    }
mp2-space =
    { $space ->
        [book_1] Libro I
        [book_2] Libro II
        [book_3_upper] Libro III, spazio superiore
        [book_3_lower] Libro III, spazio inferiore
        [khan] Favore del Khan
        [seals] Sigilli di gilda
        [travel_lower] Viaggio, spazio inferiore
        [travel_middle] Viaggio, spazio intermedio
        [travel_upper] Viaggio, spazio superiore
        [contracts] Contratti
        [city] { $city }
        [card] la carta di { $city }
        [card-number] la carta { $number } di { $city }
        [open] la carta aperta a tutti { $number }
       *[bag] la Borsa delle monete
    }
mp2-space-on =
    { $space ->
        [book_1] sul Libro I
        [book_2] sul Libro II
        [book_3_upper] sul Libro III (spazio superiore)
        [book_3_lower] sul Libro III (spazio inferiore)
        [khan] sul Favore del Khan
        [seals] sui Sigilli di gilda
        [travel_lower] su Viaggio (spazio inferiore)
        [travel_middle] su Viaggio (spazio intermedio)
        [travel_upper] su Viaggio (spazio superiore)
        [contracts] sui Contratti
        [city] a { $city }
        [card] sulla carta di { $city }
        [card-number] sulla carta { $number } di { $city }
        [open] sulla carta aperta a tutti { $number }
       *[bag] nella Borsa delle monete
    }
mp2-contract =
    { $kind ->
        [starting] contratto iniziale { $number }
       *[normal] contratto { $number }
    }
mp2-goal = carta obiettivo { $number }
mp2-goal-seal =
    { $seal ->
        [farmer] contadino { $vp } PV
        [spicer] speziale { $vp } PV
        [tailor] sarto { $vp } PV
       *[jeweler] gioielliere { $vp } PV
    }
mp2-shield = scudo { $shield }
mp2-by-die-one = { $low }: { $what }
mp2-by-die = { $low }–{ $high }: { $what }
mp2-card-per-pip = { $gain } per ogni punto del dado
mp2-card-count =
    { $what ->
        [completed_contracts] { $gain } per ogni contratto completato, per non più di quanti ne mostra il dado
       *[placed_posts] { $gain } per ogni centro sulla mappa, per non più di quanti ne mostra il dado
    }
mp2-card-table = secondo il dado { $list }
mp2-card-convert = { $exchange }
mp2-card-two-way = { $first }, oppure { $second }
mp2-card-bonuses = secondo il dado { $list }
mp2-card-seal = un sigillo per { $cost }

### Azioni

mp2-action-with = { $action }: { $what }
mp2-action-place = piazza { $die } { $space }
mp2-action-place-due = { $coins } perché è occupato
mp2-action-place-dice = il più basso di { $dice } dadi
mp2-action-place-dice-or =
    { $least ->
        [one] da solo, o il più basso di { $dice } dadi
       *[other] il più basso di { $least } o di { $dice } dadi
    }
mp2-action-place-move = fino a { $movement }
mp2-action-place-entry = ingresso { $cost }
mp2-action-place-contracts =
    { $count ->
        [one] prendi { $count } contratto, e { $gain }
       *[other] prendi fino a { $count } contratti, e { $gain }
    }
mp2-action-card-times =
    { $times ->
        [one] { $card }, una volta
       *[other] { $card }, fino a { $times } volte
    }
mp2-action-card-path =
    { $times ->
        [one] { $card }, una volta, su un solo percorso
       *[other] { $card }, fino a { $times } volte, su un solo percorso
    }
mp2-action-die = piazza anche { $die }
mp2-action-die-on = piazza anche { $die } { $space }
mp2-action-end = chiudi il turno
mp2-did-end = { $seat } chiude il turno
mp2-action-bag = metti { $die } nella Borsa delle monete per { $gain }
mp2-action-reroll = rilancia { $die } per { $cost }
mp2-action-turn = modifica { $die } in { $value } per { $cost }
mp2-action-turn-out =
    { $way ->
        [up] modifica { $die } in su per { $cost }
       *[down] modifica { $die } in giù per { $cost }
    }
mp2-action-buy = acquista un dado nero per { $cost } e tiralo
mp2-action-buy-open = acquista un dado nero scoperto per { $cost }
mp2-action-improve = migliora { $seal } per { $cost }: { $gain }
mp2-action-complete = completa il { $contract }
mp2-action-outpost = usa una tessera bonus commercio tenuta: { $gain }
mp2-action-offer = prendi l’offerta { $number }
mp2-action-offer-of = prendi l’offerta { $number }: { $offer }
mp2-action-seal = prendi { $seal }
mp2-action-seal-with = prendi { $seal } e { $gain }
mp2-action-double-seal = raddoppia il bonus: { $seal }, { $gain }
mp2-action-due-seal = prendi il bonus: { $seal }, { $gain }
mp2-action-step = passo verso { $location }
mp2-action-step-for = passo verso { $location } ({ $cost })
mp2-action-step-second = passo verso { $location } con la seconda pedina
mp2-action-step-second-for = passo verso { $location } con la seconda pedina ({ $cost })
mp2-path-second = seconda pedina: { $list }
mp2-action-go = mettiti in cammino
mp2-action-go-for = mettiti in cammino ({ $path }): { $cost }
mp2-did-go = { $seat } si mette in cammino
mp2-action-stop = fermati
mp2-did-stop = { $seat } si ferma
mp2-action-stop-pairs = non riscuotere altre coppie
mp2-action-stop-contracts = non prendere altri contratti
mp2-action-stop-repeat = non ripetere
mp2-action-stop-bonuses = non prendere altri bonus città
mp2-action-decline = rinuncia
mp2-did-decline = { $seat } rinuncia
mp2-action-decline-move = rinuncia al movimento
mp2-action-decline-contract = non prendere contratti
mp2-action-decline-post = non mettere il centro aggiuntivo
mp2-action-again = un’altra volta
mp2-action-again-for = un’altra volta: { $exchange }
mp2-action-direction =
    { $number ->
        [one] usa il primo scambio
       *[other] usa il secondo scambio
    }
mp2-action-direction-for = scambia { $exchange }
mp2-action-contract = prendi il { $contract } di { $city }
mp2-action-contract-none = prendi un contratto di { $city }
mp2-action-discard = scarta il { $contract }
mp2-action-give = dai { $good }
mp2-action-good = prendi { $good }
mp2-action-pay =
    { $coins ->
        [0] { $camels ->
            [0] paga { $list }
           *[other] paga { $list }, con giada per { $camels ->
                [one] { $camels } cammello
               *[other] { $camels } cammelli
            }
        }
       *[other] { $camels ->
            [0] paga { $list }, con giada per { $coins ->
                [one] { $coins } moneta
               *[other] { $coins } monete
            }
           *[other] paga { $list }, con giada per { $coins ->
                [one] { $coins } moneta
               *[other] { $coins } monete
            } e { $camels ->
                [one] { $camels } cammello
               *[other] { $camels } cammelli
            }
        }
    }
mp2-action-pay-jade =
    paga { $coins ->
        [one] { $coins } giada
       *[other] { $coins } giade
    } per monete e { $camels ->
        [one] { $camels } giada
       *[other] { $camels } giade
    } per cammelli
mp2-action-take = prendi ora { $what }
mp2-action-oasis = prendi { $gain } per un’oasi
mp2-action-oasis-at = prendi { $gain } per { $oasis }
mp2-action-pair = riscuoti come coppia due dadi che mostrano { $value }: { $gain }
mp2-action-compensate = prendi { $list } come compensazione
mp2-action-black = prendi { $die } dal tabellone
mp2-action-claim = prendi la tessera bonus commercio di { $city }: { $gain }
mp2-action-claim-none = prendi la tessera bonus commercio di { $city }
mp2-action-bonus = prendi il bonus di { $city }: { $gain }
mp2-action-bonus-none = prendi il bonus di { $city }
mp2-action-double = raddoppia il bonus di { $city }: { $gain }
mp2-action-double-none = raddoppia il bonus di { $city }
mp2-action-copy = copia il bonus di { $city }: { $gain }
mp2-action-copy-none = copia il bonus di { $city }
mp2-action-post = metti il centro aggiuntivo a { $city }
mp2-action-from = sposta il centro di { $old }
mp2-action-from-to = sposta il centro di { $old } a { $city }
mp2-action-character = scegli { $character }: { $power }
mp2-action-goal = tieni la { $goal }
mp2-action-goal-some = tieni una carta obiettivo
mp2-outcome-roll = il dado mostra { $value }
mp2-outcome-first = comincia { $seat }
mp2-outcome-reveal = { $character } si può scegliere
mp2-outcome-marker = il segnalino bonus città { $gain }
mp2-outcome-tile = la tessera bonus commercio { $gain }
mp2-outcome-show = la carta città { $card }
mp2-outcome-draw = il { $contract }
mp2-outcome-pile = la tessera offerta { $list }
mp2-outcome-deal = la { $goal }

### Domande

mp2-prompt-character = scegli un personaggio
mp2-prompt-goal = tieni una delle carte obiettivo
mp2-prompt-double = quale bonus di inizio round si prende due volte?
mp2-prompt-due = quale bonus di inizio round si prende ora?
mp2-prompt-pairs = riscuoti una coppia, oppure fermati
mp2-prompt-compensate =
    { $points ->
        [one] al tiro manca { $points } punto: una moneta o un cammello?
       *[other] al tiro mancano { $points } punti: quante monete, con il resto in cammelli?
    }
mp2-prompt-turn = svolgi azioni bonus o l’azione principale
mp2-prompt-turn-bag = non restano dadi: svolgi azioni bonus, oppure chiudi il turno
mp2-prompt-later = svolgi azioni bonus, oppure chiudi il turno
mp2-prompt-further =
    { $left ->
        [one] piazza ancora { $left } dado { $space }, non più basso dell’ultimo
       *[other] piazza ancora { $left } dadi { $space }, nessuno più basso dell’ultimo
    }
mp2-prompt-further-seal =
    { $left ->
        [one] prendi un sigillo, oppure piazza ancora { $left } dado { $space }
       *[other] prendi un sigillo, oppure piazza ancora { $left } dadi { $space }
    }
mp2-prompt-offer =
    { $book ->
        [one] scegli un’offerta del Libro I
        [2] scegli un’offerta del Libro II
       *[other] scegli un’offerta del Libro III
    }
mp2-prompt-seal = prendi un sigillo che un { $value } consente
mp2-prompt-path = annuncia il primo passo ({ $left })
mp2-prompt-path-icon = annuncia il primo passo ({ $left }), oppure rinuncia
mp2-prompt-path-on =
    { $left ->
        [0] annunciato: { $path }, finora { $cost }; non resta movimento: un altro passo che non ne usa, oppure mettiti in cammino
        [one] annunciato: { $path }, finora { $cost }; un altro passo (ne resta { $left }), oppure mettiti in cammino
       *[other] annunciato: { $path }, finora { $cost }; un altro passo (ne restano { $left }), oppure mettiti in cammino
    }
mp2-prompt-contracts = prendi un contratto
mp2-prompt-contracts-more = prendi un altro contratto, oppure fermati
mp2-prompt-city-contract = prendi un contratto da una città con un tuo centro, oppure rinuncia
mp2-prompt-room = quale contratto fa posto al { $contract }?
mp2-prompt-keep = pescato: { $contract }; scarta questo o un contratto attivo
mp2-prompt-pay = paga { $cost }: quante giade al posto di monete, quante al posto di cammelli?
mp2-prompt-give =
    { $left ->
        [one] paga { $left } merce: quale?
       *[other] paga { $left } merci: quale ora?
    }
mp2-prompt-take = quale ricompensa ora: { $list }?
mp2-prompt-good =
    { $left ->
        [one] prendi { $left } merce: quale?
       *[other] prendi { $left } merci: quale ora?
    }
mp2-prompt-different =
    { $left ->
        [one] prendi { $left } merce di un altro tipo: quale?
       *[other] prendi { $left } merci diverse: quale ora?
    }
mp2-prompt-copy = quale bonus città si copia?
mp2-pool-outposts = la tessera bonus commercio di { $list }
mp2-pool-bonuses = il bonus città di { $list }
mp2-pool-contracts = un contratto di { $list }
mp2-prompt-pool = prendi ora: { $list }
mp2-prompt-pool-free = prendi { $list }, oppure rinuncia
mp2-prompt-extra = metti il centro aggiuntivo a { $list }, oppure rinuncia
mp2-prompt-from = sulla tua plancia non restano centri: quale si sposta a { $city }?
mp2-prompt-oasis = a { $oasis }: { $list }?
mp2-prompt-direction = quale dei due scambi?
mp2-prompt-repeat =
    { $left ->
        [one] ancora { $exchange }, oppure basta?
       *[other] ancora { $exchange }, oppure basta (restano { $left } volte)?
    }
mp2-prompt-marker =
    { $left ->
        [one] prendi un bonus città
       *[other] prendi il primo di { $left } bonus città
    }
mp2-prompt-marker-more = prendi un altro bonus città, oppure fermati
mp2-prompt-open-die = quale dado nero scoperto?
mp2-prompt-over-shared =
    { $camels ->
        [one] La partita è finita: { $names } vincono insieme con { $score } PV e { $camels } cammello a testa.
       *[other] La partita è finita: { $names } vincono insieme con { $score } PV e { $camels } cammelli a testa.
    }
mp2-prompt-over-camels = La partita è finita: vince { $names } con { $score } PV, davanti a { $level } per i cammelli.
mp2-prompt-chance-marker = il bonus città di { $city }
mp2-prompt-chance-outpost = la tessera bonus commercio di { $city }
mp2-prompt-chance-card = una nuova carta città: { $slot }
mp2-prompt-chance-slot = un contratto per { $city }
mp2-prompt-chance-offer =
    { $book ->
        [one] la tessera offerta del Libro I per il round { $place }
        [2] la tessera offerta del Libro II per il round { $place }
       *[other] la tessera offerta del Libro III per il round { $place }
    }
mp2-prompt-chance-first = chi comincia
mp2-prompt-chance-starting = il contratto iniziale di { $seat }
mp2-prompt-chance-goal = una carta obiettivo per { $seat }
mp2-prompt-chance-roll = { $seat } tira un dado
mp2-prompt-chance-roll-black = { $seat } tira un dado nero
mp2-prompt-chance-open = si tira un dado nero scoperto
mp2-prompt-chance-character = un personaggio fra cui scegliere
mp2-prompt-chance-taken = { $seat } tira il dado nero
mp2-prompt-chance-reroll = { $seat } rilancia { $die }
mp2-prompt-chance-draw = { $seat } pesca un contratto

### Perché un'azione non è possibile, e che cosa aiuterebbe

mp2-book =
    { $book ->
        [one] il Libro I
        [2] il Libro II
       *[other] il Libro III
    }
mp2-why-other = Adesso non è possibile.
mp2-why-pending = Adesso: { $question }
mp2-why-short =
    { $jade ->
        [0] Ti serve ancora: { $list }.
        [one] Ti serve ancora: { $list }, e soltanto { $jade } giada può sostituirli.
       *[other] Ti serve ancora: { $list }, e soltanto { $jade } giade possono sostituirli.
    }
mp2-help-bag = La Borsa delle monete dà { $list } per un dado.
mp2-help-good =
    { $good ->
        [pepper] Offre pepe { $list }.
        [silk] Offre seta { $list }.
       *[gold] Offre oro { $list }.
    }
mp2-help-dice = I tuoi dadi: { $list }.
mp2-help-no-dice = Non ti restano dadi.
mp2-help-buy = Puoi acquistare un dado nero per { $cost }.
mp2-help-post = Una pedina che termina il movimento in una città vi mette un centro.
mp2-help-seal = { $seal } da { $least } in su
mp2-help-seals = Ancora da prendere: { $list }.
mp2-help-all-seals = Hai già tutti i sigilli.
mp2-help-active =
    { $count ->
        [0] Non hai contratti attivi.
        [one] È attivo: { $list }.
       *[other] Sono attivi: { $list }.
    }
mp2-help-due = Ti spettano: { $list }.
mp2-help-steps = Passi possibili: { $list }.
mp2-help-pool = Possibile: { $list }.
mp2-help-discard = Puoi scartare { $list }.
mp2-help-pay = Giada per monete: da { $coins } a { $most_coins }; per cammelli: da { $camels } a { $most_camels }; da usare ne hai { $jade }.
mp2-why-2-2 =
    { $need ->
        [one] Così serve { $need } giada, e ne hai { $have }.
       *[other] Così servono { $need } giade, e ne hai { $have }.
    }
mp2-why-2-5-give =
    { $good ->
        [pepper] Non hai pepe da dare.
        [silk] Non hai seta da dare.
       *[gold] Non hai oro da dare.
    }
mp2-why-2-5-give-help = Hai { $list }.
mp2-why-2-5 =
    { $good ->
        [pepper] Il pepe è già stato preso, e nessun tipo si prende due volte.
        [silk] La seta è già stata presa, e nessun tipo si prende due volte.
       *[gold] L’oro è già stato preso, e nessun tipo si prende due volte.
    }
mp2-why-2-5-help = Ancora possibile: { $list }.
mp2-why-2-8-most =
    { $what ->
        [coins] { $due ->
            [0] Nel prezzo non ci sono monete che la giada possa sostituire.
            [one] Nel prezzo c’è soltanto { $due } moneta: { $jade } giade sono troppe.
           *[other] Nel prezzo ci sono soltanto { $due } monete: { $jade } giade sono troppe.
        }
       *[camels] { $due ->
            [0] Nel prezzo non ci sono cammelli che la giada possa sostituire.
            [one] Nel prezzo c’è soltanto { $due } cammello: { $jade } giade sono troppe.
           *[other] Nel prezzo ci sono soltanto { $due } cammelli: { $jade } giade sono troppe.
        }
    }
mp2-why-2-8-least = Servono { $due } e hai { $have }: devi sostituirne almeno { $jade } con giada.
mp2-why-4-6 = { $character } non è fra i personaggi che si possono scegliere.
mp2-why-4-6-help = Scegli { $list }.
mp2-why-4-7 = Non hai ricevuto questa carta obiettivo.
mp2-why-4-7-help = Hai ricevuto: { $list }.
mp2-why-5-3 = Questo bonus non ti spetta.
mp2-why-6-2 = Hai già svolto l’azione principale di questo turno.
mp2-why-6-2-help = Puoi ancora svolgere azioni bonus; poi chiudi il turno.
mp2-why-6-2-end = Il turno si può chiudere solo dopo aver risposto alla domanda in sospeso.
mp2-why-6-2-now = Un dado per un’azione principale si può piazzare solo dopo aver risposto alla domanda in sospeso.
mp2-why-6-3 =
    { $dice ->
        [one] Ti resta { $dice } dado e non hai svolto un’azione principale.
       *[other] Ti restano { $dice } dadi e non hai svolto un’azione principale.
    }
mp2-why-6-3-help = Svolgi un’azione principale, oppure metti tutti i dadi nella Borsa delle monete.
mp2-why-7-1 = Non hai { $die }.
mp2-why-7-1-few =
    { $have ->
        [one] Servono { $need } dadi { $space }, e te ne resta { $have }.
       *[other] Servono { $need } dadi { $space }, e te ne restano { $have }.
    }
mp2-why-7-3 = Un { $value } non porta nulla { $space }.
mp2-why-7-4 = In questo round un dado del tuo colore si trova già { $space }.
mp2-why-7-4-black = Lì puoi usare dadi neri: { $list }.
mp2-why-7-4-help = Potrebbe seguire soltanto un dado nero.
mp2-why-7-5 = Un dado si trova già { $space }, perciò un posto costa { $coins }.
mp2-why-7-7 = Un dado si trova già { $space }, e non c’è posto per altri.
mp2-why-7-7-special = Tutte le caselle di { $city } sono occupate.
mp2-why-7-7-help =
    { $neutral ->
        [0] Si libera nel prossimo round.
        [one] Nel prossimo round resta soltanto { $neutral } dado neutrale.
       *[other] Nel prossimo round restano soltanto { $neutral } dadi neutrali.
    }
mp2-why-8-1 = Serve un { $least } o più { $space }; un { $value } è troppo basso.
mp2-why-8-2 = L’offerta { $number } costa più di quanto hai.
mp2-why-8-2-none = Nessuna offerta è alla tua portata { $space }.
mp2-why-8-2-help = Puoi prendere l’offerta { $list }.
mp2-why-9-2 = Un { $value } è più basso del { $last } che è l’ultimo sul Favore del Khan.
mp2-why-9-4 = Tutte le { $fields } caselle del Favore del Khan sono occupate.
mp2-why-10-1 = Si può prendere { $seal } da un { $least } in su; il valore dell’azione è { $value }.
mp2-why-10-3 = Hai già { $seal }.
mp2-why-10-3-all = Hai già tutti i sigilli che un { $value } consente.
mp2-why-11-2 = Non puoi pagare nessun primo passo. Il più vicino alla tua portata, verso { $location }, costa in tutto { $cost }.
mp2-why-11-2-closed = Tutte le strade da qui portano il simbolo di un sigillo che non hai.
mp2-why-11-2-go = Annuncia almeno un passo.
mp2-why-11-2-step = Il movimento è esaurito: in tutto { $movement }.
mp2-why-11-4 = Nessuna strada porta da { $here } a { $there }.
mp2-why-11-4-there = A { $location } la pedina si trova già.
mp2-why-11-5 = La strada da { $here } a { $there } porta il simbolo di un sigillo che non hai: { $seal }.
mp2-why-11-5-help = Prendi prima il sigillo; basta il lato base.
mp2-why-11-8 = Il centro aggiuntivo non può andare a { $city }.
mp2-why-11-8-help = Possibile, perché il percorso vi è passato e non vi hai un centro: { $list }.
mp2-why-11-11 = Con il passo verso { $location } il tutto costa { $cost }.
mp2-why-11-14 = A questo movimento non si può rinunciare: serve almeno un passo.
mp2-why-11-14-begun = Hai già annunciato un passo.
mp2-why-12-4 = Adesso non c’è da prendere un bonus città di { $city }.
mp2-why-12-5 = Adesso non si può prendere un contratto di { $city }: una città ne dà uno quando vi si mette un centro.
mp2-why-12-6 = Il tuo centro a { $city } è stato messo in questo turno; serve dal prossimo in poi.
mp2-why-12-6-help = Scegli adesso un’altra azione, e torna nel tuo prossimo turno.
mp2-why-12-8 = Si può rinunciare soltanto ai contratti; il resto va preso prima.
mp2-why-12-8-claim = Adesso non c’è da prendere una tessera bonus commercio di { $city }.
mp2-why-12-9 = Non hai un centro a { $city }.
mp2-why-12-9-help = Puoi spostare il centro di { $list }.
mp2-why-12-10 = Il centro di { $city } è stato messo in questo movimento, quindi resta.
mp2-why-13-1 = In nessuna città con un tuo centro c’è un contratto.
mp2-why-13-1-help = Andrebbe bene un centro a { $list }.
mp2-why-13-1-none = Sulla mappa non ci sono contratti.
mp2-why-13-1-slot = In questo posto di { $city } non c’è un contratto.
mp2-why-13-2 = Non hai un centro a { $city }.
mp2-why-13-2-help = Puoi prendere contratti di { $list }.
mp2-why-13-2-stop = Prendi almeno un contratto.
mp2-why-13-5 = Il { $contract } non è fra quelli che puoi scartare.
mp2-why-13-6 = Hai appena preso il { $contract }, quindi resta.
mp2-why-no-post = Ti serve un centro a { $city } per piazzare un dado { $space }.
mp2-why-15-4 = La carta costa { $cost }.
mp2-why-15-7-contracts = La carta conta i contratti completati, e non ne hai.
mp2-why-15-7-posts = La carta conta i centri sulla mappa, e non ne hai.
mp2-why-15-7-help = Completa prima un contratto.
mp2-why-15-8 = { $city } non ha un bonus città.
mp2-why-15-8-itself = Il segnalino di { $city } non può copiare sé stesso.
mp2-why-15-8-help = Puoi copiare il bonus di { $list }.
mp2-why-15-9 = Lo scambio costa { $cost }.
mp2-why-15-9-or = L’altro scambio costa { $cost }.
mp2-why-15-9-stop = Prendi almeno un bonus città.
mp2-why-15-10 = Non hai un centro in una città con un bonus città.
mp2-why-15-10-post = Non hai un centro a { $city }.
mp2-why-15-10-taken = Con questa carta hai già preso il bonus di { $city }.
mp2-why-15-10-help = Puoi prendere il bonus di { $list }.
mp2-why-16-1 = Le azioni bonus devono attendere la risposta alla domanda in sospeso.
mp2-why-16-2 = Il { $contract } non è fra i tuoi contratti attivi.
mp2-why-16-2-cost = Non puoi pagare il { $contract }.
mp2-why-16-3 = Migliorare il sigillo costa { $cost }.
mp2-why-16-3-none = Non hai { $seal }.
mp2-why-16-3-none-help = I sigilli si prendono sui Sigilli di gilda o con una carta città.
mp2-why-16-3-improved = Hai già migliorato { $seal }.
mp2-why-16-3-improved-help =
    { $count ->
        [0] Non ti restano sigilli da migliorare.
       *[other] Puoi ancora migliorare { $list }.
    }
mp2-why-16-5 = Rilanciare costa { $cost }.
mp2-why-16-6 = Modificare un dado costa { $cost }.
mp2-why-16-6-end =
    { $way ->
        [up] Un { $value } non può andare in su.
       *[down] Un { $value } non può andare in giù.
    }
mp2-why-16-7 = Un dado nero costa { $cost }.
mp2-why-16-7-bought = In questo turno hai già acquistato un dado nero.
mp2-why-16-7-bought-help = Puoi acquistarne un altro nel tuo prossimo turno.
mp2-why-17-4 = Tutti i { $count } dadi neri sono stati presi.
mp2-why-17-4-help = Tornano all’inizio del prossimo round.
mp2-why-19-3 = Non tieni questa tessera bonus commercio.
mp2-why-19-3-help =
    { $count ->
        [0] Al momento non ne tieni.
        [one] Ne tieni { $count }.
       *[other] Ne tieni { $count }.
    }
mp2-why-19-3-other = Soltanto { $character } può usare le tessere bonus commercio tenute.
mp2-why-19-4 = Di Viaggio { $character } ha soltanto lo spazio inferiore.
mp2-why-19-4-help = Piazza un dado { $space }.
mp2-why-19-5 = Non hai due dadi da incassare che mostrano { $value }; quelli neri non fanno coppia.
mp2-why-19-5-help = Coppie da riscuotere: { $list }.
mp2-why-19-6 = Questo bonus non ti spetta.
mp2-why-19-6-figure = Non hai una seconda pedina.
mp2-why-20-1 = La partita è finita.
mp2-why-21-1 = Nessun dado nero sul tabellone mostra { $value }.
mp2-why-21-1-help = Puoi prendere { $list }.
mp2-why-22-1 = Adesso decide il caso: { $question }
mp2-why-22-1-outcome = Tiri, pescate e ciò che si dispone li decide il caso.
mp2-why-22-2-turn = Questo fa parte di un turno, e un round comincia con altro.
mp2-why-22-2-go = Una pedina si mette in cammino solo dopo aver annunciato un percorso.
mp2-why-22-2-stop = Adesso non c’è nulla da interrompere.
mp2-why-22-2-again = Adesso non si ripete nulla: si ripetono solo gli scambi delle carte città.
mp2-why-22-2-decline = Adesso non c’è nulla a cui rinunciare.
mp2-why-22-2-die = Altri dadi si indicano solo per uno spazio che ne prende più d’uno.
mp2-why-22-2-offer = Le offerte si prendono solo con un dado su un Libro.
mp2-why-22-2-seal = I sigilli si prendono solo sui Sigilli di gilda o con una carta città.
mp2-why-22-2-give = Si danno merci solo quando un costo chiede merci a scelta.
mp2-why-22-2-good = Si prendono merci solo quando una ricompensa lascia scegliere.
mp2-why-22-2-pay = Il modo di pagare si chiede solo quando ce n’è più d’uno.
mp2-why-22-2-take = L’ordine delle ricompense si chiede solo quando ne restano diverse.
mp2-why-22-2-direction = Uno scambio si sceglie solo con una carta città a doppio senso.
mp2-why-22-2-oasis = Questo si sceglie solo quando Möngke Khan raggiunge un’oasi.
mp2-why-22-2-pair = Le coppie le riscuote solo Isabella Donati, subito dopo il tiro di un round.
mp2-why-22-2-compensate = La compensazione arriva solo dopo un tiro troppo basso.
mp2-why-22-2-black = I dadi neri scoperti si scelgono solo quando ne prendi uno.
mp2-why-22-2-character = I personaggi si scelgono solo durante la preparazione.
mp2-why-22-2-step = I passi si annunciano solo in un movimento.
mp2-why-22-2-contract = I contratti si prendono solo con l’azione Contratti, con una ricompensa o all’arrivo.
mp2-why-22-2-discard = I contratti si scartano solo per fare posto.
mp2-why-22-2-claim = Le tessere bonus commercio si prendono solo all’arrivo.
mp2-why-22-2-bonus = I bonus città si prendono all’arrivo, all’inizio di un round e con una carta città.
mp2-why-22-2-copy = Un bonus città si copia solo con il segnalino che copia.
mp2-why-22-2-post = Un centro aggiuntivo arriva solo dopo un movimento dallo spazio superiore di Viaggio.
mp2-why-22-2-from = Un centro si sposta solo quando sulla tua plancia non ne restano.
mp2-why-22-2-goal = Le carte obiettivo si scelgono solo durante la preparazione.
mp2-why-22-9-seal = Un sigillo si può prendere solo quando ci sono abbastanza dadi.
mp2-why-22-9-lower = Un { $value } è più basso del { $last } che lo precede; il dado più basso si indica per primo.
mp2-why-22-9 =
    { $more ->
        [one] Dopo un { $value } serve { $space } ancora { $more } dado di quel valore o più alto, e ne hai { $have }.
       *[other] Dopo un { $value } servono { $space } ancora { $more } dadi di quel valore o più alti, e ne hai { $have }.
    }
mp2-why-22-9-black =
    { $more ->
        [one] Dopo un { $value } serve { $space } ancora { $more } dado nero di quel valore o più alto, e ne hai { $have }; il tuo colore lì è già stato usato.
       *[other] Dopo un { $value } servono { $space } ancora { $more } dadi neri di quel valore o più alti, e ne hai { $have }; il tuo colore lì è già stato usato.
    }
mp2-why-22-10 = In un pagamento non più di { $most } giade possono sostituire monete e cammelli.
mp2-why-22-12 = { $what } non è fra le ricompense rimaste.
mp2-why-22-12-help = Scegli { $list }.
mp2-why-22-13 =
    { $points ->
        [one] Ti spetta { $points } pezzo: { $coins } monete sono troppe.
       *[other] Ti spettano { $points } pezzi: { $coins } monete sono troppe.
    }
mp2-why-22-13-help = Prendi da 0 a { $points } monete; il resto sono cammelli.

### Che cosa può seguire da un'azione, che cosa resta da fare, che cosa sono le cose

mp2-outlook-complete = potresti ancora completare: { $list }
mp2-outlook-complete-last = è il tuo ultimo turno, e potresti ancora completare: { $list }
mp2-outlook-improve = potresti ancora migliorare { $list }
mp2-outlook-improve-last = è il tuo ultimo turno, e potresti ancora migliorare { $list }
mp2-outlook-hourglass = prendi la clessidra, ora di { $seat }, e nel prossimo round cominci tu, a meno che qualcuno te la tolga
mp2-outlook-hourglass-stays = la clessidra resta a te
mp2-outlook-no-hourglass = la clessidra la tiene ancora { $seat }: è già stato usato uno spazio di Viaggio più alto
mp2-outlook-nothing = terminare a { $location } non porta nulla
mp2-outlook-own = a { $city } hai già un centro
mp2-outlook-post = terminando lì metti il centro { $number } a { $city }
mp2-outlook-post-vp = terminando lì metti il centro { $number } a { $city }, per { $vp }
mp2-outlook-post-moved = terminando lì sposti uno dei tuoi centri a { $city }
mp2-outlook-outpost = tessera bonus commercio: { $gain }
mp2-outlook-bonus = bonus città: { $gain }
mp2-outlook-contracts = contratti fra cui prendere: { $list }
mp2-about =
    { $role ->
        [start] da { $location } partono le pedine; non vi si mettono centri
        [contract] { $location } è una città dei contratti
        [card] { $location } è una città delle carte
        [special] { $location } è una città speciale
        [small] { $location } è una città piccola
       *[oasis] { $location } è un’oasi; non vi si mettono centri
    }
mp2-about-shield = mostra lo { $shield }
mp2-about-posts =
    { $count ->
        [one] { $list } vi ha un centro
       *[other] { $list } vi hanno un centro
    }
mp2-about-far =
    { $steps ->
        [0] La tua pedina si trova lì.
        [one] È a { $steps } passo da { $location }, dove si trova la tua pedina.
       *[other] È a { $steps } passi da { $location }, dove si trova la tua pedina.
    }
mp2-about-closed = Nessuna via ti è aperta fin lì: ognuna ha una strada con il simbolo di un sigillo che non hai.
mp2-about-move = Le pedine si muovono con Viaggio, e con le ricompense e le carte città che danno movimento.
mp2-about-dice =
    { $count ->
        [one] { $least ->
            [1] un dado qualsiasi
           *[other] un dado da { $least } in su
        }
       *[other] { $least ->
            [1] { $count } dadi qualsiasi
           *[other] { $count } dadi da { $least } in su
        }
    }
mp2-about-book = { $space }, per { $dice }: { $list }
mp2-about-khan = Favore del Khan, per un dado non più basso di quello alla sua sinistra: { $gain }
mp2-about-seals = Sigilli di gilda, per { $dice }: un sigillo che il dado più basso permette ({ $list })
mp2-about-travel = { $space }, per { $dice }: fin dove dice il più basso, al massimo { $movement }
mp2-about-entry = l’ingresso costa { $cost }
mp2-about-extra-post = si può mettere un centro aggiuntivo in una città attraversata dal percorso
mp2-about-contracts =
    { $count ->
        [one] Contratti, per un dado qualsiasi: { $count } contratto scoperto da una città con un tuo centro, e { $gain }
       *[other] Contratti, per un dado qualsiasi: fino a { $count } contratti scoperti da città con tuoi centri, e { $gain }
    }
mp2-about-special = { $city } come azione, per un dado: { $gain }; con { $seal } migliorato anche il suo bonus ({ $bonus })
mp2-about-card = { $space }, per un dado: { $card }
mp2-about-bag = La Borsa delle monete, per un dado qualsiasi: { $gain }
mp2-about-slot = { $contract } si trova a { $city }
mp2-about-slot-gain = chi lo prende ottiene anche { $gain }
mp2-about-slot-filled = i posti vuoti si riempiono alla fine di un turno, finché ci sono contratti nella pila
mp2-about-seal = { $seal } si prende da { $least } in su; migliorarlo costa { $cost }; migliorato, porta { $bonus } subito e all’inizio di ogni round
mp2-about-tile = una tessera bonus commercio: { $gain }
mp2-about-goal = dà punti a fine partita
mp2-about-character = { $character }: { $power }
mp2-about-die = { $die } è un tuo dado
mp2-about-have = hai { $amount }
mp2-about-use =
    { $what ->
        [coins] le monete pagano le strade, gli spazi occupati e lo spazio inferiore di Viaggio; alla fine ogni { $each } rimaste danno 1 PV
        [camels] i cammelli pagano le strade, i contratti, i sigilli migliorati e i dadi nuovi o modificati; quelli rimasti alla fine decidono a parità di punti
        [jade] la giada paga le offerte migliori e alcune strade, e sostituisce monete e cammelli; alla fine ogni { $each } merci rimaste, giada compresa, danno 1 PV
       *[other] le merci pagano i contratti, i sigilli migliorati e le carte città; alla fine ogni { $each } rimaste, di qualsiasi tipo, danno 1 PV
    }
mp2-about-setup = la partita è in preparazione; poi si giocano { $rounds } round
mp2-about-round = round { $round } di { $rounds }
mp2-about-first = lo comincia { $seat }
mp2-about-hourglass = { $seat } ha la clessidra e comincia il prossimo, a meno che qualcuno la prenda

### Eventi

mp2-event-gain =
    { $why ->
        [start] { $seat } comincia con { $amount }
        [character] { $seat } ottiene { $amount } grazie al personaggio
        [compensation] { $seat } ottiene { $amount } come compensazione
        [offer] { $seat } ottiene { $amount } dall’offerta
        [khan] { $seat } ottiene { $amount } dal Favore del Khan
        [seal] { $seat } ottiene { $amount } insieme al sigillo
        [seal_bonus] { $seat } ottiene { $amount } dal sigillo
        [post] { $seat } ottiene { $amount } per il centro
        [outpost] { $seat } ottiene { $amount } dalla tessera bonus commercio
        [city_bonus] { $seat } ottiene { $amount } dal bonus città
        [contracts] { $seat } ottiene { $amount } dall’azione Contratti
        [special] { $seat } ottiene { $amount } dalla città speciale
        [card] { $seat } ottiene { $amount } dalla carta città
        [contract] { $seat } ottiene { $amount } per il contratto
        [bag] { $seat } ottiene { $amount } dalla Borsa delle monete
        [copy] { $seat } ottiene { $amount } dal bonus città copiato
        [oasis] { $seat } ottiene { $amount } per l’oasi
       *[plain] { $seat } ottiene { $amount }
    }
mp2-event-pay =
    { $why ->
        [occupied] { $seat } paga { $amount } per lo spazio occupato
       *[plain] { $seat } paga { $amount }
    }
mp2-event-pay-instead = { $seat } paga { $amount } al posto di { $other }
mp2-event-lost =
    { $why ->
        [black_die] { $seat } non ottiene nulla per { $amount }: sul tabellone non ne restano
        [move] { $seat } non ottiene nulla per { $amount }: nessun primo passo si può pagare
       *[pile] { $seat } non ottiene nulla per { $amount }: la pila è esaurita
    }
mp2-event-round = comincia il round { $round }, con { $seat } come primo giocatore
mp2-event-turn = comincia il turno di { $seat }
mp2-event-turn-ended = { $seat } chiude il turno
mp2-event-hourglass = { $seat } prende la clessidra
mp2-event-ended = la partita è finita
mp2-event-scored =
    { $category ->
        [seals] { $seat } segna { $vp } per i sigilli della carta obiettivo
        [shields] { $seat } segna { $vp } per gli scudi
        [goods] { $seat } segna { $vp } per le merci
        [coins] { $seat } segna { $vp } per le monete
       *[contracts] { $seat } segna { $vp } per il numero di contratti
    }
mp2-event-rolled = { $seat } tira { $die }
mp2-event-black-taken = { $seat } prende un dado nero: { $die }
mp2-event-black-waits = { $seat } prende un dado nero, da tirare insieme agli altri
mp2-event-open-rolled = un dado nero sul tabellone mostra { $value }
mp2-event-placed = { $seat } piazza { $die } { $space }
mp2-event-rerolled = { $seat } rilancia { $die }: mostra { $value }
mp2-event-turned = { $seat } modifica { $die } in { $value }
mp2-event-pair = { $seat } riscuote come coppia due dadi che mostrano { $value }
mp2-event-first-rolled = { $seat } incassa la ricompensa per un dado che mostra { $value }
mp2-event-compensated =
    { $points ->
        [one] { $seat } riceve la compensazione per { $points } punto mancante
       *[other] { $seat } riceve la compensazione per { $points } punti mancanti
    }
mp2-event-offer-taken =
    { $book ->
        [one] { $seat } prende l’offerta { $offer } del Libro I
        [2] { $seat } prende l’offerta { $offer } del Libro II
       *[other] { $seat } prende l’offerta { $offer } del Libro III
    }
mp2-event-seal-taken = { $seat } prende { $seal }
mp2-event-seal-improved = { $seat } migliora { $seal }
mp2-event-seal-bonus =
    { $times ->
        [one] { $seat } prende il bonus del sigillo: { $seal } ({ $gain })
        [2] { $seat } prende due volte il bonus del sigillo: { $seal } ({ $gain })
       *[other] { $seat } prende { $times } volte il bonus del sigillo: { $seal } ({ $gain })
    }
mp2-event-special-used = { $seat } usa { $city } con un { $value }
mp2-event-card-used = { $seat } usa { $slot } ({ $card })
mp2-event-repeated = { $seat } ripete lo scambio ({ $card })
mp2-event-moved = { $seat } si muove a { $location }
mp2-event-moved-second = { $seat } muove la seconda pedina a { $location }
mp2-event-oasis = { $seat } incassa la ricompensa per { $location }
mp2-event-post-placed = { $seat } mette il centro { $number }, a { $city }
mp2-event-post-placed-extra = { $seat } mette il centro aggiuntivo, il numero { $number }, a { $city }
mp2-event-post-moved = { $seat } sposta il centro di { $old } a { $city }
mp2-event-outpost-claimed = { $seat } prende la tessera bonus commercio di { $city } ({ $gain })
mp2-event-tile-kept = { $seat } tiene la tessera bonus commercio ({ $gain })
mp2-event-tile-used = { $seat } usa una tessera bonus commercio tenuta ({ $gain })
mp2-event-bonus-taken = { $seat } prende il bonus città di { $city } ({ $gain })
mp2-event-bonus-copied = { $seat } copia il bonus città di { $city } ({ $gain })
mp2-event-bonus-doubled = { $seat } raddoppia il bonus città di { $city }
mp2-event-bonus-doubled-seal = { $seat } raddoppia il bonus del sigillo: { $seal }
mp2-event-move-declined = { $seat } rinuncia a { $movement }
mp2-event-contract-taken = { $seat } prende il { $contract } di { $city }
mp2-event-contract-drawn = { $seat } pesca il { $contract }
mp2-event-contract-discarded = { $seat } scarta il { $contract }
mp2-event-contract-discarded-game = { $seat } scarta il { $contract }, che esce dal gioco
mp2-event-contract-completed = { $seat } completa il { $contract }
mp2-event-contract-laid = il { $contract } si trova a { $city }
mp2-event-marker-laid = il bonus città di { $city } è { $gain }
mp2-event-outpost-laid = la tessera bonus commercio di { $city } è { $gain }
mp2-event-card-shown = si scopre { $slot }: { $card }
mp2-event-card-gone = esce dal gioco { $slot }: { $card }
mp2-event-offer-piled =
    { $book ->
        [one] il Libro I offrirà nel round { $round }: { $list }
        [2] il Libro II offrirà nel round { $round }: { $list }
       *[other] il Libro III offrirà nel round { $round }: { $list }
    }
mp2-event-offer-shown =
    { $book ->
        [one] il Libro I offre ora: { $list }
        [2] il Libro II offre ora: { $list }
       *[other] il Libro III offre ora: { $list }
    }
mp2-event-first = { $seat } è il primo giocatore e prende la clessidra
mp2-event-contract-dealt = { $seat } comincia con il { $contract }
mp2-event-goal-dealt = { $seat } riceve una carta obiettivo
mp2-event-goal-dealt-card = { $seat } riceve la { $goal }
mp2-event-goal-kept = { $seat } tiene una carta obiettivo
mp2-event-goal-kept-card = { $seat } tiene la { $goal }
mp2-event-character-shown = { $character } si può scegliere
mp2-event-character-chosen = { $seat } gioca con { $character }
mp2-event-figure-added = { $seat } mette una seconda pedina a { $location }
mp2-headline-round = Comincia il round { $round }; il primo è { $seat }.
mp2-headline-round-you = Comincia il round { $round }; cominci tu.
