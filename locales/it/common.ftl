# Le parole che tutti i giochi hanno in comune.

join-and = { $rest } e { $last }
join-or = { $rest } o { $last }

prompt-seat = { $seat }: { $question }
prompt-chance = Caso: { $question }
prompt-over =
    { $winners ->
        [1] La partita è finita: vince { $names } con { $score } PV.
       *[other] La partita è finita: { $names } vincono insieme con { $score } PV.
    }
