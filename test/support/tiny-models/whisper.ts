import { base64, chain, float, followers, idsOf, int64, OnnxGraph, tokensFile, writeModel } from './graphs.ts';

/** A Whisper without cross-attention that hears one language and says the same words in each. */
export function writeWhisper(
  dir: string,
  words: string[],
  { hears = 'es', isMultilingual = true, name = 'tiny' } = {},
): string {
  const codes = ['en', 'es', 'de'];
  const special = ['eot', 'sot', 'translate', 'transcribe', 'prev', 'lm', 'nospeech', 'notimestamps'];
  const tokens = [' ', ...words, ...special, ...codes.map((code) => `<|${code}|>`)];
  const ids = idsOf(tokens);
  const id = (token: string) => ids.get(token) ?? 0;
  const encoder = new OnnxGraph();
  const mel = encoder.input('mel', float, [1, 80, 'T']);
  const state = encoder.apply('Slice', [mel, ...[[0], [2], [1]].map((one) => encoder.integers(one))]);
  const cross = encoder.apply('Unsqueeze', [
    encoder.apply('Transpose', [state], { perm: [0, 2, 1] }),
    encoder.integers([0]),
  ]);
  for (const output of ['n_layer_cross_k', 'n_layer_cross_v']) encoder.output(output, cross, [1, 1, 'T', 2]);
  const decoder = new OnnxGraph();
  const token = decoder.input('tokens', int64, [1, 'n']);
  const caches = ['k', 'v'].map((one) => decoder.input(`in_n_layer_self_${one}_cache`, float, [1, 1, 448, 2]));
  for (const one of ['k', 'v']) decoder.input(`n_layer_cross_${one}`, float, [1, 1, 'T', 2]);
  decoder.input('offset', int64, [1]);
  const table = followers(decoder, ids, { ...chain('notimestamps', words, 'eot'), sot: `<|${hears}|>` });
  decoder.output('logits', decoder.apply('Gather', [table, token]), [1, 'n', tokens.length]);
  for (const [i, cache] of caches.entries()) decoder.output(`out_n_layer_self_${i}_cache`, cache, [1, 1, 448, 2]);
  const metadata = {
    ...{
      model_type: `whisper-${name}`,
      n_mels: 80,
      n_text_layer: 1,
      n_text_ctx: 448,
      n_text_state: 2,
      n_vocab: tokens.length,
    },
    ...{ sot: id('sot'), eot: id('eot'), blank_id: 0, translate: id('translate'), transcribe: id('transcribe') },
    ...{ is_multilingual: isMultilingual ? 1 : 0, no_timestamps: id('notimestamps'), no_speech: id('nospeech') },
    sot_sequence: (isMultilingual ? ['sot', '<|en|>', 'transcribe'] : ['sot']).map(id).join(','),
    all_language_tokens: codes.map((code) => id(`<|${code}|>`)).join(','),
    all_language_codes: codes.join(','),
  };
  const [encoderName, decoderName] = [`${name}-encoder.int8.onnx`, `${name}-decoder.int8.onnx`];
  return writeModel(
    dir,
    { [encoderName]: encoder, [decoderName]: decoder, [`${name}-tokens.txt`]: tokensFile(tokens.map(base64)) },
    { [encoderName]: metadata },
  );
}
