"""A sprint without a screen: the clock, the answers, the best, what it shows of the learner."""

from datetime import UTC, datetime
from pathlib import Path

from tutor.activity.sprint import Sprint
from tutor.language import Speaker
from tutor.learn.learner import open_store
from tutor.learn.mastery import mastery_in
from tutor.learn.placement import Start, keep
from tutor.learn.progress import best_sprint
from tutor.learn.sprint import SECONDS, similar_to
from tutor.store import Store


class Clock:
    """Time that passes when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def sprint_in(store: Store, clock: Clock, *techniques: str) -> Sprint:
    speaker = Speaker("en", "screens", "commands")
    subject = techniques[0] if len(techniques) == 1 else "sudoku"
    return Sprint(subject, techniques, "1", store, lambda _: speaker, lambda _: None, clock)


def right(sprint: Sprint) -> int:
    return sprint.trial.options.index(sprint.trial.right)


def wrong(sprint: Sprint) -> int:
    return 1 - right(sprint)


def test_right_answers_lead_on_and_the_time_runs_out(tmp_path: Path) -> None:
    store, clock = open_store(tmp_path), Clock()
    sprint = sprint_in(store, clock, "naked-pair")
    for _ in range(5):
        clock.now += 10
        outcome = sprint.answer(right(sprint))
        assert outcome is not None
        assert outcome.is_right
    assert sprint.left == SECONDS - 50
    clock.now += SECONDS
    assert sprint.answer(0) is None, "too late"
    assert sprint.is_over
    assert (sprint.tally.right, len(sprint.tally.answered)) == (5, 5)
    assert sprint.summary()[0] == "5 of 5 right."
    assert mastery_in(store).of("naked-pair").state != "new"
    assert best_sprint("naked-pair", store.course()) == 5


def test_a_wrong_answer_is_explained_while_the_clock_stands(tmp_path: Path) -> None:
    store, clock = open_store(tmp_path), Clock()
    sprint = sprint_in(store, clock, "skyscraper", "two-string-kite", "naked-pair")
    trial = sprint.trial
    clock.now += 3
    outcome = sprint.answer(wrong(sprint))
    assert outcome is not None
    assert not outcome.is_right
    assert outcome.why.sentences
    assert sprint.answer(0) is None, "the next question is not asked yet"
    clock.now += 1000
    assert sprint.left == SECONDS - 3
    assert sprint.trial is trial
    sprint.go_on()
    assert sprint.trial is not trial
    clock.now += 2
    assert sprint.left == SECONDS - 5
    assert sprint.tally.streak == 0


def test_only_a_better_one_is_the_best(tmp_path: Path) -> None:
    store, clock = open_store(tmp_path), Clock()
    for count, told in ((3, None), (2, "Your best is 3."), (4, "A new best! It was 3.")):
        sprint = sprint_in(store, clock, "claiming")
        for _ in range(count):
            sprint.answer(right(sprint))
        sprint.end()
        sprint.end()
        assert told is None or told in sprint.summary()
    assert best_sprint("claiming", store.course()) == 4


def test_nothing_answered_shows_nothing(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    sprint = sprint_in(store, Clock(), "pointing")
    assert sprint.answer(7) is None
    sprint.end()
    assert sprint.summary() == ("0 of 0 right.",)
    assert mastery_in(store).of("pointing").state == "new"
    assert best_sprint("pointing", store.course()) == 0


def test_what_was_mistaken_is_named(tmp_path: Path) -> None:
    sprint = sprint_in(open_store(tmp_path), Clock(), "claiming")
    sprint.answer(wrong(sprint))
    sprint.end()
    assert sprint.summary()[-1] == "Look at these again: claiming (box-line reduction)."


def test_guessing_takes_nothing_away_and_what_comes_back_is_told(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    keep(store, [Start("sudoku", ("full-house", "hidden-single"))], datetime.now(UTC))
    before = mastery_in(store).known
    sprint = sprint_in(store, Clock(), "full-house", "hidden-single")
    for _ in range(8):
        sprint.answer(wrong(sprint))
        sprint.go_on()
    sprint.end()
    assert mastery_in(store).known == before == {"full-house", "hidden-single"}
    told = sprint.summary()[-1]
    assert not [line for line in sprint.summary() if line.startswith("Look at")], "named once"
    assert (stop := sprint.following) is not None
    assert stop.kind == "reread"
    assert stop.lesson in before
    assert told.endswith("come back for review tomorrow. They stay known.")
    assert {one.technique for one in mastery_in(store).slipped(before)} == before


def test_the_answers_stand_in_one_order(tmp_path: Path) -> None:
    singles = ("naked-single", "full-house", "hidden-single")
    sprint = sprint_in(open_store(tmp_path), Clock(), *singles)
    order = similar_to("full-house")
    places = set()
    for _ in range(12):
        options = [one for one in sprint.trial.options if one in order]
        assert options == sorted(options, key=order.index)
        places.add(right(sprint))
        sprint.answer(right(sprint))
    assert len(places) > 1, "the right one is anywhere among them"
