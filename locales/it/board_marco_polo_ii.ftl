# Marco Polo II nel terminale. Le chiavi cominciano con mp2-board-. Molti testi stanno in posti stretti: brevi, dunque.

### Titolo

mp2-board-title = Marco Polo II
mp2-board-progress = round { $round } di { $rounds }
mp2-board-setup = preparazione
mp2-board-over = partita finita
mp2-board-turn = turno di { $seat }
mp2-board-turn-you = il tuo turno ({ $seat })
mp2-board-chance = caso
mp2-board-due = { $coins }$ dovute per lo spazio occupato
mp2-board-doubled = ottenuto due volte: { $what }
mp2-board-bought = in questo turno è già stato acquistato un dado nero

### Segni

# Una quantità, più breve che si può.
mp2-board-amount =
    { $what ->
        [coins] { $amount }$
        [camels] { $amount }c
        [pepper] { $amount }p
        [silk] { $amount }s
        [gold] { $amount }o
        [jade] { $amount }g
        [vp] { $amount }v
        [any-good] { $amount ->
            [one] merce
           *[other] { $amount } merci
        }
        [different-goods] { $amount } diverse
        [black-die] { $amount ->
            [one] dado
           *[other] { $amount } dadi
        }
        [move] { $amount ->
            [one] passo
           *[other] { $amount } passi
        }
        [contract-pile] { $amount ->
            [one] contratto
           *[other] { $amount } contratti
        }
        [contract-city] { $amount ->
            [one] contratto di città
           *[other] { $amount } contratti di città
        }
        [city-bonus-other] { $amount ->
            [one] copia
           *[other] { $amount } copie
        }
       *[shield-plus] { $amount ->
            [one] scudo
           *[other] { $amount } scudi
        }
    }
# Una lettera ciascuno.
mp2-board-seal =
    { $seal ->
        [farmer] C
        [spicer] S
        [tailor] T
       *[jeweler] G
    }
mp2-board-or = oppure
mp2-board-card-pip = dado× { $gain }
mp2-board-card-count =
    { $what ->
        [completed-contracts] ≤dado× { $gain } per contratto fatto
       *[placed-posts] ≤dado× { $gain } per centro
    }
mp2-board-card-times = ≤dado× { $exchange }
mp2-board-card-bonuses = bonus città
mp2-board-card-seal = un sigillo per { $cost }

### Mappa e città

# Le oasi sulla mappa, con una parola ciascuna.
mp2-board-oasis =
    { $place ->
        [gobi-wells] Gobi
        [indus-ford] Indo
        [poyang-lake] Poyang
        [mekong-crossing] Mekong
       *[any] { $name }
    }
mp2-board-from = da { $place }:
mp2-board-cities = città
mp2-board-tile = tessera
mp2-board-bonus = bonus

### Azioni. Nomi di al massimo 9 colonne.

mp2-board-actions = azioni
mp2-board-book = Libro
mp2-board-action-khan = Khan
mp2-board-action-seals = Sigilli
mp2-board-action-improve = migliora
mp2-board-action-travel = Viaggio
mp2-board-action-contracts = Contratti
mp2-board-card = Carta { $number }
mp2-board-action-bag = Borsa
mp2-board-action-bonuses = bonus
mp2-board-any = tutti
mp2-board-part =
    { $part ->
        [upper] superiore
        [middle] intermedio
       *[lower] inferiore
    }
mp2-board-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
mp2-board-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
mp2-board-for = { $what } per { $cost }
mp2-board-extra = { $what } + centro
mp2-board-contracts = fino a { $most }, da città col tuo centro
mp2-board-reroll = rilancio
mp2-board-turn-die = modifica
mp2-board-buy = dado nero
mp2-board-black-left =
    { $count ->
        [one] (ne resta { $count })
       *[other] (ne restano { $count })
    }

### In arrivo

mp2-board-coming = in arrivo
# Al massimo 9 colonne ciascuno.
mp2-board-round = round { $round }
mp2-board-piles = pile
mp2-board-pile =
    { $count ->
        [one] { $count } contratto mai visto
       *[other] { $count } contratti mai visti
    }
mp2-board-deck =
    { $count ->
        [one] { $count } carta città mai vista
       *[other] { $count } carte città mai viste
    }
mp2-board-under = sotto
mp2-board-under-count =
    { $count ->
        [one] { $count } contratto sotto la pila
       *[other] { $count } contratti sotto la pila
    }

### Giocatori

mp2-board-players = giocatori
mp2-board-you = tu
mp2-board-first = primo
mp2-board-hourglass = clessidra
mp2-board-hand = dadi
mp2-board-seals = sigilli
mp2-board-figure = a
mp2-board-posts =
    { $count ->
        [one] { $count } centro rimasto
       *[other] { $count } centri rimasti
    }
mp2-board-next = (il prossimo { $what })
mp2-board-shields = scudi
mp2-board-active = contratti
mp2-board-completed =
    { $count ->
        [one] { $count } completato
       *[other] { $count } completati
    }
mp2-board-ready = pronto
mp2-board-lacks = manca
mp2-board-kept = tiene
mp2-board-offered = personaggi fra cui scegliere
mp2-board-own = carte obiettivo
mp2-board-goal = obiettivo
mp2-board-put-away = messe via

### Legenda

mp2-board-legend =
    3$ 2c      monete, cammelli; p pepe  s seta  o oro  g giada  v punti vittoria
    1c 3p → 5v dado   che cosa si paga, e per che cosa. dado: un dado nero;
               passo: un passo di movimento; contratto: uno dalla pila; merce:
               pepe, seta o oro; 2 diverse: merci diverse; copia: un qualsiasi
               altro bonus città
    C S T G    sigilli: contadino, speziale, sarto, gioielliere; C! è migliorato
    ~Merv      un’oasi. Sotto un nome stanno i centri per posto, e le pedine fra
               parentesi: AC(B). A' un centro di questo turno: non apre ancora
               la carta o le caselle della città
    ─3$+T─     una strada: quanto costa, e il sigillo che chiede, verde se lo
               hai, altrimenti rosso; 0 è gratis
    ◇B         uno scudo; ◆B uno di una città con un tuo centro che è anche
               sulla tua carta obiettivo
    tessera    la tessera bonus commercio, per il primo centro nella città
    bonus      il bonus città, con un centro e all’inizio di ogni round seguente
    dado× 2$   2 monete per ogni punto; ≤dado×: tante volte quante ne mostra il
               dado, o meno
    T! 1–3: ×1   con il sigillo migliorato anche il suo bonus, con un dado da 1
               a 3 una volta
    {"["}A3][  ]   le caselle di uno spazio marrone; con un dado è chiusa
    A3 *5 n1   dadi: di un posto, nero, neutrale; *? si tira con gli altri
    3+         il dado più basso ammesso. Libri, Sigilli, Viaggio, Contratti: uno
               spazio con dadi costa le monete mostrate dal tuo più basso
    1g: 3s 2$  un’offerta che costa 1 giada
    migliora   quanto costa, e il bonus, subito e in ogni round seguente
    ◇B +1 = 2: 2v   scudi, quelli extra, la somma e i suoi punti vittoria; per
               te con la tua carta obiettivo
    clessidra  chi comincia il prossimo round
    sotto      contratti sotto la pila: vengono dopo quelli mai visti, il primo
               per primo
