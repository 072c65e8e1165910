"""Translations: `python tools/translations.py update | compile | check`.

update   takes every text of the source, and the labels of the edits, into the .ts files, and drops what is gone
compile  makes the .qm files, which the app reads, of them
check    exits with 1 if either would change a file, or if a translation is missing or has other places to fill
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.text.terms import FORMS  # noqa: E402
from core.edits.registry import edit_types  # noqa: E402

FOLDER = ROOT / "resources" / "translations"
PLACE = re.compile(r"\{(\D*?)\d*\}")  # {}, {0} and {name}: another language may number what the source has in order


def main(arguments: list[str]) -> int:
    """Do what the argument asks for; return the exit code."""
    if arguments == ["update"]:
        for ts in FOLDER.glob("*.ts"):
            update(ts)
    elif arguments == ["compile"]:
        for ts in FOLDER.glob("*.ts"):
            compile_to(ts, ts.with_suffix(".qm"))
    elif arguments == ["check"]:
        complaints = [complaint for ts in sorted(FOLDER.glob("*.ts")) for complaint in check(ts)]
        print("\n".join(complaints) or "All translations are complete and compiled.")
        return 1 if complaints else 0
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


def update(ts: Path) -> None:
    """Take the texts of the source into a .ts file."""
    sources = [ROOT / "main.py", *sorted((ROOT / "app").rglob("*.py"))]
    names = [str(path.relative_to(ROOT)) for path in sources]
    with tempfile.TemporaryDirectory() as folder:
        labels = Path(folder, "labels.py")
        texts = (f'QT_TRANSLATE_NOOP("Edits", "{type_.label}")\n' for type_ in edit_types().values())
        labels.write_text("".join(texts), "utf-8")
        _run("pyside6-lupdate", *names, str(labels), "-no-obsolete", "-locations", "none", "-silent", "-ts", str(ts))


def compile_to(ts: Path, qm: Path) -> None:
    """Compile a .ts file."""
    _run("pyside6-lrelease", "-silent", str(ts), "-qm", str(qm))


def check(ts: Path) -> Iterator[str]:
    """Say what is wrong with a .ts file and its .qm file."""
    with tempfile.TemporaryDirectory() as folder:
        fresh_ts, fresh_qm = Path(folder, ts.name), Path(folder, "fresh.qm")
        shutil.copy(ts, fresh_ts)
        update(fresh_ts)
        if _messages(fresh_ts) != _messages(ts):
            yield f"{ts.name}: the texts of the source have changed; run `python tools/translations.py update`"
        compile_to(ts, fresh_qm)
        qm = ts.with_suffix(".qm")
        if not qm.exists() or qm.read_bytes() != fresh_qm.read_bytes():
            yield f"{qm.name}: it is not what {ts.name} compiles to; run `python tools/translations.py compile`"
    for context, source, translation, kind in _messages(ts):
        where = f"{ts.name}: {context or 'no context'}: {source!r}"
        if not context:
            yield f"{where} belongs to no class: name it with QT_TRANSLATE_NOOP"
        if kind or not translation.strip():
            yield f"{where} is not translated"
        elif _places(source) != _places(translation):
            yield f"{where} has other places to fill than {translation!r}"


def _places(text: str) -> list[str]:
    """Return the places to fill, without the show's own words: of them each language takes what it needs."""
    return sorted(place for place in PLACE.findall(text) if place not in FORMS)


def _messages(ts: Path) -> list[tuple[str, str, str, str]]:
    """Return context, source, translation and its kind ("unfinished", "vanished", or "" when done)."""
    return [
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            "".join(message.find("translation").itertext()),
            message.find("translation").get("type", ""),
        )
        for context in ElementTree.parse(ts).getroot().iter("context")
        for message in context.iter("message")
    ]


def _run(tool: str, *arguments: str) -> None:
    path = shutil.which(tool, path=str(Path(sys.executable).parent)) or tool
    done = subprocess.run([path, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode or "error" in done.stderr.lower():
        sys.exit(f"{tool}: {done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
