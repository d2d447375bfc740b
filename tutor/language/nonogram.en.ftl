### What is said about nonograms outside the screens, in English.

## Where something is wrong

nono-place-puzzle = nonogram { $number }
nono-place-line = line { $number } of the text

## Nonograms that cannot be read

nono-bad-nothing = no nonogram found. Expected for instance clues like 1 1, 3, 0 / 2, 1, 2 or a picture drawn with # and dots.
nono-bad-several = found { $found } nonograms, expected one.
nono-bad-unknown = "{ $found }" isn’t part of a nonogram. Expected clues like 1 1, 3, 0 / 2, 1, 2, a picture drawn with # and dots, or a file of the formats .non, webpbn, .nin, .mk, .cwd or JSON.
nono-bad-one-line = found "{ $found }", expected the clues of the rows, one slash, and the clues of the columns, like 1 1, 3, 0 / 2, 1, 2.
nono-bad-blocks = { $found ->
        [one] one block of clues
       *[other] { NUMBER($found, useGrouping: 0) } blocks of clues
    } found, expected two: the rows, a blank line, the columns.
nono-bad-total = { $found ->
        [one] one clue
       *[other] { NUMBER($found, useGrouping: 0) } clues
    } found, expected { NUMBER($expected, useGrouping: 0) } as the first line says.
nono-bad-stray = found "{ $found }", expected "rows" or "columns" before it.
nono-bad-twice = "{ $found }" is there twice, expected it only once.
nono-bad-no-clues = { $axis ->
        [row] there are no clues for the rows
       *[column] there are no clues for the columns
    }, expected at least one.
nono-bad-line-count = { $axis ->
        [row] the clues of { $found ->
            [one] one row
           *[other] { NUMBER($found, useGrouping: 0) } rows
        }
       *[column] the clues of { $found ->
            [one] one column
           *[other] { NUMBER($found, useGrouping: 0) } columns
        }
    } found, expected { NUMBER($expected, useGrouping: 0) } as the size says.
nono-bad-too-many = { NUMBER($found, useGrouping: 0) } { $axis ->
        [row] rows
       *[column] columns
    } found, expected at most { NUMBER($largest, useGrouping: 0) }.
nono-bad-too-many-blocks = found more numbers than any line has room for, expected at most { NUMBER($largest, useGrouping: 0) } in a clue.
nono-bad-not-a-number = found "{ $found }", expected a number.
nono-bad-negative = found { $found }, expected a length of at least 1, or 0 for an empty clue.
nono-bad-too-large = found { $found }, expected a number up to { NUMBER($largest, useGrouping: 0) }.
nono-bad-zero = found "{ $found }", expected 0 only where a clue is empty.
nono-bad-too-long = the clue of { $axis ->
        [row] row
       *[column] column
    } { NUMBER($number, useGrouping: 0) } takes { $found ->
        [one] one cell
       *[other] { NUMBER($found, useGrouping: 0) } cells
    }, and there { $room ->
        [one] is one
       *[other] are { NUMBER($room, useGrouping: 0) }
    }.
nono-bad-sums = the clues of the rows add up to { $rows ->
        [one] one black cell
       *[other] { NUMBER($rows, useGrouping: 0) } black cells
    }, those of the columns to { NUMBER($columns, useGrouping: 0) }. Expected the same number.
nono-bad-drawing-blank = blanks in this drawing could be white cells or just gaps. Write a dot for each white cell.
nono-bad-drawing-size = { $what ->
        [goal] the picture
       *[board] the board
    } has { $found ->
        [one] one cell
       *[other] { NUMBER($found, useGrouping: 0) } cells
    }, expected { NUMBER($expected, useGrouping: 0) }.
nono-bad-drawing-row = row { NUMBER($number, useGrouping: 0) } of { $what ->
        [goal] the picture
       *[board] the board
    } has { $found ->
        [one] one cell
       *[other] { NUMBER($found, useGrouping: 0) } cells
    }, expected { NUMBER($expected, useGrouping: 0) }.
nono-bad-drawing-sign = found "{ $found }" in { $what ->
        [goal] the picture, expected # (or X 1 @ █ ■) for black and a dot (or 0 - _ ·) for white.
       *[board] the board, expected # for black, a dot for white and ? for an unknown cell.
    }
nono-bad-goal-clue = the picture has { $found } in { $axis ->
        [row] row
       *[column] column
    } { NUMBER($number, useGrouping: 0) }, expected { $expected } as the clue says.
