import { describe, expect, it } from 'vitest';
import type { DecodedWord } from '../../../../../src/engine/speech/whisper/decoding/decoded-words.ts';
import { knownName } from '../../../../../src/engine/speech/whisper/decoding/known-names.ts';
import { placesOfNames } from '../../../../../src/engine/speech/whisper/decoding/name-places.ts';

/** @param text words; those with a question mark in front are doubtful */
function wordsOf(text: string): DecodedWord[] {
  return text.split(' ').map((word, i) => {
    const confidence = word.startsWith('?') ? 0.3 : 0.9;
    return { from: i, to: i + 1, spokenAt: i, weakest: i, text: ` ${word.replace('?', '')}`, confidence };
  });
}

/** The likeliest place, as the words there and the names for it. */
function bestPlace(names: string[], text: string): [string, ...string[]] | null {
  const words = wordsOf(text);
  const [place] = placesOfNames(names.map(knownName), words);
  if (!place) return null;
  const written = words.slice(place.from, place.to).map((word) => word.text.trim());
  return [written.join(' '), ...place.candidates.map((candidate) => candidate.text)];
}

describe('placesOfNames', () => {
  it.each([
    ['a word', ['Remotion', 'Brevio'], 'made with ?emotion in one evening', ['emotion', 'Remotion']],
    ['some words', ['Wendelin Kratz'], 'Musik ist von ?Wendel in Kratz und', ['Wendel in Kratz', 'Wendelin Kratz']],
    [
      'a word of another script',
      ['Злата Воронцова'],
      'by ?Zlata Varansova and',
      ['Zlata Varansova', 'Злата Воронцова'],
    ],
  ])('finds %s that sounds like a name', (_, names, text, place) => {
    expect(bestPlace(names, text)?.slice(0, 2)).toEqual(place);
  });

  it('finds Russian names in their cases', () => {
    const [written, first] = bestPlace(['Глеб Самойлов'], 'я видел ?глебо ?самолова') ?? [];
    expect([written, first]).toEqual(['глебо самолова', 'Глеба Самойлова']);
  });

  it.each([
    ['words that the decoder is sure of', 'made with emotion in one evening'],
    ['words that sound otherwise', 'it is a ?book about nothing'],
    ['a name that is right', 'made with ?Remotion, in one evening'],
    ['the end of one sentence and the beginning of another', 'we saw ?remo. ?shun is bad'],
  ])('leaves %s alone', (_, text) => {
    expect(bestPlace(['Remotion'], text)).toBeNull();
  });

  it('gives at most three names for one place, the likeliest first', () => {
    const names = ['Remotian', 'Remotion', 'Emotion Lab', 'Emotian', 'Emotiona'];
    const [, ...candidates] = bestPlace(names, 'with ?emotion in') ?? [];
    expect(candidates).toHaveLength(3);
    expect(candidates[0]).toBe('Emotian');
  });
});
