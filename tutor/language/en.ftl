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
bad-grid-several = found { $found } grids, expected one.
bad-grid-prose = there is no grid here, only text: "{ $found }". Expected digits, with a dot (or 0 * _ - X ?) for each empty cell.
bad-grid-not-a-grid = "{ $found }" is not part of a grid. Expected digits, with a dot (or 0 * _ - X ?) for each empty cell.
bad-grid-bad-symbol = found "{ $found }", expected one of { $expected }, or a dot (or 0 * _ - X ?) for an empty cell.
bad-grid-other-size = { $cells } cells and a { $found }: a { $size }x{ $size } grid has digits { $expected }, a { $usual }x{ $usual } grid has { $all } cells.
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
bad-grid-wrong-size = found a { $found }x{ $found } grid, but --box says { $expected }x{ $expected }.
bad-grid-wrong-state = this state is { $found }x{ $found }, expected { $expected }x{ $expected } like its puzzle.
bad-grid-bad-xml = this is not valid XML.
bad-grid-xml-doctype = document type declarations are not accepted. Expected a plain <opensudoku> document.
bad-grid-xml-without-game = no <game> found. Expected an OpenSudoku document.
bad-grid-game-without-data = this <game> has no data. Expected data="…" with a digit for each cell.
bad-grid-game-fields = { $found } fields found, expected { $expected } for each cell.
bad-grid-link-cut = this link is cut off or damaged. Expected the whole link, to its last character.
bad-grid-link-long = this link holds more than any grid needs. Expected the link of one grid.
bad-grid-link-short = only { $site } knows the puzzle behind this short link, and we never go online. Open it there and copy the long link, or the digits.
bad-grid-link-variant = this isn’t an ordinary Sudoku. It has rules we can’t read: { $rules }.
bad-grid-link-unknown = there is no grid in the link "{ $found }". Expected a link with the grid in it, for instance from f-puzzles, SudokuPad, sudokuwiki or sudoku.coach.
bad-grid-link-no-board = there is no board in this link. Expected its rows of cells.
bad-grid-link-not-square = the board in this link has { $rows } rows, but not that many columns in each.
bad-grid-link-size = found a { $found }x{ $found } board in this link. Expected a size whose boxes have at most 10 rows and columns.
bad-grid-link-version = this link starts with "{ $found }". Expected S9B, or a digit for each cell.
bad-grid-link-cell = r{ $row }c{ $col } holds "{ $found }" in this link, expected a digit from 1 to { $largest }.
bad-grid-list-cell = r{ $row }c{ $col } holds "{ $found }" in this list, expected a digit from 1 to { $largest }, or 0, null or "" for an empty cell.
bad-grid-list-row = { $found ->
        [one] one cell
       *[other] { $found } cells
    } in a row of this list, expected { $expected }: as many as there are rows.
bad-grid-list-shape = { $found ->
        [one] one cell
       *[other] { $found } cells
    } in this list, which isn’t a board. Expected for instance 9 lists of 9 digits, or 81 digits in one.
bad-grid-list-open = this list is never closed, or its brackets do not match. Expected for instance 9 lists of 9 digits, or 81 digits in one.

## Rules of other sites that are not those of Sudoku

rule-antiking = anti-king
rule-antiknight = anti-knight
rule-arrow = arrows
rule-arrows = arrows
rule-betweenline = between lines
rule-boxindexer = box indexers
rule-cage = cages
rule-cages = cages
rule-circle = drawn circles
rule-clone = clones
rule-columnindexer = column indexers
rule-diagonal = diagonals
rule-diagonals = diagonals
rule-difference = dots for differences
rule-disjointgroups = disjoint groups
rule-doublearrow = double arrows
rule-entropicline = entropic lines
rule-even = even cells
rule-extraregion = extra regions
rule-foglight = fog
rule-fogofwar = fog
rule-irregular = irregular regions
rule-jigsaw = irregular regions
rule-killer = killer cages
rule-killercage = killer cages
rule-line = drawn lines
rule-lines = drawn lines
rule-littlekillersum = little killer sums
rule-lockout = lockout lines
rule-maximum = maxima
rule-minimum = minima
rule-modularline = modular lines
rule-nabner = nabner lines
rule-negative = negative constraints
rule-nonconsecutive = no consecutive neighbours
rule-odd = odd cells
rule-overlays = drawn signs
rule-palindrome = palindromes
rule-quadruple = quadruples
rule-ratio = dots for ratios
rule-rectangle = drawn rectangles
rule-regions = irregular regions
rule-regionsumline = region sum lines
rule-renban = renban lines
rule-rowindexer = row indexers
rule-sandwich = sandwich sums
rule-sandwichsum = sandwich sums
rule-skyscraper = skyscrapers
rule-slowthermometer = slow thermometers
rule-solution = a solution in which a digit repeats in a house
rule-sudokux = diagonals
rule-text = drawn texts
rule-thermo = thermometers
rule-thermometer = thermometers
rule-underlays = drawn shapes
rule-whispers = whispers
rule-windoku = four more boxes
rule-xsudoku = diagonals
rule-xsum = X-sums
rule-xv = X and V
rule-zipperline = zipper lines

## Contradictions

contradiction-duplicate = { $house } holds { $digit } { $times ->
        [2] twice
       *[other] { $times } times
    }: { $cells }
contradiction-empty-cell = { $cells } has no candidate left
contradiction-no-place = { $house } has no place left for { $digit }

## Inputs and options

input-ask = Type or paste a grid. It is read once it is complete, or at an empty line or Ctrl+D.
input-other-boxes = With boxes of { $taken } this grid breaks the rules; with boxes of { $meant } it doesn’t. Did you mean --box { $meant }?
input-none = nothing to read. Give a grid, a file, or - for standard input.
input-missing-file = there is no file "{ $name }", and it isn’t a grid either.
input-directory = "{ $name }" is a folder. Expected a file.
input-not-text = "{ $name }" isn’t a text file. Expected grids written as text.
input-unreadable = "{ $name }" can’t be read ({ $reason }).
option-bad-box = --box { $found }: expected rows x columns of a box, from 1x1 to 10x10, for instance 3x3.
option-bad-remove = --remove { $found }: expected a percentage from 0% to 100%, for instance 60%.
option-bad-choice = { $option } { $found }: expected one of { $choices }.
option-bad-count = { $option } { $found }: expected a number of at least { NUMBER($least, useGrouping: 0) }.
option-bad-seconds = --seconds { $found }: expected a number above 0.
completion-installed = Completion is installed in { $file }. Open a new terminal to use it.
completion-zsh = If zsh does not look there yet, add this line to your .zshrc: { $line }
completion-not-written = { $file } could not be written: { $reason }
completion-unknown-shell = There is no completion for { $found ->
        [none] a shell without a name
       *[other] { $found }
    }. There is one for { $shells }: set the variable SHELL to it.
usage-option = { $found }: { $command } has no such option. { $command } --help lists them.
usage-command = { $found }: { $command } has no such command. { $command } --help lists them.
usage-near = { $found }: { $command } has no such { $kind ->
        [option] option
       *[command] command
    }. Did you mean { $near }?
usage-value = { $found }: the value is missing.
usage-no-value = { $found } takes no value.
usage-argument = { $found } is missing. { $command } --help shows how to call it.
usage-extra = { $found }: { $command } doesn’t take this. { $command } --help shows how to call it.
usage-missing-command = { $command } needs the name of a command. { $command } --help lists them.
usage-number = { $found }: expected a { $kind ->
        [whole] whole number
       *[number] number
    }.
option-clash = { $one } and { $other } don’t go together.
option-no-logic = --technique { $technique }: expected a logical technique (see tutor techniques). We make no grids that need more.
option-misfit = --level { $level } and --technique { $technique } don’t go together: this technique belongs to { $levels }.
option-bad-digit = --digit { $found }: expected a digit from 1 to { NUMBER($largest, useGrouping: 0) }, or its letter.
technique-on-request = { $option } { $technique }: this technique is found only when asked for by name (tutor hint --technique, tutor solve --only). No grid needs it, and the ladder leaves it out.
technique-unknown = { $option } { $found }: expected the id of a technique, as { $where } lists them.
technique-unknown-near = { $option } { $found }: expected the id of a technique. Did you mean { $near }? ({ $where } lists them all)
claim-bad = { $found }: expected a cell and a digit, for instance r4c7=5 (it is 5) or r4c7-5 (it is not 5), with rows, columns and digits from 1 to { NUMBER($n, useGrouping: 0) }.
move-filled = { $found }: the cell is already filled.
candidates-lost = the format "{ $format }" loses the candidates you removed by hand
cannot-write = the format "{ $format }" holds grids up to { $largest }x{ $largest }, but this one is { $n }x{ $n }. Formats that can: { $choices }.
cannot-write-shape = the format "{ $format }" holds only 9x9 grids with boxes of 3x3, but this one is { $n }x{ $n } with boxes of { $box }. Formats that can: { $choices }.
output-failed = the output can’t be written ({ $reason }).
stopped = Stopped. What was done so far is complete.

## solve

solve-shortest = words: { $words }, by the usual order { $usual } ({ $saved ->
        [0] no order tried is much shorter
       *[other] { $saved } % fewer
    })
solve-candidate-grids-left = candidate grids left: { $count }
solve-candidate-grids = candidate grids before the search: { $count }
solve-candidate-grids-after = candidate grids where logic runs out: { $count }
solve-by-logic = one solution, by logic alone: { $count ->
        [0] nothing was left to find
        [one] one step
       *[other] { $count } steps, the hardest: { $hardest }
    }, { $time }
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
solve-count-stopped = counting stopped at { NUMBER($count) }: there may be more
solve-stuck = not solved: there may or may not be a solution
solve-logic-stopped = { $alone ->
        [yes] not solved: logic was stopped after { $time } s
       *[no] logic was stopped after { $time } s (--logic-seconds gives it more time, --steps all it needs); a search finds the rest
    }
solve-stuck-by-logic = stuck: none of these techniques gets any further
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

## hint, check, walk, techniques

hint-solved = The grid is full, and right.
hint-nothing = Logic can’t go on: the grid has several solutions, or is too large for a search.
hint-no-digit = No technique has a step for this digit.
hint-no-technique = Not found here: { $name }.
hint-too-large = This board is too large for { $name }, which stops at { $most }x{ $most }.
hint-not-unique = Not used here: it only works when a puzzle has exactly one solution.
check-uncertain = No contradiction found, but the search gave up: I can’t be sure everything is right.
check-good = Everything is right so far.
walk-key = [Enter] next step, [q] stop:
walk-key-lines = [Enter] next step, [l] this one line by line, [q] stop:
line-key = [Enter] next line, [q] stop:
plain-lines = Type lines to read it line by line, pressing Enter for each.
lines-none = Nothing to read line by line here: that is for chains, nets and trials, once explained.
line-of = line { $line } of { $of }
line-rests-on = It follows from:
walk-stuck = No technique applies any more. Candidate grids left before an exhaustive search: { $count }.
walk-none = The grid has no solution.
walk-open = Logic can’t go on: the grid has several solutions, or is too large for a search.
walk-several = Logic can’t go on: there are { $count } solutions.
walk-many = Logic can’t go on: there are more than { $count } solutions.
walk-solution = Solution { $number } of { $count }.
walk-solution-of-many = Solution { $number } of more than { $count }.
walk-solutions = { $count ->
        [0] No solution.
        [one] One solution.
       *[other] { $number } solutions.
    }
