# Le parole delle pagine intorno al tavolo.

### Ovunque

web-skip = Vai al contenuto
web-home = Serai, pagina iniziale
web-nav = Pagine principali
web-nav-more = Altre pagine
web-continue = Continua
web-continue-waiting =
    { $count ->
        [one] ({ $count } tavolo ti aspetta)
       *[other] ({ $count } tavoli ti aspettano)
    }
web-rules = Regole
web-about = Informazioni
web-import = Importa una partita
web-close = Chiudi
web-retry = Riprova
web-loading = Un momento…
web-notes = Avvisi
web-keep = Salva
web-unofficial = Serai è un progetto non ufficiale di giocatori: non è realizzato né approvato dagli autori o dagli editori di questi giochi.
web-guest-name = Viandante
web-seat = Posto { $seat }
web-seat-open = un posto libero
web-seat-bot = { $bot } (bot)
web-rule-open = Apri la regola { $rule }

### Quando qualcosa non riesce

web-offline = Sei offline. Ciò che è stato confermato è al sicuro; si riprende quando torni in rete.
web-error-offline = Il server non è raggiungibile. Sei connesso?
web-error-slow = Il server ha impiegato troppo tempo a rispondere.
web-error-answer = La risposta del server non è leggibile.
web-error-away = Il server è assente per un momento. Riprova tra poco.
web-error-unknown = A questo indirizzo non c’è nulla.
web-error-many = Troppe richieste in una volta. Aspetta un momento e riprova.
web-error-status = Il server ha rifiutato la richiesta (stato { $status }).
web-error-ours = È colpa nostra: { $detail }
web-page-failed = Non è stato possibile caricare la pagina
web-broken = In questa pagina si è rotto qualcosa

### Impostazioni

web-settings = Impostazioni
web-name = Il tuo nome
web-name-missing = Scrivi prima un nome.
web-name-kept = Ora ti chiami { $name }.
web-language = Lingua
web-theme = Luce
web-theme-system = Auto
web-theme-day = Giorno
web-theme-night = Notte
web-text = Dimensione del testo
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Più grande
web-confirm = Conferma prima di una mossa
web-confirm-always = Sempre
web-confirm-needed = Se resta altro da fare
web-confirm-touch = Solo al tocco
web-sound = Suono quando è il tuo turno
web-motion = Meno movimento

### Pagina iniziale

web-welcome = Quattro tavoli, una locanda
web-welcome-more = Siediti e gioca con le regole esatte: da solo contro i bot, in più persone davanti a uno schermo, o con gli amici che aprono un link.
web-four-tables = I tavoli
web-coming = Si sta apparecchiando.
web-players =
    { $from ->
        [1] Da uno a { $to } giocatori
       *[other] Da { $from } a { $to } giocatori
    }
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-game-river_of_gold = Naviga il fiume, costruisci sulle sue rive e conquista il favore di chi ci vive.
web-game-yellow_and_yangtze = Due fiumi, cinque leader, tanti piccoli stati. Crescono finché si scontrano.
web-game-tianxia = Sette stati mandano governatori e merci, e difendono insieme la muraglia.
web-game-marco_polo_ii = Tira i dadi, carica i cammelli e viaggia più lontano di quanto chiedono i contratti.
web-continue-empty = Non hai tavoli aperti. Siediti a uno qui sopra: ti aspetta finché non torni, con ogni mossa conservata.
web-ended =
    { $count ->
        [one] { $count } tavolo concluso
       *[other] { $count } tavoli conclusi
    }
web-tried =
    { $count ->
        [one] { $count } tavolo di prova
       *[other] { $count } tavoli di prova
    }
web-away =
    { $count ->
        [one] { $count } tavolo messo via
       *[other] { $count } tavoli messi via
    }
