import { tokenize } from '../text/tokenize.ts';

/** In letters. */
const gramLengths = [2, 3, 4];
const stemLength = 5;
/** Longer words are no words. */
const maxWordLength = 30;

/**
 * What is compared of a sentence: its words, their beginnings, pairs of words that stand side by side, and runs of
 * 2 to 4 letters inside each word. Linear in the sentence's length.
 */
export function featuresOf(text: string): Set<string> {
  const features = new Set<string>();
  let before = '^';
  for (const { kind, key } of tokenize(text)) {
    if (kind === 'break' && /[?？]/.test(key)) features.add('?');
    if (kind !== 'word' && kind !== 'number') continue;
    const word = kind === 'number' ? '#' : key.slice(0, maxWordLength);
    features.add(`w:${word}`);
    features.add(`s:${word.slice(0, stemLength)}`);
    features.add(`p:${before} ${word}`);
    for (const gram of gramsOf(word)) features.add(`g:${gram}`);
    before = word;
  }
  return features;
}

function gramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) => padded.slice(at, at + length)),
  );
}
