"""Sentences in many scripts, what is never torn apart, and embeddings that are the same everywhere."""

import random
import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.edits.tokenize import joined, same_word, vector, words

FAMILY, THUMB, CHINA, FRANCE = "👨‍👩‍👧‍👦", "👍🏽", "🇨🇳", "🇫🇷"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"

SENTENCES = [
    ("", ""),
    (" \t\n\u3000", ""),
    ("The cat sat on the mat.", "The|cat|sat|on|the|mat|."),
    ("don't, don’t… l'homme", "don't|,|don’t|…|l'homme"),
    ("(state-of-the-art)", "(|state|-|of|-|the|-|art|)"),
    ("wait... what?! --- no", "wait|...|what|?|!|---|no"),
    ("3.14 and 1,000.5; 5kg", "3.14|and|1,000.5|;|5kg"),
    ("[CLS] The cat sat. [SEP] It slept.[SEP]", "[CLS]|The|cat|sat|.|[SEP]|It|slept|.|[SEP]"),
    ("[CLS]猫坐[SEP]狗", "[CLS]|猫|坐|[SEP]|狗"),
    ("猫 坐在 垫子 上 [SEP] 狗 睡", "猫|坐在|垫子|上|[SEP]|狗|睡"),
    ("a[MASK_1]<b>", "a|[MASK_1]|<|b|>"),
    ("[two words] [] [[x]] x<y", "[|two|words|]|[|]|[|[x]|]|x|<|y"),
    ("[x]\u0301", "[|x|]\u0301"),
    ("f(x) == $5", "f|(|x|)|==|$|5"),
    ("猫坐在垫子上。", "猫|坐|在|垫|子|上|。"),
    ("猫 坐在 垫子 上。", "猫|坐在|垫子|上|。"),
    ("猫\u3000坐在垫子上", "猫|坐在垫子上"),
    ("等等——真的吗？！……好", "等|等|——|真|的|吗|？|！|……|好"),
    ("我爱 Python 编程", "我|爱|Python|编|程"),
    ("我 买了 T恤，3月 5日", "我|买了|T恤|，|3月|5日"),
    ("你好，世界。 再见", "你|好|，|世|界|。|再|见"),
    ("床前明月光\n疑是", "床|前|明|月|光|疑|是"),
    ("\u3000\u3000床前\n\u3000\u3000疑是", "床|前|疑|是"),
    ("垫子  ", "垫子"),
    ("the 垫子  is", "the|垫子|is"),
    ("𠀀𠀁々〇", "𠀀|𠀁|々|〇"),
    ("猫がマットに座った", "猫|が|マ|ッ|ト|に|座|っ|た"),
    ("猫 が マット に 座った。", "猫|が|マット|に|座った|。"),
    ("コーヒー", "コ|ー|ヒ|ー"),
    ("\uff8a\uff9f\uff8b\uff9fか\u3099", "\uff8a\uff9f|\uff8b\uff9f|か\u3099"),
    ("고양이가 매트에 앉았다.", "고양이가|매트에|앉았다|."),
    ("جلس القط، على الحصيرة؟", "جلس|القط|،|على|الحصيرة|؟"),
    ("می\u200cخواهم بروم", "می\u200cخواهم|بروم"),
    ('צה"ל שָׁלוֹם', 'צה"ל|שָׁלוֹם'),
    ("बिल्ली चटाई पर बैठी।", "बिल्ली|चटाई|पर|बैठी|।"),
    ("แมวนั่งน้ำ", "แ|ม|ว|นั่|ง|น้ำ"),
    ("แมว นั่ง", "แมว|นั่ง"),
    ("แมว\u200bนั่ง", "แมว|นั่ง"),
    ("Кошка села на коврик!", "Кошка|села|на|коврик|!"),
    ("Η γάτα κάθισε", "Η|γάτα|κάθισε"),
    ("ድመቷ ቁጭ አለች።", "ድመቷ|ቁጭ|አለች|።"),
    ("Cafe\u0301 Zürich", "Cafe\u0301|Zürich"),
    ("Z͑͗a͈͘l̴̙g̷͝o", "Z͑͗a͈͘l̴̙g̷͝o"),
    (f"{FAMILY}{THUMB}{CHINA}{FRANCE}{ENGLAND}❤️‍🔥😀😀", f"{FAMILY}|{THUMB}|{CHINA}|{FRANCE}|{ENGLAND}|❤️‍🔥|😀|😀"),
    (f"I❤️{CHINA}!", f"I|❤️|{CHINA}|!"),
    ("\u202bcat\u202c \u200fm\x00at\x1b \ud83d", "cat|mat"),
    ("soft\u00adhyphen \ufeffbom", "softhyphen|bom"),
    ("\u200d \ufe0f \u3164 a", "a"),
]


@pytest.mark.parametrize(("text", "expected"), SENTENCES)
def test_a_sentence_is_split_as_its_readers_would(text, expected) -> None:
    assert words(text) == tuple(expected.split("|") if expected else ())


