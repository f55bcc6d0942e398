# Le parole del tavolo nel terminale.

### Mettersi a sedere

term-welcome = Serai: { $title }, { $seats } giocatori.
term-menu-title = A quale tavolo?
term-menu-ask = Un numero:
term-seat-you = tu
term-seat-line = Posto { $seat }: { $who }
term-kept = La partita è conservata in { $path }.
term-resumed = Si riprende dopo la voce { $entry }.
term-truncated = L’ultima riga della registrazione era troncata ed è stata tralasciata.
term-new-chance = La registrazione non contiene il segreto del suo caso; da qui in poi il caso è nuovo.
term-hint-help = Scrivi un numero o una mossa; ? mostra tutto quello che puoi scrivere.

### Comandi: che cosa si scrive. Nessuna parola può significare due cose, nemmeno in due lingue

order-board = tavolo
order-legend = legenda
order-moves = mosse
order-moves-all = tutte
order-why = perché
order-hint = consiglio
order-undo = annulla
order-redo = rifai
order-log = registro
order-score = punteggio
order-rules = regole
order-save = salva
order-load = carica
order-lang = lingua
order-help = aiuto
order-quit = esci

### Decidere

term-legal = Puoi:
term-choice = { $seat }>
term-ahead = { $text } → { $ahead }
term-folded =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
term-within = Mosse che cominciano con «{ $start }»:
term-curtain = Posto { $seat }, premi Invio quando solo tu guardi lo schermo.
term-acts = { $seat } ({ $who }): { $text }
term-hint = { $bot } giocherebbe: { $notation }  ({ $text })
term-legal-here = { $notation } qui è permesso: { $text }
term-no-number = Qui non c’è una scelta { $number }; le scelte vanno da 1 a { $last }.
term-not-legal = { $notation } non è permesso: { $reason }
term-not-understood = { $complaint }
term-incomplete = { $words } è incompleto o fuori dai limiti: { $form }
term-near = { $words } non è una mossa; intendevi: { $near }?
term-too-long = La riga è troppo lunga; si leggono al massimo { $most } lettere.
term-unknown = { $words } non è né una mossa né un comando; ? mostra che cosa puoi scrivere.

### Annullare

term-undone = Tornati a prima di questa decisione.
term-redone = Rigiocato.
refused-over = La partita è finita.
refused-seat = La decisione non spetta a questo posto.
refused-undo = Non c’è nulla da annullare.
refused-undo-published = La partita è chiusa: il segreto del suo caso è pubblico.
refused-redo = Non c’è nulla da rigiocare.

### Guardare

term-log-empty = Non è ancora successo nulla.
term-score-title = Se la partita finisse adesso
term-score-final = Punteggio finale
term-score-total = totale
term-rules-usage = regole PAROLE cerca nel regolamento, per esempio: regole { $example }
term-rules-more = Altro: { $ids }
term-rules-none = Il regolamento non dice nulla su { $query }.
term-ruling-option = A questo tavolo: { $option }
term-ruling-refused = Non possibile: { $move }
term-ruling-then = Alla fine: { $fact }
term-ruling-play = Per provare: { $command }
term-why-usage = perché MOSSA dice se una mossa è permessa e che cosa può seguirne, per esempio: perché { $example }

### Conservare

term-saved = Salvata in { $path }.
term-save-usage = salva FILE scrive la registrazione di questa partita.
term-load-usage = carica FILE riprende da una registrazione.
term-save-refused = { $path } esiste già e non è una registrazione di Serai; resta com’è.
term-save-inside = { $path } è tra le partite conservate; salva altrove.
term-save-other = { $path } contiene un’altra partita, o mosse che in questa non ci sono; resta com’è.
term-file-failed = { $path }: { $problem }
term-loaded = Caricata: { $path }.
term-lang = Il tavolo parla italiano.
term-lang-usage = lingua LINGUA cambia la lingua: { $languages }.
term-left = Il tavolo è conservato. Per riprendere: { $command }
term-left-over = Grazie per aver giocato. La registrazione: { $path }

### La fine

term-end = La partita è finita.
term-place = { $place }. { $seats }: { $score }
term-other = { $name }: { $score }
term-wins =
    { $count ->
        [0] Non vince nessuno.
        [one] Vince { $names }.
       *[other] { $names } vincono insieme.
    }
term-tie-broken = I punteggi pari sono stati decisi dallo spareggio.

### I comandi accanto al tavolo

term-games-line = { $title }, da { $fewest } a { $most } giocatori, regole { $version }
term-games-data = dati: { $name }. { $note }
term-games-default = { $value } (predefinito)
term-replay-end =
    { $over ->
        [yes] { $entries } voci, partita conclusa, punteggi { $scores }, hash { $hash }
       *[no] { $entries } voci, partita in corso, punteggi { $scores }, hash { $hash }
    }
term-replay-verified = verificata: ogni posizione è quella registrata
term-replay-verified-chance = verificata: ogni posizione è quella registrata, e dadi e carte vengono tutti dal segreto sigillato all’inizio

### Aiuto

term-help-title = Puoi scrivere
term-help-number = la mossa con quel numero
term-help-move = una mossa com’è scritta, o il suo inizio
term-key-enter = Invio
term-help-enter = mostra di nuovo il tavolo
term-help-board = mostra di nuovo il tavolo
term-help-legend = che cosa significano i segni del tavolo
term-help-help = questo elenco
term-help-moves = elenca di nuovo le mosse (mosse tutte: per intero)
term-help-why = questa mossa è permessa? Per quale regola no, o che cosa può seguirne (perché 3: di un numero)
term-help-hint = che cosa giocherebbe un bot
term-help-undo = annulla l’ultima decisione
term-help-redo = rigioca ciò che è stato annullato
term-help-log = che cosa è successo, il più recente in fondo
term-help-score = il punteggio per categoria
term-help-rules = cerca nel regolamento
term-help-save = scrive la registrazione in un file
term-help-load = riprende da una registrazione
term-help-lang = un’altra lingua
term-help-quit = lascia il tavolo; la partita è conservata
