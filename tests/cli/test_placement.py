"""Finding a level in plain text."""

from tests.cli.runner import tutor
from tutor.base.language import Language
from tutor.language import LANGUAGES
from tutor.learn.learner import open_store
from tutor.learn.mastery import mastery_in


def test_a_number_is_asked_for_until_one_comes() -> None:
    done = tutor("placement", "--plain", stdin="x\nhelp\n9\n1\n1\n")
    assert done.code == 0
    assert done.out.count("Type a number from 1 to 3, or") == 3
    assert done.out.count("Which game?") == 2, "help asks once more"
    assert "You start at The rules." in done.out
    assert "tutor learn rules" in done.out


def test_boards_are_set_and_passed_in_both_languages() -> None:
    said: dict[Language, str] = {"en": "You start at The rules.", "fr": "Vous commencez par"}
    for language in LANGUAGES:
        done = tutor("placement", "--plain", "--lang", language, stdin="1\n3\ns\ns\ns\ns\n")
        assert done.code == 0
        assert said[language] in done.out


def test_whoever_stops_keeps_what_was_found() -> None:
    done = tutor("placement", "--plain", stdin="3\n2\nboard\nquit\n")
    assert done.code == 0
    assert done.out.count("You start at") == 2
    store = open_store()
    assert mastery_in(store).begun() == []
    assert "placement" in store.course()
    store.close()


def test_one_can_leave_the_questions_and_type_a_digit_alone() -> None:
    for word in ("quit", "q", "quitter"):
        left = tutor("placement", "--plain", stdin=f"{word}\n")
        assert "Type a number" not in left.out
    done = tutor("learn", "naked-single", "--plain", stdin="skip\nskip\n5\nquit\n")
    assert "Your answer" in done.out or "Right" in done.out


def test_nobody_who_answers_nothing_is_placed() -> None:
    assert tutor("placement", "--plain", stdin="").code == 0
    store = open_store()
    assert store.course() == {}
    store.close()