web-put-away = Metti via questo tavolo
web-take-out = Riprendi questo tavolo
web-origin-ruling = Posizione di { $ruling }
web-origin-import = Da una partita importata
web-origin-branch = Continua da un passo di un altro tavolo
web-watch = Guarda
web-watch-empty = In questo momento non c’è nessun tavolo aperto al pubblico. Comincia tu, e lascia che gli altri guardino.
web-show-all = Mostra tutti ({ $count })
web-watch-this = Guarda questo tavolo
web-go-on = Continua a questo tavolo
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-table-waiting = Ci sono posti liberi
web-table-playing = In gioco
web-table-paused = In pausa
web-table-over = Conclusa
web-table-closed = Chiusa
web-table-quarantined = Non può proseguire; la registrazione è conservata

### Gioca subito

web-how-many = Contro quanti?
web-opponents =
    { $count ->
        [one] avversario
       *[other] avversari
    }
web-opponents-are = Il carattere degli avversari
web-bot-greedy = Scaltro
web-bot-greedy-hint = prende ciò che ora rende di più
web-bot-random = Spensierato
web-bot-random-hint = gioca una mossa qualsiasi
web-sitting-down = Apparecchio il tavolo…
web-play-hint = Quando giochi da solo puoi annullare tutte le mosse che vuoi.

### Un tavolo nuovo

web-new-title = Un tavolo di { $game }
web-new-seats = Quanti posti
web-new-who = Chi siede dove
web-who-you = Tu
web-who-here = Un altro giocatore a questo schermo
web-who-open = Chi riceve il link d’invito
web-who-bot = Bot: { $bot }
web-new-hot-seat = Più persone a uno schermo: una tenda nasconde ogni mano finché il prossimo giocatore non la alza.
web-new-name-here = Nome
web-new-name-of = Nome al posto { $seat }
web-new-options = Modi di giocare
web-new-option-more = Che cosa significa
web-new-watch = Altri possono guardare
web-new-watch-hint = Gli spettatori vedono ciò che è sul tavolo, mai una mano nascosta.
web-new-none-yours = Non hai ancora un posto. Prendine almeno uno.
web-new-start = Apparecchia il tavolo
web-new-data = Da dove vengono i numeri di questo gioco
web-new-coming = { $game } deve ancora arrivare. Gli altri tavoli ti aspettano.
web-new-unknown = Qui non c’è nessun gioco con questo nome.
web-invite-title = Il tavolo è pronto
web-invite-text = Manda questo link a chi deve giocare. Chi lo apre può prendere un posto libero.
web-invite-link = Link d’invito
web-invite-copy = Copia il link
web-invite-copied = Il link è copiato.
web-invite-copy-failed = Il browser non ci permette di copiare. Seleziona il link e copialo tu.
web-invite-share = Condividi…
web-invite-message = Gioca a { $game } con me su Serai
web-invite-code = Oppure inquadra qui con un telefono
web-invite-code-label = Il link d’invito come codice QR
web-invite-alone = Questo tavolo si raggiunge solo da questo computer. Per giocare con altri, ferma il server e avvialo con: { $command }
web-invite-at-home = Il link funziona per chiunque sia nella stessa rete del computer su cui gira Serai.
web-to-table = Al tavolo
web-yes = Sì
web-no = No
web-default = di solito
web-option-river_of_gold-journey_bonus = Quando rende un viaggio
web-option-river_of_gold-journey_bonus-on_passing = Passando la foce del fiume
web-option-river_of_gold-journey_bonus-after_rewards = Dopo le ricompense dell’arrivo
web-option-river_of_gold-noble_influence = Influenza per i nobili
web-option-river_of_gold-noble_influence-every = Per ogni nobile
web-option-river_of_gold-noble_influence-first = Solo per il primo nobile
web-option-river_of_gold-stack_top_tile_open = Il prossimo edificio è scoperto
web-option-river_of_gold-clan_patrons = Patroni dei clan
web-option-river_of_gold-clan_patrons-false = Senza
web-option-river_of_gold-clan_patrons-true = Con, tramite draft
web-option-river_of_gold-clan_patrons-dealt = Con, clan a caso
web-option-yellow_and_yangtze-war_toll = Quanto costa la guerra a chi vince
web-option-yellow_and_yangtze-war_toll-strength = Tutta la forza del perdente più forte
web-option-yellow_and_yangtze-war_toll-tiles = Solo le sue tessere rosse, senza soldati
web-option-yellow_and_yangtze-war_bystanders = Stati senza leader in conflitto
web-option-yellow_and_yangtze-war_bystanders-participate = Partecipano alla guerra
web-option-yellow_and_yangtze-war_bystanders-excluded = Restano fuori dalla guerra
web-option-yellow_and_yangtze-war_pick = Una tessera scoperta dopo una guerra
web-option-yellow_and_yangtze-war_pick-allowed = Anche per la tessera verde che l’ha causata
web-option-yellow_and_yangtze-war_pick-none = Non per la tessera verde che l’ha causata
web-option-yellow_and_yangtze-tie_break = A parità in tutti i colori
web-option-yellow_and_yangtze-tie_break-shared = La vittoria è condivisa
web-option-yellow_and_yangtze-tie_break-huang = Vince chi ha meno punti gialli, come in HUANG
web-option-yellow_and_yangtze-short_two_player_game = Partita più breve in due
web-option-yellow_and_yangtze-map = Mappa
web-option-yellow_and_yangtze-map-standard = Normale
web-option-yellow_and_yangtze-map-small = Piccola, per due
web-option-yellow_and_yangtze-map-field = Campo aperto, per esercitarsi
web-option-yellow_and_yangtze-idle_rounds_limit = La partita finisce se nessuno pesca
web-option-yellow_and_yangtze-idle_rounds_limit-10 = Per 10 giri
web-option-yellow_and_yangtze-idle_rounds_limit-5 = Per 5 giri
web-option-yellow_and_yangtze-idle_rounds_limit-20 = Per 20 giri
web-option-yellow_and_yangtze-idle_rounds_limit-0 = Mai
web-option-marco_polo_ii-open_black_dice = I dadi neri si tirano prima, sotto gli occhi di tutti