nono-bad-colours = found "{ $found }": we read coloured blocks only from webpbn XML, .g files, TOML and JSON. Expected a number.
nono-bad-ink = found "{ $found }", expected a number with the letter of a colour: { $letters }.
nono-bad-ink-line = found "{ $found }", expected a colour like r:% #FF0000 red.
nono-bad-colour-line = found "{ $found }", expected a colour like b = (blue) * or b = (0000FF) *.
nono-bad-triangle = found "{ $found }": we can’t read triangles. Expected a colour like r:% #FF0000 red.
nono-bad-no-ink = found "{ $found }": the text declares no colour with this letter. Expected a number, or a line that declares the colour.
nono-bad-ink-sums = the clues of the rows add up to { NUMBER($rows, useGrouping: 0) } cells of the colour { $ink }, those of the columns to { NUMBER($columns, useGrouping: 0) }. Expected the same number.
nono-bad-many-inks = found { $found } colours, expected at most { $most }.
nono-bad-white-block = found a block of the background colour, { $found }. Expected another colour.
nono-bad-drawing-letter = found "{ $found }" in { $what ->
        [goal] the picture, expected the letters of colours ({ $letters }) and a dot (or 0 - _ ·) for white.
       *[board] the board, expected the letters of colours ({ $letters }), a dot for white and ? for an unknown cell.
    }
nono-bad-xml = this is not valid XML.
nono-bad-xml-doctype = document type declarations are not accepted. Expected a webpbn document.
nono-bad-xml-without-puzzle = no <puzzle> found. Expected a webpbn document.
nono-bad-xml-type = found the type "{ $found }", expected a puzzle of the type "grid" with clues of the types "rows" and "columns".
nono-bad-json = this is not valid JSON.
nono-bad-json-object = found { $found }, expected for instance {"{"}"rows": [[3, 1], [2]], "columns": [[1], [1, 1]]{"}"}.
nono-bad-xml-colour = found "{ $found }", expected the value of a colour like FF0000.
nono-bad-xml-no-colour = found the colour "{ $found }", which is not declared. Expected a <color> with this name.
nono-bad-json-inks = found { $found } for "inks". Expected 2 to { $most } colours like {"{"}"letter": "r", "name": "red", "rgb": "ff0000"{"}"}, each with a letter of its own.
nono-bad-json-shape = found { $found } for "{ $name }". Expected clues as lists of numbers, a picture or a board as a list of texts.

## Progress

nono-progress-games = Nonograms: { $games }, of which { $solved } finished, in { $time }; hints: { $hints }
nono-progress-rule = { $name }: { $count }
nono-progress-open = Still open: { $title }, { $known } of { $cells } cells known, { $time }

## The commands

nono-input-ask = Type or paste a puzzle. It is read at an empty line or Ctrl+D.
nono-input-none = nothing to read. Give clues like '1 1, 3, 0 / 2, 1, 2', a file, or - for standard input.
nono-input-missing-file = there is no file "{ $name }", and it isn’t a nonogram or one of our pictures.
nono-input-no-picture = { $name }: we have no such picture.
nono-input-picture-near = Did you mean { $near }?

nono-row = row { $number }
nono-column = column { $number }
nonogram-solve-grids = { $count ->
        [one] one nonogram done
       *[other] { NUMBER($count) } nonograms done
    }
nonogram-rate-grids = { nonogram-solve-grids }
nonogram-solve-by-logic = one solution, by rules alone: { $count ->
        [0] nothing was left to find
        [one] one step
       *[other] { $count } steps, the hardest: { $hardest }
    }, { $time }
nono-solve-resists = This nonogram is too hard for the search. The package python-sat would help: pip install python-sat
nonogram-solve-stuck-by-logic = stuck: none of these rules gets any further
nono-solve-invalid = against the clues: what is on the board leaves no room for the blocks of { $line }

nono-claim-colour = found "{ $found }". Expected a cell and a colour, such as r3c4=red or r3c4=white, from r1c1 to r{ $rows }c{ $columns }. The colours are white and { $letters }.
nono-claim-bad = { $found }: expected a cell and a colour, for instance r3c4=black or r3c4=white, with rows from 1 to { NUMBER($rows, useGrouping: 0) } and columns from 1 to { NUMBER($columns, useGrouping: 0) }.
nono-no-colours = this is for nonograms in black and white only.
nono-convert-colours = the format "{ $format }" can’t hold colours. { $formats } can.
nono-convert-no-picture = the picture is unknown. tutor nonogram solve finds it.
nono-convert-lost = the format "{ $format }" loses { $parts }
nono-lost-title = the title
nono-lost-picture = the picture
nono-lost-board = what is on the board
nono-lost-rest = the rest of the file

