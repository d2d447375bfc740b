"""How long single steps take, by the same weights as a whole grid."""

from collections.abc import Iterable

from tutor.rating.models import weighted
from tutor.rating.profile import rating_of
from tutor.rating.weights import shipped


def minutes_for(techniques: Iterable[str]) -> float:
    """What the rater adds for steps of these techniques, each as often as it is named.

    A grid counts its singles by how easily they are seen; here, where a step is asked for by
    its technique, singles count by their rating like everything else.
    """
    weights = shipped()
    uses = sum(map(rating_of, techniques))
    return weights.minutes * weighted({"uses": uses}, weights.coefficients)
