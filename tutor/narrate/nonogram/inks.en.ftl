### What speaks of black where there are several inks, in English.
###
### A message called like another one, with -inks behind it, is said instead of it.
### An ink is said with its letter: $ink is "red (r)".

role-run-inks = known colours
role-other = another colour
role-crossing = colour missing across

coloured-in = { CELLS($cells) } { COUNT($cells) ->
        [one] is
       *[other] are
    } { $ink }
without-ink = { LINES($lines) } { COUNT($lines) ->
        [one] has
       *[other] have
    } no { $ink }

then-inks = So { $painted }.

story-empty-line-inks =
    .where = Look at { LINES($line) }.
    .what = { LINES($line) } has no blocks: its clue is 0.
    .why = Where there are no blocks, every cell is white.

fills-inks = { COUNT($open) ->
        [one] The block just fits.
       *[other] The blocks take { $needed } cells{ $gaps ->
            [0] : as many as there are.
            [one] , and the gap between two of one colour one: { $needed } + 1 = { $room }.
           *[other] , and the { $gaps } gaps between two of one colour one each: { $needed } + { $gaps } = { $room }.
        } Blocks of different colours may touch. Nothing is left over, so every block has only one place.
    }

story-full-line-inks =
    .where = Look at { LINES($line) }: how much room do its blocks leave?
    .what = { LINES($line) } has { $room ->
        [one] one cell,
       *[other] { $room } cells,
    } for { COUNT($open) ->
        [one] one block of { LENGTHS($open) }.
       *[other] the blocks { LENGTHS($open) }.
    }
    .why = { fills-inks }

story-full-line-part-inks =
    .where = Look at { LINES($line) }: how much room do its blocks leave?
    .what = { LINES($line, case: "in") }, only { STRETCH($stretch) } { COUNT($stretch) ->
        [one] remains:
       *[other] remain:
    } { $room ->
        [one] one cell,
       *[other] { $room } cells,
    } for { BLOCKS($open) }.
    .why = { fills-inks }

story-full-line-rest-inks =
    .where = Look at { LINES($line) }: how many cells are not white?
    .what = { LINES($line, case: "in") }, { COUNT($walls) ->
        [0] no cell is white,
        [one] { CELLS($walls) } is white,
       *[other] { CELLS($walls) } are white,
    } and { $total } cells are not: as many as its blocks have together.
    .why = Every cell that is not white is needed, and the blocks come in order.

story-punctuation-done-inks =
    .where = Look at { LINES($line) }: count the cells with a colour.
    .what = { LINES($line, case: "in") }, { CELLS($runs) } { $total ->
        [one] has a colour, and its only block has just one cell.
       *[other] have colours: { $total } cells, as many as { COUNT($clue) ->
            [one] its only block has.
           *[other] its blocks have together.
        }
    }
    .why = { COUNT($clue) ->
        [one] So its block is there
       *[other] So all its blocks are there
    }, and everything else is white.

whole-block-inks = So this is a whole block. { $sides ->
        [before] No block of another colour comes right before it, so a white cell does.
        [after] No block of another colour comes right after it, so a white cell does.
       *[both] No block of another colour comes right before or after it, so white cells do.
    }

story-punctuation-inks =
    .where = Look at { LINES($line) }: is one of its blocks finished?
    .what = { $in-line } { CELLS($runs) } { COUNT($runs) ->
        [one] is { $ink }.
       *[other] are { $ink }: { $size } cells together.
    }
    .why = None of the { $finished ->
        [yes] remaining blocks
       *[no] blocks
    } of that colour is longer than { $size }. { whole-block-inks }

story-punctuation-reach-inks =
    .where = Look at { LINES($line) }: is one of its blocks finished?
    .what = { $in-line } { CELLS($runs) } { COUNT($runs) ->
        [one] is { $ink }.
       *[other] are { $ink }: { $size } cells together.
    }
    .why = The lengths keep { REACHES($reaches) }: { COUNT($longer) ->
        [one] it doesn’t
       *[other] they don’t
    } get there, and no other block of that colour is longer than { $size }. { whole-block-inks }

story-out-of-reach-inks =
    .where = Look at { LINES($line) }: how far can its blocks reach?
    .what = { $in-line } { COUNT($open) ->
        [one] { $holds }, the only { $finished ->
            [yes] remaining block.
           *[no] block there.
        }
       *[other] { $holds }: no other block of that colour is long enough and in reach.
    }
    .why = That keeps { REACHES($reaches) }. No block reaches { CELLS($white, join: "or") }.

story-out-of-reach-crossing =
    .where = Look at { LINES($line) }: do the lines across have its colours?
    .what = { $in-line } the blocks are { LENGTHS($clue) }, but { $crossing }.
    .why = A cell has a colour only if both its lines have a block of it.

