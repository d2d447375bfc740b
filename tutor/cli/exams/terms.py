"""The terms of an exam: from what was typed on the command line, and back."""

import shlex
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import NoReturn

from tutor.base.shown import printable, typed, visible
from tutor.cli.choice import Choice
from tutor.cli.orders import folded, level_named
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.sudoku.commands import CURRICULUM
from tutor.games.both import NONOGRAM, SUDOKU, game_of
from tutor.games.game import GameName
from tutor.learn.exam.edition import edition
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.kinds import ALL_KINDS, HEAVIEST, Games, Kind, Weighted, in_order
from tutor.learn.exam.own import BadOwn, game_of_line, own_lines
from tutor.learn.exam.paper import Paper, make_paper, new_seed
from tutor.learn.exam.preferences import (
    LONGEST_SEED,
    extra_of,
    is_fit,
    level_of_grids,
    level_of_learner,
    mark_of,
    whole,
)
from tutor.learn.exam.question_kinds import can_be_examined, kinds_for
from tutor.learn.exam.syllabus import (
    CHOICES,
    FULL_MARK,
    MOST_EXTRA,
    MOST_MINUTES,
    MOST_QUESTIONS,
    PASS_MARK,
    USUAL_GAME,
    USUAL_PACE,
    USUAL_QUESTIONS,
    Syllabus,
    games_of,
    levels_for,
)
from tutor.learn.exam.ticket import (
    LONGEST_KEY,
    SHORTEST_KEY,
    BadClassKey,
    Ticket,
    is_ticket,
)
from tutor.learn.learner import open_store
from tutor.learn.mastery import mastery_in
from tutor.nonogram.names import technique_of
from tutor.rating.levels import LEVELS as ALL_LEVELS
from tutor.rating.levels import Level
from tutor.rating.pace import PACES
from tutor.techniques.ladder import SEARCH

_SEARCHES = (SEARCH.id, technique_of(SEARCH.id))
_TECHNIQUES: dict[GameName, Choice] = {
    "sudoku": CURRICULUM.choice,
    "nonogram": Choice(NONOGRAM.techniques, _SEARCHES[1], "tutor nonogram techniques"),
}
_HARDEST: Level = "diabolical"
DEFAULT: Level = "medium"
"""Where a seed is given: the same command and seed give everybody the same paper."""


def syllabus_of(
    run: Run,
    *,
    level: str | None = None,
    game: str | None = None,
    techniques: str | None = None,
    questions: str | None = None,
    minutes: str | None = None,
    strict: bool = False,
    pass_mark: str | None = None,
    kinds: str | None = None,
    grids: list[str] | None = None,
    pace: str | None = None,
    bonus: bool = False,
    usual_level: Callable[[Games], Level] = lambda _: DEFAULT,
) -> Syllabus:
    """The syllabus that options describe; what cannot be is refused.

    Args:
        run: the command.
        usual_level: the level where none is named.
        level, game, techniques, questions, minutes, strict, pass_mark, kinds, grids, pace,
            bonus: what was typed.
    """
    chosen = () if techniques is None else _techniques(run, techniques)
    own = _own(run, grids or [], game)
    games = _games(run, _game_of_grids(own) if game is None and own else game)
    if own and level is None:
        level = level_of_grids(own, games)
    wanted = None if chosen else _level(run, usual_level(games) if level is None else level, games)
    syllabus = Syllabus(
        wanted,
        chosen,
        _number(run, "--questions", questions, USUAL_QUESTIONS, MOST_QUESTIONS),
        mode="strict" if strict else "training",
        pass_mark=_mark(run, pass_mark),
        game=games,
        bonus=bonus,
        own=own,
        pace=USUAL_PACE if pace is None else run.choice("--pace", pace, PACES),
    )
    syllabus = replace(syllabus, kinds=_kinds(run, kinds, syllabus)).with_usual_time()
    limit = _number(run, "--minutes", minutes, syllabus.minutes, MOST_MINUTES)
    return replace(syllabus, minutes=limit)


