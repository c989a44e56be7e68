import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderWords } from '../../../../src/engine/speech/words/order-words.ts';

const sound = { startMs: 1000, endMs: 9000 };

describe('orderWords', () => {
  it('leaves words alone that are in order', () => {
    const words = [
      { text: 'a', startMs: 1200, endMs: 1500, confidence: 0.4 },
      { text: 'b', startMs: 1500, endMs: 1900 },
    ];
    expect(orderWords(words, sound)).toEqual(words);
  });

  it('gives words that share an instant 80 ms each', () => {
    const words = ['a', 'b', 'c'].map((text) => ({ text, startMs: 3000, endMs: 3000 }));
    expect(orderWords(words, sound).map((word) => [word.startMs, word.endMs])).toEqual([
      [3000, 3080],
      [3080, 3160],
      [3160, 3240],
    ]);
  });

  it('finds room before the end of the sound', () => {
    const words = ['a', 'b'].map((text) => ({ text, startMs: 9000, endMs: 9400 }));
    expect(orderWords(words, sound).map((word) => [word.startMs, word.endMs])).toEqual([
      [8840, 8920],
      [8920, 9000],
    ]);
  });

  it('holds its promise for any words at all', () => {
    const time = fc.integer({ min: -2000, max: 12_000 });
    const word = fc.record({ text: fc.constantFrom('a', 'bb', ' c ', '', ' '), startMs: time, endMs: time });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        const ordered = orderWords(words, sound);
        expect(ordered.map((one) => one.text)).toEqual(
          words.map((one) => one.text.trim()).filter((text) => text !== ''),
        );
        for (const [i, one] of ordered.entries()) {
          expect(one.startMs).toBeGreaterThanOrEqual(sound.startMs);
          expect(one.endMs).toBeGreaterThan(one.startMs);
          expect(one.endMs).toBeLessThanOrEqual(ordered[i + 1]?.startMs ?? sound.endMs);
        }
      }),
    );
  });
});