cut-black-begin-inks = beginning on { CELLS($cells, join: "or") } it would touch { CELLS($others, join: "or") }, of the same colour
cut-black-end-inks = ending on { CELLS($cells, join: "or") } it would touch { CELLS($others, join: "or") }, of the same colour
cut-other = { CELLS($cells) } { COUNT($cells) ->
        [one] has
       *[other] have
    } another colour

story-glue-inks =
    .where = Look at { LINES($line) }: what has a colour near { $edge ->
        [edge] the edge?
       *[wall] a white cell?
    }
    .what = { $in-line } { CELLS($runs) } { COUNT($runs) ->
        [one] is
       *[other] are
    } { $ink }, { $between ->
        [0] touching
        [one] with only one cell between { COUNT($runs) ->
            [one] it and
           *[other] them and
        }
       *[other] with only { SPELL($between) } cells between { COUNT($runs) ->
            [one] it and
           *[other] them and
        }
    } { $edge ->
        [edge] the { $side } edge
       *[wall] the white { CELLS($walls) }
    }. Of that colour, only { BLOCKS($blocks, join: "or") } can lie there{ $lengths ->
        [one] .
       *[other] , so the block has at least { $shortest } cells.
    }
    .why = { $exact ->
        [yes] So the block lies on { STRETCH($glued) }{ $colours ->
            [both] , and a white cell ends it: no block of another colour comes next.
           *[other] .
        }
       *[no] Even if the block lies right against { $edge ->
            [edge] the edge
           *[wall] that white cell
        }, it reaches { CELLS($end) }.
    }

story-mercury-inks =
    .where = Look at { LINES($line) }: how close to the ends can its blocks lie?
    .what = { $in-line } the { $order } { $finished ->
        [yes] remaining block
       *[no] block
    } is { BLOCKS($blocks) }, and { CELLS($runs) } { COUNT($runs) ->
        [one] is
       *[other] are
    } { $ink }.
    .why = If that block covered { COUNT($lost) ->
        [one] { CELLS($lost) }
        [2] { CELLS($lost, join: "or") }
       *[other] any of { CELLS($lost) }
    }, it would touch { CELLS($runs) }, of the same colour, and be too long. And no other block lies there.

story-joining-inks =
    .where = Look at { LINES($line) }: do some of its cells with a colour belong together?
    .what = { $in-line } { CELLS($pair) } are { $ink }, with a gap between them.
    .why = { COUNT($open) ->
        [one] They belong to { BLOCKS($blocks) }, the only { $finished ->
            [yes] remaining block.
           *[no] block there.
        }
       *[other] { COUNT($others) ->
            [0] They
           *[other] Taken in order with { CELLS($others) }, which have their colours too, they
        } can only belong to { BLOCKS($blocks) }, all of them{ COUNT($walls) ->
            [0] .
            [one] : { CELLS($walls) } is white.
           *[other] : { CELLS($walls) } are white.
        }
    } A block has no gap.

story-splitting-inks =
    .where = Look at { LINES($line) }: can all of its neighbouring cells with a colour belong together?
    .what = { $in-line } { CELLS($runs) } are { $ink }, with one cell between them, and all blocks there have that colour.
    .why = If that cell were { $ink } too, { STRETCH($both) } would be one stretch of { $size }. { COUNT($longer) ->
        [0] No block is that long.
       *[other] The lengths { COUNT($walls) ->
            [0] keep
           *[other] and the white { CELLS($walls) } keep
        } { REACHES($reaches) }: { COUNT($longer) ->
            [one] it
           *[other] they
        } can’t cover them all, and no other block is that long.
    }

story-complete-line-inks =
    .where = Look at { LINES($line) }: what do all the ways to place its blocks have in common?
    .what = { $known } There { $count ->
        [one] is only one way
       *[other] are { $count } ways
    } to place { COUNT($clue) ->
        [0] no block at all
        [one] { BLOCKS($clue) }
       *[other] the blocks { LENGTHS($clue) }
    } { LINES($line, case: "in") }.
    .why = { $count ->
        [one] There is no choice: every cell is known.
       *[other] In every one of them, { $painted }.
    }

known-in-inks = { LINES($line, case: "in") }, { $painted }.

story-search-inks =
    .where = Look at { LINES($scope) }, though no rule of ours helps there.
    .what = No rule we know decides { CELLS($cell) }.
    .why = Trying everything shows it: with any other colour in { CELLS($cell) }, the board has no solution.

