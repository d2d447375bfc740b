### Classes, in English: tasks, codes, results, and the pages of a class.

## Tasks

task-lesson = Lesson: { $name }
task-technique = { $count ->
    [one] One exercise: { $name }
   *[other] { $count } exercises: { $name }
}
task-grids = { $count ->
    [one] A puzzle to solve
   *[other] { $count } puzzles to solve
}
task-exam = Exam: { $subject }
task-moment = { $day }, { $time }
task-opens = from { $moment }
task-closes = until { $moment }
task-closed = over since { $moment }
task-new = –
task-so-far = { $done } of { $of }
task-done = done
task-right = { $percent } % right
task-mark = { $mark }/{ $of }
task-on-paper = (paper)

home-tasks = { $count ->
    [one] 1 task
   *[other] { $count } tasks
}
home-tasks-done = All tasks done
home-do-task = begin
home-do-task-on = continue
home-from-teacher = From your teacher
tasks-none = Your teacher has not asked for anything yet.
tasks-not-yet = That can be done { $when }.
tasks-over = That is over since { $moment }.
tasks-marked-on-paper = You did this on paper: { $told }.
tasks-lost = That puzzle cannot be read here.

## Results

csv-separator = {","}
results-name = Name
results-mark = mark out of { $of }
results-how = How
results-version = Version
results-done = done
results-right = {"%"} right
results-mean = Mean mark out of { $of }
results-mean-short = Mean
results-stuck = Stuck on
results-begun = begun
results-paper = on paper
results-screen = on screen
results-late = on screen, late
results-most-missed = Missed most in this class: { $name }

## Codes

codes-title = Codes
codes-cut = Cut along the lines. Nobody else should see your PIN.
codes-where = Open { $address } in a browser.
codes-code = code { $code }   PIN { $pin }
codes-of-code = Code:
codes-of-pin = PIN:
codes-picture = Code for a telephone or a tablet

## The pages of a class

desk-code = Code
desk-pin = PIN
desk-go = Go
desk-hint = Both stand on the slip that your teacher gave you.
desk-wrong = That code and that PIN do not go together. Look at your slip.
desk-too-often = Too many tries. Wait a minute, or ask your teacher.
desk-bad-link = This link is not valid any more. Sign in, or ask your teacher for a new slip.
desk-teacher-only = This page is the teacher's. Open the address that tutor serve showed when it was started.
desk-class = Class
desk-pupil = Pupil
desk-where = Where
desk-since = Since
desk-stuck = Stuck on
desk-mean = Mean
desk-away = not here
desk-minutes = { $count } min
desk-most-missed = Missed most: { $name }
desk-nobody-missed = Nothing missed of late.
desk-download = Results as a table (CSV)
desk-updated = Goes on by itself.
desk-lost = The line is cut. Trying again…
desk-here = { $count ->
    [one] 1 of { $all } here
   *[other] { $count } of { $all } here
}

## Commands

class-made = "{ $name }" is a class now. Next: tutor class add.
class-missing = "{ $name }" is no class: tutor class new makes one.
class-exists = "{ $name }" is a class already.
class-foreign = "{ $name }" is no file of a class.
class-newer = "{ $name }" was written by a later version of Pas à pas.
class-unreadable = "{ $name }" cannot be used ({ $reason }).
class-nobody = there is nobody called "{ $found }" in this class: expected a name or a code (tutor class list).
class-no-task = there is no task { $found }: expected one of { $numbers }.
class-no-exam = task { $number } is no exam.
class-no-names = who comes? Expected names, or --csv FILE.
class-no-names-in-file = --csv: no names found, expected one on each line, or a column called Name.
class-bad-table = --csv: "{ $name }" is no table.
class-bad-name = "{ $found }" cannot be a name: expected 1 to { $most } characters that can be seen.
class-taken = there is a "{ $name }" in this class already. Add a letter to tell them apart; nobody was added.
class-too-many = a class has { $most } pupils at most.
class-added = { $count ->
    [one] 1 pupil added. The PIN is shown only now: hand it out or keep it safe.
   *[other] { $count } pupils added. PINs are shown only now: hand them out or keep them safe.
}
class-bad-out = --out: found "{ $found }", expected a file ending in .pdf or .txt.
class-bad-address = --address: found "{ $found }", expected something like http://192.168.1.20:8000/
class-whose-pin = whose PIN? Expected names or codes, or --all.
class-delete-sure = Delete { $name } with everything they have done? [y/N]
class-delete-yes = to delete { $name } with everything they have done, add --yes.
class-deleted = { $name } is deleted, with everything they have done.
class-not-deleted = { $name } stays.
class-pupils = { $count ->
    [0] No pupils yet.
    [one] 1 pupil:
   *[other] { $count } pupils:
}
class-never-there = (not signed in yet)
class-tasks = { $count ->
    [0] No tasks yet.
    [one] 1 task:
   *[other] { $count } tasks:
}
class-versions = { $count } versions
class-assign-what = what is to be done? Expected one of { $options }.
class-assigned = Task { $number }: { $name }
class-version = Version { $letter }: seed { $seed }, { $points } points, about { $minutes } min
class-exam-set = Seed { $seed }, { $points } points, about { $minutes } min
class-versions-apart = The versions differ by more than 5 % in points or minutes: another seed, or more questions, brings them closer.
class-few-versions = only { $found } different papers were found on these terms, { $wanted } are wanted.
class-exam-again = this exam, with seed { $seed }, was set already. Take another seed.
class-no-exercises = the lesson { $found } has no exercises that are counted; assign it with --lesson.
class-bad-date = { $option }: found "{ $found }", expected a day such as 2026-03-12, or "2026-03-12 09:30".
class-dates-turned = --until { $closes } is not after --from { $opens }.
class-withdrawn = Task { $number } is withdrawn: { $name }. What was done stays in the pupils' files.
class-paper-for = Version { $letter } is for { $names }.
class-mark-how = Type what stands on the paper. Enter alone goes to the next question; after the last one everything is marked. quit leaves without marking.
class-mark-question = Question { $number } of { $of } · { $name } · { $points } points
class-mark-rows = Or row by row, as it was filled in: a sign for each cell.
class-mark-again = { $name } has a mark for this exam: the new one takes its place.
class-mark-stopped = Nothing was marked, and nothing is kept.
class-mark-on-screen = { $name } has handed this exam in on screen: it has its mark.
class-marked = The mark of { $name } is written down.

