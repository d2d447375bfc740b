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
task-closed = closed { $moment }
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
tasks-none = Your teacher hasn’t set any tasks yet.
tasks-not-yet = You can do that { $when }.
tasks-over = That closed on { $moment }.
tasks-marked-on-paper = You did this on paper: { $told }.
tasks-lost = That puzzle can’t be read here.

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
desk-hint = Both are on the slip your teacher gave you.
desk-wrong = That code and PIN don’t match. Check your slip.
desk-too-often = Too many tries. Wait a minute, or ask your teacher.
desk-bad-link = This link is no longer valid. Sign in, or ask your teacher for a new slip.
desk-teacher-only = This page is the teacher’s. Open the address tutor serve showed when it started.
desk-class = Class
desk-pupil = Pupil
desk-where = Where
desk-since = Since
desk-stuck = Stuck on
desk-mean = Mean
desk-away = not here
desk-minutes = { $count } min
desk-most-missed = Missed most: { $name }
desk-nobody-missed = Nothing missed lately.
desk-download = Results as a table (CSV)
desk-updated = Updates by itself.
desk-lost = Connection lost. Trying again…
desk-here = { $count ->
    [one] 1 of { $all } here
   *[other] { $count } of { $all } here
}

## Commands

class-made = "{ $name }" is now a class. Next: tutor class add.
class-missing = "{ $name }" isn’t a class: tutor class new makes one.
class-exists = "{ $name }" is already a class.
class-foreign = "{ $name }" isn’t a class file.
class-newer = "{ $name }" was written by a later version of Pas à pas.
class-unreadable = "{ $name }" can’t be used ({ $reason }).
class-nobody = nobody is called "{ $found }" in this class: expected a name or a code (tutor class list).
class-no-task = no task { $found }: expected one of { $numbers }.
class-no-exam = task { $number } isn’t an exam.
class-no-names = who is in it? Expected names, or --csv FILE.
class-no-names-in-file = --csv: no names found, expected one on each line, or a column called Name.
class-bad-table = --csv: "{ $name }" isn’t a table.
class-bad-name = "{ $found }" can’t be a name: expected 1 to { $most } visible characters.
class-taken = there is already a "{ $name }" in this class. Add a letter to tell them apart; nobody was added.
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
class-deleted = { $name } is deleted, with everything they did.
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
class-assign-what = what should they do? Expected one of { $options }.
class-assigned = Task { $number }: { $name }
class-version = Version { $letter }: seed { $seed }, { $points } points, about { $minutes } min
class-exam-set = Seed { $seed }, { $points } points, about { $minutes } min
class-versions-apart = The versions differ by more than 5 % in points or minutes: another seed, or more questions, brings them closer.
class-few-versions = these terms give only { $found } different papers, and you asked for { $wanted }.
class-exam-again = this exam was already set with seed { $seed }. Take another seed.
class-no-exercises = the lesson { $found } has no exercises that count; assign it with --lesson.
class-bad-date = { $option }: found "{ $found }", expected a day such as 2026-03-12, or "2026-03-12 09:30".
class-dates-turned = --until { $closes } is not after --from { $opens }.
class-withdrawn = Task { $number } is withdrawn: { $name }. What pupils did stays in their files.
class-paper-for = Version { $letter } is for { $names }.
class-mark-how = Type what is on the paper. Enter alone goes to the next question; after the last one I mark it all. quit leaves without marking.
class-mark-question = Question { $number } of { $of } · { $name } · { $points } points
class-mark-rows = Or row by row, as filled in: one character per cell.
class-mark-again = { $name } already has a mark for this exam: the new one replaces it.
class-mark-stopped = Nothing was marked, and nothing is saved.
class-mark-on-screen = { $name } handed this exam in on screen: it already has its mark.
class-marked = Saved: the mark of { $name }.

## Help

class-option =
    .folder = The folder of the class.
    .pupil = A pupil, by name or code.
    .task = The number of a task (see tutor class list).
    .address = Where pupils reach the tutor, as shown on the slips and in the links.
    .paper_size = The sheets of a PDF: a4 or letter.
command-class-new = Turn a folder into a class.

    The folder holds everything: class.db with names, tasks and marks, and a learner's file for each pupil. To move a class or to keep a copy, copy the folder while nothing is running; to forget everything, delete it. About pupils, only a name is kept.
command-class-add = Let pupils in, and give out their codes.

    Each gets a code, a PIN and a link that lets them in without either, printed once: PINs are not kept, only a way to check them. The sheet goes to standard output as text, or with --out to a PDF with a QR code for each pupil, to cut up.
    .names = The names, as they should appear in the results.
    .table = More names from a CSV file: a column Name, or First name and Last name, else the first column.
    .out = Write the sheet to a file ending in .pdf (needs the extra paper) or .txt.
command-class-assign = Set the class a task: a lesson, exercises, puzzles, or an exam.

    Pupils find it on their first screen. With --versions, neighbours get different boards of equal worth: puzzles turned around, or exams with the same questions and points. Pupils sit an exam once, on screen, or on paper (tutor class paper, tutor class mark); its questions leave the folder only while it is open.
    .lesson = A lesson to read, with its exercises (see tutor learn).
    .technique = Exercises about a technique, by its id.
    .grids = Puzzles to solve, from a file or typed; more than once for several. With --exam: grids that questions come from.
    .exam = An exam, on the same terms as tutor exam.
    .count = How many exercises. [default: 5]
    .opens = From which day or moment, for instance 2026-03-12 or "2026-03-12 09:30".
    .closes = Until when; a day counts to its end.
    .number = How many versions, of puzzles or of an exam. [default: 1]
    .level = beginner, easy, medium, hard, expert or master. [default: medium]
command-class-list = Who is in the class, and their tasks.
command-class-results = Everybody's results: on screen, for a spreadsheet, or for programs.

    The table for spreadsheets is in your language: in French, with semicolons, decimal commas and French headings, as French Excel expects.
    .as_json = One JSON object per pupil and line.
    .as_csv = A table for a spreadsheet.
    .out = Write to a file instead of standard output; one ending in .csv is a table for a spreadsheet.
command-class-paper = Write an exam to print, with its key; each version separately.
    .out = Where it goes: PDF (needs the extra paper) or Markdown. The key is written beside it.
command-class-mark = Mark an exam sat on paper: type what the pupil wrote.

    It is marked by the same rules as on screen, and goes into the same results. If you mistype, mark it again.
command-class-reset-pin = Give pupils new PINs and links; the old ones stop working.
    .pupils = Pupils, by names or codes.
    .everybody = Everybody in the class.
    .out = Write the sheet to a file ending in .pdf (needs the extra paper) or .txt.
command-class-withdraw = Take a task back.
command-class-delete = Delete a pupil, with everything they have done.
    .yes = Do not ask.
