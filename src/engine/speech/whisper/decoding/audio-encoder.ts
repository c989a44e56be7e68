import { sampleRate } from '../../../media/audio/wav-file.ts';
import type { OnnxRuntime, OnnxSession, Tensor } from '../onnx/onnx-runtime.ts';
import type { ModelDescription } from './model-files.ts';

/** A chunk of audio as the decoder reads it. */
export interface EncodedAudio {
  /** Inputs of the decoder. */
  tensors: Readonly<Record<string, Tensor>>;
  /** Steps of {@link encoderStepMs} with the chunk's own sound, without the silence after it. */
  steps: number;
  /** With the silence. */
  paddedSteps: number;
  free(): void;
}

export const encoderStepMs = 20;
const samplesPerStep = (sampleRate * encoderStepMs) / 1000;
/** Half of the first window lies before the first sample. */
const mirroredBefore = 200;
const mirroredAfter = 40;
/** Whisper's own limit. */
const maxInputSamples = 30 * sampleRate;

/** Encodes samples of at most 30 s. */
export function encodeAudio(
  samples: Float32Array,
  { ort, encoder, model }: { ort: OnnxRuntime; encoder: OnnxSession; model: ModelDescription },
): EncodedAudio {
  const input = paddedInput(samples);
  const tensor = ort.floats(input, [1, 1, input.length]);
  const names = layersOf(model).flatMap((layer) => [`cross_k_${layer}`, `cross_v_${layer}`]);
  const outputs = encoder.run({ samples: tensor }, Object.fromEntries(names.map((name) => [name, null])));
  tensor.free();
  return {
    tensors: Object.fromEntries(names.flatMap((name, i) => outputs.slice(i, i + 1).map((output) => [name, output]))),
    steps: Math.ceil(Math.min(samples.length, maxInputSamples) / samplesPerStep),
    paddedSteps: (input.length - mirroredBefore - mirroredAfter) / samplesPerStep,
    free: () => {
      for (const output of outputs) output.free();
    },
  };
}

export function layersOf({ decoderLayers }: ModelDescription): number[] {
  return [...Array(decoderLayers).keys()];
}

/**
 * Whisper needs silence after the speech to finish its text. It was trained on 30 s, but shorter input costs less:
 * 3 s of silence and half of the speech are enough (measured: the same words as 30 s).
 */
function paddedInput(samples: Float32Array): Float32Array {
  const wanted = Math.max(samples.length + 3 * sampleRate, samples.length * 1.5);
  const length = Math.min(maxInputSamples, Math.ceil(wanted / samplesPerStep) * samplesPerStep);
  const input = new Float32Array(mirroredBefore + length + mirroredAfter);
  input.set(samples.subarray(0, length), mirroredBefore);
  for (let i = 1; i <= mirroredBefore; i++) input[mirroredBefore - i] = samples[i] ?? 0;
  const last = mirroredBefore + length - 1;
  for (let i = 1; i <= mirroredAfter; i++) input[last + i] = input[last - i] ?? 0;
  return input;
}
