# Exercises on nonograms: what is asked, and what is said of an answer.

task-line = Mark everything that { $name } says about this line.
task-fill = Mark every cell of { LINES($line) } that the clue settles.
task-conclude = Look at { LINES($line) }: { $name } applies there. Mark every cell that follows from it.
task-spot = Somewhere on this board { $name } applies. Find the line, and mark every cell that follows.
task-spot-trial = Somewhere on this board { $name } settles a cell. Mark one that you can settle so.
task-judge = Suppose { CELLS($cell) } were { $colour ->
    [black] black
   *[white] white
 }. Does that lead to a contradiction?

task-right = Right.
task-not = Not this one: { $why }
task-almost = { $wrong ->
    [0] Almost: { $missing ->
        [one] one more cell.
       *[other] { SPELL($missing) } more cells.
     }
   *[other] { $missing ->
        [0] Almost: { $wrong ->
            [one] one cell too many.
           *[other] { SPELL($wrong) } cells too many.
         }
       *[other] Almost: { $missing ->
            [one] one more cell,
           *[other] { SPELL($missing) } more cells,
         } and { $wrong ->
            [one] one too many.
           *[other] { SPELL($wrong) } too many.
         }
     }
 }
answer-colours = Your answer: { COUNT($black) ->
    [0] { CELLS($white) } white.
   *[other] { COUNT($white) ->
        [0] { CELLS($black) } black.
       *[other] { CELLS($black) } black, { CELLS($white) } white.
     }
 }
answer-verdict = Your answer: { $verdict }.
task-lit-black = Lit as black: { CELLS($cells) }.
task-lit-white = Lit as white: { CELLS($cells) }.
task-silent = { $name } says nothing here: what follows on this line comes from another rule.
task-nothing = Mark a cell first.
task-no-verdict = Yes or no?
task-more = { CELLS($cells) } { COUNT($cells) ->
    [one] also follows, though not asked for.
   *[other] also follow, though not asked for.
 }
task-no-line = True, but { $name } isn’t what shows it. Look for its own cells.
task-not-black = { $scope ->
    [line] { LINES($line) } by itself doesn’t make
   *[board] No line by itself makes
 } { CELLS($cells, join: "or") } black.
task-not-white = { $scope ->
    [line] { LINES($line) } by itself doesn’t make
   *[board] No line by itself makes
 } { CELLS($cells, join: "or") } white.
task-opposite = { LINES($line) } makes { CELLS($cells) } { $colour }.
task-not-tried = Suppose { CELLS($cell) } were { $colour ->
    [black] black
   *[white] white
 }: followed line by line, that leads to no contradiction.
task-count = { $count ->
    [one] One cell follows.
   *[other] { SPELL($count) } cells follow.
 }
task-known = { CELLS($cells) } is already known.

task-judge-hint-1 = Write nothing down yet: follow what { CELLS($cell) } would do to its row and its column.
task-judge-hint-2 = Then take the lines that these cells change, one after the other, until one of them has no room for its blocks, or nothing new comes.
task-judge-refuted = It does: there is a contradiction.
task-judge-stands = It doesn’t: { CELLS($cell) } is { $colour ->
    [black] black
   *[white] white
 }, so nothing can contradict it.

# Lessons

task-first-rung = The coach always gives the easiest step. In that order this rule is number { $rung } of { $of }: the first one it looks for.
task-rung = The coach always gives the easiest step. In that order this rule is number { $rung } of { $of }, right after { $before }.

# Exams

exam-line = Mark every cell of this line that this rule settles: { $name }.
exam-rule = Which is the simplest rule here: the first in the list that makes a cell black or white?
exam-rule-applies = This rule has something to say here, but a simpler one does too: { $name }.
exam-rule-repeats = This rule applies here, but a simpler one is enough: { $name }.
exam-rule-wrong = This rule doesn’t apply here: { $name }.
look-at = Look at { LINES($line) }.
exam-picture = Finish this nonogram.
exam-picture-needs = Hardest rule: { $name }.
exam-picture-right = { $count ->
    [one] { $count } cell of the { $of } to find is right.
   *[other] { $count } cells of the { $of } to find are right.
 }
exam-picture-wrong = Wrong: { CELLS($cells) }.
exam-picture-many-wrong = { $count } are wrong, { CELLS($cells) } among them.
exam-picture-done = The picture is complete.
exam-picture-crux = { $steps ->
    [one] { $steps } step leads to the end.
   *[other] { $steps } steps lead to the end. The hardest is number { $number }.
 }
exam-found = Right: { $told }
exam-missing = Missing: { $told }
exam-wrong = This doesn’t follow: { $told }
exam-said-black = { CELLS($cells) } black.
exam-said-white = { CELLS($cells) } white.
exam-said-both = { CELLS($black) } black, { CELLS($white) } white.
exam-said-picture = { $count ->
    [one] { $count } cell painted, of { $of } to find.
   *[other] { $count } cells painted, of { $of } to find.
 }
