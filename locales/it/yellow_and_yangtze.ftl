# Yellow & Yangtze. Le chiavi cominciano con yy-.

data-note-yellow_and_yangtze = La mappa stampata non è pubblica: le mappe sono disegni nostri. Da dove venga ogni altro numero è scritto accanto, nel file dei componenti.

### Nomi

yy-category-black = Rotoli (nero)
yy-category-red = Armi (rosso)
yy-category-blue = Raccolti (blu)
yy-category-green = Merci (verde)
yy-category-yellow = Oro (giallo, jolly)

yy-tiles =
    { $count ->
        [one] { $count } tessera { $color ->
            [black] nera
            [red] rossa
            [blue] blu
            [green] verde
           *[yellow] gialla
        }
       *[other] { $count } tessere { $color ->
            [black] nere
            [red] rosse
            [blue] blu
            [green] verdi
           *[yellow] gialle
        }
    }
yy-color-of-tile =
    { $color ->
        [black] nera
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    }
yy-a-tile =
    una tessera { $color ->
        [black] nera
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    }
yy-the-tile =
    la tessera { $color ->
        [black] nera
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    }
yy-the-leader =
    { $leader ->
        [governor] il governatore
        [soldier] il soldato
        [farmer] il contadino
        [trader] il commerciante
       *[artisan] l’artigiano
    }
yy-leader-of =
    { $leader ->
        [governor] il governatore di { $seat }
        [soldier] il soldato di { $seat }
        [farmer] il contadino di { $seat }
        [trader] il commerciante di { $seat }
       *[artisan] l’artigiano di { $seat }
    }
yy-points =
    { $amount ->
        [one] { $amount } punto { $color ->
            [black] nero
            [red] rosso
            [blue] blu
            [green] verde
           *[yellow] giallo
        }
       *[other] { $amount } punti { $color ->
            [black] neri
            [red] rossi
            [blue] blu
            [green] verdi
           *[yellow] gialli
        }
    }
yy-a-pagoda =
    { $color ->
        [black] una corte
        [red] una guarnigione
        [blue] un granaio
        [green] un mercato
        [yellow] una bottega
       *[any] una pagoda
    }
yy-the-pagoda =
    { $color ->
        [black] la corte
        [red] la guarnigione
        [blue] il granaio
        [green] il mercato
        [yellow] la bottega
       *[any] la pagoda
    }
yy-nothing = niente
yy-direction =
    { $side ->
        [e] a est
        [ne] a nord-est
        [nw] a nord-ovest
        [w] a ovest
        [sw] a sud-ovest
       *[se] a sud-est
    }
yy-state-with = lo stato con { $leaders }
yy-state-at = lo stato in { $space }
yy-strength-at = { $space } { $strength }
yy-against = { $first } contro { $rest }

### Domande

yy-prompt-action =
    { $left ->
        [one] scegli un’azione o chiudi il turno (resta { $left } azione)
       *[other] scegli un’azione o chiudi il turno (restano { $left } azioni)
    }
yy-prompt-pagoda = piazza { $pagoda } per la tessera su { $space }, oppure rinuncia
yy-prompt-move = quale pagoda diventa { $pagoda } di { $triangle }?
yy-prompt-pick = prendi una delle tessere scoperte, oppure rinuncia
yy-prompt-chain = piazza un’altra tessera blu accanto a { $space }, oppure fermati
yy-prompt-attack =
    { $leader ->
        [governor] rivolta: { $first } (forza { $attack }) contro { $second } ({ $defense }); impegna tessere nere, il governatore o entrambi, oppure passa
       *[none] rivolta: { $first } (forza { $attack }) contro { $second } ({ $defense }); impegna tessere nere o passa
    }
yy-prompt-defend =
    { $leader ->
        [governor] rivolta: { $first } (totale { $attack }) contro { $second } ({ $defense }); impegna tessere nere, il governatore o entrambi, oppure passa; ti basta la parità
       *[none] rivolta: { $first } (totale { $attack }) contro { $second } ({ $defense }); impegna tessere nere o passa; ti basta la parità
    }
yy-prompt-support =
    { $leader ->
        [soldier] guerra ({ $list }): appoggia uno stato con tessere rosse, il soldato o entrambi, oppure passa
       *[none] guerra ({ $list }): appoggia uno stato con tessere rosse o passa
    }
