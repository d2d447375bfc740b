### What the screens of the nonograms say, in English.
### A message nonogram-… is said instead of the message without that word, where there is one.

## The board and the menus of nonograms

nonogram-screen-menu = Nonograms
nonogram-screen-play = The nonogram
nonogram-screen-pictures = Pictures
nonogram-game-name = Nonogram
nonogram-coach-title-end = Complete
nonogram-offer-why = why this cell?
cell-row = row { $number }
cell-column = column { $number }
nonogram-menu-play = Nonograms
nonogram-menu-walk = A nonogram solved step by step
nonogram-from-pictures = Pictures
nonogram-from-random = Random…
nonogram-from-paste = Paste one, or type its clues
nonogram-from-file = From a file…
nonogram-from-draw = Draw a nonogram of your own…
nonogram-from-walk = Watch one solved step by step
nonogram-about-pictures = From 5x5 to 25x25, the easiest first. Find out what they show.
nonogram-about-random = Of any size, with as much black as you like, and exactly one solution.
nonogram-about-paste = In any format, for instance 1 1, 3, 0 / 2, 1, 2: the rows, a slash, the columns.
nonogram-about-file = .non, webpbn, .nin, .mk, .cwd, JSON or a drawn picture; the format is recognised.
nonogram-about-draw = Clues appear as you draw. You see at once whether it has one solution, how hard it is, and which cell to change. Everything is saved.
nonogram-about-walk = Each step is the simplest that applies, with its reason.
nonogram-about-picture = Time: { $time }.
nonogram-pictures-solved = Pictures · { $solved } of { $count } solved
nonogram-picture-number = Picture { $number }
nonogram-title-typed = Typed nonogram
nonogram-title-pasted = Pasted nonogram
nonogram-title-task = Task { $task } · puzzle { $number }
nonogram-title-daily = Daily picture · { $date }
nonogram-title-random = Random nonogram
nonogram-title-drawn = Your own picture
nonogram-size-prompt = Columns x rows:
nonogram-size-other = Another size…
nonogram-size-bad = Expected columns x rows, each from 1 to { $largest }, for instance 12x8.
nonogram-choose-share = How much of it is black?
nonogram-share = About { $percent }% black
nonogram-in-list = Nonogram { $number } · { $size }
nonogram-order-unavailable = No such picture with exactly one solution was found. Try another size, or more black.
all-solved = You have solved every picture. Well done!
no-picture-yet = The picture isn’t complete yet. You can copy or save it once it is.
nonogram-choose-grid = Which nonogram?
nonogram-work-making = Making a nonogram
nonogram-work-judging = Looking at the nonogram
nonogram-offer-title = This nonogram is not a proper puzzle
nonogram-verdict-several = Several pictures have these clues: logic finds only what they share.
nonogram-verdict-none = No picture has these clues.
nonogram-restarted = You’ve restarted this nonogram.
nonogram-paste-title = Paste a nonogram in any format, or type its clues
nonogram-copy-title = Copy the nonogram as…
nonogram-save-title = Save the nonogram as…
nonogram-format-non = .non, with the board and the title
nonogram-format-webpbn = webpbn XML, with the board and the title
nonogram-format-json = JSON, with the board and the title
nonogram-format-nin = .nin
nonogram-format-mk = .mk
nonogram-format-cwd = .cwd
nonogram-format-g = .g
nonogram-format-toml = TOML (pynogram, nonogrid)
nonogram-format-clues = clues on one line
nonogram-format-picture = drawn picture
nonogram-pen-fill = PEN ██
nonogram-pen-cross = PEN ×
nonogram-ink = COLOUR { $ink }
nonogram-choose-ink = Which colour? The digits pick them directly.
nonogram-clues-long = row { $row }: { $rows } · column { $column }: { $columns }
nonogram-clues-short = r{ $row }: { $rows } · c{ $column }: { $columns }
nonogram-clues-row = r{ $row }: { $rows }
nonogram-clues-column = c{ $column }: { $columns }
nonogram-nothing-to-cross = Nothing to cross out: neither this row nor this column has all its blocks and cells left over.
nonogram-coach-welcome = Here’s your nonogram: f fills, x crosses out. Stuck? Press { $key } for a nudge, and again for more.
nonogram-coach-solved-as = Complete, in { $time }: { $title }. Well done!
nonogram-coach-solved = Complete, in { $time }. Well done!
nonogram-coach-finished-as = Finished, in { $time }, with the coach’s help: { $title }.
nonogram-coach-finished = Finished, in { $time }, with the coach’s help.
nonogram-coach-solved-already = The picture is complete.
nonogram-coach-full-but-wrong = The picture is filled in, but something isn’t right yet. c shows you where.
nonogram-hint-nothing = Logic can’t go on: several pictures have these clues, or there are too many cells for a search.
nonogram-walk-searching = No rule applies any more: the rest comes from a search.
nonogram-walk-hardest = The hardest: { $name }, rated { $rating } (an empty line is 1, a line tried in all its ways 4, a contradiction 6).
nonogram-walk-done = Done: every cell is black or white.
nonogram-walk-open = Logic can’t go on: several pictures have these clues, or there are too many cells for a search.