walk-more-solutions = More than { $number } solutions.
walk-space = Candidate grids at the start: { $count }.
walk-space-left = Candidate grids where logic ran out: { $count }.
walk-time = Time: { $time }.
walk-depth = depth { $depth }
walk-cut = This walk ends here: after { $count } steps the search goes on unseen.
event-singles = singles
event-choice = choice
event-contradiction = dead end
event-return = back
event-solution = solution
walk-done = Done: every cell has its digit.
typed-grid = Type a grid row by row, with a dot for each empty cell, or paste it. u takes a row back.
typed-row = row { $number }:
typed-bad-row = "{ $found }" isn’t a row. Expected { $expected } digits, with a dot for each empty cell.
techniques-last = After all of these
techniques-tier = Tier { $tier } · { $level }
level-1 = Beginner and easy
level-2 = Medium
level-3 = Hard
level-4 = Expert
level-5 = Master
level-6 = Diabolical
techniques-on-request = { $name } (only when asked for)

## rate

rate-line = { $level } · { $time } · { $hardest }
rate-steps = Steps: { $steps }.
rate-openness = Openness: { $steps } steps in sight for each digit, on average; { $alone ->
        [0] never only one digit.
        [one] once only one digit.
       *[other] { $alone } times only one digit.
    }
rate-visual = Givens: { $givens }. Candidates: { $candidates }. Spread of the givens: { $spread } (rows { $rows }, columns { $columns }, boxes { $boxes }); of their values: { $values }.
rate-formula = As a formula: { $clauses } clauses over { $variables } variables, { $density } for each.
rate-quine-satisfied = Modified Quine ({ $heuristic }): depth { $depth }, { $disjunctions ->
        [one] 1 disjunction
       *[other] { $disjunctions } disjunctions
    }, { $eliminations } unit eliminations; by these, { $minutes } min.
rate-quine-beyond = Modified Quine ({ $heuristic }): depth { $depth }, { $disjunctions ->
        [one] 1 disjunction
       *[other] { $disjunctions } disjunctions
    }, { $eliminations } unit eliminations.
rate-quine-contradiction = Modified Quine ({ $heuristic }): contradiction at depth { $depth }, after { $disjunctions ->
        [one] 1 disjunction
       *[other] { $disjunctions } disjunctions
    } and { $eliminations } unit eliminations.
rate-quine-undecided = Modified Quine ({ $heuristic }): given up at depth { $depth }, after { $disjunctions ->
        [one] 1 disjunction
       *[other] { $disjunctions } disjunctions
    } and { $eliminations } unit eliminations.
rate-formula-working = exploring the formula
dimacs-empty = no formula. Expected a line "p cnf VARIABLES CLAUSES" and clauses that end with 0.
dimacs-no-header = found "{ $found }" before the line "p cnf VARIABLES CLAUSES".
dimacs-bad-header = found "{ $found }", expected "p cnf VARIABLES CLAUSES" with two numbers.
dimacs-second-header = a second line "p cnf". Expected one formula in the file.
dimacs-bad-literal = found "{ $found }", expected a number from 1 to { NUMBER($most, useGrouping: 0) }, with or without - before it, or 0 at the end of a clause.
dimacs-unended = the last clause has no 0 at its end.
dimacs-count = { $found } clauses found, { $expected } announced.
rate-formula-large = As a formula, this grid is too large.
rate-invalid = No rating: a digit appears twice in a row, column or box.
rate-none = No rating: the grid has no solution.
rate-multiple = No rating: the grid has more than one solution.
rate-stuck = No rating: logic doesn’t get to the end, and the search gave up. (From 25x25 on it needs the package python-sat.)
rate-grids = { $count ->
        [one] 1 grid rated
       *[other] { $count } grids rated
    }
rate-resume-what = --resume goes on with a file: name it with --out FILE.
rate-out-exists = "{ $name }" already exists. Add --resume to go on with it, or name another file.
rate-other-file = "{ $name }", line { $line }, was not written by tutor rate with these options, so it can’t be resumed.
rate-other-grid = "{ $name }" can’t be resumed: it has { $found } where the input has { $expected }.
rate-bad-weights = "{ $name }" isn’t a weights file ({ $reason }). tutor calibrate writes them.
rate-cnf-one = --cnf takes one grid, and there are several.
rate-cnf-large = this grid is too large to be written as a formula.
generate-resume-seed = --resume goes on with the grids of a seed: name it with --seed, and the file with --out.
generate-out-lines = --out takes formats with one grid on each line, which { $format } isn’t: use --to line, for instance, or --json.
generate-other-file = "{ $name }" was not begun with this seed and these options, so it can’t be resumed.
work-process-lost = a process was lost (killed, or out of memory). What is done is saved; run again with fewer --jobs, or with --resume.
cluster-bad-address = --cluster { $found }: expected local, or the address of a Dask scheduler, for instance tcp://127.0.0.1:8786.
cluster-missing-package = a cluster needs the package distributed (Dask). To get it: pip install '{ $extra }'
cluster-nobody = no Dask scheduler answers at { $address }. Start one with dask scheduler, and workers with dask worker { $address } --nthreads 1.
cluster-no-scheduler = { $address } is a { $found }, not a Dask scheduler. Give the address that dask scheduler prints when it starts.
cluster-no-workers = the scheduler at { $address } has no workers. Start some with dask worker { $address } --nthreads 1.
cluster-no-tutor = Pas à pas { $version } is missing on workers{ $names ->
        [none] .
       *[other] : { $names }.
    } Install it there: every worker needs the version used here.
cluster-other-version = workers have another version of Pas à pas than { $version }: { $names }. Every worker needs the version used here.
cluster-workers-lost = several workers at { $address } were lost one after another over the same puzzles (killed, or out of memory). What is done is saved; run again with --resume.
cluster-gone = the scheduler at { $address } no longer answers. What is done is saved; run again with --resume.
table-missing-package = .parquet files need the package pyarrow. To get it: pip install '{ $extra }'
table-unreadable = "{ $name }" can’t be read as a table ({ $reason }).
table-no-column = "{ $name }" has no column "{ $found }". Expected one of: { $columns }.
table-no-text = "{ $name }": the column "{ $column }" holds no text. Expected puzzles, for instance 81 characters in a row.
table-no-puzzles = "{ $name }" has no column of puzzles. Name it with --column if it is one of: { $columns }.
table-no-object = "{ $name }", line { NUMBER($line, useGrouping: 0) }: expected a JSON object on each line.
table-empty-rows = "{ $name }": { $count ->
        [one] a row without a puzzle was left out.
       *[other] { NUMBER($count) } rows without a puzzle were left out.
    }
table-complete = "{ $name }" is complete: there is nothing left to do.

## study

study-no-data = name a table of puzzles with known difficulties, for instance: tutor study difficulty DATA.csv. One column has puzzles, another has numbers.
study-fit-and-test = --fit and --test go together: one table to fit to, another to try it on.
study-long = One row per puzzle: with --report, in { $name }.
study-written = Report written: { $name }.

## solve --trace

trace-singles = { $count ->
        [one] one single
       *[other] { $count } singles
    }
trace-choice = { $cell } can be { $options }: try { $digit }
trace-contradiction = contradiction: { $reason }
trace-return = back: { $cell } isn't { $digit }
trace-return-found = back: is there another solution, without { $digit } in { $cell }?
trace-solution = solution
trace-totals = { $choices ->
        [one] One choice
       *[other] { $choices } choices
    }, { $contradictions ->
        [one] one contradiction
       *[other] { $contradictions } contradictions
    }, { $returns ->
        [one] one return
       *[other] { $returns } returns
    }, depth { $deepest }; { $solutions ->
        [0] no solution
        [one] one solution
       *[other] { $solutions } solutions
    }.

## calibrate

calibrate-missing-package = missing: { $names }. To get what calibration needs: pip install '{ $extra }'
calibrate-bad-cap = --cap { $found }: expected a difficulty.
calibrate-bad-minutes = --minutes { $found }: expected a number above 0, up to { $most }.
calibrate-bad-plot = --plot { $found }: expected a file that ends in .svg or .png.
calibrate-no-folder = "{ $name }" can’t be written: there is no such folder.
calibrate-many-folds = --folds { $found }: expected a number from 2 to { $most }, since there are { $most } puzzles.
calibrate-few = { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    } that we can use, expected at least { $least }.
calibrate-constant = the column "{ $column }" holds the same number everywhere: expected puzzles that are not all equally hard.
calibrate-table-empty = the file is empty. Expected a table with a puzzle and its difficulty in each row.
calibrate-table-no-text = this is not text. Expected a table saved as CSV.
calibrate-table-no-table = the table can’t be read from line { $line } on. Expected cells between commas, semicolons or tabs.
calibrate-table-no-puzzles = no column holds puzzles. Expected for instance 81 characters in a cell, with a dot for each empty one.
calibrate-table-no-puzzles-in = the column "{ $column }" holds no puzzles. Expected for instance 81 characters in a cell, with a dot for each empty one.
calibrate-table-no-numbers = no column beside the puzzles holds numbers. Expected one with their difficulties.
calibrate-table-no-numbers-in = the column "{ $column }" does not hold numbers. Expected the difficulties.
calibrate-table-no-column = there is no column "{ $found }". Expected one of: { $columns }.
calibrate-row-cells = { $found ->
        [one] one cell
       *[other] { $found } cells
    } found, expected { $expected } like the columns. (Text with the delimiter inside needs quotes.)
calibrate-row-number = found "{ $found }" in the column "{ $column }", expected a number.
calibrate-row-invalid = a digit appears twice in a row, column or box. Expected a puzzle with one solution.
calibrate-row-none = this grid has no solution. Expected a puzzle with one.
calibrate-row-multiple = this grid has more than one solution. Expected a puzzle with one.
calibrate-row-stuck = this grid is too large to solve by logic and to write as a formula.
calibrate-working-profiles = solving the puzzles by logic
calibrate-working-formulas = solving them as formulas
calibrate-working-models = fitting the models
calibrate-data = { $count } puzzles (column "{ $puzzle }") with their difficulties (column "{ $target }").
calibrate-left-out = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } above the cap left out.
calibrate-plan = r: Pearson, ρ: Spearman, var.: residual variance. Out of fold: { $folds } folds, { $repeats ->
        [one] once
       *[other] the mean of { $repeats } repetitions
    }, seed { $seed }.
