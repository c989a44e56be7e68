import {
  attention,
  feedForward,
  gelu,
  key,
  keyHeads,
  layerNorm,
  linear,
  multiplyFloat,
  query,
  value,
  valueHeads,
} from './layers.mjs';
import { logMel } from './log-mel.mjs';
import { OnnxGraph, tensorTypes } from './onnx-graph.mjs';

/**
 * Samples → the keys and values that every decoder layer attends to, so that they are computed once for each chunk of
 * audio instead of once for each token. They are split into heads here for the same reason. Weights are float32, because
 * int8 loses words (measured on Spanish).
 * @param {import('./ct2-model.mjs').WhisperModel} model
 */
export function buildEncoder(model) {
  const graph = new OnnxGraph();
  const builder = { graph, model, multiply: multiplyFloat };
  const mel = logMel(graph, graph.input('samples', tensorTypes.float, ['N', 1, 'S']), model.melBands);
  let x = addPositions(builder, convolve(builder, mel));
  for (let index = 0; index < model.encoderLayers; index++) x = encoderLayer(builder, x, `encoder/layer_${index}`);
  addCrossAttentionOutputs(builder, layerNorm(builder, x, 'encoder/layer_norm'));
  return graph;
}

/**
 * Two convolutions over time, of which the second halves the frames.
 * @param {import('./layers.mjs').Builder} builder @param {string} mel
 */
function convolve(builder, mel) {
  const { graph, model } = builder;
  let x = mel;
  for (const { name, stride } of [
    { name: 'conv1', stride: 1 },
    { name: 'conv2', stride: 2 },
  ]) {
    const weight = model.weight(`encoder/${name}/weight`);
    const bias = model.weight(`encoder/${name}/bias`);
    const inputs = [x, graph.floats(weight.dims, weight.floats), graph.floats(bias.dims, bias.floats)];
    x = gelu(builder, graph.apply('Conv', inputs, { kernel_shape: [3], pads: [1, 1], strides: [stride] }));
  }
  return graph.apply('Transpose', [x], { perm: [0, 2, 1] });
}

/**
 * The first frames' positions, as many as there are frames: sound shorter than 30 s takes less time.
 * @param {import('./layers.mjs').Builder} builder @param {string} x
 */
function addPositions({ graph, model }, x) {
  const { dims, floats } = model.weight('encoder/position_encodings/encodings');
  const frames = graph.apply('Gather', [graph.apply('Shape', [x]), graph.integers([1])], { axis: 0 });
  const start = graph.integers([0]);
  return graph.add(x, graph.apply('Slice', [graph.floats(dims, floats), start, frames, graph.integers([0])]));
}

/** @param {import('./layers.mjs').Builder} builder @param {string} x @param {string} name */
function encoderLayer(builder, x, name) {
  const normed = layerNorm(builder, x, `${name}/self_attention/layer_norm`);
  const stacked = `${name}/self_attention/linear_0`; // query, key and value
  const { attended } = attention(builder, {
    query: query(builder, normed, stacked, 3),
    key: key(builder, normed, stacked, { index: 1, count: 3 }),
    value: value(builder, normed, stacked, { index: 2, count: 3 }),
  });
  const projected = linear(builder, attended, `${name}/self_attention/linear_1`);
  return feedForward(builder, builder.graph.add(x, projected), name);
}

/** @param {import('./layers.mjs').Builder} builder @param {string} x */
function addCrossAttentionOutputs(builder, x) {
  const { graph, model } = builder;
  const { width, heads, decoderLayers } = model;
  for (let index = 0; index < decoderLayers; index++) {
    const stacked = `decoder/layer_${index}/attention/linear_1`; // key and value
    const keys = keyHeads(graph, key(builder, x, stacked, { index: 0, count: 2 }), model);
    const values = valueHeads(graph, value(builder, x, stacked, { index: 1, count: 2 }), model);
    graph.output(`cross_k_${index}`, keys, ['N', heads, width / heads, 'T']);
    graph.output(`cross_v_${index}`, values, ['N', heads, 'T', width / heads]);
  }
}