### Unirsi

web-join-title = Un invito
web-join-invites = { $host } ti invita a { $game }
web-join-seats = Prendi un posto
web-join-free = libero
web-join-sit = Siediti
web-join-yours = Sei già seduto a questo tavolo.
web-join-full = Tutti i posti di questo tavolo sono occupati.
web-join-watch = Guarda il tavolo
web-join-gone = Questo invito non porta a nulla
web-join-gone-text = Il link non è completo, oppure il tavolo non è più aperto. Chiedi un nuovo link.
web-join-name-hint = Gli altri vedono questo nome.
web-join-lost = Non è arrivata risposta. Guarda il tavolo: forse ci sei già seduto.

### Regole

web-rules-title = Regole di { $game }
web-rules-book = Regolamento
web-rules-rulings = Casi
web-rules-sections = Regolamento e casi
web-rules-preface = Su questo regolamento
web-rules-search = Cerca nelle regole
web-rules-search-hint = Cerca: parole, o un numero come { $example }
web-rules-searching = Cerco…
web-rules-found =
    { $count ->
        [0] Nessun risultato
        [one] { $count } risultato
       *[other] { $count } risultati
    }
web-rules-none = Il regolamento non dice nulla su «{ $query }». Prova con meno parole, o con altre.
web-rules-clear = Svuota la ricerca
web-rules-chapters = Capitoli
web-rules-to-chapter = Vai a un capitolo
web-rules-cases =
    { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    }
web-rules-cases-of = Casi su { $rule }
web-rules-all-cases = Tutti i casi
web-rules-no-such = In questo regolamento non c’è { $rule }.
web-rules-reconstructed = lettura nostra
web-rules-reconstructed-hint = Nessuna fonte lo stabilisce; la scelta è nostra.
web-rules-decision = scelta nostra
web-rules-decision-hint = Una fonte dice altro, o lascia più libertà; ce ne scostiamo di proposito.
web-rules-sources = Fonti: { $sources }
web-source-seed = sintesi di partenza
web-source-rulebook = regolamento ufficiale
web-source-implementation = versione digitale
web-source-huang = regolamento di HUANG
web-source-community = riassunti dei giocatori
web-rules-unknown = Qui non c’è nessun regolamento con questo nome.
web-rules-other = Regole di
web-ruling-moves = Che cosa si gioca
web-ruling-refuses = Che cosa non è permesso
web-ruling-expects = Come stanno le cose dopo
web-ruling-rules = Regole
web-ruling-try = Apri come posizione da provare

