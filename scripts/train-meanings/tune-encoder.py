"""
Trains the layers of the sentence encoder, and a softmax over the meanings behind them, together.

tune-encoder.py <folder of the encoder> <working folder>

Reads from the working folder `embeddings.bin` (a row of float32 for each piece) and `sentences.json`: the rows of each
sentence's pieces, the number of its meaning, its weight, and how many meanings there are. Writes `layers.bin` there, in the
order of the encoder's own without the two that belong to its table, and `classifier.bin`: a row for each meaning, then
their biases. All are float32. The same sentences give the same files on the same machine.
"""

import json
import math
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

ROUNDS = 5
BATCH = 64
# found with the seventh list of strangers, which was left out for that
RATE_OF_LAYERS = 2e-4
RATE_OF_CLASSIFIER = 2e-2
DROPPED = 0.1
SMOOTHING = 0.05
WARM_UP = 300
# of Adam (Kingma and Ba 2015, arXiv 1412.6980), with decay apart from it (Loshchilov and Hutter 2019, arXiv 1711.05101)
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
DECAY = 0.01
# shapes are compiled one by one, so lengths are rounded up to a multiple
STEP_OF_LENGTH = 4


def read_layers(folder):
    model = json.loads((folder / "model.json").read_text())
    values = np.fromfile(folder / "layers.bin", dtype=np.float32)
    layers, at = {}, 0
    for name, shape in model["layers"]:
        size = math.prod(shape)
        layers[name] = values[at : at + size].reshape(shape[::-1])
        at += size
    own = {name: layer for name, layer in layers.items() if name not in ("scale", "lo")}
    return own, model["runs"], model["epsilon"]


def normalize(rows, scale, offset, epsilon):
    mean = rows.mean(-1, keepdims=True)
    variance = ((rows - mean) ** 2).mean(-1, keepdims=True)
    return (rows - mean) / jnp.sqrt(variance + epsilon) * scale + offset


def drop(values, key):
    kept = jax.random.bernoulli(key, 1 - DROPPED, values.shape)
    return jnp.where(kept, values / (1 - DROPPED), 0)


def encode(layers, embeddings, present, keys, runs, epsilon):
    """The points of sentences, as src/engine/sentences/encode-pieces.ts has it: sentences × pieces × width to sentences × width."""
    there = present[..., None]
    rows = drop(embeddings, keys[0]) * there
    projected = jnp.concatenate([rows @ layers[f"proj{run}"].T + layers[f"proj_b{run}"] for run in runs], -1)
    scale = jnp.concatenate([layers[f"ln_g{run}"] for run in runs])
    offset = jnp.concatenate([layers[f"ln_b{run}"] for run in runs])
    branches = jnp.split(normalize(projected, scale, offset, epsilon) * there, len(runs), -1)
    seen = [rows]
    for run, branch in zip(runs, branches):
        before = (run - 1) // 2
        for number in (1, 2):
            padded = jnp.pad(branch, ((0, 0), (before, run - 1 - before), (0, 0)))
            windows = jnp.concatenate([padded[:, place : place + branch.shape[1]] for place in range(run)], -1)
            more = jax.nn.relu(windows @ layers[f"w{number}_{run}"].T + layers[f"b{number}_{run}"])
            branch = (more + branch) * there
        seen.append(branch)
    features = normalize(jnp.concatenate(seen, -1), layers["ln_g"], layers["ln_b"], epsilon) * there
    count = present.sum(1, keepdims=True)
    summed = features.sum(1) @ layers["cnn_W"].T + count * layers["cnn_b"]
    mean = drop(summed / jnp.sqrt(count), keys[1])
    first = jax.nn.relu(mean @ layers["d0"].T)
    second = jax.nn.relu(mean @ layers["p1"].T + first @ layers["d1"].T)
    third = jax.nn.relu(second @ layers["d2"].T)
    point = jnp.tanh(second @ layers["p3"].T + third @ layers["d3"].T)
    return point / jnp.linalg.norm(point, axis=-1, keepdims=True)


