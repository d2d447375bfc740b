"""What is known and when it comes back, from what was shown."""

import math
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta, timezone
from functools import partial

import pytest

from tests.cases import each_case
from tutor.base.events import Event, Source
from tutor.learn.mastery import Aids, Mastery, Standing, State, aids_for

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def event(
    days: float, credit: float = 1.0, source: Source = "spot", technique: str = "x-wing"
) -> Event:
    return Event(technique, START + days * DAY, credit, source)


def standing(events: list[Event], days: float) -> Standing:
    return Mastery(events, START + days * DAY).of("x-wing")


@pytest.fixture
def in_zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Where TZ can be set, to live elsewhere."""
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


def test_what_was_never_tried_is_new() -> None:
    assert standing([], 0) == Standing("x-wing", "new", None, 0.0, 0, None, None)
    assert Mastery([], START).of("no such thing").state == "new"
    assert Mastery([], START).due_today() == []
    assert Mastery([], START).known == frozenset()


def test_from_new_to_learning_to_known_to_due() -> None:
    once = [event(0)]
    first = standing(once, 0)
    assert (first.state, first.reviews, first.due) == ("learning", 1, START + 2 * DAY)
    twice = [*once, event(2)]
    second = standing(twice, 2)
    assert (second.state, second.reviews, second.last) == ("known", 2, START + 2 * DAY)
    assert second.due is not None
    assert second.due > START + 4 * DAY
    later = Mastery(twice, second.due)
    assert later.of("x-wing").state == "due"
    assert later.knows("x-wing")
    assert later.known == {"x-wing"}
    assert [s.technique for s in later.due_today()] == ["x-wing"]
    assert second.recall == 1.0
    assert later.of("x-wing").recall == pytest.approx(0.9, abs=0.02)


def test_what_is_failed_comes_back_the_next_day() -> None:
    events = [event(0), event(2)]
    assert standing(events, 30).state == "due"
    events.append(event(30, 0.2))
    again = standing(events, 30)
    assert (again.state, again.due) == ("known", START + 31 * DAY), "it stays known"
    assert again.has_slipped
    assert aids_for(again, fade=True) == Aids(candidates=True, lighting=True)
    assert standing(events, 31).state == "due"
    assert Mastery(events, START + 31 * DAY).slipped(["x-wing", "x-wing", "swordfish"])
    events.append(event(31))
    assert standing(events, 31).state == "known"
    assert not standing(events, 31).has_slipped
    assert standing(events, 31).stability < standing([event(0), event(2), event(30)], 30).stability


def test_a_sitting_is_one_review() -> None:
    sitting = [event(0 + hours / 24) for hours in (0, 3, 8, 13.5)]
    assert standing(sitting, 1).reviews == 1
    assert standing(sitting, 1).last == sitting[-1].at
    assert standing([event(0), event(6 / 24)], 1).reviews == 2


@each_case(
    ("credits", "days"),
    [
        ([0.0], 1.0),
        ([0.49], 1.0),
        ([0.5], 1.5),
        ([0.79], 1.5),
        ([0.8], 2.0),
        ([0.9, 0.9, 0.6, 0.8], 2.0),
        ([0.6, 0.9, 0.9], 2.0),  # 0.8 on average, but for rounding
        ([1.0, 1.0, 1.0, 0.6], 1.5),
        ([1.0, 1.0, 1.0, 0.0], 1.0),
        ([0.0, 0.0, 1.0], 1.0),
        ([0.0, 1.0, 1.0], 1.5),
    ],
)
def test_the_rating_of_a_sitting(credits: list[float], days: float) -> None:
    events = [event(0.01 * number, credit) for number, credit in enumerate(credits)]
    found = standing(events, 1)
    assert found.last is not None
    assert found.due == found.last + days * DAY


def test_a_passed_test_is_knowledge_and_a_failed_one_is_nothing() -> None:
    passed = standing([event(0, 0.9, "test")], 0)
    assert passed.state == "known"
    assert passed.stability > 5
    assert standing([event(0, 0.7, "test")], 0) == Standing("x-wing", "new")
    lesson = [event(0.1), event(0.12)]
    assert standing([event(0, 0.0, "test"), *lesson], 1) == standing(lesson, 1)


def test_nothing_is_learnt_in_a_day() -> None:
    often = [event(hours / 24) for hours in (0, 7, 14, 21)]
    assert standing(often, 1).state == "learning"
    assert standing(often, 1).due == START + 2 * DAY
    assert standing([*often, event(1.5)], 2).state == "known"
    assert standing([event(0), event(0.4, credit=0.0)], 1).due == START + 1.4 * DAY


def test_a_passed_test_does_not_hide_what_went_wrong_after_it() -> None:
    passed = event(0, 0.9, "test")
    wrong = [event(0.01, credit=0.0), event(0.02, credit=0.0)]
    assert standing([passed], 1).state == "known"
    after = standing([passed, *wrong], 0.5)
    assert (after.state, after.due) == ("known", START + 1.02 * DAY), "it comes back the next day"
    assert after.has_slipped


def test_a_game_counts_but_is_never_easy() -> None:
    assert standing([event(0, 1.0, "game")], 0) == standing([event(0)], 0)
    known = [event(0), event(2)]
    early = standing([*known, event(3, 1.0, "game")], 3)
    assert early == standing([*known, event(3)], 3)
    assert early.stability > standing(known, 3).stability


def test_order_and_doubles_do_not_matter() -> None:
    events = [event(day, credit) for day, credit in ((0, 1), (2, 0.9), (9, 0.3), (10, 0.8))]
    mixed = events * 2
    random.Random(1).shuffle(mixed)
    assert standing(mixed, 12) == standing(events, 12)
    assert Mastery(iter(events), START).of("x-wing").reviews > 0


@each_case("credit", [-3.0, 7.0, math.inf, -math.inf, math.nan])
@each_case(
    "at",
    [
        START + 400 * DAY,
        START.replace(tzinfo=None),
        datetime.min,
        datetime.max,
        datetime.min.replace(tzinfo=timezone(timedelta(hours=14))),
        datetime.max.replace(tzinfo=timezone(timedelta(hours=-12))),
    ],
)
def test_nothing_odd_raises(at: datetime, credit: float) -> None:
    events = [Event("x-wing", at, credit, "use"), event(0), event(2)]
    for now in (START + 3 * DAY, datetime.min, datetime.max, at):
        mastery = Mastery(events, now)
        found = mastery.of("x-wing")
        assert found.due is not None
        assert found.last is not None
        assert found.last <= mastery.now
        assert found.due - found.last <= 365 * DAY
        assert found.recall is not None
        assert 0 <= found.recall <= 1
        mastery.due_today()


def test_years_of_practice_still_come_back_once_a_year() -> None:
    events = [event(day, 1.0, "test") for day in range(0, 9000, 300)]
    found = standing(events, 9000)
    assert found.stability > 365
    assert found.due == START + (8700 + 365) * DAY


def test_due_by_the_end_of_the_learners_day(in_zone: pytest.MonkeyPatch) -> None:
    events = [event(0), event(0, technique="swordfish")]
    in_zone.setenv("TZ", "Etc/GMT-14")  # noon in London is two in the morning of the next day
    time.tzset()
    assert Mastery(events, START + DAY).due_today() == []
    assert len(Mastery(events, START + timedelta(days=1, hours=23)).due_today()) == 2
    in_zone.setenv("TZ", "Etc/GMT+11")  # one in the morning: the day is all ahead
    time.tzset()
    assert Mastery(events, START + timedelta(days=1, hours=12)).due_today() == []
    morning = Mastery(events, START + timedelta(days=1, hours=23, minutes=30)).due_today()
    assert {s.technique for s in morning} == {"x-wing", "swordfish"}


def test_the_most_forgotten_first() -> None:
    events = [
        event(0, 1.0, technique="naked-pair"),
        event(0, 0.0, technique="x-wing"),
        event(0, 0.6, technique="swordfish"),
        event(0, 0.6, technique="of another version"),
    ]
    due = [s.technique for s in Mastery(events, START + 5 * DAY).due_today()]
    assert due == ["x-wing", "swordfish", "naked-pair"]


def test_aids_fade() -> None:
    every = Aids(candidates=True, lighting=True)
    unsure: tuple[State, ...] = ("new", "learning")
    for state in unsure:
        assert aids_for(Standing("x-wing", state, stability=50), fade=True) == every
    learnt: tuple[State, ...] = ("known", "due")
    for state in learnt:
        assert aids_for(Standing("x-wing", state, stability=20.9), True) == Aids(True, False)
        assert aids_for(Standing("x-wing", state, stability=21), True) == Aids(False, False)
        assert aids_for(Standing("x-wing", state, stability=99), fade=False) == every


def test_aids_come_back_when_recall_has_faded() -> None:
    every = Aids(candidates=True, lighting=True)
    learnt: tuple[State, ...] = ("known", "due")
    for state in learnt:
        assert aids_for(Standing("x-wing", state, stability=99, recall=0.79), True) == every
        assert aids_for(Standing("x-wing", state, stability=99, recall=0.8), True) != every
    events = [event(0), event(2), event(12), event(50)]
    firm, faded = (standing(events, 50 + days) for days in (10, 1000))
    assert aids_for(firm, fade=True) == Aids(candidates=False, lighting=False)
    assert faded.stability == firm.stability
    assert aids_for(faded, fade=True) == every


# A learner who does what is due and is right so often


def lived(credits: Callable[[], float], days: int = 90) -> list[State]:
    """How one technique stands, day after day."""
    events: list[Event] = []
    states: list[State] = []
    for day in range(days):
        due = standing(events, day).due
        if due is None or due <= START + (day + 0.3) * DAY:
            events += [event(day + 0.01 * n, credits()) for n in range(1 if events else 3)]
        states.append(standing(events, day + 0.1).state)
    return states


@pytest.mark.parametrize("credit", [0.7, 0.75, 0.79])
def test_seven_parts_of_ten_are_enough_in_the_end(credit: float) -> None:
    states, easily = lived(lambda: credit), lived(lambda: 1.0)
    assert "known" in states[:10]
    assert states.index("known") > easily.index("known"), "but later than with ease"
    assert "learning" not in states[10:]


def test_less_than_that_stays_being_learnt() -> None:
    for credit in (0.3, 0.5, 0.69):
        assert set(lived(partial(float, credit))) == {"learning"}


def test_who_is_right_seven_times_of_ten_gets_there_too() -> None:
    for seed in range(12):
        states = lived(partial(random.Random(seed).choice, [1.0] * 7 + [0.0] * 3))
        assert "known" in states[:30], seed
        assert states[45:].count("learning") < 23, "known most of the time"


def test_forgetting_takes_the_efforts_back() -> None:
    efforts = [event(day, 0.7) for day in (0, 2, 4)]
    assert standing([*efforts, event(6, 0.0), event(7, 0.7), event(9, 0.7)], 9).state == "learning"
    kept = [*efforts, event(6, 0.7), event(9, 0.7)]
    assert standing(kept, 9).state == "known"


# Two months of a learner who does every day what is due

NOON = datetime(2026, 3, 2, 12).astimezone()
"""Where the learner is, so that no day ends in the middle of the work."""
TECHNIQUES = (
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "x-wing",
    "skyscraper",
    "xy-wing",
    "swordfish",
    "w-wing",
)
FORGETFUL = frozenset({"claiming", "hidden-pair", "x-wing", "xy-wing"})
LAPSES = (2, 6)
"""The third and the seventh time, these are not recalled."""


class Learner:
    """Begins a technique every other day, and each day practises what is due."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.load: list[int] = []
        self.gaps: defaultdict[str, list[tuple[bool, float]]] = defaultdict(list)
        """Per technique, whether it was recalled, and the days until it is due again."""
        self.overdue: list[tuple[str, float]] = []

    def live(self, days: int) -> None:
        for day in range(days):
            now = (NOON + timedelta(days=day, hours=day % 5)).astimezone(UTC)
            due = [standing.technique for standing in Mastery(self.events, now).due_today()]
            self.load.append(len(due))
            if day % 2 == 0 and day // 2 < len(TECHNIQUES):
                due.append(TECHNIQUES[day // 2])
            for technique in due:
                times = len(self.gaps[technique])
                recalled = not (technique in FORGETFUL and times in LAPSES)
                for minutes in range(3):
                    at = now + timedelta(minutes=minutes)
                    self.events.append(Event(technique, at, 1.0 if recalled else 0.2, "use"))
                found = Mastery(self.events, at).of(technique)
                assert found.due is not None
                self.gaps[technique].append((recalled, (found.due - at) / DAY))
            night = Mastery(self.events, now + timedelta(hours=1))
            self.overdue += [
                (s.technique, day) for s in night.begun() if s.due is None or s.due <= night.now
            ]
            assert night.due_today() == [], "what was done is done for today"


def test_two_months_of_learning() -> None:
    learner = Learner()
    learner.live(60)
    assert set(learner.gaps) == set(TECHNIQUES)
    assert learner.overdue == [], "nothing is left beyond its day"
    for technique in set(TECHNIQUES) - FORGETFUL:
        growing = [days for _, days in learner.gaps[technique]]
        assert growing == sorted(growing), f"{technique}: the more often recalled, the longer"
        assert growing[-1] > 20
        assert len(growing) <= 6, "what is known is left in peace"
    steady = [gaps for technique, gaps in learner.gaps.items() if technique not in FORGETFUL]
    for technique in FORGETFUL:
        gaps = learner.gaps[technique]
        assert [recalled for recalled, _ in gaps].count(False) == 2
        for lapse in LAPSES:
            (_, before), (_, forgotten), (_, again) = gaps[lapse - 1 : lapse + 2]
            assert forgotten == 1 < again < before, f"{technique}: forgotten, so it comes sooner"
            assert again < min(one[2][1] for one in steady)
        assert gaps[-1][1] > 1, "and in time it sits again"
        assert len(gaps) > max(map(len, steady)), f"{technique} comes more often"
    assert max(learner.load) <= 4
    assert sum(learner.load[45:]) / 15 < 2, "the work for one day does not pile up"


def test_practice_takes_nothing_away_that_is_known() -> None:
    placed = [event(0, source="placement")]
    sources: tuple[Source, ...] = ("game", "sprint", "spot", "use", "exam")
    for source in sources:
        events = [*placed, *(event(1 + 0.01 * n, 0.0, source) for n in range(4))]
        found = standing(events, 1.1)
        assert (found.state, found.due) == ("known", START + 2.03 * DAY), source
        assert found.has_slipped, "but it is told"
        assert standing(events, 3).state == "due"
        for day in range(2, 20):
            events.append(event(day, 0.0, source))
            assert Mastery(events, START + day * DAY).knows("x-wing")


def test_a_hint_in_a_game_changes_no_more_than_the_day() -> None:
    placed = [event(0, source="placement")]
    hinted = standing([*placed, event(1, 0.0, "game")], 1.1)
    assert hinted.stability == standing(placed, 1.1).stability
    assert hinted.stability > standing([*placed, event(1, 0.0)], 1.1).stability


def test_what_went_half_well_is_never_put_off() -> None:
    placed = [event(0, source="placement")]
    planned = standing(placed, 3).due
    assert planned is not None
    half = standing([*placed, event(3, 0.675, "exam")], 3.1)
    ahead = planned - (START + 3 * DAY)
    assert half.due == START + 3 * DAY + ahead / 2, "it comes back sooner than planned"
    near = standing([*placed, event(7.5, 0.675, "exam")], 7.6)
    assert near.due == planned, "and never later"
    late = standing([*placed, event(9, 0.675, "exam")], 9.1)
    assert late.due is not None
    assert late.due > START + 10 * DAY, "what was due has come back"
    played = standing([*placed, event(3, 0.675, "game")], 3.1)
    assert played.due == planned, "a game with some help does not hurry it"


def test_the_worse_of_a_sitting_counts() -> None:
    placed = [event(0, source="placement")]
    hinted = [*placed, event(3, 0.4, "game")]
    tomorrow = standing(hinted, 3.1).due
    assert tomorrow == START + 4 * DAY
    for credit in (0.675, 1.0):
        after = standing([*hinted, event(3, credit, "exam")], 3.1)
        assert (after.state, after.due) == ("known", tomorrow), credit


def test_an_exam_after_a_passed_test_brings_it_nearer() -> None:
    passed = event(0, 1.0, "test")
    alone, both = standing([passed], 1), standing([passed, event(0.01, 0.675, "exam")], 1)
    assert alone.due is not None
    assert both.due is not None
    assert START + DAY < both.due < alone.due
