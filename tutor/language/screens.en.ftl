### What the screens say, in English. Sentences about techniques live elsewhere.

## Titles

screen-home = Pas à pas
screen-play = The board
screen-walk = Watch
screen-enter = Enter a grid
screen-practise = New grid
screen-watch = Watch
screen-settings = Settings
screen-progress = Progress
title-typed = Typed grid
title-pasted = Pasted grid
title-size = New grid
title-task = Task { $task } · puzzle { $number }
title-daily = Daily Sudoku · { $date }
title-draft = Grid being typed in
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
level-diabolical = Diabolical
pace-very-quick = very quick
pace-quick = quick
pace-steady = steady
pace-long = long
pace-very-long = very long

rated-as = { $level }: { $time }.
rated-minutes = about { $minutes } min
rated-minutes-own = about { $own } min for you, { $minutes } in general
rated-full = The grid is full: there is nothing left to find.
rated-beginner = Singles are enough, and there are always several to see: one opening for every { $cells } empty cells on average.
rated-easy = Singles are enough, but you have to look for them: one opening for every { $cells } empty cells on average.
rated-harder = Singles are not enough: { $count ->
        [one] one step goes
       *[other] { $count } steps go
    } beyond them. The hardest: { $hardest }. On average, one opening for every { $cells } empty cells.
rated-search = Techniques alone don’t finish it: it needs a search { $count ->
        [one] once
       *[other] { $count } times
    }.
collection-first-grids = First grids

## Dates

