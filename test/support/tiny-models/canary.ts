import { bool, float, followers, idsOf, int32, int64, OnnxGraph, rows, tokensFile, writeModel } from './graphs.ts';

/** A Canary that says one word for each language in which it is asked to write. */
export function writeCanary(dir: string, said: { en: string; de: string; es: string; fr: string }): string {
  const start = '<|nodiarize|>';
  const codes = Object.keys(said).map((code) => `<|${code}|>`);
  const task = [
    '<|startofcontext|>',
    '<|startoftranscript|>',
    '<|emo:undefined|>',
    '<|pnc|>',
    '<|noitn|>',
    '<|notimestamp|>',
  ];
  const tokens = ['<unk>', '<|endoftext|>', '<|nopnc|>', ...task, start, ...codes, ...Object.values(said)];
  const [ids, size] = [idsOf(tokens), tokens.length];
  const encoder = new OnnxGraph();
  const x = encoder.input('x', float, ['N', 'T', 128]);
  const length = encoder.input('x_len', int64, ['N']);
  const states = encoder.apply('Slice', [x, encoder.integers([0]), encoder.integers([2]), encoder.integers([2])]);
  encoder.output('enc_states', states, ['N', 'T', 2]);
  encoder.output('enc_len', length, ['N'], int64);
  encoder.output(
    'enc_mask',
    encoder.apply('Cast', [encoder.apply('ReduceSum', [states, encoder.integers([2])], { keepdims: 0 })], { to: bool }),
    ['N', 'T'],
    bool,
  );
  const decoder = new OnnxGraph();
  const input = decoder.input('decoder_input_ids', int32, [1, 2]);
  const memory = decoder.input('decoder_mems_list_0', float, [1, 'n', size]);
  decoder.input('enc_states', float, [1, 'T', 2]);
  decoder.input('enc_mask', bool, [1, 'T']);
  const token = decoder.apply('Slice', [input, decoder.integers([0]), decoder.integers([1]), decoder.integers([1])]);
  const identity = rows(decoder, size, Object.fromEntries(tokens.map((_, id) => [id, [id]])), size);
  const heard = decoder.apply('Concat', [memory, decoder.apply('Gather', [identity, token])], { axis: 1 });
  // the language that was named first or last prefers its word
  const prefers = followers(
    decoder,
    ids,
    Object.fromEntries(Object.entries(said).map(([code, word]) => [`<|${code}|>`, word])),
  );
  const wish = decoder.apply('MatMul', [
    decoder.apply('ReduceSum', [heard, decoder.integers([1])], { keepdims: 1 }),
    prefers,
  ]);
  const next = rows(
    decoder,
    size,
    {
      [ids.get(start) ?? 0]: Object.values(said).map((word) => ids.get(word) ?? 0),
      ...Object.fromEntries(Object.values(said).map((word) => [ids.get(word) ?? 0, new Array(100).fill(1)])),
    },
    size,
  );
  const logits = decoder.add(decoder.apply('Mul', [decoder.apply('Gather', [next, token]), decoder.float(1000)]), wish);
  decoder.output('logits', logits, [1, 1, size]);
  decoder.output('next_decoder_mem_list_0', heard, [1, 'n2', size]);
  const metadata = {
    ...{ model_type: 'EncDecMultiTaskModel', vocab_size: size, normalize_type: 'per_feature', subsampling_factor: 8 },
    ...{
      feat_dim: 128,
      num_decoder_layers: 1,
      decoder_hidden_size: size,
      url: 'https://huggingface.co/nvidia/canary-180m-flash',
    },
  };
  const files = { 'encoder.int8.onnx': encoder, 'decoder.int8.onnx': decoder, 'tokens.txt': tokensFile(tokens) };
  return writeModel(dir, files, { 'encoder.int8.onnx': metadata });
}
