import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationOf, overlapMs } from '../../../../src/engine/media/audio/audio-span.ts';
import { planChunks } from '../../../../src/engine/speech/whisper/speech-chunks.ts';

const limits = { maxMs: 28_000, minMs: 18_000 };
const middle = (fromMs: number, toMs: number) => Math.round((fromMs + toMs) / 2);
const span = (startMs: number, endMs: number) => ({ startMs, endMs });
const plan = (speech: ReturnType<typeof span>[], audioMs: number) =>
  planChunks(speech, audioMs, { limits, quietestMs: middle });
const timesOf = (chunks: ReturnType<typeof plan>) => chunks.map((chunk) => [chunk.startMs, chunk.endMs]);

describe('planChunks', () => {
  it('plans nothing if nobody speaks', () => {
    expect(plan([], 60_000)).toEqual([]);
  });

  it('adds a quarter of a second around speech, within the audio', () => {
    expect(timesOf(plan([span(100, 2000), span(9000, 9900)], 10_000))).toEqual([
      [0, 2250],
      [8750, 10_000],
    ]);
  });

  it('joins speech that is up to three seconds apart', () => {
    expect(timesOf(plan([span(1000, 2000), span(5000, 6000), span(9001, 10_000)], 20_000))).toEqual([
      [750, 6250],
      [8751, 10_250],
    ]);
  });

  it('cuts long speech in the longest pause within the limits', () => {
    const speech = [span(1000, 19_000), span(19_300, 23_000), span(24_000, 27_000), span(27_300, 70_000)];
    expect(timesOf(plan(speech, 80_000))[0]).toEqual([750, 23_500]);
  });

  it('cuts speech without a pause where it is quietest', () => {
    expect(timesOf(plan([span(1000, 61_000)], 80_000))[0]).toEqual([750, middle(18_750, 28_750)]);
  });

  it('leaves no short remainder after a cut', () => {
    expect(timesOf(plan([span(0, 30_000)], 30_000))).toEqual([
      [0, 15_000],
      [15_000, 30_000],
    ]);
  });

  it('covers all speech with chunks that are in order and never too long', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 10, max: 6000 }), fc.integer({ min: 100, max: 90_000 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(spans, (gapsAndLengths) => {
        let atMs = 0;
        const speech = gapsAndLengths.map(([gap, length]) => {
          const one = span(atMs + gap, atMs + gap + length);
          atMs = one.endMs;
          return one;
        });
        const chunks = plan(speech, atMs + 100);
        const spoken = speech.reduce((sum, one) => sum + durationOf(one), 0);
        expect(chunks.reduce((sum, one) => sum + overlapMs(speech, one.startMs, one.endMs), 0)).toBe(spoken);
        for (const [i, chunk] of chunks.entries()) {
          expect(durationOf(chunk)).toBeGreaterThan(0);
          expect(durationOf(chunk)).toBeLessThanOrEqual(limits.maxMs);
          expect(chunk.endMs).toBeLessThanOrEqual(chunks[i + 1]?.startMs ?? atMs + 100);
        }
      }),
    );
  });
});
