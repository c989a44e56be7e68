import {
  base64,
  bool,
  chain,
  float,
  followers,
  idsOf,
  int32,
  int64,
  OnnxGraph,
  tokensFile,
  writeModel,
} from './graphs.ts';

const moonshineTokens = (words: string[]) => ['<unk>', '<s>', '</s>', ...words];

/** A Moonshine of four files. */
export function writeMoonshine(dir: string, words: string[]): string {
  const tokens = moonshineTokens(words);
  const after = chain('<s>', words, '</s>');
  const preprocessor = new OnnxGraph();
  const audio = preprocessor.input('audio', float, [1, 'samples']);
  // one frame for 384 samples
  const strided = preprocessor.apply('Slice', [
    audio,
    ...[[0], [2 ** 31], [1], [384]].map((one) => preprocessor.integers(one)),
  ]);
  preprocessor.output('features', preprocessor.apply('Unsqueeze', [strided, preprocessor.integers([2])]), [1, 'T', 1]);
  const encoder = new OnnxGraph();
  const features = encoder.input('features', float, [1, 'T', 1]);
  encoder.input('features_len', int32, [1]);
  encoder.output('encoder_out', features, [1, 'T', 1]);
  const decoderOf = (isCached: boolean) => {
    const graph = new OnnxGraph();
    const token = graph.input('tokens', int32, [1, 1]);
    const context = graph.input('encoder_out', float, [1, 'T', 1]);
    graph.input('seq_len', int32, [1]);
    const state = isCached ? graph.input('state_in', float, [1, 'T', 1]) : context;
    graph.output('logits', graph.apply('Gather', [followers(graph, idsOf(tokens), after), token]), [
      1,
      1,
      tokens.length,
    ]);
    graph.output('state_out', state, [1, 'T', 1]);
    return graph;
  };
  return writeModel(dir, {
    'preprocess.onnx': preprocessor,
    'encode.int8.onnx': encoder,
    'uncached_decode.int8.onnx': decoderOf(false),
    'cached_decode.int8.onnx': decoderOf(true),
    'tokens.txt': tokensFile(tokens),
  });
}

/** A Moonshine of two files, whose tokens are written in base64. */
export function writeMergedMoonshine(dir: string, words: string[]): string {
  const tokens = moonshineTokens(words);
  const encoder = new OnnxGraph();
  const audio = encoder.input('input_values', float, [1, 'samples']);
  const strided = encoder.apply('Slice', [audio, ...[[0], [2 ** 31], [1], [384]].map((one) => encoder.integers(one))]);
  encoder.output('last_hidden_state', encoder.apply('Unsqueeze', [strided, encoder.integers([2])]), [1, 'T', 1]);
  const decoder = new OnnxGraph();
  const token = decoder.input('input_ids', int64, [1, 1]);
  decoder.input('encoder_hidden_states', float, [1, 'T', 1]);
  const kinds = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'];
  for (const kind of kinds) decoder.input(`past_key_values.0.${kind}`, float, [1, 1, 'n', 1]);
  decoder.input('use_cache_branch', bool, [1]);
  const table = followers(decoder, idsOf(tokens), chain('<s>', words, '</s>'));
  decoder.output('logits', decoder.apply('Gather', [table, token]), [1, 1, tokens.length]);
  for (const kind of kinds)
    decoder.output(`present.0.${kind}`, decoder.floats([1, 1, 2, 1], new Float32Array(2)), [1, 1, 2, 1]);
  return writeModel(dir, {
    'encoder_model.onnx': encoder,
    'decoder_model_merged.onnx': decoder,
    'tokens.txt': tokensFile(tokens.map(base64)),
  });
}
