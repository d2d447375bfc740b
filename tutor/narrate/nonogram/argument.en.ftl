### Why a colour does not fit a line: an argument about its blocks, in English.

story-complete-line-argument =
    .where = Look at { LINES($line) }: try a colour in one of its cells. Do its blocks still fit?
    .what = { $in-line } suppose { CELLS($cell) } were { $colour }.
    .why = { $argument }

argue-hold = { CELLS($run) } can only belong to { BLOCKS($block) }: no other block is long enough and in reach.
argue-either = { CELLS($run) } can only belong to { BLOCKS($block, join: "or") }.
argue-case = Say it is { BLOCKS($block) }.
argue-places = { BLOCKS($block) } has few places within { STRETCH($run) }{ $stopped ->
        [no] .
       *[other] : { $reasons }.
    }
argue-lies = Say it lies on { STRETCH($run) }.
argue-touch = it must not touch the black { CELLS($cells, join: "or") }
argue-room = { BLOCKS($block) } can’t begin before { CELLS($first) } or end after { CELLS($last) }: it has no room.
argue-room-begin = { BLOCKS($block) } has to end by { CELLS($cell) }, and finds no room: { $reasons }.
argue-room-end = { BLOCKS($block) } has to begin at { CELLS($cell) } or later, and finds no room: { $reasons }.
argue-nobody = With { REACHES($reaches) }, no block long enough gets to { CELLS($run) }.
argue-too-long = No block is long enough for { CELLS($run) }.
argue-left-over = No block is left for { CELLS($run) }.
argue-crowded = { BLOCKS($block) } { COUNT($block) ->
        [one] needs
       *[other] with the gaps between need
    } { $needed ->
        [one] one cell
       *[other] { $needed } cells
    }, and { $left ->
        [0] none remains.
        [one] only one remains.
       *[other] only { $left } remain.
    }
