"""One word for one thing: no text that anybody reads has another word for what the table of terms names."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.desktop import headless
from app.desktop.guide import HELP
from app.resources import FOLDER, LANGUAGES, SHOWS, TRANSLATIONS
from core.programs.comments import SENTENCES

ROOT = FOLDER.parent
README = {"zh_CN": "README.md", "en": "README.en.md"}

OTHER_WORDS = {
    "zh_CN": {
        "遮罩|蒙版": "掩码",
        "应用(?!程序”)": "软件",  # but the folder of macOS is called “应用程序”
        "提问|应答|被问": "看、被看",
        "词汇表|词表": "术语表",
        "内积": "点积",
        "SoftMax|Softmax": "softmax",
        "冷静一下": "降降温",
        "不喜欢": "不想要",
        "闭嘴|不出声": "静音",
        "亲友们": "亲友团、各位亲友",
        "场秀|秀[里的]|舞台": "这一场、现场",
        "滑杆": "滑块",
        "④ ?加权融合|步：加权融合": "融合",
        "验算纸|工作表": "练习卷",
        "填充遮|因果遮": "填充掩码、因果掩码",
    },
    "en": {
        r"\b(inner|scalar) product": "dot product",
        r"SoftMax|(?<=[a-z,;] )Softmax": "softmax, but at the beginning of a sentence",
        r"\b[Nn]ot divided\b": "unscaled",
        r"\b[Ss]ilence (some|a|the|him|her|them)\b|\bis silent\b": "mute",
        r"\b([Ww]ho|[Tt]hose who|[Oo]ne who) (asks?|(is|are) asked)\b|\basked about\b": "who looks, who is looked at",
        r"\bword list\b|\b[Vv]ocabulary list\b": "glossary",
    },
}
"""Words that were used for the same thing, as patterns, and the word that stays."""

PERCENT = re.compile(r"[\d}>] ?%")  # the sign stands behind a no-break space


def of_ts() -> Iterator[tuple[str, str, str]]:
    for path in TRANSLATIONS.glob("*.ts"):
        for message in ElementTree.parse(path).getroot().iter("message"):
            source, translation = message.findtext("source") or "", message.findtext("translation") or ""
            yield "en", path.name, source
            yield "zh_CN", path.name, translation


def of_show(found: object, where: str) -> Iterator[tuple[str, str, str]]:
    """Yield each text of a show that says its language; a key of the file is none."""
    if isinstance(found, dict):
        if set(found) <= set(LANGUAGES):
            yield from ((language, where, text) for language, text in found.items())
        for part in found.values():
            yield from of_show(part, where)
    elif isinstance(found, list):
        for part in found:
            yield from of_show(part, where)


def whole(path: Path, language: str) -> tuple[str, str, str]:
    return language, f"{path.parent.name}/{path.name}", path.read_text(encoding="utf-8")


def all_texts() -> list[tuple[str, str, str]]:
    """Return the language, the place and the words of all that anybody reads."""
    texts = list(of_ts())
    for language in LANGUAGES:
        texts += [whole(page, language) for page in sorted((HELP / language).glob("*.md"))]
        texts.append(whole(ROOT / README[language], language))
        texts += [(language, "core/programs/comments.py", text) for text in SENTENCES[language].values()]
        texts += [
            (language, "app/desktop/headless.py", words[language]) for words in (headless.PINNED, headless.HIDDEN)
        ]
    for path in sorted(SHOWS.glob("*.show.json")):
        texts += of_show(json.loads(path.read_text(encoding="utf-8")), path.name)
    return texts


TEXTS = all_texts()


@pytest.mark.parametrize(("language", "other"), [(lang, other) for lang in OTHER_WORDS for other in OTHER_WORDS[lang]])
def test_no_other_word_is_used_for_the_same_thing(language: str, other: str) -> None:
    found = [
        f"{where}: …{text[max(match.start() - 20, 0) : match.end() + 20]}…"
        for lang, where, text in TEXTS
        for match in re.finditer(other, text)
        if lang == language
    ]
    assert not found, f"say {OTHER_WORDS[language][other]} instead"


def test_percent_is_written_one_way() -> None:
    found = [
        f"{where}: …{text[max(match.start() - 20, 0) : match.end() + 10]}…"
        for _, where, text in TEXTS
        for match in PERCENT.finditer(text)
    ]
    assert not found, "put a no-break space before the percent sign"


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_the_patterns_find_what_they_are_for(language: str) -> None:
    samples = {
        "zh_CN": "遮罩 应用 提问 词汇表 内积 Softmax 冷静一下 不喜欢 闭嘴 亲友们 因果遮罩 这场秀"
        " 滑杆 验算纸 ④ 加权融合",
        "en": "inner product; and Softmax; not divided; Silence some; who asks; word list",
    }[language]
    assert all(re.search(other, samples) for other in OTHER_WORDS[language])
    assert not any(
        re.search(other, "拖进“应用程序”。Softmax turns") for other in OTHER_WORDS[language] if language == "en"
    )


def test_the_table_of_terms_has_each_word_that_stays() -> None:
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Terms")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:4] for line in table.splitlines() if line.startswith("| ") and "---" not in line]
    chinese = {word.strip() for cell, _, _ in rows for word in re.split("[、（）]", cell)}
    for stays in (
        "掩码",
        "软件",
        "看",
        "被看",
        "术语表",
        "点积",
        "softmax",
        "不想要",
        "静音",
        "打分",
        "占比",
        "亲友团",
    ):
        assert stays in chinese, stays
    assert len({english.strip() for _, english, _ in rows}) == len(rows), "each once"
