# Le parole della pagina del tavolo nel browser, della rivista e del conteggio finale.

table-title = Tavolo
table-opening = Sto aprendo il tavolo
table-refused = Questo tavolo non si può aprire
table-home = Alla pagina iniziale
table-panels = Riquadri
table-menu = Menu del tavolo

### Persone

table-you = tu
table-seat-open = posto libero
table-seat-open-short = libero
table-seat-here = è qui
table-seat-away = ora non c’è
table-seat-resigned = si è ritirato; gioca { $bot }
table-seat-substitute = per ora gioca { $bot }
table-bot = bot { $name }
table-points-now =
    { $points ->
        [one] { $points } punto se finisse ora
       *[other] { $points } punti se finisse ora
    }
table-points-final =
    { $points ->
        [one] { $points } punto in tutto
       *[other] { $points } punti in tutto
    }
table-watchers =
    { $count ->
        [one] { $count } persona sta guardando
       *[other] { $count } persone stanno guardando
    }
table-to-act = tocca qui

### La domanda

table-watching = Stai guardando
table-your-turn = Tocca a te
table-your-turn-as = Tocca a te, come { $seat }
table-turn-other = Turno di { $seat }: scegli tu
table-turn-other-as = Turno di { $seat }: sceglie { $as }
table-turn-of = Decide { $name }
table-turn-for-you = { $bot } decide per te
table-status-over = La partita è finita
table-status-closed = Il tavolo è chiuso
table-closed = Tutti si sono ritirati: qui non si gioca più. La partita si può sempre rivedere.
table-gave-up = Hai abbandonato: un bot gioca al tuo posto fino alla fine.
table-origin-try = Prova:
table-origin-ruling = Torna al caso
table-origin-branch = A quel tavolo
table-prompt-whole = Leggi tutto
table-status-paused = In pausa
table-status-waiting = Si aspettano giocatori
table-end =
    { $turns ->
        [0] Questo è l’ultimo turno
        [one] Ancora { $turns } turno
       *[other] Ancora { $turns } turni
    }
table-paused = Il tavolo è in pausa. Nulla va perso; chiunque giochi qui può far riprendere la partita.
table-substituted = Al tuo posto sta giocando un bot.

### La linea col server

table-line-connected = Collegato
table-line-polling = Collegato (linea lenta)
table-line-connecting = Collegamento …
table-line-saving = Salvataggio …
table-line-saved = Salvato
table-line-reconnecting = Collegamento perso, nuovo tentativo …
table-line-offline = Sei fuori rete
table-line-offline-kept = Sei fuori rete; la tua mossa è conservata e verrà inviata
table-line-restarting = Il server si riavvia; un momento …

### Il tabellone e i suoi riquadri

table-board = Tabellone
table-own = Le tue cose
table-own-tab = Io
table-others = Gli altri
table-seats = Posti
table-log = Registro
table-rules = Regole
table-words = A parole
table-zoom = Ingrandimento
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-zoom-whole = Tutto il tabellone
table-sheet-size = Altezza del foglio

### Mosse

table-moves = Mosse
table-moves-count =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
table-moves-all = Tutte le mosse
table-moves-with = con { $thing }
table-moves-filter = Filtra le mosse
table-moves-no-match = Nessuna mossa contiene queste parole.
table-moves-none = Ora non devi fare nulla.
table-moves-watching = Stai guardando. Tocca qualsiasi cosa per esaminarla.
table-moves-beside =
    { $count ->
        [one] In ogni momento: { $count } altra
       *[other] In ogni momento: altre { $count }
    }
table-notation = Scrivi una mossa
table-notation-example = Mossa, p. es. { $example }
table-notation-go = Guarda
table-confirm = Conferma
table-confirm-title = La tua scelta
table-confirm-cancel = Annulla
table-confirm-chance = Poi decide il caso: da qui non si torna indietro

### Perché no?

table-why = Perché no?
table-why-about = { $thing }: perché no?
table-why-action = «{ $action }»: perché no?
table-why-asking = Chiedo alle regole
table-why-nothing = Ora nessuna mossa riguarda questa cosa.
table-why-choose = Questo si può fare: scegli
table-why-more =
    { $count ->
        [one] { $count } altro motivo
       *[other] Altri { $count } motivi
    }

