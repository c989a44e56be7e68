import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyScript } from '../../../../src/engine/captions/script/apply-script.ts';
import { changedScript, randomNumbers, shareRight, syntheticSpeech } from './synthetic-speech.ts';

const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ru'];
const anySpeech = fc.record({ seed: fc.nat(), language: fc.constantFrom(...languages) });

describe('a script on speech of which one word in ten is misheard', () => {
  it('gives every word as it is written, if it is exact', () => {
    fc.assert(
      fc.property(anySpeech, ({ seed, language }) => {
        const { said, heard } = syntheticSpeech(language, 400, randomNumbers(seed));
        const script = said.map(({ text }) => text).join(' ');
        const { phrases, report } = applyScript(heard, script, language);
        expect(shareRight(said, phrases.flat())).toBeGreaterThanOrEqual(0.995);
        expect(report.matched).toBeGreaterThanOrEqual(0.995);
      }),
      { numRuns: 14 },
    );
  });

  it('gives 97 of 100 words right on average and 90 always, if a tenth of it was left out, added or reworded', () => {
    const shares: number[] = [];
    fc.assert(
      fc.property(anySpeech, ({ seed, language }) => {
        const random = randomNumbers(seed);
        const { said, heard, vocabulary } = syntheticSpeech(language, 400, random);
        const texts = said.map(({ text }) => text);
        const { phrases } = applyScript(heard, changedScript(texts, 0.1, vocabulary, random), language);
        const share = shareRight(said, phrases.flat());
        shares.push(share);
        expect(share).toBeGreaterThanOrEqual(0.9);
      }),
      { numRuns: 14 },
    );
    // 0.983 in 280 samples, the worst of which had 0.946
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.97);
  });

  it('keeps words in order, each with some time, and none of what was heard unmatched is lost', () => {
    fc.assert(
      fc.property(anySpeech, fc.double({ min: 0, max: 1, noNaN: true }), ({ seed, language }, share) => {
        const random = randomNumbers(seed);
        const { said, heard, vocabulary } = syntheticSpeech(language, 150, random);
        const texts = said.map(({ text }) => text);
        const { phrases, report } = applyScript(heard, changedScript(texts, share, vocabulary, random), language);
        const words = phrases.flat();
        for (const [index, { startMs, endMs }] of words.entries()) {
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(startMs).toBeGreaterThanOrEqual(words[index - 1]?.startMs ?? 0);
        }
        expect(words.at(-1)?.endMs).toBe(heard.at(-1)?.endMs);
        expect(report.matched).toBeGreaterThanOrEqual(0);
        expect(report.matched).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });
});
