import { describe, expect, it } from 'vitest';
import { guessWords } from '../../../../../src/engine/speech/whisper/decoding/guess-words.ts';
import { toLogProbabilities } from '../../../../../src/engine/speech/whisper/decoding/token-scores.ts';
import { fakeTextDecoder } from '../../../../support/fake-text-decoder.ts';

const vocabulary = [' make', ' real', ' re', ' r', 's', 'els', 'el', ',', ' and', ' it', ' рил', 'sы', 'е'];
const end = vocabulary.length;
const stamp = end + 1;
const model = { tokenBytes: vocabulary.map((text) => Buffer.from(text)), end };
const id = (text: string) => [...vocabulary, '<end>', '<stamp>'].indexOf(text);

/** @param text tokens with their probability @param next what follows a text, by its last token */
function guess(
  text: [string, number][],
  next: Record<string, Record<string, number>>,
  { maxWords = 5, before = [stamp] } = {},
) {
  const decoders: ReturnType<typeof fakeTextDecoder>[] = [];
  const seen: string[] = [];
  const tokens = text.map(([token, probability]) => ({ token: id(token), logProbability: Math.log(probability) }));
  const guesses = guessWords({ before, tokens }, maxWords, {
    model,
    scoresOf: toLogProbabilities,
    openDecoder() {
      const decoder = fakeTextDecoder(vocabulary.length + 2, (read) => {
        const written = read.map((token) => vocabulary[token] ?? '<stamp>').join('');
        seen.push(written);
        const last = Object.keys(next).find((one) => written.endsWith(one));
        const follow = last === undefined ? { ' and': 1 } : (next[last] ?? {});
        return Object.fromEntries(Object.entries(follow).map(([token, probability]) => [id(token), probability]));
      });
      decoders.push(decoder);
      return decoder;
    },
  });
  for (const decoder of decoders) expect(() => decoder.advance([[0]], [0])).toThrow('freed');
  return { guesses: Object.fromEntries(guesses), seen };
}

const reals: [string, number][] = [
  ['<stamp>', 0.9],
  [' make', 0.9],
  [' real', 0.4],
  ['s', 0.9],
  [',', 0.9],
  [' it', 0.3],
  ['<end>', 0.9],
];

describe('guessWords', () => {
  it('tries the next best tokens in the place of the weakest one, to the end of the word', () => {
    const { guesses, seen } = guess(reals, {
      ' make': { ' real': 0.4, ' re': 0.35, ' r': 0.2, ' it': 0.01 },
      ' re': { els: 0.9, s: 0.1 },
      ' r': { el: 0.6, s: 0.4 },
      els: { ',': 0.9, ' and': 0.1 },
    });
    // the word's own token, and what is hardly probable, are not tried
    expect(guesses).toEqual({ 2: ['reels,', 'rel'] });
    expect(seen[0]).toBe('<stamp><stamp> make');
    expect(seen.some((text) => text.endsWith(' real'))).toBe(false);
  });

  it('leaves words alone of which the engine is sure, and tiny ones', () => {
    const sure = reals.map(([token]): [string, number] => [token, token === ' it' ? 0.3 : 0.9]);
    expect(guess(sure, {})).toEqual({ guesses: {}, seen: [] });
  });

  it('ends a word where another one would begin', () => {
    const weakEnd: [string, number][] = [
      [' real', 0.9],
      ['s', 0.4],
      [' make', 0.9],
    ];
    expect(guess(weakEnd, { ' real': { s: 0.4, ' and': 0.6 } }).guesses).toEqual({ 0: ['real'] });
  });

  it('does not guess the same word in other letters, in two scripts, or of another length', () => {
    const next = { ' make': { ' real': 0.4, ' рил': 0.3, ' r': 0.3 }, ' рил': { sы: 1 }, ' r': { ' and': 1 } };
    expect(guess(reals, next).guesses).toEqual({ 2: [] });
  });

  it('works on the most doubtful words only, where there are many', () => {
    const text: [string, number][] = [
      [' make', 0.5],
      [' real', 0.2],
      ['s', 0.9],
    ];
    const next = { ' make': { ' re': 1 }, ' re': { els: 1 } };
    expect(Object.keys(guess(text, next, { maxWords: 1 }).guesses)).toEqual(['1']);
    expect(Object.keys(guess(text, next, { maxWords: 2 }).guesses)).toEqual(['0', '1']);
  });
});