@pytest.mark.parametrize("text", [text for text, _ in SENTENCES])
def test_words_joined_are_the_same_words(text) -> None:
    assert words(joined(words(text))) == words(text)


@pytest.mark.parametrize(
    ("of", "text"),
    [
        (("The", "cat", "."), "The cat ."),
        (("猫", "坐在", "垫子"), "猫 坐在 垫子"),
        (("垫子",), "垫子  "),
        (("the", "垫子", "is"), "the 垫子  is"),
        (("I", "love", "垫子"), "I love 垫子  "),
        ((), ""),
    ],
)
def test_words_are_joined_by_blanks_and_two_where_one_would_not_do(of, text) -> None:
    assert joined(of) == text
    assert words(text) == of


TEXTS = st.one_of(
    st.text(st.characters(exclude_categories=())),  # lone surrogates too
    st.text("[]<>猫坐マー นั่aB1.,'—  \n\u3000\u200b\u200d\u0301\u202b🇨😀🏽‍_-\"", max_size=30),
    st.lists(st.sampled_from([text for text, _ in SENTENCES])).map("".join),
)


def seen(text: str) -> str:
    """Return what is neither white space nor invisible."""
    import regex

    return regex.sub(r"[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]", "", text)


@given(TEXTS)
def test_words_hold_no_blanks_and_lose_nothing_that_is_seen(text) -> None:
    split = words(text)
    assert all(word and not any(char.isspace() for char in word) for word in split)
    assert all(seen(word) for word in split)
    assert seen("".join(split)) == seen(text)
    "".join(split).encode()


@given(TEXTS)
def test_any_words_joined_are_the_same_words(text) -> None:
    split = words(text)
    assert words(joined(split)) == split


@given(st.lists(st.text()))
def test_anything_is_joined_without_losing_a_word_to_another(parts) -> None:
    assert joined(parts).split() == " ".join(parts).split()


def test_a_page_of_text_is_split_soon() -> None:
    for nasty in ("猫" * 20_000, "a\u0301" * 20_000, "\u0301" * 40_000, " " * 40_000, "猫 " * 20_000, "." * 40_000):
        words(nasty)


EMBEDDINGS = {
    "cat": (-0.21, -0.43, -0.88, 0.07, 0.21, 0.58, 0.91, 0.35),
    "猫": (-0.5, -0.32, 0.6, 0.36, -0.28, -0.93, 0.38, -0.43),
    "é": (-0.88, 0.3, 0.79, -0.86, -0.76, -0.26, -0.21, 0.09),
    "🇨🇳": (-0.56, -0.74, 0.1, -0.7, -0.78, -0.64, 0.46, -0.52),
}


@pytest.mark.parametrize("word", EMBEDDINGS)
def test_an_embedding_is_the_same_on_every_machine(word) -> None:
    assert vector(word, 8) == EMBEDDINGS[word]


def test_an_embedding_goes_on_beyond_one_block() -> None:
    assert vector("cat", 70)[30:36] == (0.1, 0.54, 0.54, 0.07, 0.32, -0.81)
    assert len(vector("cat", 70)) == 70
    assert vector("cat", 0) == ()
    with pytest.raises(ValueError, match="got a width of -1"):
        vector("cat", -1)


@given(st.text(st.characters(exclude_categories=())), st.integers(0, 200), st.integers(0, 200))
def test_a_wider_embedding_begins_with_the_narrower_one(word, width, more) -> None:
    numbers = vector(word, width + more)
    assert numbers[:width] == vector(word, width)
    assert all(-1 <= x <= 1 and round(x, 2) == x for x in numbers)


def test_embeddings_of_many_words_are_spread_evenly() -> None:
    names = random.Random(1).sample(range(10**9), 500)
    numbers = [x for name in names for x in vector(f"w{name}", 40)]
    assert abs(sum(numbers) / len(numbers)) < 0.02
    assert sum(x * x for x in numbers) / len(numbers) == pytest.approx(1 / 3, abs=0.01)


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("Cat", "cat", True),
        ("STRASSE", "straße", True),
        ("é", "e\u0301", True),
        ("É", "e\u0301", True),
        ("ΣΊΣΥΦΟΣ", "σίσυφος", True),
        ("각", "\u1100\u1161\u11a8", True),
        ("cat", "cats", False),
        ("e", "é", False),
    ],
)
def test_a_word_is_the_same_in_any_case_and_encoding(a, b, same) -> None:
    assert same_word(a, b) is same
    assert (vector(a, 40) == vector(b, 40)) is same


@given(st.text())
def test_a_word_is_the_same_however_its_accents_are_encoded(word) -> None:
    assert same_word(word, unicodedata.normalize("NFD", word))
    assert same_word(word, unicodedata.normalize("NFC", word))


def test_importing_words_imports_no_regex() -> None:
    code = "import sys, core.edits.tokenize; assert 'regex' not in sys.modules and 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_end_of_a_text_stays_whole_as_a_model_writes_it() -> None:
    assert words("one<|endoftext|>two") == ("one", "<|endoftext|>", "two")
