"""The first half of a program: names, X and W or Q, K and V at once, as literals or from a show file."""

from __future__ import annotations

from collections.abc import Iterator

from core.programs import literals
from core.programs.plan import Plan, product, shape
from core.show.model import Person, Projections
from core.show.records import BY_HAND, record

HERE = "Path(__file__).with_name("
"""Beside the program, wherever it is started from."""
FIELDS = {"Q": "criteria", "K": "tags", "V": "details"}


def data(plan: Plan) -> Iterator[str]:
    """Yield the lines up to Q, K and V."""
    yield from names(plan)
    yield from _projected(plan) if plan.projected else _given(plan)


def names(plan: Plan) -> Iterator[str]:
    """Yield the lines that say who asks and who is asked, and read the file if there is one."""
    yield from _from_file(plan) if plan.from_file else _names(plan)


def known(plan: Plan) -> Iterator[str]:
    """Yield the lines that give X, with positions: one for all, or one for those who ask and one for the asked."""
    show, words = plan.show, plan.words
    width, guests = show.d_model, len(show.guests)
    if show.positions:
        yield from _positions(plan)
    if plan.together:
        yield from _x(plan, "X", show.asked, "guests", words["x"])
        if show.positions:
            yield f"X = X + positions({guests}, {width})  # {shape(guests, width)}"
        yield ""
        return
    for name, people, seats in (("X_q", plan.asking, "askers"), ("X_k", show.asked, "guests")):
        yield from _x(plan, name, people, seats, words[name.lower()])
        if show.positions:
            yield f"{name} = {name} + positions({len(people)}, {width})  # {shape(len(people), width)}"
        yield ""


def _names(plan: Plan) -> Iterator[str]:
    yield f"# {plan.words['names']}"
    for name, people in (("askers", plan.asking), ("guests", plan.show.asked)):
        yield from literals.packed(f"{name} = [", map(literals.text, plan.named(people)), "]")
    yield ""


def _from_file(plan: Plan) -> Iterator[str]:
    words, language = plan.words, literals.text(plan.language)
    first = "[:1]" if plan.what == "stage" else ""
    yield f"# {words['show']}"
    yield f'show = json.loads({HERE}{literals.text(plan.file)}).read_text(encoding="utf-8"))'
    yield 'people = {person["number"]: person for person in show["people"]}'
    yield f'asking, asked = show["askers"]{first}, show["guests"]'
    yield ""
    yield f"def say(text):  # {words['say']}"
    yield f'    return text if isinstance(text, str) else text.get({language}) or next(filter(None, text.values()), "")'
    yield ""
    yield f"# {words['names']}"
    yield 'askers = [say(people[number]["name"]) for number in asking]'
    yield 'guests = [say(people[number]["name"]) for number in asked]'
    yield ""


def _given(plan: Plan) -> Iterator[str]:
    """Yield Q, K and V as people have them."""
    _, _, d_k, d_v = plan.sizes
    for name, people, seats, columns in (
        ("Q", plan.asking, "asking", d_k),
        ("K", plan.show.asked, "asked", d_k),
        ("V", plan.show.asked, "asked", d_v),
    ):
        field, size = FIELDS[name], shape(len(people), columns)
        yield f"# {plan.words[name.lower()]}"
        if plan.from_file:
            yield f'{name} = {plan.make}([people[number]["{field}"] for number in {seats}], dtype=float)  # {size}'
        else:
            yield from literals.matrix(name, plan.make, [getattr(person, field) for person in people], size)
        yield ""


