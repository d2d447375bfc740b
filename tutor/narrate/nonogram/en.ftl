### How the rules of nonograms are told, in English.
###
### Each story has three parts: where to look (which names neither the rule nor any
### cell), what the argument starts from, and why it proves something. What follows is
### the same sentence for all of them.
###
### Functions: CELLS lists cells, stretches by their ends; STRETCH names one stretch;
### LINES names lines (case: "in"), AXIS chooses by row and column; BLOCKS names
### blocks (join: "or"), LENGTHS lists their lengths, REACHES says where each can lie;
### COUNT chooses by number, SPELL writes a small number in words.

## Names of the rules

name-empty-line = empty line
name-full-line = full line
name-overlap = overlap
name-punctuation = punctuation
name-out-of-reach = out of reach
name-block-range = block range
name-glue = glue
name-mercury = mercury
name-forcing = forcing
name-joining = joining and splitting
name-complete-line = complete line
name-edge-logic = edge logic
name-contradiction = contradiction
name-two-colours = two colours
name-nested-trials = trials inside a trial
name-search = exhaustive search

## Roles of the marked cells

role-run = known black
role-wall = known white
role-reach = reach
role-gap = gap
role-assumed = assumed
role-forced = then black
role-barred = then white

legend = { $role }: { CELLS($cells) }

## The rule, named with its line

named-lines = Technique: { $name }, { LINES($scope, case: "in") }.
place-lines = { LINES($scope) }

## What follows

then = { $colours ->
        [black] So { CELLS($black) } { COUNT($black) ->
            [one] is black.
           *[other] are black.
        }
        [white] So { CELLS($white) } { COUNT($white) ->
            [one] is white.
           *[other] are white.
        }
       *[both] So { CELLS($black) } { COUNT($black) ->
            [one] is black
           *[other] are black
        }, and { CELLS($white) } { COUNT($white) ->
            [one] is white.
           *[other] are white.
        }
    }

## What remains of a line

open-part = { LINES($line, case: "in") }, only { STRETCH($stretch) } { COUNT($stretch) ->
        [one] remains,
       *[other] remain,
    } { $finished ->
        [yes] for { BLOCKS($open) }.
       *[no] for { COUNT($open) ->
            [one] { BLOCKS($open) }.
           *[other] all of its blocks.
        }
    }

in-line = { LINES($line, case: "in") },

## Counting

story-empty-line =
    .where = Look at { LINES($line) }.
    .what = { LINES($line) } has no blocks: its clue is 0.
    .why = Where there are no blocks, no cell is black.

story-full-line =
    .where = Look at { LINES($line) }: how much room do its blocks leave?
    .what = { LINES($line) } has { $room ->
        [one] one cell,
       *[other] { $room } cells,
    } for { COUNT($open) ->
        [one] one block of { LENGTHS($open) }.
       *[other] the blocks { LENGTHS($open) }.
    }
    .why = { COUNT($open) ->
        [one] The block just fits.
       *[other] The blocks take { $needed } cells, and { $gaps ->
            [one] the gap between them one
           *[other] the { $gaps } gaps between them one each
        }: { $needed } + { $gaps } = { $room }. Nothing is left over, so every block has only one place.
    }

story-full-line-part =
    .where = Look at { LINES($line) }: how much room do its blocks leave?
    .what = { LINES($line, case: "in") }, only { STRETCH($stretch) } { COUNT($stretch) ->
        [one] remains
       *[other] remain
    } beside the white { CELLS($walls) }: { $room ->
        [one] one cell,
       *[other] { $room } cells,
    } for { BLOCKS($open) }.
    .why = { COUNT($open) ->
        [one] The block just fits.
       *[other] The blocks take { $needed } cells, and { $gaps ->
            [one] the gap between them one
           *[other] the { $gaps } gaps between them one each
        }: { $needed } + { $gaps } = { $room }. Nothing is left over, so every block has only one place.
    }