calibrate-variance = var.
calibrate-in-sample = in sample
calibrate-out-of-fold = out of fold, with 95% intervals
calibrate-model-openness = ours
calibrate-model-openness-fitted-sight = ours, sight fitted
calibrate-model-counts = counts
calibrate-model-counts-and-first-use = counts + first use
calibrate-model-first-use = first use
calibrate-model-damped-counts = damped counts
calibrate-model-study-counts = study: counts
calibrate-model-study-counts-and-first-use = study: counts + first
calibrate-model-study-first-use = study: first use
calibrate-model-study-damped-counts = study: damped counts
calibrate-model-sat-smallest = SAT, smallest clauses
calibrate-model-sat-largest = SAT, largest clauses
calibrate-model-sat-random = SAT, at random
calibrate-plain = As they are, without any fit:
calibrate-criterion-givens = givens
calibrate-criterion-candidates = candidates
calibrate-criterion-spread = spread of givens
calibrate-criterion-spread_values = spread of values
calibrate-criterion-mix = mix of these
calibrate-coefficients = What the difficulty is made of ({ $model }):
calibrate-figure-constant = always
calibrate-figure-digits = for each digit to write
calibrate-figure-looks = for each cell you look at to find a digit
calibrate-figure-rounds = for each digit you go through, round after round
calibrate-figure-uses = for each step beyond singles, times the rating of its technique
calibrate-figure-first-uses = for each technique beyond singles, times its rating
calibrate-figure-depth-1 = for a disjunction at all
calibrate-figure-depth-2 = for one inside another
calibrate-figure-disjunctions = for each disjunction
calibrate-figure-eliminations = for each unit elimination
calibrate-figure-n = for each use: { $technique }
calibrate-figure-first = for the first use: { $technique }
calibrate-backtracking = Backtracking, value by value
calibrate-sight = How easily you see a digit: { $full_house } in a full house, { $box } in a box, { $line } in a line, { $naked } as a naked single. This is taken as given; “ours, sight fitted” fits it afresh in each fold.
calibrate-plot-title = Given and predicted difficulty, out of fold ({ $model })
calibrate-plot-given = given ({ $column })
calibrate-plot-predicted = predicted
calibrate-technique = technique
calibrate-uses = uses
calibrate-puzzles = puzzles
calibrate-mean = mean
calibrate-deviation = deviation
calibrate-givens = givens
calibrate-level = level
calibrate-pace = pace
calibrate-median-given = given
calibrate-median-predicted = predicted
calibrate-median-share = predicted/given (medians)
calibrate-logs = r of logs
calibrate-ablation = Ours, out of fold
calibrate-ablation-whole = whole
calibrate-ablation-digits = without digits to write
calibrate-ablation-looks = without looking
calibrate-ablation-rounds = without rounds
calibrate-ablation-uses = without harder steps
calibrate-written = Weights written to "{ $name }": tutor rate --weights uses them.
calibrate-not-written = Nothing was written: --out FILE writes the weights, for tutor rate --weights.
calibrate-drawn = Plot written to "{ $name }".

## generate

generate-seed = seed { $seed }
generate-short = { $empty } of { $cells } cells emptied ({ $percent }%): { $wanted } was out of reach with a unique solution
generate-long = { $empty } of { $cells } cells emptied ({ $percent }%): { $wanted } would not be enough for a second solution
generate-not-minimal = { $empty } of { $cells } cells emptied: no attempt gave a grid that provably needs every given
generate-impossible = a 1x1 grid has exactly one solution
generate-working = generating
generate-needs-sat = no grid made for { $options }: above 16x16, grids that singles don’t solve need the package python-sat. To get it: pip install python-sat
generate-too-large = no grid was tried for { $options }: grids that need more than singles are made up to { $most }x{ $most }.
generate-unavailable = no grid was found for { $options }: there may be none, or only with another seed.
generate-unneeded = no grid was found for { $options }: something simpler nearly always does the same job. Where it applies, tutor hint --technique { $technique } shows it.
generate-repeated = the same grid as before: no other was found

## bench

bench-title = Exhaustive search on 9x9 grids: puzzles per second, and how many times quicker we are
bench-logic-title = Solving 9x9 grids step by step, by logic
bench-paths = { $engine }: { $speed } whole paths per second (× { $ratio })
bench-hints = our next step: { $typical } typically, { $slow } for one in a hundred
bench-screen-title = { $keys ->
        [one] From key to screen on a terminal of 80x24: 1 arrow key, all candidates filled in, peers highlighted
       *[other] From key to screen on a terminal of 80x24: { $keys } arrow keys, all candidates filled in, peers highlighted
    }
bench-screen-delay = { $engine }: { $typical } typically, { $slow } for one key in ten (× { $ratio })
bench-screen-no-terminal = This benchmark needs pseudo-terminals, and there are none here.
bench-screen-silent = Nothing can be measured: { $engine } does not answer.
bench-rate-title = Rating 9x9 grids: puzzles per second, one process, nothing remembered between puzzles
bench-ratings = { $engine }: { $speed }
bench-rate-command = The whole command, tutor rate --json, by processor time, start included: puzzles per second
bench-rate-jobs = { $count } grids by --jobs 2: × { $quicker } as quick, × { $work } the processor time; by one process in { $memory } MB
bench-rate-untold = This system doesn’t say what a process costs: the whole command is left out.
bench-rate-alone = to compare with hodoku-py, install it in a separate environment and name the Python there: --peer PYTHON
bench-rate-no-peer = "{ $name }" does not run hodoku-py: name the Python of an environment where it is installed.
bench-class-title = Moves written down in learners’ files, { $moves } at a time, the median of { $rounds } rounds:
bench-class-one = in one file: { $pace } a second
bench-class-many = in { $files } files by turns: { $pace } a second, { $ratio } times that
bench-class-wanted = { $ratio } times the { $wanted } a second that a class needs in all
bench-start-title = What a command takes from start to end, processor time, typical of { $rounds ->
        [one] one run
       *[other] { $rounds } runs
    }
bench-start-bare = bare Python: { $milliseconds } ms
bench-start-command = { $command }: { $milliseconds } ms (× { $ratio })
bench-engine-bare = bare Python
bench-explain-title = { $count ->
        [one] One 9x9 grid explained to the end, nothing remembered
       *[other] { $count } 9x9 grids explained to the end, nothing remembered from one to the next
    }
bench-explain-seconds = the whole solution in words: { $typical } typically, { $slow } for one in ten, { $slowest } at most
bench-explain-hint = the first hint in words: { $typical } typically, { $slow } for one in ten, { $slowest } at most
bench-explain-steps = steps: { $typical } typically, { $most } at most
bench-explain-complete = to the end without a search: { $count } of { $of }
bench-explain-peer = { $engine }, which only solves: { $typical } typically, { $slow } for one in ten, { $slowest } at most (× { $ratio }); solved within { $limit } each: { $solved } of { $of }, without brute force: { $alone }
bench-explain-size = { $place }: only grids of 9x9 are timed. Left out.
bench-explain-flaw = { $place }: only grids with exactly one solution are timed. Left out.
bench-explain-working = timing explanations
bench-engine-ours-counts = Pas à pas, without openness
bench-engine = engine
bench-first = first solution
bench-unique = proof of uniqueness
bench-set-ordinary = { $count ->
        [one] 1 ordinary grid
       *[other] { $count } ordinary grids
    }
bench-set-generated = { $count ->
        [one] 1 generated grid
       *[other] { $count } generated grids
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
bench-engine-widgets = a board of 81 widgets
bench-absent = not installed, so left out: { $names }. To compare: pip install { $packages }
bench-no-data = no file { $name } in { $folder }: left out
bench-own-data = no file { $name } in { $folder }: grids of our own generator instead
bench-wrong = { $engine } gave a wrong answer { $count ->
        [one] once
       *[other] { $count } times
    }
bench-working = timing { $engine }

## The first page

welcome = Pas à pas teaches you to solve Sudoku by logic. Here’s a grid to start with:
plain-first-start = New here? tutor placement --plain finds your level; tutor learn --plain starts with the rules. Or play this grid:
welcome-try = Some things to try:
welcome-solve = its solution
welcome-hint = the next step, explained
welcome-play = a grid to play, line by line
welcome-walk = all the steps, one by one
welcome-generate = a new grid
welcome-help = everything else

## progress

progress-none = No games yet.
progress-games = Games: { $games }, of which { $solved } finished
progress-time = Time played: { $time }
progress-hints = Hints: { $hints }
progress-technique = { $name }: { $count }
progress-open = Still open: a { $n }x{ $n } grid, { $filled } of { $cells } cells filled, { $time }
progress-duration = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
progress-report-title = Progress
progress-report-written = Written: the report "{ $name }".
progress-report-weeks = The last weeks
progress-report-week-titles = From | Minutes | Lessons | Reviews | Grids | Exams
progress-report-known = What you know
progress-report-known-titles = Technique | Level | State | To review
progress-report-time-titles = Level | Solved | Median | Best | Last
progress-report-right-titles = Exercises | Right | Of | %
progress-exported = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $events ->
        [one] one result
       *[other] { $events } results
    } of the course and { $exams ->
        [one] one exam
       *[other] { $exams } exams
    } written to "{ $name }".
progress-exams = { $count ->
        [one] One exam: { $last } out of { $of } ({ $subject })
       *[other] { $count } exams: the last { $last } out of { $of } ({ $subject }), the best { $best }
    }
progress-imported = New games: { $added }. Games you already had: { $known }, of which continued: { $grown }. New results of the course: { $events }. New exams: { $exams }.
progress-bad-export = "{ $name }" isn’t a file that --export wrote: wrong at { $where }. Nothing was changed.
progress-bad-value = "{ $name }" isn’t a file that --export wrote: wrong at { $where }, expected { $expected }. Nothing was changed.
expected-amount = a number from 0 to { $most }
expected-entry = a possible move
expected-flag = true or false
expected-list = a list
expected-member = a value: there is none
expected-moment = a date and time with its zone, from 1970 to 2999
expected-object = an object with names and values
expected-other = what --export writes there
expected-share = a number from 0 to 1
expected-text = a text of at most { $longest } characters
expected-whole = a whole number of at most { $most }
progress-cannot-write = "{ $name }" can’t be written ({ $reason }).
progress-no-export = nothing was exported: your games can’t be read right now. Run the command again to export what there is.
progress-no-import = nothing was imported: it couldn’t be saved.
storage-damaged = The file with your games was damaged. It is kept as "{ $path }", and there is a new one.
storage-newer = The file with your games, "{ $path }", was written by a newer version of Pas à pas. It was left as it is; what you do now is not saved.
storage-foreign = The file "{ $path }" belongs to another program, not to Pas à pas. It was left as it is, and what you do now is not saved. Move that file away, or give Pas à pas another folder in TUTOR_HOME.
storage-unwritable = Your game can’t be saved to "{ $path }" for now ({ $reason }). Play on: it will be saved as soon as possible.
storage-full = The disk is full: your game can’t be saved to "{ $path }" for now. Play on: it will be saved as soon as there is room.
storage-locked = Another program is using the file "{ $path }", so your game can’t be saved for now. Play on: it will be saved as soon as possible.
storage-elsewhere = You went on with this game in another window. It goes on here as a separate game; both are saved.
unkept = Not saved yet: { $list }.
unkept-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
unkept-results = { $count ->
        [one] 1 result of the course
       *[other] { $count } results of the course
    }