yy-prompt-winner = parità a { $strength } fra { $list }: chi vince?
yy-prompt-toll =
    { $due ->
        [one] { $state } paga ancora { $due } tessera rossa di tributo: quale togli?
       *[other] { $state } paga ancora { $due } tessere rosse di tributo: quale togli ora?
    }
yy-prompt-over = La partita è finita: vince { $names } con { $lowest } nel colore più debole.
yy-prompt-over-second = La partita è finita: vince { $names } con { $lowest } nel colore più debole e supera { $level } nel secondo più debole.
yy-prompt-over-third = La partita è finita: vince { $names } con { $lowest } nel colore più debole e supera { $level } nel terzo più debole.
yy-prompt-over-highest = La partita è finita: vince { $names } con { $lowest } nel colore più debole e supera { $level } nel più forte.
yy-prompt-over-gold = La partita è finita: vince { $names } con { $lowest } nel colore più debole; la parità con { $level } è decisa dal minor numero di punti gialli.
yy-prompt-over-shared = La partita è finita: { $names } condividono la vittoria, pari in tutti e quattro i colori, con { $lowest } nel più debole.
yy-prompt-over-nobody = La partita è finita: non vince nessuno, perché { $names } sono pari in tutto, con { $lowest } nel colore più debole.
yy-prompt-chance-first = chi comincia
yy-prompt-chance-box =
    { $tiles ->
        [one] ancora { $tiles } tessera va nella scatola senza essere vista
       *[other] ancora { $tiles } tessere vanno nella scatola senza essere viste
    }
yy-prompt-chance-hand =
    { $tiles ->
        [one] { $seat } pesca ancora { $tiles } tessera
       *[other] { $seat } pesca ancora { $tiles } tessere
    }
yy-prompt-chance-display =
    { $tiles ->
        [one] ancora { $tiles } tessera si aggiunge a quelle scoperte
       *[other] ancora { $tiles } tessere si aggiungono a quelle scoperte
    }

### Azioni

yy-action-end = chiudi il turno
yy-did-end = { $seat } chiude il turno
yy-action-pass = passa
yy-did-pass = { $seat } passa
yy-action-pass-pagoda = passa: nessuna pagoda
yy-action-pass-pick = passa: nessuna tessera scoperta
yy-action-pass-chain = passa: nessun’altra tessera blu
yy-action-pass-add = passa: non impegnare nulla
yy-action-withdraw = ritira { $leader }
yy-action-withdraw-from = ritira { $leader } da { $space }
yy-action-take = prendi { $tile } fra quelle scoperte
yy-action-replace = sostituisci { $tiles }
yy-action-replace-some =
    { $count ->
        [one] sostituisci { $count } tessera
       *[other] sostituisci { $count } tessere
    }
yy-action-commit = impegna { $added }
yy-action-support = appoggia { $state } con { $added }
yy-action-support-side = appoggia uno stato { $side } con { $added }
yy-action-winner = fai vincere { $state }
yy-action-winner-side = fai vincere uno stato { $side }
yy-action-place = piazza { $tile } su { $space }
yy-action-leader = posiziona { $leader } su { $space }
yy-action-leader-from = posiziona { $leader } su { $space }, spostandolo da { $old }
yy-action-riot = sommossa per { $paid }: togli { $tile } su { $space }
yy-action-riot-empty = sommossa per { $paid }: togli una tessera su { $space }
yy-action-pay = paga il tributo con { $tile } su { $space }
yy-action-pagoda = piazza { $pagoda } su { $triangle }
yy-action-buy = rivendica { $triangle } per { $paid }: { $pagoda }
yy-action-move = sposta la pagoda di { $old }
yy-action-move-to = sposta la pagoda di { $old } su { $new }
yy-outcome-first = comincia { $seat }
yy-outcome-draw = si pesca { $tile }
yy-outcome-show = { $tile } si aggiunge a quelle scoperte
yy-outcome-box = { $tile } va nella scatola

### Che cosa può seguire da un'azione

yy-outlook-united =
    { $count ->
        [2] unisce due stati: { $list }
       *[other] unisce { $count } stati: { $list }
    }
yy-outlook-point = { $points } per { $leader }
yy-outlook-point-governor =
    { $color ->
        [red] { $points } per { $leader }, perché in quello stato non c’è un soldato
        [blue] { $points } per { $leader }, perché in quello stato non c’è un contadino
        [green] { $points } per { $leader }, perché in quello stato non c’è un commerciante
       *[yellow] { $points } per { $leader }, perché in quello stato non c’è un artigiano
    }
