import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findCapitalOf, findCapitalsShown } from './find-capital-of.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "GRÁTIS com letra grande": words that the message has in capitals. */
export function takeCapitalsShown(reading: Reading, segments: readonly Segment[]): boolean {
  return takeBy(reading, segments, findCapitalsShown);
}

/** Takes "Lettera con mayúscula, que es el modelo": a capital for a word, and why. */
export function takeCapitalOf(reading: Reading, segments: readonly Segment[]): boolean {
  return takeBy(reading, segments, findCapitalOf);
}

function takeBy(reading: Reading, segments: readonly Segment[], find: typeof findCapitalOf): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = find(words, { captions: captions.words, dictionaries });
  if (!found) return false;
  const wish = replaceWords(found.wrong, found.right);
  return take(reading, words, [{ wish, places: [found.place], evidence: 'written' }], { readsBeside: true });
}
