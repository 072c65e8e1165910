"""Shows for GUI tests that are not among the odd ones."""

import msgspec

from core.show.model import Show


def only(show: Show, language: str) -> Show:
    """Return a show that knows one language only."""

    def pick(part: object) -> object:
        if isinstance(part, dict) and set(part) <= set(show.languages):
            return {language: part[language]}
        if isinstance(part, dict):
            return {key: pick(value) for key, value in part.items()}
        return [pick(value) for value in part] if isinstance(part, list | tuple) else part

    tree = {**pick(msgspec.to_builtins(show)), "languages": [language]}
    return msgspec.convert(tree, Show)
