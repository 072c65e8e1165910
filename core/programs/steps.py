"""The second half of a program: score, scale, mask, softmax, blend, and the answer."""

from __future__ import annotations

from collections.abc import Iterator

from core.programs import literals
from core.programs.plan import Plan, product, shape

FEW = 4  # pins or blocked pairs that have a line each
MILD = 100.0  # numbers whose scores need no care


def steps(plan: Plan) -> Iterator[str]:
    """Yield the lines from Q, K and V to the output."""
    n_q, n_k, d_k, d_v = plan.sizes
    words = plan.words
    yield f"# {words['score']}"
    yield f"scores = Q @ K.T  # {product(n_q, d_k, n_k)}"
    yield from _pins(plan)
    yield ""
    yield f"# {words['scale']}"
    yield scaled(plan, shape(n_q, n_k))
    yield ""
    if masks(plan):
        yield from mask(plan, shape(n_q, n_k))
        yield ""
    yield f"# {words['softmax']}"
    yield from softmax(plan, shape(n_q, n_k), shape(n_q, 1))
    yield ""
    yield f"# {words['blend']}"
    yield f"output = weights @ V  # {product(n_q, n_k, d_v)}"
    yield ""


def masks(plan: Plan) -> bool:
    """Return whether anybody is hidden from an asker."""
    return bool(plan.show.causal or plan.show.empty_chairs or _blocked(plan))


def softmax(plan: Plan, size: str, column: str) -> Iterator[str]:
    """Yield the lines that turn logits into weights. The largest gives e⁰ = 1: a sum below 1 is that of nobody."""
    words, m = plan.words, plan.module
    logits = "masked" if masks(plan) else "scaled"
    rows = "dim=-1, keepdim=True" if plan.torch else "axis=-1, keepdims=True"
    top = f"{logits}.amax({rows})" if plan.torch else f"{logits}.max({rows})"
    total = f"exponentials.sum({rows})"
    if logits == "masked":
        top, total = f"{m}.nan_to_num({top}, neginf=0)", _at_least_one(plan, total)
        yield f"largest = {top}  # {column} {words['fully_masked']}"
    else:
        yield f"largest = {top}  # {column}"
    yield f"exponentials = {m}.exp({logits} - largest)  # {size} {words['exponentials']}"
    yield f"weights = exponentials / {total}  # {size} {words['sum_or_fully_masked' if logits == 'masked' else 'sum']}"


def answer(plan: Plan) -> Iterator[str]:
    """Yield the lines that print the answer."""
    yield f"# {plan.words['answer']}"
    yield 'if "--json" in sys.argv:'
    yield '    print(json.dumps({"weights": weights.tolist(), "output": output.tolist()}))'
    if plan.what == "panel":
        yield "else:"
        yield f"    for name, shares in zip(askers, weights.mean(0).tolist()):  # {plan.words['average']}"
        yield '        print(*(f"{share:4.0%}" for share in shares), "", name)'
        return
    yield "elif len(askers) == 1:"
    yield "    for name, score, share in zip(guests, scores[0].tolist(), weights[0].tolist()):"
    yield '        print(f"{score:10.2f} {share:8.1%}  {name}")'
    yield '    print("output", *(f"{number:+.2f}" for number in output[0].tolist()))'
    yield "else:"
    yield "    for name, shares in zip(askers, weights.tolist()):"
    yield '        print(*(f"{share:4.0%}" for share in shares), "", name)'


def checked(plan: Plan) -> Iterator[str]:
    """Yield a line that asks PyTorch's own attention, where it takes what this show has: no pins, and somebody left."""
    if not plan.torch or plan.what == "panel" or plan.show.pins or masks(plan) or not _mild(plan):
        return
    scale = f", scale=1 / {_divisor(plan)}" if plan.show.scale != "sqrt_d_k" else ""
    yield f"# {plan.words['check']}"
    yield f"same = torch.nn.functional.scaled_dot_product_attention(Q[None], K[None], V[None]{scale})[0]"
    yield "assert torch.allclose(output, same)"
    yield ""


