import {
  attention,
  createInt8Multiplier,
  feedForward,
  key,
  layerNorm,
  linear,
  quantize,
  query,
  value,
} from './layers.mjs';
import { textContext } from './model-metadata.mjs';
import { OnnxGraph, tensorTypes } from './onnx-graph.mjs';

/**
 * Tokens (a prompt, or one more) → the scores of the next token. Keys and values of earlier tokens are an input and an
 * output: a cache of fixed length, of which `offset` is used. Weights are int8. The decoder also outputs the attention
 * of the alignment heads to the audio, from which each token's time is computed.
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
  const normed = layerNorm(builder, state.x, 'decoder/layer_norm');
  graph.output('logits', int8.multiplyQuantized(graph, normed, embeddings), ['N', 'n', model.vocabularySize]);
  const cacheShape = [model.decoderLayers, 'N', textContext, model.width];
  graph.output('out_n_layer_self_k_cache', graph.apply('Concat', state.keys, { axis: 0 }), cacheShape);
  graph.output('out_n_layer_self_v_cache', graph.apply('Concat', state.values, { axis: 0 }), cacheShape);
  const attended = graph.apply('Concat', state.alignments, { axis: 1 });
  graph.output('cross_attention_weights', attended, ['N', model.config.alignment_heads.length, 'n', 'T']);
  return graph;
}

/**
 * @typedef {import('./layers.mjs').Builder} Builder
 * @typedef {ReturnType<typeof declareInputs>} Inputs
 * @typedef {ReturnType<typeof tokenSpan>} Span
 * @param {OnnxGraph} graph @param {import('./ct2-model.mjs').WhisperModel} model
 */
function declareInputs(graph, { decoderLayers, width }) {
  const { float, int64 } = tensorTypes;
  return {
    tokens: graph.input('tokens', int64, ['N', 'n']),
    keyCache: graph.input('in_n_layer_self_k_cache', float, [decoderLayers, 'N', textContext, width]),
    valueCache: graph.input('in_n_layer_self_v_cache', float, [decoderLayers, 'N', textContext, width]),
    crossKeys: graph.input('n_layer_cross_k', float, [decoderLayers, 'N', 'T', width]),
    crossValues: graph.input('n_layer_cross_v', float, [decoderLayers, 'N', 'T', width]),
    offset: graph.input('offset', int64, [1]),
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
function tokenSpan(graph, { tokens, offset }) {
  const count = graph.apply('Gather', [graph.apply('Shape', [tokens]), graph.integers([1])], { axis: 0 });
  const end = graph.add(offset, count);
  const forbidden = new Float32Array(textContext * textContext);
  for (let row = 0; row < textContext; row++)
    forbidden.fill(-1e30, row * textContext + row + 1, (row + 1) * textContext);
  const rows = graph.apply('Slice', [
    graph.floats([textContext, textContext], forbidden),
    offset,
    end,
    graph.integers([0]),
  ]);
  return { end, mask: graph.apply('Slice', [rows, graph.integers([0]), end, graph.integers([1])]) };
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
    graph.apply('Slice', [graph.floats(dims, floats), inputs.offset, span.end, graph.integers([0])]),
  );
}

/** @param {Builder} builder @param {{ inputs: Inputs, span: Span, x: string }} input */
function decodeLayers(builder, { inputs, span, x: first }) {
  const state = { x: first, keys: noValues(), values: noValues(), alignments: noValues() };
  for (let index = 0; index < builder.model.decoderLayers; index++) {
    const name = `decoder/layer_${index}`;
    const self = selfAttention(builder, { inputs, span, index, name, x: state.x });
    const cross = crossAttention(builder, { inputs, index, name, x: self.x });
    state.x = feedForward(builder, cross.x, name);
    state.keys.push(self.keys);
    state.values.push(self.values);
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
  const { graph } = builder;
  const normed = layerNorm(builder, x, `${name}/self_attention/layer_norm`);
  const stacked = `${name}/self_attention/linear_0`; // query, key and value
  const update = (/** @type {string} */ cache, /** @type {string} */ fresh) =>
    updateCache(graph, { cache, fresh, inputs, span, index });
  const keys = update(inputs.keyCache, key(builder, normed, stacked, { index: 1, count: 3 }));
  const values = update(inputs.valueCache, value(builder, normed, stacked, { index: 2, count: 3 }));
  const { attended } = attention(builder, {
    query: query(builder, normed, stacked, 3),
    key: keys.used,
    value: values.used,
    mask: span.mask,
  });
  const projected = linear(builder, attended, `${name}/self_attention/linear_1`);
  return { x: graph.add(x, projected), keys: keys.whole, values: values.whole };
}

/**
 * Appends the values of the new tokens to the cache of this layer.
 * @param {OnnxGraph} graph
 * @param {{ cache: string, fresh: string, inputs: Inputs, span: Span, index: number }} input
 * @returns {{ used: string, whole: string }} `used`: up to the new tokens; `whole`: the full
 * length, for the output
 */
function updateCache(graph, { cache, fresh, inputs, span, index }) {
  const layer = graph.apply('Gather', [cache, graph.integer(index)], { axis: 0 });
  const axis = graph.integers([1]);
  const before = graph.apply('Slice', [layer, graph.integers([0]), inputs.offset, axis]);
  const used = graph.apply('Concat', [before, fresh], { axis: 1 });
  const after = graph.apply('Slice', [layer, span.end, graph.integers([textContext]), axis]);
  const whole = graph.apply('Concat', [used, after], { axis: 1 });
  return { used, whole: graph.apply('Unsqueeze', [whole, graph.integers([0])]) };
}

/** @param {Builder} builder @param {{ inputs: Inputs, index: number, name: string, x: string }} input */
function crossAttention(builder, { inputs, index, name, x }) {
  const { graph } = builder;
  const ofLayer = (/** @type {string} */ all) => graph.apply('Gather', [all, graph.integer(index)], { axis: 0 });
  const normed = layerNorm(builder, x, `${name}/attention/layer_norm`);
  const { attended, weights } = attention(builder, {
    query: query(builder, normed, `${name}/attention/linear_0`),
    key: ofLayer(inputs.crossKeys),
    value: ofLayer(inputs.crossValues),
  });
  return { x: graph.add(x, linear(builder, attended, `${name}/attention/linear_2`)), weights };
}

/** @param {Builder} builder @param {string} weights @param {number} layer */
function alignment({ graph, model }, weights, layer) {
  const heads = model.config.alignment_heads.filter(([ofLayer]) => ofLayer === layer).map(([, head]) => head);
  return heads.length === 0 ? [] : [graph.apply('Gather', [weights, graph.integers(heads)], { axis: 1 })];
}
