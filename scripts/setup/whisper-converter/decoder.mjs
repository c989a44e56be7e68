import {
  attentionOfHeads,
  createInt8Multiplier,
  feedForward,
  key,
  layerNorm,
  linear,
  quantize,
  query,
  value,
  valueHeads,
} from './layers.mjs';
import { textContext } from './model-description.mjs';
import { OnnxGraph, tensorTypes } from './onnx-graph.mjs';

/**
 * Tokens (a prompt, or one more) of several texts → the scores of each text's next token. Keys and values of earlier
 * tokens are inputs and outputs, which grow by the new tokens. `parents` says which of the earlier texts each text goes
 * on with, so that a beam search need not copy them outside. Keys and values of the audio are those of one chunk, and
 * serve all texts. Weights are int8. The decoder also outputs the attention of the alignment heads to the audio, from
 * which each token's time is computed.
 * @param {import('./ct2-model.mjs').WhisperModel} model
 */
export function buildDecoder(model) {
  const graph = new OnnxGraph();
  const int8 = createInt8Multiplier();
  const builder = { graph, model, multiply: int8.multiply };
  const inputs = declareInputs(graph, model);
  const embeddings = quantize(graph, embeddingMatrix(model));
  const span = tokenSpan(graph, inputs);
  const state = decodeLayers(builder, { inputs, span, x: embedTokens(builder, { inputs, span, embeddings }) });
  const last = graph.apply('Slice', [
    state.x,
    graph.integers([-1]),
    graph.integers([textContext]),
    graph.integers([1]),
  ]);
  const normed = layerNorm(builder, last, 'decoder/layer_norm');
  graph.output('logits', int8.multiplyQuantized(graph, normed, embeddings), ['N', 1, model.vocabularySize]);
  const attended = graph.apply('Concat', state.alignments, { axis: 1 });
  graph.output('cross_attention', attended, ['N', model.config.alignment_heads.length, 'n', 'T']);
  return graph;
}

/**
 * @typedef {import('./layers.mjs').Builder} Builder
 * @typedef {ReturnType<typeof declareInputs>} Inputs
 * @typedef {ReturnType<typeof tokenSpan>} Span
 * @param {OnnxGraph} graph @param {import('./ct2-model.mjs').WhisperModel} model
 */
function declareInputs(graph, { decoderLayers, width, heads }) {
  const { float, int64 } = tensorTypes;
  const headWidth = width / heads;
  const ofLayers = (/** @type {string} */ name, /** @type {(string | number)[]} */ shape) =>
    Array.from({ length: decoderLayers }, (_, index) => graph.input(`${name}_${index}`, float, shape));
  return {
    tokens: graph.input('tokens', int64, ['N', 'n']),
    parents: graph.input('parents', int64, ['N']),
    keys: ofLayers('past_k', ['M', heads, 'P', headWidth]),
    values: ofLayers('past_v', ['M', heads, 'P', headWidth]),
    crossKeys: ofLayers('cross_k', [1, heads, headWidth, 'T']),
    crossValues: ofLayers('cross_v', [1, heads, 'T', headWidth]),
  };
}

/** @param {import('./ct2-model.mjs').WhisperModel} model @returns {import('./layers.mjs').Matrix} */
function embeddingMatrix(model) {
  const { floats } = model.weight('decoder/embeddings/weight');
  return { outputs: model.vocabularySize, inputs: model.width, floats };
}

/**
 * The positions of the new tokens, and the mask of attention: each token attends to itself and those before it.
 * @param {OnnxGraph} graph @param {Inputs} inputs
 */
function tokenSpan(graph, { tokens, keys }) {
  const lengthOf = (/** @type {string} */ value, /** @type {number} */ axis) =>
    graph.apply('Gather', [graph.apply('Shape', [value]), graph.integers([axis])], { axis: 0 });
  const start = lengthOf(keys[0] ?? '', 2);
  const end = graph.add(start, lengthOf(tokens, 1));
  const forbidden = new Float32Array(textContext * textContext);
  for (let row = 0; row < textContext; row++)
    forbidden.fill(-1e30, row * textContext + row + 1, (row + 1) * textContext);
  const rows = graph.apply('Slice', [
    graph.floats([textContext, textContext], forbidden),
    start,
    end,
    graph.integers([0]),
  ]);
  return { start, end, mask: graph.apply('Slice', [rows, graph.integers([0]), end, graph.integers([1])]) };
}

