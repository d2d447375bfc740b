### What the commands say, in English. Sentences about techniques live elsewhere.

## Small words

and = and
colon = {": "}
thousands = {","}
decimal = .
huge-number = about { $mantissa } × 10^{ $exponent }
place-input = input { $number }
place-grid = grid { $number }
place-line = line { $number }
place-column = column { $number }

## Grids that cannot be read

bad-grid-no-grid = no grid found. Expected for instance 81 characters, with a dot for each empty cell.
bad-grid-not-a-grid = "{ $found }" is not part of a grid. Expected digits, with a dot (or 0 * _ - X ?) for each empty cell.
bad-grid-bad-symbol = found "{ $found }", expected one of { $expected }, or a dot (or 0 * _ - X ?) for an empty cell.
bad-grid-digit-too-large = found { $found }, expected a digit from 1 to { NUMBER($largest, useGrouping: 0) }, or 0 for an empty cell.
bad-grid-bad-number = found "{ $found }", expected a number from 1 to { NUMBER($largest, useGrouping: 0) }, or 0 for an empty cell.
bad-grid-bad-triple = found "{ $found }", expected a removed candidate as digit, row and column, each from 1 to { $largest }.
bad-grid-wrong-cell-count = { $found ->
        [one] one cell
       *[other] { NUMBER($found, useGrouping: 0) } cells
    } found, expected { NUMBER($expected, useGrouping: 0) } for a { $size }x{ $size } grid.
bad-grid-wrong-row-length = { $found ->
        [one] one cell
       *[other] { $found } cells
    } in this row, expected { $expected }.
bad-grid-wrong-row-count = { $found ->
        [one] one row
       *[other] { $found } rows
    } found, expected { $expected }.
bad-grid-bad-box = found a box of "{ $found }", expected rows and columns from 1 to 10 each.
bad-grid-wrong-size = found a { $found }x{ $found } grid, expected { $expected }x{ $expected } as --box says.
bad-grid-wrong-state = this state is { $found }x{ $found }, expected { $expected }x{ $expected } like its puzzle.
bad-grid-bad-xml = this is not valid XML.
bad-grid-xml-doctype = document type declarations are not accepted. Expected a plain <opensudoku> document.
bad-grid-xml-without-game = no <game> found. Expected an OpenSudoku document.
bad-grid-game-without-data = this <game> has no data. Expected data="…" with a digit for each cell.
bad-grid-game-fields = { $found } fields found, expected { $expected } for each cell.

## Contradictions

contradiction-duplicate = { $house } holds { $digit } { $times ->
        [2] twice
       *[other] { $times } times
    }: { $cells }
contradiction-empty-cell = { $cells } has no candidate left
contradiction-no-place = { $house } has no place left for { $digit }

## Inputs and options

input-none = nothing to read. Give a grid, a file, or - for standard input.
input-missing-file = there is no file "{ $name }", and it is not a grid either.
input-directory = "{ $name }" is a folder. Expected a file.
input-unreadable = "{ $name }" cannot be read ({ $reason }).
option-bad-box = --box { $found }: expected rows x columns of a box, from 1x1 to 10x10, for instance 3x3.
option-bad-remove = --remove { $found }: expected a percentage from 0% to 100%, for instance 60%.
option-bad-choice = { $option } { $found }: expected one of { $choices }.
option-bad-count = { $option } { $found }: expected a number from { NUMBER($least, useGrouping: 0) } on.
option-bad-seconds = --seconds { $found }: expected a number above 0.
option-clash = { $one } and { $other } do not go together.
candidates-lost = the candidates removed by hand are not kept by the format "{ $format }"
cannot-write = the format "{ $format }" holds grids up to { $largest }x{ $largest }, and this one is { $n }x{ $n }. Formats that can: { $choices }.
output-failed = the output cannot be written ({ $reason }).
stopped = Stopped. What was printed is complete up to here.

## solve

solve-candidate-grids = candidate grids before the search: { $count }
solve-one = one solution, { $time }
solve-several = several solutions, { $time }; this is one of them
solve-none = no solution
solve-none-because = no solution: { $reason }
solve-invalid = against the rules: { $reason }
solve-list-count = { $count ->
        [0] no solution
        [one] one solution
       *[other] { NUMBER($count) } solutions
    }
solve-list-limit = { $count ->
        [one] one solution shown
       *[other] { NUMBER($count) } solutions shown
    }; there may be more (--limit)
solve-count-limit = counting stopped at { NUMBER($count) } (--limit): there may be more
solve-count-stopped = counting was stopped at { NUMBER($count) }: there may be more
solve-stuck = not solved: it is not known whether there is a solution
solve-too-large = singles leave { $open ->
        [one] one cell
       *[other] { NUMBER($open, useGrouping: 0) } cells
    } of this { $n }x{ $n } grid open: too many for any search.