story-full-line-rest =
    .where = Look at { LINES($line) }: how many cells are not white?
    .what = { LINES($line, case: "in") }, { CELLS($walls) } { COUNT($walls) ->
        [one] is white,
       *[other] are white,
    } and { $total } cells are not: as many as its blocks have together.
    .why = Every cell that is not white is needed, so all of them are black.

story-overlap =
    .where = Look at { LINES($line) }: does one of its blocks have little room to move?
    .what = { $in-line } the lengths alone keep { REACHES($reaches) }.
    .why = { $pushes }

pushed-block = Pushed { AXIS($line) ->
        [row] to the left
       *[column] to the top
    }, { BLOCKS($block) } lies on { STRETCH($early) }; pushed { AXIS($line) ->
        [row] to the right
       *[column] to the bottom
    }, on { STRETCH($late) }. Wherever it lies, it covers { CELLS($covered) }.
pushed-next = Likewise, { BLOCKS($block) } lies on { STRETCH($early) } at the earliest and on { STRETCH($late) } at the latest, and covers { CELLS($covered) }.
pushed-fixed = { BLOCKS($block) } has only one place: { STRETCH($early) }.

## Closing

story-punctuation-done =
    .where = Look at { LINES($line) }: count its black cells.
    .what = { LINES($line, case: "in") }, { CELLS($runs) } { $total ->
        [one] is black, and its only block has just one cell.
       *[other] are black: { $total } cells, as many as { COUNT($clue) ->
            [one] its only block has.
           *[other] its blocks have together.
        }
    }
    .why = { COUNT($clue) ->
        [one] So its block is there
       *[other] So all its blocks are there
    }, and nothing else is black.

story-punctuation =
    .where = Look at { LINES($line) }: is one of its blocks finished?
    .what = { $in-line } { CELLS($runs) } { COUNT($runs) ->
        [one] is black.
       *[other] are black: { $size } cells together.
    }
    .why = { $finished ->
        [yes] None of the remaining blocks
       *[no] None of the blocks
    } is longer than { $size }. So this is a whole block, and no black cell comes right before or after it.

story-punctuation-reach =
    .where = Look at { LINES($line) }: is one of its blocks finished?
    .what = { $in-line } { CELLS($runs) } { COUNT($runs) ->
        [one] is black.
       *[other] are black: { $size } cells together.
    }
    .why = The lengths keep { REACHES($reaches) }: { COUNT($longer) ->
        [one] it doesn’t
       *[other] they don’t
    } get there, and no other block that could is longer than { $size }. So this is a whole block, and no black cell comes right before or after it.

story-out-of-reach =
    .where = Look at { LINES($line) }: how far can its blocks reach?
    .what = { $in-line } { COUNT($open) ->
        [one] { $holds }, the only { $finished ->
            [yes] remaining block.
           *[no] block there.
        }
       *[other] { $holds }: no other block is long enough and in reach.
    }
    .why = That keeps { REACHES($reaches) }. No block reaches { CELLS($white, join: "or") }.

held-first = { CELLS($run) } can only belong to { BLOCKS($block) }
held-next = { CELLS($run) } only to { BLOCKS($block) }

## Ranges

story-block-range =
    .where = Look at { LINES($line) }: where can its blocks begin and end?
    .what = { $in-line } { $ranges }
    .why = That keeps { REACHES($reaches) }. { $colours ->
        [black] { $fixed ->
            [yes] {""}
           *[no] { COUNT($blocks) ->
                [one] Wherever it lies in there, it covers
               *[other] Wherever they lie in there, they cover
            } { CELLS($black) }.
        }
       *[white] No block reaches { CELLS($white, join: "or") } any more.
    }

cut-begin = { BLOCKS($block) } can’t begin before { CELLS($cell) }: { $reasons }.
cut-end = { BLOCKS($block) } can’t end after { CELLS($cell) }: { $reasons }.
cut-white = { CELLS($cells) } { COUNT($cells) ->
        [one] is white
       *[other] are white
    }