yy-outlook-no-state = nessun punto: la tessera non è in uno stato
yy-outlook-no-governor = nessun punto: in quello stato non c’è un governatore
yy-outlook-no-point =
    { $color ->
        [red] nessun punto: in quello stato non c’è né un soldato né un governatore
        [blue] nessun punto: in quello stato non c’è né un contadino né un governatore
        [green] nessun punto: in quello stato non c’è né un commerciante né un governatore
       *[yellow] nessun punto: in quello stato non c’è né un artigiano né un governatore
    }
yy-outlook-pagoda = completa un triangolo: puoi piazzare { $pagoda } su { $list }
yy-outlook-pagoda-moved = completa un triangolo: puoi piazzare { $pagoda } su { $list }, spostando quella di { $old }
yy-outlook-joins = entra nello stato con { $leaders }
yy-outlook-founds = fa uno stato di tessere che non hanno altri leader
yy-outlook-earns = ottiene un punto per ogni tessera piazzata lì che sia { $list }
yy-outlook-earns-instead = ottiene un punto per ogni tessera piazzata lì che sia { $list }; altrimenti lo otterrebbe { $leader }
yy-outlook-strength =
    { $count ->
        [one] { $count } tessera nera accanto: è la sua forza in una rivolta
       *[other] { $count } tessere nere accanto: è la sua forza in una rivolta
    }
yy-outlook-stays = resta nello stesso stato, con la stessa forza in una rivolta ({ $strength }): non cambia altro
yy-outlook-stays-strength = resta nello stesso stato; la sua forza in una rivolta passa da { $old } a { $strength }
yy-outlook-pagodas-left = pagode che lascia: { $points } in meno alla fine del tuo turno
yy-outlook-pagoda-points = pagode presenti: { $points } alla fine del tuo turno
yy-outlook-can-add = devono ancora decidere: { $list }
yy-reserve = { $seat } può impegnare { $added }
yy-reserve-none = { $seat } non ha nulla da impegnare
yy-reserve-up-to =
    { $high ->
        [one] { $seat } può impegnare fino a { $high } tessera { $color ->
            [black] nera
           *[red] rossa
        }{ $leader ->
            [governor] {" "}e il governatore
            [soldier] {" "}e il soldato
           *[none] {""}
        }
       *[other] { $seat } può impegnare fino a { $high } tessere { $color ->
            [black] nere
           *[red] rosse
        }{ $leader ->
            [governor] {" "}e il governatore
            [soldier] {" "}e il soldato
           *[none] {""}
        }
    }
yy-reserve-range =
    { $seat } ha da { $low } a { $high } tessere { $color ->
        [black] nere
       *[red] rosse
    }{ $leader ->
        [governor] {" "}e può impegnare il governatore
        [soldier] {" "}e può impegnare il soldato
       *[none] {""}
    }
yy-outlook-revolt = rivolta: { $first } con forza { $attack } contro { $second } con { $defense }
yy-outlook-revolt-tie = in caso di parità vince { $seat }, che difende
yy-outlook-revolt-certain = { $seat } vince di sicuro
yy-outlook-revolt-stake = chi vince ottiene { $points }, chi perde si riprende il leader
yy-outlook-war = guerra: { $list }; in caso di parità decide { $seat }
yy-outlook-side = { $state } ({ $leaders }) ha forza { $strength }
yy-outlook-bystander = { $state } resta fuori: nessuno dei suoi leader è in conflitto
yy-outlook-cannot-win = { $state } non può più vincere
yy-outlook-victory = se vince { $state }: { $list }
yy-outlook-gains = { $seat } ottiene { $points }
yy-outlook-home =
    { $count ->
        [one] torna a casa { $list }
       *[other] tornano a casa { $list }
    }
yy-outlook-reds-lost =
    { $count ->
        [0] gli sconfitti non hanno tessere rosse sul tabellone
        [one] gli sconfitti perdono { $count } tessera rossa del tabellone
       *[other] gli sconfitti perdono { $count } tessere rosse del tabellone
    }
yy-outlook-no-toll = nessun tributo
yy-outlook-toll =
    { $reds ->
        [0] tributo { $toll }, che si può pagare soltanto con le tessere impegnate
        [one] tributo { $toll }, pagato con le tessere impegnate e poi con la sua { $reds } tessera rossa del tabellone
       *[other] tributo { $toll }, pagato con le tessere impegnate e poi con le sue { $reds } tessere rosse del tabellone
    }