def _projected(plan: Plan) -> Iterator[str]:
    """Yield X, W and what they make, rows set by hand included."""
    n_q, n_k, d_k, d_v = plan.sizes
    width, show = plan.show.d_model, plan.show
    yield from known(plan)
    yield f"# {plan.words['w']}"
    yield from _given_weights(plan, show.projections) if show.projections else _selectors(plan)
    yield ""
    yield f"# {plan.words['project']}"
    x_q, x_k = ("X", "X") if plan.together else ("X_q", "X_k")
    yield f"Q = {x_q} @ W_Q  # {product(n_q, width, d_k)}"
    yield f"K = {x_k} @ W_K  # {product(n_k, width, d_k)}"
    yield f"V = {x_k} @ W_V  # {product(n_k, width, d_v)}"
    if show.projections:
        for name, people, seats in (
            ("Q", plan.asking, "asking"),
            ("K", show.asked, "asked"),
            ("V", show.asked, "asked"),
        ):
            yield from _by_hand(plan, name, people, seats)
    yield ""


def _x(plan: Plan, name: str, people: tuple[Person, ...], seats: str, title: str) -> Iterator[str]:
    size = shape(len(people), plan.show.d_model)
    seats = {"askers": "asking", "guests": "asked"}[seats]
    yield f"# {title}"
    if not plan.from_file:
        rows = [p.embedding if plan.show.projections else record(plan.show, p) for p in people]
        yield from literals.matrix(name, plan.make, rows, size)
    elif plan.show.projections:
        yield f'{name} = {plan.make}([people[number]["embedding"] for number in {seats}], dtype=float)  # {size}'
    else:
        _, _, d_k, d_v = plan.sizes
        parts = (("criteria", d_k), ("tags", d_k), ("details", d_v))
        joined = " + ".join(f'person.get("{field}", [0.0] * {length})' for field, length in parts)
        yield f"{name} = {plan.make}([  # {size}"
        yield f"    {joined}"
        yield f"    for person in map(people.get, {seats})"
        yield "], dtype=float)"


def _given_weights(plan: Plan, given: Projections) -> Iterator[str]:
    for name, rows in (("W_Q", given.w_q), ("W_K", given.w_k), ("W_V", given.w_v)):
        size = shape(len(rows), len(rows[0]))
        if plan.from_file:
            yield f'{name} = {plan.make}(show["projections"]["{name.lower()}"], dtype=float)  # {size}'
        else:
            yield from literals.sparse(name, plan.make, rows, size)


def _selectors(plan: Plan) -> Iterator[str]:
    """Yield the matrices that pick criteria, tags and details out of a record: columns of ones on the diagonal."""
    _, _, d_k, d_v = plan.sizes
    width, words = plan.show.d_model, plan.words
    for name, columns, size, why in (
        ("W_Q", f":{d_k}", d_k, words["w_q"]),
        ("W_K", f"{d_k}:{2 * d_k}", d_k, words["w_k"]),
        ("W_V", f"{2 * d_k}:", d_v, words["w_v"]),
    ):
        yield f"{name} = {plan.module}.eye({width})[:, {columns}]  # {shape(width, size)} {why}"


def _by_hand(plan: Plan, name: str, people: tuple[Person, ...], seats: str) -> Iterator[str]:
    field, why = BY_HAND[f"w_{name.lower()}"], plan.words["by_hand"]
    rows = [(place, getattr(person, field)) for place, person in enumerate(people) if getattr(person, field)]
    if rows and plan.from_file:
        yield f"for row, number in enumerate({seats}):"
        yield f'    if "{field}" in people[number]:'
        yield f'        {name}[row] = {plan.make}(people[number]["{field}"])  # {why}'
        return
    for place, numbers in rows:
        values = literals.row(numbers)
        yield f"{name}[{place}] = {f'torch.tensor({values})' if plan.torch else values}  # {why}"


def _positions(plan: Plan) -> Iterator[str]:
    """Yield the function of `core.positions.sinusoids`."""
    m, words = plan.module, plan.words
    yield f"# {words['positions']}"
    yield "def positions(n, width):"
    yield f"    column = {m}.arange(width)  # (width,)"
    yield f"    angle = {m}.arange(n)[:, None] / 10_000.0 ** (column // 2 * 2 / width)  # (n, width) {words['angle']}"
    yield f"    return {m}.where(column % 2 == 0, {m}.sin(angle), {m}.cos(angle))  # (n, width)"
    yield ""
