# Che cosa dice il server del tavolo web.

### Rifiuti

server-refused-malformed = Questa richiesta non si capisce.
server-refused-too-large = È troppo grande.
server-refused-too-many = Troppe richieste in una volta. Aspetta un momento, poi riprova.
server-refused-unknown = Qui non c’è nulla.
server-refused-not-yours = Questo posto non è tuo.
server-refused-not-your-turn = Non è il tuo turno.
server-refused-illegal = Le regole lo vietano.
server-refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi decidi.
server-refused-repeated-otherwise = Questa richiesta è già stata inviata con un altro contenuto.
server-refused-over = La partita è finita.
server-refused-paused = Il tavolo è in pausa.
server-refused-waiting = Un posto è ancora libero.
server-refused-nothing-to-undo = Non c’è nulla da annullare.
server-refused-store = Non è stato possibile salvare, quindi non è successo nulla. Riprova tra un momento.
server-refused-store-unsure = Nessuno può ancora dire se è stato salvato. Guarda prima di riprovare.
server-refused-store-read = In questo momento non è possibile leggere questi dati. Nulla è andato perso: riprova tra un momento.
server-refused-quarantined = A questo tavolo nessuno può continuare a giocare. La registrazione è conservata: chi gestisce il server può esaminarla.
server-refused-forbidden = Questo non ti è permesso.
server-refused-internal = Qualcosa è andato storto nel server. Nulla è andato perso; il suo registro dice di più.
server-refused-not-ready = Una parte del server si è fermata. Chi lo gestisce deve riavviarlo.
server-refused-game = Così non si può giocare: { $problem }
server-refused-notation = Questo gioco non conosce una mossa simile.
server-refused-name = Un nome ha bisogno di almeno una lettera o un numero.
server-refused-guest = Prima di tutto, di’ come vuoi chiamarti.
server-refused-host = Può farlo solo chi ha aperto questo tavolo.
server-refused-private = Questo tavolo è privato: lo vede solo chi vi siede.
server-refused-origin = Questa richiesta viene da un altro sito.
server-refused-host-name = Questo server non risponde a quel nome.
server-refused-content-type = Qui si capisce solo JSON.
server-refused-deep = I dati sono annidati troppo in profondità.
server-refused-binary = Qui si capisce solo testo.
server-refused-why = Chiedi di una mossa, oppure di una cosa.
server-refused-seats-host = Prendi posto anche tu: chi apre un tavolo con posti liberi vi gioca e decide quando cominciare.
server-refused-seats = I posti non vanno bene per questo gioco.
server-refused-branch = Da qui puoi proseguire per conto tuo quando la partita è finita, o se giochi in solitario.
server-refused-record-live = Finché la partita è in corso, la registrazione contiene ciò che nessuno può sapere. Potrai esportarla alla fine.
server-refused-record-open = In questa partita si può ancora annullare. Prima chiudila definitivamente, poi potrai esportare la registrazione.
server-refused-record-quarantined = Questa partita non è finita, quindi la registrazione contiene ciò che nessuno può sapere. Chi gestisce il server può esportarla con «serai doctor --export».
server-refused-close-live = Si può chiudere solo una partita finita.
server-unknown-table = Questo tavolo non esiste.
server-unknown-game = Questo gioco non c’è.
server-unknown-ruling = Questo caso non c’è.
server-unknown-invite = Questo invito non porta a nessun tavolo.
server-unknown-seat = A questo tavolo non c’è un posto simile.
server-unknown-step = A questo tavolo non c’è un passo simile.

### Una registrazione importata