yy-outlook-toll-range =
    { $reds ->
        [0] tributo da { $least } a { $most }, che si può pagare soltanto con le tessere impegnate
        [one] tributo da { $least } a { $most }, pagato con le tessere impegnate e poi con la sua { $reds } tessera rossa del tabellone
       *[other] tributo da { $least } a { $most }, pagato con le tessere impegnate e poi con le sue { $reds } tessere rosse del tabellone
    }

### Perché un'azione non è possibile, e che cosa aiuterebbe

yy-why-other = Adesso non è possibile.
yy-why-pending = Ora: { $question }
yy-why-4-1 = { $space } non è uno spazio di questa mappa.
yy-why-5-4 = Non c’è nulla a cui rinunciare: stai scegliendo un’azione.
yy-why-5-4-help = Se non vuoi altre azioni, chiudi il turno.
yy-why-6-2-river = { $space } è uno spazio fluviale; i leader stanno sulla terra.
yy-why-6-2-taken = { $space } è occupato: c’è { $what }.
yy-why-6-2-black = Accanto a { $space } non c’è nessuna tessera nera, e a un leader ne serve una.
yy-why-6-3 = { $space } è lo spazio in cui si trova già { $leader }.
yy-why-6-4 = Su { $space } il tuo leader unirebbe { $count } stati in cui si incontrerebbero { $list }; un leader non può farlo.
yy-why-6-8 =
    { $leader ->
        [governor] Il tuo governatore non è sul tabellone.
        [soldier] Il tuo soldato non è sul tabellone.
        [farmer] Il tuo contadino non è sul tabellone.
        [trader] Il tuo commerciante non è sul tabellone.
       *[artisan] Il tuo artigiano non è sul tabellone.
    }
yy-why-6-8-help = Puoi ritirare { $list }.
yy-why-6-8-help-none = Non hai nessun leader sul tabellone.
yy-why-7-1-none =
    Non hai in mano nessuna tessera { $color ->
        [black] nera
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    }.
yy-why-7-1-taken = { $space } è occupato: c’è { $what }.
yy-why-7-2-river = { $space } è terra; le tessere blu vanno sugli spazi fluviali.
yy-why-7-2-land =
    { $space } è uno spazio fluviale; le tessere { $color ->
        [black] nere
        [red] rosse
        [green] verdi
       *[yellow] gialle
    } vanno sulla terra.
yy-why-7-10 = Una tessera scoperta si può prendere solo dopo aver piazzato una tessera verde.
yy-why-7-10-help =
    { $count ->
        [0] Non hai in mano nessuna tessera verde.
        [one] Hai in mano { $count } tessera verde: piazzala prima.
       *[other] Hai in mano { $count } tessere verdi: piazzane prima una.
    }
yy-why-7-10-none =
    Fra le tessere scoperte non ce n’è nessuna { $color ->
        [black] nera
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    }.
yy-why-7-10-none-help = Ci sono { $tiles }.
yy-why-7-11 = { $space } non è accanto a { $last }, dove hai piazzato l’ultima tessera blu.
yy-why-7-11-color = Nella stessa azione si può piazzare soltanto un’altra tessera blu.
yy-why-8-1 =
    { $have ->
        [0] Questa sommossa costa { $need }, e non ne hai in mano.
       *[other] Questa sommossa costa { $need }, e in mano ne hai { $have }.
    }
yy-why-8-2 = Su { $space } non c’è nessuna tessera.
yy-why-8-2-leader = Su { $space } c’è { $what }; una sommossa toglie tessere, non leader.
yy-why-9-2 =
    { $have ->
        [0] Rivendicare così un triangolo costa { $need }, e non ne hai in mano.
       *[other] Rivendicare così un triangolo costa { $need }, e in mano ne hai { $have }.
    }
yy-why-price-none =
    Serve almeno una tessera { $color ->
        [blue] blu
       *[green] verde
    } vera. Le tessere arrivano alla fine del turno, sostituendone altre, o fra quelle scoperte dopo una tessera verde.