## Commands on the board of nonograms

nonogram-do-fill = fill
    .about = Make the cell black; again, unknown
nonogram-do-cross = cross
    .about = Cross the cell out: it is white; again, unknown
nonogram-do-clear = clear
    .about = Make the cell unknown
nonogram-do-choose-ink = colour
    .about = Pick a colour: filling paints it from now on
nonogram-do-next-ink = next colour
    .about = Pick the next colour
nonogram-do-pen-fill = pen
    .about = Fill wherever you move, until Esc
nonogram-do-pen-cross = crosses
    .about = Cross out wherever you move, until Esc
nonogram-do-cross-rest = cross the rest
    .about = Cross out the rest of a finished row or column
nonogram-do-why = why?
    .about = Why this cell is black, or white
nonogram-do-next-picture = next picture
    .about = The next picture you haven’t solved yet
nonogram-do-copy = copy
    .about = Copy the nonogram, in any format
nonogram-do-save = save
    .about = Save the nonogram to a file, in any format
nonogram-do-paste = paste
    .about = Paste a nonogram, or type its clues
nonogram-do-walk = pas à pas
    .about = Watch this nonogram being solved
nonogram-do-restart = restart
    .about = Begin this nonogram again
nonogram-do-play-it = play it
    .about = Play this nonogram yourself
nonogram-do-click = click
    .about = Draw: fill; right button, Ctrl or Shift: cross out; again, unknown
nonogram-do-extend = paint
    .about = Paint with the last colour as you go
nonogram-do-next-empty = next
    .about = The next unknown cell
nonogram-do-previous-empty = previous
    .about = The previous unknown cell
nonogram-group-write = Painting
nonogram-group-grid = The nonogram

## Help on the board of nonograms

nonogram-cell-run = ↔ { $across } { $ink }, ↕ { $down }
nonogram-cell-run-black = black
nonogram-help-play = A filled cell is black, × is white, an empty one is still unknown (without colour: ██, × and ··). The background changes every five cells; where there is room, rows are numbered on the right and columns at the bottom. Numbers of finished blocks are struck out; ✓ marks a row or column that has all its blocks. The frame is the cursor; at the bottom right you see its cell and the length of the runs through it, black or of its colour, ↔ in its row and ↕ in its column.

    A hint: ▸ and ▾ point along the line in question, the blocks in question are reversed, the letters α β γ are in the legend. ■ becomes black, □ white (without colour: ▓▓ and ><); ! is a mistake in question.

    Mouse: drawing fills; with the right button, Ctrl or Shift it crosses out. Starting on a cell that already has the colour, it takes it away. One undo takes back a whole stroke.
nonogram-help-walk = ▸ and ▾ point along the line a step is about, its blocks are reversed, the letters α β γ are in the legend; ■ becomes black, □ white (without colour: ▓▓ and ><). c shows the board after the step.

## Lessons and exercises on nonograms

nonogram-from-learn = Learn: the rules, one by one
from-learn-next = Learn · next lesson: { $name }
nonogram-about-learn = A lesson for each rule, from full lines to contradictions, with exercises that check your reasoning.
nonogram-kind-line = On a line
nonogram-kind-judge = A contradiction?
nonogram-exercise-how-colours = { $black } or a click marks a cell black, { $white } or a right click white. { $submit } checks.
nonogram-exercise-how-verdict = { $yes } yes, { $no } no.
nonogram-exercise-again = Change your answer{ $hints ->
        [no] .
       *[yes] , or ask for help.
    }
nonogram-exercise-no-hints = This is a test: no help.
nonogram-sitting-use = The last star is won by playing: a nonogram whose hardest rule is this one.
nonogram-sitting-passed = Passed with { $percent }%: this rule counts as known. It comes back for review in a few days.
nonogram-do-exercises = exercises
    .about = Exercises on this rule, on fresh lines and boards
nonogram-do-test-out = test
    .about = Skip ahead: a short test without hints. Pass, and the rule counts as known
nonogram-do-use-it = a nonogram
    .about = Finish a nonogram whose hardest rule is this one