cut-black-begin = beginning on { CELLS($cells, join: "or") } it would touch the black { CELLS($others, join: "or") }
cut-black-end = ending on { CELLS($cells, join: "or") } it would touch the black { CELLS($others, join: "or") }
cut-block-begin = { BLOCKS($block) } before it needs the room
cut-block-end = { BLOCKS($block) } after it needs the room
clauses = { $first }, and { $last }

## Edges

story-glue =
    .where = Look at { LINES($line) }: what is black near { $edge ->
        [edge] the edge?
       *[wall] a white cell?
    }
    .what = { $in-line } { CELLS($runs) } { COUNT($runs) ->
        [one] is
       *[other] are
    } black, { $between ->
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
    }. Only { BLOCKS($blocks, join: "or") } can lie there{ $lengths ->
        [one] .
       *[other] , so the block has at least { $shortest } cells.
    }
    .why = { $exact ->
        [yes] So the block lies on { STRETCH($glued) }{ $colours ->
            [both] , and a white cell ends it.
           *[other] .
        }
       *[no] Even if the block lies right against { $edge ->
            [edge] the edge
           *[wall] that white cell
        }, it reaches { CELLS($end) }.
    }

story-mercury =
    .where = Look at { LINES($line) }: how close to the ends can its blocks lie?
    .what = { $in-line } the { $order } { $finished ->
        [yes] remaining block
       *[no] block
    } is { BLOCKS($blocks) }{ $edge ->
        [edge] , and
       *[wall] . { CELLS($walls) } is white, and
    } { CELLS($runs) } { COUNT($runs) ->
        [one] is
       *[other] are
    } black.
    .why = If that block covered { COUNT($lost) ->
        [one] { CELLS($lost) }
        [2] { CELLS($lost, join: "or") }
       *[other] any of { CELLS($lost) }
    }, it would touch { CELLS($runs) }, and be too long. And no other block lies there.

## White cells

story-forcing =
    .where = Look at { LINES($line) }: how much room do its white cells leave?
    .what = { $in-line } the white { CELLS($walls) } { COUNT($walls) ->
        [one] leaves
       *[other] leave
    } { $gaps ->
        [one] a gap
       *[other] gaps
    } at { CELLS($gap) }.
    .why = { COUNT($open) ->
        [one] { BLOCKS($open) } doesn’t fit there.
       *[other] The shortest { $finished ->
            [yes] remaining block
           *[no] block
        } has { $shortest } cells, so none fits there.
    }

story-forcing-reach =
    .where = Look at { LINES($line) }: how much room do its white cells leave?
    .what = { $in-line } the white { CELLS($walls) } { COUNT($walls) ->
        [one] leaves
       *[other] leave
    } { $gaps ->
        [one] a gap
       *[other] gaps
    } at { CELLS($gap) }.
    .why = Only { BLOCKS($short) } { COUNT($short) ->
        [one] is
       *[other] are
    } short enough, but the lengths keep { REACHES($reaches) }: { COUNT($short) ->
        [one] it doesn’t fit there.
       *[other] none of them fits there.
    }

story-forcing-pushed =
    .where = Look at { LINES($line) }: how much room do its white cells leave?
    .what = { $in-line } { COUNT($open) ->
        [one] the block has
       *[other] the blocks have
    } to lie round { COUNT($walls) ->
        [one] the white cell
       *[other] the white cells
    } { CELLS($walls) }.
    .why = { $pushes }

story-joining =
    .where = Look at { LINES($line) }: do some of its black cells belong together?
    .what = { $in-line } { CELLS($pair) } are black, with a gap between them.
    .why = { COUNT($open) ->
        [one] They belong to { BLOCKS($blocks) }, the only { $finished ->
            [yes] remaining block.
           *[no] block there.
        }
       *[other] { COUNT($others) ->
            [0] They
           *[other] Taken in order with the black { CELLS($others) }, they
        } can only belong to { BLOCKS($blocks) }, all of them{ COUNT($walls) ->
            [0] .
            [one] : { CELLS($walls) } is white.
           *[other] : { CELLS($walls) } are white.
        }
    } A block has no gap.

