import { describe, expect, it } from 'vitest';
import type { Hints } from '../../../../../src/engine/speech/whisper/decoding/hint-prompt.ts';
import type { NamePlace } from '../../../../../src/engine/speech/whisper/decoding/name-places.ts';
import { placeNames } from '../../../../../src/engine/speech/whisper/decoding/place-names.ts';
import { toLogProbabilities } from '../../../../../src/engine/speech/whisper/decoding/token-scores.ts';
import { fakeTextDecoder } from '../../../../support/fake-text-decoder.ts';

const vocabulary = [' made', ' with', ' emotion', ' Remotion', ' Re', ' in', ',', '.', ' emo', ' Remo'];
const end = vocabulary.length;
const [stamp, previous, start] = [end + 1, end + 2, end + 3];
const id = (text: string) => (text === '<stamp>' ? stamp : vocabulary.indexOf(text));
const signs = new Map([
  [stamp, '|'],
  [previous, '<names>'],
  [start, '<start>'],
]);
const textOf = (tokens: readonly number[]) => tokens.map((token) => signs.get(token) ?? vocabulary[token]).join('');

/** Splits at the longest pieces of the vocabulary. */
function encode(text: string): number[] {
  const piece = vocabulary.toSorted((a, b) => b.length - a.length).find((one) => text.startsWith(one));
  return piece === undefined ? [] : [id(piece), ...encode(text.slice(piece.length))];
}

const text = { before: [start], tokens: ['<stamp>', ' made', ' with', ' emotion', ',', ' in'].map(tokenOf) };
function tokenOf(piece: string) {
  return { token: id(piece), logProbability: Math.log(piece === ' emotion' ? 0.3 : 0.9) };
}

/** @param after the probabilities of what follows ` with`, and of everything else */
function place(places: NamePlace[], after: Record<string, number>, { maxPlaces = 5, tokens = text.tokens } = {}) {
  const seen: string[] = [];
  const decoders: ReturnType<typeof fakeTextDecoder>[] = [];
  const hints: Hints = {
    placesIn: () => places,
    promptOf: (names) => [previous, ...names.flatMap((name) => encode(` ${name}`))],
    encode,
  };
  const placed = placeNames({ ...text, tokens }, maxPlaces, {
    model: { tokenBytes: vocabulary.map((piece) => Buffer.from(piece)), end },
    hints,
    scoresOf: toLogProbabilities,
    openDecoder() {
      const decoder = fakeTextDecoder(start + 1, (read) => {
        seen.push(textOf(read));
        const next = textOf(read).endsWith(' with') ? after : { ',': 0.5, ' in': 0.4, '.': 0.1 };
        return Object.fromEntries(Object.entries(next).map(([piece, probability]) => [id(piece), probability]));
      });
      decoders.push(decoder);
      return decoder;
    },
  });
  for (const decoder of decoders) expect(() => decoder.advance([[0]], [0])).toThrow('freed');
  return { text: textOf(placed.tokens.map(({ token }) => token)), tokens: placed.tokens, seen, decoders };
}

const remotion = (likeness: number): NamePlace => ({
  ...{ from: 2, to: 3, candidates: [{ name: 'Remotion', text: 'Remotion', likeness }] },
});

describe('placeNames', () => {
  it('writes a name that is more probable than what was heard, and keeps the punctuation', () => {
    const { text, tokens, seen } = place([remotion(0.6)], { ' emotion': 0.3, ' Remotion': 0.7 });
    expect(text).toBe('| made with Remotion, in');
    expect(tokens[3]?.logProbability).toBeCloseTo(Math.log(0.7), 4);
    expect(seen[0]).toBe('<names> Remotion<start>| made with');
  });

  it('takes a less probable name if it sounds alike, and not if it sounds otherwise', () => {
    const after = { ' emotion': 0.97, ' Remotion': 0.03 };
    expect(place([remotion(0.9)], after).text).toBe('| made with Remotion, in');
    expect(place([remotion(0.6)], after).text).toBe('| made with emotion, in');
  });

  it('leaves the text as it is where the search may not write again what was heard', () => {
    expect(place([remotion(0.6)], { ' emotion': 0, ' Remotion': 1 }).tokens).toBe(text.tokens);
  });

  it('leaves the text as it is where the decoder hears no name at all', () => {
    const after = { ' emotion': 0.9999, ' Remotion': 0.0001 };
    expect(place([remotion(0.95)], after).tokens).toBe(text.tokens);
  });

  it('tries the next place where a name is not convincing, and none that overlaps one that is', () => {
    const others = [remotion(0.6), { ...remotion(0.95), to: 4 }, remotion(0.9)];
    const { text, decoders } = place(others, { ' emotion': 0.97, ' Remotion': 0.03 });
    expect(text).toBe('| made with Remotion');
    expect(decoders).toHaveLength(2);
  });

  it('tries as many places as it may', () => {
    expect(place([remotion(0.6), remotion(0.9)], { ' emotion': 0.97, ' Remotion': 0.03 }, { maxPlaces: 1 }).text).toBe(
      '| made with emotion, in',
    );
  });

  it('does not write over a timestamp', () => {
    const tokens = ['<stamp>', ' made', ' with', ' emotion', '<stamp>', '<stamp>', ' in'].map(tokenOf);
    const over = { ...remotion(0.9), to: 4 };
    const { decoders } = place([over], { ' Remotion': 0.9, ' emotion': 0.1 }, { tokens });
    expect(decoders).toHaveLength(0);
  });
});