### Informazioni

web-about-title = Che cos’è Serai
web-about-what = Serai è una locanda con quattro tavoli: Tianxia, Yellow & Yangtze, River of Gold e Marco Polo II. Siediti da solo contro i bot, passa lo schermo a chi ti sta accanto o manda un link agli amici; si gioca dal vivo, o poche mosse al giorno. A chi chiede perché una cosa non è permessa risponde la regola.
web-about-promise = Una mossa che hai visto confermata è conservata per sempre. La registrazione di ogni partita si può portare via, rivedere ed esplorare.
web-about-unofficial = Non ufficiale
web-about-unofficial-text = I nomi dei giochi e dei loro pezzi appartengono ai rispettivi proprietari. Le regole sono raccontate con parole nostre e i disegni sono nostri; dei giochi pubblicati non si usa nessun testo, nessuna immagine e nessuna scansione. Dove nessuna fonte stabilisce un valore o una regola, lo diciamo nel punto in cui si trova. Se un gioco qui ti piace, compralo: su un tavolo vero è ancora più bello.
web-about-fair = Caso onesto
web-about-fair-text = Dadi e carte derivano da un segreto fissato prima dell’inizio: il suo sigillo è pubblicato all’inizio e il segreto stesso alla fine, così che chiunque possa controllare ogni pesca. Un bot vede ciò che vede il suo posto, e nulla di più.
web-about-keys = Con la tastiera
web-about-keys-text = Si può fare tutto senza mouse.
web-about-key-tab = alla cosa seguente, e indietro
web-about-key-enter = scegli ciò che è evidenziato
web-about-key-arrows = tra schede, menu e scelte in fila
web-about-key-escape = chiudi ciò che è aperto davanti
web-about-key-help = a un tavolo: tutti i suoi tasti
web-about-private = Che cosa conserviamo di te
web-about-private-text = Un nome scelto da te e un cookie che distingue questo browser dagli altri. Nessun tracciamento, nessuna pubblicità, nulla caricato da altrove.
web-about-credits = Riconoscimenti
web-about-credit-icons = Icone: game-icons.net di Delapouite, Lorc e collaboratori, CC BY 3.0
web-about-credit-fonts = Caratteri: Alegreya di Juan Pablo del Peral, Huerta Tipográfica; Atkinson Hyperlegible Next del Braille Institute of America; entrambi con licenza SIL Open Font 1.1
web-about-credit-license = Serai stesso è software libero con licenza MIT.
web-about-games = I giochi
web-about-game = { $game }: { $note }

### Importare una partita

web-import-title = Importa una partita
web-import-text = Una partita esportata da Serai torna come un tavolo tutto tuo: rivedila, prosegui da qualsiasi passo, prova come sarebbe andata.
web-import-drop = Trascina qui il file, oppure
web-import-choose = Scegli un file
web-import-reading = Leggo { $file }…
web-import-empty = { $file } è vuoto.
web-import-too-large = { $file } è troppo grande: una registrazione ha al massimo { $most } MB.
web-import-no-record = { $file } non è una registrazione di Serai. Una registrazione è un file esportato da un tavolo.
web-import-format = { $file } è stato scritto da una versione più recente di Serai. Questa non sa ancora leggerlo.
web-import-game = { $file } è la registrazione di un gioco che qui non c’è: { $game }.
web-import-refused = Qui non è possibile rigiocare { $file }. È stato modificato o danneggiato, oppure è nato con regole diverse da quelle di questo Serai. Al tuo file non è successo nulla.
web-import-detail = Che cosa esattamente
web-import-cut = L’ultima riga della registrazione era tagliata. La partita è ferma dove la lasciava la riga prima.
web-import-unreadable = Non è stato possibile leggere { $file }.
web-import-one = Un file alla volta, per favore.

### Non trovato

web-missing-title = Questa stanza non c’è
web-missing-text = A { $path } non c’è nulla. Forse il link è vecchio, o manca una lettera.
web-missing-home = Torna ai tavoli
