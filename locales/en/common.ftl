# Words that every game shares.

join-and = { $rest } and { $last }
join-or = { $rest } or { $last }

prompt-seat = { $seat }: { $question }
prompt-chance = Chance: { $question }
prompt-over =
    { $winners ->
        [1] The game is over: { $names } wins with { $score } VP.
       *[other] The game is over: { $names } win together with { $score } VP.
    }
