"""A calibration for programs: everything, as one object."""

from tutor.base.document import JsonObject
from tutor.cli.calibrate import About
from tutor.lab.calibration.calibration import Calibration, Group, Uses
from tutor.lab.calibration.fitting import Agreement, Estimate, Result
from tutor.lab.calibration.material import Material
from tutor.rating.weights import OPENNESS


def as_json(done: Calibration, material: list[Material], about: About) -> JsonObject:
    """Everything, as one object."""
    asked = about.asked
    chosen = done.results[asked.model]
    pairs = zip(material, chosen.predictions, strict=True)
    return {
        "data": asked.table.data,
        "puzzle": about.puzzle,
        "target": about.target,
        "puzzles": len(material),
        "left_out": about.left_out,
        "bad": [{"line": line, "problem": problem} for line, problem in about.bad.items()],
        "folds": asked.table.folds,
        "repeats": asked.table.repeats,
        "seed": asked.table.seed,
        "fit": asked.fit,
        "models": {name: _result(result) for name, result in done.results.items()},
        "sat": {heuristic: _result(result) for heuristic, result in done.sat.items()},
        "ablation": {name: _result(result) for name, result in done.ablation.items()},
        "visual": {name: _agreement(found) for name, found in done.criteria.items()},
        "givens": [_group("givens", group) for group in done.by_givens],
        "levels": [_group("level", group) for group in done.by_level],
        "by_level": [one._asdict() for one in done.read_by_level(asked.model)],
        "by_pace": [one._asdict() for one in done.read_by_pace(asked.model, about.minutes)],
        "techniques": {uses.technique: _counts(uses) for uses in done.techniques},
        "study_techniques": {uses.technique: _counts(uses) for uses in done.study_techniques},
        "model": asked.model,
        "predictions": [
            {"line": each.line, "given": each.difficulty, "predicted": round(predicted, 4)}
            for each, predicted in pairs
        ],
    }


def _result(result: Result) -> JsonObject:
    logs = {} if result.logs is None else {"logs": _rounded(result.logs)}
    sight = {"sight": result.sight._asdict()} if result.name.startswith(OPENNESS) else {}
    return {
        "coefficients": {name: float(f"{v:.6g}") for name, v in result.coefficients.items()},
        **sight,
        "residual_variance": round(result.residual_variance, 4),
        "in_sample": _agreement(result.in_sample),
        "out_of_fold": _agreement(result.out_of_fold) | logs,
    }


def _agreement(agreement: Agreement) -> JsonObject:
    return {name: _rounded(estimate) for name, estimate in agreement._asdict().items()}


def _rounded(estimate: Estimate) -> JsonObject:
    low, high = round(estimate.low, 4), round(estimate.high, 4)
    return {"value": round(estimate.value, 4), "interval": [low, high]}


def _group(kind: str, group: Group) -> JsonObject:
    mean, deviation = round(group.mean, 4), round(group.deviation, 4)
    return {kind: group.of, "puzzles": group.puzzles, "mean": mean, "deviation": deviation}


def _counts(uses: Uses) -> dict[str, int]:
    return {"uses": uses.uses, "puzzles": uses.puzzles}