def usual_level(*, is_same_for_all: bool) -> Callable[[Games], Level]:
    """The level where none is named: the learner's, unless everybody is to get the same."""

    def found(games: Games) -> Level:
        if is_same_for_all:
            return DEFAULT
        with closing(open_store()) as store:
            return level_of_learner(mastery_in(store), games)

    return found


def _kinds(run: Run, text: str | None, syllabus: Syllabus) -> tuple[Weighted, ...]:
    """``next,every=2``: the kinds of questions, some with a weight."""
    if text is None:
        return ()
    possible, found = kinds_for(syllabus), dict[Kind, int]()
    for part in text.split(","):
        name, has_weight, number = folded(part).partition("=")
        kind = next((one for one in possible if one == name.strip()), None)
        if kind is None and name.strip() in ALL_KINDS:
            choices = " ".join(possible)
            run.refuse("exam-kind-not-here", found=name.strip(), choices=choices)
        if kind is None:
            run.refuse_choice("--kinds", part, possible)
        if kind in found:
            run.refuse("exam-kind-twice", found=kind)
        weight = whole(number, HEAVIEST) if has_weight else 1
        if weight is None:
            shown = printable(part.strip())
            run.refuse("exam-bad-weight", found=shown, kind=kind, most=HEAVIEST)
        found[kind] = weight
    return tuple((kind, found[kind]) for kind in ALL_KINDS if kind in found)


def _own(run: Run, inputs: list[str], game: str | None) -> tuple[str, ...]:
    """Own grids, from files or as they were typed; what nothing can be asked about is refused."""
    try:
        return own_lines(inputs, games_of(_games(run, game))[0])
    except BadOwn as refused:
        run.refuse_text(f"--grids{run.say('colon')}{refused.tell(run.speaker)}")


def _game_of_grids(lines: tuple[str, ...]) -> Games:
    first, *others = dict.fromkeys(map(game_of_line, lines))
    return "both" if others else first


def extra_time(run: Run, text: str | None) -> int:
    """Extra time in percent; none if it was not asked for."""
    extra = 0 if text is None else extra_of(text)
    if extra is None:
        found = typed(str(text))
        run.refuse("exam-bad-extra", found=found, most=MOST_EXTRA)
    return extra


def _games(run: Run, game: str | None) -> Games:
    wanted = "sudoku" if game is None else folded(game)
    found = next((known for known in CHOICES if known == wanted), None)
    if found is None:
        run.refuse_choice("--game", str(game), CHOICES)
    return found


def _level(run: Run, level: str, games: Games) -> Level:
    levels = levels_for(games)
    wanted = level_named(level, levels)
    if wanted is None:
        if SUDOKU.name in games_of(games) and level_named(level, ALL_LEVELS) == _HARDEST:
            run.refuse("exam-no-nets", level=_HARDEST, levels=" ".join(levels))
        run.refuse_choice("--level", level, levels)
    return wanted


def _techniques(run: Run, text: str) -> tuple[str, ...]:
    found: list[str] = []
    for name in text.split(","):
        rule = technique_of(folded(name))  # no two games call a technique the same
        wanted = rule if rule in NONOGRAM.techniques else name
        choice = _TECHNIQUES[game_of(folded(wanted)).name]
        id_ = choice.named("--techniques", wanted, run)
        choice.refuse_on_request("--techniques", id_, run)
        if id_ in _SEARCHES:
            run.refuse("exam-no-logic", found=id_)
        if not can_be_examined(id_):
            run.refuse("exam-not-asked", found=id_)
        if id_ in found:
            run.refuse("exam-technique-twice", found=id_)
        found.append(id_)
    return in_order(tuple(found))


