"""``tutor exam --paper FILE``: an exam to print, with its key apart."""

from tutor.cli.exam_papers.key import key_lines
from tutor.cli.exam_papers.markdown import Album
from tutor.cli.exam_papers.questions import paper_lines
from tutor.cli.exam_papers.writing import document, shown, write_set
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.learn.exam.paper import Paper


def write_paper(run: Run, paper: Paper, target: str) -> None:
    """Write a paper and its key as Markdown, each with its boards in a folder of its own.

    Whoever has the paper with its folder has nothing of the key.
    """
    speaker = Speaker(run.speaker.language, "screens", "commands")
    path = document(run, target)
    key = path.with_name(f"{path.stem}-key{path.suffix}")
    asked, solved = Album(f"{path.stem}-boards"), Album(f"{path.stem}-key-boards")
    texts = {
        key.name: "\n".join(key_lines(speaker, paper, solved)),
        path.name: "\n".join(paper_lines(speaker, paper, asked)),
    }
    files = {name: f"{text}\n".encode() for name, text in texts.items()}
    write_set(run, path.parent, {**asked.files, **solved.files, **files})
    run.remark(run.say("exam-paper-written", paper=shown(path), key=shown(key)))