def make_step(runs, epsilon):
    def loss_of(trained, batch, key):
        keys = jax.random.split(key, 3)
        points = encode(trained["layers"], batch["embeddings"], batch["present"], keys, runs, epsilon)
        sums = drop(points, keys[2]) @ trained["weights"].T + trained["biases"]
        shares = jax.nn.log_softmax(sums)
        wrong = -jnp.take_along_axis(shares, batch["classes"][:, None], 1)[:, 0]
        spread = -shares.mean(1)
        return (((1 - SMOOTHING) * wrong + SMOOTHING * spread) * batch["weights"]).mean()

    @jax.jit
    def step(trained, means, spreads, batch, key, number, part):
        loss, slope = jax.value_and_grad(loss_of)(trained, batch, key)
        rates = {"layers": RATE_OF_LAYERS, "weights": RATE_OF_CLASSIFIER, "biases": RATE_OF_CLASSIFIER}
        decays = {"layers": 0, "weights": DECAY, "biases": DECAY}
        means = jax.tree.map(lambda mean, down: FIRST * mean + (1 - FIRST) * down, means, slope)
        spreads = jax.tree.map(lambda spread, down: SECOND * spread + (1 - SECOND) * down**2, spreads, slope)

        def moved(name):
            def move(value, mean, spread):
                size = jnp.sqrt(spread / (1 - SECOND**number)) + TINY
                return value - rates[name] * part * (mean / (1 - FIRST**number) / size + decays[name] * value)

            return jax.tree.map(move, trained[name], means[name], spreads[name])

        return {name: moved(name) for name in trained}, means, spreads, loss

    return step


def batches_of(sentences, order, embeddings):
    """Sentences of about the same length together; where a batch is not full, its first sentence fills it with no weight."""
    pieces, classes, weights = sentences["pieces"], sentences["classes"], sentences["weights"]
    for start in range(0, len(order), BATCH):
        chosen = order[start : start + BATCH]
        filled = np.concatenate([chosen, np.repeat(chosen[:1], BATCH - len(chosen))])
        longest = max(len(pieces[index]) for index in chosen)
        length = math.ceil(longest / STEP_OF_LENGTH) * STEP_OF_LENGTH
        rows = np.zeros((BATCH, length, embeddings.shape[1]), dtype=np.float32)
        present = np.zeros((BATCH, length), dtype=np.float32)
        for place, index in enumerate(filled):
            rows[place, : len(pieces[index])] = embeddings[pieces[index]]
            present[place, : len(pieces[index])] = 1
        counted = np.array([weights[index] for index in filled], dtype=np.float32)
        counted[len(chosen) :] = 0
        yield {
            "embeddings": rows,
            "present": present,
            "classes": np.array([classes[index] for index in filled]),
            "weights": counted,
        }


def with_words_left_out(sentences, random):
    """A piece of ten is missing, so that no single word decides; what stands around every sentence stays."""
    left = [
        [piece for at, piece in enumerate(pieces) if at in (0, len(pieces) - 1) or random.random() >= DROPPED]
        for pieces in sentences["pieces"]
    ]
    return {**sentences, "pieces": left}


def train(layers, runs, epsilon, sentences, embeddings):
    count = sentences["meanings"]
    width = embeddings.shape[1]
    weights, biases = np.zeros((count, width), dtype=np.float32), np.zeros(count, dtype=np.float32)
    trained = {"layers": layers, "weights": weights, "biases": biases}
    means = jax.tree.map(jnp.zeros_like, trained)
    spreads = jax.tree.map(jnp.zeros_like, trained)
    step = make_step(runs, epsilon)
    steps = ROUNDS * math.ceil(len(sentences["classes"]) / BATCH)
    random = np.random.default_rng(0)
    number = 0
    for turn in range(ROUNDS):
        shown = with_words_left_out(sentences, random)
        lengths = np.array([len(pieces) for pieces in shown["pieces"]]) + random.random(len(shown["pieces"])) * 3
        batches = list_of_orders(np.argsort(lengths, kind="stable"), random)
        losses = []
        for order in batches:
            for batch in batches_of(shown, order, embeddings):
                number += 1
                part = min(1, number / WARM_UP) * (1 - number / (steps + 1))
                key = jax.random.key(number)
                trained, means, spreads, loss = step(trained, means, spreads, batch, key, number, part)
                losses.append(loss)
        print(f"Round {turn + 1} of {ROUNDS}: loss {float(np.mean(losses)):.3f}", file=sys.stderr, flush=True)
    return trained


def list_of_orders(order, random):
    """One for each batch, in a random order."""
    orders = [order[start : start + BATCH] for start in range(0, len(order), BATCH)]
    return [orders[index] for index in random.permutation(len(orders))]


def main(encoder, folder):
    layers, runs, epsilon = read_layers(encoder)
    sentences = json.loads((folder / "sentences.json").read_text())
    width = layers["ln_g"].shape[0] - layers["ln_g2"].shape[0] * len(runs)
    embeddings = np.fromfile(folder / "embeddings.bin", dtype=np.float32).reshape(-1, width)
    trained = train(layers, runs, epsilon, sentences, embeddings)
    tuned = [np.asarray(trained["layers"][name], dtype=np.float32).ravel() for name in layers]
    np.concatenate(tuned).tofile(folder / "layers.bin")
    classifier = [np.asarray(trained[name], dtype=np.float32).ravel() for name in ("weights", "biases")]
    np.concatenate(classifier).tofile(folder / "classifier.bin")


main(Path(sys.argv[1]), Path(sys.argv[2]))