nonogram-check-uncertain = No contradiction found, but this nonogram is too hard to be sure everything is right.

nono-option-bad-size = --size { $found }: expected columns x rows, each from 1 to { NUMBER($largest, useGrouping: 0) }, for instance 10x10.
nono-option-bad-colours = --colours { $found }: expected a number from 1 to { $most }.
nono-option-bad-black = --black { $found }: expected a percentage from 0% to 100%, for instance 50%.
nonogram-generate-working = making nonograms
nonogram-work-process-lost = a process was lost (killed, or out of memory). What is printed is right; run again with fewer --jobs.

nono-typed = Type the clues, one on a line, for instance 3 1 (0 where there is no block): first the rows, then an empty line, then the columns, then an empty line. u takes one back. Or paste a nonogram in any format.
nono-typed-row = row { $number }:
nono-typed-column = column { $number }:
nono-typed-bad = "{ $found }" isn’t a clue. Expected lengths like 3 1, or 0.

## Nonograms in plain text

nono-plain-line = { $line }, { $clue }: { $cells }.
nono-plain-complete = Complete.
nono-plain-columns = Columns: { $clues }.
nono-plain-between = { "; " }
nono-plain-unknown = { $count } unknown
nono-plain-black = { $count } black
nono-plain-white = { $count } white
nono-plain-cell-unknown = { $cell } is unknown.
nono-plain-cell-black = { $cell } is black.
nono-plain-inks = Colours: { $inks }. Type a colour, by its name or letter, then a cell.
nono-plain-ink = { $count } { $ink }
nono-plain-cell-ink = { $cell } is { $ink }.
nono-plain-cell-white = { $cell } is white.
nono-plain-left = Not complete: { $lines }.
nono-plain-remaining = { $black ->
        [0] No cell is left to fill
        [one] 1 cell is left to fill
       *[other] { NUMBER($black, useGrouping: 0) } cells are left to fill
    }, { $unknown ->
        [one] 1 is unknown.
       *[other] { NUMBER($unknown, useGrouping: 0) } are unknown.
    }
nono-plain-out-of-range = "{ $found }" isn’t on this board: rows go from 1 to { $rows }, columns from 1 to { $columns }.
nonogram-plain-start = Type for instance fill r3c4 or cross r3c4-r3c8; hint if you are stuck, help for everything else, quit to leave.
nonogram-plain-goodbye = Everything is saved: tutor nonogram play --plain goes on with this nonogram.
nonogram-plain-another = new gives you another nonogram, quit leaves.
nonogram-plain-unknown = I don’t understand "{ $found }". Expected for instance fill r3c4, cross r3c4, row 3, hint, check or undo; help lists everything.
nonogram-plain-no-cell = "{ $found }" is incomplete. Expected for instance fill r3c4, cross r3c4-r3c8, erase r3c4 or why r3c4=black.
nonogram-plain-help = Painting: fill r3c4 (f) makes cells black, cross r3c4 (x) white, erase r3c4 unknown again; several cells as r3c4 r3c6 or r3c4-r3c8. rest crosses out the rest of complete rows and columns.
    Reading: board, row 3, column 4; r3c4 for a cell; left for the incomplete rows and columns; time.
    The coach: hint (h), and hint again for more; explain (e) for the whole step; lines (l) reads a trial line by line; apply (a) does it; why r3c4 or why r3c4=black (w); check (c) looks for a mistake, before goes back to before it, mend clears only the mistake.
    History: undo (u), redo (r); try (b) sets a bookmark, return goes back to it.
    Nonograms: copy, or copy FORMAT, prints it ({ $formats }); new gives the next one, new LEVEL one of a level ({ $levels }), new 10x10 a random one of that size.
    Solving: solve, or solve logic, solve both, with time and number of solutions.
    help (?) and quit (q). Everything is saved at once.

## automaton

nono-automaton-title = The machine of the clue { $clue }: { $states ->
        [one] one state
       *[other] { $states } states
    }.