yy-why-price-leader = Fai valere { $leader }, che è fuori dal tabellone, al posto della seconda tessera.
yy-why-price-withdraw = Ritira prima { $leader }: fuori dal tabellone vale al posto della seconda tessera, e ti resta un’azione.
yy-why-price-last = Fuori dal tabellone, { $leader } varrebbe al posto della seconda tessera; ma questa è l’ultima azione del turno.
yy-why-10-1 = Per farlo ti mancano: { $lack }.
yy-why-11-1 = { $triangle } non è un triangolo di tre tessere dello stesso colore: { $list }.
yy-why-11-1-corner = { $what } su { $space }
yy-why-11-1-empty = { $triangle } è vuoto.
yy-why-11-1-map = { $triangle } non è un triangolo di questa mappa: i tre spazi devono essere tutti di terra o tutti fluviali.
yy-why-11-2 = { $triangle } non comprende la tessera appena piazzata su { $space }.
yy-why-11-3 =
    { $count ->
        [one] La tessera su { $list } sostiene già una pagoda.
       *[other] Le tessere su { $list } sostengono già una pagoda.
    }
yy-why-11-5 =
    { $color ->
        [black] Su { $triangle } non c’è una corte.
        [red] Su { $triangle } non c’è una guarnigione.
        [blue] Su { $triangle } non c’è un granaio.
        [green] Su { $triangle } non c’è un mercato.
       *[yellow] Su { $triangle } non c’è una bottega.
    }
yy-why-11-5-help = Sposta { $pagoda } di { $list }.
yy-why-11-6 =
    In questo insieme di componenti non c’è una pagoda di colore { $color ->
        [black] nero
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    }.
yy-why-12-2 =
    { $leader ->
        [governor] Il tuo governatore è sul tabellone, in { $space }; in una rivolta aiuta solo da fuori dal tabellone.
        [soldier] Il tuo soldato è sul tabellone, in { $space }; si può impegnare solo da fuori dal tabellone.
        [farmer] Il tuo contadino è sul tabellone, in { $space }; vale al posto di una tessera solo da fuori dal tabellone.
       *[trader] Il tuo commerciante è sul tabellone, in { $space }; vale al posto di una tessera solo da fuori dal tabellone.
    }
yy-why-12-2-two = Puoi invece pagare { $tiles }.
yy-why-15-5-side = Dalla tessera unificatrice, { $side } non c’è uno stato in guerra.
yy-why-15-5-named = Lo stato { $side } della tessera unificatrice prende il nome dal suo primo lato, che è { $first }.
yy-why-15-5-help = Sono in guerra { $list }.
yy-why-15-7 = Dalla tessera unificatrice, { $side } non c’è nessuno degli stati in parità al primo posto.
yy-why-15-7-help = Scegli { $list }.
yy-why-15-12 = Su { $space } non c’è una tessera rossa che lo stato vincitore avesse prima della guerra.
yy-why-17-3 = La partita è finita.
yy-why-21-1-turn = Una nuova azione deve aspettare che quella in corso sia conclusa.
yy-why-21-1-pass = Qui non puoi passare: una delle risposte va scelta.
yy-why-21-1-take = Una tessera scoperta si può prendere solo quando ti viene chiesto, dopo una tessera verde.
yy-why-21-1-commit = Tessere nere si impegnano solo in una rivolta, quando la domanda tocca all’attaccante e al difensore.
yy-why-21-1-support = Uno stato si appoggia solo in una guerra, quando ti viene chiesto.
yy-why-21-1-winner = Un vincitore si sceglie solo in una guerra, quando ci sono stati in parità.
yy-why-21-1-pay = Un tributo si paga solo alla fine di una guerra, quando ti viene chiesto.
yy-why-21-1-pagoda = Una pagoda gratuita viene solo con un triangolo completato dalla tessera appena piazzata; gli altri si rivendicano con tessere verdi.
yy-why-21-1-move = Una pagoda si sposta solo quando se ne piazza una e nella riserva non ce ne sono del suo colore.
yy-why-22-3 = Ora decide il caso: { $question }
yy-why-22-3-outcome = Chi comincia e quali tessere escono lo decide il caso.
yy-why-add-zero = Per non impegnare nulla, passa.
yy-why-too-few =
    { $have ->
        [0] Non puoi impegnare { $tiles }: non ne hai in mano.
       *[other] Non puoi impegnare { $tiles }: in mano ne hai { $have }.
    }
yy-help-add = Puoi impegnare { $added }.
yy-help-add-nothing =
    Non hai in mano nessuna tessera { $color ->
        [black] nera
       *[red] rossa
    } e null’altro da impegnare: passa.