## Help

class-option =
    .folder = The folder of the class.
    .pupil = A pupil, by name or code.
    .task = The number of a task (see tutor class list).
    .address = Where pupils reach the tutor: it stands on the slips and in the links.
    .paper_size = The sheets of a PDF: a4 or letter.
command-class-new = Make a folder into a class.

    The folder holds everything: class.db with names, tasks and marks, and a learner's file for each pupil. To move a class or to keep a copy, copy the folder while nothing runs; to forget everything, delete it. Of pupils nothing is kept beyond a name.
command-class-add = Let pupils in, and give out their codes.

    Each gets a code, a PIN and a link that lets them in without either, printed once: PINs are not kept, only what tells whether one is right. The sheet goes to standard output as text, or with --out to a PDF with a QR code for each pupil, to be cut apart.
    .names = The names, as they shall stand in the results.
    .table = More names from a CSV file: a column Name, or First name and Last name, else the first column.
    .out = Write the sheet to a file ending in .pdf (needs the extra paper) or .txt.
command-class-assign = Ask the class for something: a lesson, exercises, puzzles, or an exam.

    Pupils find it on their first screen. With --versions, neighbours get different boards that are worth the same: puzzles turned around, or exams of the same questions and points. An exam is sat once, on screen, or on paper (tutor class paper, tutor class mark); its questions leave the folder only while it is open.
    .lesson = A lesson to read, with its exercises (see tutor learn).
    .technique = Exercises about a technique, by its id.
    .grids = Puzzles to solve, from a file or typed; more than once for several. With --exam: grids that questions come from.
    .exam = An exam, on terms as tutor exam has them.
    .count = How many exercises. [default: 5]
    .opens = From which day on, or which moment, for instance 2026-03-12 or "2026-03-12 09:30".
    .closes = Until when; a day counts to its end.
    .number = How many versions, of puzzles or of an exam. [default: 1]
    .level = beginner, easy, medium, hard, expert or master. [default: medium]
command-class-list = Who is in the class, and what they are asked to do.
command-class-results = Everybody's results: on screen, for a spreadsheet, or for programs.

    The table for spreadsheets is in your language: in French semicolons, decimal commas and French headings, as Excel there wants them.
    .as_json = One JSON object per pupil and line.
    .as_csv = A table for a spreadsheet.
    .out = Write to a file instead of standard output; one ending in .csv is a table for a spreadsheet.
command-class-paper = Write an exam to be printed, with its key; each version by itself.
    .out = Where it goes: PDF (needs the extra paper) or Markdown. The key is written beside it.
command-class-mark = Mark an exam that was sat on paper: type what the pupil wrote.

    It is marked by the rules of the screen, and stands in the same results. A mistake in typing is mended by marking once more.
command-class-reset-pin = Give pupils new PINs and links; the old ones end.
    .pupils = Pupils, by names or codes.
    .everybody = Everybody in the class.
    .out = Write the sheet to a file ending in .pdf (needs the extra paper) or .txt.
command-class-withdraw = Take a task back.
command-class-delete = Delete a pupil, with everything they have done.
    .yes = Do not ask.