nonogram-do-it-is = yes
    .about = It leads to a contradiction
    .key = y
nonogram-do-it-is-not = no
    .about = It leads to no contradiction
nonogram-help-lesson = A filled cell is black, × is white, an empty one is still unknown (without colour: ██, × and ··). A single line has its clue on the left, and none above. Words in bold are the labels of the board: the legend names them, and its letters α β γ are in the cells. ▸ and ▾ show the line in question, ■ must be black, □ white (without colour: ▓▓ and ><).
nonogram-help-exercise = ■ is what you’ve marked black, × what you’ve marked white (without colour: ▓▓ and ×); ! does not follow. Seeing more than the rule says costs nothing, if it’s right. Mouse: draw to mark black; with the right button, Ctrl or Shift, white; starting on a cell already marked so, you take the mark back. Hints leave 90, 70, 50, then 20% of the credit, and none once they tell the answer; another try leaves three quarters. A half-finished answer waits for you.
progress-nonograms = { $games ->
        [one] 1 nonogram
       *[other] { $games } nonograms
    } · { $solved } finished · { $time } · { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
progress-of-nonograms = { $name } (nonogram)

## A nonogram read back

nonogram-review-black = { $cells } black
nonogram-review-ink = { $cells } { $ink }
nonogram-review-white = { $cells } white
nonogram-review-wrong-part = Partly wrong: { $cells }.
nonogram-review-guesses = Not yet provable
nonogram-review-guess = Right, but not yet provable, or not in a few steps: a guess.
nonogram-review-short-guess = not yet provable
nonogram-review-guess-part = Right, but not all of it was provable yet: { $count ->
        [one] { $cells } was a guess
       *[other] { $cells } were guesses
    }.
nonogram-review-after = Provable step by step: some of it follows from other cells of this move.
nonogram-review-in-the-head = Provable in the head: { $count ->
        [one] you didn’t write down one step before it
       *[other] you didn’t write down { $count } steps before it
    }.
nonogram-review-trial = Provable, but only by trying the other colour: no line said any more.
nonogram-review-short-trial = { $name }
nonogram-review-taken-back-part = Taken back later: { $cells }.
nonogram-review-counts = Hints: { $hints } · guesses: { $guesses } · wrong: { $wrong } · taken back: { $back }.
nonogram-review-tally-titles = rule | unaided | with hints | told | missed | guessed instead
nonogram-review-techniques = Rules
nonogram-review-open = No step proves all of it. The nonogram may have several solutions, so I can’t say more.
nonogram-help-review = The board is as it was before the move: ■ is what the move made black, □ what it made white (without colour: ▓▓ and ><), ! is wrong. The line of its hardest reason is lit, and its pattern as the legend says. c shows the board after the move.
nonogram-review-is-before = Before the move
nonogram-review-is-after = After the move

## Exams

nonogram-exam-result-face-yours = your board
nonogram-sit-full = Every cell is black or white.
nonogram-sit-field-rule = Rule
nonogram-home-cells-inks = { $done } of { $all } cells with a colour
nonogram-home-cells = { $done } of { $all } black cells
nonogram-do-technique = rule
    .about = Choose the rule

# The end of a game

nonogram-finish-own = Complete
nonogram-finish-helped = Finished
nonogram-finish-singles = { $count ->
        [one] { $count } basic step
       *[other] { $count } basic steps
    }
nonogram-finish-next-practise = Next: { $name } again, on a new picture
nonogram-finish-next-again = Next: another picture

## Sprint

nonogram-sprint-judge = { $name }: does this rule give you anything here?
nonogram-sprint-which = Which rule gives you the lit cells?

## Drawing a nonogram

screen-draw = Draw a nonogram
find-draw = to draw
draw-title = Your drawing
draw-busy = Looking at it…
draw-kept = { $size } · { $count ->
        [one] 1 black cell
       *[other] { $count } black cells
    }
draw-count = { $count ->
        [one] 1 black cell
       *[other] { $count } black cells
    }
draw-kept-inks = { $size } · { $count ->
        [one] 1 coloured cell
       *[other] { $count } coloured cells
    }
draw-count-inks = { $count ->
        [one] 1 coloured cell
       *[other] { $count } coloured cells
    }
draw-nothing-yet = Nothing drawn yet. Space or the mouse makes a cell black; the clues follow. 1 to 9, or i, pick another colour.
draw-looking = Is it a good nonogram? Keep drawing: the answer comes by itself.
draw-lines = ✓ One solution, and lines alone lead to it.
draw-unique = ✓ One solution, but lines alone don’t lead to it: { $open ->
        [one] 1 cell
       *[other] { $open } cells
    } can only be found by trying.
draw-several = ✗ Other pictures have the same clues. They differ in { $count ->
        [one] 1 cell
       *[other] { $count } cells
    }, marked ?.
draw-unknown = ≈ Too hard to tell quickly whether other pictures have the same clues. Lines alone leave { $open ->
        [one] 1 cell
       *[other] { $open } cells
    } open.
draw-rules = You need: { $rules }.
draw-seeking = Looking for a cell to change…
draw-no-repair = No single cell makes it better. Change two or three of the marked ones, and look again.
draw-repair-lines = Suggestion { $number } of { $count }: make { $cell } { $colour ->
        [black] black
        [white] white
       *[other] { $colour }
    }, and lines alone lead to the only solution.
draw-repair-unique = Suggestion { $number } of { $count }: make { $cell } { $colour ->
        [black] black
        [white] white
       *[other] { $colour }
    }, and there is only one solution.
draw-repair-several = No single cell is enough. A first step: make { $cell } { $colour ->
        [black] black
        [white] white
       *[other] { $colour }
    }, and lines leave only { $left ->
        [one] 1 cell
       *[other] { $left } cells
    } open.
draw-nothing-to-repair = There is no change to make.
draw-no-picture = Several pictures have these clues, or none: there is no picture to draw on.
draw-work-scanning = Reading the picture
draw-work-repairing = Looking for cells to change
draw-threshold = Anything this dark or darker becomes black (0 to 255):
draw-threshold-bad = Expected a number from 0 to { $most }.
draw-image-colours = How many colours, beside white (1 to { $most }; 1 is black and white)?
draw-image-colours-bad = Expected a number from 1 to { $most }.
draw-delete-title = Delete this drawing for good? { $name }
draw-delete-no = Keep it
draw-delete-yes = Delete it: you can’t get it back
draw-deleted = Deleted: { $name }
draw-ask-title = Title:
draw-ask-author = Drawn by:
draw-open-title = Which drawing?
draw-change-title = Change the picture
draw-change-up = Move up
draw-change-down = Move down
draw-change-left = Move left
draw-change-right = Move right
draw-change-mirror = Mirror it: left becomes right
draw-change-flip = Mirror it: top becomes bottom
draw-change-turn = Turn it clockwise
draw-change-invert = Swap black and white
draw-change-empty = Empty it
pen-ink = PEN ██
pen-rub = PEN ··
straight-on = Strokes of the mouse stay in one row or column.
straight-off = Strokes of the mouse go wherever you draw.
do-ink = draw
    .about = Make the cell black, or the colour you picked; again, white
do-rub = rub out
    .about = Make the cell white
do-pen-ink = pen
    .about = Draw wherever you move, until Esc
do-pen-rub = rubber
    .about = Rub out wherever you move, until Esc
do-straight = straight
    .about = Strokes of the mouse stay in one row or column, or go wherever you draw
do-draw-click = click
    .about = Draw: black, from a black cell white; right button, Ctrl or Shift: white
do-draw-extend = draw on
    .about = Draw as you go, in the last colour
do-repair = change it
    .about = Make the suggested change
do-other-repair = another
    .about = Suggest another cell to change
do-drawing-title = title
    .about = Give the picture a title
do-drawing-author = author
    .about = Say who drew it
do-drawing-size = size
    .about = Another size; what it cuts off comes back when it grows again
do-drawing-change = change
    .about = Move, mirror, turn or empty the picture, or swap black and white
do-drawing-play = play it
    .about = Play it as a nonogram
do-drawing-open = open
    .about = Go on with another drawing: all of them are saved
do-repair-all = change all
    .about = Change as few cells as possible until there is one solution
do-drawing-file = from a file
    .about = Draw on a nonogram from a file, or on a picture (PNG, JPEG, GIF, PBM)
do-drawing-new = new
    .about = Begin an empty sheet; this drawing is saved
do-drawing-delete = delete
    .about = Delete this drawing for good; it asks first
help-draw = Black cells are drawn, all others are white; the clues follow each stroke. 1 to 9 (i for the next) pick a colour, black among them: f, the pen and the mouse draw with it, and every colour has its letter beside it. Only the colours you use belong to the nonogram. Mouse: drawing makes cells black; starting on a black cell, or with the right button, Ctrl or Shift, it makes them white. A stroke stays in its row or column (s sets it free); one undo takes it all back.

    ? marks the cells where other pictures with the same clues differ. The cell to change is marked ■ (it becomes black) or □ (white) (without colour: ▓▓ and ><): a changes it, d suggests another one, A changes as many cells as it takes. Nothing you draw is lost: each stroke is saved, and o opens whatever you drew before.
