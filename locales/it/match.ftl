# Che cosa risponde un tavolo quando rifiuta. Altre risposte sono in terminal.ftl, che interroga gli stessi tavoli.

refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi decidi.
refused-waiting = C’è ancora un posto libero: la partita comincia quando tutti si sono seduti.
refused-paused = Il tavolo è in pausa.
refused-closed = Tutti hanno abbandonato la partita: il tavolo è chiuso.
refused-no-seat = Non hai un posto a questo tavolo.
refused-resigned = Hai abbandonato la partita: un bot continua a giocare al posto tuo.
refused-substituted = Un bot sta giocando al posto tuo. Prima riprendi il tuo posto.
refused-bot-turn = Ora nessun bot può decidere per questo posto.
refused-bot = Non esiste un bot con questo nome.
refused-taken = Questo posto è occupato.
refused-full = A questo tavolo non ci sono posti liberi.
refused-sits = Occupi già un posto a questo tavolo.
refused-undo-gone = Questa mossa non fa più parte della partita.
refused-undo-asked = Un altro giocatore sta già chiedendo di annullare una mossa. Prima rispondi a quella richiesta.
refused-undo-none = Nessuno sta chiedendo di annullare una mossa.
refused-undo-not-asked = Il tuo consenso non serve.
refused-redo-other = La prossima mossa da rigiocare è di un altro giocatore.