yy-help-hand = In mano hai { $tiles }.
yy-help-hand-empty = La tua mano è vuota.
yy-help-beside =
    { $count ->
        [one] Lì accanto è possibile { $list }.
       *[other] Lì accanto sono possibili { $list }.
    }
yy-help-spaces =
    { $more ->
        [0] Possibili: { $list }.
        [one] Possibili: { $list }, e un altro.
       *[other] Possibili: { $list }, e altri { $more }.
    }
yy-help-no-space = Al momento non c’è uno spazio per { $leader }.
yy-help-triangles =
    { $more ->
        [0] Triangoli che possono sostenere una pagoda: { $list }.
        [one] Triangoli che possono sostenere una pagoda: { $list }, e un altro.
       *[other] Triangoli che possono sostenere una pagoda: { $list }, e altri { $more }.
    }
yy-help-no-triangle = Al momento nessun triangolo può sostenere una pagoda.

### Eventi

yy-event-first = comincia { $seat }
yy-event-turn = comincia il turno di { $seat }
yy-event-turn-ended =
    { $left ->
        [one] { $seat } chiude il turno e rinuncia a { $left } azione
       *[other] { $seat } chiude il turno e rinuncia a { $left } azioni
    }
yy-event-ended-bag = la partita è finita: si deve pescare una tessera e il sacchetto è vuoto
yy-event-ended-idle = la partita è finita: da troppo tempo nessuno pesca una tessera
yy-event-result =
    { $gold ->
        [0] { $seat } ha { $lowest } nel colore più debole
        [one] { $seat } ha { $lowest } nel colore più debole, con { $gold } punto giallo assegnato
       *[other] { $seat } ha { $lowest } nel colore più debole, con { $gold } punti gialli assegnati
    }
yy-event-gain =
    { $why ->
        [pagoda] { $seat } ottiene { $points } per le pagode
        [revolt] { $seat } ottiene { $points } per la rivolta
        [war] { $seat } ottiene { $points } per la guerra
       *[tile] { $seat } ottiene { $points } per la tessera
    }
yy-event-drew = { $seat } pesca una tessera
yy-event-drew-tile = { $seat } pesca { $tile }
yy-event-refilled =
    { $tiles ->
        [0] { $seat } non trova tessere da pescare
        [one] { $seat } ha { $tiles } tessera da pescare
       *[other] { $seat } ha { $tiles } tessere da pescare
    }
yy-event-shown = { $tile } si aggiunge a quelle scoperte
yy-event-boxed = una tessera va nella scatola senza essere vista
yy-event-boxed-tile = { $tile } va nella scatola senza essere vista
yy-event-picked = { $seat } prende { $tile } fra quelle scoperte
yy-event-replaced =
    { $count ->
        [one] { $seat } sostituisce { $count } tessera
       *[other] { $seat } sostituisce { $count } tessere
    }
yy-event-replaced-tiles = { $seat } sostituisce { $tiles }
yy-event-pay = { $seat } paga { $tiles }
yy-event-leader-used = { $seat } fa valere { $leader } al posto di una tessera
yy-event-tile-laid = { $tile } è su { $space }
yy-event-placed = { $seat } piazza { $tile } su { $space }
yy-event-lifted = { $seat } solleva { $leader } da { $space }
yy-event-positioned = { $seat } posiziona { $leader } su { $space }
yy-event-withdrawn = { $seat } ritira { $leader } da { $space }
yy-event-went-home =
    { $leader ->
        [governor] il governatore di { $seat } in { $space } torna a casa
        [soldier] il soldato di { $seat } in { $space } torna a casa
        [farmer] il contadino di { $seat } in { $space } torna a casa
        [trader] il commerciante di { $seat } in { $space } torna a casa
       *[artisan] l’artigiano di { $seat } in { $space } torna a casa
    }
yy-event-went-home-alone =
    { $leader ->
        [governor] il governatore di { $seat } in { $space } non ha più tessere nere accanto e torna a casa
        [soldier] il soldato di { $seat } in { $space } non ha più tessere nere accanto e torna a casa
        [farmer] il contadino di { $seat } in { $space } non ha più tessere nere accanto e torna a casa
        [trader] il commerciante di { $seat } in { $space } non ha più tessere nere accanto e torna a casa
       *[artisan] l’artigiano di { $seat } in { $space } non ha più tessere nere accanto e torna a casa
    }
