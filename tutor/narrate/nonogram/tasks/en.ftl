# Exercises on nonograms: what is asked, and what is said of an answer.

task-line = Mark everything that { $name } says about this line.
task-conclude = Look at { LINES($line) }: { $name } applies there. Mark every cell that follows from it.
task-spot = Somewhere on this board { $name } applies. Find the line, and mark every cell that follows.
task-spot-trial = Somewhere on this board { $name } settles a cell. Mark one that you can settle so.
task-judge = Suppose { CELLS($cell) } were { $colour ->
    [black] black
   *[white] white
 }. Does that lead to a contradiction?

task-right = Right.
task-wrong = Not yet.
task-nothing = Nothing is marked yet.
task-no-verdict = Yes or no?
task-found = { CELLS($cells) } { COUNT($cells) ->
    [one] is right.
   *[other] are right.
 }
task-more = { CELLS($cells) } { COUNT($cells) ->
    [one] follows too, though nobody asked for it.
   *[other] follow too, though nobody asked for them.
 }
task-missing = { $count ->
    [one] One cell is missing.
   *[other] { SPELL($count) } cells are missing.
 }
task-no-line = These cells are true, but { $name } is not what shows them. It says something about another line.
task-not-black = What is known does not make { CELLS($cells) } black.
task-not-white = What is known does not make { CELLS($cells) } white.
task-count = { $count ->
    [one] One cell follows.
   *[other] { SPELL($count) } cells follow.
 }
task-known = { CELLS($cells) } is known already.

task-judge-hint-1 = Write nothing down yet: follow what { CELLS($cell) } would do to its row and its column.
task-judge-hint-2 = Then take the lines that these cells change, one after the other, until one of them has no room for its blocks, or nothing new comes.
task-judge-refuted = It does: there is a contradiction.
task-judge-stands = It does not: { CELLS($cell) } is { $colour ->
    [black] black
   *[white] white
 }, so nothing can contradict it.

# Lessons

task-first-rung = Rung { $rung } of { $of }: the first on the ladder.
task-rung = Rung { $rung } of { $of } on the ladder: the coach tries it right after { $before }.
