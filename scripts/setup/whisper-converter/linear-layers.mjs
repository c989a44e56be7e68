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
 * In 8 bits: the weights quantised here, with one scale for each output, and the input as it comes, with one for the
 * whole. An input that several matrices share (query, key and value) is quantised once.
 * @returns {{ multiply: Multiply, multiplyQuantized: (graph: import('./onnx-graph.mjs').OnnxGraph, x: string, matrix:
 * QuantizedMatrix) => string }}
 */
export function createInt8Multiplier() {
  /** @type {Map<string, string[]>} */
  const quantizedInputs = new Map();
  const quantizedInput = (/** @type {import('./onnx-graph.mjs').OnnxGraph} */ graph, /** @type {string} */ x) => {
    const known = quantizedInputs.get(x) ?? graph.applyMany('DynamicQuantizeLinear', [x], 3);
    quantizedInputs.set(x, known);
    return known;
  };
  /** @type {(graph: import('./onnx-graph.mjs').OnnxGraph, x: string, matrix: QuantizedMatrix) => string} */
  const multiplyQuantized = (graph, x, { weights, scales }) => {
    const [integers = '', scale = '', zeroPoint = ''] = quantizedInput(graph, x);
    const product = graph.apply('MatMulInteger', [integers, weights, zeroPoint]);
    const asFloats = graph.apply('Cast', [product], { to: 1 });
    return graph.apply('Mul', [asFloats, graph.apply('Mul', [scale, scales])]);
  };
  return { multiplyQuantized, multiply: (graph, x, matrix) => multiplyQuantized(graph, x, quantize(graph, matrix)) };
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
