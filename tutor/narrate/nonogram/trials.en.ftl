### Trials in words: at an edge, anywhere, of both colours, and inside each other.

story-edge-logic =
    .where = Look at { LINES($scope) }, the first open one from the { $edge }: what would follow if one of its cells were black?
    .what = If { CELLS($cell) } were black, nothing would fit { LINES($line) }.
    .why = { trial-wrong }

story-contradiction =
    .where = Look at { LINES($scope) }: try a colour in one of its cells, and see where it leads.
    .what = If { CELLS($cell) } were { $colour }, nothing would fit { LINES($line) }.
    .why = { trial-wrong }

story-two-colours =
    .where = Look at { LINES($scope) }: try both colours in one of its cells, and compare where they lead.
    .what = Black or white in { CELLS($cell) }: both lead to the same colour in { CELLS($same) }.
    .why = One of the two colours is right, so it holds either way.

story-nested-trials =
    .where = Look at { LINES($scope) }: try a colour in one of its cells, with other trials inside this one.
    .what = If { CELLS($cell) } were { $colour }, nothing would fit { LINES($line) } in the end.
    .why = { trial-wrong }

story-search =
    .where = Look at { LINES($scope) }, though no rule of ours helps there.
    .what = No rule we know decides { CELLS($cell) }.
    .why = Trying everything shows it: with { CELLS($cell) } { $colour }, the board has no solution.

trial-wrong = The supposition is wrong.
trial-suppose = { $number }. Suppose { CELLS($cell) } is { $colour }.
trial-suppose-too = { $number }. Suppose { CELLS($cell) } is { $colour } as well.
trial-line = { $number }. { LINES($line) }, { $rule }: { coloured }{ $cited }.
trial-argued = { $number }. { LINES($line) }, { $rule }: { coloured }{ $cited }. If it were { $against }: { $argument }
trial-so = { $number }. So { coloured } after all.
trial-end = But nothing fits { LINES($line) }{ $cited }. { $argument }
trial-both = Either way, { coloured }{ $cited }.
