import type { EncodedAudio } from './audio-encoder.ts';

/** Each takes up to 37 MB. */
const maxKept = 3;

interface Kept {
  samples: Float32Array;
  audio: EncodedAudio;
}

/**
 * Encoded chunks that will be used again: the language of the first ones is detected before their texts are decoded, and
 * encoding takes a fifth of all work.
 */
export function createEncodedChunks(encode: (samples: Float32Array) => EncodedAudio) {
  const kept: Kept[] = [];
  /** Removes it, if it is there. */
  function take(samples: Float32Array): EncodedAudio | null {
    const at = kept.findIndex((one) => areEqual(one.samples, samples));
    return kept.splice(at, at < 0 ? 0 : 1)[0]?.audio ?? null;
  }
  return {
    /** The audio is used once more afterwards, unless there are too many like it. */
    useFirst<T>(samples: Float32Array, use: (audio: EncodedAudio) => T): T {
      const audio = take(samples) ?? encode(samples);
      const result = use(audio);
      if (kept.length < maxKept) kept.push({ samples, audio });
      else audio.free();
      return result;
    },
    useLast<T>(samples: Float32Array, use: (audio: EncodedAudio) => T): T {
      const audio = take(samples) ?? encode(samples);
      try {
        return use(audio);
      } finally {
        audio.free();
      }
    },
  };
}

function areEqual(one: Float32Array, other: Float32Array): boolean {
  return one.length === other.length && bytesOf(one).equals(bytesOf(other));
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
