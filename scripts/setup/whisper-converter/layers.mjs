import { headWidth } from './ct2-model.mjs';

// Two ways to multiply by a matrix of weights. Weights are stored [outputs, inputs]; ONNX multiplies by [inputs,
// outputs].

/**
 * @typedef {object} Matrix
 * @property {number} outputs
 * @property {number} inputs
 * @property {Float32Array} floats row by row, a row for each output
 *
 * @typedef {(graph: import('./onnx-graph.mjs').OnnxGraph, x: string, matrix: Matrix) => string} Multiply
 */

/** In float32. @type {Multiply} */
export function multiplyFloat(graph, x, { outputs, inputs, floats }) {
  const transposed = new Float32Array(floats.length);
  for (let row = 0; row < outputs; row++) {
    for (let column = 0; column < inputs; column++) transposed[column * outputs + row] = floats[row * inputs + column];
  }
  return graph.apply('MatMul', [x, graph.floats([inputs, outputs], transposed)]);
}

/**
 * In 8 bits. Weights are quantised here, with one scale for each output; the input is quantised at run time, with one
 * scale for each row: so a text's scores do not depend on the other texts that are decoded with it. An input that several
 * matrices share (query, key and value) is quantised once.
 * @returns {{ multiply: Multiply, multiplyQuantized: (graph: import('./onnx-graph.mjs').OnnxGraph, x: string, matrix:
 * QuantizedMatrix) => string }}
 */
export function createInt8Multiplier() {
  /** @type {Map<string, { integers: string, scale: string }>} */
  const quantizedInputs = new Map();
  const quantizedInput = (/** @type {import('./onnx-graph.mjs').OnnxGraph} */ graph, /** @type {string} */ x) => {
    const known = quantizedInputs.get(x) ?? quantizeRows(graph, x);
    quantizedInputs.set(x, known);
    return known;
  };
  /** @type {(graph: import('./onnx-graph.mjs').OnnxGraph, x: string, matrix: QuantizedMatrix) => string} */
  const multiplyQuantized = (graph, x, { weights, scales }) => {
    const { integers, scale } = quantizedInput(graph, x);
    const product = graph.apply('MatMulInteger', [integers, weights, graph.uint8(zeroPoint)]);
    const asFloats = graph.apply('Cast', [product], { to: 1 });
    return graph.apply('Mul', [graph.apply('Mul', [asFloats, scale]), scales]);
  };
  return { multiplyQuantized, multiply: (graph, x, matrix) => multiplyQuantized(graph, x, quantize(graph, matrix)) };
}

const zeroPoint = 128;

/**
 * The largest number of each row becomes 127.
 * @param {import('./onnx-graph.mjs').OnnxGraph} graph @param {string} x
 */
function quantizeRows(graph, x) {
  const largest = graph.apply('ReduceMax', [graph.apply('Abs', [x])], { axes: [-1], keepdims: 1 });
  const scale = graph.apply('Div', [graph.apply('Max', [largest, graph.float(1e-9)]), graph.float(127)]);
  const scaled = graph.apply('Div', [x, scale]);
  return { integers: graph.apply('QuantizeLinear', [scaled, graph.float(1), graph.uint8(zeroPoint)]), scale };
}

/**
 * @typedef {object} QuantizedMatrix
 * @property {string} weights int8, [inputs, outputs]
 * @property {string} scales float, [outputs]
 *
 * Symmetric: the largest weight of each output becomes 127.
 * @param {import('./onnx-graph.mjs').OnnxGraph} graph
 * @param {Matrix} matrix
 * @returns {QuantizedMatrix}
 */
export function quantize(graph, { outputs, inputs, floats }) {
  const weights = new Int8Array(floats.length);
  const scales = new Float32Array(outputs);
  for (let row = 0; row < outputs; row++) {
    const values = floats.subarray(row * inputs, (row + 1) * inputs);
    scales[row] = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / 127 || 1;
    for (let column = 0; column < inputs; column++)
      weights[column * outputs + row] = Math.round(values[column] / scales[row]);
  }
  return { weights: graph.int8s([inputs, outputs], weights), scales: graph.floats([outputs], scales) };
}

/**
 * @typedef {object} Builder what the layers are built with
 * @property {import('./onnx-graph.mjs').OnnxGraph} graph
 * @property {import('./ct2-model.mjs').WhisperModel} model
 * @property {Multiply} multiply
 *
 * @typedef {object} Part where one matrix holds several, one above the other (query, key, value): which of how many
 * @property {number} index
 * @property {number} count
 */

/** Dot products of query and key are divided by the square root of their length; the query's weights include this. */
const queryScale = 1 / Math.sqrt(headWidth);

/** @param {Builder} builder @param {string} x @param {string} name */
export function layerNorm({ graph, model }, x, name) {
  const gamma = model.weight(`${name}/gamma`);
  const beta = model.weight(`${name}/beta`);
  const inputs = [x, graph.floats(gamma.dims, gamma.floats), graph.floats(beta.dims, beta.floats)];
  return graph.apply('LayerNormalization', inputs, { axis: -1, epsilon: 1e-5 });
}