unkept-exams = { $count ->
        [one] 1 exam
       *[other] { $count } exams
    }
unkept-choices = your settings or your place in the course
unkept-because-damaged = The file "{ $path }" is damaged.
unkept-because-newer = A newer version of Pas à pas wrote "{ $path }".
unkept-because-foreign = The file "{ $path }" belongs to another program.
unkept-because-unwritable = "{ $path }" can’t be written ({ $reason }).
unkept-because-full = The disk with "{ $path }" is full.
unkept-because-locked = Another program is using "{ $path }".
rescue-ask = Save a copy somewhere else? Type a file name, or press Enter for "{ $name }". Type again to try once more, or leave to give up.
rescue-left = You left without saving.
rescue-name = Save a copy under what name?
rescue-saved = Everything is saved in "{ $name }". Bring it back later: tutor progress --import "{ $name }"
leave-title = Not everything is saved
leave-elsewhere = Save a copy somewhere else
leave-again = Try again
leave-anyway = Leave without saving
leave-stay = Stay here
rescue-keys = Enter saves · Esc goes back
leave-keys = Enter chooses · Esc stays here

## Plain play

plain-start = Type for instance r4c7=5; hint if you are stuck, help for everything else, quit to leave.
plain-goodbye = Everything is saved: tutor --plain goes on with this grid.
plain-another = new gives you another grid, quit leaves.
plain-unknown = I don’t understand "{ $found }". Expected for instance r4c7=5, hint, check, undo or board; help lists everything.
plain-no-cell = "{ $found }" is incomplete. Expected for instance why r4c7=5, why r4c7-5 or clear r4c7.
plain-out-of-range = "{ $found }" isn’t on this board: rows, columns and digits go from 1 to { $n }.
plain-blank = blank
plain-digit = { $cell } is { $digit }.
plain-given = { $cell } is { $digit }, a given.
plain-no-marks = { $cell } is blank, without marks.
plain-marks = { $cell } is blank, with the marks { $marks }.
plain-corners = Corner marks: { $marks }.
plain-not-blank = { $told } Marks go into blank cells.
plain-remaining = { $count ->
        [0] No cell is blank.
        [one] 1 cell is blank.
       *[other] { NUMBER($count, useGrouping: 0) } cells are blank.
    }
plain-left = Left to place: { $digits }.
plain-left-digit = { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    } { $digit }
plain-unchanged = Nothing has changed.
plain-changed = { $count } cells have changed.
plain-done-fill = Every blank cell now has its candidates as marks.
plain-done-clean = The marks that digits rule out are crossed out.
plain-undone = Undone.
plain-redone = Redone.
plain-bookmark = Try it: return brings you back to this board.
plain-rung = Hint { $rung } of { $of }:
plain-thinking = thinking
plain-before = before takes you back to the board before it.
plain-all-told = That’s the whole step: apply does it for you.
plain-back-asks = { $count ->
        [one] Going back also takes back one later move.
       *[other] Going back also takes back { $count } later moves.
    } Type before again to go back, or mend to clear only the mistake.
plain-time = Time: { $time }.
plain-help = Digits: r4c7=5 or 4 7 5 places a digit, clear r4c7 takes it away.
    Marks: r4c7+135 writes them, r4c7-5 crosses out; fill writes all candidates, clean crosses out what digits rule out.
    Reading: board, row 4, column 3, box 2; r4c7 for a cell with its marks; left for the digits left to place; time.
    The coach: hint (h), and hint again for more; explain (e) for the whole step; lines (l) reads a chain or a net line by line; apply (a) does it; why r4c7=5 or why r4c7-5 (w); check (c) looks for a mistake, before goes back to before it, mend clears only the mistake.
    History: undo (u), redo (r); try (b) sets a bookmark, return goes back to it.
    Grids: copy, or copy FORMAT, prints the grid ({ $formats }); new, or new LEVEL, begins another ({ $levels }); new 3x2 50% several follows your own recipe: boxes of 3x2, half of the cells empty, several solutions.
    Solving: solve, or solve logic, solve both, solve search, with time, number of solutions and candidate grids.
    help (?) and quit (q). Everything is saved at once.

## Help: one message per command, one attribute per argument or option

help-usage = Usage:
help-some-options = [OPTIONS]
help-rest = COMMAND [ARGS]...
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-required = [required]
help-default = [default: { $value }]

option =
    .inputs = A grid, a file of grids, or - for standard input. The format is recognised.
    .box = Rows x columns of a box, for instance 2x3, where the size alone doesn’t say.
    .as_json = One JSON object per grid and line.
    .only = Only these techniques, by id (see tutor techniques).
    .order = Only these techniques, tried in this order (see tutor techniques for their ids).
    .up_to = Only techniques up to this one on the ladder.
    .lang = Language of the messages: en or fr. [default: from the locale]
    .plain = Plain lines of text, without drawings.
    .help = Show this message and exit.

command-tutor = Pas à pas: learn to solve Sudoku and nonograms by logic, step by step.
    .version = Show the version and exit.
    .plain = Play in plain text, without a screen: goes on with the last grid, or begins one.
    .install_completion = Install completion for the current shell.
    .show_completion = Show the completion script of the current shell, to copy or adapt it.

version-edition = Exams: edition { $edition }

manual-name = Name
manual-use = Synopsis
manual-exit = Exit status
manual-exit-told = 0: done. 1: the answer is no. 2: an input or an option is wrong. 130: stopped by Ctrl-C.
manual-files = Files
manual-files-told = learner.db in your data folder (on Linux ~/.local/share/pas-a-pas) keeps every game, lesson and exam.
manual-variables = Environment
manual-variables-told = TUTOR_HOME names another folder for learner.db. NO_COLOR, set to anything, turns colours off. LANG, LC_MESSAGES and LC_ALL choose the language, unless --lang does.

command-hint = The next step, by the simplest technique that applies.

    You choose how much to reveal: --rung 1 is a nudge, 2 names the technique, 3 shows the pattern, 4 tells the whole reason, 5 also applies the step. Without --rung, text goes up to 4 and JSON is complete. If there is a mistake on the board, you hear about that first. The exit code is 1 when there is no step to show.
    .eureka = Chains in Eureka notation too: (4)r1c4=r1c8-r5c8=(4-7)r5c2 => r4c5<>3.
    .lines = A chain, a net or a trial line by line; on a terminal, press Enter for each.
    .technique = Only this technique (see tutor techniques), on the candidates as they are.
    .digit = Only steps about this digit.
    .every = Every step of the technique, or of the simplest one that applies.
    .rung = How much to reveal, from 1 (a nudge) to 5 (the step is applied).

command-why = Why does a cell hold a digit, or why not?

    CLAIM is r4c7=5 (the cell is 5) or r4c7-5 (it isn’t). You get the easiest proof from the board as it is, or hear that there is none yet. The exit code is 0 when the claim is proved, 1 when it is not.
    .input_ = A grid, a file of grids, or - for standard input.
    .claim = The cell and the digit: r4c7=5, or r4c7-5 for “not 5”. French names (L4C7) work too.

command-check = Are the digits and marks right so far?

    Names the first mistake: the rule it breaks, or the technique that contradicts it, without giving away the answer. It works best on formats that tell givens from placed digits and keep removed candidates (hodoku, sdk, opensudoku, pencil marks). The exit code is 1 when there is a mistake.
    .reveal = Tell the whole reason, and the right digit.

command-walk = Pas à pas: a grid solved step by step, each step explained.

    Each step is the simplest technique that applies. On a terminal a screen opens: the right arrow goes on. With --plain, Enter goes on, l reads a chain or a net line by line, and q stops; without a grid, type one in or paste it. Where no technique helps, you see how many candidate grids are left before a search finds the next digit.
    .plain = Linear text: the sentence, then the grid, after each step.

command-techniques = The curriculum: every technique, from the simplest to the hardest.

    The id is what --technique, --only and --up-to understand; the number rates how hard it is. Those found only when asked for are marked: no walk uses them.
    .as_json = A JSON list of the techniques, with their names in both languages.

command-solve = Solve grids, count their solutions, or list them all.

    A single grid is shown in full; of many, each gets one line: its solution. Lines that start with # are remarks. The exit code is 0 when every grid has a solution, 1 when one has none (or techniques get stuck with --method logic-only, or there is more than one with --unique), 2 when an input is wrong.
    .method = How to solve: logic (techniques, then a search only if they get stuck), logic-only (techniques alone), or search (exhaustive, any grid).
    .steps = The narrated path, step by step.
    .eureka = Chains in Eureka notation too: (4)r1c4=r1c8-r5c8=(4-7)r5c2 => r4c5<>3.
    .shortest = Look for the walk with the fewest words: try several orders of the techniques, and tell the shortest (with --steps).
    .every = Every solution, one per line.
    .count = Only the number of solutions.
    .limit = Stop after so many solutions of a grid (with --all or --count).
    .trace = Tell every choice, contradiction and return of the search, with its depth (with --method search; --all goes on after the first solution).
    .logic_seconds = How long logic may take to say how far it gets. Without it: 1 second on grids above 9x9, and no limit on others, with --steps, or with logic alone.
    .unique = Exit with 1 if a grid has more than one solution.

command-rate = How hard grids are.

    The level tells which techniques you need; the minutes are what people took over similar grids, and the pace (very quick to very long) sums them up. Once you have finished some games, you see your own minutes too. A single grid is shown in full; of many, each gets one line. The exit code is 1 when a grid has no rating because it doesn’t have exactly one solution.
    .jobs = Rate in this many processes at once.
    .cluster = Rate on the workers of a Dask cluster: the address of its scheduler, or local for workers on this machine (--jobs says how many). Needs pip install 'pas-a-pas[cluster]'.
    .unordered = Write results as they come, without waiting for slow ones; --resume still works.
    .column = The column of a table (.parquet, .csv, .jsonl) that holds the puzzles. [default: in a .parquet file, found by content]
    .as_csv = A table, one line for each grid.
    .out = Write the results to a new file instead of printing them; as a table where its name ends in .parquet.
    .resume = Go on with the file of --out where an earlier run stopped.
    .weights = Use the weights that tutor calibrate wrote to a file.
    .sat = Rate the grid as a formula too.
    .sat_alone = Rate the grid as a formula alone, without walking up the ladder.
    .as_coded = Explore the formula as the study's program does, one unit clause at a time. Turns --sat on.
    .dimacs = Rate any formula in DIMACS format, for instance one that --cnf wrote; - for standard input.
    .heuristic = Which variable the formula is split on: smallest, largest (in the smallest or largest clauses) or random. Turns --sat on. [default: smallest]
    .seed = A number or a word, for --heuristic random.
    .cnf = Write the formula of the grid to a file in DIMACS format; with -, print it instead of the rating.