story-splitting =
    .where = Look at { LINES($line) }: can all of its neighbouring black cells belong together?
    .what = { $in-line } { CELLS($runs) } are black, with one cell between them.
    .why = If that cell were black too, { STRETCH($both) } would be one stretch of { $size }. { COUNT($longer) ->
        [0] No block is that long.
       *[other] The lengths { COUNT($walls) ->
            [0] keep
           *[other] and the white { CELLS($walls) } keep
        } { REACHES($reaches) }: { COUNT($longer) ->
            [one] it
           *[other] they
        } can’t cover them all, and no other block is that long.
    }

## The whole line

story-complete-line =
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
       *[other] In every one of them, { colours-of }
    }

known-in = { LINES($line, case: "in") }, { colours-of }

## Trials

coloured = { $colours ->
        [black] { CELLS($black) } { COUNT($black) ->
            [one] is black
           *[other] are black
        }
        [white] { CELLS($white) } { COUNT($white) ->
            [one] is white
           *[other] are white
        }
       *[both] { CELLS($black) } { COUNT($black) ->
            [one] is black
           *[other] are black
        } and { CELLS($white) } white
    }
colours-of = { coloured }.

## Mistakes

mistake-line = { CELLS($cell) } can’t stay { $colour }: with it, { LINES($line) } { COUNT($blocks) ->
        [0] has a black cell, but no blocks.
        [one] no longer has room for its { LENGTHS($blocks) }.
       *[other] no longer has room for its blocks { LENGTHS($blocks) }.
    }
mistake-wrong = { CELLS($cell) } can’t stay { $colour }, though no line showed it at first.
mistake-broken = { LINES($line) } can’t stay as it is: { $run ->
        [0] { COUNT($blocks) ->
            [0] it has a black cell, but no blocks.
            [one] it no longer has room for its { LENGTHS($blocks) }.
           *[other] it no longer has room for its blocks { LENGTHS($blocks) }.
        }
       *[other] it has { SPELL($run) } black cells in a row, but { COUNT($blocks) ->
            [0] no blocks.
            [one] its only block is { $longest } long.
           *[other] its longest block is { $longest }.
        }
    }
mistake-first = The first wrong cell is { CELLS($cell) }: it can’t stay { $colour }.
mistake-puzzle = The puzzle itself has no solution.
mistake-somewhere = Something on the board can’t be right.
briefly = { $place ->
        [none] { $name }
       *[other] { $name } ({ $place })
    }
mistake-no-steps = No rule we know shows why; only a search does.
mistake-steps = { $count ->
        [one] Here is why, on the board before that move:
       *[other] { SPELL($count) } steps show why, on the board before that move:
    }
mistake-in-steps = { $count ->
        [one] One step on the board before that move shows why: { $last }.
       *[other] { SPELL($count) } steps on the board before that move show why. They lead to this one: { $last }.
    }

## Is it so, and why?

claim = { CELLS($cell) } is { $colour }
step-of-proof = Step { $number } · { $told }
verdict-proved = { $claim }: { $count ->
        [one] one step proves it.
       *[other] { SPELL($count) } steps prove it.
    }
verdict-refuted = No: { $opposite }. { $count ->
        [0] { $shown ->
            [yes] The board already shows it.
           *[no] No rule we know shows why; only a search does.
        }
        [one] One step proves it.
       *[other] { SPELL($count) } steps prove it.
    }
verdict-not-yet = Not yet provable: no path of known rules leads from here to “{ $claim }”.
verdict-open = Not provable: nothing on the board decides whether { $claim }.
verdict-known = The board already shows it: { $claim }.
verdict-contradiction = Nothing can be proved: the board has no solution as it stands.
last-steps = Of these { $count } steps, here are the last { SPELL($told) }.
