import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderWords } from '../../../../src/engine/speech/words/order-words.ts';

const audio = { startMs: 1000, endMs: 9000 };

describe('orderWords', () => {
  it('does not change words that are in order', () => {
    const words = [
      { text: 'a', startMs: 1200, endMs: 1500, confidence: 0.4 },
      { text: 'b', startMs: 1500, endMs: 1900 },
    ];
    expect(orderWords(words, audio)).toEqual(words);
  });

  it('gives words at the same instant 80 ms each', () => {
    const words = ['a', 'b', 'c'].map((text) => ({ text, startMs: 3000, endMs: 3000 }));
    expect(orderWords(words, audio).map((word) => [word.startMs, word.endMs])).toEqual([
      [3000, 3080],
      [3080, 3160],
      [3160, 3240],
    ]);
  });

  it('moves words earlier at the end of the audio', () => {
    const words = ['a', 'b'].map((text) => ({ text, startMs: 9000, endMs: 9400 }));
    expect(orderWords(words, audio).map((word) => [word.startMs, word.endMs])).toEqual([
      [8840, 8920],
      [8920, 9000],
    ]);
  });

  it('puts any words in order, within the audio and without overlap', () => {
    const time = fc.integer({ min: -2000, max: 12_000 });
    const word = fc.record({ text: fc.constantFrom('a', 'bb', ' c ', '', ' '), startMs: time, endMs: time });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        const ordered = orderWords(words, audio);
        expect(ordered.map((one) => one.text)).toEqual(
          words.map((one) => one.text.trim()).filter((text) => text !== ''),
        );
        for (const [i, one] of ordered.entries()) {
          expect(one.startMs).toBeGreaterThanOrEqual(audio.startMs);
          expect(one.endMs).toBeGreaterThan(one.startMs);
          expect(one.endMs).toBeLessThanOrEqual(ordered[i + 1]?.startMs ?? audio.endMs);
        }
      }),
    );
  });
});