def _number(run: Run, option: str, text: str | None, usual: int, most: int) -> int:
    number = usual if text is None else whole(text, most)
    if number is None:
        found = typed(str(text))
        run.refuse("option-bad-range", option=option, found=found, most=most)
    return number


def _mark(run: Run, text: str | None) -> float:
    mark = PASS_MARK if text is None else mark_of(text)
    if mark is None:
        run.refuse("exam-bad-pass", found=typed(str(text)), of=FULL_MARK)
    return mark


def text_of(run: Run, option: str, text: str | None, longest: int) -> str:
    """A name or a seed; one that would spoil what it is printed on is refused."""
    found = (text or "").strip()
    if not is_fit(found, longest):
        shown = printable(found)
        run.refuse("option-bad-text", option=option, found=shown, most=longest)
    return found


def seed_of(run: Run, text: str | None) -> str:
    """The seed that was asked for; nothing if none was."""
    if text is not None and not text.strip():
        run.refuse("exam-empty-seed")
    return text_of(run, "--seed", text, LONGEST_SEED)


def refuse_class_key(run: Run) -> NoReturn:
    """Say what a class key looks like; what was typed is nobody's business."""
    run.refuse("exam-bad-class", least=SHORTEST_KEY, most=LONGEST_KEY)


def ticket_of(run: Run, text: str, syllabus: Syllabus, seed: str) -> Ticket:
    """The ticket that was typed, or that of a class key."""
    try:
        return Ticket.of_word(text) if is_ticket(text) else Ticket.of_key(text, syllabus, seed)
    except BadClassKey:
        refuse_class_key(run)


def refuse_wrong_ticket(run: Run, text: str, ticket: Ticket, syllabus: Syllabus, seed: str) -> None:
    """Refuse a ticket that was mistyped, or is for another exam or edition."""
    if is_ticket(text) and not ticket.fits(text, syllabus, seed, edition()):
        run.refuse("exam-wrong-ticket", edition=edition())


def paper_of(run: Run, syllabus: Syllabus, seed: str, ticket: Ticket | None = None) -> Paper:
    """The paper of a seed, or of a new one if there is none."""
    with Progress() as progress:
        pulse = partial(progress.tell, run.say, "exam-working")
        return make_paper(syllabus, seed or new_seed(), pulse, ticket)


def command_for(exam: Exam) -> str:
    """The command that opens just this exam in plain text."""
    extra = ["--extra-time", f"{exam.extra}%"] if exam.extra else []
    return command_on(exam.paper, exam.ticket, exam.name, "--plain", *extra)


def command_on(paper: Paper, ticket: Ticket | None, name: str = "", *how: str) -> str:
    """The command that opens an exam on a paper; a class exam by its ticket."""
    syllabus = paper.syllabus
    if syllabus.level is None:
        subject = ["--techniques", ",".join(syllabus.chosen)]
    else:
        game = [] if syllabus.game == USUAL_GAME else ["--game", syllabus.game]
        subject = ["--level", syllabus.level, *game]
    words = ["tutor", "exam", *how, *subject]
    words += ["--questions", str(syllabus.questions), "--minutes", str(syllabus.minutes)]
    words += ["--strict"] if syllabus.mode == "strict" else []
    words += ["--pass", f"{syllabus.pass_mark:g}"] if syllabus.pass_mark != PASS_MARK else []
    kinds = [kind if weight == 1 else f"{kind}={weight}" for kind, weight in syllabus.kinds]
    words += ["--kinds", ",".join(kinds)] if kinds else []
    words += ["--pace", syllabus.pace] if syllabus.pace != USUAL_PACE else []
    words += ["--bonus"] if syllabus.bonus else []
    words += [word for line in syllabus.own for word in ("--grids", line)]
    words += ["--name", name] if name else []
    words += ["--seed", paper.seed]
    if ticket is not None:
        words += ["--class", ticket.word(syllabus, paper.seed, paper.edition)]
    return visible(shlex.join(words))