### Tornare indietro

table-undo = Torna indietro
table-undo-what = Torna indietro: { $text }
table-undo-ask = (chiede a { $names })
table-undo-none = Non c’è nulla da annullare.
table-redo = Rigioca
table-redo-what = Rigioca ciò che è stato annullato
table-redo-none = Non c’è nulla da rigiocare.
table-request = { $name } vorrebbe tornare indietro.
table-request-mine = Hai chiesto di tornare indietro. Si aspetta { $names }.
table-request-what =
    { $count ->
        [one] Si tratta di: { $text }
       *[other] Si tratta di { $count } mosse, da: { $text }
    }
table-request-waiting = Si aspetta { $names }.
table-request-yes = Va bene
table-request-no = No
table-request-withdraw = Ritira la richiesta

### Il menu del tavolo

table-replay = Rivedi dall’inizio
table-export = Salva la registrazione in un file
table-close-title = Chiudere la partita?
table-close-text = La registrazione contiene il segreto di tutti i dadi e di tutte le carte. Una volta salvata, la partita è chiusa e non potrai più tornare indietro.
table-close-no = Lasciala aperta
table-close-yes = Chiudi la partita e salva
table-pause = Metti in pausa
table-resume = Riprendi
table-substitute = Fai giocare un bot per me
table-substitute-end = Riprendi il mio posto
table-resign = Ritirati
table-resign-title = Vuoi ritirarti?
table-resign-text = Un bot giocherà al tuo posto fino alla fine. Non si può tornare indietro. Se ti serve solo una sosta, metti il tavolo in pausa o fai giocare un bot per te.
table-resign-text-last = Così la partita finisce per tutti a questo schermo; nessun bot continua. Non si può tornare indietro. Se ti serve solo una sosta, metti il tavolo in pausa, o lascialo semplicemente: resta com’è.
table-resign-yes = Mi ritiro
table-resign-no = Continuo a giocare

### In attesa di giocatori

table-waiting =
    { $count ->
        [one] Un posto è ancora libero
       *[other] { $count } posti sono ancora liberi
    }
table-waiting-tab = Giocatori
table-waiting-host = La partita comincia quando tutti i posti sono occupati, o quando chi ospita li affida ai bot.
table-invite-copy-failed = Il browser non lascia copiare; seleziona l’indirizzo e copialo a mano.
table-invite-hint = Chi lo apre può prendere un posto libero. Puoi chiudere questa pagina; il tavolo resta.
table-fill = Comincia senza aspettare: bot ai posti liberi
table-fill-start = Riempi e comincia

### Il registro

table-log-chance = il caso
table-log-game = le regole
table-log-table = il tavolo
table-log-filter = Filtra il registro
table-log-seat = Di un solo posto
table-log-everybody = Tutti
table-log-gone = Annullato:{" "}
table-log-older = Voci più vecchie
table-log-newer = Voci più recenti
table-log-show = Mostra sul tabellone
table-log-back = Torna a subito dopo questa voce
table-log-empty = Non è ancora successo nulla.
table-log-no-match = Nessuna voce contiene queste parole.

### Dalla tua ultima mossa

table-since = Dalla tua ultima mossa
table-since-count =
    { $count ->
        [one] Dalla tua ultima mossa: { $count } mossa
       *[other] Dalla tua ultima mossa: { $count } mosse
    }
table-since-step = Passo { $step } di { $count }
table-since-play = Mostra passo per passo
table-since-stop = Torna ad adesso
table-since-dismiss = Chiudi
table-since-none = Nessuno ha mosso dalla tua ultima mossa.
table-play-controls = Comandi della rivista
table-play = Avvia
table-play-pause = Ferma
table-play-first = All’inizio
table-play-last = Alla fine
table-play-back = Un passo indietro
table-play-on = Un passo avanti
table-play-speed = Velocità: { $speed }

### Questo turno finora

table-turn = Questo turno finora
table-turn-count =
    { $count ->
        [one] Questo turno: { $count } mossa
       *[other] Questo turno: { $count } mosse
    }