/** x · (1 + erf(x / √2)) / 2 @param {Builder} builder @param {string} x */
export function gelu({ graph }, x) {
  const erf = graph.apply('Erf', [graph.apply('Div', [x, graph.float(Math.SQRT2)])]);
  const product = graph.apply('Mul', [x, graph.add(erf, graph.float(1))]);
  return graph.apply('Mul', [product, graph.float(0.5)]);
}

/**
 * x · weightsᵀ + bias.
 * @param {Builder} builder @param {string} x @param {string} name
 * @param {{ part?: Part, scale?: number, hasBias?: boolean }} [options]
 */
export function linear(
  { graph, model, multiply },
  x,
  name,
  { part = { index: 0, count: 1 }, scale = 1, hasBias = true } = {},
) {
  const weight = model.weight(`${name}/weight`);
  const [rows = 0, inputs = 0] = weight.dims;
  const outputs = rows / part.count;
  const slice = (/** @type {Float32Array} */ floats, /** @type {number} */ width) =>
    floats.slice(part.index * outputs * width, (part.index + 1) * outputs * width).map((value) => value * scale);
  const product = multiply(graph, x, { outputs, inputs, floats: slice(weight.floats, inputs) });
  if (!hasBias) return product;
  return graph.add(product, graph.floats([outputs], slice(model.weight(`${name}/bias`).floats, 1)));
}

/** @param {Builder} builder @param {string} x @param {string} name @param {number} [count] of matrices in one */
export function query(builder, x, name, count = 1) {
  return linear(builder, x, name, { part: { index: 0, count }, scale: queryScale });
}

/** Whisper's keys have no bias. @param {Builder} builder @param {string} x @param {string} name @param {Part} part */
export function key(builder, x, name, part) {
  return linear(builder, x, name, { part, hasBias: false });
}

/** @param {Builder} builder @param {string} x @param {string} name @param {Part} part */
export function value(builder, x, name, part) {
  return linear(builder, x, name, { part });
}

/**
 * Attention with several heads, after the query, key and value projections and before the output projection.
 * @param {Builder} builder
 * @param {{ query: string, key: string, value: string, mask?: string }} input all [batch, length, width]; the mask is
 * added to the scores
 */
export function attention(builder, { query: queries, key: keys, value: values, mask }) {
  const { graph, model } = builder;
  const [key, value] = [keyHeads(graph, keys, model), valueHeads(graph, values, model)];
  return attentionOfHeads(builder, { query: queries, key, value, mask });
}

/**
 * The same with keys and values that are split into heads.
 * @param {Builder} builder
 * @param {{ query: string, key: string, value: string, mask?: string | undefined }} input
 * @returns {{ attended: string, weights: string }} `weights`: [batch, head, query's length, key's length]
 */
export function attentionOfHeads({ graph, model }, { query: queries, key: keys, value: values, mask }) {
  const scores = graph.apply('MatMul', [valueHeads(graph, queries, model), keys]);
  const weights = graph.apply('Softmax', [mask === undefined ? scores : graph.add(scores, mask)], { axis: -1 });
  const mixed = graph.apply('MatMul', [weights, values]);
  const joined = graph.apply('Transpose', [mixed], { perm: [0, 2, 1, 3] });
  return { attended: graph.apply('Reshape', [joined, graph.integers([0, 0, model.width])]), weights };
}

/** @param {Builder} builder @param {string} x @param {string} name the layer's */
export function feedForward(builder, x, name) {
  const normed = layerNorm(builder, x, `${name}/ffn/layer_norm`);
  const widened = gelu(builder, linear(builder, normed, `${name}/ffn/linear_0`));
  return builder.graph.add(x, linear(builder, widened, `${name}/ffn/linear_1`));
}

/**
 * [batch, length, width] → [batch, head, width of a head, length]
 * @param {import('./onnx-graph.mjs').OnnxGraph} graph @param {string} x
 * @param {import('./ct2-model.mjs').WhisperModel} model
 */
export function keyHeads(graph, x, model) {
  return graph.apply('Transpose', [splitHeads(graph, x, model)], { perm: [0, 2, 3, 1] });
}

/**
 * [batch, length, width] → [batch, head, length, width of a head]
 * @param {import('./onnx-graph.mjs').OnnxGraph} graph @param {string} x
 * @param {import('./ct2-model.mjs').WhisperModel} model
 */
export function valueHeads(graph, x, model) {
  return graph.apply('Transpose', [splitHeads(graph, x, model)], { perm: [0, 2, 1, 3] });
}

/**
 * A 0 in a shape keeps that length.
 * @param {import('./onnx-graph.mjs').OnnxGraph} graph @param {string} x
 * @param {import('./ct2-model.mjs').WhisperModel} model
 */
function splitHeads(graph, x, { heads }) {
  return graph.apply('Reshape', [x, graph.integers([0, 0, heads, headWidth])]);
}
