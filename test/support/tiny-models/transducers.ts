import {
  firstRows,
  float,
  int32,
  int64,
  lengthOf,
  OnnxGraph,
  rows,
  type TimedToken,
  tableFrames,
  tokensFile,
  writeModel,
} from './graphs.ts';

/** A Zipformer transducer: frames of 40 ms. */
export function writeZipformer(dir: string, said: TimedToken[], more: Record<string, string> = {}): string {
  const tokens = ['<blk>', ...said.map((one) => one.token)];
  const at = new Map(said.map((one, i) => [one.frame, i + 1]));
  const width = tokens.length;
  const encoder = new OnnxGraph();
  const x = encoder.input('x', float, ['N', 'T', 80]);
  encoder.input('x_lens', int64, ['N']);
  const frames = encoder.apply('Div', [lengthOf(encoder, x, 1), encoder.integers([4])]);
  const table = rows(
    encoder,
    width,
    Object.fromEntries(Array.from({ length: tableFrames }, (_, row) => [row, [at.get(row) ?? 0]])),
    tableFrames,
  );
  encoder.output(
    'encoder_out',
    encoder.apply('Unsqueeze', [firstRows(encoder, table, frames), encoder.integers([0])]),
    ['N', 'T2', width],
  );
  encoder.output('encoder_out_lens', frames, ['N'], int64);
  const decoder = new OnnxGraph();
  const y = decoder.input('y', int64, ['N', 2]);
  const embedded = decoder.apply('Gather', [rows(decoder, width, {}, width), y]);
  decoder.output('decoder_out', decoder.apply('ReduceMean', [embedded], { axes: [1], keepdims: 0 }), ['N', width]);
  const joiner = new OnnxGraph();
  joiner.output(
    'logit',
    joiner.add(joiner.input('encoder_out', float, ['N', width]), joiner.input('decoder_out', float, ['N', width])),
    ['N', width],
  );
  const names = {
    encoder: 'encoder-epoch-99-avg-1.int8.onnx',
    decoder: 'decoder-epoch-99-avg-1.onnx',
    joiner: 'joiner-epoch-99-avg-1.int8.onnx',
  };
  return writeModel(
    dir,
    { [names.encoder]: encoder, [names.decoder]: decoder, [names.joiner]: joiner, 'tokens.txt': tokensFile(tokens) },
    {
      [names.encoder]: { model_type: 'zipformer2', ...more },
      [names.decoder]: { vocab_size: width, context_size: 2 },
      [names.joiner]: { joiner_dim: width },
    },
  );
}

/** A Parakeet TDT: frames of 80 ms, each token with how many frames it takes (up to 4). */
export function writeParakeet(dir: string, said: (TimedToken & { frames: number })[], version: 2 | 3 = 2): string {
  const tokens = [...said.map((one) => one.token), '<blk>'];
  const [size, durations] = [tokens.length, 5];
  const width = size + durations;
  const at = new Map(said.map((one, i): [number, number[]] => [one.frame, [i, size + one.frames]]));
  const encoder = new OnnxGraph();
  const sound = encoder.input('audio_signal', float, ['N', 128, 'T']);
  encoder.input('length', int64, ['N']);
  const frames = encoder.apply('Div', [lengthOf(encoder, sound, 2), encoder.integers([8])]);
  const silent = [size - 1, size + 1];
  const table = rows(
    encoder,
    width,
    Object.fromEntries(Array.from({ length: tableFrames }, (_, row) => [row, at.get(row) ?? silent])),
    tableFrames,
  );
  const heard = encoder.apply('Unsqueeze', [firstRows(encoder, table, frames), encoder.integers([0])]);
  encoder.output('outputs', encoder.apply('Transpose', [heard], { perm: [0, 2, 1] }), ['N', width, 'T2']);
  encoder.output('encoded_lengths', frames, ['N'], int64);
  const decoder = new OnnxGraph();
  const targets = decoder.input('targets', int32, ['N', 'U']);
  const lengths = decoder.input('target_length', int32, ['N']);
  const states = ['states.1', 'onnx::Slice_3'].map((name) => decoder.input(name, float, [1, 'N', 2]));
  const embedded = decoder.apply('Gather', [rows(decoder, width, {}, size), targets]);
  decoder.output('outputs', decoder.apply('Transpose', [embedded], { perm: [0, 2, 1] }), ['N', width, 'U']);
  decoder.output('prednet_lengths', lengths, ['N'], int32);
  for (const [i, state] of states.entries()) decoder.output(`next_state_${i}`, state, [1, 'N', 2]);
  const joiner = new OnnxGraph();
  const sum = joiner.add(
    joiner.input('encoder_outputs', float, ['N', width, 1]),
    joiner.input('decoder_outputs', float, ['N', width, 1]),
  );
  joiner.output('outputs', joiner.apply('Reshape', [sum, joiner.integers([1, 1, 1, width])]), [1, 1, 1, width]);
  const metadata = {
    ...{ model_type: 'EncDecRNNTBPEModel', url: `https://huggingface.co/nvidia/parakeet-tdt-0.6b-v${version}` },
    ...{
      vocab_size: size - 1,
      normalize_type: 'per_feature',
      pred_rnn_layers: 1,
      pred_hidden: 2,
      subsampling_factor: 8,
      feat_dim: 128,
    },
  };
  return writeModel(
    dir,
    {
      'encoder.int8.onnx': encoder,
      'decoder.int8.onnx': decoder,
      'joiner.int8.onnx': joiner,
      'tokens.txt': tokensFile(tokens),
    },
    { 'encoder.int8.onnx': metadata },
  );
}