command-convert = Write grids in another format.

    Reads every format below, and writes them: line (one character per cell), grid (drawn), commas (box shape, then numbers), pencilmarks (candidates), hodoku (library line), sdk, sdm, ss, opensudoku (XML), sukaku (candidates on one line), fpuzzles, sudokupad and sudokuwiki (links). Grids in links of these sites and others are read everywhere, and so are JSON lists of digits.
    .to = The format to write.

command-print = Print grids, given or new, or a lesson: sheets as PDF or PNG, or boards as SVG.

    With --level, --technique, --count or --seed new grids are printed, as tutor generate makes them. Below each grid are its level and the minutes it takes. --lesson prints the handout of a lesson: the idea with its boards, then exercises with room to answer; with --answers, the answers on a page of their own.

    The ending of --out decides: .pdf is one file; .png a file for each page, or a single board; .svg a file for each board. PDF and PNG need the extra paper (Typst). The exit code is 1 if you asked for solutions and a grid doesn’t have exactly one.
    .level = beginner, easy, medium, hard, expert, master or diabolical: new grids of that level.
    .technique = New grids whose hardest step is this technique (see tutor techniques).
    .count = How many new grids. [default: 1]
    .seed = A number or a word, for new grids, or for other exercises of a lesson. [default: at random, and shown; 1 for a lesson]
    .lesson = The handout of this lesson (tutor learn lists them).
    .out = The file to write; where there are several, they are numbered. [default: puzzles.pdf, or the lesson’s name]
    .solution = Print the solutions instead of the empty boards.
    .answers = Print the solutions on pages of their own at the end.
    .per_page = Puzzles on a page: 1, 2, 4 or 6. Without it, as many as stay easy to write on.
    .size_of_paper = The paper: a4 or letter.
    .large = Large print: digits as large as their cells allow, one grid a page.
    .candidates = Print the candidates too.
    .qr = A QR code below each grid: of a 9x9 its link on sudokuwiki.org, which this tutor reads too (tutor play LINK); else the command that opens it.
    .title = The title at the top of the first page.

command-picture = Draw grids as pictures, SVG or PNG, with what a hint lights up.

    With --hint the next step is lit up, in black and white: its houses, the letters of its roles, placed digits in a box, removed ones struck out; its sentences and the meaning of the letters are printed. A mistake on the board comes first. PNG needs the extra paper (Typst). The exit code is 1 where there is no step to show, or no single solution.
    .out = The file to write, ending in .svg or .png; where there are several, they are numbered. [default: sudoku.svg]
    .hint = Light up the next step.
    .technique = Light up a step of this technique (see tutor techniques).
    .rung = How much of the step to light up and to tell, from 1 (a nudge) to 4 (all of it). [default: 4]
    .candidates = Show the candidates. Steps that rest on them show them anyway.
    .solution = Draw the solution.
    .large = Large print: digits as large as their cells allow.

command-generate = Make new grids with one solution.

    The same seed gives the same grids on any machine. A 9x9 grid can usually be emptied to about 70%, a 16x16 one to 60%, a 25x25 one to 55%, a 36x36 one to 45%, larger ones to 30%.

    With --level or --technique, logic solves the grid, needing what you asked for and nothing harder. What is too rare to make comes from our collections, rearranged. The exit code is 1 when no such grid is found.
    .box = Rows x columns of a box.
    .count = How many grids.
    .seed = A number or a word. [default: at random, and shown]
    .level = beginner, easy, medium, hard, expert, master or diabolical.
    .technique = Grids whose hardest step is this technique (see tutor techniques).
    .remove = Share of cells to empty. [default: 40%]
    .minimal = Empty cells until no given can go without losing the unique solution.
    .pace = How long people take: very-quick (below 5 minutes), quick (5 to 6.5), steady (6.5 to 9), long (9 to 13) or very-long. Easy grids, unless you name a level or a technique.
    .symmetry = Symmetry of the givens: none, rotation (half-turn), quarter-turn, mirror (left and right), mirror-rows (top and bottom), mirrors (both), diagonal, antidiagonal, diagonals (both). [default: none; with --level or --technique, what suits it]
    .not_unique = Grids with more than one solution.
    .to = The format to write (see tutor convert). [default: grid for one on a screen, else line]
    .jobs = Make them in this many processes at once: same grids, same order.
    .cluster = Make them on the workers of a Dask cluster: the address of its scheduler, or local for workers on this machine. Needs pip install 'pas-a-pas[cluster]'.
    .out = Write to a new file, one puzzle on each line (or JSON with --json); a table where its name ends in .parquet.
    .resume = Go on with the file of --out where an earlier run with the same --seed stopped.

command-calibrate = Fit the rater's weights to puzzles with known difficulty.

    DATA.csv is any table with a column of puzzles and a column of difficulties; both are found by content. Every model, ours and the study’s, is fitted, then judged on puzzles it never saw, beside the visual criteria and the rating as a formula. Rows that can’t be used are named, the others are still used, and the exit code is then 2. Needs pip install 'pas-a-pas[calibrate]'.
    .data = The table, or - for standard input: cells between commas, semicolons or tabs.
    .target = The column of difficulties. [default: D_TR if there is one, else the last one with numbers]
    .puzzle = The column of puzzles. [default: the one that reads as grids]
    .cap = Leave out puzzles above this difficulty.
    .rows = Take only the first rows, those above --cap not counted.
    .model = Whose weights are written and drawn: openness (ours), openness-fitted-sight, counts, counts-and-first-use, first-use, damped-counts; or one of the last four on the study's 13 techniques, for instance study-counts.
    .fit = How the study's models are fitted: exact (least squares) or annealing (a random search).
    .folds = How many folds to split the puzzles into.
    .repeats = How many times, each with other folds.
    .seed = A number or a word, for everything left to chance.
    .minutes = The minutes that a difficulty of 1 stands for. [default: by the name of the column, seconds or minutes; else 10]
    .out = Write the weights to this file, for tutor rate --weights.
    .plot = Draw given and predicted difficulties to this file.
    .as_json = Everything as one JSON object.

command-study = The studies behind the tutor, redone.