server-record-none = Questa non è la registrazione di una partita: una registrazione comincia con una riga che dice di quale gioco si tratta.
server-record-format = Questa registrazione è stata scritta da un Serai più recente di quello in uso qui.
server-record-rules = Questa registrazione segue la versione { $made } delle regole; qui si gioca con la versione { $here }, e le stesse mosse potrebbero portare altrove.
server-record-game = Questa è una registrazione di «{ $game }». Qui quel gioco non c’è.
server-record-components = Questa registrazione usa un altro insieme di componenti rispetto a quello con cui si gioca qui.
server-record-changed = La riga { $line } di questa registrazione è stata cambiata o è danneggiata: non porta dove dice la registrazione.
server-record-header =
    { $problem ->
        [seats] La prima riga di questa registrazione è danneggiata: quel numero di posti non va bene per il gioco.
        [options] La prima riga di questa registrazione è danneggiata: le opzioni non sono quelle del gioco.
        [position] La prima riga di questa registrazione è danneggiata: la posizione da cui comincia non è possibile.
       *[other] La prima riga di questa registrazione è danneggiata.
    }
server-record-too-many = Questa registrazione è troppo lunga: ha più di { $most } voci.
server-record-too-large = Questa registrazione è troppo lunga: al massimo { $most } megabyte.

### Il tavolo

server-quarantined = A questo tavolo nessuno può continuare a giocare.
server-trouble-damaged =
    { $entry ->
        [0] La registrazione di questo tavolo è danneggiata. È conservata così com’è: chi gestisce il server può esaminarla.
       *[other] La registrazione di questo tavolo è danneggiata alla voce { $entry }. È conservata così com’è: chi gestisce il server può esaminarla.
    }
server-trouble-version = Questo tavolo è stato creato con un’altra versione di Serai. È integro, e con quella versione si può giocare.
server-trouble-components = Questo tavolo è stato creato con un altro insieme di componenti. È integro, e continua con quell’insieme.
server-undo-free = Puoi annullare questa mossa.
server-undo-ask = Per annullare serve il consenso di: { $seats }.
server-undo-spectator = Può annullare solo chi siede al tavolo.
server-why-turn = Tocca a { $seat }: quello che puoi fare si vedrà quando sarà il tuo turno.
server-why-watching = Stai solo guardando: decide chi siede al tavolo.
server-why-nothing = Con questo non si può fare nulla.
server-why-waiting = La partita comincia quando tutti si sono seduti.
server-why-paused = Il tavolo è in pausa.
server-why-over = La partita è finita.
server-why-closed = Questo tavolo è chiuso.

### Il registro

server-log-chance = Decide il caso.
server-log-did = { $seat }: { $action }
server-log-undo =
    { $entry ->
        [0] Annullato fino all’inizio.
       *[other] Annullato fino a dopo la voce { $entry }.
    }
server-log-secret = Il segreto del caso è pubblico: chiunque può verificare ogni pesca e ogni tiro.

### Chiarimenti

server-chance = caso
server-ruling-value = { $place }: { $value }
server-ruling-to-act = Ora tocca a: { $seat }
server-ruling-to-act-nobody = Nessuno deve più agire
server-ruling-winners =
    { $count ->
        [0] Non ha vinto nessuno
        [one] Vince { $seats }
       *[other] Vincono { $seats }
    }
server-ruling-ranking = Classifica: { $places }
server-ruling-over =
    { $over ->
        [yes] La partita è finita
       *[no] La partita continua
    }
server-ruling-legal = Possibile, e nient’altro: { $actions }
server-ruling-legal-includes = Possibile: { $actions }
server-ruling-legal-excludes = Non possibile: { $actions }
server-ruling-scores = punti
server-ruling-score = { $seat }, punti
server-ruling-score-part = { $seat }, punti: { $category }
server-ruling-nothing = nulla
server-ruling-yes = sì
server-ruling-no = no

### I giochi

server-title-river-of-gold = River of Gold
server-title-yellow-and-yangtze = Yellow & Yangtze
server-title-marco-polo-ii = Marco Polo II
server-title-tianxia = Tianxia

### L’app

server-app-missing = Il server è attivo, ma l’app web non è ancora stata costruita. Nella cartella del progetto esegui: make setup