solve-needs-sat = singles leave { $open ->
        [one] one cell
       *[other] { NUMBER($open, useGrouping: 0) } cells
    } of this { $n }x{ $n } grid open, and the search for the rest needs the package python-sat. To get it: pip install python-sat
solve-searching = searching: { $what ->
        [clauses] { NUMBER($count) } clauses
        [conflicts] { NUMBER($count) } conflicts
       *[nodes] { NUMBER($count) } guesses
    }
solve-grids = { $count ->
        [one] one grid done
       *[other] { NUMBER($count) } grids done
    }

## generate

generate-seed = seed { $seed }
generate-short = { $empty } of { $cells } cells emptied ({ $percent }%): { $wanted } could not be reached with a unique solution
generate-long = { $empty } of { $cells } cells emptied ({ $percent }%): { $wanted } would not be enough for a second solution
generate-not-minimal = { $empty } of { $cells } cells emptied: no attempt gave a grid of which every given is provably needed
generate-impossible = a 1x1 grid has exactly one solution
generate-working = generating

## bench

bench-title = Exhaustive search on 9x9 grids: puzzles per second, and how many times quicker we are
bench-engine = engine
bench-first = first solution
bench-unique = proof of uniqueness
bench-set-ordinary = { $count ->
        [one] 1 ordinary grid
       *[other] { $count } ordinary grids
    }
bench-set-seventeen = { $count ->
        [one] 1 grid of 17 clues
       *[other] { $count } grids of 17 clues
    }
bench-set-hard = { $count ->
        [one] 1 very hard grid
       *[other] { $count } very hard grids
    }
bench-engine-ours = Pas à pas
bench-engine-norvig = Norvig’s method
bench-engine-backtracking = plain backtracking
bench-absent = not installed, so left out: { $names }. To compare: pip install { $packages }
bench-no-data = no file { $name } in { $folder }: left out
bench-own-data = no file { $name } in { $folder }: grids of our own generator instead
bench-wrong = { $engine } gave a wrong answer { $count ->
        [one] once
       *[other] { $count } times
    }
bench-working = timing { $engine }

## The first page

welcome = Pas à pas teaches you to solve Sudoku by logic. Here is a grid to begin with:
welcome-try = Some things to try:
welcome-solve = its solution
welcome-generate = a new grid
welcome-convert = a grid with its candidates
welcome-help = everything else

## Help: one message per command, one attribute per argument or option

option =
    .inputs = A grid, a file of grids, or - for standard input. The format is recognised.
    .box = Rows x columns of a box, for instance 2x3, where the size alone does not tell.
    .as_json = One JSON object per grid and line.
    .lang = Language of the messages: en or fr. [default: from the locale]
    .plain = Plain lines of text, without drawings.
    .help = Show this message and exit.

command-tutor = Pas à pas: learn to solve Sudoku by logic, step by step.
    .version = Show the version and exit.
    .install_completion = Install completion for the current shell.
    .show_completion = Show the completion script of the current shell, to copy or adapt it.

command-solve = Solve grids, count their solutions, or list them all.

    One grid is told in full; of many, each has one line: its solution. Lines that begin with # are remarks. The exit code is 0 when every grid has a solution, 1 when one has none (or, with --unique, more than one), 2 when an input is wrong.
    .method = How to solve: search (exhaustive, any grid).
    .every = Every solution, one per line.
    .count = Only the number of solutions.
    .limit = Stop after so many solutions of a grid (with --all or --count).
    .unique = Exit with 1 if a grid has more than one solution.

command-convert = Write grids in another format.

    Reads every format below, and writes them: line (one character per cell), grid (drawn), commas (box shape, then numbers), pencilmarks (candidates), hodoku (library line), sdk, sdm, ss, opensudoku (XML), sukaku (candidates on one line).
    .to = The format to write.

command-generate = Make new grids with one solution.

    The same seed gives the same grids on any machine. A 9x9 grid can usually be emptied to about 70%, a 16x16 one to 60%, a 25x25 one to 55%, a 36x36 one to 45%, larger ones to 30%.
    .box = Rows x columns of a box.
    .count = How many grids.
    .seed = A number or a word. [default: at random, and shown]
    .remove = Share of the cells to empty. [default: 40%]
    .minimal = Empty cells until no given can go without losing the unique solution.
    .symmetry = Symmetry of the givens: none, rotation (half-turn), quarter-turn, mirror (left and right), mirror-rows (top and bottom), mirrors (both), diagonal, antidiagonal, diagonals (both).
    .not_unique = Grids with more than one solution.
    .to = The format to write (see tutor convert). [default: grid for one on a screen, else line]

command-bench = Our own benchmarks, as ratios measured in one run.

command-bench-search = Exhaustive search, beside the other Python solvers that are installed.
    .data = Folder with human-difficulty-344.csv, seventeen-clues-200.txt and very-hard-50.txt.
    .seconds = Time for each engine on each set of grids.