command-study-difficulty = How hard is a Sudoku for people? Every table and figure of the study, beside what it published.

    DATA.csv is any table with a column of puzzles and a column of difficulties, for instance question and rating; both are found by content. Rows that can’t be used are named, the others are still used, and the exit code is then 2. Needs pip install 'pas-a-pas[calibrate]'.
    .data = The table, or - for standard input.
    .parts = Only these: criteria, givens, counts, models, annealing, quine, encodings, openness, chaos. [default: all but chaos, which takes about two seconds a puzzle]
    .fit = Fit the models to this table, and …
    .test = … try their weights on this one.
    .target = The column of difficulties. [default: D_TR if there is one, else the last one with numbers]
    .puzzle = The column of puzzles. [default: the one that reads as grids]
    .cap = Leave out puzzles above this difficulty.
    .rows = Take only the first rows, those above --cap not counted.
    .order = The techniques to use, in the order they are tried. [default: the 12 of the study's program]
    .folds = How many folds to split the puzzles into.
    .repeats = How many times, each with other folds.
    .paths = For chaos: how many random starts per puzzle.
    .seed = A number or a word, for everything left to chance.
    .report = Write a page with all tables and figures, and a CSV of each table, to this folder.
    .as_json = Every table as one JSON object.

command-bench = Our own benchmarks, as ratios measured in one run.

command-bench-explain = Whole solutions and first hints in words, beside hodoku-py's solving if its Python is named.

    Without INPUT, very hard grids. One process, nothing remembered between grids. JSON has an object for each grid and one that sums up.
    .inputs = Grids of 9x9: a grid, a file, or - for standard input.
    .data = Folder with very-hard-50.txt; without it, our own collection of diabolical grids.
    .count = Only this many grids, from the first.
    .seconds = The time that hodoku-py has for each grid.
    .peer = The Python of an environment where hodoku-py is installed, for instance other/bin/python.
    .csv = Write the figures of each grid to this file.

command-bench-logic = Solving step by step, beside another Python package if it is installed.
    .data = Folder with human-difficulty-344.csv, seventeen-clues-200.txt and very-hard-50.txt.
    .seconds = Time for each engine on each set of grids.

command-bench-rate = Rating, beside hodoku-py if its Python is named.
    .data = Folder with human-difficulty-344.csv, seventeen-clues-200.txt and very-hard-50.txt.
    .seconds = Time for each engine on each set of grids.
    .count = How many grids the whole command is timed on; 0 leaves that out.
    .peer = The Python of an environment where hodoku-py is installed, for instance other/bin/python.

command-bench-screen = From an arrow key to the screen, beside a board made of one widget for each cell.
    .keys = How many keys are timed on each board.

command-bench-search = Exhaustive search, beside the other Python solvers that are installed.
    .data = Folder with human-difficulty-344.csv, seventeen-clues-200.txt and very-hard-50.txt.
    .seconds = Time for each engine on each set of grids.

command-bench-class = Whether the files of a class keep up with it: moves in many files, beside as many in one.
    .files = How many learners there are.
    .moves = How many moves they make together in each round.
    .rounds = How often it is measured.

command-bench-start = What commands take from start to end, beside bare Python.
    .rounds = How many times each is run.

command-progress = What you have done: games, time and hints, the game to continue, and where you are in the course.

    Everything is in one file on this computer, in the folder that TUTOR_HOME names, else in the usual one. --export and --import take it to another computer: importing merges, and never duplicates a game.
    .as_json = One JSON object.
    .export_ = Write everything to a file, or to standard output with -.
    .report = Write a report to print or hand in: as PDF where its name ends in .pdf (needs the extra paper), else as Markdown.
    .name = With --report: whose report it is.
    .paper = The sheets of a PDF: a4 or letter.
    .import_ = Merge in what --export wrote to a file, or what comes from standard input with -.

command-play = Practise a grid, with a coach to ask.

    Without INPUT, a fresh grid is made. On a terminal a screen opens; with --plain, or without a terminal, everything is plain text: you type a line, sentences answer. Every move is saved at once.
    .input_ = A grid, a file of grids, or - for standard input. The format is recognised.
    .level = beginner, easy, medium, hard, expert, master or diabolical. [default: easy]
    .technique = A grid whose hardest step is this technique (see tutor techniques).
    .box = Rows x columns of a box, for instance 2x3.
    .plain = Plain text instead of a screen, for instance for a screen reader.

## the course in tutor progress

state-new = new
state-learning = learning
state-known = known
state-due = due
state-read = read
progress-today = today
progress-due = Due today: { $names }
progress-nothing-due = Nothing is due today.
progress-next-lesson = Next lesson: { $name }

## review

review-none = You haven’t played a game yet.
review-unknown = { $found }: expected the number of a game, as tutor review --list shows them.
review-thinking = Reading the game back
review-title = Review: { $title }
review-summary = { $state ->
        [solved] Finished in { $time }
       *[open] Not finished; { $time } played
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
review-counts = Hints: { $hints } · guesses: { $guesses } · wrong: { $wrong } · taken back: { $back }.
review-next = What to review next
review-next-nothing = Nothing in particular: keep it up.
review-next-hinted = { $name }: you needed hints for it
review-next-guessed = { $name }: it was there when you guessed
review-next-missed = { $name }: it was there when you took something harder
review-next-slow = { $name }: it took you a long time
review-techniques = Techniques
review-tally-titles = technique | unaided | with hints | told | missed | guessed instead
review-guesses = Not proved by anything up to Expert
review-missed = Easier steps missed
review-mistakes = Wrong
review-moves = Moves
review-step = Provable at once.
review-after = Provable after { $count ->
        [one] a step
       *[other] { $count } steps
    } you did not write down ({ $names }).
review-guess = Right, but no technique up to Expert proves it here, now or in a few steps: a guess, or a chain.
review-unproved = Right, but the board did not show it yet: a guess. You didn’t need one: there was a single.
review-wrong = Wrong.
review-told = The coach told you.
review-told-proof = What proves it: { $names }.
review-applied = The coach wrote it down.
review-open = No technique up to Expert proves it. The puzzle may have several solutions, so I can’t say more.
review-rung = { $rung ->
        [one] With one hint.
       *[other] With { $rung } hints.
    }
review-easier = Something easier was there: { $name }.
review-instead = What you could have proved: { $name }.
review-taken-back = Taken back later.
review-at = Move { $number } · { $deed } · { $time }
review-short-step = { $name }
review-short-after = { $name } (in the head)
review-short-guess = a guess, or a chain
review-short-unproved = not provable yet
review-short-wrong = wrong
review-short-told = { $name } (told)
review-short-only-told = told
review-brief-told = told{ $name ->
        [none] {""}
       *[other] : { $name }
    }
review-short-open = not proved

command-review = Read a game back: each move with its simplest reason, guesses, and what to review next.

    Without GAME, the last game you played, solved or not. The review is Markdown, to read or print.
    .game = The number of a game, as --list shows it.
    .listed = List the games: number, day, title and state.
    .as_json = One JSON object, with the steps complete.
    .out = Write the review to a file instead of standard output.

## learn

learn-introductions = Basics
learn-further = Further on
learn-nonogram = Nonograms
learn-note-due = due today
learn-note-next = next
learn-note-first = first: { $names }
learn-no-lesson = { $found }: no such lesson. tutor learn lists the lessons, tutor techniques the techniques they teach.
learn-no-lesson-near = { $found }: no such lesson. Did you mean { $near }? (tutor learn lists them all, tutor techniques the techniques they teach)
learn-start = Enter goes on, back goes back, help lists everything else, quit leaves.
learn-goodbye = Everything is saved: tutor learn --plain goes on with the course.
learn-back = Welcome back: you’ve begun this exercise.
learn-read = You’ve read this lesson: { $title }. Here are its exercises; lesson reads it again.
learn-due = { $count ->
        [one] One technique is due today: here is an exercise on it.
       *[other] { $count } techniques are due today: here is an exercise on each.
    }
learn-done = There are no new lessons left. tutor learn lists them all, to come back to.
learn-page = { $title }, page { $page } of { $of }: { $heading }
learn-first-page = This is the first page.
learn-house = { $house }; candidates: { $cells }
learn-candidates = candidates
learn-lit-houses = Lit up: { $houses }.
learn-lit-cells = Marked A: { $cells }.
learn-exercise = Exercise: { $kind } · { $title }
learn-expect-page = Enter goes on, back goes back; help lists everything.
learn-expect-cells = Type the cells, for instance r4c2 r4c7.
learn-expect-remove = Type the candidates to remove, for instance r4c7-5 r4c8-5.
learn-expect-place = Type the digit with its cell, for instance r4c7=5.
learn-expect-verdict = Type yes, or no with a cell that spoils it, for instance no r2c5.
learn-expect-yes-or-no = Type yes or no.
learn-expect-help = Or type hint, answer or skip.
learn-expect-try = Or type hint, or answer. Enter skips it.
learn-try-over = Enter goes on.
learn-expect-end = play gives you a grid to use it on. Enter, or next, goes to the next lesson; lesson reads this one again.
learn-unknown = I don’t understand "{ $found }".
learn-over = Enter goes on; again gives you another one like it.
learn-end = End of the lesson: { $title }.
learn-test = A test: one answer to each question, no hints. Pass, and it counts as known. Fail, and you lose nothing.
learn-test-off = You stopped the test, so it doesn’t count.
learn-help = Pages: Enter goes on, back goes back, again repeats; skip goes to the exercises.
    The board: board, row 4, column 3, box 2; read r4c7 for a cell; candidates reads the board with all of them.
    Answers: r4c2 r4c7 for cells, r4c7-5 r4c8-5 for candidates to remove, r4c7=5 for a digit, yes, no r2c5.
    Chains, nets and trials: lines (l) reads them line by line; Enter goes on.
    Exercises: hint, and hint again for more; answer gives the solution; skip goes on; again sets another of the same kind.
    The course: lesson reads the lesson again; test skips ahead; play gives you a grid; next goes to the next lesson; list lists all, and the id of one opens it.
    help (?) and quit (q). Everything is saved at once.

command-sprint = Two minutes of quick questions: which pattern is lit? Is it one?
    .subject = The lesson to sprint on, or nonogram; without it, everything you know of Sudoku.
command-placement = Find your level, and where to start the course, in up to six questions.
    .plain = Plain text instead of a screen, for instance for a screen reader.
command-learn = The course: a lesson for each technique, with exercises that check the reasoning.

    On a terminal a screen opens. Without one, you get the list of lessons and how far you are; name a lesson, and it comes as plain text. With --plain the whole course is plain text, from where you are.
    .lesson = A lesson: rules, notation, or a technique (see tutor techniques). Those on nonograms begin with nonogram-: nonogram-rules, nonogram-overlap.
    .as_json = A JSON list of the lessons; with ID, the pages of that lesson as one object.
    .plain = Plain text instead of a screen, for instance for a screen reader.

## Exams

exam-title = Exam · { $subject }
exam-terms = { $questions ->
        [one] One question
       *[other] { $questions } questions
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }, { $seconds ->
        [0] { $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }
       *[other] { $minutes } min { $seconds } s
    }{ $extra ->
        [0] .
       *[other] { " " }({ $usual }, and { $extra }% more for you).
    }
exam-terms-expected = Most people need about { $minutes ->
        [0] a minute.
        [one] one minute.
       *[other] { $minutes } minutes.
    }
exam-terms-points = { $equal ->
        [yes] All questions are worth the same.
       *[no] Harder questions are worth more, but none more than a quarter of the paper.
    } A partly right answer earns part of the points.
exam-terms-training = Training: one hint costs { $first }% of a question, two { $second }%, three { $third }%, and { $last }% once they tell the answer; on a grid or picture to finish, a quarter of that.
exam-terms-strict = Strict: no hints, no checks{ $candidates ->
        [written] , no candidates filled in for you.
        [shown] . The questions show the candidates.
        [both] . Questions about a pattern show the candidates; the others don’t.
       *[none] .
    }
exam-terms-bonus = Time bonus: the sooner a right answer comes, the more it earns, up to { $percent }% extra. It never turns a fail into a pass.
exam-terms-pass = Pass mark: { $mark }/{ $of }.
exam-terms-clock = The clock starts when you begin; answers given before time runs out count. If you leave, it stops, and the result will say so.
exam-terms-seed = Seed { $seed }, paper { $code }: the same seed gives the same questions.
exam-terms-class = { $has_name ->
        [0] Class exam: your result will be signed, but you haven’t given a name. Leave and begin again with --name, unless your teacher can tell which one is yours.
       *[other] Class exam: when you hand in, your result is signed with your name, { $name }. From then on, any change shows.
    }
exam-terms-closed = The tutor shows your mark at the end. The solutions come from your teacher.
exam-result-closed = The solutions of this exam come from your teacher.
exam-edition = Edition { $edition }.
exam-class-seed = Seed { $seed }, paper { $code }: a class exam. The class key, or the ticket, gives the same questions again.
exam-question = { $number }. { $name } ({ $points ->
        [one] one point
       *[other] { $points } points
    })
exam-group = { $count } × { $name } · { $points ->
        [one] one point
       *[other] { $points } points
    }
exam-kind-next = The next digit, and why
exam-kind-every = Find them all
exam-kind-simplest = Which technique?
exam-kind-judge = Is it one?
exam-kind-order = Easy to hard
exam-kind-finish = Finish the grid
exam-kind-line = A line
exam-kind-rule = Which rule?
exam-kind-picture = Finish the picture
exam-subject-nonogram = nonograms, { $level }
exam-subject-both = Sudoku and nonograms, { $level }
exam-passed = { $mark } out of { $of } ({ $percent }%): passed, the pass mark is { $needed }.
exam-failed = { $mark } out of { $of } ({ $percent }%): not passed yet, the pass mark is { $needed }.
exam-earned = { $has_bonus ->
        [0] { $earned } of { $points } points.
       *[other] { $earned } of { $points } points, and a time bonus of { $bonus }.
    }
exam-ended-handed-in = Handed in after { $time } of { $limit }.
exam-ended-time = Time was up after { $limit }.
exam-extra = Extra time: { $percent }%.
exam-hints-taken = { $count ->
        [one] One hint taken.
       *[other] { $count } hints taken.
    }
exam-interruptions = { $count ->
        [one] Interrupted once.
       *[other] Interrupted { $count } times.
    }
exam-technique = { $name }: { $earned } of { $points } ({ $percent }%)
exam-line = { $number }. { $name } ({ $earned } of { $points })
exam-yours = Your answer: { $answer }
exam-hinted = { $count ->
        [one] One hint
       *[other] { $count } hints
    }: { $percent }% of the points left.
exam-first = Your first exam of this kind.
exam-compared = { $count ->
        [one] One earlier exam of this kind: { $last }.
       *[other] { $count } earlier exams of this kind: the last { $last }, the best { $best }, on average { $mean }.
    }
exam-trend-best = Your best so far.
exam-trend-better = { $by } better than last time.
exam-trend-same = The same as last time.
exam-trend-worse = { $by } below last time.
exam-better = Better than before: { $names }.
exam-worse = Worth another look: { $names }.

## Exams on paper

exam-paper-code = Paper { $code }.
exam-paper-no-help = On paper there are no hints and no bonus for time. The pass mark is the same as on screen.
exam-paper-cells = A cell is named by its row and its column, which are numbered on the boards: { $cell } is in row { $row } and column { $column }.
exam-paper-nonograms = On nonograms, a filled cell is black and a crossed one white; the others are still unknown. Fill in or cross out what you find, on the board.
exam-paper-marks = Small digits in a cell are its remaining candidates.
exam-paper-list = For a technique, write its number from the list at the end.
exam-paper-head = Name: { $long } Date: { $short } Mark: { $short } / { $of }
exam-paper-question = { $number }. { $name } ({ $points ->
        [one] one point
       *[other] { $points } points
    })
exam-paper-board = Board of question { $number }
exam-paper-grid = Question { $number }, grid { $letter }
exam-paper-digit = Digit:
exam-paper-cell = In the cell:
exam-paper-technique = Technique (its number in the list):
exam-paper-evidence = Cells it rests on:
exam-paper-every-placed = Digits, each with its cell:
exam-paper-every-removed = Candidates, each with its cell:
exam-paper-there-placed = The pattern is there. It places this digit:
exam-paper-there-removed = The pattern is there. It removes this candidate, from this cell:
exam-paper-not-there = There is none. A cell that spoils it:
exam-paper-not-there-cell = There is none.
exam-paper-order = Letters, the easiest grid first:
exam-paper-finish = Write the digits on the board; you may note candidates there too.
exam-paper-line = Fill in and cross out the cells on the line.
exam-paper-rule = Rule (its number in the list):
exam-paper-picture = Fill in the black cells on the board; crosses are optional once all of them are there.
exam-paper-techniques = Techniques, from the simplest to the hardest
exam-paper-game-sudoku = Sudoku
exam-paper-game-nonogram = Nonograms
exam-paper-written = Written: the paper "{ $paper }" and the key "{ $key }"{ $form ->
        [pdf] .
       *[markdown] , each with its boards in a folder of its own.
    }
exam-paper-exists = "{ $name }" already exists, and is something else. Nothing was written: name another file.
exam-paper-ending = "{ $name }": this is written as PDF or as Markdown. Expected a name that ends in .pdf, .md, .markdown or .txt; without an ending, .md is added.
exam-paper-no-name = "{ $name }": expected the name of a file, for instance exam.md.
exam-paper-secret = A strict exam on these questions is under way: hand it in first.
exam-paper-strict = --strict --paper: expected --class KEY as well. Anybody with the seed could print the key of this paper, so a strict one needs your class key.
exam-paper-alone = Written: the paper "{ $paper }"{ $form ->
        [pdf] .
       *[markdown] , with its boards in a folder of its own.
    } The key is for whoever has the class key.
exam-paper-class = To sit this exam with the tutor, type this line and add --name with your name. It holds your ticket for this one exam: your result is signed with it.
exam-class-command = Your pupils sit this exam with the line below; it is on the paper too. It holds their ticket, not your class key. They add --name with their name.
exam-paper-several = -: expected the name of a file, because the pictures go into a folder beside it.
exam-key-title = { $title }: the key
exam-key-mark = Mark: { $of } × points earned / { $points }, to a tenth. { $needed } or more is a pass.
exam-key-reading = On the solution boards, a boxed digit is placed, and a struck-out candidate is removed. Dashed frames show the rows, columns or boxes that matter. Circles have letters, explained below the board; along a chain they are numbered in order, and a broken circle is a candidate that is false there.
exam-key-board = Solution of question { $number }
exam-key-first = If there are several patterns, the first has its letters or numbers on the board.
exam-key-marking = Marking:
exam-key-digits = Any digit that one step up to Expert proves counts, with any technique that proves it. Here is each technique’s number in the list and, in brackets, the cells it rests on (one of several patterns; any cells of a named row, column or box):
exam-key-digit = { $cell } is { $digit }:
exam-key-technique = Full answer, with its number in the list: { $name }.
exam-key-applies = These apply too, though they are not the simplest: { $names }.
exam-key-harmless = This also follows from the patterns; it is neither needed nor wrong: { $found }
exam-key-spoilers = Cells that count as the reason: { $cells }.
exam-key-bare-no = No cell spoils it alone: a bare no earns all points.
exam-key-next = { $points } points: { $digit } for the digit, { $technique } for the technique that proves it, { $evidence } for the cells it rests on, less if some are missing or too many. A right digit that no single step up to Expert proves earns { $not_yet } in all; a pattern that is really there, named and shown without a digit, { $evidence }; a wrong digit nothing.
exam-key-simplest = { $points } points for the simplest, { $applies } for another pattern that applies, nothing else.
exam-key-every = { $points } × right ones / ({ $count } + wrong ones).
exam-key-judge = { $points } points for the right verdict with its reason, which must contain nothing wrong; { $verdict } for the verdict alone; nothing for the wrong verdict.
exam-key-order = { $points } × (pairs of grids in the right order − pairs in the wrong order) / { $count }, and never below 0. A grid without a place makes no pairs.
exam-key-finish = { $points } × (right digits − wrong digits) / { $count }, and never below 0.
exam-key-line = { $points } × (right cells − wrong cells) / { $count }, and never below 0.
exam-key-rule = { $points } points for the simplest, { $applies } for another rule that tells a cell no simpler one tells (never for the complete line or a trial), nothing else.
exam-key-picture = { $points } points when all black cells are there and no others. Else { $points } × (right cells − wrong cells) / { $count }, and never below 0; a cell that is neither filled nor crossed counts for nothing.
exam-key-more = The line also gives this; it is neither needed nor wrong: { $found }
exam-key-nonograms = On the boards of nonograms, what the solution fills in or crosses out is framed.
exam-report-board = Answer to question { $number }
exam-report-written = Written: "{ $name }", with its boards in a folder beside it.
exam-report-one = --report: expected one number, of the result to report.
exam-report-by = { $name }, { $day }
exam-report-questions = Questions
exam-report-techniques = Techniques
exam-report-technique-titles = Technique | Earned | Points | %
exam-report-question-titles = No. | Question | Earned | Points | Hints | Time
exam-report-answer = Answer:
exam-report-remarks = Remarks:
exam-report-solution = Solution:
exam-report-drawn-next = On the board, your digit is underlined, and the cells you picked are marked A.
exam-report-drawn-every = On the board, your digits are underlined, and the candidates you removed are struck out.
exam-report-drawn-judge = The cells in question are marked A. What you marked is underlined or struck out; a cell you picked has a cross in its corner.
exam-report-drawn-finish = Your digits are underlined; those that are wrong have a cross in the corner of their cell.
exam-report-drawn-line = On the board, what you filled in and crossed out is framed.
exam-report-drawn-picture = On the board, what you filled in and crossed out is framed; what is wrong has a dashed frame.
exam-results-techniques = Points by technique:
exam-results-none = No exam has been finished yet.
exam-results-titles = No. | Date | Subject | Mode | Mark | % | Passed | Time | Name
exam-results-mode-training = training
exam-results-mode-strict = strict
exam-results-passed = yes
exam-results-failed = no
exam-results-signed = --name: the name in a signed result stays as it was signed.
exam-results-unknown = { $found }: expected "last", or the number of a result: { $most ->
        [1] there is only 1
       *[other] from 1 to { $most }
    }.
exam-collect-nothing = --collect: expected the files to collect, or - for standard input.
exam-collect-own = "{ $name }" is one of the files to collect. Name another one to write to.
exam-collect-bad = "{ $name }", { $where }: this isn’t a result as tutor exam --results --json writes it. The rest is still collected.
exam-collect-twice = "{ $name }", { $where }: this exam is already in "{ $first }", and is counted once.
exam-collect-other = "{ $name }", { $where }: this exam is already in "{ $first }", with something else in it. Both are in the table; without a genuine signature, neither counts as checked.
exam-collect-differs = "{ $name }", { $where }: the result doesn’t match its paper and answers ({ $who }). It was changed by hand, or the file is damaged.
exam-collect-changed = "{ $name }", { $where }: the result is not as the tutor wrote it ({ $who }). Something in it was changed, or the file is damaged.
exam-collect-numbers = "{ $name }", { $where }: the points don’t add up to the mark ({ $who }). Something in it was changed, or the file is damaged.
exam-collect-edition = "{ $name }", { $where }: made with another edition, not checked again ({ $who }).
exam-collect-signed-changed = "{ $name }", { $where }: the signature doesn’t match ({ $who }). The result was changed after it was signed, or the file is damaged.
exam-collect-signed-other-key = "{ $name }", { $where }: signed with another class key ({ $who }).
exam-collect-no-key = Some results are signed. To see which are genuine, collect them with --class KEY.
exam-collect-ticket = --class: this is the ticket of one exam. Expected your class key.
exam-collect-one = "{ $name }" ({ $who })
exam-collect-answers = The same answers: { $results }.
exam-collect-all-right = The same answers, all of them right: { $results }.
exam-collect-times = The same times for every question: { $results }.
exam-collect-nobody = no name
exam-collect-average = average
exam-collect-at-work = Results read: { $count }

## Plain exams

option-bad-range = { $option } { $found }: expected a whole number from 1 to { $most }.
option-bad-text = { $option } { $found }: expected at most { $most } printable characters.
option-only-with = { $option } goes only with { $others }.
exam-empty-seed = --seed "": expected a number or a word.
exam-bad-class = --class: expected the ticket on your paper, or a class key of { $least } to { $most } characters.
exam-wrong-ticket = --class: this ticket is for another exam, or has a mistake in it. Copy the whole line from your paper, with its level, seed and ticket. Your tutor has edition { $edition }; the paper tells which one it needs.
exam-bad-pass = --pass { $found }: expected a mark from 0 to { $of }, for instance 12 or 12.5.
exam-bad-extra = --extra-time { $found }: expected a percentage from 0 to { $most }, for instance 33%.
exam-grids-unfit = { $place }: expected a 9x9 Sudoku, or a nonogram of at most 30x30, with exactly one solution.
exam-grids-many = at most { $most } grids of your own.
exam-no-logic = --techniques { $found }: there is nothing to ask about this one. Name logical techniques.
exam-not-asked = --techniques { $found }: there is no exam on this technique. Suppositions and nets take too long, and we have no boards for the rarest techniques.
exam-no-nets = --level { $level }: there is no exam at this level: a supposition or a net takes too long. Expected one of { $levels }. For grids to practise on: tutor play --level { $level }
exam-kind-not-here = --kinds { $found }: this exam has no such questions. Expected one of { $choices }.
exam-kind-twice = --kinds: { $found } is named twice. Name each kind once.
exam-bad-weight = --kinds { $found }: expected a weight from 1 to { $most }, for instance { $kind }=2.
exam-technique-twice = --techniques: { $found } is named twice. Name each technique once.
exam-working = setting the questions
plain-exam-how = To sit this exam in plain text:
plain-exam-other = You have another exam open. To go on with it:
plain-exam-strict-first = A strict exam on these questions is under way. It comes first.
plain-exam-begun = You’ve begun this exam. Questions answered: { $answered } of { $of }; { $left } left.
plain-exam-begin = Enter begins the exam and starts the clock; quit leaves.
plain-exam-go-on = Enter goes on with it; quit leaves.
plain-exam-goodbye = Everything is saved, and the clock has stopped. To go on with this exam:
plain-exam-over = This exam was handed in from another window. You can’t answer any more.
plain-exam-gone = This exam was thrown away from another window. You can’t answer any more.
plain-exam-time-up = Time is up. The exam is handed in as it is.
plain-exam-question = Question { $number } of { $of } · { $name } · { $points ->
        [one] one point
       *[other] { $points } points
    } · { $left } left
plain-exam-board = Grid { $letter }
plain-exam-known = "{ $found }": this cell is already known.
plain-exam-options = Techniques: { $names }.
plain-exam-expect-next = Type the digit with its cell, for instance r4c7=5; the technique by its name or number, for instance technique 3; and evidence with the cells, for instance evidence r1c2 r3c4. All in one line or one by one.
plain-exam-expect-every-remove = Type the candidates to remove, for instance r4c7-5 r1c1-38; type one again to take it back.
plain-exam-expect-every-place = Type the digits with their cells, for instance r4c7=5 r1c1=3; type one again to take it back.
plain-exam-expect-simplest = Type the technique, by its name or its number in the list.
plain-exam-expect-judge-remove = Type yes with a candidate to remove, for instance yes r4c7-5, or no with a cell that spoils it, for instance no r2c3.
plain-exam-expect-judge-place = Type yes with the digit, for instance yes 5, or no.
plain-exam-expect-order = Type the letters from the easiest to the hardest, for instance B D A C; board B reads one of the grids.
plain-exam-expect-finish = Type digits with their cells, for instance r4c7=5 (r4c7=0 empties it), marks as r4c7+135 or r4c7-5; undo, redo, board.
plain-exam-expect-line = Type the cells by their colours, for instance black r1c4 r1c6-r1c8 white r1c9; clear r1c4 takes one back.
plain-exam-expect-rule = Type the rule, by its name or its number in the list.
plain-exam-expect-picture = Type cells by their colours, for instance black r1c4 r2c1-r2c5 white r3c9; clear r1c4 empties one; undo, redo, board, row 4, column 3.
plain-exam-hint-price = A hint would leave { $percent }% of the points.
plain-exam-hint = Hint { $rung } of { $of }; it leaves { $percent }% of the points.
plain-exam-hint-next = The next one would leave { $percent }%.
plain-exam-verdict-missing = Yes or no is still missing.
plain-exam-last = This was the last question. list shows them all, back goes back, hand in hands the exam in.
plain-exam-first = This is the first question.
plain-exam-listed = { $question } · { $state }
plain-exam-answered = answered
plain-exam-unanswered = open
plain-exam-is-marked = marked
plain-exam-now-marked = Question { $number } is marked, to come back to.
plain-exam-now-unmarked = Question { $number } is no longer marked.
plain-exam-marked = { $count ->
        [one] One question is marked: { $numbers }.
       *[other] { $count } questions are marked: { $numbers }.
    }
plain-exam-half = begun, not finished
exam-open = { $count ->
        [0] Every question has an answer.
        [one] One question has no answer yet: { $numbers }.
       *[other] { $count } questions have no answer yet: { $numbers }.
    }
exam-unfinished = { $count ->
        [one] One question is begun, but not finished: { $numbers }.
       *[other] { $count } questions are begun, but not finished: { $numbers }.
    }
plain-exam-hand-in-again = Type hand in once more to hand the exam in as it is.
plain-exam-time = { $left } left of { $limit }.
plain-exam-strict = Not in a strict exam: there is no help, and nothing is judged before the end.
plain-exam-not-before-the-end = Nothing is judged or explained before the end. hint gives a hint.
plain-exam-unknown = I don’t understand "{ $found }". Your answer is unchanged.
plain-exam-not-here = "{ $found }" doesn’t answer this question. Your answer is unchanged.
plain-exam-one-digit = "{ $found }": a cell takes one digit.
plain-exam-filled = "{ $found }": this cell already has { $digit }.
plain-exam-no-candidate = "{ $found }": { $digit } is no longer a candidate there.
plain-exam-no-technique = "{ $found }" isn’t a technique in the list.
plain-exam-no-number = Technique { $found }: the list goes from 1 to { $most }.
plain-exam-several-techniques = "{ $found }" could be several: { $names }.
plain-exam-near-technique = "{ $found }" isn’t a technique in the list. Did you mean: { $names }?
plain-exam-letter-twice = { $letter } is there twice: each grid has one place.
plain-exam-no-question = Question { $found }: the exam has questions 1 to { $most }.
plain-exam-help = Questions: Enter or next goes on, back goes back, go 3 goes to the third; list shows them all; mark (*) marks this one to come back to; again repeats this one.
    The board: board, row 4, column 3, box 2; read r4c7 for a cell.
    Your answer: answer reads it, clear removes it; you can change it until the end.
    time tells the time left; hand in (or done) ends the exam; quit (q) leaves it for later. Everything is saved at once.
plain-exam-help-training = hint (h) gives a hint, again for more: each costs more of the points.
plain-exam-help-strict = This exam is strict: no hints.

command-exam = Sit an exam, print its paper, or look at results.

    On a terminal a screen opens: with terms (a level, a seed …) that exam, else your exams. With --plain everything is plain text; without terms, you go on with the exam you began. Without a terminal you see the terms, and how to begin. The same terms and seed give everybody the same questions. Every answer is saved at once, and you can go on later with the time you had left. With --plain the exit code is 0 when the exam is passed, or left to go on later, and 1 when it is not passed.

    Class exams: think of a class key, and keep it to yourself. With --class KEY and --paper you get a paper, its key, and a line for your pupils with a ticket for this one exam. Their tutor makes the paper from the ticket and signs their results; --collect --class KEY tells which results are genuine and which were changed. A ticket prints no key, and after a strict class exam the tutor shows no solutions. What a signature cannot prove: who sat at the keyboard, and that nobody helped. A pupil who can program could sign an exam nobody sat, because the ticket is on the pupil's own machine. For an exam that counts, stay in the room.
    .files = With --results: the numbers of the results, or last. With --collect: files of results.
    .level = beginner, easy, medium, hard, expert or master. [default: yours; with --seed, --class or --paper: medium]
    .game = What the level is about: sudoku, nonogram or both, in turn. [default: sudoku]
    .techniques = Only these techniques, by their ids (see tutor techniques, and tutor nonogram techniques: nonogram-overlap …), instead of a level.
    .questions = How many questions, from 1 to 50. [default: 8]
    .minutes = How much time, from 1 to 600 minutes. [default: by the level and the number of questions]
    .seed = A number or a word. [default: at random, and shown]
    .strict = No help: no hints, no checks, no candidates filled in.
    .pass_mark = The mark needed, from 0 to 20. [default: 10]
    .kinds = Only these kinds of questions, each with its weight if it is not 1 (every=2 counts twice): next, every, simplest, judge, finish, order (four grids, easy to hard, only if you ask for it); for nonograms line, rule, picture.
    .grids = Your own grids, from a file or typed; more than once for several. Questions come from them as far as possible. Without --level, theirs.
    .pace = How long a grid to finish takes: very-quick (below 5 minutes), quick (5 to 6.5), steady (6.5 to 9), long (9 to 13) or very-long. [default: very-quick]
    .bonus = Right answers given quickly earn up to 10% more. It never decides whether you pass.
    .extra_time = More time for this person, for instance 33%; it costs nothing.
    .name = Who is sitting the exam; with --results, the name to write.
    .class_key = A class exam: your class key (teachers), or the ticket on your paper (pupils). With --collect, the class key that tells which results are genuine.
    .plain = Plain text instead of a screen, for instance for a screen reader.
    .paper = Write the exam to a file to be printed, and its key to another beside it: as PDF where its name ends in .pdf (needs the extra paper), else as Markdown; with --strict, --class KEY is needed too.
    .paper_size = The sheets of a PDF: a4 or letter. [default: a4]
    .results = Finished exams: all in a table, or some in full.
    .collect = One table of many people’s results, from files that --results --json wrote.
    .as_json = The results as one JSON object per line.
    .as_csv = The results as a table, one row per question.
    .report = Write a report of one result to a file: as PDF where its name ends in .pdf, else as Markdown.
    .out = Write to a file instead of standard output.

## print

print-bad-out = --out: found "{ $found }", expected a file ending in .pdf, .png or .svg.
print-missing-package = printing needs the packages of the extra paper. To get them: pip install '{ $extra }'
print-bad-per-page = --per-page: found { $found }, expected 1, 2, 4 or 6.
print-no-solution = not exactly one solution: it has no answer.
print-no-code = too long for a QR code: it has none.
picture-bad-out = --out: found "{ $found }", expected a file ending in .svg or .png; for PDF: tutor print.
picture-no-hint = there is no step to show.
print-many = one file takes { $most } puzzles at most. Print them in several.
print-nothing = there is nothing to print.
print-lesson-bad-out = --out: found "{ $found }", expected a file ending in .pdf or .png.
handout-exercises = { $title }: exercises
handout-answers = { $title }: answers
handout-name = Name: ________________________ Date: ____________
handout-cells = The cells, and what you see in them:
handout-remove = The candidates to remove, each with its cell:
handout-place = The digit, and its cell:
handout-verdict = ☐ Yes ☐ No, because:
handout-colours = Fill in the black cells, and cross out the white ones.
print-answers = Solutions
print-written = Written: { $names }

## serve

serve-ready = The tutor is at { $address }
    Open this address in your browser. Ctrl+C stops it.
serve-class-ready = The class is at { $address }
serve-teacher = Your page, for you alone: { $address }
serve-open = Others on your network can open this address too, if you give it to them.
serve-stopped = Stopped. Everything is saved.
serve-not-here = serve runs on Linux and macOS only.
serve-bad-port = --port: found { $found }, expected 0 to 65535.
serve-missing-package = serve needs the package aiohttp. To get it: pip install '{ $extra }'
serve-no-folder = the folder "{ $name }" can’t be used ({ $reason }).
serve-taken = can’t listen on { $host }, port { $port } ({ $reason }). Try another: --port 0 takes any free one.
serve-no-process = the learner's process couldn’t be started.

command-class = A class: who is in it, their tasks and their results.

    A class is a folder. tutor serve --class FOLDER lets pupils in; docs/classes.md tells how to run it.

command-serve = The tutor in a browser: yours alone, on this computer, or that of a class.

    Prints an address to open. What you play there is saved with your games in the terminal; files are opened and saved by the browser. Ctrl+C stops it.
    .port = The port to listen on; 0 takes any that is free.
    .host = The address to listen on. 0.0.0.0 lets in anybody on your network who has the printed address.
    .name = A name by which a proxy, or your network, reaches it; repeat it for several. Other names are refused.
    .class_folder = A class (see tutor class): pupils sign in with their codes, and you see how they are doing.