table-turn-undo = Torna indietro di una mossa

### A turno sullo stesso schermo

table-curtain = Passa a { $seat }: { $name }
table-curtain-seat = Passa al posto { $seat }
table-curtain-why = Così nessuno vede le carte degli altri.
table-curtain-look = Sono { $name }: mostra la mia vista
table-curtain-draw = Tira il sipario (passa lo schermo)
table-look = Guarda come { $name } ({ $seat })

### La fine

table-final-counting = Si conta: { $category }
table-final-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
table-final-nobody = Non vince nessuno
table-final-skip = Salta
table-final-again = Conta di nuovo
table-final-table = Punteggio finale per categoria
table-final-category = Categoria
table-final-total = Totale
table-final-place = Posizione
table-final-other =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
table-final-rematch = Gioca ancora
table-final-replay = Rivedi la partita
table-final-branch = Esplora da qui
table-final-board = Chiudi e guarda il tabellone
table-final-show = Punteggio finale
table-dice = Il segreto dietro a tutti i dadi e le carte ora è pubblico. Era stato fissato prima della prima carta. La sua somma di controllo, il sigillo, è sempre stata a questo tavolo; il tuo browser ha conservato la prima che ha ricevuto.
table-dice-seal = Sigillo dei dadi (SHA-256 del segreto):
table-dice-check = Controlla i dadi
table-dice-true = Il segreto è quello sigillato: non è stato scambiato da quando il tuo browser ha visto questo tavolo per la prima volta. Che ogni dado e ogni carta ne derivi lo controlla «serai replay FILE --verify» sulla registrazione salvata.
table-dice-false = Il segreto NON è quello sigillato. Salva la registrazione e avvisa chi ospita.
table-dice-none = Manca un sigillo con cui confrontare, o la registrazione non ha un segreto.

### Rivedere

table-replay-title = Rivedi: { $title }
table-replay-start = Prima della prima voce
table-replay-back = Torna al tavolo
table-replay-copy = Copia il link a questo passo
table-replay-copied = Il link a questo passo è copiato.
table-replay-explore = Esplora da qui
table-replay-step = Passo
table-replay-at = Passo { $step } di { $count }
table-replay-curtain = Prima di’ al tavolo chi sta guardando.

### Un tavolo che non si può giocare

table-quarantined = Questo tavolo è stato messo da parte
table-quarantined-why = La sua registrazione non si lascia rigiocare come dovrebbe, perciò qui nessuno può muovere finché chi gestisce il server non l’ha esaminata. Nulla è cancellato; se la partita era finita, puoi salvarne la registrazione.

### A parole

table-words-points = Punti
table-words-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
table-words-board = Sul tabellone

### Tasti

table-keys = Tasti
table-keys-board = Sul tabellone le frecce o Tab vanno di cosa in cosa; Invio ne sceglie una.
table-keys-letters = Le singole lettere sono scorciatoie
table-keys-letters-hint = Disattivale se le usa il tuo lettore di schermo o i comandi vocali.
table-key-moves = All’elenco delle mosse
table-key-choose = Scegli dall’elenco delle mosse
table-key-confirm = Conferma la mossa scelta
table-key-back = Un passo indietro; chiudi
table-key-notation = Scrivi una mossa
table-key-why = Su una cosa: perché no? Altrove: questa pagina
table-key-board = Al tabellone
table-key-zoom = Sul tabellone: più vicino, più lontano, tutto
table-key-hand = Alla tua mano e alle tue cose
table-key-seats = Agli altri posti
table-key-log = Registro
table-key-rules = Regole
table-key-words = La posizione a parole
table-key-since = Dalla tua ultima mossa
table-key-undo = Torna indietro
table-key-redo = Rigioca

### Avvisi, e ciò che porta una mossa

table-headline-away = Chiudi questo avviso
table-change =
    { $kind ->
        [pay] { $seat } paga { $what }
        [lose] { $seat } perde { $what }
        [wasted] { $seat } otterrebbe { $what }, ma invano
       *[gain] { $seat } ottiene { $what }
    }