def _mild(plan: Plan) -> bool:
    """Return whether scores are so small that two ways to compute them agree on who is ahead."""
    show, given = plan.show, plan.show.projections
    if not isinstance(show.scale, str) and show.scale < 1:
        return False
    rows = [field for p in show.people for field in (p.criteria, p.tags, p.embedding)]
    rows += [row for w in (given.w_q, given.w_k) for row in w] if given else []
    return all(abs(number) <= MILD for row in rows for number in row)


def _pins(plan: Plan) -> Iterator[str]:
    why = plan.words["by_hand"]
    pins = [pin for pin in plan.show.pins if pin.asker in plan.askers]
    if not pins:
        return
    if plan.from_file:
        yield 'for pin in show["pins"]:'
        yield '    if pin["asker"] in asking:'
        yield f'        scores[asking.index(pin["asker"]), asked.index(pin["guest"])] = pin["score"]  # {why}'
        return
    places = [(*_place(plan, pin.asker, pin.guest), literals.number(pin.score)) for pin in pins]
    if len(places) <= FEW:
        yield from (f"scores[{row}, {column}] = {score}  # {why}" for row, column, score in places)
        return
    triples = (f"({row}, {column}, {score})" for row, column, score in places)
    yield from literals.packed("for row, column, score in [", triples, "]:")
    yield f"    scores[row, column] = score  # {why}"


def scaled(plan: Plan, size: str) -> str:
    """Return the line that divides the scores."""
    if plan.show.scale == "none":
        return f"scaled = scores  # {size} {plan.words['undivided']}"
    return f"scaled = scores / {_divisor(plan)}  # {size}"


def _divisor(plan: Plan) -> str:
    match plan.show.scale:
        case "sqrt_d_k":
            return "math.sqrt(Q.shape[-1])"
        case "none":
            return "1.0"
        case scale:
            return 'show["scale"]' if plan.from_file else literals.number(scale)


def mask(plan: Plan, size: str) -> Iterator[str]:
    """Yield the lines that hide who may not be looked at."""
    n_q, n_k, _, _ = plan.sizes
    words, show, pairs = plan.words, plan.show, plan.pairs
    yield f"# {words['mask']}"
    if show.causal:
        ones = f"torch.ones({pairs}, dtype=torch.bool).tril()" if plan.torch else f"np.tri(*{pairs}, dtype=bool)"
    else:
        ones = f"{plan.module}.ones({pairs}, dtype={'torch.bool' if plan.torch else 'bool'})"
    yield f"visible = {ones}  # {shape(n_q, n_k)}{' ' + words['causal'] if show.causal else ''}"
    if show.empty_chairs:
        yield _chairs(plan)
    yield from _hidden_pairs(plan)
    if plan.torch:
        yield f"masked = scaled.masked_fill(~visible, -torch.inf)  # {size} {words['masked']}"
    else:
        yield f"masked = np.where(visible, scaled, -np.inf)  # {size} {words['masked']}"


def _chairs(plan: Plan) -> str:
    places = sorted(plan.show.guests.index(number) for number in plan.show.empty_chairs)
    chairs = '[asked.index(number) for number in show["empty_chairs"]]' if plan.from_file else str(places)
    return f"visible[:, {chairs}] = False  # {plan.words['chairs']}"


def _hidden_pairs(plan: Plan) -> Iterator[str]:
    pairs, why = _blocked(plan), plan.words["blocked"]
    if not pairs:
        return
    if plan.from_file:
        yield 'for pair in show["blocked"]:'
        yield '    if pair["asker"] in asking:'
        yield f'        visible[asking.index(pair["asker"]), asked.index(pair["guest"])] = False  # {why}'
    elif len(pairs) <= FEW:
        yield from (f"visible[{row}, {column}] = False  # {why}" for row, column in pairs)
    else:
        yield from literals.packed("for row, column in [", (f"({row}, {column})" for row, column in pairs), "]:")
        yield f"    visible[row, column] = False  # {why}"


def _blocked(plan: Plan) -> list[tuple[int, int]]:
    return [_place(plan, pair.asker, pair.guest) for pair in plan.show.blocked if pair.asker in plan.askers]


def _place(plan: Plan, asker: int, guest: int) -> tuple[int, int]:
    return plan.askers.index(asker), plan.show.guests.index(guest)


def _at_least_one(plan: Plan, total: str) -> str:
    return f"{total}.clamp(min=1)" if plan.torch else f"np.maximum({total}, 1)"
