import { describe, expect, it } from 'vitest';
import type { EncodedAudio } from '../../../../../src/engine/speech/whisper/decoding/audio-encoder.ts';
import { createEncodedChunks } from '../../../../../src/engine/speech/whisper/decoding/encoded-chunks.ts';

/** Chunks by their only sample; `log` says what was encoded and freed. */
function chunksUnderTest() {
  const log: string[] = [];
  const chunks = createEncodedChunks(([sample = 0]): EncodedAudio => {
    log.push(`encode ${sample}`);
    return { tensors: {}, steps: sample, paddedSteps: 0, free: () => log.push(`free ${sample}`) };
  });
  const first = (sample: number) => chunks.useFirst(Float32Array.of(sample), ({ steps }) => steps);
  const last = (sample: number) => chunks.useLast(Float32Array.of(sample), ({ steps }) => steps);
  return { log, chunks, first, last };
}

describe('createEncodedChunks', () => {
  it('encodes a chunk once for both uses, and frees it then', () => {
    const { log, first, last } = chunksUnderTest();
    expect([first(1), first(2), last(1), last(2)]).toEqual([1, 2, 1, 2]);
    expect(log).toEqual(['encode 1', 'encode 2', 'free 1', 'free 2']);
  });

  it('encodes a chunk that was not used before, or was used up', () => {
    const { log, first, last } = chunksUnderTest();
    first(1);
    expect([last(1), last(1)]).toEqual([1, 1]);
    expect(log).toEqual(['encode 1', 'free 1', 'encode 1', 'free 1']);
  });

  it('keeps three at most', () => {
    const { log, first } = chunksUnderTest();
    for (const sample of [1, 2, 3, 4, 5]) first(sample);
    expect(log.filter((line) => line.startsWith('free'))).toEqual(['free 4', 'free 5']);
  });

  it('frees a chunk whose use fails', () => {
    const { log, chunks } = chunksUnderTest();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => chunks.useLast(Float32Array.of(1), fail)).toThrow('no');
    expect(log).toEqual(['encode 1', 'free 1']);
  });
});
