import type { OnnxRuntime, OnnxSession, Tensor } from '../onnx/onnx-runtime.ts';
import { type EncodedAudio, layersOf } from './audio-encoder.ts';
import type { ModelDescription } from './model-files.ts';

/** Several texts of one audio that grow token by token. */
export interface TextDecoder {
  /**
   * Adds tokens to texts, the same number to each. Text i goes on with the earlier text `parents[i]`.
   * @returns the scores (logits) of the next token, a row for each text
   */
  advance(tokens: readonly (readonly number[])[], parents: readonly number[]): Float32Array[];
  free(): void;
}

export interface DecoderDeps {
  ort: OnnxRuntime;
  decoder: OnnxSession;
  model: ModelDescription;
}

/** Begins with one empty text: the first call has the parent 0. */
export function createTextDecoder(audio: EncodedAudio, { ort, decoder, model }: DecoderDeps): TextDecoder {
  const presents = Object.fromEntries(pastNames(model, 'present').map((name) => [name, null]));
  let past = emptyPast({ ort, model });
  const free = () => {
    for (const tensor of Object.values(past)) tensor.free();
    past = {};
  };
  return {
    advance(tokens, parents) {
      const [count, width] = [tokens.length, model.vocabularySize];
      const inputs = {
        tokens: ort.integers(tokens.flat(), [count, tokens[0]?.length ?? 0]),
        parents: ort.integers(parents, [count]),
      };
      const scores = new Float32Array(count * width);
      const logits = ort.floats(scores, [count, 1, width]);
      const [, ...present] = decoder.run({ ...inputs, ...past, ...audio.tensors }, { logits, ...presents });
      for (const tensor of [inputs.tokens, inputs.parents, logits]) tensor.free();
      free();
      past = Object.fromEntries(
        pastNames(model, 'past').flatMap((name, i) => present.slice(i, i + 1).map((tensor) => [name, tensor])),
      );
      return tokens.map((_, row) => scores.subarray(row * width, (row + 1) * width));
    },
    free,
  };
}

/** Attention of the alignment heads to the audio, [head][token][step] in one array. */
export function attentionTo(
  audio: EncodedAudio,
  tokens: readonly number[],
  { ort, decoder, model }: DecoderDeps,
): Float32Array {
  const past = emptyPast({ ort, model });
  const inputs = { tokens: ort.integers(tokens, [1, tokens.length]), parents: ort.integers([0], [1]) };
  const weights = new Float32Array(model.alignmentHeads * tokens.length * audio.paddedSteps);
  const output = ort.floats(weights, [1, model.alignmentHeads, tokens.length, audio.paddedSteps]);
  decoder.run({ ...inputs, ...past, ...audio.tensors }, { cross_attention: output });
  for (const tensor of [...Object.values(inputs), ...Object.values(past), output]) tensor.free();
  return weights;
}

/** Of its own buffer, so that it has an address. */
const nothing = new Float32Array(new ArrayBuffer(64), 0, 0);

function emptyPast({ ort, model }: Pick<DecoderDeps, 'ort' | 'model'>): Record<string, Tensor> {
  const shape = [1, model.heads, 0, model.headWidth];
  return Object.fromEntries(pastNames(model, 'past').map((name) => [name, ort.floats(nothing, shape)]));
}

function pastNames(model: ModelDescription, time: 'past' | 'present'): string[] {
  return layersOf(model).flatMap((layer) => [`${time}_k_${layer}`, `${time}_v_${layer}`]);
}
