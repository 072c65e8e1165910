"""Attention Date: the door. Arguments in; the app, or an answer without a screen, out."""

import gc
import os
import sys
from pathlib import Path
from typing import NamedTuple

from app.desktop import screen
from app.resources import DEFAULT_SHOW, LANGUAGES

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy: our matrices are small, threads only slow them


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for; return the exit code."""
    asked = parse(arguments)
    if asked.run_program:
        from app.running.program_entry import run

        return run(asked.run_program)
    if asked.experiment:
        from app.desktop import experiments

        _speak_utf8()
        print((experiments.as_json if asked.json else experiments.as_text)(asked.experiment))
        return 0
    if asked.in_a_window or asked.first_frame:
        gc.disable()  # until the window stands: the start makes much and throws nothing away
    try:
        show = _read(asked.show)
    except (ValueError, OSError) as error:
        print(f"{_legible(asked.show)}: {_said(error)}", file=sys.stderr)
        if not _comes_from_the_desktop(asked):
            return 2
        asked = asked._replace(show=None, unread=asked.show)
        show = _read(None)
    if asked.json or asked.print or asked.code:
        _speak_utf8()
        print(_answer(show, asked))
        return 0
    return _with_qt(show, asked)


class Asked(NamedTuple):
    """What was asked for on the command line; as it stands: the app with the dating show."""

    show: Path | None = None
    print: bool = False
    json: bool = False
    code: str = ""
    experiment: str = ""
    run_program: Path | None = None
    picture: Path | None = None
    page: str = "stage"
    lang: str = ""  # the app: as last time, or as the system; answers in the terminal: Chinese
    theme: str = ""
    size: tuple[int, int] = (1440, 900)
    smoke: bool = False
    first_frame: bool = False
    unread: Path | None = None  # a show that could not be read, to be told of in the window

    @property
    def in_a_window(self) -> bool:
        """Whether the app itself is asked for, to work with."""
        return not (self.print or self.json or self.code or self.picture or self.smoke or self.first_frame)

    @property
    def answered_in(self) -> str:
        """The language of an answer without the app."""
        return self.lang or "zh_CN"


def parse(arguments: list[str]) -> Asked:
    """Return what the arguments ask for; exits with a usage line where they are wrong."""
    if not arguments:  # the usual start, which need not wait for argparse
        return Asked()
    import argparse

    from app.version import VERSION
    from core.experiments.catalogue import EXPERIMENTS

    parser = argparse.ArgumentParser(prog="main.py", description="Attention, as a dating show. Every number is real.")
    parser.add_argument("show", nargs="?", type=Path, help="a *.show.json file (default: the dating show)")
    parser.add_argument("--print", action="store_true", help="print scores, shares and impression as a table")
    parser.add_argument("--json", action="store_true", help="print the whole trace at full precision")
    parser.add_argument("--code", choices=("numpy", "torch"), default="", help="print the program that reproduces it")
    parser.add_argument("--experiment", choices=EXPERIMENTS, default="", help="run an experiment; print what it found")
    parser.add_argument("--run-program", type=Path, metavar="FILE", help="run a Python file, as the code page does")
    parser.add_argument("--picture", type=Path, metavar="PNG", help="paint a page into a picture")
    parser.add_argument("--page", default="stage", help="which page the picture shows (default: stage)")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="", help="the language (default: Chinese)")
    parser.add_argument("--theme", choices=("light", "dark"), default="", help="the theme (default: light)")
    parser.add_argument("--size", default="1440x900", metavar="WxH", help="its size (default: 1440x900)")
    parser.add_argument("--smoke", action="store_true", help="try the app out: open every page once, then quit")
    parser.add_argument(
        "--first-frame", action="store_true", help="quit when the first frame stands, to time the start"
    )
    parser.add_argument("--version", action="version", version=f"Attention Date {VERSION}")
    found = parser.parse_args(arguments)
    size = _size(found.size)
    if size is None:
        parser.error(f"argument --size: {found.size!r} is no size; 1440x900 would do (1024x700 to 8192x8192)")
    return Asked(**{**vars(found), "size": size})


def _size(text: str) -> tuple[int, int] | None:
    width, _, height = text.lower().partition("x")
    if width.isdecimal() and height.isdecimal() and 1024 <= int(width) <= 8192 and 700 <= int(height) <= 8192:
        return int(width), int(height)
    return None


def _read(path: Path | None):
    import core.staging.stage  # noqa: F401  NumPy before Qt: the other way round both take 10 ms longer
    from core.show import showfile

    return showfile.read(path or DEFAULT_SHOW)


def _said(error: ValueError | OSError) -> str:
    """Return what is wrong, in plain words."""
    from app.text.system_errors import in_english

    return in_english(error) if isinstance(error, OSError) else str(error)


def _legible(path: Path | None) -> str:
    """Return a path that can be printed, whatever bytes it is made of."""
    return os.fsencode(path or "").decode("utf-8", "replace")


def _comes_from_the_desktop(asked: Asked) -> bool:
    """Return whether the app was started where nobody reads what is printed, as by a double click on a file."""
    return asked.in_a_window and not (sys.stderr and sys.stderr.isatty()) and screen.answers()


def _answer(show, asked: Asked) -> str:
    if asked.code:
        from core.programs.program import program

        return program(show, asked.code, asked.answered_in).removesuffix("\n")
    from app.desktop import headless

    return (headless.trace_json if asked.json else headless.table)(show, asked.answered_in)


def _speak_utf8() -> None:
    """Let a Windows console, which may speak cp1252, show Chinese and √; a packaged app may have none."""
    if sys.stdout is not None:
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")


def _with_qt(show, asked: Asked) -> int:
    """Do what needs Qt, if Qt can start here."""
    on_screen = screen.answers() and (asked.picture is None or asked.smoke)
    missing = screen.missing_library(offscreen=not on_screen)
    if missing:
        print(f"Qt cannot start: {missing}. On Debian and Ubuntu this cures it: {screen.CURE}", file=sys.stderr)
        return 1
    if asked.smoke:
        return _smoke(show, asked, on_screen)
    if asked.picture:
        return _picture(show, asked)
    return _run(show, asked) if screen.answers() else _without_screen(show, asked)


def _picture(show, asked: Asked) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from app.desktop.picture import take
    from app.pages import PAGES

    try:
        look = {"language": asked.answered_in, "theme": asked.theme or "light", "size": asked.size}
        take(show, asked.picture, page=asked.page, **look)
    except KeyError:
        print(f"no page {asked.page!r}; the pages are: {', '.join(entry.name for entry in PAGES)}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{_legible(asked.picture)}: {_said(error)}", file=sys.stderr)
        return 2
    return 0


def _without_screen(show, asked: Asked) -> int:
    from app.desktop import headless

    _speak_utf8()
    picture = Path("attention-date.png")
    print(f"There is no screen here (no DISPLAY or WAYLAND_DISPLAY that answers): see {picture} and this table.\n")
    print(headless.table(show, asked.answered_in))
    return _picture(show, asked._replace(picture=picture))


def _run(show, asked: Asked) -> int:
    import app.desktop.plain_imports  # noqa: F401  first of all that knows Qt: it makes the others' imports cheaper
    from app.desktop.application import run

    if asked.first_frame:
        from app.desktop import first_frame

        first_frame.watch()
    return run(show, asked.show, language=asked.lang, theme_name=asked.theme, unread=asked.unread)


def _smoke(show, asked: Asked, on_screen: bool) -> int:
    if not on_screen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from app.desktop import smoke

    _speak_utf8()
    return smoke.run(show, asked.show, language=asked.lang, theme_name=asked.theme, picture=asked.picture)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:  # as by `| head`, which has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