nono-automaton-reading = It begins in state 0. A cell leads along its arrow: # black, . white. (0.) stays as it is on white. A line has the clue if it ends in the double circle.
nono-automaton-larger = With unknown cells (?), the machine is in several states at once. Determinised, each such set is one state: { $before } states become { $after }.
nono-automaton-more = … and { $count ->
        [one] one more state
       *[other] { $count } more states
    }. --json and --svg have them all.
nono-automaton-many = determinised, this clue has more than { $most } states. Leave out --determinise.
nono-automaton-bad-line = --line, cell { $place }: found "{ $found }", expected # (black), . (white) or ? (unknown).
nono-automaton-bad-letter = found the colour "{ $found }", expected one small letter but x for each colour, for instance 2r 1b.
nono-automaton-bad-line-inks = --line, cell { $place }: found "{ $found }", expected the letter of a colour ({ $letters }), . (white) or ? (unknown).
nono-automaton-reading-inks = It begins in state 0. A cell leads along its arrow: the letter of its colour, or . for white. (0.) stays as it is on white. A line has the clue if it ends in the double circle.
nono-automaton-short = the line has { $found ->
        [one] one cell
       *[other] { $found } cells
    }; this clue needs at least { $least }.
nono-automaton-start = start
nono-automaton-accepted = Accepted: some line of this clue fits.
nono-automaton-sure = In all of them: { $line }
nono-automaton-rejected = Rejected at cell { $cell }: after it, no state is left.
nono-automaton-rejected-end = Rejected at the end: the line stops before the double circle.
nono-automaton-drawn = Machine drawn: { $name }.

## Help: a message for each command, an attribute for each argument or option

nono-help-option =
    .inputs = Clues like '1 1, 3, 0 / 2, 1, 2' (rows / columns), a file of nonograms, the name of one of our pictures, or - for standard input. The format is recognised.
    .as_json = One JSON object per nonogram and line.
    .only = Only these rules, by their ids (see tutor nonogram techniques); study for those of the study with automata, lines for all that look at one line.
    .order = Only these rules, tried in this order (see tutor nonogram techniques for their ids).
    .up_to = Only rules up to this one on the ladder.

command-nonogram = Nonograms: pictures to find by logic, from the lengths of their blocks.

command-nonogram-play = Practise a nonogram, with a coach to ask.

    On a terminal a screen opens; with --plain, or without a terminal, everything is plain text: you type a line, sentences answer. Without INPUT, --plain goes on with the nonogram you left open, or begins the next of our pictures. Every move is saved at once.
    .input_ = Clues like '1 1, 3, 0 / 2, 1, 2' (rows / columns), a file of nonograms, the name of one of our pictures, or - for standard input. The format is recognised.
    .picture = One of our pictures, by its name; if you’ve begun it, you go on.
    .level = beginner, easy, medium, hard, expert, master or diabolical: the next of our pictures of that level, or a random one.
    .size = Columns x rows of a random nonogram, for instance 12x8.
    .plain = Plain text instead of a screen, for instance for a screen reader.

command-nonogram-walk = Pas à pas: a nonogram solved step by step, each step explained.

    Each step is the simplest rule that applies. On a terminal a screen opens, and the right arrow goes on. With --plain, Enter goes on and q stops; without INPUT, type the clues or paste a nonogram. Where no rule helps, a search finds the next cell.
    .plain = Linear text: the sentence, then the board, after each step.

command-nonogram-hint = The next step, by the simplest rule that applies.

    If there is a mistake on the board, you hear about that first. A board is a nonogram with some cells known, in the formats non, webpbn or json. The exit code is 1 where there is no step.
    .technique = Only this rule (see tutor nonogram techniques).
    .every = Every step of the rule, or of the simplest one that applies.
    .lines = A trial line by line; on a terminal, press Enter for each.
    .rung = How much to reveal, from 1 (a nudge) to 5 (the step is applied).