date-weekday = { $number ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
date-short = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
date-brief = { $day } { $month }
date-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
date-letters = M T W T F S S

## Home

minutes = { $count } min
game-sudoku = Sudoku
game-nonogram = Nonograms
home-continue = Continue
home-next = Next
home-start = Start
home-today = Today
home-learn = Learn
home-mastery = Mastery
home-go-to = Go to
home-all-done = All done for today
home-all-done-more = Lessons, reviews and both puzzles of the day are done. Another grid, just for fun?
home-do-continue = continue
home-do-begin = begin
home-do-resume = resume
home-do-exercises = exercises
home-exercises-left = You’ve read the lesson. The exercises show what you remember.
home-do-play = play
home-do-new-grid = new grid
home-game-sudoku = Sudoku · { $title }
home-game-nonogram = { $title }
home-cells = { $done } of { $all } cells
home-so-far = { $time } so far
home-last-step = Last step
home-exam-going = Exam: { $subject }
home-answered = { $done } of { $all } answered
home-time-left = { $time } left
home-about-minutes = about { $count } min
home-own-minutes = ~{ $count } min for you
home-reviews = { $count ->
        [one] 1 review due
       *[other] { $count } reviews due
    }
home-no-reviews = No reviews due today
home-reviews-later = Nothing to review yet
home-no-lesson = All lessons read
home-due-today = today
home-due-since = { $count ->
        [one] since yesterday
       *[other] for { $count } days
    }
home-daily-done = done
home-goal = Goal
home-goal-things = { $met ->
        [yes] { $done }: done
       *[no] { $done } of { $wanted }
    }
home-goal-lesson = { $done ->
        [0] one lesson
       *[other] done
    }
home-goal-minutes = { $met ->
        [yes] { $done } min: done
       *[no] { $done } of { $wanted } min
    }
home-did-lesson = lesson
home-did-reviews = reviews
home-did-grid = grid
home-did-exam = exam
home-streak = Streak
home-streak-days = { $count ->
        [0] –
        [one] 1 day
       *[other] { $count } days
    }
home-streak-best = best { $count }
home-new-start = new start
home-basics = Basics
home-waiting = { $count } more open
home-known = known
home-learning = learning
home-known-count = { $count } known
home-days = Past days
home-minutes = Minutes
home-minutes-week = { $count } this week
home-grids = Puzzles
home-grids-week = { $count } solved
home-minutes-a-day = Minutes a day
home-minutes-two-weeks = This week: { $week } min. Last two weeks: { $two } min.
home-games = Past games
home-no-games = Every puzzle you solve shows up here.
home-day-today = Today
home-day-yesterday = Yesterday
home-how-to-quit = Ctrl+Q quits. Everything is saved.

## The first start

screen-first-start = First steps
screen-path = Your path
home-about = Sudoku and nonograms by logic, step by step.
start-step = first steps · { $number } of 3
start-what-for = Which game?
start-for-sudoku = Sudoku
start-for-nonogram = Nonograms
start-for-sudoku-nonogram = Both
start-solved-sudoku = Have you solved Sudoku before?
start-solved-nonogram = Have you solved nonograms before?
start-solved-sudoku-nonogram = Have you solved them before?
start-never = Never
start-never-about = The rules first, in 5 minutes.
start-little = A little
start-little-about = I fill in what is obvious.
start-often = Often
start-often-about = I know some techniques.
start-seriously = Seriously
start-seriously-about = The hard ones, without guessing.
start-then-boards = Then up to six questions, about two minutes.
start-then-lesson = Then your first lesson.
sitting-placement = Your level
placement-recall = A nonogram: each number is a run of black cells, in this order, with white between them. × is white.
placement-pass = I don’t know
start-skip = skip, look around
placement-stop = stop here
path-home = home
placement-boards = Up to six questions, one answer each, until your level is clear. Type "s" if you don’t know, "quit" to stop.
placement-number = Type a number from 1 to { $most }, or "quit".
placement-about = A few questions find where you should start. Stop any time with "quit": nothing is lost.
placement-expect-digit = Type the digit.
placement-clear = { $count ->
        [one] One question of { $of } was enough
       *[other] { $count } of { $of } questions were enough
    }: your level is clear.
do-show-path = your path
placement-next = Go on with: { $command }
path-title = Your path
path-start = You start at { $name }.
path-first = first: { $name }
path-all-known = You know every technique we teach.
path-known = { $count ->
        [0] Nothing counts as known yet: everything is ahead of you.
        [one] 1 lesson counts as known; a short review checks it within a week.
       *[other] { $count } lessons count as known; short reviews check them within a week.
    }
path-lessons = { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }
path-lessons-known = { $known } of { $count }
path-tier-known = known
path-tier-here = you start here
path-goal = Daily goal
goal-lesson = one lesson
goal-things = 3 small things
goal-minutes = 20 minutes
do-start-on = go on
    .about = Find your level, or begin with the rules
do-start-row = choose
    .about = Say how much you have solved
do-start-wish = game
    .about = Choose the game: Sudoku, nonograms or both
do-start-lesson = first lesson
    .about = Begin with this lesson
do-play-instead = play a grid
    .about = Play first, learn later
do-from-the-rules = begin at the rules
    .about = Begin with the very first lesson
do-goal = goal
    .about = Choose your daily goal
do-placement = find my level
    .about = Up to six questions to find where you start
    .words = placement, level, test

## New grids

practise-play = A new grid to play
practise-walk = A grid to watch being solved
about-level-minutes = { $about } Usual time: { $time }.
about-level-beginner = Full houses and hidden singles: there are always several to see.
about-level-easy = Singles only: every step places a digit.
about-level-medium = Pointing, claiming, pairs and triples.
about-level-hard = X-Wing, skyscraper, XY-Wing and their kin.
about-level-expert = Unique rectangles, colours, finned fish.
about-level-master = Chains, almost locked sets, Franken fish.
about-level-diabolical = Forcing chains and nets: suppose something and follow it through.
source-technique = By technique…
source-pace = By how long it takes…
source-size = Your own recipe: size, empty cells, solutions…
source-collection = From a collection…
source-file = From a file…
source-type = Type it in, cell by cell
source-paste = Paste it
about-technique = A grid whose hardest step is the technique you choose.
about-pace = First how long it takes, then what you must know for it.
about-size = You choose the shape of a box (boards of 4x4 to 16x16 and beyond), how many cells are empty, one solution or several.
about-collection = Graded grids that come with Pas à pas.
about-file = Any file of grids; the format is recognised.
about-type = For instance from a newspaper.
about-paste = In any format. You can also paste straight onto any board.
choose-technique = Which technique?
choose-pace = How long?
choose-pace-very-quick = Very quick: under 5 minutes
choose-pace-quick = Quick: 5 to 6½ minutes
choose-pace-steady = Steady: 6½ to 9 minutes
choose-pace-long = Long: 9 to 13 minutes
choose-pace-very-long = Very long: over 13 minutes
choose-size = Which size?
choose-collection = Which collection?
choose-grid = Which grid?
choose-step = Which step?
size-in-list = { $n }x{ $n }, boxes of { $box }
size-other = Another box shape…
size-prompt = Rows x columns of a box, from 1x4 to 10x10:
size-bad = Expected rows x columns of a box, each from 1 to 10, for instance 2x6.
choose-remove = How many empty cells?
remove-logic = Let logic decide: a grid to solve without guessing
remove-percent = { $percent } % · { $givens } givens left
remove-most = { $percent } % · { $givens } givens left, about the most at this size
remove-other = Another percentage…
remove-prompt = Percentage of cells to empty ({ $n }x{ $n }: { $usual } to { $most } works well):
remove-bad = Expected a whole number from { $least } to { $most }.
choose-recipe = How many solutions?
recipe-unique = Exactly one
recipe-several = More than one
recipe-short = { $empty } cells are empty ({ $percent } %); you asked for { $wanted }. This is the closest we found.
grid-in-list = Grid { $number } · { $size } · { $givens ->
        [one] 1 given
       *[other] { $givens } givens
    }
grid-done = · solved
collection-in-list = { $name } · { $count ->
        [one] 1 grid
       *[other] { $count } grids
    }
order-unavailable = No such grid could be found at this size. Try another level, technique or size.
work-making = Making a grid
work-tried = { $count ->
        [one] 1 grid tried
       *[other] { NUMBER($count) } grids tried
    }
work-failed = Something went wrong, and nothing was opened.
work-judging = Looking at the grid
work-searched = { NUMBER($count) } guesses
offer-title = This grid is not a proper puzzle
offer-solutions = See its solutions
offer-edit = Correct it
offer-play = Play it anyway
offer-walk = Watch how far logic gets
verdict-several = It has more than one solution. Logic finds only what they share, and hints that rely on a single solution are left out.
verdict-none = It has no solution.
verdict-against-rules = It breaks a rule.
verdict-full = Every cell is filled already.
first-grids-only = These are the first { NUMBER($count) }; there are more.
game-going-on = Continue: { $title }, { $filled } { $minutes ->
        [0] {""}
        [one] · 1 minute
       *[other] · { $minutes } minutes
    }
watch-going-on = Keep watching: { $title }, step { $step }
game-gone = This game can no longer be read.
game-name = Sudoku
restarted = You’ve restarted this grid. The earlier game is under Progress.
how-to-quit = Ctrl+Q quits; everything is saved. Esc goes back.
palette-title = Find anything
palette-placeholder = Type a name: a lesson, a level, a setting…
palette-nothing = Nothing has that name.
palette-all = All
palette-key = Keys
palette-lesson = Lessons
palette-level = Levels
palette-game = Games
palette-picture = Pictures
palette-setting = Settings
find-due = lesson · due
find-lesson = lesson
find-exercises = exercises
find-practise = practise
find-sprint = sprint
find-name-sprint = Sprint: { $name }
find-setting = setting
find-name-exercises = { $name }: exercises
find-name-practise = { $name }: a new grid with it
find-stars = { $done } of { $of } stars
find-level-of-sudoku = new grid
find-level-of-nonogram = new picture
find-picture-of-nonogram = picture
find-game-solved = solved
find-game-open = open
browse-title = Open a file
browse-path = A path, or choose below
browse-missing = There is no file "{ $name }".
upload-how = Choose a file on your computer, or paste its text here (Ctrl+V).
paste-title = Paste a grid, in any format
enter-welcome = Type the digits, row by row. A dot, 0 or Space leaves a cell empty; each key moves on to the next cell. Press Enter when you’re done. What you type is saved.
enter-count = { $count ->
        [one] 1 given
       *[other] { $count } givens
    }
enter-empty = There is nothing on the board yet.

## The board

left = left
mode-digits = DIGITS
mode-marks = MARKS
mode-corners = CORNER MARKS
mode-letter = digit: { $typed }_
mode-number = digit: { $typed }_ (Enter ends it)
mode-letters = ABC
digit-of-letters = { $does } (A-{ $last }: capitals)
digit-of-numbers = { $does } (to { $last })
mode-number-first = · { $digit ->
        [none] choose one
       *[other] { $digit } chosen
    }
mode-colour = COLOUR
mode-view = HIGHLIGHT
mode-why = WHY?
mode-trying = TRYING{ $count ->
        [one] {""}
       *[other] {" "}{ $count }
    }
mode-paused = PAUSED
digit-digits = place
digit-marks = mark
digit-corners = corner mark
digit-choose = choose
coach-ask-why = Which digit of { $cell }? Type or click { $digits }, and I’ll tell you why it can or can’t go there.
coach-ask-leave = cancel
notes-off = digits
coach-read-on = read on
after-colour = A B C D colour · { $digits } first: a mark{ $large ->
        [yes] {" "}(= before a letter)
       *[no] {""}
    } · x clear all
colour-no-mark = There is no { $digit } marked here to colour.
after-view = { $digits } a digit · p peers · t two candidates · v nothing
after-why = { $digits }: which digit?
zoom-told = Size: { $size }
zoom-auto = to fit
zoom-small = small
zoom-medium = medium
zoom-large = large
zoom-largest = very large
too-small = This terminal is { $found }. The board needs at least { $width } columns and { $height } lines: make the window larger, or the letters smaller.
use-arrows = For that, use the keyboard or the mouse on the board.
number-first-on = Number first: type a digit, then Enter puts it in each cell you go to. Press i again to write as before.
use-number-first = Enter puts a digit only with number first: press i, then type a digit.
no-letters = This board has only the digits 1 to { $last }: just type them.
no-conflicts = No digit appears twice in a row, column or box.
no-bookmark = No bookmark to go back to: b sets one.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
copied = Copied to the clipboard.
copy-title = Copy the grid as…
save-title = Save the grid as…
save-name = Save under what name?
save-no-name = Expected a name for the file.
save-exists = "{ $name }" already exists. Choose another name.
save-failed = "{ $name }" can’t be written ({ $reason }).
saved = Saved: { $name }
downloaded = Saved to your browser’s downloads: { $name }
format-line = one line
format-grid = drawn grid
format-commas = numbers with commas
format-pencilmarks = grid with candidates
format-hodoku = HoDoKu library line, with placed digits and candidates
format-sdk = SadMan .sdk
format-sdm = SadMan .sdm
format-ss = Simple Sudoku .ss
format-opensudoku = OpenSudoku XML
format-sukaku = candidates on one line
format-fpuzzles = link to f-puzzles
format-sudokupad = link to SudokuPad
format-sudokuwiki = link to sudokuwiki

## The coach

coach-title = Coach
coach-title-turn = Your turn
coach-title-hint = A nudge
coach-title-slip = Something is wrong
coach-title-why = Why?
coach-title-check = Right so far?
coach-title-end = Solved
coach-earlier = Earlier
coach-earlier-count = { $count } earlier
lesson-earlier-count = { $count ->
        [one] { $count } page before
       *[other] { $count } pages before
    }
coach-cell = This cell
coach-progress = { $done } of { $of }
coach-progress-in = { $progress } in { $minutes } min
coach-all-told = That’s the whole step. Play it, or press a.
coach-back-asks = { $count ->
        [one] Going back also takes back one later move.
       *[other] Going back also takes back { $count } later moves.
    } Press g again to go back, or G to clear only the mistake.
check-wrong-in-all = { $count } cells are wrong. The first:
coach-mended = { $count ->
        [one] Cleared: { $cells }. Everything else stays.
       *[other] Cleared: { $cells }. Everything else stays.
    }
coach-restored = Back as a mark: { $marks }. Everything else stays.
coach-restored-mark = { $digit } in { $cell }
coach-cannot-mend = Only going back helps here: press g.
part-look = Look
part-why = Why
part-so = So
earlier-undone = undone
earlier-redone = redone
earlier-nudge = a nudge
earlier-slip = a mistake found
earlier-slips = { $count } wrong cells found
earlier-why = why?
earlier-checked = checked
earlier-check-good = right so far
cell-houses = row { $row }, column { $column }, box { $box }
cell-given = Given
cell-yours = Your digit
cell-marks = Your marks
cell-no-marks = No marks yet
offer-hint = a nudge
offer-hint-more = more
offer-explain = explain the step
offer-explain-slip = why it is wrong
offer-hint-slip = tell me more
offer-mend-several = clear all { $count }
offer-explain-more = all of it
offer-apply = apply it
offer-why = why a digit?
offer-drawer = hide the coach
offer-check = check
offer-before-mistake = back to before it
offer-mend = clear only that
offer-correct = correct the puzzle
offer-finish = what next, share
offer-review = read it back
coach-more = more ▾
coach-thinking = Esc stops · thinking { $percent }%
coach-thinking-long = Esc stops · { $percent }% after { $seconds } s
coach-welcome = Here’s your grid. Stuck? Press { $key } for a nudge, and again for more.
coach-welcome-back = Welcome back. Everything is as you left it, undo included.
coach-failed = I couldn’t finish thinking. Nothing on the board has changed.
coach-applied = Done.
coach-applied-marked = Done. I wrote the candidates into every cell first, so you can see which ones go.
coach-fill-kept = Filled in. Crossed-out marks stay out; clear a cell first to start it afresh.
coach-solved = Solved, in { $time }. Well done!
coach-finished = Finished, in { $time }, with the coach’s help.
coach-solved-already = The grid is full, and right.
coach-full-but-wrong = Every cell is filled, but something isn’t right yet. c shows you where.
coach-cell-filled = { $cell } is filled: marks go into empty cells.
coach-given = { $cell } is a given: it stays.
coach-slip-told = That’s all about this mistake: g takes you back to before it.
coach-puzzle-told = That’s all: no step leads on from here. Correct the puzzle with G.
coach-back = { $count ->
        [one] One move undone; r redoes it.
       *[other] { $count } moves undone; r redoes them, one by one.
    }
coach-cannot-go-back = { $cell } was like this from the start: you can’t undo it.
coach-not-over = The game isn’t over yet.
coach-paused = Paused: the clock has stopped. p goes on.
coach-bookmark = Try it: B brings you back to this board.
coach-bookmark-back = Back where you were. u undoes even that.

## Pas à pas

walk-welcome = The right arrow takes the first step. Each step is the simplest that applies.
way-title = How should it be solved?
way-logic = By deduction: techniques only
way-both = By techniques, then by a search where they run out
way-search = By a search from the start, choice by choice
walk-pause = pause
walk-steps = { $count ->
        [one] { $shown } step
       *[other] { $shown } steps
    }
walk-step = step { $step } of { $count }
walk-playing = { $seconds } s a step
walk-stops-at = stops at: { $name }
walk-only = { $count ->
        [one] one technique only
       *[other] { $count } techniques only
    }
walk-up-to = up to: { $name }
walk-end = The end
walk-count = { $count ->
        [0] No steps.
        [one] One step:
       *[other] { $count } steps:
    }
walk-hardest = The hardest: { $name }, rated { $rating } (a full house is 1, an X-Wing 4, the longest chains above 9).
short-full-house = Full house
short-pointing = Pointing
walk-searched = From step { $step } on, it took a search. Candidate grids left by then: { $count }.
eureka-on = Chains also come in Eureka notation, as on forums: = is a strong link, - a weak one.
eureka-off = Eureka notation is off.
walk-finding = Still looking for the last steps…
walk-waiting = looking for it: { $percent }%, { $seconds } s
walk-before = Before the step
walk-after = After the step
filter-title = Steps
filter-stop = Stop at the next step of a technique
filter-up-to = Only techniques I know, up to…
filter-none = Every technique, no stop
filter-not-found = No more steps of this kind here: { $name }.

## Progress

progress-totals = { $games ->
        [one] 1 grid
       *[other] { $games } grids
    } · { $solved } finished · { $time } · { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
progress-game = { $day }  { $title } · { $state ->
        [solved] { $time } · finished
       *[open] { $filled } · { $time }
    }
progress-empty = Nothing yet. Every game you play shows up here.

## Settings

settings-look = Look
settings-board = Board
settings-keys = Keys
settings-learning = Learning
settings-kept = saved as you go
setting-on = on
setting-off = off
language-en = English
language-fr = français
theme-dark = dark
theme-light = light
theme-contrast = high contrast
theme-colourblind = colour-blind safe
theme-terminal = the terminal’s own
setting-language = Language
    .about = The language of Pas à pas. L or F9 switches it anywhere.
setting-theme = Theme
    .about = F8 changes it anywhere. With NO_COLOR there is no colour.
setting-zoom = Board size
    .about = z changes it on every board.
setting-less-motion = Less motion
    .about = Nothing moves by itself: no ripple when a grid is solved.
setting-azerty = French digit row
    .about = & é " ' ( - è _ ç count as 1 to 9.
setting-show-conflicts = Show conflicts
    .about = A digit twice in one house is marked at once. When off, F5 shows it.
setting-show-same = Highlight the same digit
    .about = The digit under the cursor, everywhere, marks included.
setting-show-peers = Highlight what the cell sees
    .about = The row, column and box of the cursor.
setting-clean-marks = Cross out marks when a digit is placed
    .about = The marks of that digit in the cells it sees.
setting-number-first = Number first
    .about = Type a digit, then put it into cells with Enter or the mouse.
format-svg = picture (SVG)
format-png = picture (PNG)
format-pdf = sheet to print (PDF), with the solution on a page of its own
work-drawing = Drawing
setting-straight-strokes = Draw in straight lines
    .about = On a nonogram, a stroke of the mouse stays in its row or column.
setting-show-timer = Show the clock
    .about = It runs either way.
setting-vim-keys = vim keys
    .about = h j k l move the cursor, with Shift they select; F2 asks for a hint.

## Keys

key-escape = Esc
key-enter = Enter
key-space = Space
key-tab = Tab
key-shift-tab = Shift+Tab
key-delete = Del
key-backspace = Backspace
key-arrows = arrows
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-shift-arrows = Shift+arrows
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-mouse = mouse
key-end = End
choice-narrow = Type to narrow the list.
keys-choice = Enter chooses · Esc closes
keys-palette = Enter opens · Tab: another kind · Esc closes
keys-prompt = Enter accepts · Esc closes
keys-work = Esc stops
keys-paste = Ctrl+S opens it · Esc closes
keys-browse = Enter opens · Tab changes between path and tree · Esc closes
keys-upload = Enter chooses a file · Esc closes
keys-help = Space and arrows scroll · Esc closes

## Commands: the short name, and what they do

do-hint = hint
    .about = A hint; again for more
do-explain = explain
    .about = Explain the whole step
do-apply = apply
    .about = Apply the step
do-why = why?
    .about = Why this digit, or why (not) another
do-check = check
    .about = Check: is everything right so far?
do-before-mistake = before the mistake
    .about = Take me back to before the mistake
do-mend = clear the mistake
    .about = Clear only what is wrong
do-finish = what next
    .about = How the game went, what comes next, a card to share
do-earlier = earlier
    .about = Earlier: your moves and questions, one line each
do-notes = marks
    .about = Write digits, or marks (candidates)
do-corner-notes = corner marks
    .about = Write corner marks: your own reminders
do-number-first = number first
    .about = Number first: choose a digit, then its cells
do-put = put
    .about = Place the digit you chose first
do-letter = letter
    .about = On large boards: the next letter is a digit
do-letters = letters
    .about = On large boards: letters are digits, until Esc
do-clear = clear
    .about = Clear the digit; again, the marks
do-fill = fill
    .about = Fill in all candidates
do-clean = clean
    .about = Clean up: cross out marks the digits rule out
do-select = select
    .about = Select several cells, one by one
do-colour = colour
    .about = Colours A to D, on cells or marks
do-undo = undo
    .about = Undo
do-redo = redo
    .about = Redo
do-bookmark = try it
    .about = Bookmark: try something…
do-bookmark-back = back
    .about = … and back to the bookmark
do-view = highlight
    .about = Highlight a digit, peers, or cells with two candidates
do-conflicts = conflicts
    .about = Show conflicts now
do-choose-line = choose
    .about = Choose this line
do-next-value = change
    .about = The next value
do-previous-value = back
    .about = The previous value
do-zoom = size
    .about = Change the size of the board
do-pause = pause
    .about = Pause: hide the board, stop the clock
do-copy = copy
    .about = Copy the grid, in any format
do-save = save
    .about = Save the grid to a file, in any format
do-paste = paste
    .about = Paste a grid
do-solve = solve
    .about = Solve it by deduction, by a search or by both; with time and number of solutions
do-walk = pas à pas
    .about = Watch this grid solved step by step
do-restart = restart
    .about = Begin this grid again
do-move = move
    .about = Move the cursor
do-click = click
    .about = Choose a cell; click a digit below the board to enter it, right-click it to mark it; right-click in a cell to set the mark under it; Ctrl-click or drag to select
do-digit = write
    .about = Write a digit; with Shift, a mark
do-extend = extend
    .about = Select cells as you go
do-next-empty = next
    .about = The next empty cell
do-previous-empty = previous
    .about = The previous empty cell
do-row-start = start
    .about = The first cell of the row
do-row-end = end
    .about = The last cell of the row
do-page = page
    .about = Scroll the coach
do-page-back = page back
    .about = Scroll the coach back
drawer-beside = The coach is beside the board already.
do-drawer-open = board
do-drawer = coach
    .about = On small screens: show or hide the coach
do-open-card = open
    .about = Open the card with the heavy frame
do-cards = move
    .about = From card to card
do-daily-sudoku = Daily Sudoku
    .about = The grid of the day, at your level
do-daily-nonogram = Daily picture
    .about = The nonogram of the day, at your level
do-reviews = reviews
    .about = Review what is due
do-next-lesson = Next lesson
    .about = Go on with the course
do-new-grid = new grid
    .about = A grid to play: a level, a technique, a size, or your own
do-nonograms = nonograms
    .about = Pictures from numbers
do-watch = watch
    .about = Watch a grid solved step by step
do-exams = exam
    .about = Find out what you know, marked out of 20
do-tasks = tasks
    .about = What your teacher has set
do-enter-grid = enter a grid
    .about = Type, paste or open a grid
do-course = course
    .about = All lessons
do-progress = progress
    .about = Your calendar, your times and your games
do-help = help
    .about = Help: the keys of this screen
do-palette = find
    .about = Find a lesson, a level, a setting by name
do-settings = settings
    .about = Settings
do-language = français
    .about = Switch to French
do-theme = theme
    .about = The next theme
do-back = back
    .about = Back; nothing is ever lost
do-quit = quit
    .about = Quit; everything is saved
do-next = next
    .about = The next step
do-read-on = go on
    .about = Read on; at the end of the text, the next step
do-read-lines = line by line
    .about = Read a chain, a net or a trial line by line
do-line-on = next line
    .about = The next line: what follows, and from what
do-line-back = back a line
    .about = The previous line
do-line-leave = leave
    .about = Back to the whole text
do-line-first = first line
    .about = The first line
do-line-last = last line
    .about = The last line, and what follows from all of them
do-eureka = notation
    .about = Eureka notation for chains, on or off
do-previous = previous
    .about = The previous step
do-first = first
    .about = The first step
do-last = last
    .about = The end
do-list = list
    .about = Jump to a step in the list
do-auto = autoplay
    .about = Play the steps automatically, or stop
do-slower = slower
    .about = More time for each step
do-faster = faster
    .about = Less time for each step
do-filter = filter
    .about = Stop at a technique; only techniques I know
do-candidates = before/after
    .about = The board before the step, or after it
do-play-it = play this grid
    .about = Play this grid yourself
do-done = done
    .about = The grid is complete
do-shape = size
    .about = Choose the size of the grid

## Help

help-title = Help · { $screen }
group-move = Moving
group-write = Writing
group-look = Looking
group-coach = The coach
group-steps = Steps
group-history = History
group-grid = The grid
group-general = Everywhere
help-play = Type digits as they are{ $azerty ->
        [yes] , and & é " ' ( - è _ ç are 1 to 9
       *[no] ; with Shift they become marks (if your keyboard sends it)
    }. Digits above 9 are letters: type capitals, or d and then the letter, or Ctrl+D to type letters until Esc. Above 35 they are numbers: 5 7 writes 57, 5 and Enter writes 5.

    Marks are what a cell can still hold, each in its own place; the coach reads them. Corner marks (underlined, or with ' beside them) are your own reminders; the coach leaves them alone.

    Signs in a cell: ! breaks a rule or is a mistake in question, A to D your colours, ▸ selected. Without colours also = the highlighted digit, : two candidates, ▪ the houses of a hint, · what the cursor sees; ━━━ is under a given, ─── under your digits. In one-line cells, ∴ means more than two marks; those of the cursor are listed below the board, where you can click them. There, 3⁴ means four 3s to place.

    Mouse: click a cell; Ctrl-click or drag selects. The right button sets the mark under it; where marks are large, so does the left one in marks mode. Below the board, a click types a digit, a right click marks it. With number first, a click puts the digit.
help-walk = The pattern is lit as its legend says; candidates you can eliminate are struck out, or have × beside them. c shows the board after the step.
help-chains = Chains: ① ② ③ number the candidates in the order of the argument, on the board only where there is room; ⓐ is 21, ⓑ 22, and so on. In the legend, = means true there, ≠ false; ⇒ makes the next one true, → makes it false. In a net, what a digit rules out has its number.
help-enter = Digits above 9 are letters: type capitals, or d and then the letter, or Ctrl+D to type letters until Esc. Above 35 they are numbers: 5 7 writes 57, 5 and Enter writes 5.
help-lesson = When it’s your turn, your answer is checked as in the exercises but doesn’t count: try as often as you like. Words in bold are the labels of the board: the legend names them, and its letters are beside the marks where there is room. Cells marked A are the ones the text points at; ! is what is wrong with them.
help-exercise = Any pattern of the kind asked for is right. A kind of exercise earns its star at 70% or more. Hints cost 10, 30, 50, then 80% of the credit in all, and all of it once they tell the answer; another try after a wrong answer leaves three quarters. A half-finished answer waits for you.

## Review

screen-review = Review
review-welcome = The right arrow shows the first move.
review-summary-line = Summary
choose-move = Which move?
review-failed = Something went wrong while reading the game back.
review-empty = No move has been made in this game yet.
do-review = review
    .about = Read the game back, move by move

## The course

screen-course = The course
screen-lesson = Lesson
screen-exercise = Exercise
group-course = The course

lesson-page = page { $page }/{ $of }
lesson-end = That’s the lesson. Exercises come next, on a fresh board each time.
lesson-pages = This lesson
lesson-show-me = the answer

course-tiers = Tiers
course-stage = Tier { $tier } · { $name }
course-count = { $known } of { $of }
course-known = { $known } of { $count } lessons known
course-this = This lesson
course-takes = { $count ->
        [one] ~{ $minutes } min, 1 exercise
       *[other] ~{ $minutes } min, { $count } exercises
    }{ $uses ->
        [yes] {", then a grid"}
       *[no] {""}
    }
course-builds-on = Builds on
course-needs-none = Builds on nothing: start here.
course-opens = Opens
course-exercises = Exercises
course-next = next
course-due-today = due today
course-due-since = due since { $date }
course-review = review { $date }
course-tier = Tier { $tier } · { $level }
course-intro = A good place to start

kind-spot = Spot it
kind-conclude = Conclude
kind-judge = Is it one?
kind-use = Use it
kind-cell = Find the place
kind-clash = Find the clash
sitting-lesson = Exercises
sitting-review = Review
sitting-test = Test
exercise-how-cells = Pick cells with arrows and { $select }, or with the mouse; { $submit } checks.
exercise-how-place = Type the digit, or click it below the board; { $submit } checks.
exercise-how-remove = To cross a candidate out, type its digit in its cell, or click it there or below the board; { $submit } checks.
exercise-how-verdict = { $yes } yes, { $no } no.
exercise-which-cell = Which cell spoils it, do you think? Pick it, then say no again.
exercise-worth = Credit: { $percent }%.
exercise-credit = Credit { $percent }%: { $why ->
        [told] the answer was shown.
        [wrong] not the right answer.
        [partly] right, but without the reason.
        [kept] your best try counts.
       *[tries] { $tries ->
            [1] first
            [2] second
            [3] third
           *[other] { $tries }th
        } try, { $hints ->
            [0] no hint.
            [one] one hint.
           *[other] { $hints } hints.
        }
    }
exercise-star = Star { $number } of { $of }
exercise-stars = { $number } of { $of } { $of ->
        [one] star
       *[other] stars
    }
exercise-again = Change your answer{ $hints ->
        [no] .
       *[yes] , or ask for a hint.
    }
exercise-next = { $which ->
        [placement] question
       *[other] exercise
    } { $place }
exercise-no-hint = There is no hint here, only the answer: { $key }.
exercise-last-hint = That was the last hint. Only { $key } shows the answer.
exercise-sum = the result
exercise-all-again = all of them again
exercise-read-again = read the lesson
offer-hint-cost = { $which ->
        [again] more
       *[first] a nudge
    } (−{ $percent }%)
offer-answer-cost = answer (−{ $percent }%)
exercise-next-named = next: { $name }
exercise-no-marks = You can see singles without candidates: look at the digits.
exercise-pass = pass
exercise-pick = pick
exercise-no-hints = This is a test: no hints.
exercise-hidden = You know this technique, so the candidates are hidden. { $key } shows them.
sitting-done-lesson = { $number } of { $of } { $of ->
        [one] star
       *[other] stars
    }, { $percent }% on average.
sitting-use = The last star is won by playing: a grid whose hardest step is this technique.
sitting-poor = Not a habit yet. Read the lesson once more, then try again: the boards are new each time.
sitting-fair = A first hint costs 10%, a second try 25%.
known-after = { $count ->
        [one] Get { $percent }% or more once more, on { $date } or later: then it counts as known.
       *[other] Get { $percent }% or more on { $count } more days, from { $date } on: then it counts as known.
    }
back-for-review = { $told ->
        [named] { $names }
       *[counted] { $count } techniques
    } { $count ->
        [one] comes
       *[other] come
    } back for review { $when ->
        [today] today
       *[tomorrow] tomorrow
    }. { $count ->
        [one] It stays
       *[other] They stay
    } known.
sitting-done-review = { $count ->
        [one] One technique reviewed
       *[other] { $count } techniques reviewed
    }: { $percent }% on average. Nothing more is due for now.
sitting-passed = Passed with { $percent }%: this technique counts as known. It comes back for review in a few days.
sitting-failed = { $percent }%: you need 80% to skip the lesson. It only takes a few minutes.
test-introduction = There is nothing to skip here: read on.
nothing-due = Nothing is due today.

do-learn = learn
    .about = Open the lesson
do-next-stage = next tier
    .about = The next part of the course
do-previous-stage = back a tier
    .about = The previous part
do-first-lesson = first
    .about = The first lesson of this part
do-last-lesson = last
    .about = The last lesson of this part
do-exercises = exercises
    .about = Exercises on this technique, on fresh boards
do-test-out = test out
    .about = Skip the lesson: a short test without hints. Pass, and it counts as known
do-use-it = a grid
    .about = Finish a grid whose hardest step is this technique
do-turn = next
    .about = Read on: the rest of the page, then the next one
do-turn-back = previous
    .about = The previous page
do-lesson-after = next lesson
    .about = The lesson after this one, at the end of a lesson
do-first-page = first
    .about = The first page
do-last-page = last
    .about = The last page
do-marks = candidates
    .about = Show or hide the candidates
do-mark-digit = digit
    .about = Write the digit, or cross out that candidate; again to undo
do-it-is = yes
    .about = The pattern is really there
    .key = y
do-it-is-not = no
    .about = It only looks like the pattern; after the verdict, the next exercise
do-submit = check
    .about = Check the answer; then go on to the next exercise
do-answer = answer
    .about = The right answer, with its reason
do-another = again
    .about = Another exercise of this kind, on another board
do-unmark = clear
    .about = Clear your answer
do-read-lesson = lesson
    .about = Read the lesson

## Mastery

home-more = { $count } more
source-due = A review grid: what is due, and nothing new
source-learning = A practice grid: what you are learning, and nothing new
about-due = Chosen for what you are closest to forgetting.
work-choosing = Choosing a grid
practise-unknown = This grid also needs what you haven’t met yet: { $names }.
coach-filled = The candidates are already filled in; u clears them.
progress-mastery = Lessons: { $known } known · { $learning } being learnt · { $due } due today
progress-techniques = Techniques: how well you know each, and its lesson
about-techniques = Tier, technique, state and next review. Enter opens the lesson.
setting-goal = Daily goal
    .about = A lesson, three small things (a review, a grid…) or 20 minutes a day.
setting-show-goal = Goal and streak on Home
    .about = Off: Home shows neither.
setting-placement = Find my level again
    .about = Up to six questions to find where you start. What you know stays known.
    .words = placement, level, test
setting-fade-aids = Less help with what you know
    .about = For techniques you know well: no candidates, and hints light up less.

## Exams on screen

screen-exam-cover = Exam
screen-exam = Exam
screen-exam-grid = Exam: a grid to finish
group-exam = The exam
work-exam = Setting the paper
sit-begun = Begun: { $count } of { $of } questions answered, { $time } left.
sit-go-on = go on
sit-left = { $time } left
sit-last-minute = last minute: { $time }
sit-stake = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sit-stake-left = { $left }/{ $points }
sit-answered = ● answered: { $count }
sit-marked = * marked: { $count }
sit-flagged = no longer marked
sit-title = Question { $number }
sit-title-grid = Grid { $letter }
sit-your-answer = Your answer
sit-field-digit = Digit
sit-field-rule = Technique
sit-field-cells = Cells
sit-field-verdict = Is it one?
sit-field-places = Places
sit-field-removes = Removes
sit-field-spoils = Spoilt by
sit-yes = yes
sit-no = no
sit-digit-in = { $digit } in { $cell }
sit-picked = { $count ->
        [one] one picked
       *[other] { $count } picked
    }
sit-hint = hint (−{ $percent }%)
sit-how-next = Choose the cell, then type its digit or click it below the board. { $technique } names the technique. { $point } picks a cell it rests on; so does a click, once the digit is there. The same again undoes it.
sit-how-every = Choose each cell, then type the digit or click it below the board. The same again undoes it.
sit-how-simplest = { $technique } opens the list of techniques.
sit-how-judge = Type the digit in its cell; or pick the cell with { $point } or a click. Another choice replaces the first.
sit-how-judge-cell = Type the digit or click it below the board: it goes to the cell in question.
sit-how-order = { $grid } shows the next grid. Type a digit to rank the grid you see: 1 is the easiest.
sit-how-finish = Write on the grid as usual; mark and colour it as you like. Nothing is judged before the end.
sit-how-line = { $fill } makes the cell black, { $cross } white; the same again undoes it. The mouse paints too.
sit-how-rule = { $technique } opens the list of rules.
sit-how-picture = Paint the picture as usual: { $fill } black, { $cross } white. Nothing is judged before the end.
sit-choose-rule = Which rule?
sit-no-candidate = { $cell } has no candidate { $digit }.
sit-full = The grid is full.
sit-choose-technique = Which technique?
sit-which-question = Which question?
sit-last-question = That was the last question. { $list } shows them all, { $hand } hands the exam in.
sit-no-paste = No grid is opened during an exam: finish or leave it first.
sit-ended-elsewhere = This exam was handed in or given up in another window.
sit-strict-first = A strict exam on these questions is under way. It comes first.
sit-no-hints = There is no help in a strict exam.
sit-no-further-hint = There are no more hints on this question.
sit-small = The board needs a terminal of at least { $width }x{ $height }; this one is { $found }. Make it larger before the clock starts.
sit-filled = { $cell } already has a digit.
sit-time-up = Time is up. The exam is handed in as it is.
sit-hand-in = Hand the exam in?
sit-marked-about = { $count ->
        [one] One question is marked.
       *[other] { $count } questions are marked.
    }
sit-hand-in-final = After that you can’t change anything.
sit-leave = Leave the exam?
sit-leave-about = You can go on later, with the time you have left. The result will mention the break.
sit-stay = Go on working
sit-go = Leave for now
sit-give = Hand in
sit-give-now = Hand in now; questions without an answer: { $count }
help-exam = A mark (*) reminds you to come back to a question; it costs no points. Cells marked A are the ones in question, ▸ those you pick. What you place or remove is drawn as in a hint. Mouse: a click chooses or picks a cell, or marks a candidate you see; the digits below the board work like typed ones; the right button always marks the candidate under it. You can change everything until you hand in.
help-exam-grid = A mark reminds you to come back to a question; it costs no points. Mouse: click a cell, then a digit below the board; Ctrl-click or drag selects; the right button sets the mark under it; with number first, a click puts the digit. You can change everything until you hand in.

do-below = more below
    .about = Read on
do-above = back up
    .about = Read back
do-begin-exam = begin
    .about = Begin the exam, or go on with it: the clock starts running
do-point = pick
    .about = Pick the cell, or take it back
do-answer-digit = digit
    .about = What the question asks for: the digit of the cell, a candidate, the place of a grid
do-technique = technique
    .about = Choose the technique
do-yes = yes
    .about = Yes: the pattern is really there
    .key = y
do-no = no
    .about = No: something spoils it
do-next-grid = next grid
    .about = Look at the next grid
do-previous-grid = back a grid
    .about = Look at the previous grid
do-next-question = next
    .about = The next question
do-previous-question = previous
    .about = The previous question
do-questions = questions
    .about = Jump to a question
do-flag = come back
    .about = Mark the question to come back to it, or unmark it
do-hand-in = hand in
    .about = Hand the exam in; it asks first

## Exams: menu and result

screen-tasks = Tasks
help-tasks = What your teacher has set. Enter begins or goes on; ● is done.
screen-exams = Exams
screen-exam-result = Result
exams-go-on = Go on
    .about = The clock is stopped until you go on.
exams-strict-stays = A strict exam can only be handed in.
exams-under-way = { $subject } · { $mode } · { $day } · { $answered } answered · { $left } left
exams-begin = Begin: { $subject } · { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    } · { $minutes } min · { $mode }
    .about = You read the terms first; the clock isn’t running yet.
exams-subject = Subject
exams-about-techniques = Only these: { $names }.
exams-game = Game
    .about = Sudoku, nonograms, or both in turn.
exams-game-sudoku = Sudoku
exams-game-nonogram = Nonograms
exams-game-both = Both
exams-about-nonogram = Nonogram rules of this level: { $names }.
exams-about-both = Sudoku techniques and nonogram rules of this level, in turn.
exams-one-by-one = Techniques, one by one…
exams-which = Which techniques?
exams-no-ticks = No technique is ticked: the exam stays as it was.
exams-questions = Questions
    .about = How many, from 1 to 50. The easiest come first.
exams-minutes = Minutes
    .about = The time for the whole exam, from 1 to 600. Answers given before time runs out count.
exams-mode = Mode
exams-mode-training = training
    .about = Training: you may ask for hints, but each costs part of the points.
exams-mode-strict = strict
    .about = Strict: no hints, no checks, no candidates filled in, no conflicts shown.
exams-pass = Pass mark
    .about = The mark you need, from 0 to 20.
exams-pass-mark = { $mark } out of { $of }
exams-seed = Paper
    .about = With the same seed, subject and number of questions, everybody gets the same paper: a class, for instance.
exams-seed-set = seed { $seed }
exams-seed-new = a new one each time
exams-name = Name
    .about = Appears in the result, for a teacher who collects them.
exams-name-none = none
exams-kinds = Kinds
    .about = Which kinds of questions, and how much each counts; mixed if you choose none. Easy to hard comes only if you choose it.
exams-kinds-usual = mixed
exams-kinds-how = Enter: none, then ×1, ×2, ×3. Esc when done.
exams-grids = Grids
    .about = Questions from grids of your own: the name of a file, or a grid.
exams-grids-count = { $count ->
        [0] ours
        [one] one of your own
       *[other] { $count } of your own
    }
exams-ask-grids = The file with your grids, or one grid. Empty: ours.
exams-grids-own = A file with your grids, or their text
exams-grids-none = No grids of your own: ours
exams-pace = Grids to finish
    .about = How long it takes you to finish a grid from where it starts. Some digits may already be placed.
exams-bonus = Time bonus
    .about = Right answers given early earn up to 10% more. It never decides whether you pass.
exams-on = on
exams-off = off
exams-extra = Extra time
    .about = More time for you, in percent. It costs nothing.
exams-ask-extra = How much more time, in percent? 0: none.
exams-bad-extra = Type a percentage from 0 to { $most }.
exams-other = Another number…
exams-ask-number = A whole number from 1 to { $most }:
exams-bad-number = Expected a whole number from 1 to { $most }.
exams-ask-mark = What mark is a pass, out of { $most }?
exams-bad-mark = Expected a mark from 0 to { $most }, for instance 12 or 12.5.
exams-ask-seed = Which seed? Empty: a new paper each time.
exams-ask-name = Who is sitting the exam? Empty: no name.
exams-bad-text = Expected at most { $most } printable characters.
exams-result = { $day }  { $subject } · { $mode } · { $mark }/{ $of } · { $passed ->
        [yes] ✓ passed
       *[no] ✗ not passed yet
    }
exams-sure = Give this exam up?
exams-keep = Keep it
exams-discard = Give it up, with everything answered so far
exams-only-begun = You can only give up an exam you’ve begun: go to its line first.
keys-ticks = Enter or Space ticks · Esc when done
exam-result-summary = Summary
screen-exam-mark = Result
help-exam-mark = ✓ all of its points, ≈ half or more, ✗ less, – not answered. The small columns are your last marks for this kind of exam. To print results or hand them in: tutor exam --results (tutor exam --help tells how).
exam-mark-seed = seed { $seed }
exam-mark-of = { $mark } out of { $of }
exam-mark-passed = Passed
exam-mark-failed = Not passed yet
exam-mark-needed = pass mark { $mark }
exam-mark-last = your last { $count }
exam-mark-question = question
exam-mark-technique = technique
exam-mark-points = points
exam-mark-again = Look at again:
exam-mark-on = question by question
exam-mark-another = another exam
do-question-by-question = questions
    .about = Question by question: your answer, what it was worth, the solution
exam-result-solution = The solution
exam-result-cells = ▸ marks the cells you picked; if a cell has another sign, that sign is underlined.
exam-result-digits = B marks your digits that differ from the solution.
exam-result-boards = { $back } and { $on } show the other boards of this question.
exam-result-grid = grid { $letter }
exam-result-face-yours = your grid
exam-result-face-solution = the solution
exam-result-which = Which question?
exam-result-no-lesson = No question was about one technique alone.
help-exam-result = Signs on the board: A the cells in question, ▸ (or an underlined sign) the cells you picked, B your digits that differ from the solution, ! what is wrong. In a grid to finish, the digits that were missing are filled in and lit.
do-discard = give up
    .about = Give up an exam you’ve begun
do-new-exam = new exam
    .about = Another exam

# The end of a game

screen-finish = The end
help-finish = The line places this game between your best and your slowest at this level; ┼ is your median. It appears from your third game at a level. Pace is seconds per move, from the first to the last. “A first” is a technique you hadn’t used in a game before.
finish-own = Solved
finish-helped = Finished
finish-best = best { $time }
finish-median = median { $time }
finish-hints = Hints
finish-slips = Slips
finish-expected = Expected here
finish-away = Break, not counted
finish-minutes = { $minutes } min
finish-minutes-own = { $own } min for you, { $minutes } in general
finish-pace = Pace
finish-longest = longest: { $deed }, { $time }
finish-crossed-out = { $digit } out of { $cell }
finish-praise = { $how ->
        [flawless] No hint, no slip: well done!
        [best] Your best time at this level: well done!
        [unaided] All by yourself: well done!
        [quick] Quicker than expected: well done!
       *[done] You got there: well done!
    }
finish-reading = Reading your game…
finish-used = You used
finish-singles = { $count ->
        [one] { $count } single
       *[other] { $count } singles
    }
finish-use = { $count } × { $name }
finish-in-head = { $count } × { $name } (in the head)
finish-guesses = Guesses
finish-new = a first
finish-goal = Daily goal
finish-streak = { $count ->
        [one] { $count } day
       *[other] { $count } days in a row
    }
finish-state = { $name }: { $was } → { $now }
finish-next-practise = Next: { $name } again, on a new grid
path-next-reviews = { $count ->
        [one] Next: { $count } review due
       *[other] Next: { $count } reviews due
    }
path-next-begin = Next lesson: { $name }
path-next-resume = Resume: { $name }
path-next-reread = Read again: { $name }
path-next-exercises = Exercises: { $name }
finish-next-again = { $level ->
        [none] Next: another grid
       *[other] Next: another grid · { $level }
    }
finish-review = Read this game back
finish-lesson = Lesson: { $name }
finish-copy = Copy card
finish-copied = The card is in the clipboard.
finish-card-hints = { $count ->
        [0] no hint
        [one] { $count } hint
       *[other] { $count } hints
    }
finish-card-techniques = { $count ->
        [one] { $count } technique
       *[other] { $count } techniques
    }
help-progress = ■ the goal of the day was met, ▪ something was done, · nothing; today is ◇, and ◆ once something is done. Trends show your last games, lower is quicker; a best time appears from the third game of a level on. Right first time means without a hint and at the first attempt, in the last 30 days. Known: 80% or more on two days, or a test passed.
help-course = ○ new, ◐ learning, ● known: 80% or more on two days, or a test passed. Tier 1 solves beginner and easy grids, tier 2 medium ones, and so on; Basics come before them. Each kind of exercise that goes well earns a star. Nothing is locked: test out of what you know, and it counts as known if you pass.
do-go-on = next
    .about = What comes next on your path
do-lesson-missed = lesson
    .about = The lesson of what you missed
do-copy-card = copy card
    .about = Copy three lines about this game
do-save-result = save result
    .about = Save the result, for your teacher
do-new-puzzle = new
    .about = Choose a new puzzle
do-board = board
    .about = Back to the board

## Sprint

screen-sprint = Sprint
sprint-which = Which pattern is lit?
sprint-judge = { $name }: yes or no?
sprint-yes = yes
sprint-no = no
sprint-right = ✓ Right.
sprint-wrong = ✗ No: { $right }.
sprint-wrong-yes = ✗ You said no, but it is one.
sprint-wrong-no = ✗ You said yes, but it isn’t one.
sprint-left = { $seconds } s
sprint-score = { $right } right · { $streak } in a row
sprint-sum = { $right } of { $of } right.
sprint-longest = { $count } in a row at best.
sprint-best-now = A new best! It was { $before }.
sprint-best = Your best is { $best }.
sprint-missed = Look at these again: { $names }.
sprint-over = Time is up
sprint-left-early = Stopped early
sprint-about = Two minutes, one key per answer.
sprint-clock = The clock starts with the first board.
sprint-start = start
sprint-unknown = Nothing to sprint on yet: finish a lesson first.
sprint-too-slow = { $name } takes time: there is no sprint on it.
sprint-plain-start = Sprint: { $subject }. You have two minutes; type your answer or its number. "stop" ends it.
sprint-plain-option = { $number }: { $name }
sprint-plain-expect = Type one of the answers, or its number from 1 to { $count }, or "stop".
sprint-plain-go-on = Press Enter to go on.
sprint-subject-sudoku = all your Sudoku techniques
sprint-subject-nonogram = all your nonogram rules
do-sprint = sprint
    .about = Two minutes of quick questions
do-choose = choose
    .about = Choose an answer
do-sprint-go-on = go on
    .about = The next question; at the end, back
do-sprint-again = again
    .about = Another sprint

# Progress

screen-games = Games
progress-header = { $games } finished · { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } · { $known } known
panel-activity = Activity
panel-times = Time per level
panel-techniques = Techniques
panel-right = Right first time
panel-games = Past games
panel-hints = Most hints
progress-days = Mon Tue Wed Thu Fri Sat Sun
progress-day = { $date }: { $lessons ->
        [0] {""}
        [one] { $lessons } lesson,{" "}
       *[other] { $lessons } lessons,{" "}
    }{ $reviews ->
        [0] {""}
        [one] { $reviews } review,{" "}
       *[other] { $reviews } reviews,{" "}
    }{ $games ->
        [0] {""}
        [one] { $games } grid,{" "}
       *[other] { $games } grids,{" "}
    }{ $minutes } min
progress-trend = trend
progress-last = last
progress-best = best
progress-solved = count
progress-times-else = { $count ->
        [one] 1 more finished: without a level, or mostly by the coach
       *[other] { $count } more finished: without a level, or mostly by the coach
    }
progress-pictures = Pictures
progress-no-times = Solve a grid, and its time shows here.
progress-no-exercises = Your exercises of the last 30 days show here.
progress-no-hints = No hints so far.
progress-hints-else = mistakes and the rest
progress-right-about = without a hint, last 30 days
progress-right-line = { $name }: { $right } of { $count } right the first time
progress-kind-spot = { kind-spot }
progress-kind-conclude = { kind-conclude }
progress-kind-judge = { kind-judge }
progress-kind-line = On a line
progress-kind-use = { kind-use }
progress-kind-sprint = Sprint
progress-kind-exam = Exams
do-next-panel = next panel
    .about = The next panel
do-previous-panel = back a panel
    .about = The previous panel
do-look-closer = look closer
    .about = The list behind the panel
do-games = games
    .about = Every game, to open or read back
do-save-all = save all
    .about = Save a copy of everything, for another computer