/**
 * @param {Builder} builder @param {{ inputs: Inputs, span: Span, embeddings:
 * import('./layers.mjs').QuantizedMatrix }} input
 */
function embedTokens({ graph, model }, { inputs, span, embeddings }) {
  // the matrix is stored as [width, vocabulary], which the multiplication at the end needs
  const columns = graph.apply('Gather', [embeddings.weights, inputs.tokens], { axis: 1 });
  const integers = graph.apply('Transpose', [columns], { perm: [1, 2, 0] });
  const scales = graph.apply('Unsqueeze', [
    graph.apply('Gather', [embeddings.scales, inputs.tokens], { axis: 0 }),
    graph.integers([2]),
  ]);
  const vectors = graph.apply('Mul', [graph.apply('Cast', [integers], { to: tensorTypes.float }), scales]);
  const { dims, floats } = model.weight('decoder/position_encodings/encodings');
  return graph.add(
    vectors,
    graph.apply('Slice', [graph.floats(dims, floats), span.start, span.end, graph.integers([0])]),
  );
}

/** @param {Builder} builder @param {{ inputs: Inputs, span: Span, x: string }} input */
function decodeLayers(builder, { inputs, span, x: first }) {
  const state = { x: first, alignments: noValues() };
  for (let index = 0; index < builder.model.decoderLayers; index++) {
    const name = `decoder/layer_${index}`;
    const self = selfAttention(builder, { inputs, span, index, name, x: state.x });
    const cross = crossAttention(builder, { inputs, index, name, x: self });
    state.x = feedForward(builder, cross.x, name);
    state.alignments.push(...alignment(builder, cross.weights, index));
  }
  return state;
}

/** @returns {string[]} */
function noValues() {
  return [];
}

/** @param {Builder} builder @param {{ inputs: Inputs, span: Span, index: number, name: string, x: string }} input */
function selfAttention(builder, { inputs, span, index, name, x }) {
  const { graph, model } = builder;
  const normed = layerNorm(builder, x, `${name}/self_attention/layer_norm`);
  const stacked = `${name}/self_attention/linear_0`; // query, key and value
  const grow = (/** @type {string | undefined} */ past = '', /** @type {string} */ fresh) => {
    const continued = graph.apply('Gather', [past, inputs.parents], { axis: 0 });
    return graph.apply('Concat', [continued, valueHeads(graph, fresh, model)], { axis: 2 });
  };
  const keys = grow(inputs.keys[index], key(builder, normed, stacked, { index: 1, count: 3 }));
  const values = grow(inputs.values[index], value(builder, normed, stacked, { index: 2, count: 3 }));
  const shape = ['N', model.heads, 'L', model.width / model.heads];
  graph.output(`present_k_${index}`, keys, shape);
  graph.output(`present_v_${index}`, values, shape);
  const { attended } = attentionOfHeads(builder, {
    query: query(builder, normed, stacked, 3),
    key: graph.apply('Transpose', [keys], { perm: [0, 1, 3, 2] }),
    value: values,
    mask: span.mask,
  });
  return graph.add(x, linear(builder, attended, `${name}/self_attention/linear_1`));
}

/** @param {Builder} builder @param {{ inputs: Inputs, index: number, name: string, x: string }} input */
function crossAttention(builder, { inputs, index, name, x }) {
  const { graph } = builder;
  const normed = layerNorm(builder, x, `${name}/attention/layer_norm`);
  const { attended, weights } = attentionOfHeads(builder, {
    query: query(builder, normed, `${name}/attention/linear_0`),
    key: inputs.crossKeys[index] ?? '',
    value: inputs.crossValues[index] ?? '',
  });
  return { x: graph.add(x, linear(builder, attended, `${name}/attention/linear_2`)), weights };
}

/** @param {Builder} builder @param {string} weights @param {number} layer */
function alignment({ graph, model }, weights, layer) {
  const heads = model.config.alignment_heads.filter(([ofLayer]) => ofLayer === layer).map(([, head]) => head);
  return heads.length === 0 ? [] : [graph.apply('Gather', [weights, graph.integers(heads)], { axis: 1 })];
}
