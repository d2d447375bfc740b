"""``python -m tutor.lab.mining.lessons``: write the data of every lesson, or of those named."""

import argparse
from pathlib import Path

from tutor.base.content import content_root
from tutor.lab.mining.files import write_files
from tutor.lab.mining.miner import Miner
from tutor.learn.taught import ORDER
from tutor.techniques.ladder import TECHNIQUES


def main() -> None:
    """Look for boards and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", choices=ORDER)
    parser.add_argument("--folder", type=Path, default=content_root("lessons"))
    arguments = parser.parse_args()
    for id_ in arguments.only or ORDER:
        miner = Miner(TECHNIQUES[id_])
        miner.run()
        write_files(miner, arguments.folder / id_)
        found = sorted({miss.kind for miss in miner.misses})
        print(f"{id_}: {len(miner.instances)} instances, {len(miner.misses)} near misses {found}")


if __name__ == "__main__":
    main()