command-nonogram-why = Why is a cell black, or white?

    Proved from the board by the simplest rules that do it. The exit code is 1 if it is wrong, or can’t be proved.
    .input_ = A nonogram, a file of nonograms, the name of one of our pictures, or - for standard input.
    .claim = The cell and its colour: r3c4=black (or #), r3c4=white (or a dot). French names (L3C4=noir) work too.

command-nonogram-check = Is what is on the board right so far?

    Names the first mistake: the row or column it makes impossible, or the rule that contradicts it. The exit code is 1 if there is one.
    .reveal = Tell the whole reason.

command-nonogram-solve = Solve nonograms, count their solutions, or list them all.

    The exit code is 1 where there is no solution, where the rules get stuck, and with --unique where there are several.
    .method = How to solve: auto (lines, then trials, a search, and SAT if it is installed), rules (the named rules alone), or as a study with automata does it: backtrack-dfa, backtrack-nfa (cell by cell, with deterministic or non-deterministic automata) or brute (every possible picture).
    .only = Only these rules, by their ids (see tutor nonogram techniques); study for those of the study with automata, lines for all that look at one row or column. Only rules are then used; backtrack-dfa, backtrack-nfa and brute search what they leave.
    .up_to = Only rules up to this one on the ladder, and nothing else.
    .steps = The narrated path, step by step.
    .every = Every solution.
    .count = Only the number of solutions.
    .limit = Stop after so many solutions of a nonogram (with --all or --count).
    .unique = Exit with 1 if a nonogram has more than one solution.
    .show_ranges = Where each block of each row and column may lie, on the board as far as it got; with --only study, in the study’s form.
    .plain = # and . instead of blocks.

command-nonogram-rate = How hard nonograms are.

    Only nonograms with exactly one solution have a rating. The minutes are a convention, good for comparing.
    .jobs = Rate in this many processes at once.
    .as_csv = A table, one line for each nonogram.
    .sat = Rate the nonogram as a formula too.
    .sat_alone = Rate the nonogram as a formula alone, without solving it by rules.
    .as_coded = Explore the formula as the study's program does, one unit clause at a time. Turns --sat on.
    .heuristic = Which variable the formula is split on: smallest, largest (in the smallest or largest clauses) or random. Turns --sat on. [default: smallest]
    .seed = A number or a word, for --heuristic random.

command-nonogram-edit = Draw a nonogram of your own, on the screen.

    Clues appear as you draw; you see at once whether there is one solution, how hard it is, and which cell to change. Without INPUT you go on with the drawing you left; each stroke is saved at once. Needs a terminal.
    .input_ = A nonogram to draw on: a file, clues, or the name of one of our pictures. Your earlier drawings are saved.
    .size = Columns x rows, up to 100x100: an empty sheet, or INPUT cut or enlarged to that size.
    .colours = At most this many colours besides white, 1 to 10, if INPUT is a picture file.

command-nonogram-from-image = A nonogram from a picture: PNG, JPEG, GIF or PBM.

    Each cell gets the mean brightness of its part of the picture; those as dark as the threshold are black. Then as few cells as possible are changed until there is one solution, and you read how many and the outcome. The exit code is 1 if there is no way to get there. Needs the extra images (Pillow).
    .file = The picture, or - for standard input.
    .size = Columns x rows, for instance 30x30. Without it the picture keeps its shape, with 20 cells on its longer side.
    .threshold = From 0 (only black is black) to 255; without it, the one that best separates dark from bright.
    .invert = Bright becomes black.
    .stretch = Fill the whole size; else the picture keeps its shape, with white around it.
    .colours = At most this many colours besides white, 1 to 10; the brightest one becomes white, or anything brighter than --threshold.
    .no_repair = Change no cell.
    .line_solvable = Change cells until lines alone lead to the solution.
    .title = The nonogram’s title; without it, the file’s name.
    .to = The format to write: non, webpbn, json, nin, mk, cwd, g, toml, clues or picture. [default: non; webpbn with several colours]

command-nonogram-print = Print nonograms, given or new, or a lesson: sheets as PDF or PNG, or boards as SVG.

    With --level, --technique, --size, --count or --seed new nonograms are printed, as tutor nonogram generate makes them, each with one solution. Below each nonogram are its level and the minutes it takes. --lesson prints the handout of a lesson: the idea with its boards, then exercises with room to answer; with --answers, the answers on a page of their own.

    The ending of --out decides: .pdf is one file; .png a file for each page, or a single board; .svg a file for each board. PDF and PNG need the extra paper (Typst). The exit code is 1 if you asked for solutions and a nonogram doesn’t have exactly one.
    .level = beginner, easy, medium, hard, expert, master or diabolical: new nonograms of that level.
    .technique = New nonograms whose hardest rule is this one (see tutor nonogram techniques).
    .size = Columns x rows of new nonograms. [default: 10x10]
    .count = How many new nonograms. [default: 1]
    .seed = A number or a word, for new nonograms, or for other exercises of a lesson. [default: at random, and shown; 1 for a lesson]
    .lesson = The handout of this lesson (tutor nonogram learn lists them).
    .out = The file to write; where there are several, they are numbered. [default: puzzles.pdf, or the lesson’s name]
    .solution = Print the pictures instead of the empty boards.
    .answers = Print the pictures on pages of their own at the end, with their titles.
    .per_page = Nonograms on a page: 1, 2, 4 or 6. Without it, as many as stay easy to write on.
    .size_of_paper = The paper: a4 or letter.
    .large = Large print: boards as large as the page, with strong rules and numbers, one a page.
    .qr = A QR code below each nonogram: the command that opens it in the tutor.
    .title = The title at the top of the first page.

command-nonogram-picture = Draw nonograms as pictures, SVG or PNG, with what a hint lights up.

    With --hint the next step is lit up, in black and white: its line, and the cells it settles in frames; its sentences are printed. A mistake on the board comes first. PNG needs the extra paper (Typst). The exit code is 1 where there is no step to show, or no single solution.
    .out = The file to write, ending in .svg or .png; where there are several, they are numbered. [default: nonogram.svg]
    .hint = Light up the next step.
    .technique = Light up a step of this rule (see tutor nonogram techniques).
    .rung = How much of the step to light up and to tell, from 1 (a nudge) to 4 (all of it). [default: 4]
    .solution = Draw the picture.
    .large = Large print: strong rules and numbers.

command-nonogram-convert = Write nonograms in another format.

    Formats: non, webpbn and json keep everything; nin, mk, cwd, g, toml and clues (one line) keep the clues; picture draws what is known. webpbn, json, g and toml can hold several colours. You are told what is lost.
    .to = The format to write.

command-nonogram-generate = Make random nonograms.

    The same seed gives the same nonogram on any machine; with --count, the next ones use the next numbers as seeds.
    .size = Columns x rows.
    .black = The probability that a cell is black, or has a colour. [default: 50%; with --level or --technique, what suits it]
    .colours = How many colours besides white, 1 to 10: black, then red, blue, green …
    .count = How many nonograms.
    .seed = A number or a word. [default: at random, and shown]
    .unique = Only with exactly one solution.
    .line_solvable = Only nonograms you can solve one row or column at a time, without trying anything.
    .level = beginner, easy, medium, hard, expert, master or diabolical; unique then, too.
    .technique = The hardest rule needed is this one (see tutor nonogram techniques); unique then, too.
    .to = The format to write (see tutor nonogram convert). [default: clues; json with several colours]

command-nonogram-techniques = The rules: every one, from the simplest to the hardest.

    The id is what --technique, --only and --up-to understand; the number is a measure of difficulty.
    .as_json = One JSON list.

command-nonogram-review = Read a nonogram back: each move with its simplest reason, guesses, and what to review next.

    Without GAME, the last nonogram you played, solved or not. The review is Markdown, to read or print.
    .game = The number of a game, as --list shows it.
    .listed = List the nonograms: number, day, title and state.
    .as_json = One JSON object, with the steps complete.
    .out = Write the review to a file instead of standard output.

nonogram-review-none = You haven’t played a nonogram yet.
nonogram-review-unknown = { $found }: expected the number of a game, as tutor nonogram review --list shows them.
nonogram-review-lesson = { $line } (tutor learn { $lesson })

## How hard a nonogram is

nono-rate-why-simple = The simplest rules are enough: { $sweeps ->
        [one] one look
       *[other] { $sweeps } looks
    } over all rows and columns { $sweeps ->
        [one] shows
       *[other] show
    } the whole picture.
nono-rate-why-lines = { $steps ->
        [one] One step goes
       *[other] { $steps } steps go
    } beyond the simplest rules. The hardest: { $hardest }. { $sweeps ->
        [one] One look
       *[other] { $sweeps } looks
    } over all rows and columns { $sweeps ->
        [one] shows
       *[other] show
    } the whole picture.
nono-rate-why-trials = Single rows and columns are not enough: { $probes ->
        [one] you have to try one cell
       *[other] you have to try { $probes } cells
    }. The hardest rule: { $hardest }.
nono-rate-why-search = Rules alone don’t finish it: it needs a search { $searches ->
        [one] once
       *[other] { $searches } times
    }.
nono-rate-sweeps = Looks over all rows and columns: { $sweeps }. Cells: { $cells }, { $black }% of them black. Trials: { $probes }, depth { $depth }.
nono-rate-sweeps-inks = Looks over all rows and columns: { $sweeps }. Cells: { $cells }, { $black }% of them with a colour. Trials: { $probes }, depth { $depth }.
nono-rate-convention = The minutes follow from these figures by convention; they were not measured.
nono-rate-formula-large = As a formula, this nonogram is too large.
nono-rate-invalid = No rating: no picture can have these clues.
nono-rate-none = No rating: the nonogram has no solution.
nono-rate-multiple = No rating: the nonogram has more than one solution.

## Nonograms of a wanted difficulty

nono-make-none = { $tried ->
        [one] We tried one random nonogram, and it isn’t what you want.
       *[other] We tried { $tried } random nonograms, and none is what you want.
    } Another seed, another size or another share of black may help.
nono-make-level-and-rule = There is no nonogram of the level { $level } whose hardest rule is this one: { $rule }.
nono-make-lines = You can’t solve a nonogram like this one row or column at a time: you have to try cells.
nono-make-size = At this level ({ $level }), a nonogram like this has at most { $cells } cells.

## Benchmarks of nonograms

command-nonogram-automaton = The machine of a clue, drawn, and a line run through it.

    A machine reads the cells of a line one by one. It accepts the lines that have the clue. An unknown cell is read as all colours at once, so the machine is then in several states. The exit code is 1 where the line is rejected.
    .clue = The numbers of a clue, for instance '2 1'; in colours, '2r 1b'.
    .line = A line to run through: # black (or the letter of a colour), . white, ? unknown.
    .determinise = Show the machine that is in one state at a time, and what that costs.
    .svg = Draw the machine to this file.
    .as_json = Everything as one JSON object.

command-nonogram-bench = The methods of a study with automata, timed on random grids; or our solver beside another.

    0 brute: every full grid. 1 backtrack-dfa, 2 backtrack-nfa: cell by cell, with deterministic or non-deterministic validators. 3 rules-dfa, 4 rules-nfa: the same after the study’s rules. A method that gives up three grids in a row is not tried on larger ones.
    .sizes = Sides of the grids: 3..21, or 4,6,8. [default: 3..15; 4,6,8,10 with --fill; 25,30 with --peer]
    .count = How many grids of each size.
    .seed = Grid i of each size has this seed plus i.
    .methods = Methods by number or name, with commas. [default: all]
    .black = The probability of black. [default: 50%; with --peer 50% and 60%]
    .budget = Seconds after which a grid is given up. [default: 1; 10 with --peer]
    .fill = Instead, the share of the cells that the rules fill in five passes, from 0% to 100% of black.
    .peer = Instead, our solver beside picross-solver: the Python of an environment where that is installed.
    .csv = Also write every grid, or every share, to this file.
    .as_json = One JSON object per grid and method, or per share or kind of grid.

nono-bench-bad-sizes = --sizes { $found }: expected sides from 1 to { NUMBER($most, useGrouping: 0) }, for instance 3..21 or 4,6,8.
nono-bench-bad-budget = --budget { $found }: expected a number of seconds above 0.
nono-bench-no-file = "{ $name }" can’t be written ({ $reason }).
nono-bench-no-peer = "{ $name }" does not run picross-solver: name the Python of an environment where it and numpy, which it needs, are installed.
nono-bench-working = timing grids of { $n }x{ $n }
nono-bench-percent = { $number }%
nono-bench-title = Solving random grids, { $black } black, from seed { $seed }: means over { $count ->
        [one] { $count } grid
       *[other] { $count } grids
    } of each size
nono-bench-column-size = n
nono-bench-column-method = method
nono-bench-column-build = automata
nono-bench-column-rules = rules
nono-bench-column-search = search
nono-bench-column-total = total
nono-bench-column-median = median
nono-bench-column-filled = filled
nono-bench-column-given-up = given up
nono-bench-column-black = black
nono-bench-skipped = not tried
nono-bench-plot-mean = Mean time per grid by size, logarithmic: { $methods }
nono-bench-plot-median = Median time per grid by size, logarithmic: { $methods }
nono-bench-plot-build = Building the automata (b) and searching (s), by size, logarithmic: { $method }
nono-bench-fill-title = Cells that the rules fill in five passes: means over { $count ->
        [one] { $count } grid
       *[other] { $count } grids
    } of each kind
nono-bench-plot-fill = Share filled, by the probability of black: { $sizes }
nono-bench-peer-title = Random grids, the same for all, nothing remembered between grids: median, total, and how many times as long picross-solver takes for each
nono-bench-peer-working = timing both solvers
nono-bench-peer-kind = { $n }x{ $n }, { $black } black: { $count ->
        [one] { $count } grid
       *[other] { $count } grids
    }
nono-bench-engine-ours = Pas à pas, including the proof that there is only one solution
nono-bench-engine-ours-first = Pas à pas, first solution
nono-bench-peer-times = { $engine }: { $typical }, { $total }
nono-bench-peer-given-up = { $count ->
        [one] { $count } grid was
       *[other] { $count } grids were
    } given up after { $limit }
nono-bench-peer-wrong = { $count ->
        [one] { $count } picture does
       *[other] { $count } pictures do
    } not have the clues

## The course in plain text

nonogram-learn-no-lesson = { $found }: no such lesson. tutor nonogram learn lists the lessons, tutor nonogram techniques the rules they teach.
nonogram-learn-no-lesson-near = { $found }: no such lesson. Did you mean { $near }? (tutor nonogram learn lists them all, tutor nonogram techniques the rules they teach)
nonogram-learn-goodbye = Everything is saved: tutor nonogram learn --plain goes on with the course.
nonogram-learn-done = There are no new lessons on nonograms left. tutor nonogram learn lists them all, to come back to.
nonogram-learn-expect-colours = Type the cells in their colours, for instance black r1c4 r1c6-r1c8 white r1c9.
nonogram-learn-expect-end = play gives you a nonogram to use it on. Enter, or next, goes to the next lesson; lesson reads this one again.
nonogram-learn-test = A test: one answer to each question, no hints. Pass, and it counts as known. Fail, and you lose nothing.
nonogram-learn-help = Pages: Enter goes on, back goes back, again repeats; skip goes to the exercises.
    The board: board, row 4, column 3; read r4c7 for a cell.
    Answers: black r1c4 r1c6-r1c8 white r1c9 for cells in their colours, yes, no.
    Exercises: hint, and hint again for more; answer gives the solution; skip goes on; again sets another of the same kind.
    The course: lesson reads the lesson again; test skips ahead; play gives you a nonogram; next goes to the next lesson; list lists all, and the id of one opens it.
    help (?) and quit (q). Everything is saved at once.

command-nonogram-learn = The course: a lesson for each rule, with exercises that check the reasoning.

    On a terminal a screen opens. Without one, you get the list of lessons and how far you are; name a lesson, and it comes as plain text. With --plain the whole course is plain text, from where you are.
    .lesson = A lesson: rules, or the id of a rule (see tutor nonogram techniques).
    .as_json = A JSON list of the lessons; with ID, the pages of that lesson as one object.
    .plain = Plain text instead of a screen, for instance for a screen reader.

## edit

nono-edit-no-screen = tutor nonogram edit draws on the screen, and needs a terminal.
nono-edit-no-picture = several pictures have these clues, or none: there is no picture to draw on.
nono-edit-too-large = --size: found "{ $found }", expected at most { $largest }x{ $largest } for drawing.

## from-image

nono-image-package = reading pictures needs the package Pillow. To get it: pip install '{ $extra }'
nono-image-not-a-picture = we can’t read this picture. Expected a whole PNG, JPEG, GIF or PBM file.
nono-image-large = this picture is too large. Expected at most { $most } million pixels and a file of 64 MB.
nono-image-blank = only one colour is left at the threshold { $threshold }. Choose another with --threshold (0 to 255), or more cells with --size.
nono-image-one-colour = this whole picture becomes one colour. Choose more cells with --size, or --colours 1.
nono-image-bad-threshold = --threshold: found { $found }, expected a number from 0 to { $most }.
nono-image-repairing = looking for cells to change
nono-image-lines = { $changed ->
        [0] No cells needed changing.
        [one] 1 cell changed.
       *[other] { $changed } cells changed.
    } There is one solution, and lines alone lead to it.
nono-image-unique = { $changed ->
        [0] No cells needed changing.
        [one] 1 cell changed.
       *[other] { $changed } cells changed.
    } There is one solution, but lines alone don’t lead to it.
nono-image-several = { $changed ->
        [0] No cell changed.
        [one] 1 cell changed.
       *[other] { $changed } cells changed.
    } There are still several solutions.
nono-image-unknown = { $changed ->
        [0] No cell changed.
        [one] 1 cell changed.
       *[other] { $changed } cells changed.
    } In the time allowed, it stayed unclear whether there is only one solution.