mistake-line-inks = { CELLS($cell) } can’t stay { $colour }: { $flaw ->
        [colour] { LINES($line) } has no block of that colour.
        [crossing] with it, { LINES($line) } no longer has room for its { no-place-across }
       *[places] with it, { LINES($line) } { COUNT($blocks) ->
            [0] has a cell with a colour, but no blocks.
            [one] no longer has room for its { LENGTHS($blocks) }.
           *[other] no longer has room for its blocks { LENGTHS($blocks) }.
        }
    }
mistake-broken-inks = { LINES($line) } can’t stay as it is: { $flaw ->
        [colour] it has a cell of a colour that none of its blocks has.
        [crossing] it no longer has room for its { no-place-across }
       *[places] { COUNT($blocks) ->
            [0] it has a cell with a colour, but no blocks.
            [one] it no longer has room for its { LENGTHS($blocks) }.
           *[other] it no longer has room for its blocks { LENGTHS($blocks) }.
        }
    }
no-place-across = { COUNT($blocks) ->
        [one] { LENGTHS($blocks) } where the lines across have its colour.
       *[other] blocks { LENGTHS($blocks) } where the lines across have their colours.
    }

story-complete-line-argument-inks =
    .where = Look at { LINES($line) }: try colours in one of its cells. Do its blocks still fit?
    .what = By the blocks of { LINES($line) }, { CELLS($cell) } could be { $possible }.
    .why = { $argument }

story-complete-line-crossing =
    .where = Look at { LINES($line) }, and at the lines across: which colours do both leave a cell?
    .what = In { CELLS($cell) }, { LINES($both) } cross: by the colours of both, it could be { $possible }.
    .why = { $argument }

excluded = { $lines ->
        [yes] { LINES($line) } doesn’t let it be { $ink }{ $cited }:
       *[no] If it were { $ink }:
    } { $argument }

argue-hold-inks = { CELLS($run) } can only belong to { BLOCKS($block) }: no other block of that colour is long enough and in reach.
argue-touch-inks = it must not touch { CELLS($cells, join: "or") }, of the same colour
argue-nobody-inks = With { REACHES($reaches) }, no block of that colour long enough gets to { CELLS($run) }.
argue-too-long-inks = No remaining block has the colour of { CELLS($run) } and is long enough.
argue-crowded-inks = { BLOCKS($block) } { COUNT($block) ->
        [one] needs
       *[other] with a gap between two of one colour need
    } { $needed ->
        [one] one cell
       *[other] { $needed } cells
    }, and { $left ->
        [0] none remains.
        [one] only one remains.
       *[other] only { $left } remain.
    }

role-forced-inks = then coloured

story-edge-logic-inks =
    .where = Look at { LINES($scope) }, the first open one from the { $edge }: what would follow if one of its cells had a colour?
    .what = { tried-inks }
    .why = { trials-wrong-inks }

story-contradiction-inks =
    .where = Look at { LINES($scope) }: try colours in one of its cells, and see where they lead.
    .what = { tried-inks }
    .why = { trials-wrong-inks }

story-nested-trials-inks =
    .where = Look at { LINES($scope) }: try colours in one of its cells, with other trials inside these.
    .what = { tried-inks }
    .why = { trials-wrong-inks }

story-two-colours-inks =
    .where = Look at { LINES($scope) }: try the colours of one of its cells, and compare where they lead.
    .what = In { CELLS($cell) }, { LINES($crossed) } cross: by the colours of both, it could be { $possible }. { $count ->
        [0] With both, { CELLS($same) } has the same colour.
       *[other] With { $refuted }, nothing would fit some line; with the two others, { CELLS($same) } has the same colour.
    }
    .why = One of the two colours is right, so it holds either way.

tried-inks = In { CELLS($cell) }, { LINES($crossed) } cross: by the colours of both, it could be { $possible }. With { $refuted }, nothing would fit some line.
trials-wrong-inks = { $count ->
        [one] The supposition is wrong
       *[other] All these suppositions are wrong
    }, and one colour is left.
trial-suppose-inks = { $number }. Suppose { CELLS($cell) } is { $ink }.
trial-suppose-too-inks = { $number }. Suppose { CELLS($cell) } is { $ink } as well.
trial-line-inks = { $number }. { LINES($line) }, { $rule }: { $painted }{ $cited }.
trial-excluded = { $number }. { LINES($line) }, { $rule }: { $painted }{ $cited }. It could be { $possible }. { $argument }
trial-so-inks = { $number }. So { $painted } after all.
trial-both-inks = Either way, { $painted }{ $cited }.

mistake-wrong-inks = { CELLS($cell) } can’t stay { $colour }, though no line showed it at first.
mistake-first-inks = The first wrong cell is { CELLS($cell) }: it can’t stay { $colour }.
claim-inks = { CELLS($cell) } is { $colour }