yy-event-united = { $states } stati diventano uno solo in { $space }
yy-event-split = uno stato si divide in { $states }
yy-event-cut-off =
    { $leader ->
        [governor] la parte con il governatore di { $seat } in { $space } resta isolata, uno stato a sé
        [soldier] la parte con il soldato di { $seat } in { $space } resta isolata, uno stato a sé
        [farmer] la parte con il contadino di { $seat } in { $space } resta isolata, uno stato a sé
        [trader] la parte con il commerciante di { $seat } in { $space } resta isolata, uno stato a sé
       *[artisan] la parte con l’artigiano di { $seat } in { $space } resta isolata, uno stato a sé
    }
yy-event-removed =
    { $why ->
        [riot] la sommossa toglie { $tile } su { $space }
        [war] { $tile } su { $space } è persa
       *[toll] { $tile } su { $space } paga il tributo
    }
yy-event-pagoda-built = { $seat } piazza { $pagoda } su { $triangle }
yy-event-pagoda-left = { $pagoda } lascia { $triangle }
yy-event-pagoda-moved = { $seat } sposta { $pagoda } su { $triangle }
yy-event-pagoda-returned = { $pagoda } di { $triangle } torna nella riserva
yy-event-revolt =
    { $leader ->
        [governor] { $seat } si ribella al governatore di { $defender }: rivolta
        [soldier] { $seat } si ribella al soldato di { $defender }: rivolta
        [farmer] { $seat } si ribella al contadino di { $defender }: rivolta
        [trader] { $seat } si ribella al commerciante di { $defender }: rivolta
       *[artisan] { $seat } si ribella all’artigiano di { $defender }: rivolta
    }
yy-event-revolt-base = { $seat } ha forza { $strength } sul tabellone
yy-event-revolt-added = { $seat } impegna { $added }
yy-event-revolt-total = { $seat } ha { $strength } in tutto
yy-event-revolt-won = { $seat } vince la rivolta, { $strength } a { $against }
yy-event-revolt-won-tie = { $seat } vince la rivolta come difensore, { $strength } a { $against }
yy-event-war = { $seat } scatena una guerra con la tessera su { $space }: combattono { $states } stati
yy-event-war-side = lo stato in { $state } ha forza { $strength } sul tabellone
yy-event-war-leader =
    { $leader ->
        [governor] il governatore di { $seat } nello stato in { $state } è in conflitto
        [soldier] il soldato di { $seat } nello stato in { $state } è in conflitto
        [farmer] il contadino di { $seat } nello stato in { $state } è in conflitto
        [trader] il commerciante di { $seat } nello stato in { $state } è in conflitto
       *[artisan] l’artigiano di { $seat } nello stato in { $state } è in conflitto
    }
yy-event-war-added = { $seat } appoggia lo stato in { $state } con { $added }
yy-event-not-added = { $seat } non impegna nulla
yy-event-war-total = lo stato in { $state } ha { $strength } in tutto
yy-event-war-tied = { $seat } sceglie il vincitore fra { $states } stati in parità
yy-event-war-won = lo stato in { $state } vince la guerra con { $strength }
yy-event-toll = il tributo è { $toll }: lo fissa lo stato in { $state }
yy-event-toll-committed =
    { $tiles ->
        [one] { $paid ->
            [0] la tessera rossa impegnata per il vincitore è persa, benché non ci sia nulla da pagare
           *[other] la tessera rossa impegnata per il vincitore ne paga { $paid }
        }
       *[other] { $paid ->
            [0] le { $tiles } tessere rosse impegnate per il vincitore sono perse, benché non ci sia nulla da pagare
           *[other] le { $tiles } tessere rosse impegnate per il vincitore ne pagano { $paid }
        }
    }
yy-event-toll-due =
    { $tiles ->
        [0] { $seat } non trova tessere rosse del vincitore per pagare il resto di { $waived }
        [one] { $seat } deve togliere { $tiles } tessera rossa del vincitore{ $waived ->
            [0] {""}
           *[other] ; { $waived } del tributo è condonato
        }
       *[other] { $seat } deve togliere { $tiles } tessere rosse del vincitore{ $waived ->
            [0] {""}
           *[other] ; { $waived } del tributo è condonato
        }
    }
yy-event-committed-lost = { $seat } scarta { $tiles } del conflitto
yy-event-leader-back =
    { $leader ->
        [governor] il governatore di { $seat } torna dalla rivolta
       *[soldier] il soldato di { $seat } torna dalla guerra
    }
